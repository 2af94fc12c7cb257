"""Laws of the tables: what is done, refused, told and promised is known for every verb."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farshore.core.game import CHANCE, AnyGame, Game, Table
from farshore.laws.position import Position, require


def tables_know_every_verb(game: AnyGame) -> None:
    """`steps`, `refusals`, `tellings` and `previews` know every verb of `every`."""
    for name, table in (*_for_everybody(game), *_for_seats(game)):
        _knows(name, table, {type(action) for action in game.every})


def tables_know_what_chance_does(at: Position) -> None:
    """`steps` and `tellings` know every verb of chance."""
    if at.acting == (CHANCE,):
        for name, table in _for_everybody(at.game):
            _knows(name, table, {type(action) for action in at.actions(CHANCE)})


def _for_everybody(game: AnyGame) -> Iterator[tuple[str, Table]]:
    """The tables of this game that are asked for seats and for chance."""
    kind = type(game)
    if kind.step is Game.step:
        yield "steps", game.steps
    if kind.tell is Game.tell:
        yield "tellings", game.tellings


def _for_seats(game: AnyGame) -> Iterator[tuple[str, Table]]:
    """Those that are asked for seats alone; one that refuses in the house's words alone has no table."""
    kind = type(game)
    if kind.preview is Game.preview:
        yield "previews", game.previews
    if kind.refusal is Game.refusal and game.refusals:
        yield "refusals", game.refusals


def _knows(name: str, table: Table, verbs: Iterable[type]) -> None:
    missing = sorted(verb.__name__ for verb in verbs if verb not in table)
    require(not missing, f"`{name}` does not know {', '.join(missing)}")
