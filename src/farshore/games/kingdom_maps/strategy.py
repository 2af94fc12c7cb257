"""The strategy of Kingdom Maps: which numbers and shapes to consider, and their values."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from math import inf
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Final

from farshore.core.beam_search import BeamSearch
from farshore.core.cells import Cells, bits
from farshore.core.game import Options
from farshore.core.state import Seat
from farshore.core.strategy import LearnedTable, Plan, Strategy, packaged_weights, rank_by_lookahead
from farshore.games.kingdom_maps.actions import ANNOUNCES, ASSIGNS, DONE, MINUS, PLUS, SCORES, TAKES, Action
from farshore.games.kingdom_maps.components import DIE, SECTORS, Components
from farshore.games.kingdom_maps.drawing import legal_dice_pairs, legal_die_numbers, start_hexes
from farshore.games.kingdom_maps.evaluation import RUNS, SLICES, EvaluationInput, MapEvaluation, Weights
from farshore.games.kingdom_maps.rules import STEPS, legal
from farshore.games.kingdom_maps.scoring import criterion_score, score_criterion, totals
from farshore.games.kingdom_maps.state import State

OUTLOOK: Final = "outlook"
"""The part of an estimate without a line on the score pad: powers left."""
A_HEX: Final = 0.01
"""The value of an empty hex for a player who looks at points only."""
SHAPES: Final = 3
"""Number of drawings of one territory and number that become plans; further ones would be variants."""
PAIRS: Final = 3
"""Number of pairs of criteria in a sector; a game has one pair of each sector."""
SPENT_AT_ONCE: Final = 2
"""The maximum of powers used for one number, unless nothing else fits."""

NEVER: Final = -inf
"""The value of a roll that cannot be drawn."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The first part of a turn: announcement, die and powers, and how many hexes of which territory follow."""

    actions: tuple[Action, ...]
    territory: int
    number: int
    spent: int


@dataclass(slots=True)
class PartialDrawing:
    """A partial drawing: the hexes of this turn's group in order, and the value of the map with them."""

    territory: int
    numbers: tuple[int, ...]
    """The numbers of hexes: all of them can begin at the same places."""
    cells: tuple[int, ...]
    group: Cells
    edge: Cells
    worth: float


def by_territory(openings: Iterable[Opening]) -> dict[int, dict[int, list[Opening]]]:
    """Return the openings of each territory by their numbers; their drawings are searched together."""
    found: dict[int, dict[int, list[Opening]]] = {}
    for opening in openings:
        found.setdefault(opening.territory, {}).setdefault(opening.number, []).append(opening)
    return found


class DrawingTurn(BeamSearch[PartialDrawing, PartialDrawing, Action]):
    """The search for good ways to play what is left of one seat's turn, hex by hex."""

    def __init__(
        self,
        formula: MapEvaluation | None,
        state: State,
        seat: Seat,
        width: int,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """Prepare a search; without an evaluation only the points of the pad count."""
        super().__init__(width, stop)
        self.formula, self.state, self.seat = formula, state, seat
        self.box, self.chart = state.box, state.seats[seat]
        self.cap = max_hexes_to_fill(state, seat)
        self.uses = self._uses_after()
        self.ways = by_territory(self._beginnings())

    def _uses_after(self) -> list[list[int]]:
        """By the territory drawn, the uses left after it: the announcing player crosses one out."""
        uses = self.chart.uses
        if self.state.stage != "announce":
            return [uses] * len(uses)
        return [[left - (at == spent) for at, left in enumerate(uses)] for spent in range(len(uses))]

    def worth(self, territory: int, group: Cells, spent: int) -> float:
        """Return the value of the map after drawing this group of a territory with this number of powers."""
        chart, box = self.chart, self.box
        land = chart.land[:]
        land[territory] |= group
        asks = chart.asks or bool(group & box.question)
        if self.formula is None:
            return self._points(land, asks)
        ready = chart.ready - spent + (group & ~chart.group & box.powers).bit_count()
        drawn = chart.drawn | group
        sight = EvaluationInput(land, drawn, chart.question, asks, ready, self.uses[territory], self.cap)
        return sum(self.formula.lines(self.state.criteria, sight))

    def _points(self, land: list[Cells], asks: bool) -> float:
        """Return the points of the pad; fewer hexes break ties."""
        points = [score_criterion(self.box, name, land)[0] for name in self.state.criteria]
        box = max(points) if asks else max(self.chart.question, 0)
        return sum(points) + box - A_HEX * sum([cells.bit_count() for cells in land])

    def best_criterion(self, territory: int, group: Cells) -> str:
        """Return the criterion to score for the `?`: the one with most points now."""
        land = self.chart.land[:]
        land[territory] |= group
        return max(self.state.criteria, key=lambda name: score_criterion(self.box, name, land)[0])

    # Openings

    def openings(self) -> Iterator[PartialDrawing]:
        """Return, for each territory that can be drawn, the numbers that fit into the same parts of the map."""
        chart, state, seat = self.chart, self.state, self.seat
        whole = bool(chart.group) and chart.left == 0
        for territory, ways in self.ways.items():
            worth = self.worth(territory, chart.group, 0) if whole else 0.0
            for _, alike in groupby(sorted(ways), lambda number: start_hexes(state, seat, number)):
                yield PartialDrawing(territory, tuple(alike), (), chart.group, chart.edge, worth)

    def _beginnings(self) -> Iterator[Opening]:
        """Return each territory, number and use of powers this seat can still choose."""
        state, chart = self.state, self.chart
        if state.stage == "announce":
            for territory, uses in enumerate(chart.uses):
                if uses:
                    yield from self._numbers((ANNOUNCES.at(territory),), territory)
        elif state.stage == "assign":
            for pair in legal_dice_pairs(state, self.seat):
                territory = self.box.territory_of(pair[0])
                yield from self._powers((ASSIGNS[pair],), territory, pair[1])
        elif not chart.value:
            yield from self._numbers((), state.territory)
        elif chart.group:
            yield Opening((), state.territory, chart.number, 0)
        else:
            yield from self._powers((), state.territory, chart.number)

    def _numbers(self, said: tuple[Action, ...], territory: int) -> Iterator[Opening]:
        for value in legal_die_numbers(self.state, self.seat):
            yield from self._powers((*said, TAKES.at(value)), territory, value)

    def _powers(self, said: tuple[Action, ...], territory: int, value: int) -> Iterator[Opening]:
        room, box = self.chart.room, self.box
        if value <= room:
            yield Opening(said, territory, value, 0)
        fits = max(0, value - room)
        for spent in range(1, min(self.chart.ready, max(SPENT_AT_ONCE, fits)) + 1):
            if value + spent <= min(room, box.most):
                yield Opening((*said, *[PLUS] * spent), territory, value + spent, spent)
            if box.least <= value - spent <= room:
                yield Opening((*said, *[MINUS] * spent), territory, value - spent, spent)

    # Drawings

    def steps(
        self, way: PartialDrawing, known: Container[Hashable]
    ) -> Iterator[tuple[Hashable, float, PartialDrawing]]:
        """Return the drawings with one more hex; the order of hexes does not matter."""
        count = way.group.bit_count() + 1
        for cell in bits(self._next(way) if count <= way.numbers[-1] else 0):
            group = way.group | 1 << cell
            if group not in known:
                worth, edge = self.worth(way.territory, group, 0), way.edge | self.box.hexes.neighbours[cell]
                yield group, worth, PartialDrawing(way.territory, way.numbers, (*way.cells, cell), group, edge, worth)

    def apply_step(self, step: PartialDrawing, promise: float) -> PartialDrawing:
        return step

    def finished_plans(self, ways: Sequence[PartialDrawing]) -> Iterator[Plan[Action]]:
        """Yield each opening that has the number of these hexes, with the best drawings."""
        for drawing in ways[:SHAPES]:
            number = drawing.group.bit_count()
            for opening in self.ways[drawing.territory][number] if number in drawing.numbers else ():
                yield self.complete_plan(opening, drawing)

    def _next(self, drawing: PartialDrawing) -> Cells:
        """Return where a drawing can go on; its first hex needs room for the whole number.

        On a blank map, a hex and its opposite are equivalent.
        """
        if drawing.group:
            return drawing.edge & ~self.chart.drawn & ~drawing.group
        cells = start_hexes(self.state, self.seat, drawing.numbers[0])
        return cells if self.chart.drawn else cells & self.box.hexes.upper_half

    def complete_plan(self, opening: Opening, drawing: PartialDrawing) -> Plan[Action]:
        """Return the whole turn with this drawing, the choice for `?` and done."""
        actions: list[Action] = [*opening.actions, *(self.box.draws.at(cell) for cell in drawing.cells)]
        if self.chart.asks or drawing.group & ~self.chart.group & self.box.question:
            actions.append(SCORES[self.best_criterion(opening.territory, drawing.group)])
        actions.append(DONE)
        worth = drawing.worth
        if opening.spent:
            worth = self.worth(opening.territory, drawing.group, opening.spent)
        return Plan(tuple(actions), worth)


def max_hexes_to_fill(state: State, seat: Seat) -> float:
    """Return how many hexes this seat can expect to fill: the game ends when another map is full."""
    others = [chart.drawn.bit_count() for other, chart in enumerate(state.seats) if other != seat]
    return float(state.box.hexes.all.bit_count() - max(others, default=0) + 3)


def pairings(names: Sequence[str]) -> list[list[tuple[str, ...]]]:
    """Return every round of a round-robin tournament: the first item stays, the others rotate.

    >>> pairings("abcd")[:2]
    [[('a', 'd'), ('b', 'c')], [('a', 'c'), ('b', 'd')]]
    """
    stays, *others = names
    found = []
    for turn in range(len(others)):
        ring = [stays, *others[len(others) - turn :], *others[: len(others) - turn]]
        half = len(ring) // 2
        found.append([tuple(sorted(pair)) for pair in zip(ring[:half], ring[: -half - 1 : -1], strict=True)])
    return found


def evaluation_input(state: State, seat: Seat) -> EvaluationInput:
    """Return the input of the evaluation in this position."""
    chart, cap = state.seats[seat], max_hexes_to_fill(state, seat)
    return EvaluationInput(chart.land, chart.drawn, chart.question, chart.asks, chart.ready, chart.uses, cap)


class MapStrategy(Strategy[State, Action]):
    """The strategy of Kingdom Maps."""

    casual_temperature = 5.0
    skilled_factor = 0.25
    """Small, because a drawing has many variants of about the same value."""
    keys_left_out_of_hints = frozenset(("preview-nothing", "preview-uses"))
    hint_keys = MappingProxyType({"draw": "hint-draw"})
    feature_runs = RUNS
    time_slice_count = SLICES

    def __init__(
        self, components: Components, weights: Weights | None = None, table: LearnedTable | None = None
    ) -> None:
        """Use the weights and the learned table of the game unless others are given."""
        self._table = LearnedTable.load(__package__) if table is None else table
        self.formula = MapEvaluation(components, weights or packaged_weights(__package__), self._table)

    # The value of a position

    def estimate(self, state: State, seat: Seat) -> float:
        return sum(self._lines(state, seat))

    def estimate_by_line(self, state: State, seat: Seat) -> Mapping[str, float]:
        return dict(zip((*state.criteria, "question", OUTLOOK), self._lines(state, seat), strict=True))

    def relative_points(self, state: State, seat: Seat) -> float:
        """Return the points of a solo match, otherwise the lead over the best opponent."""
        others = [self.estimate(state, other) for other in range(len(state.seats)) if other != seat]
        return self.estimate(state, seat) - max(others, default=0.0)

    def _lines(self, state: State, seat: Seat) -> list[float]:
        if not state.criteria:
            return [0.0, 0.0]
        if state.stage == "over":
            points = [float(criterion_score(state, seat, name)[0]) for name in state.criteria]
            return [*points, float(max(state.seats[seat].question, 0)), 0.0]
        return self.formula.lines(state.criteria, evaluation_input(state, seat))

    # What training learns

    def features(self, state: State, seat: Seat) -> Mapping[int, float]:
        return {} if state.stage == "over" else self.formula.features(state.criteria, evaluation_input(state, seat))

    def time_slice(self, state: State, seat: Seat) -> int:
        return 0 if state.stage == "over" else self.formula.time_slice(state.criteria, evaluation_input(state, seat))

    @property
    def learned_table(self) -> LearnedTable:
        return self._table

    def with_learned_table(self, table: LearnedTable) -> MapStrategy:
        return MapStrategy(self.formula.components, self.weights, table)

    # How to play a turn

    def plans(
        self, state: State, seat: Seat, width: int, *, points_only: bool = False, stop: Callable[[], bool] | None = None
    ) -> Sequence[Plan[Action]]:
        search = DrawingTurn(None if points_only else self.formula, state, seat, width, stop)
        plans = search.plans() or [self._without_drawing(state, seat)]
        if points_only or width == 1 or not state.box.solo:
            return plans
        return rank_by_lookahead(
            plans, width, lambda plan: self.promise(self._after(state, seat, plan.actions), seat), stop
        )

    def _after(self, state: State, seat: Seat, actions: Sequence[Action]) -> State:
        after = state.clone()
        for action in actions:
            STEPS[type(action)](after, seat, action)
        return after

    def promise(self, state: State, seat: Seat) -> float:
        """Return the value of a solo map after the next turn: the mean over all rolls."""
        if state.stage == "over":
            return self.estimate(state, seat)
        best = self._next_turns(state, seat)
        if state.turn:
            lands = [best[state.box.territory_of(die + 1)] for die in range(DIE)]
            rolls = [max(lands[one][two], lands[two][one]) for one in range(DIE) for two in range(DIE)]
        else:
            rolls = list(map(max, product(map(max, zip(*best, strict=True)), repeat=state.box.dice)))
        ended = float(totals(state)[seat])
        return fmean([ended if worth == NEVER else worth for worth in rolls])

    def _next_turns(self, state: State, seat: Seat) -> list[list[float]]:
        """Return the value of the map after a turn, by territory and number."""
        rolled, best = state.clone(), dict[tuple[Action, ...], float]()
        rolled.stage, rolled.dice = "announce", tuple(range(1, DIE + 1))
        if state.turn:  # two dice need no use
            chart = rolled.edit(seat)
            chart.uses = [uses + 1 for uses in chart.uses]
        for plan in DrawingTurn(self.formula, rolled, seat, 1).plans():
            best.setdefault(plan.actions[:2], plan.worth)
        return [[best.get((announced, taken), NEVER) for taken in TAKES] for announced in ANNOUNCES]

    def _without_drawing(self, state: State, seat: Seat) -> Plan[Action]:
        """Return the actions that end a turn in which nothing can be drawn."""
        after, actions = state.clone(), list[Action]()
        while seat in after.acting and after.phase == state.phase:
            actions.append(legal(after, seat)[-1])
            STEPS[type(actions[-1])](after, seat, actions[-1])
        return Plan(tuple(actions), self.estimate(after, seat))

    def quick_action(self, state: State, seat: Seat, rng: Random) -> Action:
        return self.quick_turn(state, seat, rng)[0]

    def quick_turn(self, state: State, seat: Seat, rng: Random) -> Sequence[Action]:
        """Choose the best hex at each step, for each territory and all numbers at once."""
        return self.plans(state, seat, 1)[0].actions

    def deal_name(self, state: State) -> tuple[str, ...]:
        """Return the name of a deal: its four criteria."""
        return state.criteria

    def options_for_deal(self, number: int) -> Options:
        """Return options so that three deals in a row use each criterion once; in the long run all pairs occur."""
        block, place = divmod(number, PAIRS)
        a, b = (
            pairings(sector)[by % (len(sector) - 1)] for sector, by in zip(SECTORS, (block, block // 5), strict=True)
        )
        return {"criteria": a[place] + b[(place + block // 25) % PAIRS]}

    def with_weights(self, weights: Mapping[str, float]) -> MapStrategy:
        return MapStrategy(self.formula.components, {**self.weights, **weights}, self._table)

    @property
    def weights(self) -> Mapping[str, float]:
        return self.formula.weights
