"""Damaged or foreign data: one sentence that names it, and everything else goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from farshore.cli import main
from farshore.client import post
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.server.store import database
from server.in_process_server import Starter
from server.sit_down import make, request


def finished_match(seed: str) -> AnyMatch:
    match: AnyMatch = Match(find("skerries"), ["Ada", "Bea"], promise=SeededDealer(seed).promise)
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.deal(dealer)
    return match


def test_the_deal_of_a_record_without_its_secret_is_not_offered_again(begin: Starter) -> None:
    """The new table would have waited for its first card for ever."""
    house = begin()
    match = finished_match("known")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    for secret, expected in (("", (409, "deal-unknown")), ("known", (201, None))):
        brought = post(house.address, "/api/records", {"record": record.dump(match, secret=secret)})
        body = {"game": "skerries", "seats": seats, "challenge": brought["table"]}
        status, _, words = request(house, "/api/tables", body)
        assert (status, msgspec.json.decode(words).get("key")) == expected


@pytest.mark.parametrize("change", ["words = '0 no such action'", "words = '7 pass'", "words = ''"])
def test_a_table_with_altered_events_is_named_and_others_open(begin: Starter, tmp_path: Path, change: str) -> None:
    file = tmp_path / "tables.db"
    house = begin(f"sqlite:///{file}")
    broken, whole = make(house), make(house)
    with sqlite3.connect(file) as connection:
        connection.execute(f"update events set {change} where table_id = ? and seq = 1", (broken.table,))
    status, _, words = request(house, f"/api/tables/{broken.table}/record", {"secrets": []})
    problem = msgspec.json.decode(words)
    assert (status, problem["key"]) == (409, "table-damaged")
    assert broken.table in problem["reason"]
    assert request(house, f"/api/tables/{whole.table}/record", {"secrets": []})[0] == 200


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    assert main(["db", "upgrade", "--database", url]) == 0
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    capsys.readouterr()
    for words in (["serve", "--port", "0"], ["db", "upgrade"], ["db", "export", f"{tmp_path}/out"]):
        assert main([*words, "--database", url]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert "newer version" in line


@pytest.mark.parametrize("where", [0, 4096])
def test_a_damaged_database_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: int
) -> None:
    """A file that is none, and one whose second page is rubbish."""
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    assert main(["db", "upgrade", "--database", url]) == 0
    with file.open("r+b") as opened:
        opened.seek(where)
        opened.write(b"rubbish!" * 4_000)
    for words in (["serve", "--port", "0"], ["db", "upgrade"], ["db", "export", f"{tmp_path}/out"]):
        capsys.readouterr()
        assert main([*words, "--database", url]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert "tables.db" in line


def test_a_password_is_not_printed() -> None:
    assert database.without_password("postgresql://ada:word@host/x") == "postgresql://ada@host/x"
