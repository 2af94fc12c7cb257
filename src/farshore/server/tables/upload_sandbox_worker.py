"""The worker process that checks untrusted input, with limited memory."""

from __future__ import annotations

import sys

import msgspec

from farshore import games
from farshore.core.match import AnyMatch, Match
from farshore.core.scene import Field
from farshore.core.text import text
from farshore.server.tables.match_setup import PreparedMatch, SetupError, SetupRequest, prepare_match
from farshore.server.wire.encoding import encode
from farshore.server.workers.process import serve_requests

MEMORY = 1 << 30
"""Bytes that this process may use."""


class SandboxResult(msgspec.Struct):
    """The result of a check; `failed` is for the log."""

    prepared: PreparedMatch | None = None
    refused: SetupError | None = None
    failed: str = ""


def check_setup(request: SetupRequest) -> SandboxResult:
    """Prepare the match, and check that its first position can be shown to every seat."""
    found = prepare_match(request)
    if isinstance(found, SetupError):
        return SandboxResult(refused=found)
    if found.data:
        require_encodable(found)
    return SandboxResult(prepared=found)


def require_encodable(found: PreparedMatch) -> None:
    """Encode the position for each seat and for spectators: values that cannot be sent fail here."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in found.options.items()}
    match: AnyMatch = Match(games.find(found.game), found.names, options, data=found.data)
    for reader in (None, *range(len(found.names))):
        scene = match.game.scene(match.game.view(match.state, reader), reader)
        drawn = {node.ground.key: node.ground.shape for node in scene.nodes() if isinstance(node, Field)}
        msgspec.json.decode(encode((scene, drawn)))


def handle_request(message: bytes) -> SandboxResult:
    """Answer one request. Errors in custom components are refused, and the worker goes on."""
    try:
        return check_setup(msgspec.msgpack.decode(message, type=SetupRequest))
    except (Exception, RecursionError) as error:
        return SandboxResult(
            refused=SetupError(text("bad-data", reason=text("not-playable"))), failed=f"{type(error).__name__}: {error}"
        )


def limit_memory() -> None:
    """Limit the memory of this process."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    limit_memory()
    serve_requests(handle_request)
