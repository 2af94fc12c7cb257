"""Reviews in the store: one per table, with intermediate results until it is done."""

from __future__ import annotations

from dataclasses import dataclass

from farshore.server.store.database import Connection


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as far as it is known, as JSON."""

    words: str
    done: bool
    notes: str = ""
    """Intermediate results from which another process can continue; empty when the review is done."""


_KEEP = (
    "insert into reviews (table_id, edition, done, words, notes) values (?, ?, ?, ?, ?)"
    " on conflict (table_id) do update set edition = excluded.edition, done = excluded.done,"
    " words = excluded.words, notes = excluded.notes"
)


def keep(connection: Connection, table: str, edition: int, review: StoredReview) -> None:
    """Store a review, unless another process has finished it; a newer edition replaces an older one."""
    known = find(connection, table, edition)
    if known is None or not known.done:
        connection.execute(_KEEP, (table, edition, review.done, review.words, review.notes))


def find(connection: Connection, table: str, edition: int) -> StoredReview | None:
    """Return the review of a table, if there is one of this edition."""
    wanted = "select words, done, notes from reviews where table_id = ? and edition = ?"
    found = connection.execute(wanted, (table, edition)).fetchone()
    return StoredReview(str(found[0]), bool(found[1]), str(found[2])) if found else None
