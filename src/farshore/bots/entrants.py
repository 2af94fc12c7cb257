"""What people write to enter a contest, and what is said of a name or a number that cannot be used."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from farshore.bots.bot import Bot, Budget
from farshore.bots.knowing import FILE, FileBot
from farshore.bots.levels import broken, find, installed
from farshore.bots.table import Player
from farshore.core.game import AnyGame, BadOption
from farshore.core.text import text
from farshore.games import installed as installed_games


def entrants(words: str) -> tuple[str, ...]:
    """The names in a list like `casual,expert@0.5s`, each of them a bot that there is; BadOption tells of another."""
    names = tuple(name.strip() for name in words.split(",") if name.strip())
    if not names:
        raise BadOption(text("no-entrants", known=", ".join(installed())))
    for name in names:
        if names.count(name) > 1:
            raise BadOption(text("entered-twice", bot=name))
        player(name)
    return names


def player(name: str) -> Player:
    """The bot and the budget that a name like `expert@0.5s` stands for; a file of numbers plays as a planner."""
    bot, at, budget = name.partition("@")
    if at and not budget:
        raise BadOption(text("bad-budget", budget=name))
    try:
        found = from_file(bot) if bot.endswith(FILE) else find(bot)
    except KeyError:
        if bot in broken():
            raise BadOption(text("bot-not-loaded", bot=bot, error=broken()[bot])) from None
        raise BadOption(text("no-such-bot", bot=bot, known=", ".join(installed()))) from None
    except (ImportError, AttributeError, TypeError, ValueError, OSError) as error:
        raise BadOption(text("bot-not-loaded", bot=bot, error=f"{error}")) from None
    if not callable(getattr(found, "choose", None)):
        raise BadOption(text("bot-not-loaded", bot=bot, error=text("bot-chooses-nothing")))
    return Player(found, Budget.parse(budget))


@lru_cache(maxsize=16)  # every match of a contest asks again
def from_file(file: str) -> Bot:
    """A planner with the numbers of this file."""
    return FileBot(file)


def game_named(name: str) -> AnyGame:
    """The installed game of this id; BadOption tells which there are."""
    games = installed_games().games
    if name not in games:
        near, known = get_close_matches(name, games, 1), ", ".join(games)
        raise BadOption(
            text("no-such-game-near", game=name, near=near[0], known=known)
            if near
            else text("no-such-game", game=name, known=known)
        )
    return games[name]


def seat_counts(game: AnyGame, words: str) -> tuple[int, ...]:
    """Numbers of seats in a list like `1,2`, each of them one that the game is for; nothing: all that it is for."""
    counts = tuple(int(word) for word in words.split(",") if word.isdecimal()) or tuple(game.info.seats)
    for count in counts:
        game.info.check_seats(count)
    return counts


def require_some(option: str, number: int | None) -> None:
    """BadOption unless this option is at least 1, or was not given."""
    if number is not None and number < 1:
        raise BadOption(text("too-few", option=f"--{option}", number=number))
