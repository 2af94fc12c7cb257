"""The server put together: routes, socket, page, and what runs beside them from start to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import process_time
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import generate_latest

from farshore.core.text import plain, text
from farshore.games import installed
from farshore.server import logs, metrics, wire
from farshore.server.gate import HEADERS, Limits, address_of, language_of, origin_allowed
from farshore.server.hints import Hints
from farshore.server.hub import Alone, Hub, PostgresHub
from farshore.server.lines import Lines, Message, Receive, Send
from farshore.server.page import Page
from farshore.server.players import Players
from farshore.server.refusal import Refusal, refuse
from farshore.server.routes import ROUTES
from farshore.server.settings import Settings, from_environment
from farshore.server.store import Store
from farshore.server.table import LiveTable
from farshore.server.tables import Tables
from farshore.server.typescript import socket_schema
from farshore.server.workers import Workers
from farshore.words import house

log = structlog.get_logger("farshore.server")


class Farshore:
    """The ASGI application."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or from_environment()
        logs.set_up(self.settings)
        self.page = Page()
        self.lines: Lines | None = None
        self._requests = Limits(self.settings.rate_http)
        self._creations = Limits(self.settings.rate_create, seconds=15)
        self.http = Litestar(
            route_handlers=[*ROUTES, health, metrics_page, socket_messages, page_file],
            lifespan=[self.running],
            openapi_config=OpenAPIConfig(
                title="Farshore",
                version="1",
                path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            exception_handlers={Refusal: refused, HTTPException: not_understood, Exception: failed},
            request_max_body_size=self.settings.body_bytes,
            logging_config=None,
        )
        self.http.state.page = self.page
        self.http.state.settings = self.settings

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Opens the store, starts what runs beside, and stops all of it in order."""
        settings = self.settings
        store = await Store.open(settings.database, durable=settings.durable)
        secret = settings.secret or await store.house_secret("challenges", secrets.token_urlsafe(32))
        workers = Workers(settings.bot_workers)
        tables = app.state.tables = Tables(store, settings, secret)
        players = Players(workers, settings)
        hub: Hub = Alone()
        if settings.database.startswith("postgresql://"):
            hub = PostgresHub(settings.database, tables, settings.poll)

        debugging = settings.log == "debug"

        def announced(table: LiveTable) -> None:
            if debugging:
                log.debug("announced", table=table.row.id, seq=table.version, busy=table.busy)
            hub.tell(table)
            players.look(table)

        tables.announced = announced
        self.lines = app.state.lines = Lines(tables, Hints(workers, settings), settings)
        await hub.start()
        beside = [asyncio.create_task(tables.sweep()), asyncio.create_task(self.lines.drop_slow())]
        # Positions and scenes are many small values without cycles: looking through them all the time is wasted.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 100, 50)
        log.info("ready", database=store.database.kind, games=list(installed().games), broken=installed().broken)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await hub.stop()
            await players.stop()
            await workers.stop()
            await store.close()
            log.info("stopped")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["path"] == "/socket" and self.lines is not None:
            await self.lines.serve(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Message, receive: Receive, send: Send) -> None:
        """Checks origin and rate, and adds the security headers to whatever is answered."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        reason = self._not_let_in(scope)
        if reason is None:
            await self.http(scope, receive, send_safely)  # type: ignore[arg-type]
            return
        language = language_of(scope["query_string"].decode("latin-1"), scope["headers"])
        await refusal_answer(reason, language).to_asgi_response(self.http, None)(scope, receive, send_safely)  # type: ignore[arg-type]

    def _not_let_in(self, scope: Message) -> Refusal | None:
        if not scope["path"].startswith("/api"):
            return None
        address = address_of(scope, self.settings)
        if not self._requests.take(address):
            return refuse("too-fast", 429)
        if scope["method"] == "POST":
            if not origin_allowed(scope["headers"], self.settings):
                return refuse("other-origin", 403)
            if scope["path"] != "/api/mine" and not scope["path"].endswith(("/position", "/record")):
                return None if self._creations.take(address) else refuse("too-fast", 429)
        return None


# Answers that are no success


def refusal_answer(error: Refusal, language: str) -> Response[wire.Problem]:
    """A Problem in the reader's language."""
    metrics.refusals.labels(reason=error.reason.key).inc()
    problem = wire.Problem(key=error.reason.key, reason=house().say(error.reason, language), line=error.line)
    return Response(problem, status_code=error.status)


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.scope["query_string"].decode("latin-1"), request.scope["headers"])


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[wire.Problem]:
    return refusal_answer(error, _language(request))


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """A request that is no message of ours: the reason names what is wrong with it."""
    known = {404: "not-found", 413: "message-too-long"}.get(error.status_code)
    reason = text(known) if known else text("bad-message", reason=plain(_why(error)))
    return refusal_answer(Refusal(reason, error.status_code), _language(request))


def _why(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra)
    return str(error.detail)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return refusal_answer(refuse("server-failed", 500), _language(request))


# What is not the API of tables


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Whether this process can do its work: the store answers, games are there."""
    tables: Tables = request.app.state.tables
    await tables.store.read(lambda database: database.execute("select 1").fetchone())
    found = installed()
    return {
        "status": "ok",
        "process": os.getpid(),
        "cpu_seconds": process_time(),
        "games": list(found.games),
        "broken": found.broken,
    }


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus."""
    if not request.app.state.settings.metrics:
        raise refuse("not-found", 404)
    return Response(generate_latest(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/socket.schema.json", include_in_schema=False, sync_to_thread=False)
def socket_messages() -> dict[str, Any]:
    """JSON Schema of the socket's messages."""
    return socket_schema()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """The page and its files."""
    known: Page = request.app.state.page
    file = None if path.startswith("/api/") else known.file(path)
    if file is None:
        raise refuse("not-found", 404)
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if file.lasting:
        headers["cache-control"] = "public, max-age=31536000, immutable"
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


def create() -> Farshore:
    """For `uvicorn --factory`: settings come from the environment."""
    return Farshore()
