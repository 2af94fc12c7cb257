"""Manage the database: `farshore db upgrade`, `export FILE`, `import FILE`, `verify FILE`, `prune`.

Export and import copy everything between SQLite and PostgreSQL; an export of a running server is one consistent
snapshot. The file contains the dealers' secrets: keep it private.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from time import time

from farshore.cli import command_error
from farshore.cli.database_option import add_database
from farshore.server.settings import from_environment
from farshore.server.store import backup, database, migrate, prune
from farshore.server.store.database import Database, Transactions
from farshore.server.store.prune import Retention
from farshore.translations.terminal_language import message


def add_arguments(parser: ArgumentParser) -> None:
    database = add_database(parser)
    whats = parser.add_subparsers(dest="what", required=True, metavar="upgrade|export|import|verify|prune")
    upgrade, prune = "bring the database up to date", "delete tables that are older than the settings keep"
    whats.add_parser("upgrade", parents=[database], help=upgrade, description=upgrade)
    for name, help_text in (
        ("export", "export everything"),
        ("import", "import everything into an empty database"),
        ("verify", "check that an exported file is complete and undamaged"),
    ):
        part = whats.add_parser(name, parents=[database], help=help_text, description=help_text)
        part.add_argument("file", help="compressed if it ends in .gz")
    part = whats.add_parser("prune", parents=[database], help=prune, description=prune)
    part.add_argument("--dry-run", action="store_true", help="count them, delete nothing")
    settings = from_environment()
    for kind, help_text in (
        ("unplayed", "tables at which nobody has played"),
        ("uploads", "uploaded records"),
        ("finished", "finished matches"),
    ):
        default = getattr(settings, f"keep_{kind}")
        part.add_argument(
            f"--{kind}", type=int, default=default, metavar="DAYS", help=f"keep {help_text} for DAYS days"
        )


def run(args: Namespace) -> int:
    """Run a subcommand and print what it did in one line."""
    here = database.at(args.database)
    if args.what == "upgrade":
        print(message("db-upgraded" if database.upgrade(here) else "db-up-to-date"))
    elif args.what == "verify":
        counts = backup.verify(args.file)
        print(message("db-verified", file=args.file, rows=counts.total(), tables=counts["tables"]))
    elif args.what == "export":
        database.require_current(here)
        print(message("db-exported", rows=export(args.database, args.file)))
    elif args.what == "prune":
        database.require_current(here)
        print(prune_tables(here, Retention(args.unplayed, args.uploads, args.finished), dry_run=args.dry_run))
    else:
        backup.verify(args.file)  # before the database is created or changed
        database.upgrade(here)
        print(message("db-imported", rows=import_(args.database, args.file)))
    return 0


def export(url: str, file: str) -> int:
    """Export a database and return the number of rows."""
    engine = migrate.engine(url)
    try:
        return backup.export(engine, file)
    finally:
        engine.dispose()


def import_(url: str, file: str) -> int:
    """Import into a database and return the number of rows."""
    engine = migrate.engine(url)
    try:
        return backup.import_(engine, file)
    finally:
        engine.dispose()


def prune_tables(here: Database, retention: Retention, *, dry_run: bool) -> str:
    """Delete or count the tables that are older than they are kept, and return the result in one line."""
    if not any(retention.periods()):
        raise command_error("cmd-keep-everything")
    now = time()
    connection = Transactions(here, here.begin_writing)
    try:
        counts = connection.run(partial(prune.count_expired, retention=retention, now=now))
        for kind in () if dry_run else counts:
            while connection.run(partial(prune.delete_expired, retention=retention, now=now, kind=kind)):
                pass
    finally:
        connection.close()
    parts = [message(f"db-pruned-{kind}", count=count) for kind, count in counts.items()]
    return message("db-would-prune" if dry_run else "db-pruned", parts=", ".join(parts))
