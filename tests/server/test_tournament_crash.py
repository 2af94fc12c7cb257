"""A tournament of eight players over real sockets, whose server is killed in the middle of each round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farshore.client import RequestRefused, TableClient
from server.competing import Rival, enter_all, new_tournament, people_of, recompute, round_of, shown
from server.conftest import Server
from server.people_online import Browser
from server.sit_down import run, wait_until

PLAYERS = 8
KILLED_AFTER = 60
"""Moves of a round after which the server is killed."""


async def play_table(server: Server, table: str, keys: list[str], rng: Random, moved: Callable[[], None]) -> None:
    """Both players of a table play at random until the match is over or the server is gone."""
    with suppress(ConnectionClosed, OSError):
        pair = [await TableClient.join(server.address, table, key) for key in keys]
        while not pair[0].over:
            seat = rng.choice(pair[0].turn.busy)
            guest = pair[seat]  # the keys come in the order of the seats
            with suppress(RequestRefused):
                await guest.act(seat, rng.choice(guest.scene_actions()))
            moved()
            for one in pair:
                await one.receive_until(guest.version)
        for one in pair:
            await one.close()


def play_round(server: Server, tables: list[Any], keys: dict[int, str], until: int | None) -> None:
    """Play all tables of a round at the same time, to the end or until the server is killed."""
    moves = 0

    def moved() -> None:
        nonlocal moves
        moves += 1
        if moves == until:
            server.kill()

    async def all_tables() -> None:
        await asyncio.gather(
            *(
                play_table(
                    server, table["table"], [keys[number] for number in table["entrants"]], Random(number), moved
                )
                for number, table in enumerate(tables)
            )
        )

    run(all_tables())


def has_started(reader: Rival, tournament: str, number: int) -> bool:
    return bool(reader.tournament(tournament).get("round") == number)


def has_ended(reader: Rival, tournament: str, number: int) -> bool:
    return bool(round_of(reader.tournament(tournament), number).get("ended"))


@pytest.mark.slow
def test_a_tournament_goes_on_after_its_server_was_killed(
    start: Callable[..., Server], new_database: Callable[[str], str], tmp_path: Any
) -> None:
    server = start(new_database("sqlite"))
    players = []
    for number in range(PLAYERS):
        browser = Browser(server)
        made = browser.sign_up(f"Player {number}")
        players.append(Rival(browser, f"Player {number}", made["player"]["key"]))
    tournament = new_tournament(players[0], rounds=2)
    enter_all(tournament, players)
    keys = {number: player.key for number, player in enumerate(players, 1)}
    players[0].post(f"/api/tournaments/{tournament}/control", do="start")
    for number in (1, 2):
        wait_until(partial(has_started, players[0], tournament, number))
        tables = round_of(players[0].tournament(tournament), number)["tables"]
        assert sorted(one for table in tables for one in people_of(table)) == list(range(1, PLAYERS + 1))
        play_round(server, tables, keys, KILLED_AFTER)
        server.start(tmp_path)
        assert round_of(players[0].tournament(tournament), number)["tables"] == tables  # nobody was paired again
        play_round(server, tables, keys, None)
        wait_until(partial(has_ended, players[0], tournament, number))
    state = players[0].tournament(tournament)
    assert state["status"] == "over"
    assert shown(state) == recompute(server, state)
    met = [frozenset(people_of(table)) for each in state["played"] for table in each["tables"]]
    assert len(set(met)) == len(met) == PLAYERS
