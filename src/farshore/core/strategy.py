"""What a good player knows about a game, in the form that bots, hints and reviews ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Protocol

from farshore.core.game import A, Options, S, Seat
from farshore.core.toml_data import TomlData, read_packaged, read_toml

TABLE: Final = "learned.toml"
"""The file of what `farshore train` learned, among the game's data."""


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """A whole own turn, or the rest of one: its actions in order, and what the position after it is worth."""

    actions: tuple[A, ...]
    worth: float


def rank_by_lookahead(
    plans: Sequence[Plan[A]], most: int, promise: Callable[[Plan[A]], float], stop: Callable[[], bool] | None
) -> Sequence[Plan[A]]:
    """Re-evaluate the best `width` plans by a longer lookahead and sort all plans, best first.

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
    """Learned numbers: for each run of features one row a slice. Runs that are not there count nothing."""

    runs: Mapping[str, tuple[tuple[float, ...], ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.runs)

    def run_weights(self, run: str, slice_: int, length: int) -> tuple[float, ...]:
        """The numbers of a run in this part of the match.

        >>> LearnedTable({"keys": ((0.5, 1.0), (0.0, 2.0))}).run_weights("keys", 1, 2)
        (0.0, 2.0)
        >>> LearnedTable().run_weights("keys", 1, 2)
        (0.0, 0.0)
        """
        rows = self.runs.get(run)
        return rows[min(slice_, len(rows) - 1)] if rows else (0.0,) * length

    def slice_weights(self, smooth: Mapping[str, int], slice_: int) -> list[float]:
        """All numbers of this part of the match, by the number of their feature."""
        return [number for run, length in smooth.items() for number in self.run_weights(run, slice_, length)]

    @classmethod
    def of(cls, smooth: Mapping[str, int], rows: Sequence[Sequence[float]]) -> LearnedTable:
        """From one row of all features a slice; runs without any number but zero are left out."""
        runs, first = {}, 0
        for run, length in smooth.items():
            mine = tuple(tuple(row[first : first + length]) for row in rows)
            if any(map(any, mine)):
                runs[run] = mine
            first += length
        return cls(runs)

    @classmethod
    def load(cls, package: str) -> LearnedTable:
        """What comes with a game in its `learned.toml`; nothing, where there is none."""
        try:
            words = read_packaged(package, TABLE)
        except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could hold one
            return cls()
        return cls.read(read_toml(words, TABLE))

    @classmethod
    def read(cls, data: TomlData) -> LearnedTable:
        """From a `learned.toml`: each run with its rows, all of one length."""
        runs = {}
        for run, rows in data["table"].items():
            lines = rows.entries()
            width = len(lines[0].entries()) if lines else rows.fail("must have a row")
            runs[run] = tuple(tuple(entry.decimal() for entry in line.entries(width)) for line in lines)
        return cls(runs)


class Strategy(Protocol[S, A]):
    """Everything here looks at a view or at a sampled state, never at what a seat may not see."""

    def estimate(self, state: S, seat: Seat) -> float:
        """Expected final points of this seat: what is secured plus what is in reach."""
        ...

    def estimate_by_line(self, state: S, seat: Seat) -> Mapping[str, float]:
        """The estimate split by score line (`Line.name`); adds up to it. Hints show differences of these."""
        ...

    def plans(
        self, state: S, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[A]]:
        """The best ways found to play this seat's turn from here to its end, best first, never empty.

        `width` bounds the search; `points_only` ignores the estimate and looks at the score pad alone;
        `stop` is asked now and then, and when true the best so far is returned.
        """
        ...

    def quick_action(self, state: S, seat: Seat, rng: Random) -> A:
        """Return one sensible action quickly: the policy of the seats in rollouts."""
        ...

    def quick_turn(self, state: S, seat: Seat, rng: Random) -> Sequence[A]:
        """One or more sensible actions in order, never none; say more than one where that saves work."""
        return (self.quick_action(state, seat, rng),)

    def relative_points(self, state: S, seat: Seat) -> float:
        """How well this seat stands in a sampled state, in points; games where others matter compare with them."""
        return self.estimate(state, seat)

    def search_value(self, state: S, seat: Seat) -> float:
        """What a search goes by at the end of a future, in points; games may say how near victory a lead is."""
        return self.relative_points(state, seat)

    @property
    def horizon(self) -> int:
        """How many phases (`Game.phase`) a sampled future is played on before the estimate is asked."""
        return 6

    @property
    def lookahead_budget(self) -> tuple[int, float]:
        """Return the number of rollouts a planner may use, and the largest gap in points of the plans it compares."""
        return 0, 0.0

    @property
    def casual_temperature(self) -> float:
        """Softmax temperature of the casual bot, in points: a turn this much worse is chosen 1/e times as often."""
        return 2.0

    @property
    def skilled_factor(self) -> float:
        """What is left of this for a skilled player, so that one stands about half-way from casual to planner."""
        return 0.5

    @property
    def keys_left_out_of_hints(self) -> frozenset[str]:
        """Keys of lines in a preview that say nothing of why an action is good: hints leave them out."""
        return frozenset()

    def with_weights(self, weights: Mapping[str, float]) -> Strategy[S, A]:
        """The same knowledge with other numbers: what tuning tries."""
        ...

    @property
    def weights(self) -> Mapping[str, float]:
        """The numbers of the formula, by name; those that hold in a situation only as `set.name`."""
        ...

    @property
    def weight_sets(self) -> tuple[str, ...]:
        """Situations that may have numbers of their own, each with a set of this name."""
        return ()

    def deal_name(self, state: S) -> tuple[str, ...]:
        """What was dealt that makes results higher or lower, by names: pars are kept by them."""
        return ()

    def options_for_deal(self, number: int) -> Options:
        """What deal number so-and-so of an even series agrees on, so that all kinds of deals come equally often."""
        return {}

    # What training learns: a number for each feature at each time of the match, added to the estimate

    def features(self, state: S, seat: Seat) -> Mapping[int, float]:
        """What there is in the position after a turn, by number, and how much of it; nothing is left out."""
        return {}

    def after_turn(self, before: S, after: S) -> S:
        """The position after a turn, as features and estimate look at it: where all act at once, others may have to."""
        return after

    @property
    def feature_runs(self) -> Mapping[str, int]:
        """Runs of features, with how many each has, in the order of their numbers. In a run, neighbours are alike."""
        return {}

    @property
    def time_slice_count(self) -> int:
        """Into how many parts a match is cut; each has learned numbers of its own."""
        return 1

    def time_slice(self, state: S, seat: Seat) -> int:
        """The part of the match that this seat's position after a turn belongs to."""
        return 0

    @property
    def learned_table(self) -> LearnedTable:
        """What was learned so far."""
        return LearnedTable()

    def with_learned_table(self, table: LearnedTable) -> Strategy[S, A]:
        """The same knowledge with these learned numbers instead of its own."""
        return self


# The file of the numbers: `[weights]`, and `[weights.SET]` with those that differ in a situation


def packaged_weights(package: str) -> dict[str, float]:
    """The numbers that come with a game, from its `weights.toml`: those of a set as `set.name`."""
    return flat_weights(read_toml(read_packaged(package, "weights.toml"), "weights.toml")["weights"])


def flat_weights(table: TomlData) -> dict[str, float]:
    """One line of numbers out of a table that may hold sets."""
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value.value, dict):
            found.update({f"{name}.{inner}": number.decimal() for inner, number in value.items()})
        else:
            found[name] = value.decimal()
    return found


def merge_weight_sets(weights: Mapping[str, float], sets: Iterable[str]) -> dict[str, float]:
    """The numbers that hold where these sets do; a later set goes before an earlier one.

    >>> merge_weight_sets({"gem": 1.0, "key": 2.0, "expert.key": 3.0}, ["multiplayer", "expert"])
    {'gem': 1.0, 'key': 3.0}
    """
    found = {name: number for name, number in weights.items() if "." not in name}
    for each in sets:
        found.update({name: weights[f"{each}.{name}"] for name in found if f"{each}.{name}" in weights})
    return found
