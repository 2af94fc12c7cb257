"""The command `farshore`.

A subcommand is a module with `add_arguments(parser)` and `run(args) -> int`, and a line in COMMANDS. It is imported
only when it is called, so that `farshore games` never waits for the server's libraries.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from farshore.core.data import DataError
from farshore.core.extras import NotInstalled, named_by_extra
from farshore.core.game import BadOption, IllegalAction
from farshore.core.record import RecordError
from farshore.core.text import Text, text


class Command(NamedTuple):
    """Where a subcommand lives, and what it is for."""

    module: str
    summary: str


class CommandModule(Protocol):
    def add_arguments(self, parser: ArgumentParser) -> None: ...
    def run(self, args: Namespace) -> int: ...


COMMANDS: Final[dict[str, dict[str, Command]]] = {
    "Play": {
        "serve": Command("farshore.cli.serve", "start the table: the page, online matches, bots"),
        "play": Command("farshore.cli.play", "play in the terminal"),
        "games": Command("farshore.cli.games", "list the games that are installed, with their options"),
        "practice": Command("farshore.cli.practice", "find the best turn in positions out of matches"),
        "rules": Command("farshore.cli.rules", "read the rules of a game, in four languages"),
    },
    "Records": {
        "replay": Command("farshore.cli.replay", "show a record move by move and check it"),
        "review": Command("farshore.cli.review", "what a match was made of: luck and choices apart, turn by turn"),
        "print": Command("farshore.cli.paper", "put a board on paper: PDF, PNG or SVG of a game or a record"),
        "verify": Command("farshore.cli.verify", "check that a finished match was dealt as promised"),
    },
    "Research": {
        "simulate": Command("farshore.cli.simulate", "let bots play matches and write their records"),
        "par": Command("farshore.cli.par", "what a good player reaches on average, by what is dealt"),
        "count": Command("farshore.cli.count", "count the ways a game can go on, depth by depth"),
        "arena": Command("farshore.bots.arena", "compare bots over many matches"),
        "tune": Command("farshore.bots.tune", "search better numbers for a bot's formula"),
        "train": Command("farshore.bots.train", "learn what a position is worth from longer thinking"),
        "bench": Command("farshore.cli.bench", "measure speed: a game's rules, the server, the page"),
    },
    "Build": {
        "new-game": Command("farshore.cli.new_game", "write a small game that runs, to be changed into yours"),
        "check": Command("farshore.cli.check", "test a game against the laws that bind every game"),
        "completion": Command("farshore.cli.completion", "complete words in bash, zsh or fish"),
        "db": Command("farshore.cli.db", "upgrade, export or import the database of a server"),
    },
}


def main(arguments: list[str] | None = None) -> int:
    """Runs one subcommand; what people did wrong is said in one line."""
    words = sys.argv[1:] if arguments is None else arguments
    if not words or words[0] in ("-h", "--help", "help"):
        print(help_page())
        return 0
    if words[0] in ("-V", "--version"):
        from importlib.metadata import version

        from farshore.compiled import state

        print(f"farshore {version('farshore')} ({state()})")
        return 0
    command = commands().get(words[0])
    if command is None:
        return refuse(no_command(words[0]), 2)
    return run_command(words[0], command, words[1:])


def run_command(name: str, command: Command, words: list[str]) -> int:
    args = Namespace()
    try:
        with named_by_extra():
            code = called(name, cast("CommandModule", import_module(command.module)), words, args)
        sys.stdout.flush()
        return code
    except RecordError as error:
        return refuse(f"line {error.line}: {say(error.reason, error.game)}")
    except BadOption as error:
        return refuse(" ".join(filter(None, (say(error.reason, getattr(args, "game", "")), error.instead()))))
    except (IllegalAction, NotInstalled) as error:
        return refuse(say(error.reason, getattr(args, "game", "")))
    except DataError as error:
        return refuse(say(error.words))
    except Refused as error:
        return refuse(str(error))
    except BrokenPipeError:  # `| head` has read enough; what is left goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def called(name: str, module: CommandModule, words: list[str], args: Namespace) -> int:
    """Reads what was typed after the command, and does it."""
    parser = ArgumentParser(f"farshore {name}", description=module.__doc__, formatter_class=RawDescriptionHelpFormatter)
    module.add_arguments(parser)
    parser.parse_args(words, args)
    return module.run(args)


class Refused(Exception):
    """What was asked for cannot be done; the message is one line for people."""


def refuse(message: str, code: int = 1) -> int:
    print(f"farshore: {message}", file=sys.stderr)
    return code


def commands() -> dict[str, Command]:
    """Every subcommand by name."""
    return {name: command for group in COMMANDS.values() for name, command in group.items()}


def help_page() -> str:
    """All commands in their groups."""
    lines = ["Farshore, a digital table for exploration games.", "", "farshore COMMAND [options]"]
    for group, members in COMMANDS.items():
        lines += ["", f"{group}:", *(f"  {name:<12}{command.summary}" for name, command in members.items())]
    return "\n".join([*lines, "", "`farshore COMMAND --help` explains one command."])


def no_command(word: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(word, commands(), 1)
    return say(text("cmd-unknown-near", word=word, near=close[0]) if close else text("cmd-unknown", word=word))


def refused(key: str, **args: str | int) -> Refused:
    """A refusal in the language of this terminal."""
    return Refused(say(text(key, **{name: str(value) for name, value in args.items()})))


def say(words: Text, game: str = "") -> str:
    """A Text in the language of this terminal, with the words of a game if it is about one."""
    from farshore.cli.language import say as said
    from farshore.games import installed

    return said(words, installed().games.get(game))
