"""Positions for the tests of Kingdom Maps, written as pictures.

A hex is `.` if it is empty, else the letter of its territory: m mountain, t forest (trees), f farm, l lake, v village,
s swamp. Rows that are left out at the end are empty. In pictures that come out, capitals are this turn's drawing and
`*` is where the next hex may be drawn.
"""

from __future__ import annotations

from farshore.core.cells import bits
from farshore.core.text import Text
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.actions import Action
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.state import State
from farshore.games.kingdom_maps.text_board import LETTERS
from farshore.testing import Tester

HEXES = game.components.hexes
TEST = Tester(game)
FULL_BUT = "mmmmm mmmmmm mmmmmmm mmmmmmmm mmmmmmmmm mmmmmmmm mmmmmmm mmmmmm mmmmm"


def rows_of(picture: str) -> list[str]:
    """The rows of a picture, the missing ones empty."""
    rows = picture.split()
    return rows + ["." * length for length in HEXES.lengths[len(rows) :]]


def land_of(picture: str) -> list[int]:
    """The hexes of each territory in a picture."""
    signs = HEXES.parse_map("\n".join(rows_of(picture)))
    return [signs.get(letter, 0) for letter in LETTERS]


def holes(*names: str) -> str:
    """A map full of mountains but for these hexes."""
    empty = {HEXES.index[name] for name in names}
    return HEXES.format_map(lambda cell: "." if cell in empty else "m").replace(" ", "")


def position(
    *pictures: str,
    seats: int | None = None,
    criteria: str = "A1 A2 B1 B2",
    turn: int = 0,
    first: int = 0,
    uses: dict[str, int] | None = None,
    ready: int = 0,
) -> State:
    """Before a roll: a map for each seat, the last picture for all that follow; `ready` powers for everybody."""
    count = seats or len(pictures)
    state = game.start(count, {"criteria": criteria, "first": "chance" if count == 1 else f"seat{first + 1}"})
    for seat in range(count):
        chart = state.edit(seat)
        chart.land = land_of(pictures[min(seat, len(pictures) - 1)]) if pictures else chart.land
        chart.drawn = sum(chart.land)
        chart.pockets = tuple(HEXES.regions(HEXES.all & ~chart.drawn))
        chart.room = max(map(int.bit_count, chart.pockets), default=0)
        chart.ready = ready
        if chart.drawn & game.components.question:
            chart.question, chart.asked = 0, criteria.split()[0]
        for name, left in (uses or {}).items():
            chart.uses[TERRITORIES.index(name)] = left
    state.turn = turn
    state.active = (first + turn) % count
    state.seal()
    return state


def parse(words: str) -> Action:
    """An action of a seat from its text."""
    action: Action = TEST.notation.parse(words)
    return action


def play(state: State, *events: str) -> State:
    """The state after these events, each checked."""
    return TEST.play(state, *events)


def refused(state: State, event: str) -> Text:
    """Why this event is not allowed; AssertionError if it is."""
    return TEST.refused(state, event)


def can(state: State, seat: int = 0) -> list[str]:
    """What a seat may do, drawing left out."""
    return [words for words in TEST.may(state, seat) if not words.startswith("draw")]


def drawable(state: State, seat: int = 0) -> list[str]:
    """The hexes a seat may draw on."""
    return [words.removeprefix("draw ") for words in TEST.may(state, seat, "draw")]


def shown(state: State, seat: int = 0) -> str:
    """The map with `*` where the next hex may be drawn."""
    chart = state.seats[seat]
    signs = dict.fromkeys(HEXES.order, ".") | dict.fromkeys((HEXES.index[name] for name in drawable(state, seat)), "*")
    for letter, cells in zip(LETTERS, chart.land, strict=True):
        for cell in bits(cells):
            signs[cell] = letter.upper() if chart.group >> cell & 1 else letter
    return HEXES.format_map(signs.__getitem__)


def same(picture: str, expected: str) -> bool:
    """Two pictures show the same; spaces and missing empty rows do not count."""
    rows = ["".join(line.split()) for line in picture.strip().splitlines()]
    wanted = ["".join(line.split()) for line in expected.strip().splitlines()]
    wanted += ["." * length for length in HEXES.lengths[len(wanted) :]]
    assert rows == wanted, f"\n{picture}"
    return True


def fill(state: State, seat: int, *names: str) -> State:
    """Draws these hexes."""
    return play(state, *(f"{seat} draw {name}" for name in names))
