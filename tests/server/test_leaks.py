"""Nothing that only one seat may know is ever sent to another."""

from __future__ import annotations

import json
from random import Random

from server.conftest import Server
from server.sitting import make, request, run


def test_what_seat_one_hears_does_not_depend_on_what_only_seat_two_knows(server: Server) -> None:
    """A match of La Isla: everything seat 0 and a spectator were ever sent is searched for seat 1's hidden cards."""

    async def play() -> None:
        sitting = make(server, "la_isla", seed="leaks")
        ada, bo, watcher = await sitting.guest(0), await sitting.guest(1), await sitting.guest()
        rng, searched = Random(5), 0
        for _ in range(120):
            if ada.over:
                break
            seat = rng.choice(ada.turn["busy"])
            guest = (ada, bo)[seat]
            hidden = hidden_cards(sitting.table, server, sitting.secrets[1])
            for reader in (ada, watcher):
                fresh = "".join(reader.heard)
                reader.heard.clear()
                for card in hidden:
                    assert f'"{card}"' not in fresh
                    assert f"/{card}" not in fresh
                    assert f" {card}" not in fresh
                searched += len(hidden)
            await guest.act(seat, rng.choice(guest.does()))
            for other in (ada, bo, watcher):
                await other.hear_until(guest.version)
        assert searched > 50

    run(play())


def hidden_cards(table: str, server: Server, secret: str) -> set[str]:
    """The cards that stand in what seat 1 sees of its hand, by the ids in the actions it could do."""
    body = {"at": 0, "view": None}
    last = json.loads(request(server, f"/api/tables/{table}/position", body)[2])["last"]
    mine = json.loads(request(server, f"/api/tables/{table}/position", {"at": last, "view": 1, "secrets": [secret]})[2])
    words = json.dumps(mine["scene"])
    return {part for part in words.replace('"', " ").split() if part.startswith("c") and part[1:].isdigit()}
