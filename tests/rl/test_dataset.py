"""`farshore dataset`: rows that can be replayed, the same in one process or several, with checksums."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farshore.cli import main
from farshore.games import find
from farshore.rl import EnvConfig, Simulator

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: `python3 test.py` says why")

WORDS = ["dataset", "kingdom_maps", "--seats", "2", "--bots", "greedy,random", "--games", "3", "--explore", "0.3"]


def rows_in(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*.parquet")) for row in parquet.read_table(str(file)).to_pylist()]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    assert main([*WORDS, "--shards", "2", "--out", str(folder)]) == 0
    return folder


def test_every_row_is_a_decision_of_a_match_that_can_be_replayed(written: Path) -> None:
    rows = rows_in(written)
    match = Simulator(find("kingdom_maps"), 2, EnvConfig())
    for number in range(3):
        match.reset(f"train/1/{number}")
        mine = [row for row in rows if row["match"] == number]
        assert [row["decision"] for row in mine] == list(range(len(mine)))
        for row in mine:
            seen = bytearray(match.spec.size)
            match.write_tensor(row["seat"], seen)
            assert (row["seat"], row["observation"]) == (match.to_act[0], bytes(seen))
            assert row["legal"] == sorted(match.legal_numbers(row["seat"]))
            match.step(row["seat"], row["action"])
        assert match.over
        assert {tuple(row["points"]) for row in mine} == {match.points()}
        assert {tuple(row["returns"]) for row in mine} == {match.returns()}


def test_the_policy_is_the_chance_of_each_legal_action(written: Path) -> None:
    rows = rows_in(written)
    for row in rows:
        assert len(row["policy"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-5)
        assert max(row["policy"]) == pytest.approx(0.7 + 0.3 / len(row["legal"]), abs=1e-5)
    choices = [row for row in rows if len(row["legal"]) > 1]
    explored = [row for row in choices if row["policy"][row["legal"].index(row["action"])] < 0.5]
    assert 0 < len(explored) < 0.3 * len(choices)


def test_processes_write_the_same_bytes(written: Path, tmp_path: Path) -> None:
    assert main([*WORDS, "--shards", "2", "--jobs", "2", "--out", str(tmp_path)]) == 0
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {
        file.name: file.read_bytes() for file in written.iterdir()
    }


def test_splits_share_no_deal(written: Path, tmp_path: Path) -> None:
    assert main([*WORDS, "--split", "test", "--out", str(tmp_path)]) == 0
    first = [{row["observation"] for row in rows_in(folder) if row["decision"] == 0} for folder in (written, tmp_path)]
    assert first[0].isdisjoint(first[1])


def test_a_changed_file_is_named(written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in written.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert main(["dataset", "--verify", str(tmp_path)]) == 0
    assert "All 2 files agree" in capsys.readouterr().out
    changed = sorted(tmp_path.glob("*.parquet"))[1]
    changed.write_bytes(changed.read_bytes()[:-1])
    assert main(["dataset", "--verify", str(tmp_path)]) == 1
    assert changed.name in capsys.readouterr().out
    (tmp_path / "dataset.json").write_text("{}", "utf-8")
    assert main(["dataset", "--verify", str(tmp_path)]) == 1
    assert "dataset.json does not describe a dataset" in capsys.readouterr().err


def test_the_manifest_describes_the_observation(written: Path) -> None:
    manifest = json.loads((written / "dataset.json").read_text("utf-8"))
    spec = Simulator(find("kingdom_maps"), 2, EnvConfig()).spec
    assert [(block["name"], tuple(block["shape"])) for block in manifest["blocks"]] == list(spec.parts)
    assert sum(shard["rows"] for shard in manifest["shards"]) == len(rows_in(written))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["dataset"], "Name a game and a folder"),
        (["dataset", "explorers"], "Name a game and a folder"),
        (["dataset", "explorers", "--out", "x", "--explore", "2"], "from 0 to 1"),
        (["dataset", "explorers", "--out", "x", "--games", "0"], "games"),
        (["dataset", "explorers", "--out", "x", "--bots", "genius"], "genius"),
    ],
)
def test_bad_arguments_write_nothing(
    words: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 1
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
