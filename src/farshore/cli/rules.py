"""Print the rules of a game, or one section, in the language of the terminal or another one."""

from __future__ import annotations

import shutil
import sys
from argparse import ArgumentParser, Namespace

from farshore.cli import CommandError
from farshore.cli.arguments import add_game, find_game
from farshore.cli.translate_text import translate
from farshore.core.game import AnyGame
from farshore.core.text import text
from farshore.learn import Rulebook, has_rules, rules
from farshore.learn.terminal_rules import Terminal
from farshore.translations import LANGUAGES
from farshore.translations.terminal_language import language

WIDEST = 88
"""The longest line that is easy to read."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--language", metavar="L", help=f"one of {', '.join(LANGUAGES)} (default: the terminal's)")
    parser.add_argument("--section", metavar="ID", help="print this section only, by its id or the id of a rule in it")
    parser.add_argument("--sections", action="store_true", help="list the sections with their ids")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    book = rulebook(game, args.language or language())
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    terminal = Terminal(width, sys.stdout.isatty())
    if args.sections:
        print("\n".join(f"{section.id:<20}{section.title}" for section in book.sections))
    elif args.section:
        print(terminal.section(game, book, book.section(find_section(book, args.section))))
    else:
        print(terminal.book(game, book))
    return 0


def rulebook(game: AnyGame, wanted: str) -> Rulebook:
    """Return the rules in the requested language."""
    if wanted not in LANGUAGES:
        raise CommandError(translate(text("no-language", language=wanted, known=", ".join(LANGUAGES))))
    if not has_rules(game):
        raise CommandError(translate(text("no-rules", game=text("title")), game))
    return rules(game, wanted)


def find_section(book: Rulebook, wanted: str) -> str:
    """Return the requested section."""
    try:
        return book.place(wanted)
    except KeyError:
        known = ", ".join(section.id for section in book.sections)
        raise CommandError(translate(text("no-section", section=wanted, known=known))) from None
