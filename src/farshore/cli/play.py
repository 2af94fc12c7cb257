"""Plays a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import shutil
import sys
import textwrap
from argparse import ArgumentParser, Namespace
from secrets import token_hex

from farshore import bots
from farshore.bots import seated
from farshore.bots.entrants import player
from farshore.bots.table import Player
from farshore.cli.choices import add_game, add_options, find_game, number_of_seats, options_of, own_data
from farshore.cli.language import say
from farshore.cli.pad import score_pad
from farshore.cli.replay import ending
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match

HELP = "type an action or its number; `undo` takes back, `list` shows all actions, `quit` ends"
FEW = 20


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument("--bots", default="casual", metavar="A,B", help="levels of the other seats; `none`: people")
    parser.add_argument("--seed", default="", metavar="S", help="deal as with this seed (default: by chance)")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    levels = [] if args.bots == "none" else args.bots.split(",")
    for level in levels:
        player(level)  # a name that there is not is told of before anything is dealt
    others = [f"bot:{levels[seat % len(levels)]}" if levels else f"player {seat + 2}" for seat in range(3)]
    names = ["you", *others][: number_of_seats(game, args)]
    match: AnyMatch = Match(game, names, options_of(game, args), data=own_data(args))
    seed = args.seed or token_hex(8)
    print(HELP)
    told = 0
    while not match.over:
        match.deal(SeededDealer(seed))
        told = tell(match, told)
        if not act(match, seed):
            return 0
    tell(match, told)
    print(f"\n{game.picture(match.state, None)}\n\n{score_pad(match)}\n{ending(match)}")
    return 0


def act(match: AnyMatch, seed: str) -> bool:
    """One decision of whoever is to act, bots first; false when the player leaves."""
    acting = match.game.to_act(match.state)
    for seat in acting:
        if match.header.seats[seat].startswith("bot:"):
            named = player(match.header.seats[seat].removeprefix("bot:"))
            seated.act(match, seat, Player(named.bot, bots.Budget(seconds=1)), seed)
            return True
    return not acting or ask(match, acting[0])


def tell(match: AnyMatch, since: int) -> int:
    """What happened since then, in words, as far as the first seat may know; how far it was told."""
    for number, event in enumerate(match.events[since:], since + 1):
        if event.action is not None:
            view = match.game.view(match.states[number], 0)
            words = match.game.tell(view, 0, event.actor, event.action)
            if words is not None:
                name = "" if event.actor == CHANCE else f"{match.header.seats[event.actor]}: "
                print(f"  {name}{say(words, match.game, match.header.seats)}")
    return len(match.events)


def ask(match: AnyMatch, seat: Seat) -> bool:
    """Shows the position to this seat and does what it types."""
    game = match.game
    view = game.view(match.state, seat)
    legal = [str(action) for action in game.legal(view, seat)]
    by_number = {str(number): action for number, action in enumerate(legal, 1)}
    prompt = game.scene(view, seat).prompt
    print(f"\n{game.picture(view, seat)}\n\n{match.header.seats[seat]}: {say(prompt.name, game, match.header.seats)}")
    print(numbered(legal[:FEW]) + (f"  … {len(legal) - FEW} more (`list`)" if len(legal) > FEW else ""))
    while True:
        print("> ", end="", flush=True)
        typed = sys.stdin.readline()
        words = typed.strip()
        if not typed or words == "quit":
            return False
        if words == "list":
            print(numbered(legal))
        elif words:
            try:
                match.do(seat, by_number.get(words, words))
            except IllegalAction as error:
                print(say(error.reason, game, match.header.seats))
            else:
                return True


def numbered(actions: list[str]) -> str:
    """All actions with their numbers, in lines as wide as the terminal, none of them broken."""
    glue = "\N{NO-BREAK SPACE}"
    entries = (f"{number} {action}".replace(" ", glue) for number, action in enumerate(actions, 1))
    lines = textwrap.fill("  ".join(entries), shutil.get_terminal_size().columns, break_on_hyphens=False)
    return lines.replace(glue, " ")
