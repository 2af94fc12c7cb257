"""The command `farshore`.

A subcommand is a module with `add_arguments(parser)` and `run(args) -> int`, and an entry in COMMANDS. It is imported
only when it is called, so that `farshore games` does not wait for the server's libraries.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from importlib import import_module
from typing import Final, NamedTuple, Protocol, cast

from farshore.core.game import BadOption
from farshore.core.optional_deps import Extra, NotInstalled, name_missing_extra
from farshore.core.record import RecordError
from farshore.core.text import Text, text
from farshore.core.toml_data import DataError
from farshore.core.user_errors import UserError
from farshore.server import POSTGRES, SERVER


class Command(NamedTuple):
    """The module of a subcommand, its summary, and the extras that it needs."""

    module: str
    summary: str
    extras: tuple[Extra, ...] = ()


class CommandModule(Protocol):
    def add_arguments(self, parser: ArgumentParser) -> None: ...
    def run(self, args: Namespace) -> int: ...


CLIENT: Final = Extra("client", ("websockets",))
MCP: Final = Extra("mcp", ("mcp",))
RESEARCH: Final = Extra("research", ("farshore_research",))
ON_DATABASE: Final = (SERVER, POSTGRES)

COMMANDS: Final[dict[str, dict[str, Command]]] = {
    "Play": {
        "serve": Command("farshore.cli.serve", "start the server: page, online matches, bots", ON_DATABASE),
        "play": Command("farshore.cli.play", "play in the terminal"),
        "connect": Command("farshore.cli.connect", "let a bot play on a server", (CLIENT,)),
        "games": Command("farshore.cli.games", "list the installed games with their options"),
        "practice": Command("farshore.cli.practice", "practise: find the best turn in a position"),
        "rules": Command("farshore.cli.rules", "read the rules of a game"),
    },
    "Records": {
        "replay": Command("farshore.cli.replay", "replay a record move by move and check it"),
        "review": Command("farshore.cli.review", "review a match: luck and choices, turn by turn", (RESEARCH,)),
        "print": Command("farshore.cli.board_to_file", "print a board as PDF, PNG or SVG"),
        "verify": Command("farshore.cli.verify_deal", "verify that a finished match was dealt as promised"),
    },
    "Research": {
        "simulate": Command("farshore.cli.simulate", "let bots play matches and write their records"),
        "par": Command("farshore_research.par", "show the mean result of the reference player", (RESEARCH,)),
        "count": Command("farshore.cli.count_sequences", "count sequences of actions by depth (perft)"),
        "evaluate": Command("farshore.cli.evaluate", "let a text agent play against a bot"),
        "mcp": Command("farshore.cli.mcp_server", "serve matches to language models (MCP)", (MCP,)),
        "arena": Command("farshore.bots.arena", "compare bots over many matches"),
        "tune": Command("farshore_research.tune", "search better weights for a bot's formula", (RESEARCH,)),
        "train": Command("farshore_research.train", "train a value function for positions", (RESEARCH,)),
        "dataset": Command("farshore_research.dataset", "write matches of bots as Parquet files", (RESEARCH,)),
        "baselines": Command("farshore_research.baselines", "measure bots on the benchmark's test deals", (RESEARCH,)),
        "bench": Command(
            "farshore_research.bench.bench_command", "measure the speed of rules, server and page", (RESEARCH, SERVER)
        ),
    },
    "Build": {
        "new-game": Command("farshore.cli.new_game", "write a small game that runs, to be changed into yours"),
        "check": Command("farshore.cli.check", "test a game against the laws"),
        "completion": Command("farshore.cli.completion", "print completions for bash, zsh or fish"),
        "db": Command("farshore.cli.db", "upgrade, export or import the server's database", ON_DATABASE),
        "admin": Command(
            "farshore.cli.admin", "run a server: tables, addresses, reports, costs, messages", ON_DATABASE
        ),
        "players": Command(
            "farshore.cli.player_accounts",
            "players of a server: list, rename, suspend, delete, merge, invite, rate",
            ON_DATABASE,
        ),
    },
}


def main(arguments: list[str] | None = None) -> int:
    """Run a subcommand; errors of the user are reported in one line."""
    words = sys.argv[1:] if arguments is None else arguments
    if not words or words[0] in ("-h", "--help", "help"):
        print(help_page())
        return 0
    if words[0] in ("-V", "--version"):
        from importlib.metadata import version

        from farshore.compiled import compiled_modules

        print(f"farshore {version('farshore')} ({'compiled' if compiled_modules() else 'pure Python'})")
        return 0
    command = commands().get(words[0])
    if command is None:
        return print_error(unknown_command_message(words[0]), 2)
    return run_command(words[0], command, words[1:])


def run_command(name: str, command: Command, words: list[str]) -> int:
    args = Namespace()
    try:
        with name_missing_extra(*command.extras):
            code = parse_and_run(name, cast("CommandModule", import_module(command.module)), words, args)
        sys.stdout.flush()
        return code
    except RecordError as error:
        return print_error(f"line {error.line}: {translate(error.reason, error.game)}")
    except BadOption as error:
        return print_error(
            " ".join(filter(None, (translate(error.reason, getattr(args, "game", "")), error.alternatives())))
        )
    except (UserError, NotInstalled) as error:
        return print_error(translate(error.reason, getattr(args, "game", "")))
    except DataError as error:
        return print_error(translate(error.words))
    except CommandError as error:
        return print_error(str(error))
    except BrokenPipeError:  # `| head` has closed the pipe; discard the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parse_and_run(name: str, module: CommandModule, words: list[str], args: Namespace) -> int:
    """Parse the arguments of a subcommand and run it."""
    parser = ArgumentParser(f"farshore {name}", description=module.__doc__, formatter_class=RawDescriptionHelpFormatter)
    module.add_arguments(parser)
    parser.parse_args(words, args)
    return module.run(args)


class CommandError(Exception):
    """A command that cannot be carried out; the message is one line."""


def print_error(message: str, code: int = 1) -> int:
    from farshore.cli.safe_print import escape_controls

    print(f"farshore: {escape_controls(message)}", file=sys.stderr)
    return code


def commands() -> dict[str, Command]:
    """Return all subcommands by name."""
    return {name: command for group in COMMANDS.values() for name, command in group.items()}


def help_page() -> str:
    """Return the list of commands by group."""
    lines = ["Farshore, a digital table for exploration games.", "", "farshore COMMAND [options]"]
    for group, members in COMMANDS.items():
        lines += ["", f"{group}:", *(f"  {name:<12}{command.summary}" for name, command in members.items())]
    return "\n".join([*lines, "", "`farshore COMMAND --help` explains one command."])


def unknown_command_message(word: str) -> str:
    from difflib import get_close_matches

    longer = [name for name in commands() if word and name.startswith(word)]
    close = longer or get_close_matches(word, commands(), 1)
    return translate(text("cmd-unknown-near", word=word, near=close[0]) if close else text("cmd-unknown", word=word))


def command_error(key: str, **args: str | int) -> CommandError:
    """Return a CommandError in the language of the terminal."""
    return CommandError(translate(text(key, **{name: str(value) for name, value in args.items()})))


def translate(words: Text, game: str = "") -> str:
    """Translate a text into the language of the terminal, with the messages of a game if one is named."""
    from farshore.cli.translate_text import translate as said
    from farshore.games import installed

    return said(words, installed().games.get(game))
