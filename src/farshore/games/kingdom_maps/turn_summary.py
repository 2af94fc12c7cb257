"""A whole turn: its heading, the hexes of a seat, and a short summary of its results."""

from __future__ import annotations

from farshore.core.cells import Cells
from farshore.core.game import TurnHeading
from farshore.core.memo import memo
from farshore.core.state import NOBODY, Seat
from farshore.core.text import Arg, SeatName, Text, join_texts, text
from farshore.games.kingdom_maps.names import territory_count_text, territory_text
from farshore.games.kingdom_maps.state import State


def current_turn(view: State) -> TurnHeading:
    """Return the round and whose turn it is, the dice once they are rolled, and the territory once it is announced."""
    if view.first == NOBODY:
        return TurnHeading(view.round, view.turn + 1, text("turn-start"))
    return _heading(view.round, view.turn + 1, view.active, view.territory, tuple(view.dice), view.taken)


@memo
def _heading(now: int, turn: int, active: Seat, territory: int, dice: tuple[int, ...], taken: int) -> TurnHeading:
    args: dict[str, Arg] = {"seat": SeatName(active)}
    key = "turn-of"
    if territory >= 0:
        key, args["territory"] = f"{key}-land", territory_text(territory)
    if rolled := sorted([*dice, *([taken] if taken else [])]):
        key, args["dice"] = f"{key}-rolled", " ".join(map(str, rolled))
    return TurnHeading(now, turn, text(key, **args))


def cells_of_seat(view: State, seat: Seat) -> Cells:
    return view.seats[seat].drawn


def turn_summary(before: State, after: State, seat: Seat) -> Text | None:
    """Return what was drawn, the use and powers spent, and the points for the `?`: "6 farms, ±1, ? = 15"."""
    was, now = before.seats[seat], after.seats[seat]
    new = [(now.land[index] & ~was.land[index]).bit_count() for index in range(len(now.land))]
    texts = [territory_count_text(territory, count) for territory, count in enumerate(new) if count]
    if now.uses != was.uses:
        texts.append(Text("sum-use"))
    if spent := now.spent - was.spent:
        texts.append(text("sum-powers", count=spent))
    if now.question != was.question:
        texts.append(text("sum-question", points=now.question))
    return join_texts(*texts) if texts else None
