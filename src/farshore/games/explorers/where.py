"""Where the points of the score pad lie on the map."""

from __future__ import annotations

from functools import lru_cache

from farshore.core.cells import Cells, bits
from farshore.games.explorers.achievements import COLUMNS, CORNERS, EDGES, ROWS, largest_square, longest_line
from farshore.games.explorers.board import BIT, GRID, NEIGHBOURS, PROVISIONS, SIZE, TERRAINS, Board
from farshore.games.explorers.components import Achievement

NOT_FIRST_COLUMN: Cells = GRID.all & ~COLUMNS[0]
NOT_LAST_COLUMN: Cells = GRID.all & ~COLUMNS[-1]


@lru_cache(maxsize=256)
def line_cells(board: Board) -> tuple[Cells, Cells, Cells, Cells]:
    """The spaces that can bring points for provisions, gems, villages and temples."""
    having = board.having
    provisions = having["apple"] | having["carrot"] | having["fish"]
    return provisions, having["gem"], _beside(board.villages), having["temple"]


@lru_cache(maxsize=2048)
def goal_cells(goal: Achievement, board: Board, marked: Cells) -> Cells:
    """The marks that an achievement looks at."""
    if goal.kind == "areas":
        return marked & board.grounds[1 << TERRAINS.index(goal.what)]
    if goal.kind == "row":
        return marked & max((*ROWS, *COLUMNS), key=lambda line: (marked & line).bit_count())
    if goal.kind == "square":
        return _square(marked)
    if goal.kind == "line":
        return _line(marked, goal.what)
    return marked & _asked(goal.what, board)


def _asked(what: str, board: Board) -> Cells:
    """The spaces that count for what an achievement counts."""
    temples = board.having["temple"]
    places: dict[str, Cells] = {
        "sets": sum(board.having[kind] for kind in PROVISIONS),
        "villages": _beside(board.villages),
        "temples": _beside(temples),
        "corners": sum(CORNERS),
        "villages-touched": _beside(board.villages),
        "villages-temples": _beside(board.villages) | temples,
        "edges": EDGES[0] | EDGES[1] | EDGES[2] | EDGES[3],
        "quadrants": GRID.all,
    }
    return places[what] if what in places else board.having[what]


def _beside(cells: Cells) -> Cells:
    found = 0
    for cell in bits(cells):
        found |= NEIGHBOURS[cell]
    return found


def _line(marked: Cells, direction: str) -> Cells:
    """The longest line, the first one if there are several."""
    length = longest_line(marked, direction)
    ways = {
        "horizontal": ((1, NOT_FIRST_COLUMN),),
        "vertical": ((SIZE, GRID.all),),
        "diagonal": ((SIZE + 1, NOT_FIRST_COLUMN), (SIZE - 1, NOT_LAST_COLUMN)),
    }
    for shift, inside in ways[direction]:
        starts = marked
        for _ in range(length - 1):
            starts &= (starts & inside) >> shift
        if length and starts:
            first = (starts & -starts).bit_length() - 1
            return sum(BIT[first + step * shift] for step in range(length))
    return 0


def _square(marked: Cells) -> Cells:
    """The largest square, the first one if there are several."""
    side = largest_square(marked)
    for corner in bits(marked):
        row, column = divmod(corner, SIZE)
        if row + side > SIZE or column + side > SIZE:
            continue
        square = sum(((1 << side) - 1) << ((row + step) * SIZE + column) for step in range(side))
        if marked & square == square:
            return square
    return 0
