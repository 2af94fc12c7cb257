"""The laws that bind every game, to be tried on one by random play: for our tests, and for whoever writes a game.

In a test: `keep_the_laws(game, Random(1), seats=2, options={})`; in the terminal: `farshore check GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from farshore.core.game import AnyGame, Options
from farshore.core.match import AnyMatch
from farshore.laws import ladder, learn, learners, play, records, said, scenes, states, tables, views, words
from farshore.laws.position import Asked, Broken, Position, offered, places, random_match, random_options
from farshore.words import LANGUAGES, silent_in

__all__ = ["Broken", "check", "keep_the_laws", "offered"]

OF_THE_GAME: tuple[Callable[[AnyGame], None], ...] = (
    records.action_texts_are_unique,
    tables.tables_know_every_verb,
    ladder.files_are_a_ladder,
    *words.LAWS,
    *learn.LAWS,
)
OF_A_MATCH: tuple[Callable[[AnyMatch], None], ...] = (records.a_script_gives_the_same_match,)
OF_A_POSITION: tuple[Callable[[Position], None], ...] = (
    *play.LAWS,
    tables.tables_know_what_chance_does,
    *states.LAWS,
    *views.LAWS,
    *records.LAWS,
    *scenes.LAWS,
    *said.LAWS,
    *learners.LAWS,
)
THE_END = "Every match has an end, and whoever is to act can."


def title(law: Callable[[Any], None]) -> str:
    """A law in one line."""
    return (law.__doc__ or law.__name__).strip().splitlines()[0]


def titles() -> dict[str, str]:
    """All laws, in one line each, with the key of the message that says it in every language."""
    laws: tuple[Callable[[Any], None], ...] = (*OF_THE_GAME, *OF_A_MATCH, *OF_A_POSITION)
    return {THE_END: "law-the-end", **{title(law): f"law-{law.__name__.replace('_', '-')}" for law in laws}}


def keep_the_laws(game: AnyGame, rng: Random, seats: int, options: Options, most: int = 5) -> None:
    """Plays one random match and tries every law at some of its positions; Broken says which and where."""
    for law, complaint in _broken(game, rng, seats, options, most):
        raise Broken(f"{law} {complaint}")


def check(game: AnyGame, rng: Random, matches: int, *, sketch: bool = False) -> Iterator[tuple[str, Broken | None]]:
    """Every law with its verdict, after so many random matches: all numbers of seats, options by chance.

    A sketch is a game that is being written: it is asked for the languages that it has.
    """
    Asked.languages = tuple(lang for lang in LANGUAGES if not sketch or lang not in silent_in(game))
    verdicts: dict[str, Broken] = {}
    for law in OF_THE_GAME:
        _try(law, game, "", verdicts)
    for number in range(matches):
        seats = game.info.seats[number % len(game.info.seats)]
        options = {} if number < len(game.info.seats) else random_options(game, rng, seats)
        for law_title, complaint in _broken(game, rng, seats, options, 5):
            verdicts.setdefault(law_title, complaint)
    for each in titles():
        yield each, verdicts.get(each)


def _broken(game: AnyGame, rng: Random, seats: int, options: Options, most: int) -> Iterator[tuple[str, Broken]]:
    """The laws that one random match breaks."""
    verdicts: dict[str, Broken] = {}
    try:
        match = random_match(game, rng, seats, options)
    except Exception as error:  # somebody else's game may fail in any way, and each is worth a report
        yield THE_END, broken_by(error, f"{seats} seats, {dict(options)}: {type(error).__name__}: {error}")
        return
    for match_law in OF_A_MATCH:
        _try(match_law, match, "the whole match", verdicts)
    spoken: set[Any] = set()
    drawn: set[Any] = set()
    for place in places(match, rng, most):
        position = Position(match.branch(place), rng, spoken, drawn)
        for law in OF_A_POSITION:
            _try(law, position, str(position), verdicts)
    yield from verdicts.items()


def _try(law: Callable[[Any], None], what: object, where: str, verdicts: dict[str, Broken]) -> None:
    if title(law) in verdicts:
        return
    at = f". At: {where}" if where else ""
    try:
        law(what)
    except Broken as error:
        verdicts[title(law)] = broken_by(error, f"{error}{at}")
    except Exception as error:  # as above
        verdicts[title(law)] = broken_by(error, f"{type(error).__name__}: {error}{at}")


def broken_by(error: Exception, complaint: str) -> Broken:
    """The complaint, with the way through the code that led to it."""
    found = Broken(complaint)
    found.where = error.__traceback__
    return found
