"""The server put together: page, API, socket, and what runs beside them from start to stop."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property, partial
from time import time
from traceback import format_exc
from typing import TYPE_CHECKING

import structlog
from prometheus_client import generate_latest

from farshore import bots
from farshore.core.text import plain, text
from farshore.games import installed
from farshore.server import logs
from farshore.server.bots.hints import Hints
from farshore.server.bots.reviews import Reviews
from farshore.server.bots.seats import BotSeats
from farshore.server.bots.workers import Workers
from farshore.server.costs import Costs, Metered
from farshore.server.http.answers import Response, file_answer, json_answer, problem
from farshore.server.http.limits import HEADERS, Limits, address_of, header, language_of, origin_allowed
from farshore.server.http.page import Page
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.notices.notices import Notices
from farshore.server.settings import Settings, from_environment
from farshore.server.socket.socket import Message, Receive, Send, Sockets
from farshore.server.store import people
from farshore.server.store.store import Store
from farshore.server.tables.hub import Alone, Hub, PostgresHub
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.table import LiveTable
from farshore.server.tables.tables import Tables
from farshore.words import LANGUAGES, house

if TYPE_CHECKING:
    from litestar import Litestar

log = structlog.get_logger("farshore.server")
AGAIN = 3.0
"""Seconds until a start that found no database asks once more."""
SOON = 0.1
"""Seconds after the start until the API is loaded, beside the first answers: those do not wait for it."""


def _free(seconds: float) -> None:
    """Work that nobody pays for."""


class Farshore:
    """The ASGI application."""

    tables: Tables
    lobby: Lobby
    notices: Notices
    sockets: Sockets | None = None

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or from_environment()
        logs.set_up(self.settings)
        self.page = Page()
        self.name = secrets.token_hex(4)
        """Tells processes apart, and nothing about them."""
        self._requests = Limits(self.settings.rate_http)
        self._creations = Limits(self.settings.rate_create, seconds=15)
        self.costs = Costs(self.settings.cost)
        self.loaded = False
        """Whether all is there that the first visitors ask for; until then nobody pays for it."""

    @cached_property
    def api(self) -> Litestar:
        """The API. Its framework takes long to load: the page is there before it."""
        from farshore.server.http.api import api

        return api(self.tables, self.lobby, self.notices, self.settings.body_bytes)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Opens the store, starts what runs beside, and stops all of it in order."""
        settings = self.settings
        store = await Store.open(settings.database, durable=settings.durable)
        secret = settings.secret or await store.house_secret("challenges", secrets.token_urlsafe(32))
        if store.database.kind == "sqlite":  # nobody else serves this file: who was here has gone with the last process
            await store.write(lambda connection: people.nobody_is_here(connection, time()))
        workers = Workers(settings.bot_workers)
        tables = self.tables = Tables(store, settings, secret)
        self.lobby, self.notices = Lobby(tables), Notices(tables, settings)
        bot_seats = BotSeats(workers, settings)
        hub: Hub = Alone()
        if settings.database.startswith("postgresql://"):
            hub = PostgresHub(settings.database, tables, settings.poll)

        debugging = settings.log == "debug"

        def announced(table: LiveTable) -> None:
            if debugging:
                log.debug("announced", table=table.row.id, seq=table.version, busy=table.busy)
            hub.tell(table)
            bot_seats.look(table)
            self.notices.look(table)

        tables.announced = announced
        reviews = Reviews(workers, store, settings)
        self.sockets = Sockets(tables, Hints(workers, settings), reviews, settings, self.costs)
        await hub.start()
        tasks = tables.sweep(), self.sockets.drop_slow(), self.notices.watch(), self._make_ready()
        beside = [asyncio.create_task(task) for task in tasks]
        for task in beside:
            task.add_done_callback(_told_if_failed)
        # Positions and scenes are many small values without cycles: looking through them all the time is wasted. But
        # tables and lines are cycles: those that were left are found before there are a thousand of them.
        gc.set_threshold(50_000, 5, 5)
        found = installed()
        kind, durable = store.database.kind, settings.durable
        log.info("ready", database=kind, durable=durable, games=list(found.games), broken=found.broken)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await hub.stop()
            await bot_seats.stop()
            await reviews.stop()
            await self.notices.end()
            await workers.stop()
            await tables.examiner.stop()
            await store.close()
            log.info("stopped")

    async def _make_ready(self) -> None:
        """Loads API and words in good time; then what is loaded is not looked through for garbage again."""
        await asyncio.sleep(SOON)
        await asyncio.to_thread(self._load)
        self.loaded = True
        if broken := await asyncio.to_thread(bots.broken):
            log.warning("bots cannot be loaded", broken=broken)
        gc.collect()
        gc.freeze()
        while not await self._healed():
            await asyncio.sleep(AGAIN)

    async def _healed(self) -> bool:
        """What a start asks of the database; not yet if it is gone."""
        try:
            await self.notices.signer()
            await self.tables.heal_lists()
        except self.tables.store.database.lost as error:
            log.warning("lists not healed yet", error=f"{type(error).__name__}: {error}")
            return False
        return True

    def _load(self) -> None:
        """What the first page asks for, in one language: another is read in less than anybody's share."""
        from farshore.server.http.routes import known_games

        _ = self.api, house()
        known_games(LANGUAGES[0])

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            address = address_of(scope, self.settings)
            spend = partial(self.costs.spend, address) if self.loaded else _free  # loading is nobody's doing
            await Metered(self._request(scope, receive, send), spend)
        else:
            await self._lifespan(receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Start and stop, as the web server announces them."""
        await receive()
        moment = "startup"
        try:
            async with self.running():
                await send({"type": "lifespan.startup.complete"})
                moment = "shutdown"
                await receive()
        except Exception:
            await send({"type": f"lifespan.{moment}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["path"] == "/socket" and self.sockets is not None:
            await self.sockets.serve(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Message, receive: Receive, send: Send) -> None:
        """Checks origin and rate, and adds the security headers to whatever is answered."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            reason = self._not_let_in(scope)
            if reason is not None:
                raise reason
            if _is_of_api(scope["path"]):
                await self.api(scope, receive, send_safely)  # type: ignore[arg-type]
                return
            answer = await self._answer(scope)
        except Refusal as error:
            answer = _refused(error, scope)
        except Exception as error:
            log.error("request failed", path=scope["path"], exc_info=error)
            answer = _refused(refuse("server-failed", 500), scope)
        await answer.send(send_safely)

    def _not_let_in(self, scope: Message) -> Refusal | None:
        address = address_of(scope, self.settings)
        if self.costs.owed(address) and scope["path"] != "/health":
            return refuse("too-fast", 429)
        if not scope["path"].startswith("/api"):
            return None
        if not self._requests.take(address):
            return refuse("too-fast", 429)
        if scope["method"] == "POST":
            if not origin_allowed(scope["headers"], self.settings):
                return refuse("other-origin", 403)
            if scope["path"] != "/api/mine" and not scope["path"].endswith(("/position", "/record", "/invitation")):
                return None if self._creations.take(address) else refuse("too-fast", 429)
        return None

    async def _answer(self, scope: Message) -> Response:
        """What is not the API: health, metrics, the page and its files."""
        if scope["method"] not in ("GET", "HEAD"):
            raise Refusal(text("bad-message", reason=plain("Method Not Allowed")), 405)
        if scope["path"] == "/health":
            return await self._health()
        if scope["path"] == "/metrics" and self.settings.metrics:
            return Response(generate_latest(), "text/plain; version=0.0.4; charset=utf-8")
        file = None if scope["path"] == "/metrics" else self.page.file(scope["path"])
        if file is None:
            raise refuse("not-found", 404)
        return file_answer(file, header(scope["headers"], b"accept-encoding"))

    async def _health(self) -> Response:
        """Whether this process can do its work: the store answers, games are there."""
        await self.tables.store.read(lambda database: database.execute("select 1").fetchone())
        found = installed()
        return json_answer(
            {
                "status": "ok",
                "process": self.name,
                "games": list(found.games),
                "broken": found.broken,
            }
        )


def _told_if_failed(task: asyncio.Task[None]) -> None:
    """What goes on beside the tables never ends without a word."""
    if not task.cancelled() and (error := task.exception()):
        log.error("broke off beside the tables", exc_info=error)


def _is_of_api(path: str) -> bool:
    """Whether this is asked of tables and games, not of the page's files."""
    return path.startswith(("/api/", "/words/")) or (
        path.startswith("/games/") and path.endswith((".svg", ".css", ".json"))
    )


def _refused(error: Refusal, scope: Message) -> Response:
    language = language_of(scope["query_string"].decode("latin-1"), scope["headers"])
    return json_answer(problem(error, language), error.status)


def create() -> Farshore:
    """For `uvicorn --factory`: settings come from the environment."""
    return Farshore()
