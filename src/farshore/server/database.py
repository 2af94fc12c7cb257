"""Opens the database that a URL names, and brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from farshore.server.schema import HEAD

MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str, *, durable: bool = False) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`."""
    if url.startswith("postgresql://"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1), pool_size=5, pool_pre_ping=True)
    engine = create_engine(url.replace("sqlite:///", "sqlite+pysqlite:///", 1))

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below: the driver would say it too late
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def version(engine: Engine) -> str:
    """The migration this database is at; nothing for an empty one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def upgrade(engine: Engine) -> bool:
    """Runs the migrations that are missing; says whether there were any."""
    if version(engine) == HEAD:
        return False
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # two processes may start at once: the second waits here
            connection.execute(text("select pg_advisory_xact_lock(4610)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return True
