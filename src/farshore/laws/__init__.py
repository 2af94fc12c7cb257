"""The laws: invariants that every game must satisfy, checked by random play; for our tests and for authors of games.

In a test: `check_match(game, Random(1), seats=2, options={})`; in the terminal: `farshore check GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from farshore.core.game import AnyGame, Options
from farshore.core.match import AnyMatch
from farshore.laws import (
    drawable_nodes,
    game_imports,
    play,
    records,
    rules_and_lessons,
    scenes,
    state_copies,
    tensors,
    texts_and_art,
    translations,
    verb_tables,
    views,
)
from farshore.laws.random_positions import (
    LawBroken,
    SampledPosition,
    random_match,
    random_options,
    sample_positions,
    supports_options,
)

__all__ = ["LawBroken", "check", "check_match", "supports_options"]

OF_THE_GAME: tuple[Callable[[AnyGame], None], ...] = (
    records.action_texts_are_unique,
    verb_tables.verb_tables_are_complete,
    game_imports.files_follow_the_import_order,
    *translations.LAWS,
    *rules_and_lessons.LAWS,
)
OF_A_MATCH: tuple[Callable[[AnyMatch], None], ...] = (records.scripted_matches_are_equal,)
OF_A_POSITION: tuple[Callable[[SampledPosition], None], ...] = (
    *play.LAWS,
    verb_tables.verb_tables_include_chance,
    *state_copies.LAWS,
    *views.LAWS,
    *records.LAWS,
    *scenes.LAWS,
    *drawable_nodes.LAWS,
    *texts_and_art.LAWS,
    *tensors.LAWS,
)
THE_END = "Every match ends, and a seat that is to act has a legal action."


def title(law: Callable[[Any], None]) -> str:
    """Return the first line of a law's docstring."""
    return (law.__doc__ or law.__name__).strip().splitlines()[0]


def titles() -> dict[str, str]:
    """Return the titles of all laws with the keys of their messages."""
    laws: tuple[Callable[[Any], None], ...] = (*OF_THE_GAME, *OF_A_MATCH, *OF_A_POSITION)
    return {THE_END: "law-the-end", **{title(law): f"law-{law.__name__.replace('_', '-')}" for law in laws}}


def check_match(game: AnyGame, rng: Random, seats: int, options: Options, most: int = 5) -> None:
    """Play one random match and check all laws at some of its positions; raise LawBroken for the first violation."""
    for law, complaint in _broken(game, rng, seats, options, most):
        raise LawBroken(f"{law} {complaint}")


def check(game: AnyGame, rng: Random, matches: int) -> Iterator[tuple[str, LawBroken | None]]:
    """Yield every law with its verdict after `matches` random matches, with all numbers of seats and random options."""
    verdicts: dict[str, LawBroken] = {}
    for law in OF_THE_GAME:
        _try(law, game, "", verdicts)
    for number in range(matches):
        seats = game.info.seats[number % len(game.info.seats)]
        options = {} if number < len(game.info.seats) else random_options(game, rng, seats)
        for law_title, complaint in _broken(game, rng, seats, options, 5):
            verdicts.setdefault(law_title, complaint)
    for each in titles():
        yield each, verdicts.get(each)


def _broken(game: AnyGame, rng: Random, seats: int, options: Options, most: int) -> Iterator[tuple[str, LawBroken]]:
    """Yield the laws that one random match violates."""
    verdicts: dict[str, LawBroken] = {}
    try:
        match = random_match(game, rng, seats, options)
    except Exception as error:  # a plug-in may fail in any way
        yield THE_END, format_violation(error, f"{seats} seats, {dict(options)}: {type(error).__name__}: {error}")
        return
    for match_law in OF_A_MATCH:
        _try(match_law, match, "the whole match", verdicts)
    spoken: set[Any] = set()
    drawn: set[Any] = set()
    for place in sample_positions(match, rng, most):
        position = SampledPosition(match.branch(place), rng, spoken, drawn)
        for law in OF_A_POSITION:
            _try(law, position, str(position), verdicts)
    yield from verdicts.items()


def _try(law: Callable[[Any], None], what: object, where: str, verdicts: dict[str, LawBroken]) -> None:
    if title(law) in verdicts:
        return
    at = f". At: {where}" if where else ""
    try:
        law(what)
    except LawBroken as error:
        verdicts[title(law)] = format_violation(error, f"{error}{at}")
    except Exception as error:  # as above
        verdicts[title(law)] = format_violation(error, f"{type(error).__name__}: {error}{at}")


def format_violation(error: Exception, complaint: str) -> LawBroken:
    """Return a LawBroken with this message and the traceback of the error."""
    found = LawBroken(complaint)
    found.where = error.__traceback__
    return found
