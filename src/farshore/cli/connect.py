"""Let a bot play on a server, with a bot token that a player has made there.

The bot plays at all tables where it has a seat, and goes on when the connection or the server comes back.
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from random import Random
from typing import Final

from farshore.bots.bot import Budget
from farshore.bots.bot_matches import BotPlayer
from farshore.bots.bot_spec import parse_bot, require_positive
from farshore.cli import CommandError, command_error
from farshore.cli.safe_print import print_safe
from farshore.client import Client, ProgramResult, RequestFailed, Turn
from farshore.client.program_tables import ServerUnavailable
from farshore.translations.terminal_language import language, message

TOKEN_VARIABLE: Final = "FARSHORE_BOT_TOKEN"
SECONDS: Final = 2.0
"""The thinking time of a bot whose budget is not given."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the server: https://play.example, or HOST:PORT")
    parser.add_argument(
        "--token", default="", metavar="T", help=f"the bot token; by default the variable {TOKEN_VARIABLE}"
    )
    parser.add_argument(
        "--bot", required=True, metavar="BOT", help="module:Name, or a level, both with @BUDGET if wanted"
    )
    parser.add_argument("--open", action="store_true", help="take free seats at open tables that allow bots")
    parser.add_argument("--games", default="", metavar="A,B", help="with --open: only tables of these games")
    parser.add_argument("--code", default="", help="take the seat of this code first")
    parser.add_argument("--create", default="", metavar="GAME", help="make a table of this game first")
    parser.add_argument(
        "--opponents",
        default="link",
        metavar="A,B",
        help="with --create: a level for each other seat, or `link` for a seat that anyone may take (default link)",
    )
    parser.add_argument("--matches", type=int, metavar="N", help="stop after N finished matches")


def run(args: Namespace) -> int:
    token = args.token or os.environ.get(TOKEN_VARIABLE, "")
    if not token:
        raise command_error("connect-no-token", variable=TOKEN_VARIABLE)
    require_positive("matches", args.matches)
    player = parse_bot(args.bot)
    if player.budget == Budget():
        player = BotPlayer(player.bot, Budget(seconds=SECONDS))
    try:
        asyncio.run(play(args, token, player))
    except RequestFailed as error:
        raise CommandError(error.reason) from None
    except ServerUnavailable as error:
        raise command_error("connect-unreachable", url=args.url, reason=str(error)) from None
    return 0


async def play(args: Namespace, token: str, player: BotPlayer) -> None:
    """Play until the wanted number of matches is over, or for ever."""
    client = Client(args.url, token, language=language())
    known = await client.whoami()
    print_safe(message("connect-ready", bot=known.name, player=known.player, url=args.url))
    if args.code:
        await client.sit(code=args.code)
    if args.create:
        opened = await client.create_table(args.create, [name for name in args.opponents.split(",") if name])
        print_safe(f"{client.requests.url}/t/{opened.table}")
    games = [name for name in args.games.split(",") if name]
    rng, printed = Random(), 0
    async for turn in client.turns(matches=args.matches, join_open=args.open, games=games):
        await turn.play(await choose(player, turn, rng))
        printed = report(client.finished, printed)
    report(client.finished, printed)


async def choose(player: BotPlayer, turn: Turn, rng: Random) -> list[str]:
    """Return the bot's actions; it thinks in a thread, so that connections stay alive."""
    if turn.game is None:
        raise command_error("connect-no-game", game=turn.game_id)
    actions = await asyncio.to_thread(player.choose, turn.game, turn.view, turn.seat, rng)
    return [str(action) for action in actions]


def report(finished: list[ProgramResult], printed: int) -> int:
    """Print the matches that have ended since the last call; return how many there are."""
    for match in finished[printed:]:
        points = " : ".join(map(str, match.totals))
        key = "connect-won" if match.seat in match.winners else "connect-lost"
        print_safe(message(key, game=match.game, table=match.table, points=points))
    return len(finished)
