"""The option `--database` of commands that work on the server's database."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser

from farshore.server.settings import from_environment

WHERE = "sqlite:///FILE or postgresql://…"


def add_database(parser: ArgumentParser) -> ArgumentParser:
    """Add the option to a command; return a parent for the parsers of its parts, which accept the option too."""
    parser.add_argument("--database", default=from_environment().database, help=WHERE)
    parent = ArgumentParser(add_help=False)
    parent.add_argument("--database", default=SUPPRESS, help=WHERE)
    return parent
