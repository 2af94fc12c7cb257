"""What is told of a table at one version: made and written once for all who see the same.

This is done for every move and every line: it is written for speed, each answer kept in a dictionary of its own.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from farshore.core.game import Seat
from farshore.core.scene import Own, Shared
from farshore.server.scenes import shapes
from farshore.server.scenes.diff import changes
from farshore.server.scenes.encoder import encode

if TYPE_CHECKING:
    from farshore.server.tables.table import LiveTable

LOG_LINES = 200
"""So many of the newest lines of the log are told at once."""


class Frames:
    """The scenes of one version, and parts of messages: made when they are first asked for."""

    __slots__ = ("_changes", "_logs", "_owns", "_shared", "_table", "_views", "patches", "turns")

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._shared: Shared | None = None
        self._views: dict[Seat | None, Any] = {}
        self._owns: dict[Seat | None, Own] = {}
        self._changes: dict[int, tuple[Shared | Own, bytes]] = {}
        self.turns: dict[frozenset[Seat], bytes] = {}
        self._logs: dict[Hashable, bytes] = {}
        self.patches: dict[Hashable, bytes] = {}
        """Whole patches but for their ends, by who has seen what before: the same bytes for all of them."""

    def view(self, reader: Seat | None) -> Any:
        """What this seat or a spectator may know."""
        known = self._views.get(reader)
        if known is None:
            known = self._views[reader] = self._table.game.view(self._table.state, reader)
        return known

    def shared(self) -> Shared:
        """What everybody sees alike."""
        if self._shared is None:
            self._shared = self._table.game.shared(self.view(None))
        return self._shared

    def own(self, view: Seat | None) -> Own:
        """What this seat or a spectator sees beside that."""
        known = self._owns.get(view)
        if known is None:
            known = self._owns[view] = self._table.game.own(self.view(view), view)
        return known

    def changes(self, old: Shared | Own, new: Shared | Own) -> bytes:
        """What changed since an old scene, as entries of `set`."""
        # The old one is kept beside what was made of it: so its identity stays its own, and names it.
        known = self._changes.get(id(old))
        if known is None:
            known = self._changes[id(old)] = old, encode(changes(old, new))[1:-1]
        return known[1]

    def turn(self, held: frozenset[Seat]) -> bytes:
        """Where the match stands, for somebody who holds these seats."""
        known = self.turns.get(held)
        if known is None:
            known = self.turns[held] = encode(self._table.turn(held))
        return known

    def log(self, view: Seat | None, since: int) -> bytes:
        """What is told of the events after `since`, as a member after a comma; nothing if nothing is told."""
        log = self._table.log(view)
        known = self._logs.get((log, since))
        if known is None:
            told = log.told(since)[-LOG_LINES:]
            known = self._logs[log, since] = b',"log":' + encode(told) if told else b""
        return known

    def shapes(self, view: Seat | None) -> bytes:
        """Geometry as a member after a comma: only of own components, that of games lies in files."""
        found = shapes.grounds(self.shared(), self.own(view))
        if self._table.row.data:
            return b',"shapes":' + encode({key: ground.shape for key, ground in found.items()})
        shapes.meet(self._table.row.game, found)
        return b""
