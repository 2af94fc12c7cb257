"""Parse bot specifications such as `expert@0.5s`, game ids and seat counts; errors are BadOption."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from farshore.bots.bot import Bot, Budget
from farshore.bots.bot_matches import BotPlayer
from farshore.bots.custom_weights import FILE, NetworkFileBot, WeightsFileBot
from farshore.bots.levels import broken_plugins, find_bot, installed_bots
from farshore.core.game import AnyGame, BadOption
from farshore.core.text import text
from farshore.games import installed as installed_games

FILES = (FILE, ".json")
"""The ends of names of files with weights and with networks."""


def parse_bots(words: str) -> tuple[str, ...]:
    """Return the names in a list like `casual,expert@0.5s`; raise BadOption if one of them is unknown."""
    names = tuple(name.strip() for name in words.split(",") if name.strip())
    if not names:
        raise BadOption(text("no-entrants", known=", ".join(installed_bots())))
    for name in names:
        if names.count(name) > 1:
            raise BadOption(text("entered-twice", bot=name))
        parse_bot(name)
    return names


def parse_bot(name: str) -> BotPlayer:
    """Return the bot and budget of a specification like `expert@0.5s`; a weights file stands for a planner."""
    bot, at, budget = name.partition("@")
    if at and not budget:
        raise BadOption(text("bad-budget", budget=name))
    try:
        found = bot_from_file(bot) if bot.endswith(FILES) else find_bot(bot)
    except KeyError:
        if bot in broken_plugins():
            raise BadOption(text("bot-not-loaded", bot=bot, error=broken_plugins()[bot])) from None
        raise BadOption(text("no-such-bot", bot=bot, known=", ".join(installed_bots()))) from None
    except (ImportError, AttributeError, TypeError, ValueError, OSError) as error:
        raise BadOption(text("bot-not-loaded", bot=bot, error=f"{error}")) from None
    if not callable(getattr(found, "choose", None)):
        raise BadOption(text("bot-not-loaded", bot=bot, error=text("bot-chooses-nothing")))
    return BotPlayer(found, Budget.parse(budget))


@lru_cache(maxsize=16)  # every match of a contest needs it
def bot_from_file(file: str) -> Bot:
    """Return a planner with the weights, or the network, of this file."""
    return WeightsFileBot(file) if file.endswith(FILE) else NetworkFileBot(file)


def require_game(name: str) -> AnyGame:
    """Return the installed game with this id; raise BadOption, which lists the games, if there is none."""
    games = installed_games().games
    if name not in games:
        near, known = get_close_matches(name, games, 1), ", ".join(games)
        raise BadOption(
            text("no-such-game-near", game=name, near=near[0], known=known)
            if near
            else text("no-such-game", game=name, known=known)
        )
    return games[name]


def parse_seat_counts(game: AnyGame, words: str) -> tuple[int, ...]:
    """Return the seat counts in a list like `1,2`; by default all that the game supports."""
    counts = tuple(int(word) for word in words.split(",") if word.isdecimal()) or tuple(game.info.seats)
    for count in counts:
        game.info.check_seats(count)
    return counts


def require_positive(option: str, number: int | None) -> None:
    """Raise BadOption if this option is given and less than 1."""
    if number is not None and number < 1:
        raise BadOption(text("too-few", option=f"--{option}", number=number))
