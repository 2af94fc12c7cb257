"""Laws of verb tables: steps and refusals exist for every verb."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farshore.core.game import CHANCE, AnyGame, Game, VerbTable
from farshore.laws.random_positions import SampledPosition, require


def verb_tables_are_complete(game: AnyGame) -> None:
    """`steps` and `refusals` know every verb of `all_actions`."""
    for name, table in (*_for_everybody(game), *_for_seats(game)):
        _knows(name, table, {type(action) for action in game.all_actions})


def verb_tables_include_chance(at: SampledPosition) -> None:
    """`steps` knows every verb of chance."""
    if at.acting == (CHANCE,):
        for name, table in _for_everybody(at.game):
            _knows(name, table, {type(action) for action in at.actions(CHANCE)})


def _for_everybody(game: AnyGame) -> Iterator[tuple[str, VerbTable]]:
    """Yield the tables with entries for seats and chance."""
    kind = type(game)
    if kind.step is Game.step:
        yield "steps", game.steps


def _for_seats(game: AnyGame) -> Iterator[tuple[str, VerbTable]]:
    """Yield the tables with entries for seats only; an empty table means the default."""
    kind = type(game)
    if kind.refusal is Game.refusal and game.refusals:
        yield "refusals", game.refusals


def _knows(name: str, table: VerbTable, verbs: Iterable[type]) -> None:
    missing = sorted(verb.__name__ for verb in verbs if verb not in table)
    hint = " (actions of chance are not in `all_actions`)" if name == "refusals" else ""
    require(not missing, f"`{name}` does not know {', '.join(missing)}{hint}")
