"""What a good explorer knows: which ways to play a turn are worth a look, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from random import Random
from typing import Final

from farshore.core.cells import Cells, bits
from farshore.core.game import Seat
from farshore.core.strategy import Plan, Strategy, packaged_weights, weights_in
from farshore.games.explorers import rules
from farshore.games.explorers.actions import BONUSES, DONE, MARKS, Action
from farshore.games.explorers.atlas import Atlas, Distances
from farshore.games.explorers.board import BIT
from farshore.games.explorers.formula import LOOK, Curves, Formula, Situation, Term, situation
from farshore.games.explorers.marking import mark
from farshore.games.explorers.rules import take_bonus
from farshore.games.explorers.scoring import LINES
from farshore.games.explorers.state import Sheet, State

LONGEST: Final = 40
"""Nobody marks more spaces in one turn, horses and bonuses included."""

SHAPE: Final = ("reach", "reach_power", "fade", "gem_next")
"""Weights that shape curves; all others say what something is worth, and at zero only the score pad counts."""
NEARBY: Final = {
    **{f"{kind}_decay": 5.0 for kind in ("temple", "key", "scroll", "horse", "gem", "village", "provision", "later")},
    **dict.fromkeys(("key", "key_hand", "temple_key", "temple_other", "scroll", "scroll_hand", "horse", "later"), 0.0),
}
"""Only points that can be had in this very turn draw anybody."""


@dataclass(slots=True)
class Node:
    """A turn under way: what was done so far, and how the sheet looks."""

    sheet: Sheet
    dist: Distances
    actions: tuple[Action, ...]
    worth: float
    terms: list[Term]


class Turn:
    """The search for good ways to play one turn of one seat."""

    def __init__(
        self,
        formula: Formula,
        guide: Formula,
        state: State,
        seat: Seat,
        stop: Callable[[], bool] | None,
        *,
        careful: bool,
    ) -> None:
        """The guide ranks turns under way. Careful: all is worked out anew after every mark, not only where it must."""
        self.formula, self.stop, self.careful = formula, stop, careful
        played = turns_played(state)
        self.after = formula.curves(state, played + (state.turn > 0))
        self.during = guide.curves(state, played)
        self.now: Situation = situation(state, seat, self.after.bonus)
        self.atlas: Atlas = self.now.atlas
        self.dist = self.atlas.distances(self.now.sheet.marked)
        self.root = formula.worth(self.now, self.during, self.now.sheet.marked, self.dist)

    def node(self, sheet: Sheet, actions: tuple[Action, ...], dist: Distances) -> Node:
        """The sheet with what it is worth: an unfinished turn by the turn before, and a bit for each mark to come."""
        curves = self.after if finished(sheet) else self.during
        worth, terms = self.formula.worth(self.now, curves, sheet.marked, dist)
        return Node(sheet, dist, actions, worth + self._to_come(sheet, curves), terms)

    def _to_come(self, sheet: Sheet, curves: Curves) -> float:
        """Marks still to be placed, less a scroll that was used for them."""
        used = sheet.scrolls_used - self.now.sheet.scrolls_used
        return curves.mark * (sheet.owed + sheet.horse + sum(sheet.bonuses)) - curves.scroll_hand * used

    def start(self, sheet: Sheet, actions: tuple[Action, ...]) -> Node:
        """A turn that begins like this: before the first mark all beginnings are worth the same but for these."""
        if finished(sheet):
            return self.node(sheet, actions, self.dist)
        worth, terms = self.root
        return Node(sheet, self.dist, actions, worth + self._to_come(sheet, self.during), terms)

    def best(self, state: State, start: Node, width: int) -> list[Node]:
        """The best finished turns from here: a beam over single marks."""
        beam, ended = [start], list[Node]()
        for _ in range(LONGEST):
            children = self._children(state, beam, width)
            ended.extend(child for child in children if finished(child.sheet))
            beam = [child for child in children if not finished(child.sheet)]
            if not beam or (self.stop is not None and ended and self.stop()):
                break
        return sorted(ended, key=lambda node: -node.worth)

    def _children(self, state: State, beam: list[Node], width: int) -> list[Node]:
        """The most promising ways to go on by one mark; the same marks in another order are the same."""
        children: list[Node] = []
        ranked: dict[tuple[Cells, int], tuple[float, Node, int, list[Term]]] = {}
        for node in beam:
            if finished(node.sheet):
                children.append(node)
            elif node.sheet.doing == "bonus":
                children.extend(self._bonuses(state, node))
            else:
                marked, owed = node.sheet.marked, node.sheet.owed
                promises, looked = self._promises(node)
                for bit, promise in nlargest(width, promises.items(), key=_second):
                    key = (marked | bit, owed)
                    if key not in ranked or ranked[key][0] < promise:
                        ranked[key] = (promise, node, bit.bit_length() - 1, looked.get(bit, node.terms))
        for promise, node, cell, terms in nlargest(width, ranked.values(), key=_first):
            sheet = node.sheet.clone()
            mark(state, sheet, cell)
            actions, dist = (*node.actions, MARKS[cell]), self.atlas.nearer(node.dist, cell)
            if self.careful or finished(sheet):
                children.append(self.node(sheet, actions, dist))
            else:
                children.append(Node(sheet, dist, actions, promise, terms))
        return children

    def _bonuses(self, state: State, node: Node) -> Iterator[Node]:
        for terrain, action in enumerate(BONUSES):
            sheet = node.sheet.clone()
            take_bonus(state, sheet, terrain)
            yield self.node(sheet, (*node.actions, action), node.dist)

    def _promises(self, node: Node) -> tuple[dict[Cells, float], dict[Cells, list[Term]]]:
        """What marks lead to, by what comes nearer; some goals are looked at closely, with the terms after them."""
        sheet, rings, dist, goals = node.sheet, self.atlas.rings, node.dist, self.atlas.cells
        open_, base = sheet.open, node.worth - self.during.mark
        close = open_ & self.atlas.goals if self.careful else 0
        some = open_ if self.careful else open_ & -open_
        promises: dict[Cells, float] = dict.fromkeys((BIT[cell] for cell in bits(some)), base)
        for goal, worth, curve, prize in node.terms:
            far = dist[goal]
            if far > 1:
                if nearer := rings[goal][far - 1] & open_:
                    gain = worth * (curve[far - 1] - curve[far])
                    while nearer:
                        low = nearer & -nearer
                        promises[low] = promises.get(low, base) + gain
                        nearer ^= low
            elif far and open_ & (bit := BIT[goals[goal]]):
                if prize == LOOK:
                    close |= bit
                else:
                    promises[bit] = promises.get(bit, base) + prize - worth * curve[1]
        looked: dict[Cells, list[Term]] = {}
        to_come = self._to_come(sheet, self.during) - self.during.mark
        for cell in bits(close):
            after = self.atlas.nearer(dist, cell)
            worth, looked[BIT[cell]] = self.formula.worth(self.now, self.during, sheet.marked | BIT[cell], after)
            again = self.during.mark if self.now.board.object_at[cell] == "horse" else 0.0
            promises[BIT[cell]] = worth + to_come + again
        return promises, looked


def _first(entry: tuple[float, Node, int, list[Term]]) -> float:
    return entry[0]


def _second(entry: tuple[Cells, float]) -> float:
    return entry[1]


def turns_played(state: State) -> int:
    """Turns of the game that are over; before the first card none is."""
    if state.stage == "over":
        return state.settings.components.turn.rounds * state.settings.components.turn.turns
    return (state.round - 1) * state.settings.components.turn.turns + max(0, state.turn - 1)


class Formulas:
    """The formula with the numbers of one situation, and with what is left of them for points alone."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.whole = Formula(weights)
        self.points = Formula({name: number if name in SHAPE else 0.0 for name, number in weights.items()})
        self.nearby = Formula({**weights, **NEARBY})


SETS: Final[Mapping[str, Callable[[State], bool]]] = {
    "multiplayer": lambda state: state.settings.seats > 1,
    "expert_temples": lambda state: ("temples", "expert") in state.settings.sides,
    "expert_villages": lambda state: state.settings.villages.which == "fewest",
    "achievements": lambda state: bool(state.goals),
}
"""Situations with numbers of their own: others who run for the temples too, temples that give marks as well as points,
villages of which only the one with the fewest marks counts, and something to achieve."""


class ExplorersStrategy(Strategy[State, Action]):
    """Knows distances and what they are worth."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = dict(weights)
        self._formulas: dict[tuple[str, ...], Formulas] = {}

    def formulas(self, state: State) -> Formulas:
        """The formulas with the numbers that hold at this table."""
        sets = tuple(name for name, holds in SETS.items() if holds(state))
        found = self._formulas.get(sets)
        if found is None:
            found = self._formulas[sets] = Formulas(weights_in(self._weights, sets))
        return found

    # What a position is worth

    def estimate(self, state: State, seat: Seat) -> float:
        return sum(self.reasons(state, seat).values())

    def reasons(self, state: State, seat: Seat) -> Mapping[str, float]:
        if state.start < 0:
            return self._before_the_start(state, seat)
        sheet = state.sheets[seat]
        settled = state.stage == "mark" and finished(sheet) and state.turn > 0
        formula = self.formulas(state).whole
        curves = formula.curves(state, turns_played(state) + settled)
        now = situation(state, seat, curves.bonus)
        return formula.lines(now, curves, sheet.marked, now.atlas.distances(sheet.marked))

    def _before_the_start(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What the villages to start from are worth on average; nothing while the map is laid."""
        starts = [action for action in rules.legal(state, state.first) if isinstance(action, rules.Start)]
        total = dict.fromkeys(LINES, 0.0)
        for action in starts:
            after = state.clone()
            rules.step(after, state.first, action)
            for line, worth in self.reasons(after, seat).items():
                total[line] = total.get(line, 0.0) + worth / len(starts)
        return total

    def standing(self, state: State, seat: Seat) -> float:
        """Alone, points count; with others, the lead over the best of them."""
        others = (self.estimate(state, other) for other in range(state.settings.seats) if other != seat)
        return self.estimate(state, seat) - max(others, default=0.0)

    # How to play a turn

    def plans(
        self,
        state: State,
        seat: Seat,
        width: int,
        *,
        points_only: bool = False,
        stop: Callable[[], bool] | None = None,
    ) -> Sequence[Plan[Action]]:
        if state.start < 0:
            return [Plan((action,), 0.0) for action in rules.legal(state, seat)]
        numbers = self.formulas(state)
        formula, guide = (numbers.points, numbers.nearby) if points_only else (numbers.whole, numbers.whole)
        search = Turn(formula, guide, state, seat, stop, careful=width > 1)
        found: list[Plan[Action]] = []
        for after, actions in _openings(state, seat):
            start = search.start(after.sheets[seat], actions)
            found.extend(Plan((*node.actions, DONE), node.worth) for node in search.best(after, start, width))
            if stop is not None and found and stop():
                break
        found.sort(key=lambda plan: -plan.worth)
        return found

    def quick(self, state: State, seat: Seat, rng: Random) -> Action:
        return self.turn(state, seat, rng)[0]

    def turn(self, state: State, seat: Seat, rng: Random) -> Sequence[Action]:
        if state.start < 0:
            return (rng.choice(rules.legal(state, seat)),)
        return self.plans(state, seat, 1)[0].actions

    @property
    def horizon(self) -> int:
        """Five turns: a turn is the card and the settling at its end."""
        return 10

    @property
    def looseness(self) -> float:
        return 4.0

    @property
    def unsaid(self) -> frozenset[str]:
        return frozenset(("marks-count", "preview-spaces", "preview-done", "space-start-village"))

    def with_weights(self, weights: Mapping[str, float]) -> ExplorersStrategy:
        return ExplorersStrategy({**self.weights, **weights})

    @property
    def weights(self) -> Mapping[str, float]:
        return self._weights

    @property
    def sets(self) -> tuple[str, ...]:
        return tuple(SETS)


def _openings(state: State, seat: Seat, actions: tuple[Action, ...] = ()) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Each way to begin what is left of the turn: a side of the card, a scroll, or just the next mark."""
    doing = state.sheets[seat].doing
    if state.stage == "mark" and doing != "take":
        yield state, actions
        if doing != "chosen":
            return
    for action in rules.legal(state, seat):
        if isinstance(action, rules.Choose | rules.Take | rules.UseScroll | rules.StartTerrain):
            after = state.clone()
            rules.step(after, seat, action)
            yield from _openings(after, seat, (*actions, action))


def finished(sheet: Sheet) -> bool:
    """Nothing is left but to say done."""
    return sheet.doing in ("rest", "done") or (sheet.doing == "chosen" and not sheet.open)


@cache
def strategy() -> ExplorersStrategy:
    """The strategy with the weights that come with the game."""
    return ExplorersStrategy(packaged_weights("farshore.games.explorers"))
