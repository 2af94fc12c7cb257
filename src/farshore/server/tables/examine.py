"""The worker process for what strangers bring: it may take its time and its memory here, and nowhere else."""

from __future__ import annotations

import sys

import msgspec

from farshore import games
from farshore.core.match import AnyMatch, Match
from farshore.core.scene import Field
from farshore.core.text import text
from farshore.server.bots.process import answer_all
from farshore.server.scenes.encoder import encode
from farshore.server.tables.prepare import Brought, Prepared, Refused, prepare

MEMORY = 1 << 30
"""Bytes that this process may use."""


class Examined(msgspec.Struct):
    """What came of it; `failed` tells the log what went wrong."""

    prepared: Prepared | None = None
    refused: Refused | None = None
    failed: str = ""


def examine(brought: Brought) -> Examined:
    """Prepares it, and looks whether everybody at the table could be shown the first position."""
    found = prepare(brought)
    if isinstance(found, Refused):
        return Examined(refused=found)
    if found.data:
        require_shown(found)
    return Examined(prepared=found)


def require_shown(found: Prepared) -> None:
    """Draws the position for each seat and for spectators: numbers and shapes nobody can be sent fail here."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in found.options.items()}
    match: AnyMatch = Match(games.find(found.game), found.names, options, data=found.data)
    for reader in (None, *range(len(found.names))):
        scene = match.game.scene(match.game.view(match.state, reader), reader)
        drawn = {node.ground.key: node.ground.shape for node in scene.nodes() if isinstance(node, Field)}
        msgspec.json.decode(encode((scene, drawn)))


def answer(message: bytes) -> Examined:
    """Whatever goes wrong with somebody's own components is theirs: it is refused, and the worker goes on."""
    try:
        return examine(msgspec.msgpack.decode(message, type=Brought))
    except (Exception, RecursionError) as error:
        return Examined(
            refused=Refused(text("bad-data", reason=text("not-playable"))), failed=f"{type(error).__name__}: {error}"
        )


def limit_memory() -> None:
    """What needs more memory than this fails by itself, not the machine."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    limit_memory()
    answer_all(answer)
