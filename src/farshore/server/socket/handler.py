"""Handle the messages of WebSocket clients. Invalid messages get an error; the connection stays open."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

import msgspec
import structlog
from structlog.contextvars import bound_contextvars

from farshore.core.game import IllegalAction, Seat
from farshore.core.text import Text, literal, shorten_arguments, text
from farshore.server import loop_time_quota, metrics, traces, wire
from farshore.server.asgi_types import Message, Receive, Send
from farshore.server.bots.hints import HintService
from farshore.server.bots.reviews import ReviewService
from farshore.server.errors import RequestError, request_error
from farshore.server.garbage_collector import return_free_memory
from farshore.server.logs import request_id as request_id_of
from farshore.server.loop_time_quota import LoopTimeQuota, MeteredCoroutine
from farshore.server.players.bot_tokens import BotTokenService, is_bot_token, require_scope
from farshore.server.players.service import SESSION_COOKIE
from farshore.server.rate_limits import TokenBucket
from farshore.server.request_headers import client_address, cookie, header, origin_allowed
from farshore.server.scenes.message_cache import LOG_LINES, message_cache_of
from farshore.server.scenes.positions_for_programs import PositionFormat
from farshore.server.settings import Settings
from farshore.server.socket.limited_websocket import WebSocketProtocol
from farshore.server.socket.session import Session
from farshore.server.store.database import Unreachable
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.storage_per_address import ROW_BYTES, event_bytes
from farshore.server.tables import chat
from farshore.server.tables.clean_names import clean_name
from farshore.server.tables.lesson_table import LessonTable
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.practice_table import PREFIX, PracticeTable
from farshore.server.tables.rated_tables import is_rated_table
from farshore.server.tables.registry import TableRegistry, find_game, new_secret, require_level
from farshore.server.tables.rematch_seats import take_kept_seats
from farshore.server.usage_by_address import RecentUsage

log = structlog.get_logger("farshore.socket")
_decode = msgspec.json.Decoder(wire.ClientMessage).decode
REFUSED_BEFORE_CLOSING = 200
SHOWS_EVERYTHING = (wire.Join, wire.StartLesson, wire.ChangeView, wire.SetLanguage)
TAKES_TIME = (wire.HintRequest, wire.TryTurn)
NOT_FOR_PROGRAMS = (wire.HintRequest, wire.RenewSecret, wire.Rename, wire.Substitute, wire.SendChat)
IDLE = 60.0
"""Seconds without a message after which a connection's compressor is freed; at most twice that."""
WHOLE = 0.005
"""Seconds of processor time that a whole scene may take: charged when it is requested, before it is built."""


def _abort(send: Send) -> None:
    """Abort a connection whose client does not read: a regular close would wait until the buffer is read."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


def _when_lost(send: Send, call: Callable[[], None]) -> None:
    """Call this when the connection has ended: a client that does not read keeps it open after the last message."""
    protocol = getattr(send, "__self__", None)
    if isinstance(protocol, WebSocketProtocol) and not protocol.disconnected:
        protocol.on_lost.append(call)
    else:
        call()


class SocketHandler:
    """All open WebSockets of this process."""

    def __init__(
        self,
        tables: TableRegistry,
        hints: HintService,
        reviews: ReviewService,
        programs: BotTokenService,
        settings: Settings,
        costs: LoopTimeQuota,
    ) -> None:
        self.tables, self.hints, self.reviews, self.settings, self.costs = tables, hints, reviews, settings, costs
        self.programs = programs
        self.open: dict[Session, asyncio.Task[Any] | None] = {}
        self.ended = 0
        """Connections that have ended."""
        self.table_usage = RecentUsage()
        self._thinking: dict[Session, asyncio.Task[None]] = {}
        self._by_address: Counter[str] = Counter()
        self._moves_by_people = metrics.moves.labels(by="person")
        self._handlers: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
            wire.Join: self._join,
            wire.StartLesson: self._start_lesson,
            wire.NextStep: self._next_step,
            wire.PreviewStep: self._preview_step,
            wire.ChangeView: self._change_view,
            wire.Act: self._act,
            wire.PreviewAction: self._preview_action,
            wire.ExplainTarget: self._explain_target,
            wire.HintRequest: self._send_hint,
            wire.ReviewRequest: self._send_review,
            wire.TryTurn: self._try_turn,
            wire.SetLanguage: self._set_language,
            wire.Rename: self._rename,
            wire.LeaveSeat: self._leave_seat,
            wire.ResumeSeat: self._resume_seat,
            wire.SetPresence: self._set_presence,
            wire.RenewSecret: self._renew_secret,
            wire.Substitute: self._substitute,
            wire.React: self._react,
            wire.SendChat: self._send_chat,
            wire.ReportChat: self._report_chat,
            wire.ReportName: self._report_name,
            wire.LogRequest: self._send_log,
            wire.Ping: self._ping,
        }

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one WebSocket from its opening to its end."""
        address = client_address(scope, self.settings)
        most = self.settings.connections
        too_many = most and self._by_address[address] >= most
        if not origin_allowed(scope["headers"], self.settings) or too_many or self.tables.site.check_address(address):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await receive()
        await send({"type": "websocket.accept"})
        session = Session(lambda words: send({"type": "websocket.send", "text": words}))
        if isinstance(protocol := getattr(send, "__self__", None), WebSocketProtocol):
            session.outbox.write_now, session.free_if_unused = protocol.write_text, protocol.free_if_unused
        session.secret = self.tables.revealed_secret
        session.address = address
        session.player_token = cookie(scope["headers"], SESSION_COOKIE)
        session.spend = partial(self._spend, session)
        session.on_sent = partial(self._count_bytes, session)
        self._by_address[address] += 1
        metrics.sockets.inc()
        self.open[session] = task = asyncio.current_task()
        if task is not None:
            session.close = task.cancel
        loop_time_quota.charge.set(session.spend)
        request_id = request_id_of(header(scope["headers"], b"x-request-id"))
        try:
            with bound_contextvars(request=request_id):
                await self._listen(session, receive, send)
        except asyncio.CancelledError:
            if not session.dropped:
                raise
            _abort(send)
        finally:
            session.leave()
            session.outbox.close()
            del self.open[session]
            self.ended += 1
            metrics.sockets.dec()
            _when_lost(send, partial(self._uncount, address))

    def _spend(self, session: Session, seconds: float) -> None:
        self.costs.spend(session.address, seconds)
        if session.table is not None:
            self.table_usage.add(session.table.row.id, seconds)

    def _count_bytes(self, session: Session, size: int) -> None:
        self.costs.usage.add(session.address, size=size)
        if session.table is not None:
            self.table_usage.add(session.table.row.id, size=size)

    def close_banned(self) -> None:
        """Close the connections of banned addresses."""
        for session in list(self.open):
            if self.tables.site.check_address(session.address):
                self._close(session)

    def close_table(self, table: LiveTable) -> None:
        """Close the connections of a table that was deleted."""
        for session in list(self.open):
            if session.table is table:
                self._close(session)

    def close_program(self, token_id: str) -> None:
        """Close the connections of a bot token that was revoked."""
        for session in list(self.open):
            if session.program == token_id:
                self._close(session)

    def _close(self, session: Session) -> None:
        task = self.open.get(session)
        if task is not None:
            session.dropped = True
            task.cancel()

    def _uncount(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    async def _listen(self, session: Session, receive: Receive, send: Send) -> None:
        bucket = TokenBucket(self.settings.rate_socket)
        refused = 0
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.costs.wait(session.address)
            if bucket.take():
                words = message.get("text") or message.get("bytes") or ""
                with traces.span("message"):
                    await MeteredCoroutine(self.handle_message(session, words), session.spend)
                continue
            refused += 1
            await self._reply_error(session, "", text("too-fast"))
            if refused > REFUSED_BEFORE_CLOSING:
                await send({"type": "websocket.close", "code": 1008})
                return

    async def handle_message(self, session: Session, words: str | bytes) -> None:
        """Decode one message and carry it out, or reply with an error."""
        if len(words) > self.settings.message_bytes:
            await self._reply_error(session, "", text("message-too-long"))
            return
        try:
            message = _decode(words)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._reply_error(session, "", text("bad-message", reason=literal(str(error))))
            return
        if isinstance(message, SHOWS_EVERYTHING):
            session.spend(WHOLE)
        if isinstance(message, TAKES_TIME):
            await self._dispatch_slow(session, message)
        else:
            await self._dispatch(session, message)

    async def _dispatch_slow(self, session: Session, message: wire.HintRequest | wire.TryTurn) -> None:
        """Run a slow request in a task, so that the client can move meanwhile; each session has one at a time."""
        if session in self._thinking:
            await asyncio.wait([self._thinking[session]])
        self._thinking[session] = asyncio.create_task(self._dispatch(session, message))
        self._thinking[session].add_done_callback(lambda task: self._thinking.pop(session, None))

    async def _dispatch(self, session: Session, message: Any) -> None:
        message_id = getattr(message, "id", "")
        try:
            if session.program and isinstance(message, NOT_FOR_PROGRAMS):
                raise request_error("programs-may-not", 403)
            await self._handlers[type(message)](session, message)
        except (IllegalAction, RequestError) as error:
            await self._reply_error(session, message_id, error.reason)
        except Unreachable as error:
            log.error("store failed", table=session.table and session.table.row.id, error=str(error))
            await self._reply_error(session, message_id, text("store-failed"))
        except Exception:
            log.exception("message failed", table=session.table and session.table.row.id)
            await self._reply_error(session, message_id, text("server-failed"))

    async def _reply_error(self, session: Session, message_id: str, reason: Text) -> None:
        metrics.refusals.labels(reason=reason.key).inc()
        table = session.table
        reason = shorten_arguments(reason)
        words = session.translate(reason)
        version = table.version if table else 0
        await session.reply(wire.ErrorMessage(id=message_id, key=reason.key, reason=words, version=version))

    # Messages

    async def _join(self, session: Session, message: wire.Join) -> None:
        session.language = message.language
        session.program = await self._program_of(message)
        session.wants = PositionFormat(1 + message.text) if message.positions else None
        table = await self.tables.open(message.table)
        if await take_kept_seats(table, frozenset(map(hash_secret, message.secrets))):
            await self.tables.start_clocks_if_full(table)
        made = self._secrets_for_links(table, message)
        secrets = {use.link: use.secret for use in message.links} | made
        hashes = frozenset(map(hash_secret, (*message.secrets, *secrets, *secrets.values())))
        await self.tables.require_deal_played(table, hashes)
        links = {hash_secret(link): hash_secret(new) for link, new in secrets.items()}
        await self.tables.use_links(table, links, partial(self._player_of, session))
        await self.tables.add_entropy(table, table.seats_of(hashes), message.entropy)
        session.join(table, table.seats_of(hashes), message.view, message.since, hashes)
        if is_rated_table(table.row):
            await self._note_origin(session, table)
        if made:
            seats = {secret: table.seats_of(frozenset({hash_secret(secret)})) for secret in made.values()}
            keys = [wire.NewSecret(seat=seat, secret=secret) for secret, taken in seats.items() for seat in taken]
            await session.reply(wire.NewSecrets(keys=tuple(keys)))
        if table.row.chat:
            await session.reply(wire.ChatMessages(lines=await chat.recent(table)))

    async def _program_of(self, message: wire.Join) -> str:
        """Return the id of the bot token among the secrets, or an empty string; raise RequestError if it is not valid.

        A program takes seats by `/api/bot/seat`, which checks that the table allows programs, not by links.
        """
        token = next(filter(is_bot_token, message.secrets), "")
        if not token:
            return ""
        program = await self.programs.program_of(token, message.protocol)
        require_scope(program, "play")
        message.secrets, message.links = (token,), ()
        return program.token.id

    async def _player_of(self, session: Session) -> PlayerRow:
        """Return the player who is signed in at a client; raise RequestError if there is none."""
        return (await self.programs.players.player_of(session.player_token)).row

    async def _note_origin(self, session: Session, table: LiveTable) -> None:
        """Remember where a player at a rated table comes from."""
        held = table.seats_of(session.hashes or frozenset())
        for player in {table.row.seats[seat].player for seat in held} - {""}:
            await self.programs.players.note_origin(player, session.address)

    def _secrets_for_links(self, table: LiveTable, message: wire.Join) -> dict[str, str]:
        """Return new secrets for links of free seats that a client sent among its secrets, by link."""
        named = {use.link for use in message.links}
        links = (secret for secret in message.secrets if secret not in named)
        return {link: new_secret() for link in links if table.free_seats_of(frozenset({hash_secret(link)}))}

    async def _start_lesson(self, session: Session, message: wire.StartLesson) -> None:
        session.language = message.language
        self._require_lesson_room(session)
        begin = PracticeTable.create if message.lesson.startswith(PREFIX) else LessonTable.create
        table = begin(find_game(message.game), message, self.tables.store)
        session.join(table, frozenset({table.learner}), table.learner, 0)

    def _require_lesson_room(self, session: Session) -> None:
        """Raise RequestError if this address has too many lessons open: each is a table in memory."""
        others = (one for one in self.open if one is not session and one.address == session.address)
        most = self.settings.lessons
        if most and sum(isinstance(one.table, LessonTable) for one in others) >= most:
            raise request_error("too-many-lessons", 429, most=most)

    async def _next_step(self, session: Session, message: wire.NextStep) -> None:
        self._lesson(session).next()
        session.acknowledge(message.id)

    async def _preview_step(self, session: Session, message: wire.PreviewStep) -> None:
        await session.reply(wire.Explanation(id=message.id, title="", board=self._lesson(session).board_after_step()))

    async def _change_view(self, session: Session, message: wire.ChangeView) -> None:
        self._table(session)
        if message.view is not None and message.view not in session.held:
            raise request_error("not-your-seat")
        session.set_view(message.view)

    async def _set_language(self, session: Session, message: wire.SetLanguage) -> None:
        session.set_language(message.language)

    async def _act(self, session: Session, message: wire.Act) -> None:
        began = monotonic()
        table = self._table_of(session, message.seat)
        if (message.seat, message.id) in table.done:
            await session.reply(wire.Ack(id=message.id, version=table.done[message.seat, message.id]))
            return
        table.require_playable(message.seat)
        if not isinstance(table, LessonTable):
            self.tables.storage.require_room(session.address)
        charge = partial(self.tables.storage.charge, session.address)
        await table.act(message.seat, message.do, message.version, message.id, message.after, charge)
        session.acknowledge(message.id)  # before the outbox runs: it is sent with the patch that shows the action
        self._moves_by_people.inc()
        metrics.move_seconds.observe(monotonic() - began)

    async def _preview_action(self, session: Session, message: wire.PreviewAction) -> None:
        table = self._table_of(session, message.seat)
        action = table.match.notation.parse(message.do)
        view = table.game.view(table.state, message.seat)
        table.game.require(view, message.seat, action)
        preview = table.game.preview(view, message.seat, action)
        texts = (preview.title, *preview.lines)
        title, *lines = map(session.translate, texts)
        points, where, then = preview.points, preview.where, preview.then
        explanation = wire.Explanation(
            id=message.id, title=title, lines=tuple(lines), points=points, where=where, texts=texts, then=then
        )
        await session.reply(explanation)

    async def _explain_target(self, session: Session, message: wire.ExplainTarget) -> None:
        table = self._table_of(session, message.seat)
        view = table.game.view(table.state, message.seat)
        reason = table.game.why_not(view, message.seat, message.target)
        await session.reply(wire.Explanation(id=message.id, title=session.translate(reason), key=reason.key))

    async def _send_hint(self, session: Session, message: wire.HintRequest) -> None:
        table = self._table_of(session, message.seat)
        await session.reply(await self.hints.answer(table, message, session.translate))

    async def _send_review(self, session: Session, message: wire.ReviewRequest) -> None:
        table = self._table(session)
        if isinstance(table, LessonTable):
            raise request_error("no-review-here")
        await self.reviews.subscribe(session, table, message.id)

    async def _try_turn(self, session: Session, message: wire.TryTurn) -> None:
        await session.reply(await self.reviews.try_turn(self._table(session), message, session.address))

    async def _rename(self, session: Session, message: wire.Rename) -> None:
        table = self._table_of(session, message.seat)
        await self.tables.change_seat(table, message.seat, name=clean_name(message.name))
        session.acknowledge(message.id)

    async def _leave_seat(self, session: Session, message: wire.LeaveSeat) -> None:
        table = self._table_of(session, message.seat)
        if message.level:
            await self.tables.change_seat(
                table, message.seat, kind="bot", level=require_level(message.level), touched=True
            )
        session.acknowledge(message.id)

    async def _resume_seat(self, session: Session, message: wire.ResumeSeat) -> None:
        table = self._table_of(session, message.seat)
        await self.tables.change_seat(table, message.seat, kind="person", level="")
        session.acknowledge(message.id)

    async def _set_presence(self, session: Session, message: wire.SetPresence) -> None:
        session.set_presence(message.here)

    async def _renew_secret(self, session: Session, message: wire.RenewSecret) -> None:
        table = self._table_of(session, message.seat)
        if session.hashes is None:
            raise request_error("not-your-seat")
        session.hashes |= {hash_secret(message.secret)}
        await self.tables.renew_secret(table, message.seat, message.secret)
        session.acknowledge(message.id)

    async def _substitute(self, session: Session, message: wire.Substitute) -> None:
        table = self._table(session)
        self.tables.site.require_running(table.row.id)
        await self.tables.substitute(table, session.held, message.seat, message.level)
        session.acknowledge(message.id)

    async def _react(self, session: Session, message: wire.React) -> None:
        table = self._table_of(session, message.seat)
        chat.require_pause(table, message.seat)
        self._broadcast(table, wire.Reaction(seat=message.seat, sign=message.sign))
        session.acknowledge(message.id)

    async def _send_chat(self, session: Session, message: wire.SendChat) -> None:
        table = self._table_of(session, message.seat)
        self.tables.storage.require_room(session.address)
        line = await chat.post(table, message.seat, message.words)
        self.tables.storage.charge(session.address, event_bytes(line.words))
        self._broadcast(table, wire.ChatMessages(lines=(line,)))
        session.acknowledge(message.id)

    async def _report_chat(self, session: Session, message: wire.ReportChat) -> None:
        table = self._table_of(session, message.seat)
        self._charge_report(session)
        await chat.report(table, message.seat, message.number, partial(self._address_of, table))
        session.acknowledge(message.id)

    async def _report_name(self, session: Session, message: wire.ReportName) -> None:
        table = self._table_of(session, message.seat)
        self._charge_report(session)
        await chat.report_name(table, message.seat, message.about, partial(self._address_of, table))
        session.acknowledge(message.id)

    def _charge_report(self, session: Session) -> None:
        self.tables.storage.require_room(session.address)
        self.tables.storage.charge(session.address, ROW_BYTES)

    def _address_of(self, table: LiveTable, seat: Seat) -> str:
        """Return the address of a seat's holder if it is connected to this process."""
        return next((each.address for each in self.open if each.table is table and seat in each.held), "")

    def _broadcast(self, table: LiveTable, message: wire.Reaction | wire.ChatMessages) -> None:
        """Send a message to every client at a table, without waiting for those that are slow to read."""
        for session in list(table.sessions):
            session.send(message)

    async def _send_log(self, session: Session, message: wire.LogRequest) -> None:
        table = self._table(session)
        lines = message_cache_of(table).turn_log(session.view).lines_since(message.since)[: 5 * LOG_LINES]
        await session.reply(wire.LogMessage(id=message.id, log=tuple(lines)))

    async def _ping(self, session: Session, message: wire.Ping) -> None:
        await session.reply(wire.Pong(version=session.table.version if session.table else 0))

    # Access

    def _table(self, session: Session) -> LiveTable:
        if session.table is None:
            raise request_error("join-first")
        return session.table

    def _lesson(self, session: Session) -> LessonTable:
        """Return the session's table if it is a lesson."""
        table = self._table(session)
        if not isinstance(table, LessonTable):
            raise request_error("no-lesson-here")
        return table

    def _table_of(self, session: Session, seat: Seat) -> LiveTable:
        """Return the session's table if the session holds this seat."""
        table = self._table(session)
        if seat not in session.held:
            raise request_error("not-your-seat")
        self.tables.site.require_running(table.row.id)
        return table

    async def free_idle(self) -> None:
        """Free memory of connections to which nothing was sent for a while, again and again until cancelled."""
        while True:
            await asyncio.sleep(IDLE)
            freed = [session.free_if_unused() for session in self.open]
            if any(freed):
                await asyncio.to_thread(return_free_memory)

    async def drop_slow(self) -> None:
        """Close connections whose clients read too slowly or not at all, again and again until cancelled."""
        while True:
            await asyncio.sleep(1)
            late = monotonic() - self.settings.slow
            for session, task in list(self.open.items()):
                since = session.outbox.blocked_since
                if task is None or not (session.is_behind or (since is not None and since < late)):
                    continue
                if session.table is None or not session.table.lock.locked():  # an action is being stored: next time
                    session.drop()
