"""Arguments that many commands share: a game, its seats, options and custom components."""

from __future__ import annotations

import sys
import tomllib
from argparse import ArgumentParser, Namespace
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from types import ModuleType

from farshore.cli import command_error
from farshore.core.game import AnyGame, Option, Value
from farshore.core.toml_data import DataError
from farshore.core.toml_lines import NotUtf8, decode_text
from farshore.games import GROUP, installed, missing_parts


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="id of an installed game (`farshore games` lists them), or the folder of a game")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the game's usual number)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder with custom components as TOML files")


def find_game(name: str) -> AnyGame:
    """Return an installed game by id, or one in development: its folder, a package with `game`, `package:attribute`."""
    known = installed()
    if name in known.games:
        return known.games[name]
    if name in known.broken:
        raise command_error("cmd-game-broken", game=name, error=known.broken[name])
    named = _game_of(Path(name)) or _game_of(Path(), name)
    module, _, attribute = (named or name).partition(":")
    try:
        game: AnyGame = getattr(import_module(module), attribute) if attribute else _game_in(module)
    except (ImportError, AttributeError, ValueError) as error:
        if named:
            broken = f"{named}: {type(error).__name__}: {error}"
            raise command_error("cmd-game-broken", game=name, error=broken) from None
        close = get_close_matches(name, known.games, 1)
        listed = ", ".join(known.games)
        if close:
            raise command_error("cmd-no-game-near", game=name, near=close[0], known=listed) from None
        raise command_error("cmd-no-game", game=name, known=listed) from None
    except TypeError as error:  # Python's message names the missing methods
        raise command_error("cmd-game-made", game=name, error=str(error)) from None
    if missing := missing_parts(game):
        raise command_error("cmd-game-lacks", game=name, missing=", ".join(missing))
    return game


def _game_in(package: str) -> AnyGame:
    """Return `game` of a package, or of its module `game`."""
    found: AnyGame | ModuleType | None = getattr(import_module(package), "game", None)
    if found is None or isinstance(found, ModuleType):
        found = import_module(f"{package}.game").game
    return found  # type: ignore[return-value]  # find_game checks it


def _game_of(folder: Path, name: str = "") -> str:
    """Return the game that a folder's pyproject.toml names, and make it importable; empty if there is none."""
    project = folder / "pyproject.toml"
    if not project.is_file():
        return ""
    try:
        entries = tomllib.loads(_text_of(project)).get("project", {}).get("entry-points", {})
    except tomllib.TOMLDecodeError as error:
        raise command_error("cmd-not-toml", file=str(project), error=str(error)) from None
    games = {called: game for called, game in entries.get(GROUP, {}).items() if name in ("", called)}
    if games:
        sys.path.insert(0, str(folder.resolve()))
    return next(iter(games.values()), "")


def number_of_seats(game: AnyGame, args: Namespace) -> int:
    """Return the requested number of seats; by default two, or the first number that the game allows."""
    seats: int = args.seats if args.seats is not None else 2 if 2 in game.info.seats else game.info.seats[0]
    game.info.check_seats(seats)
    return seats


def options_of(game: AnyGame, args: Namespace) -> dict[str, Value]:
    """Return the options as the game understands them, with defaults."""
    known = {option.name: option for option in game.info.options}
    chosen: dict[str, Value] = {}
    for words in args.option:
        name, equals, value = words.partition("=")
        if not equals:
            raise command_error("cmd-name-value", words=words)
        chosen[name] = read_value(known[name], value) if name in known else value
    return game.info.complete(chosen)


def read_value(option: Option, words: str) -> Value:
    """Return the choice with this notation; for a free option the text itself, or a tuple if the default is one."""
    for choice in option.choices:
        if words in (str(choice), str(choice).lower()):
            return choice
    return tuple(words.split(",")) if isinstance(option.default, tuple) else words


def custom_components(args: Namespace) -> dict[str, str]:
    """Return the texts of the TOML files in the folder given by --data."""
    if args.data is None:
        return {}
    files = sorted(args.data.glob("*.toml"))
    if not files:
        raise command_error("cmd-no-toml-files", folder=str(args.data))
    return {file.name: _text_of(file) for file in files}


def _text_of(file: Path) -> str:
    try:
        return decode_text(file.read_bytes())
    except NotUtf8 as error:
        raise DataError(file.name, error.line, "", "is not UTF-8 text") from None
