"""Who does the work changes nothing that comes out: one process, several, a cluster, and workers that are killed."""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from farshore.bots import Budget
from farshore.bots.worker_pool import LOCAL, Pool, ProcessPool, SerialPool, open_pool
from farshore.cli import main
from farshore.cli.simulate import MatchOutcome, Task, play_task

NUMBERS = tuple(range(40))


def tasks(many: int) -> list[Task]:
    names = ("bot:random", "bot:random")
    return [Task("kingdom_maps", names, {}, {}, f"pool/{number}", None, Budget(), True) for number in range(many)]


def killed_once(marker: str, number: int) -> int:
    """The worker that gets to 17 first is killed as a machine would be: without a word."""
    if number == 17:
        try:
            os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def played(pool: Pool, many: int) -> list[MatchOutcome]:
    return list(pool.map(play_task, tasks(many)))


@pytest.mark.slow
def test_several_processes_bring_what_one_brings_also_if_one_is_killed(tmp_path: Path) -> None:
    assert played(ProcessPool(2), 6) == played(SerialPool(), 6)
    work = partial(killed_once, str(tmp_path / "killed"))
    assert list(ProcessPool(2).map(work, NUMBERS)) == list(NUMBERS)
    assert (tmp_path / "killed").exists()
    assert sorted(ProcessPool(2).imap_unordered(abs, NUMBERS)) == list(NUMBERS)


@pytest.mark.slow
def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(RuntimeError):
        list(ProcessPool(1).map(deadly, (1,)))


PATIENT = (
    "RAY_RAYLET_START_WAIT_TIME_S",
    "RAY_worker_register_timeout_seconds",
    "RAY_gcs_server_request_timeout_seconds",
)


@pytest.mark.slow
def test_a_cluster_of_two_workers_brings_the_same_with_one_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting in PATIENT:
        monkeypatch.setenv(setting, "600")  # a busy machine is no broken one
    pytest.importorskip("ray", reason="Ray is not installed: the first lines of `python3 test.py` say why")
    marker = str(tmp_path / "killed")

    def play_or_die(task: Task) -> MatchOutcome:
        """Inside of the test, so that it travels with the work: the first worker that gets to the third is killed."""
        if task.seed == "pool/2":
            with suppress(FileExistsError):
                os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
                os.kill(os.getpid(), signal.SIGKILL)
        return play_task(task)

    with open_pool(2, LOCAL) as cluster:
        assert cluster.workers == 2
        assert list(cluster.map(play_or_die, tasks(4))) == played(SerialPool(), 4)
    assert Path(marker).exists()


@pytest.mark.slow
def test_records_of_many_matches_go_into_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, several = tmp_path / "alone.jsonl", tmp_path / "several.jsonl"
    words = ["simulate", "kingdom_maps", "--games", "3", "--seed", "7", "--out"]
    assert main([*words, str(alone)]) == 0
    assert main([*words, str(several), "--jobs", "2"]) == 0
    assert alone.read_bytes() == several.read_bytes()
    rows = [json.loads(line) for line in alone.read_text("utf-8").splitlines()]
    assert [row["seed"] for row in rows] == ["7/1", "7/2", "7/3"]
    record = tmp_path / "one.toml"
    record.write_text(rows[0]["record"], "utf-8")
    capsys.readouterr()
    assert main(["replay", str(record), "--json"]) == 0
    assert [sum(pad.values()) for pad in json.loads(capsys.readouterr().out)["scores"]] == rows[0]["points"]


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: `python3 test.py` says why")
    file = tmp_path / "matches.parquet"
    assert main(["simulate", "kingdom_maps", "--games", "2", "--seed", "7", "--out", str(file)]) == 0
    lines = tmp_path / "matches.jsonl"
    assert main(["simulate", "kingdom_maps", "--games", "2", "--seed", "7", "--out", str(lines)]) == 0
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert [row["seed"] for row in rows] == ["7/1", "7/2"]
    assert parquet.read_table(str(file)).to_pylist() == rows


@pytest.mark.parametrize("command", ["arena", "tune", "train", "simulate", "review", "par", "dataset"])
def test_every_long_command_takes_a_cluster(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "--ray" in capsys.readouterr().out
