"""A strategy for any game, by its `evaluate` and learned corrections. Used for games without a strategy."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Any, Final, Generic, NamedTuple

from farshore.bots.value_network import packaged_network, with_network
from farshore.core.beam_search import LONGEST, BeamSearch
from farshore.core.cells import Cells, bits
from farshore.core.dealer import SeededDealer
from farshore.core.defaults import cell_fields
from farshore.core.game import A, AnyGame, Game, S, Seat
from farshore.core.match_runner import MatchRunner
from farshore.core.state import Position
from farshore.core.strategy import LearnedTable, Plan, Strategy

OUTLOOK: Final = "outlook"
"""The part of an estimate that belongs to no score line."""
MOST_ACTIONS: Final = 60
"""The maximum number of actions that are tried in a position; if there are more, a sample."""


SLICES: Final = 24
"""The number of phases with weights of their own; later phases share the last."""
TRIALS: Final = 4
"""The number of random matches that determine the size of the board."""


class DefaultStrategy(Strategy[S, A]):
    """Values a position by `Game.worth`, its score by default, and by a learned table if the game was trained."""

    def __init__(self, game: Game[S, A], table: LearnedTable | None = None) -> None:
        self.game = game
        self._table = packaged_table(type(game).__module__) if table is None else table
        self._rows = (
            [self._table.slice_weights(self.feature_runs, each) for each in range(SLICES)] if self._table else []
        )

    def estimate(self, state: S, seat: Seat) -> float:
        worth = self.game.evaluate(state, seat)
        return worth + self._learned(state, seat) if self._rows else worth

    def estimate_by_line(self, state: S, seat: Seat) -> Mapping[str, float]:
        lines = {line.name: float(line.points) for line in self.game.scores(state)[seat].lines}
        outlook = self.estimate(state, seat) - sum(lines.values())
        return {**lines, OUTLOOK: outlook} if outlook or self._rows else lines

    def _learned(self, state: S, seat: Seat) -> float:
        """Return the learned correction; 0 when the match is over."""
        row = self._rows[self.time_slice(state, seat)]
        return sum([much * row[at] for at, much in self.features(state, seat).items()])

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        return ScoreTurnSearch(self, state, seat, width, stop, points_only=points_only).plans()

    def worth(self, state: S, seat: Seat, points_only: bool) -> float:
        return float(self.game.scores(state)[seat].total) if points_only else self.estimate(state, seat)

    def after_turn(self, before: S, after: S) -> S:
        """Play the other seats of a simultaneous phase at random with a fixed seed, so that the turn is scored."""
        game, rng = self.game, Random(2)
        busy = game.to_act(before)
        for _ in range(LONGEST if len(busy) > 1 else 0):
            acting = game.to_act(after)
            if not acting or acting[0] not in busy or game.phase(after) != game.phase(before):
                break
            game.step(after, acting[0], rng.choice(game.legal(after, acting[0])))
        return after

    def quick_action(self, state: S, seat: Seat, rng: Random) -> A:
        """Return a random legal action: points alone say too little about a single action."""
        return rng.choice(self.game.legal(state, seat))

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        return self

    @property
    def weights(self) -> Mapping[str, float]:
        return {}

    # Features for training: score lines, number of legal actions, cells by kind of mark

    def features(self, state: S, seat: Seat) -> Mapping[int, float]:
        if not self.game.to_act(state):
            return {}
        firsts = dict(zip(self.feature_runs, accumulate(self.feature_runs.values(), initial=0), strict=False))
        found = {at: float(line.points) for at, line in enumerate(self.game.scores(state)[seat].lines) if line.points}
        found[firsts["legal"]] = len(self.game.legal(state, seat)) / MOST_ACTIONS
        for run, cells in cell_sets(state, seat):
            for cell in bits(cells):
                found[firsts[run] + cell] = 1.0
        return found

    @property
    def feature_runs(self) -> Mapping[str, int]:
        return feature_runs(self.game)

    @property
    def time_slice_count(self) -> int:
        return SLICES

    def time_slice(self, state: S, seat: Seat) -> int:
        return min(SLICES - 1, self.game.phase(state))

    @property
    def learned_table(self) -> LearnedTable:
        return self._table

    def with_learned_table(self, table: LearnedTable) -> Strategy[S, A]:
        return DefaultStrategy(self.game, table)


class ScoredTurn(NamedTuple, Generic[S, A]):
    """An unfinished turn: its value, its actions and the state reached."""

    worth: float
    actions: tuple[A, ...]
    state: S


class ScoreTurnSearch(BeamSearch[ScoredTurn[S, A], ScoredTurn[S, A], A]):
    """Beam search over a turn of any game. Hidden information is sampled with a fixed seed."""

    def __init__(
        self,
        strategy: DefaultStrategy[S, A],
        state: S,
        seat: Seat,
        width: int,
        stop: Callable[[], bool] | None,
        *,
        points_only: bool,
    ) -> None:
        super().__init__(width, stop)
        self.strategy, self.game, self.seat, self.points_only = strategy, strategy.game, seat, points_only
        self.start = self.game.sample_state(state, Random(0))
        self.phase, self.rng = self.game.phase(self.start), Random(1)
        self.over: list[Plan[A]] = []
        """Finished turns, kept apart so that they do not displace unfinished ones."""

    def openings(self) -> Iterator[ScoredTurn[S, A]]:
        yield ScoredTurn(0.0, (), self.start)

    def steps(
        self, way: ScoredTurn[S, A], known: Container[Hashable]
    ) -> Iterator[tuple[Hashable, float, ScoredTurn[S, A]]]:
        """Yield the next actions, sampled if there are many. A turn that is too long is planned in parts."""
        enough = self.should_stop() or len(way.actions) + 1 == LONGEST
        for number, action in enumerate(self._some(way.state)):
            after, actions = way.state.clone(), (*way.actions, action)
            self.game.step(after, self.seat, action)
            if self._mine(after) and not enough:
                worth = self.strategy.worth(after, self.seat, self.points_only)
                yield (way.actions, number), worth, ScoredTurn(worth, actions, after)
            else:
                settled = after if self._mine(after) else self.strategy.after_turn(self.start, after)
                self.over.append(Plan(actions, self.strategy.worth(settled, self.seat, self.points_only)))

    def apply_step(self, step: ScoredTurn[S, A], promise: float) -> ScoredTurn[S, A]:
        return step

    def finished_plans(self, ways: Sequence[ScoredTurn[S, A]]) -> list[Plan[A]]:
        over, self.over = self.over, []
        return over

    def _some(self, state: S) -> Sequence[A]:
        legal = self.game.legal(state, self.seat)
        return legal if len(legal) <= MOST_ACTIONS else self.rng.sample(list(legal), MOST_ACTIONS)

    def _mine(self, state: S) -> bool:
        """Return whether the turn goes on."""
        return self.seat in self.game.to_act(state) and self.game.phase(state) == self.phase


def cell_sets(state: Position[Any, Any], seat: Seat) -> Iterator[tuple[str, Cells]]:
    """Yield the sets of cells in a position: those of this seat, and the union of all others."""
    for name in cell_fields(state.seats[seat]):
        yield f"own-{name}", getattr(state.seats[seat], name)
        theirs = 0
        for other, row in enumerate(state.seats):
            theirs |= getattr(row, name) if other != seat else 0
        yield f"others-{name}", theirs


@lru_cache(maxsize=64)  # determined by random matches, used at every evaluation
def feature_runs(game: AnyGame) -> Mapping[str, int]:
    """Return the feature runs of a game that defines none; random matches show the number of cells."""
    seats, sizes = min(game.info.seats), dict[str, int]()
    state = game.start(seats)
    lines = len(game.scores(state)[0].lines)
    for trial in range(TRIALS):
        rng, runner = Random(trial), MatchRunner(game, game.start(seats), SeededDealer(str(trial)))
        while acting := runner.seats_to_act():
            action = rng.choice(game.legal(runner.state, acting[0]))
            runner.state = game.apply(runner.state, acting[0], action)
            for run, cells in cell_sets(runner.state, 0):
                sizes[run] = max(sizes.get(run, 1), cells.bit_length())
    longest = max(sizes.values(), default=0)
    return {"lines": lines, "legal": 1, **dict.fromkeys(sizes, longest)}


@lru_cache(maxsize=64)  # read from a file, used at every decision
def packaged_table(module: str) -> LearnedTable:
    """Return the learned table packaged with the game of this module."""
    return LearnedTable.load(module.rpartition(".")[0] or module)


def strategy_for(game: Game[S, A]) -> Strategy[S, A]:
    """Return the strategy of a game, or a score strategy with its learned table; with the game's network, if any."""
    strategy = game.strategy
    if strategy is None or (not strategy.feature_runs and packaged_table(type(game).__module__)):
        strategy = DefaultStrategy(game)
    return with_network(game, strategy, packaged_network(type(game).__module__))


def trainable_strategy(game: Game[S, A]) -> Strategy[S, A]:
    """Return the strategy that training improves: the game's own if it defines features, else a score strategy."""
    strategy = game.strategy
    return strategy if strategy is not None and strategy.feature_runs else DefaultStrategy(game)
