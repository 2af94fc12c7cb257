"""The panels beside the board: rounds, players, the score pad."""

from __future__ import annotations

from farshore.core.game import Seat
from farshore.core.scene import Layer, Player, Sheet, SheetLine, Step, Track, memo
from farshore.core.text import seat_name, text

from skerries import scoring
from skerries.components import ROUNDS
from skerries.state import State


@memo
def rounds(over: int) -> Track:
    """Return the rounds as dots."""
    steps = tuple(Step(state="done" if i < over else "now" if i == over else "") for i in range(ROUNDS))
    return Track("rounds", text("round", round=min(over + 1, ROUNDS), rounds=ROUNDS), "dots", steps)


@memo
def player_panel(seat: Seat, points: int, busy: bool) -> Player:
    return Player(f"player/{seat}", seat_name(seat), seat, points, text("is-choosing") if busy else None, busy)


def players(view: State) -> tuple[Player, ...]:
    scores = scoring.scores(view)
    return tuple(player_panel(seat, score.total, seat in view.acting) for seat, score in enumerate(scores))


def pad(view: State) -> Sheet:
    """Return the score pad; each line names the squares that score."""
    scores = scoring.scores(view)
    lines = []
    for index, (name, where) in enumerate(scoring.WHERE.items()):
        points = tuple(score.lines[index].points for score in scores)
        layers = tuple(Layer("points", where(view, seat), seat) for seat in range(len(scores)))
        lines.append(SheetLine(f"pad/{name}", text(f"score-{name}"), points, layers))
    return Sheet("pad", text("score-pad"), tuple(lines), tuple(score.total for score in scores), text("total"))
