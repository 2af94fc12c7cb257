"""Players: a name that stays, on any device, without e-mail and password; guests need nothing new."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from time import time

import pytest

from farshore.client import TableClient
from farshore.server.players.recovery_codes import new_code
from farshore.server.players.unique_names import RENAME_AFTER, fold_name
from farshore.server.store import player_rows
from farshore.server.store.database import Connection
from server.authenticator import Authenticator
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import make, run

KINDS = ("sqlite", "postgresql")


def secrets_of(house: Nearby, seats: str = "pg", **more: str) -> tuple[str, str]:
    """A new table and the secret of its seat 0, which is taken."""
    sitting = make(house, seats=seats, person="me", **more)
    return sitting.table, sitting.secrets[0]


def tables_of(browser: Browser, *secrets: str) -> list[str]:
    status, found = browser("/api/mine", {"secrets": secrets})
    assert status == 200
    return [entry["table"] for entry in found["tables"]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_comes_back_on_an_empty_device_and_finds_all_seats(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    table, secret = secrets_of(house)
    passkey, first = Authenticator(), Browser(house)
    made = first.sign_up("Ada", passkey, secrets=[secret], data={"lessons": {"explorers": ["first"]}})
    assert made["player"]["name"] == "Ada"
    assert made["player"]["tables"] == [table]
    assert len(made["recovery"].replace(" ", "")) == 20

    cleared = Browser(house)
    status, back = cleared.sign_in(passkey)
    assert status == 200
    assert back["player"]["data"] == {"lessons": {"explorers": ["first"]}}
    assert back["player"]["tables"] == [table]
    key = back["player"]["key"]
    assert tables_of(cleared, key) == [table]
    assert tables_of(cleared, secret) == [table]  # the guest's secret is still good

    async def sit() -> list[int]:
        client = await TableClient.join(house.address, table, key)
        await client.close()
        return [number for number, seat in enumerate(client.table.seats) if seat.mine]

    assert run(sit()) == [0]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(begin: Starter) -> None:
    house = begin(proxy="1")
    browser = Browser(house)
    browser.sign_up("Ada")
    cookie = browser.last_headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    status, _ = browser("/api/player/new", {"name": "Ben"}, **{"x-forwarded-proto": "https"})
    assert status == 200
    assert "Secure" in browser.last_headers["set-cookie"]
    token = browser.cookies["farshore_player"]
    stored = house.inside(house.tables.store.read(lambda c: list(c.execute("select token_hash from player_sessions"))))
    assert len(stored) == 2
    assert token not in str(stored)


def test_a_second_device_signs_in_by_a_code_that_works_once_and_soon(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    first, second, third = Browser(house), Browser(house), Browser(house)
    first.sign_up("Ada")
    status, shown = first("/api/player/code", {})
    assert (status, shown["seconds"]) == (200, 120)
    status, found = second("/api/player/sign-in", {"code": shown["code"]})
    assert (status, found["player"]["name"]) == (200, "Ada")
    assert [one.get("here", False) for one in found["player"]["sessions"]].count(True) == 1
    assert third("/api/player/sign-in", {"code": shown["code"]})[1]["key"] == "device-code-wrong"
    _, late = first("/api/player/code", {})
    later = time() + 121
    monkeypatch.setattr(player_rows, "time", lambda: later)
    assert third("/api/player/sign-in", {"code": late["code"]})[1]["key"] == "device-code-wrong"


def test_a_recovery_code_signs_in_and_a_new_one_replaces_it(begin: Starter) -> None:
    house = begin()
    first, other = Browser(house), Browser(house)
    code = first.sign_up("Ada")["recovery"]
    status, found = other("/api/player/sign-in", {"recovery": f" {code.lower().replace(' ', '-')} "})
    assert (status, found["player"]["name"]) == (200, "Ada")
    _, new = other("/api/player/recovery", {})
    assert Browser(house)("/api/player/sign-in", {"recovery": code})[1]["key"] == "recovery-wrong"
    assert Browser(house)("/api/player/sign-in", {"recovery": new["recovery"]})[0] == 200
    stored = house.inside(house.tables.store.read(lambda c: c.execute("select recovery_hash from players").fetchone()))
    assert new["recovery"].replace(" ", "")[6:] not in stored[0]


def test_a_lost_passkey_is_replaced_after_recovery(begin: Starter) -> None:
    house = begin()
    lost, new, browser = Authenticator(), Authenticator(), Browser(house)
    code = browser.sign_up("Ada", lost)["recovery"]
    other = Browser(house)
    _, found = other("/api/player/sign-in", {"recovery": code})
    old = found["player"]["passkeys"][0]["id"]
    _, options = other("/api/player/passkey", {})
    assert [decoded["id"] for decoded in options["options"]["excludeCredentials"]]
    status, found = other("/api/player/passkey/new", {"passkey": new.create(options["options"], other.origin)})
    assert (status, len(found["passkeys"])) == (200, 2)
    assert other("/api/player/passkey/remove", {"id": old})[0] == 200
    assert Browser(house).sign_in(lost)[1]["key"] == "passkey-refused"
    assert Browser(house).sign_in(new)[0] == 200


@pytest.mark.parametrize("taken", ["Ada Byron", "ÀDA BYRON", "Аda Byron", "ada_byron", "ADA  BYR0N"])
def test_names_that_look_alike_are_one_name(begin: Starter, taken: str) -> None:
    house = begin()
    Browser(house).sign_up("Ada Byron")
    status, refused = Browser(house)("/api/player/new", {"name": taken})
    assert (status, refused["key"]) == (409, "player-name-taken")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("A", "player-name-length"),
        ("x" * 25, "player-name-length"),
        ("—··—", "player-name-length"),
        ("Admin", "player-name-reserved"),
        ("Fаrshore", "player-name-reserved"),
        ("former player", "player-name-reserved"),
    ],
)
def test_names_that_nobody_may_have(begin: Starter, name: str, key: str) -> None:
    assert Browser(begin())("/api/player/new", {"name": name})[1]["key"] == key


def test_names_of_other_alphabets_are_kept_apart() -> None:
    names = ["Мария", "Иван", "Νίκος", "山田", "Jürgen", "Jorgen", "محمد", "Anna", "Hanna"]
    assert len({fold_name(name) for name in names}) == len(names)


def test_a_name_changes_once_a_month(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    from farshore.server.players import service

    house = begin()
    browser = Browser(house)
    browser.sign_up("Ada")
    Browser(house).sign_up("Ben")
    assert browser("/api/player/name", {"name": "BEN"})[1]["key"] == "player-name-taken"
    status, found = browser("/api/player/name", {"name": "Ada L."})
    assert (status, found["name"]) == (200, "Ada L.")
    assert found["rename"] > time()
    assert browser("/api/player/name", {"name": "Ada M."})[1]["key"] == "player-renamed"
    later = time() + RENAME_AFTER + 1
    monkeypatch.setattr(service, "time", lambda: later)
    assert browser("/api/player/name", {"name": "Ada M."})[0] == 200
    assert Browser(house).sign_up("Ada")["player"]["name"] == "Ada"  # the old name is free


def test_a_guest_carries_on_anywhere_with_a_code_and_no_name(begin: Starter) -> None:
    house = begin()
    table, secret = secrets_of(house)
    other, second = secrets_of(house)
    desk, phone = Browser(house), Browser(house)
    made = desk.sign_up("", secrets=[secret], data={"days": ["2026-01-01"]})
    assert made["player"].get("name", "") == ""
    status, found = phone("/api/player/sign-in", {"recovery": made["recovery"], "secrets": [second]})
    assert status == 200
    assert set(found["player"]["tables"]) == {table, other}
    assert found["player"]["data"] == {"days": ["2026-01-01"]}
    assert set(tables_of(desk, made["player"]["key"])) == {table, other}
    assert Browser(house).sign_up("")["player"].get("tables", []) == []  # any number of guests have no name

    status, found = phone("/api/player/name", {"name": "Ada"})  # the first name is no change
    assert (status, found["name"], found.get("rename", 0)) == (200, "Ada", 0)
    assert desk("/api/player")[1]["name"] == "Ada"
    assert phone("/api/player/name", {"name": ""})[1]["key"] == "player-name-length"


def test_a_guest_with_a_code_is_deleted_without_typing_a_name(begin: Starter) -> None:
    browser = Browser(begin())
    code = browser.sign_up("")["recovery"]
    assert browser("/api/player/delete", {})[0] == 204
    assert Browser(browser.house)("/api/player/sign-in", {"recovery": code})[1]["key"] == "recovery-wrong"


def test_guests_need_an_invitation_for_a_name_only(begin: Starter) -> None:
    browser = Browser(begin(players="invite"))
    browser.sign_up("")
    assert browser("/api/player/name", {"name": "Ada"})[1]["key"] == "invitation-wrong"
    assert browser("/api/player")[1].get("name", "") == ""


def test_seats_of_another_player_stay_theirs(begin: Starter) -> None:
    house = begin()
    table, secret = secrets_of(house)
    ada, ben = Browser(house), Browser(house)
    ada.sign_up("Ada", secrets=[secret])
    assert ben.sign_up("Ben", secrets=[secret])["player"].get("tables", []) == []
    status, found = ben("/api/player/seats", {"secrets": [secret]})
    assert (status, found.get("tables", [])) == (200, [])
    assert ada("/api/player")[1]["tables"] == [table]


def test_a_rematch_belongs_to_the_same_player(begin: Starter) -> None:
    house = begin()
    table, secret = secrets_of(house)
    browser = Browser(house)
    key = browser.sign_up("Ada", secrets=[secret])["player"]["key"]

    async def finish() -> None:
        live = await house.tables.open(table)
        live.busy = ()

    house.inside(finish())
    status, again = browser(f"/api/tables/{table}/rematch", {"secrets": [key]})
    assert status == 201
    assert set(browser("/api/player")[1]["tables"]) == {table, again["table"]}
    assert set(tables_of(browser, key)) == {table, again["table"]}


def test_ending_a_session_shuts_that_device_out_of_the_seats_too(begin: Starter) -> None:
    house = begin()
    table, secret = secrets_of(house)
    passkey, mine, lost = Authenticator(), Browser(house), Browser(house)
    old = mine.sign_up("Ada", passkey, secrets=[secret])["player"]["key"]
    lost.sign_in(passkey)
    sessions = mine("/api/player")[1]["sessions"]
    other = next(one["id"] for one in sessions if not one.get("here"))
    assert mine("/api/player/session/end", {"id": "nonsense"})[0] == 404
    status, found = mine("/api/player/session/end", {"id": other})
    assert status == 200
    assert [one.get("here") for one in found["sessions"]] == [True]
    assert lost("/api/player")[0] == 401
    assert found["key"] != old
    assert tables_of(mine, old, secret) == []
    assert tables_of(mine, found["key"]) == [table]


def test_my_data_can_be_downloaded(begin: Starter) -> None:
    house = begin()
    table, secret = secrets_of(house)
    browser = Browser(house)
    made = browser.sign_up("Ada", Authenticator(), secrets=[secret], data={"days": ["2026-01-01"]})
    status, found = browser("/api/player/download")
    assert status == 200
    assert found["player"]["name"] == "Ada"
    assert found["player"]["data"] == {"days": ["2026-01-01"]}
    assert [match["table"] for match in found["matches"]] == [table]
    assert 'game = "explorers"' in found["records"][table]
    assert made["player"]["key"] not in json.dumps(found)
    assert "attachment" in browser.last_headers["content-disposition"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_deleted_player_leaves_whole_matches_and_nothing_else(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    table, secret = secrets_of(house, seats="pp", language="de")
    passkey, browser = Authenticator(), Browser(house)
    key = browser.sign_up("Ada", passkey, secrets=[secret])["player"]["key"]
    run(_open(house, table, secret))
    assert browser("/api/player/delete", {"name": "Ben"})[1]["key"] == "delete-name-wrong"
    assert browser("/api/player/delete", {"name": "Ada"})[0] == 204
    assert browser("/api/player")[0] == 401
    assert Browser(house).sign_in(passkey)[1]["key"] == "passkey-refused"
    assert tables_of(browser, key, secret) == []
    row = house.tables.live[table].row.seats[0]
    assert (row.name, row.player, row.taken) == ("Ehemaliges Mitglied", "", True)

    def left(connection: Connection) -> list[int]:
        tables = ("players", "passkeys", "player_sessions")
        return [connection.execute(f"select count(*) from {one}").fetchone()[0] for one in tables]

    assert house.inside(house.tables.store.read(left)) == [0, 0, 0]
    assert Browser(house).sign_up("Ada")["player"]["name"] == "Ada"


async def _open(house: Nearby, table: str, secret: str) -> None:
    await (await TableClient.join(house.address, table, secret)).close()


def test_guests_are_asked_nothing_and_get_no_cookie(begin: Starter) -> None:
    house = begin()
    guest = Browser(house)
    status, opened = guest("/api/tables", {"game": "explorers", "seats": [{"kind": "me", "name": "Ada"}]})
    assert status == 201
    assert tables_of(guest, opened["keys"][0]["secret"]) == [opened["table"]]
    assert guest.cookies == {}


def test_a_server_can_have_no_players_or_invited_ones_only(begin: Starter, capsys: pytest.CaptureFixture[str]) -> None:
    from farshore.cli import main

    off, invited = begin(players="off"), begin(players="invite")
    assert Browser(off)("/api/player/new", {"name": "Ada"})[1]["key"] == "players-off"
    assert Browser(off)("/api/games")[1].get("players", "off") == "off"
    browser = Browser(invited)
    assert browser("/api/games")[1]["players"] == "invite"
    assert browser("/api/player/new", {"name": "Ada", "invite": "nothing"})[1]["key"] == "invitation-wrong"
    capsys.readouterr()
    assert main(["players", "invite", "--database", invited.app.settings.database]) == 0
    code = capsys.readouterr().out.split()[-1]
    assert browser("/api/player/new", {"name": "Ada", "invite": code})[0] == 200
    assert Browser(invited)("/api/player/new", {"name": "Ben", "invite": code})[1]["key"] == "invitation-wrong"


def test_shared_data_have_a_limit(begin: Starter) -> None:
    browser = Browser(begin())
    browser.sign_up("Ada")
    assert browser("/api/player/data", {"data": {"lessons": ["x" * 60_000]}})[0] == 413
    assert browser("/api/player/data", {"data": {"lessons": ["one"]}})[0] == 204
    assert browser("/api/player")[1]["data"] == {"lessons": ["one"]}


def test_another_secret_of_the_server_changes_the_keys_and_nothing_else(
    begin: Starter, new_database: Callable[[str], str]
) -> None:
    database = new_database("sqlite")
    house = begin(database, secret="first")
    table, secret = secrets_of(house)
    passkey, browser = Authenticator(), Browser(house)
    old = browser.sign_up("Ada", passkey, secrets=[secret])["player"]["key"]
    house.stop()
    again = begin(database, secret="second")
    later = Browser(again, browser.cookies)
    status, found = later("/api/player")
    assert status == 200
    assert found["key"] != old
    assert tables_of(later, found["key"]) == [table]


def test_the_session_used_longest_ago_ends_when_there_are_too_many(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_rows, "MOST_SESSIONS", 2)
    house = begin()
    passkey, browsers = Authenticator(), [Browser(house) for _ in range(3)]
    browsers[0].sign_up("Ada", passkey)
    for browser in browsers[1:]:
        assert browser.sign_in(passkey)[0] == 200
    assert [browser("/api/player")[0] for browser in browsers] == [401, 200, 200]


def test_two_sign_ups_with_one_name_at_one_moment_make_one_player(begin: Starter) -> None:
    house = begin()
    first = player_rows.PlayerRow("one", "Ada", fold_name("Ada"), time(), recovery=new_code().public)
    second = player_rows.PlayerRow("two", "ADA", fold_name("ADA"), time(), recovery=new_code().public)
    store = house.tables.store
    assert house.inside(store.write(partial(player_rows.add_player, row=first)))
    assert not house.inside(store.write(partial(player_rows.add_player, row=second)))
