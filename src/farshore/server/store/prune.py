"""Delete tables that are older than the operator wants to keep."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from farshore.server.store.database import Connection
from farshore.server.store.table_rows import delete_table

DAY = 86_400.0
AT_A_TIME = 100
"""Tables that one transaction deletes, so that players do not wait."""
_OLD = {
    "unplayed": (
        "not frozen and changed < ? and not exists"
        " (select 1 from events where table_id = tables.id and action_id is not null)"
    ),
    "uploads": "frozen and created < ?",
    "finished": "not frozen and tables.over and changed < ?",
}
"""Which tables each period is about. Moves of people have the id of a message; those of bots and chance have none."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days tables are kept; 0 means forever."""

    unplayed: int = 0
    """Tables at which nobody has played."""
    uploads: int = 0
    """Uploaded records."""
    finished: int = 0
    """Finished matches."""

    def periods(self) -> Iterator[tuple[str, int]]:
        """Yield the kinds of tables that are deleted, with their days."""
        for kind in _OLD:
            if days := getattr(self, kind):
                yield kind, days


def count_expired(connection: Connection, retention: Retention, now: float) -> dict[str, int]:
    """Return how many tables of each kind are older than they are kept."""
    return {
        kind: connection.execute(f"select count(*) from tables where {_OLD[kind]}", (now - days * DAY,)).fetchone()[0]
        for kind, days in retention.periods()
    }


def delete_expired(
    connection: Connection, retention: Retention, now: float, kind: str, keep: Collection[str] = ()
) -> int:
    """Delete some expired tables of a kind, but none of those in `keep`; return how many."""
    days = dict(retention.periods()).get(kind)
    if not days:
        return 0
    oldest = f"select id from tables where {_OLD[kind]} order by changed limit ?"
    found = connection.execute(oldest, (now - days * DAY, AT_A_TIME + len(keep)))
    expired = [table for (table,) in found if table not in keep][:AT_A_TIME]
    for table in expired:
        delete_table(connection, table)
    return len(expired)
