"""The ASGI application: page, API, socket, and the background tasks that run from start to stop."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property, partial
from hmac import compare_digest
from time import monotonic, time
from traceback import format_exc
from typing import TYPE_CHECKING

import structlog
from prometheus_client import generate_latest
from structlog.contextvars import bound_contextvars

from farshore import bots
from farshore.core.text import literal, text
from farshore.games import installed
from farshore.server import logs, loop_time_quota, metrics, traces, wire
from farshore.server.admin.decision_sync import DecisionSync
from farshore.server.asgi_types import Message, Receive, Send
from farshore.server.bots.bot_seats import BotSeats
from farshore.server.bots.hints import HintService
from farshore.server.bots.reviews import ReviewService
from farshore.server.competitions.clubs import ClubService
from farshore.server.competitions.service import CompetitionService
from farshore.server.errors import RequestError, request_error
from farshore.server.garbage_collector import Collector, tune_collector
from farshore.server.http.asgi_responses import Response, file_response, json_response, problem_body
from farshore.server.http.page_files import PageFiles
from farshore.server.http.readiness import ReadinessCheck
from farshore.server.http.security_headers import HEADERS, HTTPS_ONLY
from farshore.server.loop_time_quota import LoopTimeQuota, MeteredCoroutine, charge_nobody
from farshore.server.notices.notifier import TurnNotifier
from farshore.server.players.bot_tokens import BotTokenService
from farshore.server.players.people import PeopleService
from farshore.server.players.service import PlayerService
from farshore.server.rate_limits import RateLimiter
from farshore.server.ratings.service import RatingService
from farshore.server.request_headers import (
    client_address,
    header,
    host_allowed,
    host_name,
    is_https,
    language_of,
    origin_allowed,
)
from farshore.server.settings import Settings, from_environment
from farshore.server.socket.handler import SocketHandler
from farshore.server.store import seating
from farshore.server.store.database import Unreachable
from farshore.server.store.store import Store
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.process_sync import PostgresSync, ProcessSync, SingleProcess
from farshore.server.tables.registry import TableRegistry
from farshore.server.usage_by_address import RecentUsage
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.fair_queue import Requester
from farshore.translations import LANGUAGES, app_translator

if TYPE_CHECKING:
    from litestar import Litestar

log = structlog.get_logger("farshore.server")
AGAIN = 3.0
"""Seconds until start-up tasks are tried again after the database was unreachable."""
SOON = 0.1
"""Seconds after the start until the API is loaded in the background, so that the first responses do not wait for it."""


class Farshore:
    """The ASGI application."""

    tables: TableRegistry
    lobby: Lobby
    notices: TurnNotifier
    players: PlayerService
    programs: BotTokenService
    competitions: CompetitionService
    clubs: ClubService
    people: PeopleService
    ratings: RatingService
    sockets: SocketHandler | None = None
    readiness: ReadinessCheck
    admin: DecisionSync

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or from_environment()
        logs.set_up(self.settings)
        traces.set_up(self.settings)
        self.page = PageFiles()
        self.name = secrets.token_hex(4)
        """A random id of this process, for health checks."""
        self._requests = RateLimiter(self.settings.rate_http)
        self._creations = RateLimiter(self.settings.rate_create, seconds=15)
        self.costs = LoopTimeQuota(self.settings.cost)
        self.loaded = False
        """Whether everything that a first visit needs is loaded. Until then no address is charged for processor time.
        """

    @cached_property
    def api(self) -> Litestar:
        """The API, created when it is first used: its framework takes long to import."""
        from farshore.server.http.api_app import create_api

        services = self.tables, self.lobby, self.notices, self.programs, self.clubs, self.people, self.ratings
        return create_api(*services, self.settings.body_bytes)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the store, start the background tasks, and stop everything in order."""
        settings = self.settings
        store = await Store.open(settings.database, durable=settings.durable)
        secret = settings.secret or await store.shared_secret("challenges", secrets.token_urlsafe(32))
        if (
            store.database.kind == "sqlite"
        ):  # no other process serves this file: presence that it recorded ended with it
            await store.write(lambda connection: seating.clear_presence(connection, time()))
        workers = BotPool(settings.bot_workers)
        tables = self.tables = TableRegistry(store, settings, secret)
        self.lobby, self.notices = Lobby(tables), TurnNotifier(tables, settings)
        self.players = PlayerService(tables)
        self.programs = BotTokenService(self.players, self.lobby)
        self.competitions = CompetitionService(tables)
        self.clubs = ClubService(self.competitions, self.lobby)
        self.people = PeopleService(self.players, self.lobby)
        self.people.on_invited = self.notices.announce_invitation
        self.ratings = RatingService(tables)
        self.lobby.before_delete = self.ratings.settle_abandoned
        bot_seats = BotSeats(workers, settings)
        sync: ProcessSync = SingleProcess()
        if settings.database.startswith("postgresql://"):
            sync = PostgresSync(settings.database, tables, settings.poll)

        debugging = settings.log == "debug"

        def on_change(table: LiveTable) -> None:
            if debugging:
                log.debug("table changed", table=table.row.id, seq=table.version, busy=table.busy)
            sync.notify(table)
            if table.row.id not in tables.site.stopped:
                bot_seats.schedule(table)
            self.notices.schedule(table)
            self.competitions.note_change(table)
            self.ratings.note_change(table)

        tables.on_change = on_change
        reviews = ReviewService(workers, store, settings)
        reviews.on_done = self.ratings.note_review
        reviews.charge = self.tables.storage.charge
        if settings.rated_reviews:
            self.ratings.start_review = reviews.begin_unwatched
            self.competitions.director.start_review = reviews.begin_unwatched
        self.sockets = SocketHandler(
            tables, HintService(workers, settings), reviews, self.programs, settings, self.costs
        )
        self.programs.on_revoked = self.sockets.close_program
        await sync.start()
        watched = [tables.sweep(), tables.prune_daily(), self.sockets.drop_slow(), self.notices.watch()]
        watched.append(self.sockets.free_idle())
        if settings.players != "off":
            watched += [self.competitions.watch(), self.ratings.watch()]
        beside = [asyncio.create_task(task) for task in watched]
        self.readiness = ReadinessCheck(store, workers, beside.copy())
        self.admin = DecisionSync(self.name, tables, self.sockets, self.costs)
        self.costs.weight = tables.site.weight
        workers.on_used = partial(_count_bot_time, self.sockets.table_usage)
        sockets = self.sockets
        tune_collector()
        collector = Collector(lambda: tables.dropped + sockets.ended, lambda: len(tables.live) + len(sockets.open))
        watched_later = self.readiness.watch_loop(), self.admin.watch(), collector.watch(), self._warm_up()
        beside += [asyncio.create_task(task) for task in watched_later]
        for task in beside:
            task.add_done_callback(_log_failure)
        found = installed()
        kind, durable = store.database.kind, settings.durable
        log.info("ready", database=kind, durable=durable, games=list(found.games), broken=found.broken)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await sync.stop()
            await bot_seats.stop()
            await reviews.stop()
            await self.notices.close()
            await workers.stop()
            await tables.sandbox.stop()
            await tables.storage.save()
            await store.close()
            log.info("stopped")

    async def _warm_up(self) -> None:
        """Load API and translations, then exclude what is loaded from garbage collection."""
        await asyncio.sleep(SOON)
        await asyncio.to_thread(self._load)
        self.loaded = True
        if broken := await asyncio.to_thread(bots.broken_plugins):
            log.warning("bots cannot be loaded", broken=broken)
        gc.collect()
        gc.freeze()
        while not await self._run_startup_tasks():
            await asyncio.sleep(AGAIN)

    async def _run_startup_tasks(self) -> bool:
        """Run the start-up tasks that need the database. Return False if it is unreachable."""
        try:
            await self.admin.check()
            await self.notices.signer()
            await self.tables.repair_lists()
        except Unreachable as error:
            log.warning("start-up tasks failed", error=f"{type(error).__name__}: {error}")
            return False
        return True

    def _load(self) -> None:
        """Load what the first page needs, in one language; another one costs less than the quota of an address."""
        from farshore.server.http.game_routes import game_list

        _ = self.api, app_translator()
        game_list(LANGUAGES[0])

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            address = client_address(scope, self.settings)
            spend = (
                partial(self.costs.spend, address) if self.loaded else charge_nobody
            )  # loading is not charged to visitors
            loop_time_quota.charge.set(spend)
            await MeteredCoroutine(self._request(scope, receive, send), spend)
        else:
            await self._lifespan(receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Handle the lifespan events of the web server."""
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
        if scope["path"] == "/socket" and self.sockets is not None and host_allowed(scope["headers"], self.settings):
            await self.sockets.serve(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Message, receive: Receive, send: Send) -> None:
        """Check origin and rate limits, answer, and add the security headers."""

        https_only = [HTTPS_ONLY] if is_https(scope, self.settings) else []
        request_id = logs.request_id(header(scope["headers"], b"x-request-id"))
        identified = (b"x-request-id", request_id.encode())
        began = monotonic()

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS, *https_only, identified]
                status, seconds = message["status"], monotonic() - began
                metrics.request_seconds.labels(status=f"{status // 100}xx").observe(seconds)
                log.debug("request", method=scope["method"], path=scope["path"], status=status, seconds=seconds)
            elif message["type"] == "http.response.body":
                self.costs.usage.add(client_address(scope, self.settings), size=len(message.get("body", b"")))
            await send(message)

        with bound_contextvars(request=request_id), traces.span("request", method=scope["method"], path=scope["path"]):
            await self._respond(scope, receive, send_safely)

    async def _respond(self, scope: Message, receive: Receive, send: Send) -> None:
        try:
            reason = self._check_admission(scope)
            if reason is not None:
                raise reason
            if _is_api_path(scope["path"]):
                await self.api(scope, receive, send)  # type: ignore[arg-type]
                return
            answer = await self._answer(scope)
        except RequestError as error:
            answer = _error_response(error, scope)
        except Unreachable as error:
            log.error("store failed", path=scope["path"], error=str(error))
            answer = _error_response(request_error("store-failed", 503), scope)
        except Exception as error:
            log.error("request failed", path=scope["path"], exc_info=error)
            answer = _error_response(request_error("server-failed", 500), scope)
        await answer.send(send)

    def _check_admission(self, scope: Message) -> RequestError | None:
        if not host_allowed(scope["headers"], self.settings):
            return request_error("unknown-host", 421, host=host_name(header(scope["headers"], b"host"))[:100])
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL refuses to look for it
            return request_error("not-found", 404)
        address = client_address(scope, self.settings)
        if self.costs.seconds_owed(address) and scope["path"] not in ("/health", "/ready"):
            return request_error("too-fast", 429)
        if not scope["path"].startswith("/api"):
            return None
        if banned := self.tables.site.check_address(address):
            return banned
        weight = self.tables.site.weight(address)
        if not self._requests.take(address, weight):
            return request_error("too-fast", 429)
        if scope["method"] == "POST":
            if not origin_allowed(scope["headers"], self.settings):
                return request_error("other-origin", 403)
            if scope["path"] != "/api/mine" and not scope["path"].endswith(
                ("/position", "/record", "/invitation", "/promise")
            ):
                if not self._creations.take(address, weight):
                    return request_error("too-fast", 429)
                return self.tables.site.check_new_table() if _makes_table(scope["path"]) else None
        return None

    async def _answer(self, scope: Message) -> Response:
        """Answer requests that are not for the API: health, metrics, the page and its files."""
        if scope["method"] not in ("GET", "HEAD"):
            raise RequestError(text("bad-message", reason=literal("Method Not Allowed")), 405)
        if scope["path"] == "/health":
            return self._health()
        if scope["path"] == "/ready":
            found = await self.readiness.check()
            return json_response(found, 200 if found.ready else 503)
        if scope["path"] == "/metrics" and self._may_read_metrics(header(scope["headers"], b"authorization")):
            return Response(generate_latest(), "text/plain; version=0.0.4; charset=utf-8")
        file = None if scope["path"] == "/metrics" else self.page.file(scope["path"])
        if file is None:
            raise request_error("not-found", 404)
        return file_response(file, header(scope["headers"], b"accept-encoding"))

    def _may_read_metrics(self, authorization: str) -> bool:
        """Return whether metrics are on and, if a token is set, whether the request has it."""
        token = self.settings.metrics_token
        if token:
            return compare_digest(authorization.encode(), f"Bearer {token}".encode())
        return self.settings.metrics

    def _health(self) -> Response:
        """Report that this process answers, and which games it has."""
        found = installed()
        games = tuple(found.games)
        return json_response(wire.Health(status="ok", process=self.name, games=games, broken=found.broken))


def _log_failure(task: asyncio.Task[None]) -> None:
    """Log the exception that ended a background task."""
    if not task.cancelled() and (error := task.exception()):
        log.error("background task failed", exc_info=error)


def _is_api_path(path: str) -> bool:
    """Return whether a path belongs to the API rather than to the page's files."""
    return path.startswith(("/api/", "/words/")) or (
        path.startswith("/games/") and path.endswith((".svg", ".css", ".json"))
    )


def _makes_table(path: str) -> bool:
    """Return whether a POST to this path makes a new table."""
    return path in ("/api/tables", "/api/records", "/api/quick", "/api/bot/tables") or path.endswith(
        ("/branch", "/rematch")
    )


def _count_bot_time(usage: RecentUsage, requester: Requester, seconds: float) -> None:
    """Count what a bot's worker process used for a table."""
    if requester.table:
        usage.add(requester.table, seconds)


def _error_response(error: RequestError, scope: Message) -> Response:
    language = language_of(scope["query_string"].decode("latin-1"), scope["headers"])
    return json_response(problem_body(error, language), error.status)


def create() -> Farshore:
    """Create the application for `uvicorn --factory`, with settings from the environment."""
    return Farshore()
