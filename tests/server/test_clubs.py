"""Clubs: join links, roles, tables and cups of their own, leaving and deleting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farshore.server import typed_codes
from farshore.server.competitions import clubs, service
from server.competing import GAME, Rival, enter_all, finish, new_tournament, rivals, round_of
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import wait_until

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def new_club(owner: Rival, name: str = "Harbour") -> Any:
    return owner.post("/api/clubs", name=name)


def join(code: str, *players: Rival) -> None:
    for player in players:
        player.post("/api/clubs/join", code=code)


def read(player: Rival, club: str) -> Any:
    status, found = player.browser(f"/api/clubs/{club}")
    assert status == 200, found
    return found


def names(state: Any) -> list[str]:
    return [one["name"] for one in state["members"]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_club_from_its_link_to_its_end(begin: Starter, new_database: Callable[[str], str], kind: str) -> None:
    house = begin(new_database(kind))
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    made = new_club(ada)
    club, code = made["id"], made["code"]
    assert made["owner"]
    shown = Browser(house)("/api/clubs/invitation", {"code": code.lower()})
    assert shown == (200, {"id": club, "name": "Harbour", "members": 1, "owner": "Ada"})
    join(f" {code} ", ben, ben)  # twice is once
    state = read(ben, club)
    assert names(state) == ["Ada", "Ben"]
    assert (state.get("owner", False), state["me"]) == (False, 2)
    assert cem.browser(f"/api/clubs/{club}")[0] == 404
    assert ben.browser("/api/clubs")[1]["clubs"] == [{"id": club, "name": "Harbour", "members": 2}]
    changed = ada.post(f"/api/clubs/{club}/change", name="Port", new_link=True)
    assert (changed["name"], changed["code"] != code) == ("Port", True)
    assert cem.refused("/api/clubs/join", code=code) == (404, "club-code-wrong")
    join(changed["code"], cem)
    assert names(ada.post(f"/api/clubs/{club}/remove", member=2)) == ["Ada", "Cem"]
    assert ben.refused("/api/clubs/join", code=changed["code"]) == (404, "club-code-wrong")  # the link was replaced
    ada.post(f"/api/clubs/{club}/give", member=3)
    assert ada.refused(f"/api/clubs/{club}/change", name="Mine") == (403, "not-club-owner")
    assert ada.post(f"/api/clubs/{club}/leave") == {}
    assert cem.refused(f"/api/clubs/{club}/delete", name="Harbour") == (422, "delete-club-name-wrong")
    assert cem.post(f"/api/clubs/{club}/delete", name="Port") == {}
    assert cem.browser(f"/api/clubs/{club}")[0] == 404


def test_a_club_has_a_cup_of_its_own_each_week(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    made = new_club(ada)
    join(made["code"], ben)
    cup = made["cup"]
    everybody = ada.browser("/api/cup")[1]
    ours = ada.tournament(cup)
    assert (ours["cup"], ours["club"], ours["game"]) == (True, made["id"], everybody["game"])
    assert {one["promise"] for one in ours["played"]}.isdisjoint(one["promise"] for one in everybody["played"])
    for player in (ada, ben):
        finish(house, player.post(f"/api/tournaments/{cup}/deal", deal=1)["table"])
    wait_until(lambda: [one.get("played") for one in ada.tournament(cup).get("standings", ())] == [1, 1])
    for path in (f"/api/tournaments/{cup}/deal", f"/api/tournaments/{cup}/enter"):
        assert cem.refused(path, **({"deal": 1} if path.endswith("deal") else {})) == (404, "no-such-club")
    assert cem.browser(f"/api/tournaments/{cup}")[0] == Browser(house)(f"/api/tournaments/{cup}")[0] == 404
    ben.post(f"/api/clubs/{made['id']}/leave")
    assert ben.tournament(cup)["me"] == 2  # who has played still sees the result


def test_a_club_chooses_the_game_of_its_cup(house: Nearby) -> None:
    (ada,) = rivals(house, "Ada")
    this_week = ada.browser("/api/cup")[1]["game"]
    other = next(one for one in ("explorers", GAME) if one != this_week)
    club = new_club(ada)["id"]
    assert ada.post(f"/api/clubs/{club}/change", cup_game=other)["cup_game"] == other
    assert ada.tournament(read(ada, club)["cup"])["game"] == this_week  # it has begun; the next one follows
    assert ada.refused(f"/api/clubs/{club}/change", cup_game="chess") == (404, "unknown-game")
    second = new_club(ada, "Second")["id"]
    house.inside(house.tables.store.write(lambda c: c.execute("delete from tournaments where club = ?", (second,))))
    ada.post(f"/api/clubs/{second}/change", cup_game=other)
    assert ada.tournament(read(ada, second)["cup"])["game"] == other


def test_only_members_see_and_join_the_tables_of_a_club(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    made = new_club(ada)
    join(made["code"], ben)
    club = made["id"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    wish = {"game": GAME, "seats": seats, "open": True, "club": club}
    table = ada.post("/api/tables", **wish)["table"]
    assert [one["table"] for one in read(ben, club)["tables"]] == [table]
    assert ben.browser("/api/open")[1]["tables"] == []
    assert cem.refused("/api/tables", **wish) == (404, "no-such-club")
    path = f"/api/tables/{table}/seat"
    assert cem.refused(path, name="Cem") == (404, "no-such-club")
    status, found = Browser(house)(path, {"name": "Guest"})
    assert (status, found["key"]) == (401, "not-signed-in")
    quick = cem.post("/api/quick", game=GAME, seats=2, name="Cem")
    assert quick["table"] != table
    assert ben.post(path, name="Ben")["table"] == table
    assert read(ben, club).get("tables", []) == []


def test_a_tournament_of_a_club_is_for_its_members(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    made = new_club(ada)
    club = made["id"]
    join(made["code"], ben)
    wish = {"entry": "club", "club": club, "rounds": 1}
    tournament = new_tournament(ben, **wish)
    assert cem.refused("/api/tournaments", name="X", game=GAME, **wish) == (404, "no-such-club")
    enter_all(tournament, [ada, ben])
    assert cem.refused(f"/api/tournaments/{tournament}/enter") == (404, "no-such-club")
    assert [one["id"] for one in read(ada, club)["tournaments"]] == [tournament]
    assert [one["id"] for one in ada.browser("/api/tournaments")[1]["tournaments"]] == [tournament]
    assert cem.browser("/api/tournaments")[1].get("tournaments", []) == []
    ben.post(f"/api/tournaments/{tournament}/control", do="start")
    wait_until(lambda: ada.tournament(tournament).get("round") == 1)
    finish(house, round_of(ada.tournament(tournament), 1)["tables"][0]["table"])
    wait_until(lambda: ada.tournament(tournament)["status"] == "over")
    results = {one["name"]: (one.get("played", 0), one.get("won", 0)) for one in read(ada, club)["members"]}
    assert [results[name][0] for name in ("Ada", "Ben")] == [1, 1]
    assert sum(won for _, won in results.values()) in (1, 2)
    assert read(ada, club)["members"][0].get("won", 0) == 1  # those with most wins come first
    running = new_tournament(ben, **wish)
    ada.post(f"/api/clubs/{club}/delete", name="Harbour")
    assert ben.tournament(running)["status"] == "cancelled"
    assert ben.tournament(tournament)["status"] == "over"


def test_a_club_outlives_its_owner_and_goes_with_its_last_member(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    made = new_club(ada)
    club = made["id"]
    join(made["code"], ben, cem)
    downloaded = ada.browser("/api/player/download")[1]
    assert downloaded["clubs"] == [{"name": "Harbour", "role": "owner"}]
    assert ada.browser("/api/player/delete", {"name": "Ada"})[0] == 204
    state = read(ben, club)
    assert (names(state), state["owner"]) == (["Ben", "Cem"], True)
    ben.post(f"/api/clubs/{club}/leave")
    assert read(cem, club)["owner"]
    cem.post(f"/api/clubs/{club}/leave")
    left = house.inside(house.tables.store.read(lambda c: list(c.execute("select id from clubs"))))
    assert left == []


def test_clubs_have_limits(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    for wrong, key in (("", "club-name-needed"), (" \u200b ", "club-name-needed"), ("x" * 41, "bad-message")):
        assert ada.refused("/api/clubs", name=wrong)[1] == key
    made = new_club(ada)
    monkeypatch.setattr(clubs, "MEMBERS", 2)
    join(made["code"], ben)
    assert cem.refused("/api/clubs/join", code=made["code"]) == (409, "club-full")
    monkeypatch.setattr(clubs, "JOINED", 1)
    assert ben.refused("/api/clubs", name="Second") == (429, "too-many-clubs")
    monkeypatch.setattr(clubs, "MEMBERS", 200)
    other = new_club(cem)["code"]
    assert ben.refused("/api/clubs/join", code=other) == (429, "too-many-clubs")
    monkeypatch.setattr(clubs, "JOINED", 20)
    monkeypatch.setattr(clubs, "OWNED", 1)
    assert ada.refused("/api/clubs", name="Second") == (429, "too-many-clubs")
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1e9)
    monkeypatch.setattr(clubs, "OWNED", 100)
    monkeypatch.setattr(clubs, "JOINED", 100)
    house.app.clubs._made._buckets.clear()
    house.app.clubs._codes._buckets.clear()
    for number in range(service.MADE):
        new_club(ada, f"Club {number}")
    assert ada.refused("/api/clubs", name="More") == (429, "too-fast")
    tried = [ben.refused("/api/clubs/join", code="X" * 10)[1] for _ in range(typed_codes.TRIES + 1)]
    assert tried == ["club-code-wrong"] * typed_codes.TRIES + ["too-fast"]


def test_a_guest_with_a_code_needs_a_name(house: Nearby) -> None:
    (ada,) = rivals(house, "Ada")
    code = new_club(ada)["code"]
    guest = Browser(house)
    assert guest("/api/player/new", {})[0] == 200
    for path, body in (("/api/clubs", {"name": "X"}), ("/api/clubs/join", {"code": code})):
        status, found = guest(path, body)
        assert (status, found["key"]) == (403, "player-name-needed")
