"""Ratings while several processes write at the same moment, and while players are deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from time import monotonic, sleep, time
from typing import Any

import pytest

from farshore.server.ratings import rate_matches
from farshore.server.store import player_rows, rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import GONE, RatedMatch, RatedSeat
from farshore.server.store.store import Store
from server.sit_down import PATIENCE, run

KINDS = ("sqlite", "postgresql")


def a_match(number: int, *players: str) -> RatedMatch:
    """A match of two that the first one wins."""
    seats = [RatedSeat(seat, one, 60 - seat, seat + 1) for seat, one in enumerate(players)]
    return RatedMatch(f"t{number}", "explorers", "explorers/2", 1.78e9 + number, seats)


def add_players(connection: Connection, *names: str) -> None:
    for name in names:
        assert player_rows.add_player(connection, PlayerRow(name, name, name, time(), key_hash=f"key of {name}"))


def numbers(connection: Connection) -> list[list[tuple[Any, ...]]]:
    """All ratings and curves."""
    return [
        sorted(tuple(row) for row in connection.execute(f"select * from {table}"))
        for table in ("ratings", "rating_curves")
    ]


def with_luck(match: RatedMatch) -> RatedMatch:
    for seat in match.seats:
        seat.luck, seat.choices = 5.0 - 9 * seat.seat, -3.0
    return match


async def two_processes(url: str, check: Callable[[Store, Store], Any]) -> Any:
    one, other = await Store.open(url), await Store.open(url)
    try:
        return await check(one, other)
    finally:
        await one.close()
        await other.close()


def wait_for_a_waiting_transaction(connection: Connection) -> None:
    """Wait until another transaction waits for what this one has locked."""
    until = monotonic() + PATIENCE
    here = "select pid from pg_locks, pg_database where pg_database.oid = database and datname = current_database()"
    waiting = f"select count(*) from pg_locks where not granted and pid in ({here})"
    while not connection.execute(waiting).fetchone()[0]:
        assert monotonic() < until
        sleep(0.01)


@pytest.mark.database
def test_a_match_and_a_review_at_the_same_moment_lose_nothing(new_database: Callable[[str], str]) -> None:
    """One process rates a match of a player while another one counts the review of an earlier match."""

    async def check(one: Store, other: Store) -> None:
        def before(connection: Connection) -> None:
            add_players(connection, "ada", "ben", "cem")
            rate_matches.store_match(connection, a_match(1, "ada", "ben"))

        await one.write(before)
        rated = Event()

        def rate(connection: Connection) -> None:
            rate_matches.store_match(connection, a_match(2, "cem", "ada"))
            rated.set()
            wait_for_a_waiting_transaction(connection)

        def review(connection: Connection) -> None:
            match = rating_rows.match_of_table(connection, "t1")
            assert match is not None
            assert rate_matches.store_review(connection, with_luck(match))

        first = asyncio.create_task(one.write(rate))
        await asyncio.to_thread(rated.wait, PATIENCE)
        await other.write(review)
        await first
        found = await one.read(numbers)
        assert {row[:3] for row in found[0]} >= {("ada", "explorers/2", "")}
        await one.write(rate_matches.rerate)
        assert await one.read(numbers) == found

    run(two_processes(new_database("postgresql"), check))


@pytest.mark.database
def test_all_ratings_are_computed_anew_while_a_match_is_rated(new_database: Callable[[str], str]) -> None:
    async def check(one: Store, other: Store) -> None:
        await one.write(lambda connection: add_players(connection, "ada", "ben"))
        await one.write(lambda connection: rate_matches.store_match(connection, a_match(1, "ada", "ben")))
        rated = Event()

        def rate(connection: Connection) -> None:
            rate_matches.store_match(connection, a_match(2, "ben", "ada"))
            rated.set()
            wait_for_a_waiting_transaction(connection)

        first = asyncio.create_task(one.write(rate))
        await asyncio.to_thread(rated.wait, PATIENCE)
        assert await other.write(rate_matches.rerate) == 2
        await first
        found = await one.read(numbers)
        await one.write(rate_matches.rerate)
        assert await one.read(numbers) == found

    run(two_processes(new_database("postgresql"), check))


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_who_was_deleted_before_the_match_is_rated_leaves_no_trace(
    new_database: Callable[[str], str], kind: str
) -> None:
    """The result was read from the table just before."""

    async def check(one: Store, other: Store) -> None:
        await one.write(lambda connection: add_players(connection, "ada", "ben"))
        match = a_match(1, "ada", "ben")
        await other.write(lambda connection: player_rows.delete_player(connection, "ada", {"en": "Former player"}))
        await one.write(lambda connection: rate_matches.store_match(connection, match))
        ratings, curves = found = await one.read(numbers)
        assert "ada" not in str(found)
        assert [row[0].startswith(GONE) for row in ratings if row[0] != "ben"] == [True]
        assert {row[0] for row in curves} == {"ben"}
        await one.write(rate_matches.rerate)
        assert await one.read(numbers) == found

    run(two_processes(new_database(kind), check))
