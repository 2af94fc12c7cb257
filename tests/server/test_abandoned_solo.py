"""Solo matches that players abandon: they count, so that nobody avoids a bad result by leaving."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

import pytest

from farshore.core.game import CHANCE
from farshore.server.ratings import rate_matches, service
from farshore.server.store.rating_rows import WAITING
from server.competing import GAME, Rival, finish, rivals
from server.in_process_server import Nearby, Starter
from server.sit_down import wait_until
from server.test_ratings import KINDS, dump, rating_of


def solo(ada: Rival) -> tuple[str, str]:
    """A solo table that counts, and the secret of its seat."""
    made = ada.post("/api/tables", game=GAME, seats=[{"kind": "me"}], hints=False)
    secret = made["keys"][0]["secret"]
    ada.post("/api/player/seats", secrets=[secret])
    return made["table"], secret


def move(house: Nearby, table: str) -> None:
    """Play one move of the player."""

    async def play() -> None:
        live = await house.tables.open(table)
        seat = next(seat for seat in live.busy if seat != CHANCE)
        await live.act(seat, str(live.game.legal(live.game.view(live.state, seat), seat)[0]), None, None)

    house.inside(play())


def ratings(ada: Rival) -> Any:
    return ada.browser(f"/api/profile/{ada.name}")[1].get("ratings", [])


@pytest.mark.parametrize("kind", KINDS)
def test_a_deleted_solo_match_counts_with_the_points_on_the_board(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    (ada,) = rivals(house, "Ada")
    table, secret = solo(ada)
    move(house, table)
    ada.post(f"/api/tables/{table}/leave", secrets=[secret])
    (rating,) = ratings(ada)
    assert rating["plain"]["matches"] == rating["adjusted"]["matches"] == 1
    assert rating["plain"]["mean"] == rating["adjusted"]["mean"] < 0
    before = dump(house)
    house.inside(house.tables.store.write(rate_matches.rerate))
    assert dump(house) == before


def test_a_solo_match_without_a_move_can_be_deleted(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    table, secret = solo(ada)
    ada.post(f"/api/tables/{table}/leave", secrets=[secret])
    assert ratings(ada) == []


def test_a_solo_match_that_a_bot_plays_on_counts(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    table, _ = solo(ada)
    move(house, table)
    live = house.inside(house.tables.open(table))
    house.inside(house.tables.change_seat(live, 0, kind="bot", level="casual", touched=True))
    wait_until(lambda: rating_of(house, table).get("rated"))
    assert ratings(ada)[0]["plain"]["mean"] < 0


def test_a_solo_match_without_a_move_for_a_week_counts_once(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(rated_reviews="0")
    (ada,) = rivals(house, "Ada")
    table, _ = solo(ada)
    move(house, table)
    house.inside(house.tables.store.flush_lists())
    house.inside(house.app.ratings.finish_interrupted())
    assert house.tables.live[table].row.rated == WAITING
    later = time() + 8 * 86_400
    monkeypatch.setattr(service, "time", lambda: later)
    house.inside(house.app.ratings.finish_interrupted())
    before = ratings(ada)
    assert before[0]["plain"]["matches"] == 1
    finish(house, table)
    house.inside(house.app.ratings.finish_interrupted())
    assert ratings(ada) == before
