"""People met at tables: follow, see who is here, invite again, block; all of it goes with the player."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from farshore.server.players import people
from farshore.server.store import follow_rows
from server.competing import GAME, Rival, finish, rivals
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import run
from server.test_notices import HOUSE, all_sent, receiving

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def read(player: Rival) -> Any:
    status, found = player.browser("/api/people")
    assert status == 200, found
    return found


def new_table(host: Rival, *guests: Rival, seats: int = 2) -> str:
    """A table of a player with others, whose seats belong to their players."""
    free = [{"kind": "link"}] * (seats - 1)
    made = host.post("/api/tables", game=GAME, seats=[{"kind": "me", "name": host.name}, *free], open=True)
    table = str(made["table"])
    host.post("/api/player/seats", secrets=[key["secret"] for key in made["keys"] if key["kind"] == "me"])
    for guest in guests:
        key = guest.post(f"/api/tables/{table}/seat", name=guest.name)["keys"][0]
        guest.post("/api/player/seats", secrets=[key["secret"]])
    return table


def following(player: Rival) -> dict[str, bool]:
    return {one["name"]: one.get("here", False) for one in read(player).get("following", ())}


@pytest.mark.parametrize("kind", KINDS)
def test_players_who_met_follow_each_other_and_see_who_is_here(
    begin: Starter, new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin(new_database(kind))
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    table = new_table(ada, ben)
    assert ada.refused("/api/people/follow", name="Cem") == (404, "person-not-met")
    assert ada.refused("/api/people/follow", name="Nobody") == (404, "person-not-met")
    assert ada.refused("/api/people/follow", name="Ada") == (404, "person-not-met")
    assert [one["name"] for one in read(ada)["met"]] == ["Ben"]
    at_table = ada.browser(f"/api/people/{table}")[1]["people"]
    assert at_table == [{"seat": 1, "name": "Ben"}]
    assert cem.browser(f"/api/people/{table}") == (200, {})
    read(ben)  # Ben's page is open
    ada.post("/api/people/follow", name="ben")
    assert following(ada) == {"Ben": False}  # Ben does not follow back
    assert [one["name"] for one in read(ben)["followers"]] == ["Ada"]
    ben.post("/api/people/follow", name="Ada")
    assert following(ada) == {"Ben": True}
    assert "met" not in read(ada)
    monkeypatch.setattr(follow_rows, "HERE_SECONDS", -1.0)
    assert following(ada) == {"Ben": False}
    ada.post("/api/people/unfollow", name="Ben")
    assert following(ada) == {}
    assert following(ben) == {"Ada": False}


def test_invite_again_after_a_match(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    table = new_table(ada, ben)
    finish(house, table)
    after = ada.post(f"/api/tables/{table}/rematch", secrets=[ada.key])["table"]
    ada.post("/api/people/invite", name="Ben", table=after)
    ada.post("/api/people/invite", name="Ben", table=after)  # twice is once
    assert ada.browser(f"/api/people/{table}")[1]["people"] == [{"seat": 1, "name": "Ben", "invited": True}]
    (invitation,) = read(ben)["invitations"]
    assert (invitation["name"], invitation["table"], invitation["game"]) == ("Ada", after, GAME)
    assert cem.refused("/api/people/accept", id=invitation["id"]) == (404, "no-such-invitation")
    assert cem.refused("/api/people/decline", id=invitation["id"]) == (404, "no-such-invitation")
    assert ben.post("/api/people/accept", id=invitation["id"])["table"] == after
    assert "invitations" not in read(ben)
    assert [seat.player != "" for seat in house.inside(house.tables.open(after)).row.seats] == [True, True]


def test_an_invitation_gives_a_free_seat_of_a_new_table(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    new_table(ada, ben, cem, seats=3)
    table = new_table(ada, seats=3)
    assert cem.refused("/api/people/invite", name="Ben", table=table) == (403, "not-your-seat")
    for guest in (ben, cem):
        ada.post("/api/people/invite", name=guest.name, table=table)
    first = read(ben)["invitations"][0]["id"]
    assert ben.post("/api/people/accept", id=first)["table"] == table
    live = house.inside(house.tables.open(table))
    assert [seat.name for seat in live.row.seats] == ["Ada", "Ben", ""]
    assert table in ben.browser("/api/player")[1]["tables"]
    cem.post("/api/people/decline", id=read(cem)["invitations"][0]["id"])
    assert "invitations" not in read(cem)
    ada.post("/api/people/invite", name="Cem", table=table)
    dag = rivals(house, "Dag")[0]
    dag.post(f"/api/tables/{table}/seat", name="Dag")
    late = read(cem)["invitations"][0]["id"]
    assert cem.refused("/api/people/accept", id=late) == (409, "no-free-seat")
    assert ada.refused("/api/people/invite", name="Cem", table=table) == (409, "no-free-seat")


def test_who_is_blocked_can_neither_follow_nor_invite_and_does_not_learn_it(house: Nearby) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    new_table(ada, ben)
    table = new_table(ada)
    ada.post("/api/people/follow", name="Ben")
    ada.post("/api/people/invite", name="Ben", table=table)
    ben.post("/api/people/block", name="Ada")
    assert "invitations" not in read(ben)
    assert following(ada) == {}
    ada.post("/api/people/follow", name="Ben")
    ada.post("/api/people/invite", name="Ben", table=table)
    assert following(ada) == {}
    state = read(ben)
    assert "invitations" not in state
    assert "followers" not in state
    assert [one["name"] for one in state["blocked"]] == ["Ada"]
    ben.post("/api/people/unblock", name="Ada")
    ada.post("/api/people/follow", name="Ben")
    assert following(ada) == {"Ben": False}


def test_everything_is_in_the_download_and_goes_with_the_player(house: Nearby) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    new_table(ada, ben, cem, seats=3)
    table = new_table(ada, seats=3)
    ada.post("/api/people/follow", name="Ben")
    ben.post("/api/people/follow", name="Ada")
    ada.post("/api/people/block", name="Cem")
    ada.post("/api/people/invite", name="Ben", table=table)
    found = ada.browser("/api/player/download")[1]
    assert [[one["name"] for one in found[kind]] for kind in ("following", "followers", "blocked")] == [
        ["Ben"],
        ["Ben"],
        ["Cem"],
    ]
    assert [one["to"] for one in found["invited"]] == ["Ben"]
    assert [one["from"] for one in ben.browser("/api/player/download")[1]["invitations"]] == ["Ada"]
    assert ada.browser("/api/player/delete", {"name": "Ada"})[0] == 204
    assert following(ben) == {}
    assert "invitations" not in read(ben)
    left = "select player from follows union select player from blocks union select sender from table_invitations"
    assert house.inside(house.tables.store.read(lambda connection: list(connection.execute(left)))) == []


def test_invitations_and_lists_have_limits(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    new_table(ada, ben, cem, seats=3)
    tables = [new_table(ada) for _ in range(2)]
    monkeypatch.setattr(people, "SENT", 1)
    ada.post("/api/people/invite", name="Ben", table=tables[0])
    assert ada.refused("/api/people/invite", name="Ben", table=tables[1]) == (429, "too-many-invitations")
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1e9)
    monkeypatch.setattr(people, "SENT", 100)
    house.app.people._sent._buckets.clear()
    for _ in range(people.SENDS):
        ada.post("/api/people/invite", name="Ben", table=tables[0])
    assert ada.refused("/api/people/invite", name="Ben", table=tables[0]) == (429, "too-fast")
    monkeypatch.setattr(people, "MOST", 1)
    ada.post("/api/people/follow", name="Ben")
    assert ada.refused("/api/people/follow", name="Cem") == (429, "too-many-people")
    ada.post("/api/people/block", name="Ben")
    assert ada.refused("/api/people/block", name="Cem") == (429, "too-many-people")
    assert ada.refused("/api/people/follow", name="x" * 41)[1] == "bad-message"
    assert ada.refused("/api/people/invite", name="Ben", table="nowhere") == (404, "no-such-table")


def test_followers_come_in_pages_and_guests_need_a_name(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, *others = rivals(house, "Ada", "Ben", "Cem", "Dora", "Eva")
    table = new_table(ada, *others[:3], seats=4)
    new_table(ada, others[3])
    for other in others:
        other.post("/api/people/follow", name="Ada")
    ada.post("/api/people/follow", name="Ben")  # follows back: listed once, among those whom Ada follows
    monkeypatch.setattr(follow_rows, "FOLLOWERS", 2)
    monkeypatch.setattr(follow_rows, "MET", 2)
    first = read(ada)
    assert [one["name"] for one in first["following"]] == ["Ben"]
    assert first["following"][0]["followed"]
    assert ([one["name"] for one in first["followers"]], first["more_followers"]) == (["Cem", "Dora"], True)
    assert "met" not in first
    second = ada.browser("/api/people?after=Dora")[1]
    assert ([one["name"] for one in second["followers"]], second.get("more_followers")) == (["Eva"], None)
    assert "followers" not in ada.browser("/api/people?after=Eva")[1]
    assert ada.browser(f"/api/people?after={'x' * 41}")[0] == 400

    guest = Browser(house)
    assert guest("/api/player/new", {})[0] == 200
    for path, body in (("follow", {"name": "Ada"}), ("invite", {"name": "Ada", "table": table})):
        status, found = guest(f"/api/people/{path}", body)
        assert (status, found["key"]) == (403, "player-name-needed")


def test_the_newest_invitations_are_listed_and_all_are_in_the_download(
    house: Nearby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    tables = [new_table(ada, ben, seats=2)] + [new_table(ada) for _ in range(3)]
    for table in tables[1:]:
        ada.post("/api/people/invite", name="Ben", table=table)
    monkeypatch.setattr(follow_rows.invitations, "__defaults__", (2,))
    assert [one["table"] for one in read(ben)["invitations"]] == [tables[3], tables[2]]
    assert len(json.loads(json.dumps(ben.browser("/api/player/download")[1]))["invitations"]) == 3


def test_an_invitation_is_sent_once_to_the_devices_of_an_absent_player(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin(private_hooks="1")
    ada, ben, cem = rivals(house, "Ada", "Ben", "Cem")
    with receiving() as receiver:
        for _ in range(2):  # a device that is registered at two tables gets one message
            before = new_table(ada, ben, cem, seats=3)
            hook = {"address": receiver.address, "house": HOUSE, "kind": "hook", "language": "de"}
            ben.post(f"/api/tables/{before}/notices", secrets=[ben.key], **hook)
        table = new_table(ada, seats=3)
        for name in ("Ben", "Ben", "Cem"):
            ada.post("/api/people/invite", name=name, table=table)
        run(all_sent(house))
        ((_, body),) = receiver.heard
        message = json.loads(body)
        assert message["text"] == f"Ada lädt dich ein: Kingdom Maps: {HOUSE}/people"
        assert (message["kind"], message["table"], message["seat"]) == ("invited", table, -1)

        read(ben)  # Ben's page is open, and shows invitations
        ada.post("/api/people/invite", name="Ben", table=new_table(ada))
        run(all_sent(house))
        monkeypatch.setattr(follow_rows, "HERE_SECONDS", -1.0)
        ben.post("/api/people/block", name="Ada")
        assert ada.browser("/api/people/invite", {"name": "Ben", "table": new_table(ada)})[0] == 204
        run(all_sent(house))
        assert len(receiver.heard) == 1


def test_invitations_count_towards_the_limit_of_notices(begin: Starter) -> None:
    house = begin(private_hooks="1", notices="2")
    ada, ben = rivals(house, "Ada", "Ben")
    with receiving() as receiver:
        before = new_table(ada, ben)
        hook = {"address": receiver.address, "house": HOUSE, "kind": "hook"}
        ben.post(f"/api/tables/{before}/notices", secrets=[ben.key], **hook)
        for _ in range(3):
            ada.post("/api/people/invite", name="Ben", table=new_table(ada))
        run(all_sent(house))
        assert len(receiver.heard) == 2
