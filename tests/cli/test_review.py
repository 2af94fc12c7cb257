"""`farshore review` and `farshore par`, as people type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import farshore as fs
from cli.test_commands import run
from farshore.bots.par_table import FILE, load_pars


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "match.toml"
    fs.write(fs.play("skerries", ["casual", "random"], seed="review"), path)
    return path


def test_a_review_is_told_as_a_table_and_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("review", str(record), "--futures", "4", capsys=capsys)
    assert code == 0
    assert out.splitlines()[0].split() == ["Expected", "Choices", "Luck", "Result"]
    assert "Lead over the best opponent" in out
    assert "1 bot:random: " in out
    code, out, _ = run("review", str(record), "--futures", "4", "--json", capsys=capsys)
    assert code == 0
    for seat in json.loads(out)["seats"]:
        parts = [seat[name]["mean"] for name in ("baseline", "choices", "luck")]
        assert seat["result"] == pytest.approx(sum(parts), abs=0.05)
        assert {"se", "mean", "known"} == set(seat["luck"])
        for turn in seat["turns"]:
            assert {"events", "choice", "loss", "se", "reasons", "best"} <= set(turn)


def test_what_cannot_be_reviewed_is_said_in_a_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    going_on = tmp_path / "going-on.toml"
    fs.write(fs.new("skerries", 1, seed=1), going_on)
    broken = tmp_path / "broken.toml"
    broken.write_text(record.read_text("utf-8").replace('"0 land', '"0 sink', 1), "utf-8")
    for words, said in (
        ((str(going_on),), "You can review a match when it’s over."),
        ((str(broken),), "sink"),
        ((str(record), "--futures", "0"), "--futures must be 1 or more"),
        ((str(tmp_path / "nowhere.toml"),), "nowhere.toml"),
        (("--trial", "chess"), "chess"),
    ):
        code, out, err = run("review", *words, capsys=capsys)
        assert (code, out) == (1, "")
        assert said in err


def test_a_trial_reviews_players_of_known_strength_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("review", "--trial", "skerries", "--seats", "2", "--futures", "2", "--out", str(tmp_path / "rows"))
    code, out, _ = run(*words, "--games", "1", capsys=capsys)
    assert code == 0
    assert (tmp_path / "rows").read_text("utf-8").count("\n") == 2
    code, out, _ = run(*words, "--games", "2", capsys=capsys)
    assert code == 0
    assert out.startswith("skerries: 2 matches, 4 seats")
    assert "largest gap in a row: 0.00" in out
    assert (tmp_path / "rows").read_text("utf-8").count("\n") == 4


@pytest.mark.slow
def test_planted_mistakes_are_reviewed_and_go_on_where_they_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = tmp_path / "rows"
    words = ("review", "--planted", "skerries", "--seats", "2", "--continuations", "4", "--seed", "p")
    code, out, _ = run(*words, "--matches", "3", "--out", str(rows), capsys=capsys)
    assert code == 0
    assert out.startswith("skerries: 3 matches, ")
    first = rows.read_text("utf-8")
    code, again, _ = run(*words, "--matches", "3", "--out", str(rows), capsys=capsys)
    assert (code, again, rows.read_text("utf-8")) == (0, out, first)
    assert sorted(json.loads(line)["match"] for line in first.splitlines()) == [0, 1, 2]
    assert ("found as the costliest move" in out) == any(json.loads(line)["turn"] >= 0 for line in first.splitlines())
    code, _, err = run(*words, "--continuations", "0", capsys=capsys)
    assert (code, "--continuations must be 1 or more" in err) == (1, True)


def test_pars_are_made_written_down_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("par", "skerries", capsys=capsys)
    assert (code, "no table of pars" in out) == (0, True)
    game = fs.load("skerries")
    file = Path(str(__import__("skerries").__file__)).parent / "data" / FILE
    try:
        load_pars.cache_clear()
        code, made, _ = run("par", "skerries", "--make", "4", "--seats", "1,2", capsys=capsys)
        assert code == 0
        load_pars.cache_clear()
        assert run("par", "skerries", capsys=capsys)[1] == made
        match = fs.play("skerries", ["greedy"], seed=2)
        par = fs.review(match, rollouts=1).seats[0].par
        assert par is not None
        assert par.mean == load_pars(type(game).__module__)[1].at(())
    finally:
        file.unlink(missing_ok=True)
        load_pars.cache_clear()
    code, _, err = run("par", "skerries", "--seats", "9", capsys=capsys)
    assert (code, "9" in err) == (1, True)
