"""What can be known about any game: the points on the score pad. It stands in where a game brings no strategy."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Any, Final, Generic, NamedTuple

from farshore.core.beam import LONGEST, Turn
from farshore.core.cells import Cells, bits
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, AnyGame, Game, S, Seat
from farshore.core.state import Position
from farshore.core.strategy import Plan, Strategy, Table

OUTLOOK: Final = "outlook"
"""The part of an estimate that belongs to no line of the score pad."""
MOST_ACTIONS: Final = 60
"""Of more possibilities than this, only so many are looked at."""


SLICES: Final = 24
"""The phases of a match that have learned numbers of their own; later ones share the last."""
TRIALS: Final = 4
"""Matches by chance alone that show how large a board is."""


class PointsStrategy(Strategy[S, A]):
    """Knows no more of a game than its score pad, and what training found beside it."""

    def __init__(self, game: Game[S, A], table: Table | None = None) -> None:
        self.game = game
        self._table = packaged_table(type(game).__module__) if table is None else table
        self._rows = [self._table.flat(self.smooth, each) for each in range(SLICES)] if self._table else []

    def estimate(self, state: S, seat: Seat) -> float:
        points = float(self.game.scores(state)[seat].total)
        return points + self._learned(state, seat) if self._rows else points

    def reasons(self, state: S, seat: Seat) -> Mapping[str, float]:
        lines = {line.name: float(line.points) for line in self.game.scores(state)[seat].lines}
        return {**lines, OUTLOOK: self._learned(state, seat)} if self._rows else lines

    def _learned(self, state: S, seat: Seat) -> float:
        """What was learned of what lies there; nothing when the match is over."""
        row = self._rows[self.slice(state, seat)]
        return sum([much * row[at] for at, much in self.features(state, seat).items()])

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        return AnyTurn(self, state, seat, width, stop, points_only=points_only).plans()

    def worth(self, state: S, seat: Seat, points_only: bool) -> float:
        return float(self.game.scores(state)[seat].total) if points_only else self.estimate(state, seat)

    def settled(self, before: S, after: S) -> S:
        """Where all act at once, the others do something, always the same: only then it shows what a turn brings."""
        game, rng = self.game, Random(2)
        busy = game.to_act(before)
        for _ in range(LONGEST if len(busy) > 1 else 0):
            acting = game.to_act(after)
            if not acting or acting[0] not in busy or game.phase(after) != game.phase(before):
                break
            game.step(after, acting[0], rng.choice(game.legal(after, acting[0])))
        return after

    def quick(self, state: S, seat: Seat, rng: Random) -> A:
        """Anything that is allowed: points alone say too little of one action to look at them all."""
        return rng.choice(self.game.legal(state, seat))

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        return self

    @property
    def weights(self) -> Mapping[str, float]:
        return {}

    # What training learns: lines of the pad, how much can be done, and which mark lies on which cell

    def features(self, state: S, seat: Seat) -> Mapping[int, float]:
        if not self.game.to_act(state):
            return {}
        firsts = dict(zip(self.smooth, accumulate(self.smooth.values(), initial=0), strict=False))
        found = {at: float(line.points) for at, line in enumerate(self.game.scores(state)[seat].lines) if line.points}
        found[firsts["legal"]] = len(self.game.legal(state, seat)) / MOST_ACTIONS
        for run, cells in marks(state, seat):
            for cell in bits(cells):
                found[firsts[run] + cell] = 1.0
        return found

    @property
    def smooth(self) -> Mapping[str, int]:
        return runs_of(self.game)

    @property
    def slices(self) -> int:
        return SLICES

    def slice(self, state: S, seat: Seat) -> int:
        return min(SLICES - 1, self.game.phase(state))

    @property
    def table(self) -> Table:
        return self._table

    def with_table(self, table: Table) -> Strategy[S, A]:
        return PointsStrategy(self.game, table)


class Way(NamedTuple, Generic[S, A]):
    """A turn under way: what it is worth, what was done, and where that leads."""

    worth: float
    actions: tuple[A, ...]
    state: S


class AnyTurn(Turn[Way[S, A], Way[S, A], A]):
    """A turn of any game, action by action; what is hidden is guessed, always in the same way."""

    def __init__(
        self,
        strategy: PointsStrategy[S, A],
        state: S,
        seat: Seat,
        width: int,
        stop: Callable[[], bool] | None,
        *,
        points_only: bool,
    ) -> None:
        super().__init__(width, stop)
        self.strategy, self.game, self.seat, self.points_only = strategy, strategy.game, seat, points_only
        self.start = self.game.guess(state, Random(0))
        self.phase, self.rng = self.game.phase(self.start), Random(1)
        self.over: list[Plan[A]] = []
        """Turns that are over: none of them takes the place of one that goes on."""

    def openings(self) -> Iterator[Way[S, A]]:
        yield Way(0.0, (), self.start)

    def steps(self, way: Way[S, A], known: Container[Hashable]) -> Iterator[tuple[Hashable, float, Way[S, A]]]:
        """Every action, or some of very many. A turn that takes too long is planned so far, the rest when it comes."""
        enough = self.stopped() or len(way.actions) + 1 == LONGEST
        for number, action in enumerate(self._some(way.state)):
            after, actions = way.state.clone(), (*way.actions, action)
            self.game.step(after, self.seat, action)
            if self._mine(after) and not enough:
                worth = self.strategy.worth(after, self.seat, self.points_only)
                yield (way.actions, number), worth, Way(worth, actions, after)
            else:
                settled = after if self._mine(after) else self.strategy.settled(self.start, after)
                self.over.append(Plan(actions, self.strategy.worth(settled, self.seat, self.points_only)))

    def after(self, step: Way[S, A], promise: float) -> Way[S, A]:
        return step

    def ended(self, ways: Sequence[Way[S, A]]) -> list[Plan[A]]:
        over, self.over = self.over, []
        return over

    def _some(self, state: S) -> Sequence[A]:
        legal = self.game.legal(state, self.seat)
        return legal if len(legal) <= MOST_ACTIONS else self.rng.sample(list(legal), MOST_ACTIONS)

    def _mine(self, state: S) -> bool:
        """It is still the same turn and this seat goes on."""
        return self.seat in self.game.to_act(state) and self.game.phase(state) == self.phase


def marks(state: Position[Any, Any], seat: Seat) -> Iterator[tuple[str, Cells]]:
    """The sets of cells in the rows of a position: this seat's own, and those of all others together."""
    for each in fields(state.seats[seat]):
        if each.type == "Cells":
            yield f"own-{each.name}", getattr(state.seats[seat], each.name)
            theirs = 0
            for other, row in enumerate(state.seats):
                theirs |= getattr(row, each.name) if other != seat else 0
            yield f"others-{each.name}", theirs


@lru_cache(maxsize=64)  # found by playing; asked for at every look
def runs_of(game: AnyGame) -> Mapping[str, int]:
    """The runs of features of a game that names none: how many cells there are is seen in matches by chance alone."""
    seats, sizes = min(game.info.seats), dict[str, int]()
    state = game.start(seats)
    lines = len(game.scores(state)[0].lines)
    for trial in range(TRIALS):
        rng, dealer, drawn, state = Random(trial), SeededDealer(str(trial)), 0, game.start(seats)
        while acting := game.to_act(state):
            if acting == (CHANCE,):
                game.step(state, CHANCE, dealer.draw(game.chances(state), drawn))
                drawn += 1
            else:
                game.step(state, acting[0], rng.choice(game.legal(state, acting[0])))
            for run, cells in marks(state, 0):
                sizes[run] = max(sizes.get(run, 1), cells.bit_length())
    longest = max(sizes.values(), default=0)
    return {"lines": lines, "legal": 1, **dict.fromkeys(sizes, longest)}


@lru_cache(maxsize=64)  # read from a file; asked for at every decision
def packaged_table(module: str) -> Table:
    """What comes with the game of this module."""
    return Table.packaged(module.rpartition(".")[0] or module)


def knowledge(game: Game[S, A]) -> Strategy[S, A]:
    """What a good player knows of this game, or at least its points, with what training found."""
    strategy = game.strategy
    if strategy is None or (not strategy.smooth and packaged_table(type(game).__module__)):
        return PointsStrategy(game)
    return strategy


def pupil(game: Game[S, A]) -> Strategy[S, A]:
    """Who is trained: the game's own knowledge if it names features, else what can be known of any game."""
    strategy = game.strategy
    return strategy if strategy is not None and strategy.smooth else PointsStrategy(game)
