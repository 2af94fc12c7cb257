"""The API over HTTP, put together: routes, their description, and answers that are no success.

Only this module and `routes.py` know the web framework; it is loaded when the API is first wanted.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore.core.text import plain, text
from farshore.server.http import people
from farshore.server.http.answers import problem
from farshore.server.http.limits import language_of
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.http.routes import ROUTES
from farshore.server.notices.notices import Notices
from farshore.server.scenes.typescript import socket_schema
from farshore.server.socket import wire
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.tables import Tables

log = structlog.get_logger("farshore.server")


def api(tables: Tables, lobby: Lobby, notices: Notices, body_bytes: int) -> Litestar:
    """All under /api, for these tables."""
    made = Litestar(
        route_handlers=[*ROUTES, *people.ROUTES, socket_messages],
        openapi_config=OpenAPIConfig(
            title="Farshore",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={Refusal: refused, HTTPException: not_understood, Exception: failed},
        request_max_body_size=body_bytes,
        logging_config=None,
    )
    made.state.tables, made.state.lobby, made.state.notices = tables, lobby, notices
    return made


@get("/api/socket.schema.json", include_in_schema=False, sync_to_thread=False)
def socket_messages() -> dict[str, Any]:
    """JSON Schema of the socket's messages."""
    return socket_schema()


# Answers that are no success


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[wire.Problem]:
    """A Problem in the reader's language."""
    language = language_of(request.scope["query_string"].decode("latin-1"), request.scope["headers"])
    return Response(problem(error, language), status_code=error.status)


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """A request that is no message of ours: the reason names what is wrong with it."""
    known = {404: "not-found", 413: "message-too-long"}.get(error.status_code)
    reason = text(known) if known else text("bad-message", reason=plain(_why(error)))
    return refused(request, Refusal(reason, error.status_code))


def _why(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra)
    return str(error.detail)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return refused(request, refuse("server-failed", 500))
