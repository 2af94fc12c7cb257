"""One connected client: what it has seen, and the next message for it. Slow clients skip intermediate positions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import thread_time, time

import structlog
from msgspec import Raw
from msgspec.structs import replace

from farshore.core.game import Seat
from farshore.core.scene import OwnScene, SharedScene
from farshore.core.text import Text, text
from farshore.server import metrics, wire
from farshore.server.scenes.message_cache import EncodedPatch, MessageCache, message_cache_of
from farshore.server.scenes.positions_for_programs import PositionFormat, position_message
from farshore.server.socket.outbox import Outbox
from farshore.server.tables.live_table import LiveTable
from farshore.server.wire.encoding import encode, encode_beside
from farshore.translations import app_translator

log = structlog.get_logger("farshore.socket")
STEPS_BEHIND = 40
"""Events after which a client that fell behind gets the whole scene instead of a patch."""
REPLIES = 32
"""Unread messages after which no further message of the client is handled."""
UNREAD = 200
"""Unread messages, other clients' chat included, after which the connection is closed."""


class Session:
    """A connected client, at one table at most."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.outbox = Outbox(send, self._next)
        self._changed = False
        """Something has changed since the last scene or patch."""
        self._replies: list[bytes] = []
        self._acks: list[str] = []
        self.language = "en"
        self.address = ""
        self.table: LiveTable | None = None
        self.held: frozenset[Seat] = frozenset()
        self.hashes: frozenset[str] | None = None
        """The hashed secrets that the client sent; None in a lesson, where its seat needs none."""
        self.view: Seat | None = None
        self.player_token = ""
        """The token of the player's session, from the cookie; empty for guests."""
        self.program = ""
        """The id of the bot token that the client joined with; empty for people."""
        self.wants: PositionFormat | None = None
        """How the client receives positions; None for scenes and patches."""
        self.dropped = False
        self.is_present = True
        """The page is visible: not in the background, and the device is not locked."""
        self.secret: Callable[[LiveTable], str] = lambda table: ""
        self.spend: Callable[[float], None] = lambda seconds: None
        """Charges the client's address for processor time."""
        self.close: Callable[[], object] = lambda: None
        """Ends the task that serves the connection."""
        self.free_if_unused: Callable[[], bool] = lambda: False
        """Frees memory of the connection if nothing was sent since the last call, and returns whether there was any."""
        self.on_sent: Callable[[int], None] = lambda size: None
        """Called with the number of bytes of each message."""
        self._start_over()

    def _start_over(self, since: int = 0) -> None:
        """Forget what the client has seen: the next message is a whole scene."""
        self._shared: SharedScene | None = None
        self._own: OwnScene | None = None
        self._log_version = since
        self._version = 0
        self._turn = Raw(b"")
        self._seat_changes = -1

    # Incoming messages

    def join(
        self,
        table: LiveTable,
        held: frozenset[Seat],
        view: Seat | None,
        since: int,
        hashes: frozenset[str] | None = None,
    ) -> None:
        """Take this client to a table."""
        self.leave()
        self.table, self.held, self.hashes = table, held, hashes
        self.view = view if view in held else min(held, default=None)
        table.sessions.add(self)
        self._start_over(since)
        table.note_presence(held)

    def hold(self, seats: frozenset[Seat]) -> None:
        """Hold other seats of the table from now on: a secret has been replaced."""
        lost, self.held = self.held - seats, seats
        if self.view not in seats:
            self.set_view(min(seats, default=None))
        if self.table is not None:
            self.table.note_presence(lost | seats)
        if self.program and not seats:  # the token was revoked
            self.drop()

    def drop(self) -> None:
        """Close the connection: the client connects again."""
        self.dropped = True
        self.close()

    def leave(self) -> None:
        """Take this client away from its table."""
        table, self.table = self.table, None
        if table is not None:
            table.sessions.discard(self)
            table.note_presence(self.held)

    def set_presence(self, here: bool) -> None:
        """Record whether the page is visible."""
        if here != self.is_present:
            self.is_present = here
            if self.table is not None:
                self.table.note_presence(self.held)

    def set_view(self, view: Seat | None) -> None:
        """Show the table from another seat."""
        self.view = view
        self._start_over()
        self.wake()

    def set_language(self, language: str) -> None:
        """Use another language for translated messages."""
        self.language = language
        self._seat_changes = -1
        self.wake()

    def translate(self, words: Text) -> str:
        """Translate a text, with the names of the players at the table."""
        return (
            self.table.translate(words, self.language)
            if self.table
            else app_translator().translate(words, self.language)
        )

    def wake(self) -> None:
        """Have changes sent."""
        self._changed = True
        self.outbox.wake()

    def acknowledge(self, action_id: str) -> None:
        """Acknowledge a message, with the next patch or alone."""
        self._acks.append(action_id)
        self.wake()

    async def reply(self, message: wire.FromServer) -> None:
        """Queue a reply, and wait if the client requests more than it reads."""
        self._replies.append(encode(message))
        self.outbox.wake()
        while len(self._replies) > REPLIES and not self.outbox.gone:
            await asyncio.sleep(0.05)

    def send(self, message: wire.FromServer, *, skip: bool = False) -> None:
        """Queue a message without waiting; with `skip`, only if no other message is queued."""
        if not (skip and self._replies):
            self._replies.append(encode(message))
            self.outbox.wake()

    @property
    def is_behind(self) -> bool:
        """Whether too many messages wait for this client."""
        return len(self._replies) > UNREAD

    def send_error(self, message_id: str, reason: Text) -> None:
        """Report why a request that took its time was not done."""
        version = self.table.version if self.table else 0
        self.send(wire.ErrorMessage(id=message_id, key=reason.key, reason=self.translate(reason), version=version))

    # Outgoing messages

    def _next(self) -> bytes | None:
        """Return the next message, or None if the client has seen everything."""
        message = self._next_message()
        if message is not None:
            self.on_sent(len(message))
        return message

    def _next_message(self) -> bytes | None:
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
            reason = app_translator().translate(text("server-failed"), self.language)
            return encode(wire.ErrorMessage(id="", key="server-failed", reason=reason))
        finally:
            self.spend(thread_time() - began)

    def compose(self) -> bytes | None:
        """Return the next scene or patch, or None if the client has seen everything."""
        table = self.table
        if table is None:
            return None
        if self.wants is not None:
            return self._compose_position(table, self.wants)
        cache = message_cache_of(table)
        cache.drop_outdated()
        shared, own, turn = cache.views.shared(), cache.views.own(self.view), cache.turn(self.held)
        if self._shared is None or self._own is None or table.version - self._version > STEPS_BEHIND:
            message: bytes | None = encode(self._scene_message(table, cache, shared, own))
        else:
            message = self._patch(table, cache, shared, own, turn)
        self._acks.clear()
        self._shared, self._own, self._turn = shared, own, turn
        self._log_version = self._version = table.version
        self._seat_changes = table.seat_changes
        return message

    def _compose_position(self, table: LiveTable, wants: PositionFormat) -> bytes | None:
        """Return the next position, or None if the client has seen it."""
        first, changed = self._seat_changes < 0, self._seat_changes != table.seat_changes
        if not first and not changed and self._log_version == table.version and not self._acks:
            return None
        message = position_message(table, self.view, self._log_version, wants, self.language)
        message.acks = tuple(self._acks)
        if first:
            message.edition, message.data = table.row.edition, dict(table.row.data)
        if changed:
            message.table = self._table_state(table)
        self._acks.clear()
        self._log_version = self._version = table.version
        self._seat_changes = table.seat_changes
        return encode(message)

    def _scene_message(
        self, table: LiveTable, cache: MessageCache, shared: SharedScene, own: OwnScene
    ) -> wire.SceneMessage:
        resync = self._shared is not None
        if resync:
            metrics.resyncs.inc()
        return wire.SceneMessage(
            version=table.version,
            view=self.view,
            shared=Raw(encode_beside(own.board, shared)),
            own=own,
            table=self._table_state(table),
            turn=cache.turn(self.held),
            shapes=cache.shapes(self.view),
            log=cache.log_lines(self.view, self._log_version),
            now=int(time()),
            acks=tuple(self._acks),
            resync=resync,
        )

    def _patch(
        self, table: LiveTable, cache: MessageCache, shared: SharedScene, own: OwnScene, turn: Raw
    ) -> bytes | None:
        """Return the patch for this client; clients that have seen the same share everything but acknowledgements."""
        key = self._version, self._log_version, self.view, self.held, self._seat_changes, self.language
        if key in cache.patches:
            known = cache.patches[key]
        else:
            patch = self._build_patch(table, cache, shared, own, turn)
            known = cache.patches[key] = None if patch is None else EncodedPatch(patch, encode(patch))
        if self._acks:
            common = wire.Patch(version=table.version) if known is None else known.patch
            return encode(replace(common, acks=tuple(self._acks)))
        return None if known is None else known.encoded

    def _build_patch(
        self, table: LiveTable, cache: MessageCache, shared: SharedScene, own: OwnScene, turn: Raw
    ) -> wire.Patch | None:
        """Return everything that is new to this client, or None."""
        assert self._shared is not None
        assert self._own is not None
        common, own_changes = cache.changes(self._shared, shared), cache.changes(self._own, own)
        patch = wire.Patch(version=table.version)
        new = table.version != self._version
        if entries := common.entries + own_changes.entries:
            patch.set, new = entries, True
        if common.has_ground or own_changes.has_ground:
            patch.shapes = cache.shapes(self.view)
        if turn != self._turn:
            patch.turn, new = turn, True
        if table.seat_changes != self._seat_changes:
            patch.table, new = self._table_state(table), True
        if self._log_version < table.version:
            patch.log = cache.log_lines(self.view, self._log_version)
        return patch if new else None

    def _table_state(self, table: LiveTable) -> wire.TableState:
        return table.state_for(self.held, self.language, self.secret(table))
