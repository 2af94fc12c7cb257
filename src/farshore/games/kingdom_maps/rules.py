"""The sequence of play: rounds, rolls, the announced territory, the dice, drawing, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from farshore.core.cells import Cells, bits
from farshore.core.game import CHANCE, BadOption, Options, Seat
from farshore.core.text import text
from farshore.games.kingdom_maps.actions import (
    ANNOUNCES,
    ASSIGNS,
    DONE,
    MINUS,
    PLUS,
    SCORES,
    TAKES,
    Action,
    Adjust,
    Announce,
    Assign,
    Criteria,
    Done,
    Draw,
    First,
    Roll,
    ScoreNow,
    Take,
    criteria_outcomes,
    first_outcomes,
    possible_rolls,
    roll_outcomes,
)
from farshore.games.kingdom_maps.components import Components
from farshore.games.kingdom_maps.scoring import score_criterion
from farshore.games.kingdom_maps.state import Chart, Stage, State

_CHANCE = (CHANCE,)
_DONE = (DONE,)
_DRAW, _ANNOUNCE, _TAKE = int(Stage.DRAW), int(Stage.ANNOUNCE), int(Stage.TAKE)


class Moves(Sequence[Action]):
    """Legal actions without building them: hexes to draw, then a few others."""

    __slots__ = ("_draws", "cells", "others")

    def __init__(self, draws: Mapping[int, Draw], cells: Cells, others: tuple[Action, ...] = ()) -> None:
        self._draws, self.cells, self.others = draws, cells, others

    def __len__(self) -> int:
        return self.cells.bit_count() + len(self.others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return tuple(self)[index]
        cells = self.cells
        count = cells.bit_count()
        if index < 0:
            index += count + len(self.others)
        if index >= count or index < 0:
            return self.others[index - count if index >= 0 else len(self.others)]
        for _ in range(index):
            cells &= cells - 1
        return self._draws[(cells & -cells).bit_length() - 1]

    def __iter__(self) -> Iterator[Action]:
        for cell in bits(self.cells):
            yield self._draws[cell]
        yield from self.others

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Draw):
            return bool(self.cells >> action.cell & 1) and self._draws[action.cell] == action
        return action in self.others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Moves({', '.join(map(str, self))})"


class Rules:
    """What the rulebook says, for one set of components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.hexes = components.sheet.hexes
        self._neighbours = self.hexes.neighbours
        self._all = self.hexes.all
        self._powers, self._question = components.sheet.powers, components.sheet.question
        self.draws = {cell: Draw(cell, self.hexes.names[cell]) for cell in self.hexes.order}
        self.every: tuple[Action, ...] = (
            *ANNOUNCES,
            *TAKES.values(),
            *ASSIGNS.values(),
            PLUS,
            MINUS,
            *self.draws.values(),
            *SCORES.values(),
            DONE,
        )

    # Preparation

    def prepare(self, seats: int, options: Options) -> State:
        """Empty maps; the criteria and the first player by chance, unless they were chosen."""
        uses = self.components.uses[seats]
        charts = [Chart([0] * 6, [uses] * 6, (self._all,), self._all.bit_count()) for _ in range(seats)]
        state = State(charts, criteria=chosen_criteria(options), solo=seats == 1)
        state.first = 0 if state.solo else chosen_first(options, seats)
        self._next_preparation(state)
        return state

    def _next_preparation(self, state: State) -> None:
        state.busy = _CHANCE
        if not state.criteria:
            state.stage = Stage.CRITERIA
        elif state.first < 0:
            state.stage = Stage.FIRST
        else:
            state.active = state.first
            state.stage = Stage.ROLL

    # Chance

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        """The outcomes of the chance point, with their weights."""
        if state.stage == Stage.ROLL:
            return roll_outcomes(self.components.dice[len(state.charts)] - state.turn)
        if state.stage == Stage.CRITERIA:
            return criteria_outcomes()
        return first_outcomes(len(state.charts)) if state.stage == Stage.FIRST else ()

    def can_come(self, state: State, outcome: Action) -> bool:
        """Whether this is an outcome of the chance point."""
        if state.stage == Stage.ROLL:
            return outcome in possible_rolls(self.components.dice[len(state.charts)] - state.turn)
        return any(outcome == possible for possible, _ in self.chances(state))

    def roll(self, state: State, values: tuple[int, ...]) -> None:
        """The dice lie on the table; alone, nothing to draw ends the game at once."""
        state.dice = values
        chart = state.charts[state.active]
        state.busy = (state.active,)
        if not state.solo:
            state.stage = Stage.ANNOUNCE
        elif self.lowest(chart, values[0]) > chart.room:
            self.end(state, "cannot-draw")
        else:
            state.stage = Stage.ASSIGN if state.turn else Stage.ANNOUNCE

    # What a player may do

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Everything this seat may do now."""
        if seat not in state.busy or seat < 0:
            return ()
        chart = state.charts[seat]
        stage = state.stage
        if stage == _DRAW:
            if not chart.value:
                return tuple([TAKES[value] for value in self.choosable(state, seat)])
            if chart.group:
                return self._after_first_hex(state, chart)
            return Moves(self.draws, self.drawable(chart), self._before_first_hex(state, seat, chart))
        if stage == _ANNOUNCE:
            return tuple([ANNOUNCES[territory] for territory, uses in enumerate(chart.uses) if uses])
        if stage == _TAKE:
            return tuple([TAKES[value] for value in self.choosable(state, seat)])
        return tuple(ASSIGNS[pair] for pair in self.assignable(state))

    def _before_first_hex(self, state: State, seat: Seat, chart: Chart) -> tuple[Action, ...]:
        others: tuple[Action, ...] = ()
        if chart.ready:
            others = tuple([power for power in (PLUS, MINUS) if self.may_adjust(chart, power.by)])
        return others + _DONE if self.may_give_up(state, seat) else others

    def _after_first_hex(self, state: State, chart: Chart) -> Sequence[Action]:
        if chart.number > chart.group.bit_count():
            return Moves(self.draws, self.drawable(chart))
        if chart.asks:
            return tuple([SCORES[name] for name in state.criteria])
        return _DONE

    def offered(self, state: State, seat: Seat) -> tuple[int, ...]:
        """The dice a player chooses from: all for the active player, those left for the others."""
        if seat == state.active and state.taken:
            return (*state.dice, state.taken)
        return state.dice

    def lowest(self, chart: Chart, value: int) -> int:
        """The smallest number that a die can become with the powers at hand."""
        return min(value, max(self.components.least, value - chart.ready))

    def must_draw(self, state: State, seat: Seat) -> bool:
        """Whether some offered number fits as it lies: then this player has to draw."""
        return min(self.offered(state, seat)) <= state.charts[seat].room

    def choosable(self, state: State, seat: Seat) -> list[int]:
        """The numbers this player may go by: those that fit or can be made to; with none, the active one takes any."""
        chart = state.charts[seat]
        room = chart.room
        values = sorted(set(self.offered(state, seat)))
        if room >= 6 or (seat == state.active and values[0] > room):
            return values
        return [value for value in values if self.lowest(chart, value) <= room]

    def assignable(self, state: State) -> list[tuple[int, int]]:
        """Alone with two dice: which may name the territory, and which the number."""
        low, high = state.dice
        numbers = self.choosable(state, state.active)
        return sorted({(a, b) for a, b in ((low, high), (high, low)) if b in numbers})

    def may_adjust(self, chart: Chart, by: int) -> bool:
        """A power can be spent before the first hex, if the number can still come to fit."""
        number = chart.number + by
        if chart.ready < 1 or chart.group or not chart.value:
            return False
        if not self.components.least <= number <= self.components.most:
            return False
        return min(number, max(self.components.least, number - chart.ready + 1)) <= chart.room

    def may_give_up(self, state: State, seat: Seat) -> bool:
        """Draw nothing: only if no offered number fits as it lies, and none was made to fit."""
        chart = state.charts[seat]
        return not chart.group and chart.number > chart.room and not self.must_draw(state, seat)

    def drawable(self, chart: Chart) -> Cells:
        """Where the next hex may be drawn.

        The first touches the drawn map, in an empty part with room for the whole number; each other one touches
        this turn's group. A connected group can always grow within its part, so no later hex can spoil it.
        """
        if chart.group:
            if chart.number > chart.group.bit_count():
                return chart.edge & ~chart.drawn
            return 0
        return self.startable(chart, chart.number) if chart.value else 0

    def startable(self, chart: Chart, number: int) -> Cells:
        """Where a group of so many hexes can begin."""
        roomy = 0
        for pocket in chart.pockets:
            if pocket.bit_count() >= number:
                roomy |= pocket
        return roomy & self.hexes.touching(chart.drawn) if chart.drawn else roomy

    # What happens

    def step(self, state: State, seat: Seat, action: Action) -> None:
        """Does a legal action in place."""
        if isinstance(action, Draw):
            self.draw(state, state.own(seat), action.cell)
        elif isinstance(action, Done):
            self.finish(state, seat)
        elif isinstance(action, Take):
            self.take(state, seat, action.value)
        elif isinstance(action, Announce):
            self.announce(state, action.territory)
        elif isinstance(action, Assign):
            self.assign(state, action)
        elif isinstance(action, Adjust):
            self.spend_power(state.own(seat), action.by)
        elif isinstance(action, ScoreNow):
            self.score_question(state.own(seat), action.criterion)
        else:
            self._chance(state, action)

    def _chance(self, state: State, outcome: Criteria | First | Roll) -> None:
        state.settled += 1
        if isinstance(outcome, Roll):
            self.roll(state, outcome.values)
        elif isinstance(outcome, Criteria):
            state.criteria = outcome.names
            self._next_preparation(state)
        else:
            state.first = outcome.seat
            self._next_preparation(state)

    def announce(self, state: State, territory: int) -> None:
        """The active player crosses out a use of the territory that everybody will draw."""
        state.territory = territory
        state.own(state.active).uses[territory] -= 1
        state.stage = Stage.TAKE

    def take(self, state: State, seat: Seat, value: int) -> None:
        """The active player takes a die away; the others only choose a number."""
        if seat == state.active:
            self._take_die(state, value)
        else:
            chart = state.own(seat)
            chart.value = chart.number = value

    def assign(self, state: State, action: Assign) -> None:
        """Alone with two dice: one names the territory, without a use, and the other is the number."""
        state.territory = self.components.territory_of(action.territory_die)
        self._take_die(state, action.value)

    def _take_die(self, state: State, value: int) -> None:
        chart = state.own(state.active)
        at = state.dice.index(value)
        state.dice = state.dice[:at] + state.dice[at + 1 :]
        state.taken = chart.value = chart.number = value
        state.stage = Stage.DRAW
        busy = []
        for seat, other in enumerate(state.charts):
            least = value if seat == state.active else min(state.dice)
            if other.room >= 6 or self.lowest(other, least) <= other.room:
                busy.append(seat)
            else:
                state.own(seat).failed = True
        state.busy = tuple(busy)
        if not busy:
            self.end_turn(state)

    def spend_power(self, chart: Chart, by: int) -> None:
        """One more or one fewer, for oneself and now."""
        chart.ready -= 1
        chart.spent += 1
        chart.number += by

    def draw(self, state: State, chart: Chart, cell: int) -> None:
        """One hex of this turn's territory, with what is printed there."""
        hexagon = 1 << cell
        chart.land[state.territory] |= hexagon
        chart.drawn |= hexagon
        chart.group |= hexagon
        chart.edge |= self._neighbours[cell]
        if hexagon & self._powers:
            chart.ready += 1
        elif hexagon & self._question:
            chart.asks = True

    def score_question(self, chart: Chart, criterion: str) -> None:
        """The `?`: one criterion at its value of this moment."""
        chart.question = score_criterion(self.components, criterion, chart.land)[0]
        chart.asked = criterion
        chart.asks = False

    def finish(self, state: State, seat: Seat) -> None:
        """This player has drawn, or draws nothing; the last one ends the turn."""
        if not state.charts[seat].group:
            state.own(seat).failed = True
        state.busy = tuple([other for other in state.busy if other != seat])
        if not state.busy:
            self.end_turn(state)

    # Turns, rounds and the end

    def end_turn(self, state: State) -> None:
        """Everybody has drawn: the game ends if somebody could not, else the next player rolls what is left."""
        state.settled += 1
        failed = False
        for seat in range(len(state.charts)):
            chart = state.own(seat)
            failed |= chart.failed
            self._clear_turn(chart)
        if failed:
            self.end(state, "cannot-draw")
        elif state.solo and state.charts[0].drawn == self._all:
            self.end(state, "full")
        else:
            self._next_turn(state)

    def _clear_turn(self, chart: Chart) -> None:
        chart.begin(self.hexes.regions_of(self._all & ~chart.drawn) if chart.group else chart.pockets)

    def _next_turn(self, state: State) -> None:
        state.turn += 1
        if state.turn == (2 if state.solo else len(state.charts)):
            self._next_round(state)
        state.active = (state.first + state.turn) % len(state.charts)
        state.dice, state.taken, state.territory = (), 0, -1
        needs_use = not (state.solo and state.turn)
        if needs_use and not any(state.charts[state.active].uses):
            self.end(state, "no-uses")
        else:
            state.stage, state.busy = Stage.ROLL, _CHANCE

    def _next_round(self, state: State) -> None:
        state.round += 1
        state.turn = 0
        state.first = (state.first + 1) % len(state.charts)

    def end(self, state: State, why: str) -> None:
        """The game is over."""
        state.stage, state.busy, state.ending = Stage.OVER, (), why


def chosen_criteria(options: Options) -> tuple[str, ...]:
    """The criteria agreed before the game, or none: then chance decides."""
    value = options["criteria"]
    names = tuple(sorted(value.split() if isinstance(value, str) else value if isinstance(value, tuple) else ()))
    if names == ("chance",):
        return ()
    if Criteria(names) not in {outcome for outcome, _ in criteria_outcomes()}:
        raise BadOption(text("bad-criteria", criteria=" ".join(names)[:80]))
    return names


def chosen_first(options: Options, seats: int) -> int:
    """The first player agreed before the game, or −1: then chance decides."""
    value = str(options["first"])
    if value == "chance":
        return -1
    seat = int(value.removeprefix("seat")) - 1
    if seat >= seats:
        raise BadOption(text("bad-first", seat=seat + 1, seats=seats))
    return seat
