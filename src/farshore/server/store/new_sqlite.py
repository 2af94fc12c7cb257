"""Write the script by which new SQLite databases are created: `python -m farshore.server.store.new_sqlite`.

It has the schema that all migrations create. With it, a new database needs neither SQLAlchemy nor Alembic. If it is
older than the newest migration, the remaining ones run after it.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile

from farshore.server.store import migrate
from farshore.server.store.database import END_OF_STATEMENT, HEAD


def dump_schema() -> str:
    """Return the script: the schema that all migrations create, and its version."""
    with tempfile.TemporaryDirectory(prefix="farshore-") as folder:
        migrate.to_head(f"sqlite:///{folder}/new.db")
        connection = sqlite3.connect(f"{folder}/new.db")
        found = connection.execute("select sql from sqlite_master where sql is not null order by rowid")
        statements = [str(sql) for (sql,) in found]
        connection.close()
    return END_OF_STATEMENT.join([*statements, f"INSERT INTO alembic_version (version_num) VALUES ('{HEAD}')\n"])


if __name__ == "__main__":
    sys.stdout.write(dump_schema())
