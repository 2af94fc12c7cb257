"""List the installed games with their seats and options; games that cannot be loaded are listed with their errors."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from farshore.cli.arguments import find_game
from farshore.cli.json_output import add_json, print_json
from farshore.cli.translate_text import translate
from farshore.core.game import AnyGame, Option, Value
from farshore.core.text import text
from farshore.games import installed
from farshore.translations import translator
from farshore.translations.terminal_language import language, message


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="show this game only")
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
            print(message("game-not-loaded", game=name, error=str(error)))
    if args.game is not None and args.game not in found.games.keys() | found.broken.keys():
        find_game(args.game)
    return 1 if found.broken else 0


def as_data(game: AnyGame) -> dict[str, Any]:
    """Return a game as JSON data."""
    info = game.info
    options = {
        each.name: {"default": each.default, "choices": each.choices, "free": each.free} for each in info.options
    }
    lengths = {"max_length": info.max_length, "max_chances": info.max_chances, "actions": len(game.all_actions)}
    names = {"id": info.id, "title": translate(text("title"), game), "seats": info.seats, "minutes": info.minutes}
    return {**names, "edition": info.edition, "hidden": info.hidden, **lengths, "options": options}


def describe(game: AnyGame) -> str:
    """Return a description: name, seats, minutes, and options with their values."""
    seats = ", ".join(str(count) for count in game.info.seats)
    lines = [f"{game.info.id}: {translate(text('title'), game)}. {translate(text('summary'), game)}"]
    facts = message("game-facts", seats=seats, minutes=game.info.minutes, edition=game.info.edition)
    lines.append(f"  {facts}")
    return "\n".join([*lines, *(f"  --option {option_line(game, option)}" for option in game.info.options)])


def option_line(game: AnyGame, option: Option) -> str:
    """Return the values of an option, the default first, and the notation of free values."""
    others = [choice for choice in option.choices if choice != option.default]
    values = " | ".join(format_value(choice) for choice in (option.default, *others))
    return f"{option.name}={values}{f' | {free_value_help(game, option)}' if option.free else ''}"


def free_value_help(game: AnyGame, option: Option) -> str:
    how = f"option-{option.name}-free"
    return f"... ({translate(text(how), game)})" if translator(game).knows(how, language()) else "..."


def format_value(value: Value) -> str:
    """Return a value as it is typed after --option."""
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
