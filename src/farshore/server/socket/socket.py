"""The socket: reads messages, hands each to the table, and answers. Bad input costs a refusal, not the line."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

import msgspec
import structlog

from farshore.core.game import IllegalAction, Seat
from farshore.core.text import Text, brief, plain, text
from farshore.server import metrics
from farshore.server.bots.hints import Hints
from farshore.server.bots.reviews import Reviews
from farshore.server.costs import Costs, Metered
from farshore.server.http.limits import Bucket, address_of, origin_allowed
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.settings import Settings
from farshore.server.socket import wire
from farshore.server.socket.session import Session
from farshore.server.tables import talk
from farshore.server.tables.frames import LOG_LINES
from farshore.server.tables.lesson import LessonTable
from farshore.server.tables.names import clean_name
from farshore.server.tables.practice import PREFIX, PracticeTable
from farshore.server.tables.table import LiveTable, hashed
from farshore.server.tables.tables import Tables, find_game, require_level

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
log = structlog.get_logger("farshore.socket")
_decode = msgspec.json.Decoder(wire.ClientMessage).decode
REFUSED_BEFORE_CLOSING = 200
SHOWS_EVERYTHING = (wire.Join, wire.Learn, wire.Look, wire.Speak)
TAKES_TIME = (wire.Hint, wire.Try)
WHOLE = 0.005
"""Seconds that a whole scene may take: counted when it is asked for, so that many cannot be asked for at once."""


def _cut(send: Send) -> None:
    """Ends a line that is not read: a polite close would wait, with all that is buffered, until somebody reads it."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


class Sockets:
    """All open sockets of this process."""

    def __init__(self, tables: Tables, hints: Hints, reviews: Reviews, settings: Settings, costs: Costs) -> None:
        self.tables, self.hints, self.reviews, self.settings, self.costs = tables, hints, reviews, settings, costs
        self.open: dict[Session, asyncio.Task[Any] | None] = {}
        self._thinking: dict[Session, asyncio.Task[None]] = {}
        self._by_address: Counter[str] = Counter()
        self._taken = metrics.moves.labels(by="person")
        self._doing: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
            wire.Join: self._join,
            wire.Learn: self._learn,
            wire.Next: self._next,
            wire.Ahead: self._ahead,
            wire.Look: self._look,
            wire.Act: self._act,
            wire.Peek: self._peek,
            wire.Why: self._why,
            wire.Hint: self._hint,
            wire.AskReview: self._review,
            wire.Try: self._try,
            wire.Speak: self._speak,
            wire.Rename: self._rename,
            wire.Leave: self._leave,
            wire.Sit: self._sit,
            wire.Attend: self._attend,
            wire.Substitute: self._substitute,
            wire.React: self._react,
            wire.Say: self._say,
            wire.Report: self._report,
            wire.History: self._history,
            wire.Ping: self._ping,
        }

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """One socket, from its opening to its end."""
        address = address_of(scope, self.settings)
        most = self.settings.connections
        if not origin_allowed(scope["headers"], self.settings) or (most and self._by_address[address] >= most):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await receive()
        await send({"type": "websocket.accept"})
        session = Session(lambda words: send({"type": "websocket.send", "text": words}))
        session.line.at_once = getattr(getattr(send, "__self__", None), "say", session.line.at_once)
        session.secret = self.tables.secret_of
        session.address = address
        session.spend = partial(self.costs.spend, address)
        self._by_address[address] += 1
        metrics.sockets.inc()
        self.open[session] = asyncio.current_task()
        try:
            await self._listen(session, receive, send)
        except asyncio.CancelledError:
            if not session.dropped:
                raise
            _cut(send)
        finally:
            session.get_up()
            session.line.close()
            del self.open[session]
            metrics.sockets.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _listen(self, session: Session, receive: Receive, send: Send) -> None:
        bucket = Bucket(self.settings.rate_socket)
        refused = 0
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.costs.wait(session.address)
            if bucket.take():
                words = message.get("text") or message.get("bytes") or ""
                await Metered(self.hear(session, words), session.spend)
                continue
            refused += 1
            await self._refused(session, "", text("too-fast"))
            if refused > REFUSED_BEFORE_CLOSING:
                await send({"type": "websocket.close", "code": 1008})
                return

    async def hear(self, session: Session, words: str | bytes) -> None:
        """Does what one message asks for, or says why not."""
        if len(words) > self.settings.message_bytes:
            await self._refused(session, "", text("message-too-long"))
            return
        try:
            message = _decode(words)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._refused(session, "", text("bad-message", reason=plain(str(error))))
            return
        if isinstance(message, SHOWS_EVERYTHING):
            session.spend(WHOLE)
        if isinstance(message, TAKES_TIME):
            await self._think(session, message)
        else:
            await self._obey(session, message)

    async def _think(self, session: Session, wish: wire.Hint | wire.Try) -> None:
        """It takes its time: whoever asked can move meanwhile. Each line gets one at a time."""
        if session in self._thinking:
            await asyncio.wait([self._thinking[session]])
        self._thinking[session] = asyncio.create_task(self._obey(session, wish))
        self._thinking[session].add_done_callback(lambda task: self._thinking.pop(session, None))

    async def _obey(self, session: Session, message: Any) -> None:
        message_id = getattr(message, "id", "")
        try:
            await self._doing[type(message)](session, message)
        except (IllegalAction, Refusal) as error:
            await self._refused(session, message_id, error.reason)
        except Exception:
            log.exception("message failed", table=session.table and session.table.row.id)
            await self._refused(session, message_id, text("server-failed"))

    async def _refused(self, session: Session, message_id: str, reason: Text) -> None:
        metrics.refusals.labels(reason=reason.key).inc()
        table = session.table
        reason = brief(reason)
        words = session.say(reason)
        version = table.version if table else 0
        await session.reply(wire.Refused(id=message_id, key=reason.key, reason=words, version=version))

    # Messages

    async def _join(self, session: Session, wish: wire.Join) -> None:
        session.language = wish.language
        table = await self.tables.open(wish.table)
        hashes = frozenset(hashed(secret) for secret in wish.secrets)
        await self.tables.require_open(table, hashes)
        held = table.seats_of(hashes)
        for seat in held:
            if not table.row.seats[seat].taken:
                await self.tables.change_seat(table, seat, taken=True)
        session.sit_down(table, held, wish.view, wish.since)
        if table.row.chat:
            await session.reply(wire.Talk(lines=await talk.recent(table)))

    async def _learn(self, session: Session, wish: wire.Learn) -> None:
        session.language = wish.language
        self._require_room(session)
        begin = PracticeTable.at if wish.lesson.startswith(PREFIX) else LessonTable.begun
        table = begin(find_game(wish.game), wish, self.tables.store)
        session.sit_down(table, frozenset({table.learner}), table.learner, 0)

    def _require_room(self, session: Session) -> None:
        """A lesson is a table in memory: an address has room for so many at a time."""
        others = (one for one in self.open if one is not session and one.address == session.address)
        most = self.settings.lessons
        if most and sum(isinstance(one.table, LessonTable) for one in others) >= most:
            raise refuse("too-many-lessons", 429, most=most)

    async def _next(self, session: Session, wish: wire.Next) -> None:
        self._lesson(session).next()
        session.acknowledge(wish.id)

    async def _ahead(self, session: Session, wish: wire.Ahead) -> None:
        await session.reply(wire.Told(id=wish.id, title="", board=self._lesson(session).ahead()))

    async def _look(self, session: Session, wish: wire.Look) -> None:
        self._table(session)
        if wish.view is not None and wish.view not in session.held:
            raise refuse("not-your-seat")
        session.look(wish.view)

    async def _speak(self, session: Session, wish: wire.Speak) -> None:
        session.speak(wish.language)

    async def _act(self, session: Session, wish: wire.Act) -> None:
        began = monotonic()
        table = self._table_of(session, wish.seat)
        if (wish.seat, wish.id) in table.done:
            await session.reply(wire.Ack(id=wish.id, version=table.done[wish.seat, wish.id]))
            return
        table.require_playable(wish.seat)
        await table.act(wish.seat, wish.do, wish.version, wish.id)
        session.acknowledge(wish.id)  # before the line gets to run: it goes with the patch that shows the action
        self._taken.inc()
        metrics.move_seconds.observe(monotonic() - began)

    async def _peek(self, session: Session, wish: wire.Peek) -> None:
        table = self._table_of(session, wish.seat)
        action = table.match.notation.parse(wish.do)
        view = table.game.view(table.state, wish.seat)
        table.game.require(view, wish.seat, action)
        preview = table.game.preview(view, wish.seat, action)
        texts = (preview.title, *preview.lines)
        title, *lines = map(session.say, texts)
        points, where, then = preview.points, preview.where, preview.then
        told = wire.Told(
            id=wish.id, title=title, lines=tuple(lines), points=points, where=where, texts=texts, then=then
        )
        await session.reply(told)

    async def _why(self, session: Session, wish: wire.Why) -> None:
        table = self._table_of(session, wish.seat)
        view = table.game.view(table.state, wish.seat)
        reason = table.game.why_not(view, wish.seat, wish.target)
        await session.reply(wire.Told(id=wish.id, title=session.say(reason), key=reason.key))

    async def _hint(self, session: Session, wish: wire.Hint) -> None:
        table = self._table_of(session, wish.seat)
        await session.reply(await self.hints.told(table, wish, session.say))

    async def _review(self, session: Session, wish: wire.AskReview) -> None:
        table = self._table(session)
        if isinstance(table, LessonTable):
            raise refuse("no-review-here")
        await self.reviews.ask(session, table, wish.id)

    async def _try(self, session: Session, wish: wire.Try) -> None:
        await session.reply(await self.reviews.tried(self._table(session), wish, session.address))

    async def _rename(self, session: Session, wish: wire.Rename) -> None:
        table = self._table_of(session, wish.seat)
        await self.tables.change_seat(table, wish.seat, name=clean_name(wish.name))
        session.acknowledge(wish.id)

    async def _leave(self, session: Session, wish: wire.Leave) -> None:
        table = self._table_of(session, wish.seat)
        if wish.level:
            await self.tables.change_seat(table, wish.seat, kind="bot", level=require_level(wish.level), touched=True)
        session.acknowledge(wish.id)

    async def _sit(self, session: Session, wish: wire.Sit) -> None:
        table = self._table_of(session, wish.seat)
        await self.tables.change_seat(table, wish.seat, kind="person", level="")
        session.acknowledge(wish.id)

    async def _attend(self, session: Session, wish: wire.Attend) -> None:
        session.attend(wish.here)

    async def _substitute(self, session: Session, wish: wire.Substitute) -> None:
        await self.tables.substitute(self._table(session), session.held, wish.seat, wish.level)
        session.acknowledge(wish.id)

    async def _react(self, session: Session, wish: wire.React) -> None:
        table = self._table_of(session, wish.seat)
        talk.require_breath(table, wish.seat)
        await self._tell_all(table, wire.Reacted(seat=wish.seat, sign=wish.sign))
        session.acknowledge(wish.id)

    async def _say(self, session: Session, wish: wire.Say) -> None:
        table = self._table_of(session, wish.seat)
        line = await talk.say(table, wish.seat, wish.words)
        await self._tell_all(table, wire.Talk(lines=(line,)))
        session.acknowledge(wish.id)

    async def _report(self, session: Session, wish: wire.Report) -> None:
        await talk.report(self._table_of(session, wish.seat), wish.seat, wish.number)
        session.acknowledge(wish.id)

    async def _tell_all(self, table: LiveTable, message: wire.Reacted | wire.Talk) -> None:
        for session in list(table.sessions):
            await session.reply(message)

    async def _history(self, session: Session, wish: wire.History) -> None:
        table = self._table(session)
        told = table.log(session.view).told(wish.since)[: 5 * LOG_LINES]
        lines = tuple(wire.LogLine(**line) for line in told)
        await session.reply(wire.Log(id=wish.id, log=lines))

    async def _ping(self, session: Session, wish: wire.Ping) -> None:
        await session.reply(wire.Pong(version=session.table.version if session.table else 0))

    # Inside

    def _table(self, session: Session) -> LiveTable:
        if session.table is None:
            raise refuse("join-first")
        return session.table

    def _lesson(self, session: Session) -> LessonTable:
        """The session's table, if it is a lesson."""
        table = self._table(session)
        if not isinstance(table, LessonTable):
            raise refuse("no-lesson-here")
        return table

    def _table_of(self, session: Session, seat: Seat) -> LiveTable:
        """The session's table, if this seat of it is theirs."""
        table = self._table(session)
        if seat not in session.held:
            raise refuse("not-your-seat")
        return table

    async def drop_slow(self) -> None:
        """Closes lines that have not taken anything for too long, until it is cancelled."""
        while True:
            await asyncio.sleep(1)
            late = monotonic() - self.settings.slow
            for session, task in list(self.open.items()):
                if session.line.sending_since is None or session.line.sending_since >= late or task is None:
                    continue
                if session.table is None or not session.table.lock.locked():  # an action is stored: next time
                    session.dropped = True
                    task.cancel()
