"""Finished matches whose reviews are stored with the tests, so that no browser test waits for a review.

`python -m tests.web.reviewed` makes the reviews anew, in about a minute. It is needed after a change of the rules, the
random bot or the review. That reviews are computed at all is tested in `tests/server/test_reviews.py` and, in the
browser, on a small game.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path

import msgspec

import farshore as fs
from farshore.bots.review import ReviewRun
from farshore.bots.review.schema import Review
from farshore.core.match import AnyMatch
from farshore.core.record import dump
from farshore.server.bots.reviews import EDITION

FOLDER = Path(__file__).parent / "reviews"
MATCHES = {"explorers": 1, "la_isla": 2}
"""The games, and their numbers of seats."""
STORE = "insert into reviews (table_id, edition, done, words, notes) values (?, ?, true, ?, '')"


class StoredReview(msgspec.Struct):
    """A review, and what it was made from."""

    record: str
    """The digest of the record."""
    edition: int
    review: Review


def match_of(game: str) -> AnyMatch:
    return fs.play(game, ["random"] * MATCHES[game], seed=4)


def digest(match: AnyMatch) -> str:
    return sha256(dump(match).encode()).hexdigest()[:16]


def stored_review(game: str) -> Review:
    """Return the review that is stored with the tests."""
    stored = msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=StoredReview)
    fresh = (stored.record, stored.edition) == (digest(match_of(game)), EDITION)
    assert fresh, "the match or the review has changed: python -m tests.web.reviewed"
    return stored.review


def store_review(database: Path, table: str, game: str) -> None:
    """Store the review of a match as if this table had been reviewed."""
    with sqlite3.connect(database, timeout=60) as connection:
        connection.execute(STORE, (table, EDITION, msgspec.json.encode(stored_review(game)).decode()))
    connection.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in MATCHES:
        match = match_of(game)
        stored = StoredReview(digest(match), EDITION, ReviewRun(match).finish())
        (FOLDER / f"{game}.json").write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")


if __name__ == "__main__":
    main()
