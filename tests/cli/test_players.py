"""`farshore players`: what the operator does with players, and that it is written down."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import time

import pytest

from farshore.cli import main
from server.authenticator import Authenticator
from server.conftest import begin, new_database  # noqa: F401 (fixtures)
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import make, wait_until

Operator = Callable[..., str]


@pytest.fixture
def house(begin: Starter) -> Nearby:  # noqa: F811
    return begin()


@pytest.fixture
def players(house: Nearby, capsys: pytest.CaptureFixture[str]) -> Operator:
    def operate(*words: str, command: str = "players", fails: bool = False) -> str:
        capsys.readouterr()
        code = main([command, *words, "--database", house.app.settings.database])
        said = capsys.readouterr()
        assert bool(code) == fails, said.err
        house.inside(house.app.admin.check())
        return said.err if fails else said.out

    return operate


def test_players_are_listed_and_shown(house: Nearby, players: Operator) -> None:
    sitting = make(house, seats="pg", person="me")
    Browser(house).sign_up("Ada", Authenticator(), secrets=[sitting.secrets[0]])
    listed = json.loads(players("list", "--json"))
    assert [(one["name"], one["seats"]) for one in listed] == [("Ada", 1)]
    assert "Ada" in players("list")
    shown = players("show", "àda")
    assert sitting.table in shown
    assert "localhost" in shown
    assert "There is no player" in players("show", "Ben", fails=True)


def test_a_name_is_changed_by_the_operator_at_any_time(house: Nearby, players: Operator) -> None:
    browser = Browser(house)
    browser.sign_up("Rude")
    Browser(house).sign_up("Ben")
    assert "taken" in players("rename", "Rude", "BEN", fails=True)
    assert "reserved" in players("rename", "Rude", "Admin", fails=True)
    players("rename", "Rude", "Polite")
    found = browser("/api/player")[1]
    assert (found["name"], found.get("rename", 0)) == ("Polite", 0)


def test_a_suspended_player_is_out_everywhere_until_restored(house: Nearby, players: Operator) -> None:
    sitting = make(house, seats="pg", person="me")
    passkey, browser = Authenticator(), Browser(house)
    key = browser.sign_up("Ada", passkey, secrets=[sitting.secrets[0]])["player"]["key"]
    players("suspend", "Ada")
    assert browser("/api/player")[0] == 401
    assert Browser(house).sign_in(passkey)[1]["key"] == "player-suspended"
    assert browser("/api/mine", {"secrets": [key, sitting.secrets[0]]})[1]["tables"] == []
    players("restore", "Ada")
    status, back = Browser(house).sign_in(passkey)
    assert status == 200
    assert back["player"]["tables"] == [sitting.table]
    mine = browser("/api/mine", {"secrets": [back["player"]["key"]]})[1]["tables"]
    assert [one["table"] for one in mine] == [sitting.table]


def test_a_suspension_can_have_an_end(house: Nearby, players: Operator) -> None:
    passkey = Authenticator()
    Browser(house).sign_up("Ada", passkey)
    assert "isn’t a time" in players("suspend", "Ada", "--for", "soon", fails=True)
    players("suspend", "Ada", "--for", "3d")
    assert "→" in players("list")
    assert Browser(house).sign_in(passkey)[1]["key"] == "player-suspended-until"
    ended = "update players set suspended_until = ?"
    house.inside(house.tables.store.write(lambda connection: connection.execute(ended, (time() - 1,))))
    assert "→" not in players("list")
    assert Browser(house).sign_in(passkey)[0] == 200


def test_two_players_become_one(house: Nearby, players: Operator) -> None:
    tables = [make(house, seats="pg", person="me") for _ in range(2)]
    passkeys = [Authenticator(), Authenticator()]
    ada, old = Browser(house), Browser(house)
    key = ada.sign_up("Ada", passkeys[0], secrets=[tables[0].secrets[0]])["player"]["key"]
    old.sign_up("Ada old", passkeys[1], secrets=[tables[1].secrets[0]])
    assert "itself" in players("merge", "Ada", "Ada", fails=True)
    players("merge", "Ada old", "Ada")
    assert old("/api/player")[0] == 401
    assert Browser(house).sign_in(passkeys[1])[1]["player"]["name"] == "Ada"
    mine = ada("/api/mine", {"secrets": [key]})[1]["tables"]
    assert {one["table"] for one in mine} == {one.table for one in tables}


def test_a_player_is_deleted_and_everything_is_in_the_audit_log(house: Nearby, players: Operator) -> None:
    sitting = make(house, seats="pg", person="me")
    browser = Browser(house)
    browser.sign_up("Ada", secrets=[sitting.secrets[0]])
    live = house.inside(house.tables.open(sitting.table))
    players("delete", "Ada")
    assert browser("/api/player")[0] == 401
    wait_until(lambda: live.row.seats[0].name == "Former player")  # the server follows what the operator did
    players("invite", "--days", "3")
    log = players("audit", command="admin")
    assert "player delete" in log
    assert "player invite" in log
    assert "Ada" not in log
