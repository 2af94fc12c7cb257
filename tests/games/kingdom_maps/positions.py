"""Positions for the tests of Kingdom Maps, written as pictures.

A hex is `.` if it is empty, else the letter of its territory: m mountain, t forest (trees), f farm, l lake, v village,
s swamp. Rows that are left out at the end are empty. In pictures that come out, capitals are this turn's drawing and
`*` is where the next hex may be drawn.
"""

from __future__ import annotations

from farshore.core.cells import bits
from farshore.core.game import CHANCE, IllegalAction, Notation
from farshore.core.text import Text
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.actions import Action
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.game import LETTERS
from farshore.games.kingdom_maps.state import State

HEXES = game.rules.hexes
NOTATION = Notation.of(game.every)
FULL_BUT = "mmmmm mmmmmm mmmmmmm mmmmmmmm mmmmmmmmm mmmmmmmm mmmmmmm mmmmmm mmmmm"


def rows_of(picture: str) -> list[str]:
    """The rows of a picture, the missing ones empty."""
    rows = picture.split()
    return rows + ["." * length for length in HEXES.lengths[len(rows) :]]


def land_of(picture: str) -> list[int]:
    """The hexes of each territory in a picture."""
    signs = HEXES.read("\n".join(rows_of(picture)))
    return [signs.get(letter, 0) for letter in LETTERS]


def holes(*names: str) -> str:
    """A map full of mountains but for these hexes."""
    empty = {HEXES.index[name] for name in names}
    return HEXES.write({cell: "." if cell in empty else "m" for cell in HEXES.order}).replace(" ", "")


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
    state = game.setup(count, {"criteria": criteria, "first": "chance" if count == 1 else f"seat{first + 1}"})
    for seat, chart in enumerate(state.charts):
        chart.land = land_of(pictures[min(seat, len(pictures) - 1)]) if pictures else chart.land
        chart.drawn = sum(chart.land)
        chart.begin(HEXES.regions_of(HEXES.all & ~chart.drawn))
        chart.ready = ready
        if chart.drawn & game.components.sheet.question:
            chart.question, chart.asked = 0, criteria.split()[0]
        for name, left in (uses or {}).items():
            chart.uses[TERRITORIES.index(name)] = left
    state.turn = turn
    state.active = (first + turn) % count
    return state


def parse(state: State, actor: str, words: str) -> Action:
    """An action from its text, chance included."""
    if actor != "-":
        action: Action = NOTATION.parse(words)
        return action
    return next(outcome for outcome, _ in game.chances(state) if str(outcome) == words)


def play(state: State, *events: str) -> State:
    """The state after these events, each checked."""
    for event in events:
        actor, _, words = event.partition(" ")
        state = game.apply(state, CHANCE if actor == "-" else int(actor), parse(state, actor, words))
    return state


def refused(state: State, event: str) -> Text:
    """Why this event is not allowed; AssertionError if it is."""
    try:
        play(state, event)
    except IllegalAction as error:
        return error.reason
    raise AssertionError(f"{event} is allowed")


def can(state: State, seat: int = 0) -> list[str]:
    """What a seat may do, drawing left out."""
    return [str(action) for action in game.legal(state, seat) if not str(action).startswith("draw")]


def drawable(state: State, seat: int = 0) -> list[str]:
    """The hexes a seat may draw on."""
    return [str(action)[5:] for action in game.legal(state, seat) if str(action).startswith("draw")]


def shown(state: State, seat: int = 0) -> str:
    """The map with `*` where the next hex may be drawn."""
    chart = state.charts[seat]
    signs = dict.fromkeys(bits(game.rules.drawable(chart)), "*")
    for letter, cells in zip(LETTERS, chart.land, strict=True):
        for cell in bits(cells):
            signs[cell] = letter.upper() if chart.group >> cell & 1 else letter
    return HEXES.write(signs)


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
