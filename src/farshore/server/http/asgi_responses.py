"""HTTP responses without the framework: the page and its files, health, metrics and errors."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from farshore import games
from farshore.server import metrics, wire
from farshore.server.asgi_types import Send
from farshore.server.errors import RequestError
from farshore.server.http.page_files import PageFile
from farshore.translations import app_translator, translator


class Response(NamedTuple):
    """A response."""

    content: bytes
    kind: str = "application/json"
    status: int = 200
    headers: tuple[tuple[bytes, bytes], ...] = ()

    async def send(self, send: Send) -> None:
        headers = [(b"content-type", self.kind.encode()), (b"content-length", b"%d" % len(self.content))]
        await send({"type": "http.response.start", "status": self.status, "headers": [*headers, *self.headers]})
        await send({"type": "http.response.body", "body": self.content})


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status=status)


def problem_body(error: RequestError, language: str) -> wire.Problem:
    """Return an error in the client's language."""
    metrics.refusals.labels(reason=error.reason.key).inc()
    known = games.installed().games
    words = translator(known[error.game]) if error.game in known else app_translator()
    return wire.Problem(key=error.reason.key, reason=words.translate(error.reason, language), line=error.line)


def file_response(file: PageFile, accepted: str) -> Response:
    """Return a file of the page, compressed for clients that accept it."""
    lifetime = b"public, max-age=31536000, immutable" if file.lasting else b"no-cache"
    headers = ((b"vary", b"accept-encoding"), (b"cache-control", lifetime))
    if file.zipped is not None and "gzip" in accepted:
        return Response(file.zipped, file.kind, headers=(*headers, (b"content-encoding", b"gzip")))
    return Response(file.content, file.kind, headers=headers)
