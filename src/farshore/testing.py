"""Helpers for tests of game rules: start a match, play in notation, list legal actions, refusals and scores.

>>> from farshore.testing import Tester
>>> from farshore.games import find
>>> test = Tester(find("kingdom_maps"))
>>> state = test.fresh(2, "some seed", criteria="A1 A2 B1 B2", first="seat1")
>>> test.may(state, 0)[:2]
['announce mountain', 'announce forest']
>>> test.refused(state, "1 done").key
'not-your-turn'
"""

from __future__ import annotations

from typing import Generic

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, S, Seat, Value
from farshore.core.match import Match
from farshore.core.text import Text


class Tester(Generic[S, A]):
    """A game under test. Methods take states and return new ones."""

    __test__ = False  # its name must not make pytest look for tests in it

    def __init__(self, game: Game[S, A]) -> None:
        self.game = game
        self.notation = game.notation

    def match(self, seats: int, seed: str = "test", **options: Value) -> Match[S, A]:
        """Return a match at its first decision, dealt from a seed."""
        match = Match(self.game, [f"seat {seat}" for seat in range(seats)], options)
        match.deal(SeededDealer(seed))
        return match

    def fresh(self, seats: int, seed: str = "test", **options: Value) -> S:
        """Return the position at the first decision."""
        return self.match(seats, seed, **options).state

    def play(self, state: S, *events: str) -> S:
        """Return the state after these events: `0 mark e7`, `- roll 1 2`."""
        for event in events:
            actor, action = self._read(state, event)
            state = self.game.apply(state, actor, action)
        return state

    def may(self, state: S, seat: Seat = 0, verb: str = "") -> list[str]:
        """Return the legal actions of this seat in notation, optionally of one verb."""
        words = [str(action) for action in self.game.legal(state, seat)]
        return [text for text in words if text.split(" ")[0] == verb] if verb else words

    def refused(self, state: S, event: str) -> Text:
        """Return why this event is refused; raise AssertionError if it is legal."""
        try:
            actor, action = self._read(state, event)
            self.game.apply(state, actor, action)
        except IllegalAction as error:
            return error.reason
        raise AssertionError(f"'{event}' was not refused")

    def pad(self, state: S, seat: Seat = 0) -> dict[str, int]:
        """Return the points of this seat by score line."""
        return {line.name: line.points for line in self.game.scores(state)[seat].lines}

    def _read(self, state: S, event: str) -> tuple[Seat, A]:
        actor, _, words = event.partition(" ")
        if actor != "-":
            action: A = self.notation.parse(words)
            return int(actor), action
        outcome = self.game.chance_outcomes(state).find(words)
        assert outcome is not None, f"chance cannot bring '{words}' here"
        return CHANCE, outcome
