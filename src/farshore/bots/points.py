"""What can be known about any game: the points on the score pad. It stands in where a game brings no strategy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy

LONGEST_TURN: Final = 40
"""A turn planned in advance has at most so many actions; the rest is planned when it is reached."""
MOST_ACTIONS: Final = 60
"""Of more possibilities than this, only so many are looked at."""


class PointsStrategy(Strategy[S, A]):
    """Knows no more of a game than its score pad."""

    def __init__(self, game: Game[S, A]) -> None:
        self.game = game

    def estimate(self, state: S, seat: Seat) -> float:
        return float(self.game.scores(state)[seat].total)

    def reasons(self, state: S, seat: Seat) -> Mapping[str, float]:
        return {line.name: float(line.points) for line in self.game.scores(state)[seat].lines}

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        """A beam over single actions up to the end of the turn; what is hidden is guessed, always in the same way."""
        start = self.game.guess(state, Random(0))
        phase = self.game.phase(start)
        beam: list[tuple[float, tuple[A, ...], S]] = [(0.0, (), start)]
        finished: list[Plan[A]] = []
        rng = Random(1)
        for _ in range(LONGEST_TURN):
            longer = []
            for _, actions, before in beam:
                for action in self._some(before, seat, rng):
                    after = before.clone()
                    self.game.step(after, seat, action)
                    worth = self.estimate(after, seat)
                    if self._mine(after, seat, phase):
                        longer.append((worth, (*actions, action), after))
                    else:
                        finished.append(Plan((*actions, action), worth))
                if stop is not None and stop() and (longer or finished):
                    break
            beam = sorted(longer, key=lambda entry: -entry[0])[:width]
            if not beam or (stop is not None and stop()):
                break
        finished.extend(Plan(actions, worth) for worth, actions, _ in beam)
        return sorted(finished, key=lambda plan: -plan.worth)

    def _some(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        legal = self.game.legal(state, seat)
        return legal if len(legal) <= MOST_ACTIONS else rng.sample(list(legal), MOST_ACTIONS)

    def _mine(self, state: S, seat: Seat, phase: int) -> bool:
        """It is still the same turn and this seat goes on."""
        return seat in self.game.to_act(state) and self.game.phase(state) == phase

    def quick(self, state: S, seat: Seat, rng: Random) -> A:
        """Anything that is allowed: points alone say too little of one action to look at them all."""
        return rng.choice(self.game.legal(state, seat))

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        return self

    @property
    def weights(self) -> Mapping[str, float]:
        return {}


def knowledge(game: Game[S, A]) -> Strategy[S, A]:
    """What a good player knows of this game, or at least its points."""
    return game.strategy or PointsStrategy(game)
