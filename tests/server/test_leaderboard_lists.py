"""Lists of the leaderboard: people, those whom the reader follows, and players' programs with ratings of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from farshore.client import Client, RequestFailed
from farshore.server.ratings import rate_matches
from farshore.server.store import follow_rows, rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.rating_rows import PROGRAM
from server.competing import GAME, finish, rivals
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import run, wait_until
from server.test_programs import new_token
from server.test_ratings import KINDS, dump, fill_ratings, rated_table, rating_of


def seat_program(house: Nearby, token: str, table: str) -> None:
    run(Client(house.address, token).sit(table))


def settled(house: Nearby, table: str) -> Any:
    """How a match that is played to its end changed ratings."""
    finish(house, table)
    wait_until(lambda: rating_of(house, table).get("rated"))
    return rating_of(house, table)


def listed(browser: Browser, which: str) -> list[tuple[int, str, str]]:
    status, found = browser(f"/api/leaderboard?game={GAME}&list={which}")
    assert status == 200, found
    return [(one["place"], one["name"], one.get("program_of", "")) for one in found.get("entries", ())]


def program_id(connection: Connection) -> str:
    return PROGRAM + str(connection.execute("select id from bot_tokens").fetchone()[0])


@pytest.mark.parametrize("kind", KINDS)
def test_a_program_has_a_rating_of_its_own(begin: Starter, new_database: Callable[[str], str], kind: str) -> None:
    house = begin(new_database(kind))
    ada, ben = rivals(house, "Ada", "Ben")
    token = new_token(ben.browser)
    made = rated_table(ada, programs=True)
    seat_program(house, token, made["table"])
    found = settled(house, made["table"])
    assert found.get("refused", "") == ""
    assert sum(seat["change"] for seat in found["seats"]) == pytest.approx(0, abs=0.2)
    assert "ratings" not in ben.browser("/api/profile/Ben")[1]
    before = dump(house)
    house.inside(house.tables.store.write(rate_matches.rerate))
    assert dump(house) == before

    fill_ratings(house, ["Ben", "Ada"])
    program = house.inside(house.tables.store.read(program_id))
    best = rating_rows.RatingRow(program, f"{GAME}/2", "", 2200.0, 80, 40, 1500.0, 200.0, 0, 2200.0, True, 0.0)
    house.inside(house.tables.store.write(partial(rating_rows.put_rating, row=best)))
    assert listed(ada.browser, "programs") == [(1, "Robo", "Ben")]
    assert listed(ada.browser, "people") == [(1, "Ben", ""), (2, "Ada", "")]
    assert ada.browser(f"/api/leaderboard?game={GAME}")[1]["mine"]["place"] == 2

    (mine,) = ben.browser("/api/player/download")[1]["bots"]
    assert [row["participant"] for row in mine["ratings"] if not row["season"]] == [program]
    ben.post("/api/player/public", show=[])
    assert listed(ada.browser, "programs") == []
    assert listed(ada.browser, "people") == [(2, "Ada", "")]
    ben.post("/api/player/public", show=["ratings"])

    (bot,) = ben.browser("/api/player/bots")[1]["bots"]
    ben.post("/api/player/bot/revoke", id=bot["id"])
    assert listed(ada.browser, "programs") == []
    assert program not in {row[0] for rows in dump(house) for row in rows}


def test_a_program_makes_a_rated_table(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    client = Client(house.address, new_token(ben.browser))
    with pytest.raises(RequestFailed, match="time limit"):
        run(client.create_table(GAME, rated=True))
    table = run(client.create_table(GAME, rated=True, pace=600)).table
    assert [seat.player for seat in house.inside(house.tables.open(table)).row.seats] == ["", ""]
    ada.post(f"/api/tables/{table}/seat", name="Ada")
    assert settled(house, table)["refused"] == "address"  # Ada and the player of the program came from this machine


def test_a_program_that_leaves_is_last(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    made = rated_table(ada, programs=True)
    seat_program(house, new_token(ben.browser), made["table"])
    live = house.inside(house.tables.open(made["table"]))
    house.inside(house.tables.change_seat(live, 1, kind="bot", level="casual", touched=True))
    changes = [seat["change"] for seat in settled(house, made["table"])["seats"]]
    assert changes[0] > 0 > changes[1]


def test_players_and_their_own_programs_do_not_meet_at_rated_tables(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    token = new_token(ada.browser)
    made = rated_table(ada, programs=True)
    with pytest.raises(RequestFailed, match="already at this table"):
        seat_program(house, token, made["table"])
    other = rated_table(ben, {"kind": "link"}, {"kind": "link"}, programs=True)
    seat_program(house, token, other["table"])
    assert ada.refused(f"/api/tables/{other['table']}/seat", name="Ada") == (409, "rated-twice")
    with pytest.raises(RequestFailed, match="aren’t allowed"):
        seat_program(house, token, rated_table(ben)["table"])


def test_the_list_of_followed_people_has_the_reader_too(begin: Starter) -> None:
    house = begin()
    ada, _, _ = rivals(house, "Ada", "Ben", "Cem")
    fill_ratings(house, ["Cem", "Ada", "Ben"])

    def follow(connection: Connection) -> None:
        ids = dict(connection.execute("select name, id from players"))
        follow_rows.follow(connection, ids["Ada"], ids["Ben"], 0.0)

    house.inside(house.tables.store.write(follow))
    assert listed(ada.browser, "following") == [(1, "Ada", ""), (2, "Ben", "")]
    status, found = Browser(house)(f"/api/leaderboard?game={GAME}&list=following")
    assert (status, found["key"]) == (401, "not-signed-in")
    assert Browser(house)(f"/api/leaderboard?game={GAME}&list=nobody")[0] == 400
