"""Manage the database: `farshore db upgrade`, `export FILE`, `import FILE`, `verify FILE`.

Export and import copy everything between SQLite and PostgreSQL; an export of a running server is one consistent
snapshot. The file contains the dealers' secrets: keep it private.
"""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from farshore.cli import command_error
from farshore.server.settings import from_environment
from farshore.server.store import backup, database, migrate
from farshore.server.store.database import Database
from farshore.translations.language import message


def add_arguments(parser: ArgumentParser) -> None:
    where = "sqlite:///FILE or postgresql://…"
    parser.add_argument("--database", default=from_environment().database, help=where)
    database = ArgumentParser(add_help=False)
    database.add_argument("--database", default=SUPPRESS, help=where)
    whats = parser.add_subparsers(dest="what", required=True, metavar="upgrade|export|import|verify")
    whats.add_parser("upgrade", parents=[database], help="bring the database up to date")
    for name, help_text in (
        ("export", "export everything"),
        ("import", "import everything into an empty database"),
        ("verify", "check that an exported file is complete and undamaged"),
    ):
        part = whats.add_parser(name, parents=[database], help=help_text)
        part.add_argument("file", help="compressed if it ends in .gz")


def run(args: Namespace) -> int:
    """Run a subcommand and print what it did in one line."""
    here = database.at(args.database)
    if args.what == "upgrade":
        print(message("db-upgraded" if database.upgrade(here) else "db-up-to-date"))
    elif args.what == "verify":
        counts = backup.verify(args.file)
        print(message("db-verified", file=args.file, rows=counts.total(), tables=counts["tables"]))
    elif args.what == "export":
        require_current(here)
        print(message("db-exported", rows=export(args.database, args.file)))
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


def require_current(here: Database) -> None:
    """Raise CommandError unless the database exists and has the schema of this version; nothing is created."""
    file = Path(here.url.removeprefix("sqlite:///"))
    version = database.version(here) if here.kind != "sqlite" or file.is_file() else ""
    if version != database.HEAD:
        key = "cmd-no-database" if not version else f"cmd-{'old' if version < database.HEAD else 'new'}-database"
        raise command_error(key, database=database.without_password(here.url))
