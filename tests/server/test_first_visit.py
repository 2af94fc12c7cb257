"""What the first visitor of a cold server waits for, counted: nothing is read that is not said, nothing twice."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from threading import get_ident

import pytest

from farshore import games, translations
from farshore.core import toml_lines
from farshore.learn import loader, practice
from farshore.server import app
from farshore.server.http import game_routes
from farshore.server.http.page_files import FOLDER
from farshore.server.settings import Settings
from farshore.translations import messages
from server.in_process_server import Nearby, Starter
from server.sit_down import run

KEPT = (
    translations.app_translator,
    translations._of_package,
    loader._lessons,
    loader._lesson_words,
    loader._diagrams,
    practice._exercises,
)


@pytest.fixture
def cold() -> None:
    """As after a start: rules are loaded, words and lessons are not."""
    games.installed()
    for kept in KEPT:
        kept.cache_clear()


@pytest.mark.usefixtures("cold")
def test_the_list_of_games_reads_only_what_it_says_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    read: Counter[str] = Counter()
    looked: Counter[str] = Counter()

    mine = get_ident()

    def counting(counter: Counter[str], work, text: str):  # type: ignore[no-untyped-def]
        counter[text] += get_ident() == mine  # a server that starts meanwhile makes its own list in a thread
        return work(text)

    monkeypatch.setattr(messages, "parse_message", partial(counting, read, messages.parse_message))
    monkeypatch.setattr(toml_lines, "find_lines", partial(counting, looked, toml_lines.find_lines))
    listed = game_routes.game_list("de")
    assert len(listed.games) >= 3
    packages = map(translations.package_of, games.installed().games.values())
    known = sum(len(messages.entries(translations.game_fluent(package, "de"))) for package in packages)
    assert read.total() < known / 5, "the other words are read when they are said"
    assert max(looked.values()) == 1, "a file is searched for its lines once"


def test_a_start_that_breaks_off_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start() -> None:
        house = app.Farshore(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
        monkeypatch.setattr(app, "SOON", 0)
        monkeypatch.setattr(house, "_load", lambda: 1 / 0)
        printed = ""
        async with house.running(), asyncio.timeout(240):
            while "ZeroDivisionError" not in printed:
                await asyncio.sleep(0.01)
                printed += capsys.readouterr().out
        assert "background task failed" in printed

    run(start())


def test_a_start_without_a_database_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    healed = asyncio.Event()

    async def start() -> None:
        house = app.Farshore(Settings(database=f"sqlite:///{tmp_path}/tables.db"))

        def fail(connection: object) -> None:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error

        async def heal() -> None:
            if gone:
                gone.clear()
                await house.tables.store.write(fail)
            healed.set()

        async with house.running(), asyncio.timeout(240):
            monkeypatch.setattr(house.tables, "repair_lists", heal)
            await healed.wait()

    gone = [True]
    monkeypatch.setattr(app, "SOON", 0.05)
    monkeypatch.setattr(app, "AGAIN", 0)
    run(start())
    printed = capsys.readouterr().out
    assert "start-up tasks failed" in printed
    assert "Traceback" not in printed


def test_a_first_visit_fetches_little(begin: Starter) -> None:
    """All that the first page asks for, with its headers, as it is sent; `farshore bench page` looks at a browser."""
    house = begin()
    first = (FOLDER / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', first)
    ours = ("explorers", "kingdom_maps", "la_isla")
    printed = (
        "samples.json",
        "words/en.ftl",
        "api/games?language=en",
        "api/challenges?language=en",
        "api/open?language=en",
    )
    asked = ["", *named, *printed, *(f"games/{game}/art.svg" for game in ours)]
    assert len(asked) <= 12
    assert sum(sent(house, path) for path in asked) <= 100_000


def sent(house: Nearby, path: str) -> int:
    """Bytes of an answer."""
    line = HTTPConnection(house.address)
    line.request("GET", f"/{path}", headers={"accept-encoding": "gzip"})
    answer = line.getresponse()
    assert answer.status == 200, path
    size = len(answer.read()) + sum(len(f"{name}: {value}\r\n") for name, value in answer.getheaders())
    line.close()
    return size
