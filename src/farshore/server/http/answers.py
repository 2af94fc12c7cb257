"""Answers over HTTP that need no framework: the page and its files, health, metrics, and why something is refused."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from farshore import games
from farshore.server import metrics
from farshore.server.http.page import File
from farshore.server.http.refusal import Refusal
from farshore.server.socket import wire
from farshore.server.socket.socket import Send
from farshore.words import house, translator


class Response(NamedTuple):
    """What is sent back."""

    content: bytes
    kind: str = "application/json"
    status: int = 200
    headers: tuple[tuple[bytes, bytes], ...] = ()

    async def send(self, send: Send) -> None:
        headers = [(b"content-type", self.kind.encode()), (b"content-length", b"%d" % len(self.content))]
        await send({"type": "http.response.start", "status": self.status, "headers": [*headers, *self.headers]})
        await send({"type": "http.response.body", "body": self.content})


def json_answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status=status)


def problem(error: Refusal, language: str) -> wire.Problem:
    """Why something was refused, in the reader's language."""
    metrics.refusals.labels(reason=error.reason.key).inc()
    known = games.installed().games
    words = translator(known[error.game]) if error.game in known else house()
    return wire.Problem(key=error.reason.key, reason=words.say(error.reason, language), line=error.line)


def file_answer(file: File, accepted: str) -> Response:
    """A file of the page, compressed for those who accept it."""
    lifetime = b"public, max-age=31536000, immutable" if file.lasting else b"no-cache"
    headers = ((b"vary", b"accept-encoding"), (b"cache-control", lifetime))
    if file.zipped is not None and "gzip" in accepted:
        return Response(file.zipped, file.kind, headers=(*headers, (b"content-encoding", b"gzip")))
    return Response(file.content, file.kind, headers=headers)
