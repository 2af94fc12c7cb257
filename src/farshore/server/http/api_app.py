"""The HTTP API: routes, OpenAPI description and error responses.

Only this module and the modules with routes import the web framework, which is loaded when the API is first used.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from farshore.core.text import literal, text
from farshore.server import wire
from farshore.server.competitions.clubs import ClubService
from farshore.server.errors import RequestError, request_error
from farshore.server.http import (
    challenge_routes,
    club_routes,
    competition_routes,
    lesson_routes,
    lobby_routes,
    people_routes,
    player_routes,
    print_routes,
    program_routes,
    rating_routes,
)
from farshore.server.http.asgi_responses import problem_body
from farshore.server.http.game_routes import ROUTES
from farshore.server.notices.notifier import TurnNotifier
from farshore.server.players.bot_tokens import BotTokenService
from farshore.server.players.people import PeopleService
from farshore.server.ratings.service import RatingService
from farshore.server.request_headers import language_of
from farshore.server.store.database import Unreachable
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.registry import TableRegistry
from farshore.server.wire.typescript import socket_schema

log = structlog.get_logger("farshore.server")


def create_api(
    tables: TableRegistry,
    lobby: Lobby,
    notices: TurnNotifier,
    programs: BotTokenService,
    clubs: ClubService,
    people: PeopleService,
    ratings: RatingService,
    body_bytes: int,
) -> Litestar:
    """Create the API for these tables."""
    made = Litestar(
        route_handlers=[
            *ROUTES,
            *lesson_routes.ROUTES,
            *challenge_routes.ROUTES,
            *print_routes.ROUTES,
            *lobby_routes.ROUTES,
            *player_routes.ROUTES,
            *program_routes.ROUTES,
            *competition_routes.ROUTES,
            *club_routes.ROUTES,
            *people_routes.ROUTES,
            *rating_routes.ROUTES,
            get_socket_schema,
        ],
        openapi_config=OpenAPIConfig(
            title="Farshore",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={
            RequestError: request_error_response,
            HTTPException: framework_error_response,
            Exception: internal_error_response,
        },
        request_max_body_size=body_bytes,
        logging_config=None,
    )
    made.state.tables, made.state.lobby, made.state.notices = tables, lobby, notices
    made.state.players, made.state.programs = programs.players, programs
    made.state.competitions, made.state.clubs, made.state.people = clubs.competitions, clubs, people
    made.state.ratings = ratings
    return made


@get("/api/socket.schema.json", include_in_schema=False, sync_to_thread=False)
def get_socket_schema() -> dict[str, Any]:
    """Return the JSON Schema of the WebSocket messages."""
    return socket_schema()


# Error responses


def request_error_response(request: Request[Any, Any, Any], error: RequestError) -> Response[wire.Problem]:
    """Return a Problem in the client's language."""
    language = language_of(request.scope["query_string"].decode("latin-1"), request.scope["headers"])
    return Response(problem_body(error, language), status_code=error.status)


def framework_error_response(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """Return a Problem for a request that the framework rejected."""
    known = {404: "not-found", 413: "message-too-long"}.get(error.status_code)
    reason = text(known) if known else text("bad-message", reason=literal(_reason(error)))
    return request_error_response(request, RequestError(reason, error.status_code))


def _reason(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra)
    return str(error.detail)


def internal_error_response(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    if isinstance(error, Unreachable):
        log.error("store failed", path=request.url.path, error=str(error))
        return request_error_response(request, request_error("store-failed", 503))
    log.error("request failed", path=request.url.path, exc_info=error)
    return request_error_response(request, request_error("server-failed", 500))
