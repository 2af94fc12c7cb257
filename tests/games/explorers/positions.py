"""Positions for the tests of Explorers, written as pictures.

A space is its terrain (P W D M, V a village), its object (T k s h a c f g), then `x` if it is marked; in pictures
that come out, `*` is what may be marked now. What lies outside a picture is mountain without objects, with a village
and a temple where the rules need them, far away from what the picture shows.
"""

from __future__ import annotations

from farshore.core.cells import Cells, bits, cells_of
from farshore.core.game import CHANCE, Options
from farshore.core.match import Match
from farshore.core.text import Text
from farshore.games.explorers import game
from farshore.games.explorers.actions import Action
from farshore.games.explorers.board import GRID, QUADRANT_CELLS, SIZE, Board, build_map
from farshore.games.explorers.components import Tile
from farshore.games.explorers.marking import free_cells
from farshore.games.explorers.state import State
from farshore.games.explorers.text_board import ground, sign
from farshore.testing import Tester

TEST: Tester[State, Action] = Tester(game)
play, pad = TEST.play, TEST.pad
EXPERT: Options = {"provisions": "expert", "gems": "expert", "villages": "expert", "temples": "expert"}
CARDS = ["prairie/water", "prairie/desert", "prairie/mountain", "water/desert", "water/mountain", "desert/mountain"]
DUOS = ("prairie+mountain/water+desert", "prairie+desert/water+mountain")


def fresh(seats: int, seed: str, options: Options | None = None) -> Match[State, Action]:
    """A match dealt up to the first decision."""
    return TEST.match(seats, seed, **(options or {}))


def position(
    picture: str,
    *,
    seats: int = 1,
    at: str = "a1",
    round: int = 1,
    turn: int = 1,
    marked_too: str = "",
    **options: str | int | tuple[str, ...],
) -> State:
    """Before the card of this turn is turned over; every seat has the marks of the picture, none of this round.

    `marked_too` names marked spaces outside the picture. Seat 0 is the first player of round 1.
    """
    terrain, objects, marked = _letters(picture, at)
    for name in marked_too.split():
        marked |= 1 << GRID.index[name]
    state = game.start(seats, {"map": "1n 2n 3n 4n", **options})
    tiles = [Tile(quadrant, _part(terrain, quadrant), _part(objects, quadrant)) for quadrant in range(4)]
    state.map = build_map(tiles, "nnnn")
    state.first, state.round, state.turn = 0, round, turn
    state.start = next((cell for cell in state.map.village_in if marked >> cell & 1), state.map.village_in[0])
    state.stage, state.acting, state.unseen = "reveal", (CHANCE,), 0b11111111
    state.race_places = (0,) * len(state.goals)
    for seat in range(seats):
        sheet = state.edit(seat)
        sheet.marked = sheet.before = sheet.before_round = marked
        sheet.reach = GRID.outer_neighbours(marked) | cells_of(c for c in bits(marked) if GRID.neighbours[c] & marked)
        sheet.races = (-1,) * len(state.goals)
        sheet.free = free_cells(state, seat)
    state.seal()
    return state


def _letters(picture: str, at: str) -> tuple[str, str, Cells]:
    terrain, objects, marked = ["M"] * SIZE * SIZE, ["."] * SIZE * SIZE, 0
    first = GRID.index[at]
    for row, line in enumerate(picture.strip().splitlines()):
        for column, space in enumerate(line.split()):
            cell = first + row * SIZE + column
            terrain[cell] = space[0]
            thing = space[1:].replace("x", "")
            objects[cell] = thing or "."
            marked |= ("x" in space) << cell
    shown = _shown(picture, at)
    for cells in QUADRANT_CELLS:
        hidden = [cell for cell in bits(cells) if not shown >> cell & 1]
        if not any(terrain[cell] == "V" for cell in bits(cells)):
            terrain[hidden[-1]] = "V"
        if not any(objects[cell] == "T" for cell in bits(cells)):
            objects[hidden[0]] = "T"
    return "".join(terrain), "".join(objects), marked


def _shown(picture: str, at: str) -> Cells:
    widths = [len(line.split()) for line in picture.strip().splitlines()]
    first = GRID.index[at]
    return cells_of(first + row * SIZE + column for row, width in enumerate(widths) for column in range(width))


def _part(letters: str, quadrant: int) -> str:
    return "".join(letters[cell] for cell in bits(QUADRANT_CELLS[quadrant]))


def shows(state: State, seat: int, picture: str, at: str = "a1") -> bool:
    """The picture is what this part of the seat's map looks like; if not, the two are shown."""
    sheet = state.seats[seat]

    def space(cell: int) -> str:
        sign = "x" if sheet.marked >> cell & 1 else "*" if sheet.open >> cell & 1 else ""
        return letters(state.map, cell).strip() + sign

    first = GRID.index[at]
    lines = [line.split() for line in picture.strip().splitlines()]
    real = [[space(first + row * SIZE + column) for column in range(len(line))] for row, line in enumerate(lines)]
    assert real == lines, "\n".join(" ".join(f"{one:3}" for one in row) for row in real)
    return True


def may(state: State, seat: int = 0) -> set[str]:
    """What this seat may do now, marks left out."""
    return {words for words in TEST.may(state, seat) if not words.startswith("mark")}


def marks(state: State, seat: int = 0) -> set[str]:
    """The spaces that this seat may mark now."""
    return {words.removeprefix("mark ") for words in TEST.may(state, seat, "mark")}


def letters(board: Board, cell: int) -> str:
    """Two letters for a space: its terrain, and its object or a blank."""
    return ground(board, cell) + sign(board, cell)


def refused(state: State, event: str) -> Text:
    """Why this event is not allowed; the test fails if it is."""
    before = state.clone()
    reason = TEST.refused(state, event)
    assert state == before
    return reason


def next_turn(state: State, *events: str, card: str = "") -> State:
    """Plays these events in the turn that begins, then everybody finishes as plainly as possible."""
    state = play(state, f"- reveal {card}" if card else f"- {game.chance_outcomes(state)[0][0]}", *events)
    return finish_turn(state)


def finish_turn(state: State) -> State:
    """Everybody does the first thing they may until the turn is settled."""
    phase = state.phase
    while state.acting and state.acting != (CHANCE,) and state.phase == phase:
        seat = state.acting[0]
        actions = [str(action) for action in game.legal(state, seat)]
        wanted = "done" if "done" in actions else actions[0]
        state = play(state, f"{seat} {wanted}")
    return state
