"""Migrations with Alembic. SQLAlchemy is loaded for them and for export and import, never by a running server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

MIGRATIONS = Path(__file__).parent / "migrations"


def engine(url: str) -> Engine:
    """Return the SQLAlchemy engine for `sqlite:///file` or `postgresql://…`."""
    if url.startswith("postgresql://"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
    made = create_engine(url.replace("sqlite:///", "sqlite+pysqlite:///", 1))

    @event.listens_for(made, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin below: the driver would begin them too late
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(made, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return made


def to_head(url: str) -> None:
    """Run the missing migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    made = engine(url)
    with made.begin() as connection:
        if made.dialect.name == "postgresql":  # a second process that starts at the same time waits here
            connection.execute(text("select pg_advisory_xact_lock(4610)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    made.dispose()
