"""Play a game in the terminal, against bots or with friends at one keyboard. Type `help` there for the commands."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from difflib import get_close_matches
from random import Random
from secrets import token_hex

from farshore import bots
from farshore.bots import bot_matches
from farshore.bots.bot_matches import BotPlayer
from farshore.bots.bot_spec import parse_bot
from farshore.bots.hint import SECONDS, hint
from farshore.cli.arguments import add_game, add_options, custom_components, find_game, number_of_seats, options_of
from farshore.cli.play_screen import TerminalScreen
from farshore.cli.replay import ending
from farshore.cli.score_table import score_pad
from farshore.cli.translate_text import translate
from farshore.core.dealer import SeededDealer
from farshore.core.defaults import Phrase
from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.match import UNDO, AnyMatch, Match
from farshore.core.text import Arg, literal, text
from farshore.translations import app_translator
from farshore.translations.terminal_language import language

BOT = "bot:"
COMMANDS = ("help", "hint", "list", "look", "quit", "score", "undo", "why")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument(
        "--bots", default="casual", metavar="A,B", help="levels of the other seats, or `none` for people"
    )
    parser.add_argument("--seed", default="", metavar="S", help="seed of the deal (default: random)")
    parser.add_argument("--plain", action="store_true", help="print without colours and without redrawing the screen")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    levels = [] if args.bots == "none" else args.bots.split(",")
    for level in levels:
        parse_bot(level)  # report an unknown name before anything is dealt
    others = [f"{BOT}{levels[seat % len(levels)]}" if levels else f"player {seat + 2}" for seat in range(3)]
    names = ["you", *others][: number_of_seats(game, args)]
    match: AnyMatch = Match(game, names, options_of(game, args), data=custom_components(args))
    table = TerminalMatch(match, args.seed or token_hex(8), TerminalScreen(seat_names(names), plain=args.plain))
    table.play()
    return 0


def seat_names(names: list[str]) -> list[str]:
    """Return the display names of the seats: the level of a bot, or the number of the seat."""
    return [display_name(seat, name) for seat, name in enumerate(names)]


def display_name(seat: Seat, name: str) -> str:
    if not name.startswith(BOT):
        return translate(text("seat-number", seat=seat + 1))
    level = f"level-{name.removeprefix(BOT)}"
    return translate(text(level)) if app_translator().knows(level, language()) else name.removeprefix(BOT)


class TerminalMatch:
    """One match at this terminal."""

    def __init__(self, match: AnyMatch, seed: str, screen: TerminalScreen) -> None:
        self.match, self.seed, self.screen = match, seed, screen
        self.printed_events = 0

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def play(self) -> bool:
        """Play until the end, or until the player quits; return whether the match ended."""
        complete_with_tab()
        self.screen.add_line(translate(text("play-help")))
        while not self.match.over:
            self.match.deal(SeededDealer(self.seed))
            self.print_events()
            if not self.act():
                return False
        self.print_events()
        picture = self.screen.final_boards(self.match)
        names = self.screen.names
        print(f"\n{picture}\n\n{score_pad(self.match, names)}\n{ending(self.match, names)}")
        return True

    def act(self) -> bool:
        """Make one decision, bots first; return False when the player quits."""
        acting = self.game.to_act(self.match.state)
        for seat in acting:
            if (name := self.match.header.seats[seat]).startswith(BOT):
                named = parse_bot(name.removeprefix(BOT))
                bot_matches.play_turn(self.match, seat, BotPlayer(named.bot, bots.Budget(seconds=1)), self.seed)
                return True
        return not acting or self.ask(acting[0])

    def print_events(self) -> None:
        """Print the events since the last call, as far as everyone at this keyboard may know them."""
        people = [seat for seat, name in enumerate(self.match.header.seats) if not name.startswith(BOT)]
        reader = people[0] if len(people) == 1 else None
        for number, event in enumerate(self.match.events[self.printed_events :], self.printed_events + 1):
            if event.action is not None:
                view = self.game.view(self.match.states[number], reader)
                words = self.game.log_text(view, reader, event.actor, event.action)
                if words is not None:
                    name = "" if event.actor == CHANCE else f"{self.screen.names[event.actor]}: "
                    self.screen.add_line(f"  {name}{self.screen.translate(words, self.game)}")
        self.printed_events = len(self.match.events)

    def ask(self, seat: Seat) -> bool:
        """Show the position to a seat and carry out its commands; return False when the player quits."""
        self.screen.show(self.match, seat)
        while (words := read_command()) is not None and words != "quit":
            if words in ("help", "?"):
                print(translate(text("play-help-long", **self.examples(seat))))
            elif words == "list":
                view = self.game.view(self.match.state, seat)
                print(self.screen.choices(self.game, view, seat, list(self.game.legal(view, seat)), every=True))
            elif words == "look":
                print(self.screen.board_text(self.match, seat))
            elif words == "score":
                print(score_pad(self.match, self.screen.names))
            elif words == "hint":
                print(self.hint(seat))
            elif words.partition(" ")[0] == "why":
                print(self.explain_refusal(seat, words.partition(" ")[2].strip()))
            elif words and self.do(seat, words):
                return True
        return False

    def do(self, seat: Seat, words: str) -> bool:
        """Play an action by its number or notation, or `undo`; print the reason if that is not possible."""
        try:
            self.match.play_text(seat, self.resolve_action(seat, words))
        except IllegalAction as error:
            print(self.screen.translate(error.reason, self.game))
            legal = {str(action).lower(): str(action) for action in self.game.legal(self.match.state, seat)}
            if words != UNDO and (near := get_close_matches(words.lower(), legal, 1)):
                print(translate(text("play-near", action=legal[near[0]])))
            return False
        self.printed_events = min(self.printed_events, len(self.match.events))
        return True

    def resolve_action(self, seat: Seat, words: str) -> str:
        """Return the action with a number of the list, this notation in any case, or this space; else the input."""
        legal = self.game.legal(self.match.state, seat)
        number = int(words) if words.isascii() and words.isdecimal() and len(words) < 6 else 0
        if 0 < number <= len(legal):
            return str(legal[number - 1])
        exact = [known for known in self.match.notation.by_text if known.lower() == words.lower()]
        here = [str(action) for action in legal if Phrase.of(str(action)).what.lower() == words.lower()]
        return exact[0] if exact else here[0] if words and len(here) == 1 else words

    def explain_refusal(self, seat: Seat, words: str) -> str:
        """Return what an action would bring or why it is not possible; for a space, its description."""
        view = self.game.view(self.match.state, seat)
        action = self.match.notation.by_text.get(self.resolve_action(seat, words))
        if action is None:
            board = self.game.scene(view, seat).board
            space = next((name for name in board.ground.shape.names if name.lower() == words.lower()), None)
            if space is not None:
                return self.screen.translate(self.game.why_not(view, seat, f"{board.id}/{space}"), self.game)
            unknown = text("unknown-action", action=words[:80])
            return translate(unknown if words else text("play-why", **self.examples(seat)))
        if action in self.game.legal(view, seat):
            return self.screen.describe_action(self.game, view, seat, action)
        return self.screen.translate(self.game.refusal(view, seat, action), self.game)

    def examples(self, seat: Seat) -> dict[str, Arg]:
        """Return an action that is legal now and a space of the board, for the texts that explain the commands."""
        view = self.game.view(self.match.state, seat)
        space = self.game.scene(view, seat).board.ground.shape.names[0]
        return {"action": literal(str(self.game.legal(view, seat)[0])), "space": literal(space)}

    def hint(self, seat: Seat) -> str:
        """Return what a good player would do, and why."""
        view = self.game.view(self.match.state, seat).deep_copy()
        found = hint(self.game, view, seat, bots.Budget(seconds=SECONDS), Random(self.seed))
        words = (found.what, *found.why)
        return "\n".join([*(self.screen.translate(line, self.game) for line in words), f"> {found.action}"])


def read_command() -> str | None:
    """Return the next line of input, or None at its end."""
    if not sys.stdin.isatty():
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else None
    try:
        return input("> ").strip()
    except EOFError:
        return None


def complete_with_tab() -> None:
    """Set up history and completion of commands, where `readline` exists."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("tab: complete")
    readline.set_completer(lambda begun, state: [*(word for word in COMMANDS if word.startswith(begun)), None][state])
