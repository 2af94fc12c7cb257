"""Encoded parts of messages about a table, built once for all readers who see the same.

This runs for every move and every connection and is written for speed: each part has its own dictionary.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import UNSET, Raw, UnsetType

from farshore.core.game import Seat
from farshore.core.scene import OwnScene, Shape, SharedScene
from farshore.core.text import Text, text
from farshore.server.scenes import geometry_files
from farshore.server.scenes.diff import scene_changes
from farshore.server.scenes.turn_log import TurnLog
from farshore.server.scenes.views_per_reader import PositionViews
from farshore.server.tables.live_table import LiveTable
from farshore.server.wire.encoding import encode, encode_each
from farshore.server.wire.server_messages import Patch
from farshore.server.wire.table import TurnState

LOG_LINES = 200
"""The number of log lines, newest last, that one scene or patch carries at most."""


class EncodedChanges(NamedTuple):
    """The changes from an old scene to the current one."""

    old: SharedScene | OwnScene | None
    """Kept so that no other object can get its identity, by which the changes are found."""
    entries: tuple[Raw, ...]
    """Entries of `Patch.set`."""
    has_ground: bool
    """A board has another ground: its geometry may be new to the reader."""


class EncodedPatch(NamedTuple):
    """A patch and its JSON."""

    patch: Patch
    encoded: bytes


NO_CHANGES: Final = EncodedChanges(None, (), False)


@lru_cache(4_096)
def encoded_turn(busy: tuple[Seat, ...], undo: tuple[Seat, ...]) -> Raw:
    """Return the state of a match that goes on without a time limit."""
    return Raw(encode(TurnState(busy=busy, undo=undo)))


class MessageCache:
    """What sessions at one table share: scenes, log, and encoded parts of messages."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.views = PositionViews(table)
        self._turn_logs: dict[Seat | None, TurnLog] = {}
        self._published = self._seat_changes = -1
        self._changes: dict[int, EncodedChanges] = {}
        self._turns: dict[frozenset[Seat], Raw] = {}
        self._log_lines: dict[tuple[TurnLog, int], Raw | UnsetType] = {}
        self.patches: dict[Hashable, EncodedPatch | None] = {}
        """Patches without acknowledgements, or None if there is nothing new; by what their readers have seen before,
        who they are and which language they read."""

    def drop_outdated(self) -> None:
        """Drop what the table has outdated since the last call."""
        table = self._table
        if self._published != table.published:
            self._published = table.published
            self._changes, self._log_lines = {}, {}
        elif self._seat_changes == table.seat_changes:
            return
        self._seat_changes = table.seat_changes
        self._turns, self.patches = {}, {}

    def changes(self, old: SharedScene | OwnScene, new: SharedScene | OwnScene) -> EncodedChanges:
        """Return the changes from an old scene to the current one, compared and encoded once."""
        if old is new:
            return NO_CHANGES
        known = self._changes.get(id(old))
        if known is None:
            entries = encode_each(scene_changes(old, new))
            has_ground = any(b'"ground":{' in bytes(entry) for entry in entries)
            known = self._changes[id(old)] = EncodedChanges(old, entries, has_ground)
        return known

    def turn(self, held: frozenset[Seat]) -> Raw:
        """Return the state of the match for a client that holds these seats."""
        known = self._turns.get(held)
        if known is None:
            table = self._table
            if table.busy and not table.row.pace:
                known = encoded_turn(table.busy, tuple(sorted(table.undoable & held)))
            else:
                known = Raw(encode(table.turn(held)))
            self._turns[held] = known
        return known

    def turn_log(self, reader: Seat | None) -> TurnLog:
        """Return the log as a reader may know it; readers of games without hidden information share one."""
        sees = reader if self._table.game.info.hidden else None
        known = self._turn_logs.get(sees)
        if known is None:
            known = self._turn_logs[sees] = TurnLog(self._table, sees, self.views)
        return known

    def log_lines(self, reader: Seat | None, since: int) -> Raw | UnsetType:
        """Return the log lines that changed after version `since`, or UNSET if there are none."""
        log = self.turn_log(reader)
        known = self._log_lines.get((log, since))
        if known is None:
            lines = log.lines_since(since)[-LOG_LINES:]
            known = self._log_lines[log, since] = Raw(encode(lines)) if lines else UNSET
        return known

    def shapes(self, reader: Seat | None) -> dict[str, Shape]:
        """Return the geometry of custom components. That of installed games is served as files."""
        found = geometry_files.grounds(self.views.shared(), self.views.own(reader))
        if self._table.row.data:
            return {key: ground.shape for key, ground in found.items()}
        geometry_files.remember(self._table.row.game, found)
        return {}

    def event_text(self, reader: Seat | None, number: int) -> Text | None:
        """Return what a reader learns of one event, or None if nothing."""
        table = self._table
        event = table.match.events[number]
        if event.action is None:
            return text("log-undo")
        last = number + 1 == table.version
        view = self.views.view(reader) if last else table.game.view(table.match.states[number + 1], reader)
        return table.game.log_text(view, reader, event.actor, event.action)


def message_cache_of(table: LiveTable) -> MessageCache:
    """Return the cache of a table. It is kept with the table and ends with it."""
    known = table.extensions.get(MessageCache)
    if known is None:
        known = table.extensions[MessageCache] = MessageCache(table)
    assert isinstance(known, MessageCache)
    return known
