"""One page that is connected: what it was last shown, and what to tell it next. A slow line skips steps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import thread_time, time

import structlog

from farshore.core.game import Seat
from farshore.core.scene import Own, Shared
from farshore.core.text import Text, text
from farshore.server import metrics
from farshore.server.scenes.encoder import encode, encode_beside
from farshore.server.socket import wire
from farshore.server.socket.line import Line
from farshore.server.tables.table import LiveTable
from farshore.words import house

log = structlog.get_logger("farshore.socket")
STEPS_BEHIND = 40
"""A line that missed so many events gets the whole scene instead of a patch."""
REPLIES = 32


class Session:
    """A page that is connected, at most at one table."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.line = Line(send, self._next)
        self._changed = False
        """Something has happened since the last scene or patch."""
        self._replies: list[bytes] = []
        self._acks: list[str] = []
        self.language = "en"
        self.address = ""
        self.table: LiveTable | None = None
        self.held: frozenset[Seat] = frozenset()
        self.view: Seat | None = None
        self.dropped = False
        self.attends = True
        """The page is looked at: not in the background, the device not locked."""
        self.secret: Callable[[LiveTable], str] = lambda table: ""
        self.spend: Callable[[float], None] = lambda seconds: None
        """Counts what is worked out for this page."""
        self._start_over()

    def _start_over(self, since: int = 0) -> None:
        """The next message shows everything."""
        self._shared: Shared | None = None
        self._own: Own | None = None
        self._told = since
        self._version = 0
        self._turn = b""
        self._seat_changes = -1

    # What comes in

    def sit_down(self, table: LiveTable, held: frozenset[Seat], view: Seat | None, since: int) -> None:
        """This page is at this table from now on."""
        self.get_up()
        self.table, self.held = table, held
        self.view = view if view in held else min(held, default=None)
        table.sessions.add(self)
        self._start_over(since)
        table.note_people(held)

    def get_up(self) -> None:
        """This page leaves its table."""
        table, self.table = self.table, None
        if table is not None:
            table.sessions.discard(self)
            table.note_people(self.held)

    def attend(self, here: bool) -> None:
        """Whoever sits here looks at the page, or elsewhere."""
        if here != self.attends:
            self.attends = here
            if self.table is not None:
                self.table.note_people(self.held)

    def look(self, view: Seat | None) -> None:
        """From another seat: everything is shown anew."""
        self.view = view
        self._start_over()
        self.wake()

    def speak(self, language: str) -> None:
        """What the server says itself is said in this language from now on."""
        self.language = language
        self._seat_changes = -1
        self.wake()

    def say(self, words: Text) -> str:
        """The words in this page's language, with the names of those at its table."""
        return self.table.say(words, self.language) if self.table else house().say(words, self.language)

    def wake(self) -> None:
        """Something has happened: what is new will be shown."""
        self._changed = True
        self.line.wake()

    def acknowledge(self, action_id: str) -> None:
        """Comes with the next patch, or alone if there is nothing new to show."""
        self._acks.append(action_id)
        self.wake()

    async def reply(self, message: wire.FromServer) -> None:
        """Sent as soon as the line is free; whoever asks faster than they read has to wait."""
        self._replies.append(encode(message))
        self.line.wake()
        while len(self._replies) > REPLIES and not self.line.gone:
            await asyncio.sleep(0.05)

    def tell(self, message: str, *, skip: bool = False) -> None:
        """Sent as soon as the line is free; left out, if it may be, while others wait before it."""
        if not (skip and self._replies):
            self._replies.append(message.encode())
            self.line.wake()

    def refuse(self, message_id: str, reason: Text) -> None:
        """Why something that took its time was not done."""
        version = self.table.version if self.table else 0
        refused = wire.Refused(id=message_id, key=reason.key, reason=self.say(reason), version=version)
        self.tell(encode(refused).decode())

    # What goes out

    def _next(self) -> bytes | None:
        """The next message; a scene that cannot be built is told."""
        if self._replies:
            return self._replies.pop(0)
        if not self._changed:
            return None
        self._changed = False
        began = thread_time()
        try:
            return self.compose()
        except Exception:
            log.exception("scene failed", table=self.table and self.table.row.id)
            reason = house().say(text("server-failed"), self.language)
            return encode(wire.Refused(id="", key="server-failed", reason=reason))
        finally:
            self.spend(thread_time() - began)

    def compose(self) -> bytes | None:
        """The next scene or patch; None if this page has seen everything."""
        table = self.table
        if table is None:
            return None
        frames = table.frames
        shared, own, turn = frames.shared(), frames.own(self.view), frames.turn(self.held)
        if self._shared is None or self._own is None or table.version - self._version > STEPS_BEHIND:
            message = self._whole(table, shared, own)
        else:
            message = self._patch(table, shared, own, turn)
        self._shared, self._own, self._turn = shared, own, turn
        self._told = self._version = table.version
        self._seat_changes = table.seat_changes
        if self._acks:
            message = message or b'{"type":"patch","version":%d' % table.version
            message += b',"acks":' + encode(self._acks)
            self._acks.clear()
        return message + b"}" if message else None

    def _whole(self, table: LiveTable, shared: Shared, own: Own) -> bytes:
        frames = table.frames
        view = b"null" if self.view is None else b"%d" % self.view
        begun = b'{"type":"scene","version":%d,"view":%s,"now":%d,' % (table.version, view, time())
        scene = b'"shared":%s,"own":%s%s,' % (encode_beside(own.board, shared), encode(own), frames.shapes(self.view))
        rest = b'"turn":%s,"table":%s' % (frames.turn(self.held), self._table(table))
        whole = begun + scene + rest + frames.log(self.view, self._told)
        if self._shared is None:
            return whole
        metrics.resyncs.inc()
        return whole + b',"resync":true'

    def _patch(self, table: LiveTable, shared: Shared, own: Own, turn: bytes) -> bytes:
        """What is new but for the acknowledgements: made once for all who have seen the same and sit alike."""
        patches = table.frames.patches
        key = self._version, self._told, self.view, self.held, self._seat_changes, self.language
        known = patches.get(key)
        if known is None:
            known = patches[key] = self._made(table, shared, own, turn)
        return known

    def _made(self, table: LiveTable, shared: Shared, own: Own, turn: bytes) -> bytes:
        assert self._shared is not None
        assert self._own is not None
        frames = table.frames
        entries = frames.changes(self._shared, shared), frames.changes(self._own, own)
        parts = b",".join(filter(None, entries))
        if parts:
            parts = b',"set":[' + parts + b"]"
            if b'"ground":{' in parts:
                parts += frames.shapes(self.view)
        if turn != self._turn:
            parts += b',"turn":' + turn
        if table.seat_changes != self._seat_changes:
            parts += b',"table":' + self._table(table)
        if self._told < table.version:
            parts += frames.log(self.view, self._told)
        if not parts and table.version == self._version:
            return b""
        return b'{"type":"patch","version":%d' % table.version + parts

    def _table(self, table: LiveTable) -> bytes:
        return encode(table.state_for(self.held, self.language, self.secret(table)))
