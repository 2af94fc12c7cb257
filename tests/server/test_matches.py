"""Whole matches through real sockets, on both kinds of database."""

from __future__ import annotations

import json
from random import Random

import pytest

from farshore.client import TableClient, post
from farshore.core import record
from farshore.games import find, installed
from farshore.server import wire
from server.conftest import Server
from server.sit_down import run


async def whole_match(server: Server, game: str, rng: Random, most: int = 900) -> tuple[list[TableClient], str]:
    """Two seats play at random while somebody watches; all three must agree at the end."""
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}], "seed": "match"}
    opened = post(server.address, "/api/tables", wish)
    secrets = [key["secret"] for key in opened["keys"]]
    guests = [await TableClient.join(server.address, opened["table"], secret) for secret in secrets]
    watcher = await TableClient.join(server.address, opened["table"])
    for _ in range(most):
        if guests[0].over:
            break
        seat = rng.choice(guests[0].turn.busy)
        await guests[seat].receive_until(guests[0].version)
        await guests[seat].act(seat, rng.choice(guests[seat].scene_actions()))
        for guest in guests:
            await guest.receive_until(guests[seat].version)
    await watcher.receive_until(guests[0].version)
    return [*guests, watcher], opened["table"]


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(installed().games))
def test_two_seats_and_a_spectator_play_a_whole_match(server: Server, game: str) -> None:
    async def play() -> None:
        guests, table = await whole_match(server, game, Random(1))
        first, second, watcher = guests
        assert first.over
        assert first.turn.winners == second.turn.winners == watcher.turn.winners
        assert not watcher.scene_actions()
        for guest in guests:
            await shown_equals_fresh(server, guest, table)
            await guest.close()
        written = post_text(server, f"/api/tables/{table}/record")
        loaded = record.load(written, find)
        assert loaded.match.over
        assert loaded.secret == "match"

    run(play(), seconds=240)


async def shown_equals_fresh(server: Server, guest: TableClient, table: str) -> None:
    """The scene built from many patches equals the one that the server sends to a new client."""
    before = json.dumps(guest.scene, sort_keys=True)
    await guest.send(wire.ChangeView(view=guest.view))
    while not isinstance(await guest.receive(), wire.SceneMessage):
        pass
    assert json.dumps(guest.scene, sort_keys=True) == before


def post_text(server: Server, path: str, body: object = None) -> str:
    from urllib.request import Request, urlopen

    request = Request(f"http://{server.address}{path}", json.dumps(body or {}).encode())
    request.add_header("content-type", "application/json")
    with urlopen(request, timeout=240) as answer:
        return str(answer.read().decode())
