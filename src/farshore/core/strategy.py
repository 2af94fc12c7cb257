"""The interface of a game's strategy, which bots, hints and reviews use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Protocol

from farshore.core.game import A, Options, S, Seat
from farshore.core.toml_data import TomlData, read_packaged, read_toml

TABLE: Final = "learned.toml"
"""The data file that `farshore train` writes."""


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """The actions of a turn, or of the rest of one, and the value of the position after it."""

    actions: tuple[A, ...]
    """The actions of one seat's turn, in order."""
    worth: float
    """What the turn is worth, in points."""


def rank_by_lookahead(
    plans: Sequence[Plan[A]], most: int, promise: Callable[[Plan[A]], float], stop: Callable[[], bool] | None
) -> Sequence[Plan[A]]:
    """Re-evaluate the best `most` plans by a longer lookahead and sort all plans, best first.

    >>> plans = [Plan("a", 3.0), Plan("b", 2.0), Plan("c", 1.5)]
    >>> [plan.worth for plan in rank_by_lookahead(plans, 2, lambda plan: 1.0, None)]
    [1.0, 1.0, 1.0]
    """
    looked: list[Plan[A]] = []
    for plan in plans[:most]:
        if stop is not None and stop():
            break
        looked.append(Plan(plan.actions, promise(plan)))
    if not looked:
        return plans
    looked.sort(key=lambda plan: plan.worth, reverse=True)
    others = plans[len(looked) :]
    behind = min(0.0, looked[-1].worth - others[0].worth) if others else 0.0
    return [*looked, *(Plan(plan.actions, plan.worth + behind) for plan in others)]


@dataclass(frozen=True)
class LearnedTable:
    """Learned weights: for each run of features one row per time slice. Missing runs have weight 0."""

    runs: Mapping[str, tuple[tuple[float, ...], ...]] = field(default_factory=dict)
    """By the name of a run of features, a row of weights for each slice of the match."""

    def __bool__(self) -> bool:
        return bool(self.runs)

    def run_weights(self, run: str, slice_: int, length: int) -> tuple[float, ...]:
        """Return the weights of a run in this time slice.

        >>> LearnedTable({"keys": ((0.5, 1.0), (0.0, 2.0))}).run_weights("keys", 1, 2)
        (0.0, 2.0)
        >>> LearnedTable().run_weights("keys", 1, 2)
        (0.0, 0.0)
        """
        rows = self.runs.get(run)
        return rows[min(slice_, len(rows) - 1)] if rows else (0.0,) * length

    def slice_weights(self, smooth: Mapping[str, int], slice_: int) -> list[float]:
        """Return the weights of all features in this time slice, by feature number."""
        return [number for run, length in smooth.items() for number in self.run_weights(run, slice_, length)]

    @classmethod
    def of(cls, smooth: Mapping[str, int], rows: Sequence[Sequence[float]]) -> LearnedTable:
        """Create a table from one row of all features per time slice; runs of zeros are left out."""
        runs, first = {}, 0
        for run, length in smooth.items():
            mine = tuple(tuple(row[first : first + length]) for row in rows)
            if any(map(any, mine)):
                runs[run] = mine
            first += length
        return cls(runs)

    @classmethod
    def load(cls, package: str) -> LearnedTable:
        """Return the table in a game's `learned.toml`, or an empty one."""
        try:
            words = read_packaged(package, TABLE)
        except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could hold one
            return cls()
        return cls.read(read_toml(words, TABLE))

    @classmethod
    def read(cls, data: TomlData) -> LearnedTable:
        """Parse a `learned.toml`."""
        runs = {}
        for run, rows in data["table"].items():
            lines = rows.entries()
            width = len(lines[0].entries()) if lines else rows.fail("must have a row")
            runs[run] = tuple(tuple(entry.decimal() for entry in line.entries(width)) for line in lines)
        return cls(runs)


class Strategy(Protocol[S, A]):
    """Knowledge about a game. All methods take a view or a sampled state, never hidden information."""

    def estimate(self, state: S, seat: Seat) -> float:
        """Return the expected final points of this seat: points so far plus points in reach."""
        ...

    def estimate_by_line(self, state: S, seat: Seat) -> Mapping[str, float]:
        """Return the estimate split by score line (`ScoreLine.name`). Hints show the differences."""
        ...

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        """Return the best plans for the rest of this seat's turn, best first, at least one.

        `width` is the beam width; `points_only` uses the score instead of the estimate; when `stop` returns True,
        the search ends with the best plans so far.
        """
        ...

    def quick_action(self, state: S, seat: Seat, rng: Random) -> A:
        """Return one sensible action quickly: the policy of the seats in rollouts."""
        ...

    def quick_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """Return one or more sensible actions; more than one where that saves work."""
        return (self.quick_action(state, seat, rng),)

    def careful_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """Return one or more good actions: the policy of the first phases of an expert's rollouts."""
        return self.quick_turn(state, seat, rng)

    def careful_phases(self, state: S) -> int:
        """Return the number of phases, from this position on, in which rollouts of the expert play `careful_turn`."""
        return 0

    def relative_points(self, state: S, seat: Seat) -> float:
        """Return how well this seat does in a sampled state, in points; by default the estimate."""
        return self.estimate(state, seat)

    def search_value(self, state: S, seat: Seat) -> float:
        """Return the value that a search uses at the end of a rollout, in points; a game may weigh how a lead wins."""
        return self.relative_points(state, seat)

    @property
    def horizon(self) -> int:
        """The number of phases (`Game.phase`) that a rollout plays before the estimate."""
        return 6

    @property
    def lookahead_limits(self) -> tuple[int, float]:
        """Return the number of rollouts a planner may use, and the largest gap in points of the plans it compares."""
        return 0, 0.0

    @property
    def casual_temperature(self) -> float:
        """Softmax temperature of the casual bot, in points: a turn this much worse is chosen 1/e times as often."""
        return 2.0

    @property
    def skilled_factor(self) -> float:
        """Factor of the casual temperature for the skilled bot, whose strength is about half-way to the planner."""
        return 0.5

    @property
    def keys_left_out_of_hints(self) -> frozenset[str]:
        """Keys of preview lines that hints leave out because they do not explain why an action is good."""
        return frozenset()

    @property
    def hint_keys(self) -> Mapping[str, str]:
        """Messages with `$space` by verb, for hints about spaces ("mark l5 (water)"); others name only the space."""
        return {}

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        """Return this strategy with other weights; used by tuning."""
        ...

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights of the evaluation by name; weights of a set as `set.name`."""
        ...

    @property
    def weight_sets(self) -> tuple[str, ...]:
        """The names of the weight sets, each for a situation that needs different weights."""
        return ()

    def deal_name(self, state: S) -> tuple[str, ...]:
        """Return names for what makes a deal easier or harder; par scores are stored by them."""
        return ()

    def options_for_deal(self, number: int) -> Options:
        """Return options for deal `number` of a series, so that all kinds of deals occur equally often."""
        return {}

    # Training: a weight for each feature in each time slice, added to the estimate

    def features(self, state: S, seat: Seat) -> Mapping[int, float]:
        """Return the features of a position after a turn, by number."""
        return {}

    def after_turn(self, before: S, after: S) -> S:
        """Return the position after a turn as it is evaluated; simultaneous games may play the other seats' turns."""
        return after

    @property
    def feature_runs(self) -> Mapping[str, int]:
        """The lengths of the runs of features, in the order of their numbers. Neighbours in a run are similar."""
        return {}

    @property
    def time_slice_count(self) -> int:
        """The number of time slices of a match; each has its own learned weights."""
        return 1

    def time_slice(self, state: S, seat: Seat) -> int:
        """Return the time slice of this seat's position after a turn."""
        return 0

    @property
    def learned_table(self) -> LearnedTable:
        """The learned weights."""
        return LearnedTable()

    def with_learned_table(self, table: LearnedTable) -> Strategy[S, A]:
        """Return this strategy with other learned weights."""
        return self


# weights.toml: `[weights]`, and `[weights.SET]` with the weights that differ in a situation


def packaged_weights(package: str) -> dict[str, float]:
    """Return the weights in a game's `weights.toml`; those of a set as `set.name`."""
    return flat_weights(read_toml(read_packaged(package, "weights.toml"), "weights.toml")["weights"])


def flat_weights(table: TomlData) -> dict[str, float]:
    """Flatten a table of weights; those of a set as `set.name`."""
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value.value, dict):
            found.update({f"{name}.{inner}": number.decimal() for inner, number in value.items()})
        else:
            found[name] = value.decimal()
    return found


def merge_weight_sets(weights: Mapping[str, float], sets: Iterable[str]) -> dict[str, float]:
    """Return the weights with these sets applied; later sets override earlier ones.

    >>> merge_weight_sets({"gem": 1.0, "key": 2.0, "expert.key": 3.0}, ["multiplayer", "expert"])
    {'gem': 1.0, 'key': 3.0}
    """
    found = {name: number for name, number in weights.items() if "." not in name}
    for each in sets:
        found.update({name: weights[f"{each}.{name}"] for name in found if f"{each}.{name}" in weights})
    return found
