"""The states of a match without keeping all of them: every 32nd is kept, others are computed when read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from farshore.core.match import AnyMatch

EVERY: Final = 32
"""The distance of two states that are always kept."""
_read: Final = list.__getitem__  # states are read several times in a move: this is faster than `super()`


class CheckpointedStates(list[Any]):
    """The list of a match's states (`Match.states`). Dropped ones are None inside; read by index, slice or iteration.

    States after an undo are always kept, so that a dropped one follows from a kept one by actions alone.
    """

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match.states)
        self._match = match
        self._dropped = 0
        """States before this index are kept only if they are checkpoints."""
        self._computed: tuple[int, Any] = -1, None
        """The last state that was computed again, with its index: states are mostly read in order."""

    def drop_before(self, end: int) -> None:
        """Drop the states before index `end` that are not checkpoints."""
        events = self._match.events
        for at in range(self._dropped, end):
            if at % EVERY and events[at - 1].action is not None:
                self[at] = None
        self._dropped = max(self._dropped, end)

    def __getitem__(self, at: Any) -> Any:
        found = _read(self, at)
        if found is None:
            return self._compute(at % len(self))
        if found.__class__ is list:  # a slice
            return [self[number] for number in range(*at.indices(len(self)))]
        return found

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self)))

    def _compute(self, at: int) -> Any:
        start, (computed, state) = at, self._computed
        while start != computed and (found := _read(self, start)) is None:
            start -= 1
        if start != computed:
            state = found
        for event in self._match.events[start:at]:
            state = self._match.game.apply(state, event.actor, event.action)
        self._computed = at, state
        return state
