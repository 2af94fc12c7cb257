"""The strategy of Explorers: which turns to consider, and their values."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from farshore.core.beam_search import BeamSearch
from farshore.core.cells import Cells, bits
from farshore.core.state import Seat
from farshore.core.strategy import LearnedTable, Plan, Strategy, merge_weight_sets, packaged_weights
from farshore.games.explorers import evaluation, rules
from farshore.games.explorers.actions import BONUSES, DONE, MARKS, Action, Choose, StartTerrain, Take, UseScroll
from farshore.games.explorers.board import BIT
from farshore.games.explorers.distances import (
    RUNS,
    SLICES,
    Atlas,
    Curves,
    Distances,
    Situation,
    Term,
    Weights,
    evaluation_input,
    slice_of,
)
from farshore.games.explorers.evaluation import LOOK
from farshore.games.explorers.marking import mark
from farshore.games.explorers.scoring import PAD
from farshore.games.explorers.state import PlayerSheet, State

SHAPE: Final = ("reach", "reach_power", "fade", "gem_next")
"""Weights that shape curves. All others are values: if they are 0, only the score pad counts."""
NEARBY: Final = {
    **{f"{kind}_decay": 5.0 for kind in ("temple", "key", "scroll", "horse", "gem", "village", "provision", "later")},
    **dict.fromkeys(("key", "key_hand", "temple_key", "temple_other", "scroll", "scroll_hand", "horse", "later"), 0.0),
}
"""Only points of the same turn count."""
WAYS_TO_LOOK: Final[Mapping[str, Callable[[Weights], Weights]]] = {
    "whole": lambda weights: weights,
    "points": lambda weights: {name: number if name in SHAPE else 0.0 for name, number in weights.items()},
    "nearby": lambda weights: {**weights, **NEARBY},
}
"""The weights of the evaluation, and those for a player who looks at points only."""
OPENINGS: Final = (Choose, Take, UseScroll, StartTerrain)


@dataclass(slots=True)
class PartialTurn:
    """A partial turn: the actions so far, and the sheet after them."""

    sheet: PlayerSheet
    dist: Distances
    actions: tuple[Action, ...]
    worth: float
    terms: list[Term]


class MarkStep(NamedTuple):
    """The next mark of a partial turn, with the terms after it as far as known; none if the turn has ended."""

    node: PartialTurn
    cell: int
    terms: list[Term]


_promise = itemgetter(1)

OVER: Final = -1
"""In place of a cell: the turn ends here."""


class MarkingTurn(BeamSearch[PartialTurn, MarkStep, Action]):
    """The search for good ways to play one turn of one seat, mark by mark."""

    def __init__(
        self, state: State, seat: Seat, curves: tuple[Curves, Curves], width: int, stop: Callable[[], bool] | None
    ) -> None:
        """Prepare a search with the weights during the turn and after it; a width of 1 computes least."""
        super().__init__(width, stop)
        self.state, self.seat = state, seat
        self.careful: bool = width > 1
        self.during: Curves = curves[0]
        self.after_it: Curves = curves[1]
        self.now: Situation = evaluation_input(state, seat, self.after_it.bonus)
        self.atlas: Atlas = self.now.atlas
        self.dist: Distances = self.atlas.distances(self.now.sheet.marked)
        self.seen: dict[tuple[bool, Cells], tuple[float, list[Term]]] = {}
        """Values of sets of marks, during the turn and after it: the search reaches the same set in many orders."""
        self.root = self.worth(self.during, self.now.sheet.marked, self.dist)
        self.table = state

    def worth(self, curves: Curves, marked: Cells, dist: Distances) -> tuple[float, list[Term]]:
        """Return the value of these marks; computed once."""
        at = (curves is self.during, marked)
        found = self.seen.get(at)
        if found is None:
            found = self.seen[at] = evaluation.worth(self.now, curves, marked, dist)
        return found

    def node(self, sheet: PlayerSheet, actions: tuple[Action, ...], dist: Distances) -> PartialTurn:
        """Return the sheet with its value; an unfinished turn adds a little for each mark to come."""
        curves = self.after_it if is_finished(sheet) else self.during
        worth, terms = self.worth(curves, sheet.marked, dist)
        return PartialTurn(sheet, dist, actions, worth + self._marks_to_come(sheet, curves), terms)

    def _marks_to_come(self, sheet: PlayerSheet, curves: Curves) -> float:
        """Return the value of marks still to be placed, minus that of a scroll used for them."""
        used = sheet.scrolls_used - self.now.sheet.scrolls_used
        return curves.mark * (sheet.owed + sheet.horse + sum(sheet.bonuses)) - curves.scroll_hand * used

    def openings(self) -> Iterator[PartialTurn]:
        """Return the beginnings of a turn; before the first mark, they differ only in the marks to come."""
        for after, actions in _openings(self.state, self.seat):
            self.table, sheet = after.clone(), after.seats[self.seat]
            self.table.edit(self.seat)  # from now on this seat's sheet is exchanged for that of the turn looked at
            if is_finished(sheet):
                yield self.node(sheet, actions, self.dist)
            else:
                worth, terms = self.root
                yield PartialTurn(sheet, self.dist, actions, worth + self._marks_to_come(sheet, self.during), terms)

    def steps(self, way: PartialTurn, known: Container[Hashable]) -> Iterator[tuple[Hashable, float, MarkStep]]:
        """Return the most promising marks; the order of marks does not matter."""
        if is_finished(way.sheet):
            return
        if way.sheet.doing == "bonus":
            for node in self._bonuses(way):
                if is_finished(node.sheet):
                    yield (node.sheet.marked, node.sheet.owed), node.worth, MarkStep(node, OVER, node.terms)
                yield from self.steps(node, known)
            return
        marked, owed = way.sheet.marked, way.sheet.owed
        promises, looked = self._estimate_marks(way)
        for cell, promise in sorted(promises.items(), key=_promise, reverse=True)[: self.width]:
            yield (marked | BIT[cell], owed), promise, MarkStep(way, cell, looked.get(cell, way.terms))

    def apply_step(self, step: MarkStep, promise: float) -> PartialTurn:
        node, cell, terms = step
        if cell == OVER:
            return node
        sheet = self.table.seats[self.seat] = node.sheet.clone()
        mark(self.table, self.seat, MARKS.at(cell))
        actions, dist = (*node.actions, MARKS.at(cell)), self.atlas.nearer(node.dist, cell)
        if self.careful or is_finished(sheet):
            return self.node(sheet, actions, dist)
        return PartialTurn(sheet, dist, actions, promise, terms)

    def finished_plans(self, ways: Sequence[PartialTurn]) -> list[Plan[Action]]:
        return [Plan((*node.actions, DONE), node.worth) for node in ways if is_finished(node.sheet)]

    def _bonuses(self, node: PartialTurn) -> Iterator[PartialTurn]:
        for action in BONUSES:
            sheet = self.table.seats[self.seat] = node.sheet.clone()
            rules.take_bonus(self.table, self.seat, action)
            yield self.node(sheet, (*node.actions, action), node.dist)

    def _estimate_marks(self, node: PartialTurn) -> tuple[dict[int, float], dict[int, list[Term]]]:
        """Estimate marks by the goals that come nearer; some goals are evaluated exactly, with the terms after them."""
        sheet, atlas, dist, goals = node.sheet, self.atlas, node.dist, self.atlas.cells
        open_, base = sheet.open, node.worth - self.during.mark
        close = open_ & self.atlas.goals if self.careful else 0
        some = open_ if self.careful else open_ & -open_
        promises: dict[int, float] = dict.fromkeys(bits(some), base)
        for goal, worth, curve, prize in node.terms:
            far = dist[goal]
            if far > 1:
                if nearer := atlas.rings[goal][far - 1] & open_:
                    gain = worth * (curve[far - 1] - curve[far])
                    while nearer:
                        low = nearer & -nearer
                        cell = low.bit_length() - 1
                        promises[cell] = promises.get(cell, base) + gain
                        nearer ^= low
            elif far and open_ & BIT[cell := goals[goal]]:
                if prize == LOOK:
                    close |= BIT[cell]
                else:
                    promises[cell] = promises.get(cell, base) + prize - worth * curve[1]
        looked: dict[int, list[Term]] = {}
        to_come = self._marks_to_come(sheet, self.during) - self.during.mark
        for cell in bits(close):
            after = self.atlas.nearer(dist, cell)
            worth, looked[cell] = self.worth(self.during, sheet.marked | BIT[cell], after)
            again = self.during.mark if self.now.board.object_at[cell] == "horse" else 0.0
            promises[cell] = worth + to_come + again
        return promises, looked


def turns_played(state: State) -> int:
    """Return the number of turns of the game that are over; 0 before the first card."""
    if state.stage == "over":
        return state.box.turn.rounds * state.box.turn.turns
    return (state.round - 1) * state.box.turn.turns + max(0, state.turn - 1)


SETS: Final[Mapping[str, Callable[[State], bool]]] = {
    "multiplayer": lambda state: state.box.seats > 1,
    "expert_temples": lambda state: state.box.sides["temples"] == "expert",
    "expert_villages": lambda state: state.box.villages.which == "fewest",
    "achievements": lambda state: bool(state.goals),
}
"""Situations with numbers of their own: others who run for the temples too, temples that give marks as well as points,
villages of which only the one with the fewest marks counts, and something to achieve."""


class ExplorersStrategy(Strategy[State, Action]):
    """The strategy of Explorers: values goals by their distance."""

    horizon = 10
    """Five turns: a turn is the card and its end."""
    lookahead_limits = (9, 1.0)
    casual_temperature = 4.0
    skilled_factor = 0.12
    """Many turns have about the same value: with twice this temperature, a player would take almost any of them."""
    keys_left_out_of_hints = frozenset(("marks-count", "preview-spaces", "preview-done", "space-start-village"))
    hint_keys = MappingProxyType({"mark": "hint-mark"})
    weight_sets = tuple(SETS)
    feature_runs = RUNS
    time_slice_count = SLICES

    def __init__(self, weights: Mapping[str, float], table: LearnedTable | None = None) -> None:
        """Without a table, the one that comes with the game, read when it is first asked for."""
        self._weights, self._table = dict(weights), table
        self._curves: dict[tuple[object, ...], Curves] = {}

    def curves(self, state: State, played: int, look: str = "whole") -> Curves:
        """Return the weights of the evaluation for this table, round and turn.

        Cached: computing them takes hundreds of powers, and every turn of every rollout needs them.
        """
        sets, turn = tuple([name for name, holds in SETS.items() if holds(state)]), state.box.turn
        at = (look, sets, turn.rounds, turn.turns, state.round, played)
        found = self._curves.get(at)
        if found is None:
            weights = WAYS_TO_LOOK[look](merge_weight_sets(self._weights, sets))
            table = self.learned_table if look == "whole" and not sets else LearnedTable()
            found = self._curves[at] = Curves(weights, turn, state.round, played, table)
        return found

    # The value of a position

    def estimate(self, state: State, seat: Seat) -> float:
        return sum(self.estimate_by_line(state, seat).values())

    def estimate_by_line(self, state: State, seat: Seat) -> Mapping[str, float]:
        if state.start < 0:
            return self._before_the_start(state, seat)
        return evaluation.lines(*self._evaluation_input(state, seat))

    def _evaluation_input(self, state: State, seat: Seat) -> tuple[Situation, Curves, Cells, Distances]:
        """Return what the evaluation needs; a turn with nothing left but `done` counts as played."""
        curves = self.curves(state, self._played(state, seat))
        now, marked = evaluation_input(state, seat, curves.bonus), state.seats[seat].marked
        return now, curves, marked, now.atlas.distances(marked)

    def _played(self, state: State, seat: Seat) -> int:
        done = state.stage == "mark" and state.turn > 0 and is_finished(state.seats[seat])
        return turns_played(state) + done

    def _before_the_start(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return the mean value of the villages to start from; 0 while the map is built."""
        starts = state.map.starts if state.stage == "start" else ()
        total = dict.fromkeys(PAD, 0.0)
        for village in starts:
            after = state.clone()
            rules.mark_start_village(after, village)
            for line, worth in self.estimate_by_line(after, seat).items():
                total[line] = total.get(line, 0.0) + worth / len(starts)
        return total

    def relative_points(self, state: State, seat: Seat) -> float:
        """Return the points of a solo match, otherwise the lead over the best opponent."""
        others = (self.estimate(state, other) for other in range(state.box.seats) if other != seat)
        return self.estimate(state, seat) - max(others, default=0.0)

    # How to play a turn

    def plans(
        self, state: State, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[Action]]:
        if state.start < 0:
            return [Plan((action,), 0.0) for action in rules.legal(state, seat)]
        played = turns_played(state)
        during = self.curves(state, played, "nearby" if points_only else "whole")
        after_it = self.curves(state, played + (state.turn > 0), "points" if points_only else "whole")
        return MarkingTurn(state, seat, (during, after_it), width, stop).plans()

    def quick_action(self, state: State, seat: Seat, rng: Random) -> Action:
        return self.quick_turn(state, seat, rng)[0]

    def quick_turn(self, state: State, seat: Seat, rng: Random) -> Sequence[Action]:
        if state.start < 0:
            return (rng.choice(rules.legal(state, seat)),)
        return self.plans(state, seat, 1)[0].actions

    def with_weights(self, weights: Mapping[str, float]) -> ExplorersStrategy:
        return ExplorersStrategy({**self.weights, **weights}, self._table)

    # What training learns

    def features(self, state: State, seat: Seat) -> Mapping[int, float]:
        return (
            evaluation.features(*self._evaluation_input(state, seat))
            if state.start >= 0 and state.stage != "over"
            else {}
        )

    def time_slice(self, state: State, seat: Seat) -> int:
        return slice_of(state.box.turn, self._played(state, seat))

    @property
    def learned_table(self) -> LearnedTable:
        if self._table is None:
            self._table = LearnedTable.load(__package__)
        return self._table

    def with_learned_table(self, table: LearnedTable) -> ExplorersStrategy:
        return ExplorersStrategy(self._weights, table)

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights


def _openings(state: State, seat: Seat, actions: tuple[Action, ...] = ()) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Return each way to begin the rest of the turn: a side of the card, a scroll, or just the next mark."""
    doing = state.seats[seat].doing
    if state.stage == "mark" and doing != "take":
        yield state, actions
        if doing != "chosen":
            return
    for action in rules.legal(state, seat):
        if type(action) in OPENINGS:
            after = state.clone()
            rules.STEPS[type(action)](after, seat, action)
            yield from _openings(after, seat, (*actions, action))


def is_finished(sheet: PlayerSheet) -> bool:
    """Return whether only `done` is left."""
    return sheet.doing in ("rest", "done") or (sheet.doing == "chosen" and not sheet.open)


STRATEGY: Final = ExplorersStrategy(packaged_weights("farshore.games.explorers"))
"""With the weights that come with the game."""
