"""The position that a table shows, as each reader may see it."""

from __future__ import annotations

from typing import Any

from farshore.core.game import Seat
from farshore.core.memo import Kept, MemoByFields
from farshore.core.scene import OwnScene, SharedScene
from farshore.server.tables.live_table import LiveTable


class PositionViews:
    """Views and scenes of a table's current position, built when they are first requested."""

    __slots__ = ("_kept", "_own", "_published", "_shared", "_table", "_views")

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._published = -1
        self._shared: SharedScene | None = None
        self._views: dict[Seat | None, Any] = {}
        self._own: dict[Seat | None, OwnScene] = {}
        self._kept: dict[Seat | None, Kept] = {}
        """The last own scenes, which may still be right for the next position."""

    def _refresh(self) -> None:
        """Drop everything that belongs to an earlier position."""
        if self._published != self._table.published:
            self._published = self._table.published
            self._shared = None
            self._views, self._own = {}, {}

    def view(self, reader: Seat | None) -> Any:
        """Return the game's view of the position for a seat, or for a spectator (None)."""
        self._refresh()
        known = self._views.get(reader)
        if known is None:
            known = self._views[reader] = self._table.game.view(self._table.state, reader)
        return known

    def shared(self) -> SharedScene:
        """Return the part of the scene that all readers see."""
        self._refresh()
        if self._shared is None:
            self._shared = self._table.game.shared_scene(self.view(None))
        return self._shared

    def own(self, reader: Seat | None) -> OwnScene:
        """Return the part of the scene that is this reader's own."""
        self._refresh()
        known = self._own.get(reader)
        if known is None:
            known = self._own[reader] = self._make_own(reader)
        return known

    def _make_own(self, reader: Seat | None) -> OwnScene:
        make, view = self._table.game.own_scene, self.view(reader)
        if not isinstance(make, MemoByFields):
            return make(view, reader)
        kept = self._kept[reader] = make.renew(self._kept.get(reader), view, reader)
        made: OwnScene = kept.made
        return made
