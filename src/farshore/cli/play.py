"""Plays a game in the terminal, against bots or with friends at one keyboard. `help` there lists what can be typed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from random import Random
from secrets import token_hex

from farshore import bots
from farshore.bots import seated
from farshore.bots.entrants import player
from farshore.bots.hint import SECONDS, hint
from farshore.bots.table import Player
from farshore.cli.choices import add_game, add_options, find_game, number_of_seats, options_of, own_data
from farshore.cli.language import say
from farshore.cli.pad import score_pad
from farshore.cli.replay import ending
from farshore.cli.screen import Screen
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.text import text
from farshore.words import house
from farshore.words.language import language

BOT = "bot:"
COMMANDS = ("help", "hint", "list", "look", "quit", "score", "undo", "why")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument("--bots", default="casual", metavar="A,B", help="levels of the other seats; `none`: people")
    parser.add_argument("--seed", default="", metavar="S", help="deal as with this seed (default: by chance)")
    parser.add_argument("--plain", action="store_true", help="no colours, and every picture under the last")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    levels = [] if args.bots == "none" else args.bots.split(",")
    for level in levels:
        player(level)  # a name that there is not is told of before anything is dealt
    others = [f"{BOT}{levels[seat % len(levels)]}" if levels else f"player {seat + 2}" for seat in range(3)]
    names = ["you", *others][: number_of_seats(game, args)]
    match: AnyMatch = Match(game, names, options_of(game, args), data=own_data(args))
    table = Table(match, args.seed or token_hex(8), Screen(said_names(names), plain=args.plain))
    table.play()
    return 0


def said_names(names: list[str]) -> list[str]:
    """How the seats are called here: bots by their level, people by their seat."""
    return [said_name(seat, name) for seat, name in enumerate(names)]


def said_name(seat: Seat, name: str) -> str:
    if not name.startswith(BOT):
        return say(text("seat-number", seat=seat + 1))
    level = f"level-{name.removeprefix(BOT)}"
    return say(text(level)) if house().knows(level, language()) else name.removeprefix(BOT)


class Table:
    """One match at this terminal."""

    def __init__(self, match: AnyMatch, seed: str, screen: Screen) -> None:
        self.match, self.seed, self.screen = match, seed, screen
        self.told = 0

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def play(self) -> bool:
        """Up to the end, or until somebody leaves; whether it was played to the end."""
        complete_with_tab()
        self.screen.tell(say(text("play-help")))
        while not self.match.over:
            self.match.deal(SeededDealer(self.seed))
            self.tell()
            if not self.act():
                return False
        self.tell()
        picture = self.game.picture(self.match.state, None)
        print(f"\n{picture}\n\n{score_pad(self.match)}\n{ending(self.match)}")
        return True

    def act(self) -> bool:
        """One decision of whoever is to act, bots first; false when the player leaves."""
        acting = self.game.to_act(self.match.state)
        for seat in acting:
            if (name := self.match.header.seats[seat]).startswith(BOT):
                named = player(name.removeprefix(BOT))
                seated.act(self.match, seat, Player(named.bot, bots.Budget(seconds=1)), self.seed)
                return True
        return not acting or self.ask(acting[0])

    def tell(self) -> None:
        """What happened since it was last told, in words, as far as the first seat may know."""
        for number, event in enumerate(self.match.events[self.told :], self.told + 1):
            if event.action is not None:
                view = self.game.view(self.match.states[number], 0)
                words = self.game.tell(view, 0, event.actor, event.action)
                if words is not None:
                    name = "" if event.actor == CHANCE else f"{self.screen.names[event.actor]}: "
                    self.screen.tell(f"  {name}{self.screen.say(words, self.game)}")
        self.told = len(self.match.events)

    def ask(self, seat: Seat) -> bool:
        """Shows the position to this seat and does what it types; false when it leaves."""
        self.screen.show(self.match, seat)
        while (words := typed()) is not None and words != "quit":
            if words in ("help", "?"):
                print(say(text("play-help-long")))
            elif words == "list":
                view = self.game.view(self.match.state, seat)
                print(self.screen.choices(self.game, view, seat, list(self.game.legal(view, seat)), every=True))
            elif words == "look":
                print(self.screen.around(self.match, seat))
            elif words == "score":
                print(score_pad(self.match))
            elif words == "hint":
                print(self.hint(seat))
            elif words.partition(" ")[0] == "why":
                print(self.why(seat, words.partition(" ")[2].strip()))
            elif words and self.do(seat, words):
                return True
        return False

    def do(self, seat: Seat, words: str) -> bool:
        """An action by its number or its text, or `undo`; a reason where that is not possible."""
        try:
            self.match.do(seat, self.meant(seat, words))
        except IllegalAction as error:
            print(self.screen.say(error.reason, self.game))
            return False
        self.told = min(self.told, len(self.match.events))
        return True

    def meant(self, seat: Seat, words: str) -> str:
        """The action that a number of the list stands for; words as they are."""
        legal = self.game.legal(self.match.state, seat)
        number = int(words) if words.isascii() and words.isdecimal() and len(words) < 6 else 0
        return str(legal[number - 1]) if 0 < number <= len(legal) else words

    def why(self, seat: Seat, words: str) -> str:
        """What an action would bring, or why it is not possible; of a space, what there is to say of it."""
        view = self.game.view(self.match.state, seat)
        action = self.match.notation.by_text.get(self.meant(seat, words))
        if action is None:
            board = self.game.scene(view, seat).board
            if words in board.ground.shape.names:
                return self.screen.say(self.game.why_not(view, seat, f"{board.id}/{words}"), self.game)
            return say(text("play-why")) if not words else say(text("unknown-action", action=words[:80]))
        if action in self.game.legal(view, seat):
            return self.screen.in_words(self.game, view, seat, action)
        return self.screen.say(self.game.refusal(view, seat, action), self.game)

    def hint(self, seat: Seat) -> str:
        """What a good player would do, and why."""
        view = self.game.view(self.match.state, seat).apart()
        found = hint(self.game, view, seat, bots.Budget(seconds=SECONDS), Random(self.seed))
        words = (found.what, *found.why)
        return "\n".join([*(self.screen.say(line, self.game) for line in words), f"> {found.action}"])


def typed() -> str | None:
    """The next line, with history and arrow keys where there is a keyboard; None at the end."""
    if not sys.stdin.isatty():
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else None
    try:
        return input("> ").strip()
    except EOFError:
        return None


def complete_with_tab() -> None:
    """History, arrow keys, and the tab key for words that are no actions; Windows brings its own."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("tab: complete")
    readline.set_completer(lambda begun, state: [*(word for word in COMMANDS if word.startswith(begun)), None][state])
