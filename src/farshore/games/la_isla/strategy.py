"""The strategy of La Isla: which ways to play a phase to consider, and their values."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from math import erf, sqrt
from operator import itemgetter
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from farshore.core.beam_search import BeamSearch
from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.core.strategy import LearnedTable, Plan, Strategy, merge_weight_sets, packaged_weights
from farshore.games.la_isla import cards, placing, rules, scoring
from farshore.games.la_isla.actions import ASSIGNS, DONE, LIFTS, MOVES, PLACES, RECRUIT, SLOTS, TAKES, Action
from farshore.games.la_isla.card_functions import ANY_B_TRACK, B_TRACK, D_FREE
from farshore.games.la_isla.components import Box, Card
from farshore.games.la_isla.evaluation import RUNS, SLICES, IslandEvaluation, slice_of
from farshore.games.la_isla.quick_moves import QuickPolicy
from farshore.games.la_isla.scoring import LINES
from farshore.games.la_isla.state import NONE, B, D, State

VICTORY, END, ROUND = 17.5, 16.0, 54.0
"""The value of a victory in points, and how much leads vary: at the end of the last round, and per round before it."""
CAREFUL_WIDTH: Final = 3
"""The width of the search that plays the present round in rollouts."""
SECONDS: Final = 2
"""Number of second placements that are considered."""
Stop: TypeAlias = Callable[[], bool] | None
Line: TypeAlias = tuple[float, tuple[Action, ...], State]
"""A partial plan: its value, its actions, and the position after it."""


class LaIslaStrategy(Strategy[State, Action]):
    """Search the rest of the own round: a slot, income, a placement with its effects, a marker."""

    horizon = 24
    """About three rounds: functions and markers, which score repeatedly, decide a match."""
    casual_temperature = 1.2
    skilled_factor = 0.62
    keys_left_out_of_hints = frozenset(("preview-cost", "preview-covers", "gain-pay"))
    hint_keys = MappingProxyType({"place": "hint-place", "lift": "hint-lift"})
    weight_sets = ("thumb",)
    feature_runs = RUNS
    time_slice_count = SLICES

    def __init__(self, box: Box, weights: Mapping[str, float] | None = None, table: LearnedTable | None = None) -> None:
        """Use the weights and the learned table of the game unless others are given."""
        self.box = box
        self._table = LearnedTable.load(__package__) if table is None else table
        self._weights = weights or packaged_weights(__package__)
        self.formula: IslandEvaluation = IslandEvaluation(box, merge_weight_sets(self._weights, ()), self._table)
        self.keeper: QuickPolicy = QuickPolicy(box, self.formula)
        """Tells which cards others may have kept."""
        self.thumb: QuickPolicy = QuickPolicy(
            box, IslandEvaluation(box, merge_weight_sets(self._weights, self.weight_sets), LearnedTable())
        )

    # The protocol

    def estimate(self, state: State, seat: Seat) -> float:
        return self.formula.estimate(state, seat)

    def estimate_by_line(self, state: State, seat: Seat) -> Mapping[str, float]:
        return dict(zip(LINES, self.formula.lines(state, seat), strict=True))

    def relative_points(self, state: State, seat: Seat) -> float:
        """Return the points minus those of the best opponent."""
        mine = self.formula.estimate(state, seat)
        return mine - max(self.formula.estimate(state, other) for other in range(len(state.seats)) if other != seat)

    def search_value(self, state: State, seat: Seat) -> float:
        """Return the value of a lead: it counts more near the end of a match, and hardly more once it is safe."""
        luck = END + ROUND * self.formula.rounds_left(state) if state.stage != "over" else 0.1
        return VICTORY * erf(self.relative_points(state, seat) / sqrt(2 * luck))

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights

    def with_weights(self, weights: Mapping[str, float]) -> LaIslaStrategy:
        return LaIslaStrategy(self.box, {**self._weights, **weights}, self._table)

    def features(self, state: State, seat: Seat) -> Mapping[int, float]:
        return {} if state.stage == "over" else self.formula.features(state, seat)

    def time_slice(self, state: State, seat: Seat) -> int:
        return slice_of(self.formula.rounds_left(state))

    @property
    def learned_table(self) -> LearnedTable:
        return self._table

    def with_learned_table(self, table: LearnedTable) -> LaIslaStrategy:
        return LaIslaStrategy(self.box, self._weights, table)

    def quick_action(self, state: State, seat: Seat, rng: Random) -> Action:
        return self.thumb.turn(state, seat, rng)[0]

    def quick_turn(self, state: State, seat: Seat, rng: Random) -> Sequence[Action]:
        return self.thumb.turn(state, seat, rng)

    def careful_turn(self, state: State, seat: Seat, rng: Random) -> Sequence[Action]:
        """Return the best turn of a narrow search in C, where players compete for regions; else a quick one."""
        if state.stage == "c":
            return RoundSearch(self, state.clone(), seat, CAREFUL_WIDTH, None, points_only=False).plans()[0].actions
        return self.thumb.turn(state, seat, rng)

    def careful_phases(self, state: State) -> int:
        """Return the number of phases up to the end of this round's C."""
        seats = len(state.seats)
        before_c = {"assign": 3, "a": 2, "b": 1}
        if state.stage == "c":
            return seats - (state.turn - state.first) % seats
        return before_c[state.stage] + seats if state.stage in before_c else 0

    def plans(
        self, state: State, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[Action]]:
        """Return all assignments, slots or turns; the most promising ones are searched to the end of the own round."""
        return RoundSearch(self, state.clone(), seat, width, stop, points_only=points_only).plans()


class RoundSearch(BeamSearch[Line, Line, Action]):
    """A search to the end of a seat's own round, without the actions of others."""

    def __init__(
        self, strategy: LaIslaStrategy, state: State, seat: Seat, width: int, stop: Stop, *, points_only: bool
    ) -> None:
        super().__init__(width, stop)
        self.strategy, self.state, self.seat, self.points_only = strategy, state, seat, points_only
        self.formula: IslandEvaluation = strategy.formula
        self.thumb: QuickPolicy = strategy.thumb

    # From phase to phase: cards and turns in C are searched, everything else is evaluated as it is

    def openings(self) -> Iterable[Line]:
        state, looks = self.state, {"a": self.slots, "b": self.incomes, "d": self.markers}
        if state.stage in looks:
            return looks[state.stage](state)
        start: Line = (0.0, (), state)
        return [self._pay_and_take_offers(start) if state.stage == "c" else start]

    def steps(self, way: Line, known: Container[Hashable]) -> Iterator[tuple[Hashable, float, Line]]:
        lines: Sequence[Line] = ()
        if self.state.stage == "assign" and way[2] is self.state:
            lines = self.assignments(self.state)
        elif self.state.stage == "c":
            lines = self.turns(way)
        for line in lines:
            yield line[1], line[0], line

    def apply_step(self, step: Line, promise: float) -> Line:
        if self.state.stage == "assign":
            return self.rest_from_a(step[2]), step[1], step[2]
        return self._pay_and_take_offers(step)

    def finished_plans(self, ways: Sequence[Line]) -> Iterator[Plan[Action]]:
        stage = self.state.stage
        for way in ways:
            worth, actions, state = way
            if stage == "c" and (state.placed or state.took) and state.lifted == NONE:
                yield Plan((*actions, DONE), self._with_marker(way))
            elif stage != "c" and (stage != "assign" or state is not self.state):
                yield Plan((*actions, DONE), worth)

    # Values

    def worth(self, state: State) -> float:
        if self.points_only:
            return float(scoring.total(state, self.seat))
        return self.formula.estimate(state, self.seat)

    def lead(self, state: State) -> float:
        """Return the value, minus a part of what others can expect: they gain from markers and rounds, too."""
        if self.points_only:
            return self.worth(state)
        others = [other for other in range(len(state.seats)) if other != self.seat]
        theirs = sum(self.formula.estimate(state, other) for other in others) / len(others)
        return self.worth(state) - self.formula.weights["grudge"] * theirs

    def best(self, lines: Sequence[Line], count: int) -> list[Line]:
        return sorted(lines, key=itemgetter(0), reverse=True)[:count]

    # Card phase

    def assignments(self, state: State) -> list[Line]:
        """Return every way to assign cards to the free letters, each with the slot that seems best."""
        camp = state.seats[self.seat]
        free, hand = cards.open_letters(camp), list(bits(camp.hand))
        found: list[Line] = []
        for dealt in permutations(hand, len(free)):
            trial = camp.cards[:]
            for letter, card in zip(free, dealt, strict=True):
                trial[letter] = card
            named = [ASSIGNS[letter][card] for letter, card in zip(free, dealt, strict=True)]
            if named and len(hand) == len(free):
                named.pop()  # the last card is assigned automatically
            found.append(self._assign_all(state, trial, tuple(named)))
        return found

    def _assign_all(self, state: State, lying: list[int], actions: tuple[Action, ...]) -> Line:
        """Return the position with these cards, and the slot, resource and marker of the highest estimate."""
        after = state.clone()
        camp = after.edit(self.seat)
        camp.cards, camp.hand, camp.held = lying, 0, 0
        after.stage = "a"
        first = max(self._slot_estimate(after, slot) for slot in cards.slot_choices(after, self.seat))
        return first, actions, after

    def _slot_estimate(self, state: State, slot: int) -> float:
        """Return the estimate of this slot."""
        after = self._in_slot(state, slot)
        rules.take_income(after, self.seat)
        placing.move_marker(after, self.seat, self._card(after, D).animal)
        return self.worth(after)

    # Phase A

    def _card(self, state: State, letter: int) -> Card:
        return state.box.cards[state.seats[self.seat].cards[letter]]

    def _in_slot(self, state: State, slot: int) -> State:
        after = state.clone()
        after.edit(self.seat).must = False
        cards.put_in(after, self.seat, slot)
        return after

    def rest_from_a(self, state: State) -> float:
        """Return the value of the best plan of the round from phase A on."""
        worths = {slot: self._slot_estimate(state, slot) for slot in cards.slot_choices(state, self.seat)}
        choices = sorted(worths, key=worths.__getitem__, reverse=True)[:2]
        return max(self.rest_from_b(self._recruit_if_offered(self._in_slot(state, slot))) for slot in choices)

    def _recruit_if_offered(self, state: State) -> State:
        """Take an explorer if one is offered."""
        if state.seats[self.seat].offered:
            rules.step(state, self.seat, RECRUIT)
        return state

    def slots(self, state: State) -> list[Line]:
        """Return each slot for the A card, with and without an offered explorer."""
        starts: list[Line] = [(0.0, (), state)]
        if state.seats[self.seat].must:
            starts = [(0.0, (SLOTS[k],), self._in_slot(state, k)) for k in cards.slot_choices(state, self.seat)]
        lines: list[Line] = []
        for _, actions, after in starts:
            lines.append((self.rest_from_b(after), actions, after))
            if after.seats[self.seat].offered:
                more = self._recruit_if_offered(after.clone())
                lines.append((self.rest_from_b(more), (*actions, RECRUIT), more))
        return lines

    # Phase B

    def rest_from_b(self, state: State) -> float:
        """Return the value of the best plan of the round from phase B on."""
        after = state.clone()
        after.stage = "b"
        if after.seats[self.seat].visible & ANY_B_TRACK:
            after.edit(self.seat).must = True
        else:
            rules.take_income(after, self.seat)
        return max(worth for worth, _, _ in self.incomes(after))

    def incomes(self, state: State) -> list[Line]:
        """Return the options of phase B: the card's resource or a marker, then a resource of choice if there is one."""
        starts: list[Line] = [(0.0, (), state)]
        if state.seats[self.seat].must:
            options: list[Action] = [TAKES[self._card(state, B).resource]]
            options += [MOVES[a] for a, bit in enumerate(B_TRACK) if state.seats[self.seat].visible & bit]
            starts = [self._play((0.0, (), state), option) for option in options]
        lines: list[Line] = []
        for start in starts:
            picked = self._take_offers(start)
            lines.append((self.rest_from_c(picked[2]), picked[1], picked[2]))
        return lines

    def _play(self, line: Line, action: Action) -> Line:
        after = line[2].clone()
        rules.step(after, self.seat, action)
        return self.worth(after), (*line[1], action), after

    def _take_offers(self, line: Line) -> Line:
        """Take what functions offer, always the highest estimate; move a marker only if it is worth it."""
        while line[2].seats[self.seat].picks:
            line = max([self._play(line, action) for action in TAKES], key=itemgetter(0))
        while line[2].stage == "c" and line[2].moves:
            moved = [self._play(line, action) for action in MOVES]
            leads = [self.lead(one[2]) for one in moved]
            if max(leads) < self.lead(line[2]):
                break
            line = moved[leads.index(max(leads))]
        return line

    # Phase C

    def rest_from_c(self, state: State) -> float:
        """Return the value of the best turn in C, with the D card after it."""
        after = state.clone()
        after.stage, after.turn = "c", self.seat
        after.placed, after.last, after.took = 0, NONE, False
        width = max(2, self.width // 3)
        return (
            RoundSearch(self.strategy, after, self.seat, width, self.stop, points_only=self.points_only)
            .plans()[0]
            .worth
        )

    def turns(self, line: Line) -> list[Line]:
        """Return placements and takes; after a first placement, only the best that functions allow."""
        state = line[2]
        if state.lifted == NONE and (state.placed or state.took):
            return self.best(self._placements(line), SECONDS)
        takes = () if state.lifted != NONE else TAKES
        return [*self._placements(line), *(self._play(line, action) for action in takes)]

    def _pay_and_take_offers(self, line: Line) -> Line:
        """Pay the rest, and take what functions offer."""
        line = self._pay_rest(line)
        return self._take_offers(line) if line[2].placed or line[2].took else line

    def _placements(self, line: Line) -> list[Line]:
        """Return every placement that this turn still allows, with the best payment."""
        state, seat = line[2], self.seat
        if state.lifted != NONE:
            return [self._pay_rest(self._play(line, PLACES[space])) for space in bits(placing.targets(state, seat))]
        if not placing.may_place(state, seat):
            return []
        if state.seats[seat].supply:
            return [self._pay_rest(self._play(line, PLACES[space])) for space in self._best_spaces(state)]
        found: list[Line] = []
        for origin in self._least_useful(state):
            lifted = state.clone()
            rules.step(lifted, seat, LIFTS[origin])
            start: Line = (0.0, (*line[1], LIFTS[origin]), lifted)
            found += [self._pay_rest(self._play(start, PLACES[space])) for space in self._best_spaces(lifted)]
        return found

    def _best_spaces(self, state: State) -> list[int]:
        """Return the best spaces by rule of thumb."""
        worths = self.thumb.spot_worths(state, self.seat, placing.targets(state, self.seat))
        return sorted(worths, key=worths.__getitem__, reverse=True)[: self.width]

    def _least_useful(self, state: State) -> list[int]:
        """Return the least useful explorers."""
        uses = self.thumb.explorer_values(state, self.seat)
        lifted = [space for space in uses if placing.liftable(state, self.seat) >> space & 1]
        return sorted(lifted, key=uses.__getitem__)[: 1 + self.width // 5]

    def _pay_rest(self, line: Line) -> Line:
        """Pay the rest by rule of thumb."""
        while line[2].target != NONE:
            line = self._play(line, self.thumb.pay(line[2], self.seat))
        return line

    def _with_marker(self, line: Line) -> float:
        """Return the value after the own D card, which is hidden from others but known to this seat."""
        worth, _, state = line
        camp = state.seats[self.seat]
        if camp.cards[D] < 0:
            return worth
        if camp.visible & D_FREE:
            return max(self._after_move(line, animal) for animal in range(5))
        return self._after_move(line, self._card(state, D).animal)

    def _after_move(self, line: Line, animal: int) -> float:
        after = line[2].clone()
        placing.move_marker(after, self.seat, animal)
        return self.lead(after)

    # Phase D

    def markers(self, state: State) -> list[Line]:
        """Return each marker that can be moved, if there is a choice."""
        if not state.seats[self.seat].must:
            return [(self.worth(state), (), state)]
        moved = [self._play((0.0, (), state), action) for action in MOVES]
        return [(self.lead(after), actions, after) for _, actions, after in moved]
