"""Each part of a campaign, for seconds: that it runs, counts, and finds what is wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from campaign import doubles, parts, under_attack
from campaign.attacks import ATTACKS
from campaign.bystander import Bystander
from campaign.crowd import Person
from campaign.load_watch import LoadSample, LoadWatch
from campaign.report import Report
from farshore.games import find
from farshore_research.bench.server_subprocess import ServerProcess
from server.sit_down import run, wait_for_state


@pytest.mark.slow
def test_disasters_on_sqlite(tmp_path: Path) -> None:
    report = Report(0.1, least={"acknowledged moves": 20, "kills": 1, "times of a full disk": 1})
    parts.on_sqlite(report, 1, tmp_path, tables=2)
    assert report.wrong == []


@pytest.mark.slow
@pytest.mark.database
def test_disasters_on_postgresql(tmp_path: Path) -> None:
    report = Report(0.1, least={"acknowledged moves": 20, "kills": 1, "times without a database": 1})
    parts.on_postgres(report, 1, tmp_path, tables=2)
    assert report.wrong == []


@pytest.mark.slow
def test_a_move_that_was_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(0.1)
    check = Person.check

    def forgetful(person: Person, house: object) -> None:
        person.acknowledged.append("0 never stored")
        check(person, house)  # type: ignore[arg-type]

    monkeypatch.setattr(Person, "check", forgetful)
    parts.on_sqlite(report, 1, tmp_path, tables=1)
    assert any("acknowledged" in each for each in report.wrong)


@pytest.mark.slow
@pytest.mark.database
def test_a_tournament_whose_servers_are_killed(tmp_path: Path) -> None:
    report = Report(0.1)
    parts.in_a_tournament(report, 0, tmp_path, players=4, rounds=1)
    assert report.wrong == []
    assert report.amounts["servers killed in tournaments"] >= 1
    assert report.amounts["records with equal deals"] == 2


@pytest.mark.slow
def test_nonsense(tmp_path: Path) -> None:
    report = Report(0.1, least={"requests": 20, "messages": 200})
    parts.under_nonsense(report, 1, tmp_path)
    assert report.wrong == []


@pytest.mark.slow
def test_attacks(tmp_path: Path) -> None:
    report = Report(0.1)
    parts.under_attack(report, 0, tmp_path)
    assert report.wrong == []
    assert report.amounts["attacks"] == len(ATTACKS)
    assert "header flood" in report.write(tmp_path / "campaign.md")
    (stored,) = [float(figure) for name, figure in report.figures.items() if "MB that one address" in name]
    assert 0.5 * under_attack.QUOTA < stored < 1.5 * under_attack.QUOTA


def test_others_who_wait_or_get_errors_are_found() -> None:
    report, quiet, attacked = Report(0.1), Bystander(1, [0.01] * 20), Bystander(1, [5.0] * 20, ["/ready: status 503"])
    under_attack._check(report, "flood", attacked, quiet)
    assert ["others got" in report.wrong[0], "others waited 5.0 s" in report.wrong[1]] == [True, True]


def test_twins(tmp_path: Path) -> None:
    report = Report(0.1, least={"pairs": 500})
    parts.with_twins(report, 0, tmp_path)
    assert report.wrong == []


@pytest.mark.slow
def test_twins_through_the_wire(tmp_path: Path) -> None:
    report = Report(0.1, least={"pairs through the wire": 10})
    parts.through_the_wire(report, 0, tmp_path)
    assert report.wrong == []


@pytest.mark.slow
def test_a_busy_evening(tmp_path: Path) -> None:
    report = Report(0.1)
    parts.on_a_busy_evening(report, 4, tmp_path, tables=4, with_bots=2)
    assert report.wrong == []
    assert report.amounts["moves of an evening"]
    assert any("longest wait" in figure for figure in report.figures)
    assert report.memory["a server of an evening"]
    assert "machine" in report.figures["a server of an evening: late at most"]


def test_a_slow_server_is_told_from_a_slow_machine() -> None:
    """A late server on a machine that is late too is no mistake of the server."""
    report, busy = Report(0.1), LoadWatch(ServerProcess("127.0.0.1:1", 1))
    starved = LoadSample(client=9.0, machine=6.0, server=8.0, waited=0.5, cpu=0.2, memory=1_000)
    without_core = LoadSample(client=0.1, machine=0.1, server=8.0, waited=6.0, cpu=2.0, memory=1_000)
    busy.samples = [starved, without_core]
    busy.report(report, "busy machine")
    assert report.wrong == []
    busy.samples = [*busy.samples, LoadSample(client=0.1, machine=1.1, server=8.0, waited=0.5, cpu=8.0, memory=2_000)]
    busy.report(report, "slow server")
    assert report.wrong == [
        "slow server: the server was late by 8.0 s (8.0 s of processor time, 0.5 s without a core), "
        "an idle process by 1.1 s"
    ]
    assert report.memory["slow server"] == [1_000, 1_000, 2_000]


HANGS = """
import http.server, time

class Hangs(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        {work}
        self.send_response(200)
        self.end_headers()

server = http.server.HTTPServer(("127.0.0.1", 0), Hangs)
print(server.server_port, flush=True)
server.serve_forever()
"""


COMPUTES = "until = time.thread_time() + 4\n        while time.thread_time() < until: pass"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("work", "answers", "wrong"),
    [("pass", 1, 0), ("time.sleep(4)", 1, 1), (COMPUTES, 1, 1), ("time.sleep(600)", 0, 1)],
    ids=["answers", "waits", "computes", "never answers"],
)
def test_a_server_that_hangs_is_found(work: str, answers: int, wrong: int) -> None:
    command = [sys.executable, "-c", HANGS.format(work=work)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        watch = LoadWatch(ServerProcess(f"127.0.0.1:{process.stdout.readline().strip()}", process.pid))

        async def watch_for_a_while() -> None:
            watching, until = asyncio.create_task(watch.watch()), monotonic() + 5
            await wait_for_state(lambda: watch.samples if answers else monotonic() > until)
            watching.cancel()
            await asyncio.wait([watching])

        run(watch_for_a_while())
        process.kill()
    report = Report(0.1)
    watch.report(report, "a server")
    assert len(report.wrong) == wrong, watch.samples


def test_a_server_that_cannot_be_asked_is_found() -> None:
    report, watch = Report(0.1), LoadWatch(ServerProcess("127.0.0.1:1", 1), errors=["ConnectionRefusedError: refused"])
    watch.report(report, "a server")
    assert report.wrong == ["a server: 1 samples failed: ConnectionRefusedError: refused"]


def test_a_twin_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("skerries")
    monkeypatch.setattr(type(game), "notation_for", lambda self, actor, action, reader: str(action))
    report = Report(0.1, least={"pairs": 50})
    doubles.compare_for(0, report, "gossip", [game])
    assert report.wrong


def test_a_part_that_never_gets_far_enough_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report(1, least={"kills": 2})
    report.count("kills")
    ending, now = report.ending(5), monotonic()
    monkeypatch.setattr("campaign.report.monotonic", lambda: now + 100)
    assert not ending.over
    assert report.wrong == []
    monkeypatch.setattr("campaign.report.monotonic", lambda: now + 1000)
    assert ending.over
    assert report.wrong == ["given up, there were fewer than {'kills': 2}"]


def test_memory_that_grows_for_ever_is_found() -> None:
    report = Report(1)
    report.memory["steady"] = [100_000] * 20
    report.memory["growing"] = [100_000 + 20_000 * number for number in range(20)]
    for name in report.memory:
        report.levels_off(name)
    assert len(report.wrong) == 1
    assert "growing" in report.wrong[0]


def test_a_report_tells_the_amounts(tmp_path: Path) -> None:
    report = Report(60)
    report.count("kills", 12)
    report.memory |= {"a server": [1_000, 2_000, 3_000], "another": [1_000 * number for number in range(25)]}
    words = report.write(tmp_path / "campaign.md")
    assert "| kills | 12 |" in words
    assert "| a server | 1 | 2 | 3 | 3 | 1 / 2 / 3 |" in words
    assert "| another | 0 | 12 | 24 | 24 | 0 / 2 / 4 / 6 / 8 / 10 / 12 / 14 / 16 / 18 / 20 / 22 / 24 |" in words
