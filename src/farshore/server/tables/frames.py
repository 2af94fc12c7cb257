"""What is told of a table at one version: made and written once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from farshore.core.game import Seat
from farshore.core.scene import Own, Shared
from farshore.server.scenes import shapes
from farshore.server.scenes.diff import changes
from farshore.server.scenes.encoder import encode, members

if TYPE_CHECKING:
    from farshore.server.tables.table import LiveTable

LOG_LINES = 200
"""So many of the newest lines of the log are told at once."""


class Frames:
    """Scenes of the stored version and parts of messages, kept until there is something new."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._kept: dict[Hashable, Any] = {}
        self._patches: dict[Hashable, bytes] = {}

    def clear(self) -> None:
        """Something has happened: what was made is out of date."""
        self._kept.clear()
        self._patches.clear()

    def seats_changed(self) -> None:
        """The scenes are as they were, patches are not."""
        self._patches.clear()

    def _once(self, key: Hashable, make: Callable[[], Any]) -> Any:
        known = self._kept.get(key)
        if known is None:
            known = self._kept[key] = make()
        return known

    def shared(self) -> Shared:
        """What everybody sees alike."""
        game, state = self._table.game, self._table.state
        scene: Shared = self._once("shared", lambda: game.shared(game.view(state, None)))
        return scene

    def own(self, view: Seat | None) -> Own:
        """What this seat or a spectator sees beside that."""
        game, state = self._table.game, self._table.state
        scene: Own = self._once(("own", view), lambda: game.own(game.view(state, view), view))
        return scene

    def changes(self, old: Shared | Own, new: Shared | Own) -> bytes:
        """What changed between two scenes, as entries of `set`."""
        # Both are kept beside what was made of them, so that their identities stay theirs.
        kept: tuple[Any, Any, bytes] = self._once(
            (id(old), id(new)), lambda: (old, new, encode(changes(old, new))[1:-1])
        )
        return kept[2]

    def turn(self, held: frozenset[Seat]) -> bytes:
        """Where the match stands, for somebody who holds these seats."""
        turn: bytes = self._once(("turn", held), lambda: encode(self._table.turn(held)))
        return turn

    def log(self, view: Seat | None, since: int) -> bytes:
        """What is told of the events after `since`, as a member after a comma; nothing if nothing is told."""
        log: bytes = self._once(("log", view, since), lambda: self._log(view, since))
        return log

    def _log(self, view: Seat | None, since: int) -> bytes:
        told = self._table.log(view, max(since, self._table.version - LOG_LINES))
        lines = [{"at": at, "seat": seat, "words": words} for at, seat, words in told]
        return b"," + members(log=lines) if lines else b""

    def shapes(self, view: Seat | None) -> bytes:
        """Geometry as a member after a comma: only of own components, that of games lies in files."""
        found = shapes.grounds(self.shared(), self.own(view))
        if self._table.row.data:
            return b"," + members(shapes={key: ground.shape for key, ground in found.items()})
        shapes.meet(self._table.row.game, found)
        return b""

    def patch(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """A whole patch but for its end: the same bytes for all with the same key."""
        known = self._patches.get(key)
        if known is None:
            known = self._patches[key] = make()
        return known
