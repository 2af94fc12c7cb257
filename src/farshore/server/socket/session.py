"""One line to one page: what it was last shown, and what to send next. A slow line skips steps, it blocks nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, thread_time

import msgspec
import structlog

from farshore.core.game import Seat
from farshore.core.scene import Scene
from farshore.core.text import text
from farshore.server import metrics
from farshore.server.scenes.encoder import Speaker, shapes_in, speaker
from farshore.server.socket import wire
from farshore.server.socket.line import Line
from farshore.server.tables.table import LiveTable
from farshore.words import house

log = structlog.get_logger("farshore.socket")
STEPS_BEHIND = 40
"""A line that missed so many events gets the whole scene instead of a patch."""
LOG_LINES = 200
REPLIES = 32
_json = msgspec.json.Encoder().encode


class Session:
    """A page that is connected, at most at one table."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.line = Line(send, self._next)
        self._changed = False
        """Something has happened since the last scene or patch."""
        self._replies: list[str] = []
        self._acks: list[str] = []
        self.language = "en"
        self.address = ""
        self.table: LiveTable | None = None
        self.held: frozenset[Seat] = frozenset()
        self.view: Seat | None = None
        self.dropped = False
        self.secret: Callable[[LiveTable], str] = lambda table: ""
        self.spend: Callable[[float], None] = lambda seconds: None
        """Counts what is worked out for this page."""
        self._start_over()

    def _start_over(self, since: int = 0) -> None:
        """The next message shows everything."""
        self._scene: Scene | None = None
        self._shapes: set[str] = set()
        self._told = since
        self._version = 0
        self._turn = wire.Turn()
        self._seat_changes = -1

    # What comes in

    def sit_down(self, table: LiveTable, held: frozenset[Seat], view: Seat | None, since: int) -> None:
        """This page is at this table from now on."""
        self.get_up()
        self.table, self.held = table, held
        self.view = view if view in held else min(held, default=None)
        table.sessions.add(self)
        self._start_over(since)
        self._presence(table)

    def get_up(self) -> None:
        """This page leaves its table."""
        table, self.table = self.table, None
        if table is not None:
            table.sessions.discard(self)
            self._presence(table)

    def _presence(self, table: LiveTable) -> None:
        table.seat_changes += 1
        table.used = monotonic()
        for session in table.sessions:
            session.wake()

    def look(self, view: Seat | None, language: str) -> None:
        """From another seat or in another language: everything is shown anew."""
        self.view, self.language = view, language
        self._start_over()
        self.wake()

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
        self._replies.append(_json(message).decode())
        self.line.wake()
        while len(self._replies) > REPLIES and not self.line.gone:
            await asyncio.sleep(0.05)

    # What goes out

    def _next(self) -> str | None:
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
            failed = wire.Refused(id="", key="server-failed", reason=house().say(text("server-failed"), self.language))
            return _json(failed).decode()
        finally:
            self.spend(thread_time() - began)

    def compose(self) -> str | None:
        """The next scene or patch; None if this page has seen everything."""
        table = self.table
        if table is None:
            return None
        voice = speaker(table.row.game, self.language)
        scene = table.scene(self.view)
        behind = table.version - self._version
        if self._scene is None or behind > STEPS_BEHIND:
            return self._whole(table, voice, scene, resync=self._scene is not None)
        return self._patch(table, voice, scene)

    def _whole(self, table: LiveTable, voice: Speaker, scene: Scene, resync: bool) -> str:
        self._turn = table.turn(self.held)
        written = voice.scene(scene)
        shapes = shapes_in(written)
        view = "null" if self.view is None else self.view
        message = f'{{"type":"scene","version":{table.version},"view":{view},"scene":{written}'
        message += f',"shapes":{voice.written_shapes(shapes)},"turn":{_json(self._turn).decode()}'
        message += f',"table":{self._table(table, voice)}{self._log(table, voice)}{self._acknowledged()}'
        self._scene, self._version, self._shapes = scene, table.version, set(shapes)
        if resync:
            metrics.resyncs.inc()
        return message + (',"resync":true}' if resync else "}")

    def _patch(self, table: LiveTable, voice: Speaker, scene: Scene) -> str | None:
        assert self._scene is not None
        parts = "" if scene is self._scene else table.changes(voice, self._scene, scene)
        if len(self._shapes) < len(voice.shapes) and '"shape":' in parts:
            fresh = [key for key in shapes_in(parts) if key not in self._shapes]
            if fresh:
                self._shapes.update(fresh)
                parts += f',"shapes":{voice.written_shapes(fresh)}'
        turn = table.turn(self.held)
        if turn != self._turn:
            self._turn = turn
            parts += f',"turn":{_json(turn).decode()}'
        if table.seat_changes != self._seat_changes:
            parts += f',"table":{self._table(table, voice)}'
        parts += self._log(table, voice) + self._acknowledged()
        if not parts and table.version == self._version:
            return None
        self._scene, self._version = scene, table.version
        return f'{{"type":"patch","version":{table.version}{parts}}}'

    def _table(self, table: LiveTable, voice: Speaker) -> str:
        self._seat_changes = table.seat_changes
        return _json(table.state_for(self.held, voice.say(text("title")), self.secret(table))).decode()

    def _log(self, table: LiveTable, voice: Speaker) -> str:
        if self._told >= table.version:
            return ""
        lines = table.log(self.view, max(self._told, table.version - LOG_LINES))
        self._told = table.version
        if not lines:
            return ""
        written = [f'{{"at":{at},"seat":{seat},"words":{voice.said(words)}}}' for at, seat, words in lines]
        return ',"log":[' + ",".join(written) + "]"

    def _acknowledged(self) -> str:
        if not self._acks:
            return ""
        written = f',"acks":{_json(self._acks).decode()}'
        self._acks.clear()
        return written
