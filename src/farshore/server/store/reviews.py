"""Reviews in the store: one a table, with the notes to go on from as long as it is not done."""

from __future__ import annotations

from dataclasses import dataclass

from farshore.server.store.database import Connection


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as far as it is known, written as JSON."""

    words: str
    done: bool
    notes: str = ""
    """What another process goes on from; nothing once it is done."""


_KEEP = (
    "insert into reviews (table_id, edition, done, words, notes) values (?, ?, ?, ?, ?)"
    " on conflict (table_id) do update set edition = excluded.edition, done = excluded.done,"
    " words = excluded.words, notes = excluded.notes"
)


def keep(connection: Connection, table: str, edition: int, review: StoredReview) -> None:
    """Stores it, unless another process has finished it meanwhile; a newer edition of reviews goes before an older."""
    known = find(connection, table, edition)
    if known is None or not known.done:
        connection.execute(_KEEP, (table, edition, review.done, review.words, review.notes))


def find(connection: Connection, table: str, edition: int) -> StoredReview | None:
    """The review of a table, if one of this edition was begun."""
    wanted = "select words, done, notes from reviews where table_id = ? and edition = ?"
    found = connection.execute(wanted, (table, edition)).fetchone()
    return StoredReview(str(found[0]), bool(found[1]), str(found[2])) if found else None
