"""Lists the games that are installed, with their seats and options; a broken one is named with its error."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from farshore.cli.as_json import add_json, print_json
from farshore.cli.choices import find_game
from farshore.cli.language import say
from farshore.core.game import AnyGame, Option, Value
from farshore.core.text import text
from farshore.games import installed
from farshore.words import translator
from farshore.words.language import language, said


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="show only this one")
    add_json(parser)


def run(args: Namespace) -> int:
    found = installed()
    if args.json:
        print_json([as_data(find_game(args.game))] if args.game else [as_data(game) for game in found.games.values()])
        return 1 if found.broken else 0
    for name, game in found.games.items():
        if args.game in (None, name):
            print(describe(game))
    for name, error in found.broken.items():
        if args.game in (None, name):
            print(said("game-not-loaded", game=name, error=str(error)))
    if args.game is not None and args.game not in found.games.keys() | found.broken.keys():
        find_game(args.game)
    return 1 if found.broken else 0


def as_data(game: AnyGame) -> dict[str, Any]:
    """The same for programs."""
    info = game.info
    options = {
        each.name: {"default": each.default, "choices": each.choices, "free": each.free} for each in info.options
    }
    lengths = {"max_length": info.max_length, "max_chances": info.max_chances, "actions": len(game.every)}
    names = {"id": info.id, "title": say(text("title"), game), "seats": info.seats, "minutes": info.minutes}
    return {**names, "edition": info.edition, "hidden": info.hidden, **lengths, "options": options}


def describe(game: AnyGame) -> str:
    """A few lines: name, seats, minutes, options with their values, the default first."""
    seats = ", ".join(str(count) for count in game.info.seats)
    lines = [f"{game.info.id}: {say(text('title'), game)}. {say(text('summary'), game)}"]
    facts = said("game-facts", seats=seats, minutes=game.info.minutes, edition=game.info.edition)
    lines.append(f"  {facts}")
    return "\n".join([*lines, *(f"  --option {option_line(game, option)}" for option in game.info.options)])


def option_line(game: AnyGame, option: Option) -> str:
    """The values with the default first, and how others are written where they may be anything."""
    others = [choice for choice in option.choices if choice != option.default]
    values = " | ".join(written(choice) for choice in (option.default, *others))
    return f"{option.name}={values}{f' | {how_written(game, option)}' if option.free else ''}"


def how_written(game: AnyGame, option: Option) -> str:
    how = f"option-{option.name}-free"
    return f"... ({say(text(how), game)})" if translator(game).knows(how, language()) else "..."


def written(value: Value) -> str:
    """A value as it is typed after --option."""
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
