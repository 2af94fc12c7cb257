"""The arena: same deals, rotated seats, a journal that lets it go on, and ratings one can trust."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from random import Random

import pytest

from farshore.bots import arena
from farshore.bots.arena import Contest, Pairing, run_contest, summary
from farshore.bots.bot import Budget
from farshore.bots.elo import count_wins, expected, fit, rate

DUEL = Contest("explorers", ("greedy", "random"), 2, "test")


def quiet(done: int, total: int) -> None:
    """No bar in tests."""


def test_every_line_up_plays_every_deal_in_every_rotation() -> None:
    contest = Contest("explorers", ("a", "b", "c"), 2, "s")
    pairings = list(contest.pairings(2))
    assert len(pairings) == 2 * 3 * 2
    assert Pairing(0, ("a", "b")) in pairings
    assert Pairing(0, ("b", "a")) in pairings
    assert len({pairing.key for pairing in pairings}) == len(pairings)


def test_a_stopped_contest_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "duel.jsonl"
    first = run_contest(DUEL, 1, 1, journal, quiet)
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "seats": ["gre')  # the machine went down while it was writing
    played: list[str] = []
    really = arena.play_one

    def watched(contest: Contest, pairing: Pairing) -> arena.Result:
        played.append(pairing.key)
        return really(contest, pairing)

    monkeypatch.setattr(arena, "play_one", watched)
    whole = run_contest(DUEL, 2, 1, journal, quiet)
    assert whole[:2] == first
    assert played == ["1:greedy,random", "1:random,greedy"]


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "duel.jsonl"
    run_contest(Contest("explorers", ("random",), 1, "one"), 1, 1, journal, quiet)
    with pytest.raises(SystemExit, match="another contest"):
        run_contest(Contest("explorers", ("random",), 1, "two"), 1, 1, journal, quiet)


def test_the_same_contest_has_the_same_result_in_one_process_or_two() -> None:
    def outcomes(jobs: int) -> list[object]:
        return [(result.key, result.lines) for result in run_contest(DUEL, 1, jobs, None, quiet)]

    assert outcomes(1) == outcomes(2)


def test_the_command_writes_a_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    arena.add_arguments(parser)
    out = tmp_path / "solo.json"
    words = ["explorers", "--bots", "random,greedy", "--games", "3", "--seed", "solo", "--out", str(out)]
    assert arena.run(parser.parse_args(words)) == 0
    table = capsys.readouterr().out
    assert "greedy" in table.splitlines()[1], "the stronger one stands first"
    result = json.loads(out.read_text("utf-8"))
    assert result["deals"] == 3
    best = result["bots"][0]
    assert best["name"] == "greedy"
    assert best["mean"] == pytest.approx(sum(best["lines"].values()))
    assert arena.run(parser.parse_args([*words, "--check", "6"])) == 0
    assert "6 decisions, 0 wrong" in capsys.readouterr().out


def test_a_summary_counts_wins_at_one_table() -> None:
    results = run_contest(DUEL, 3, 1, None, quiet)
    bots = summary(DUEL, results)["bots"]
    assert [bot["name"] for bot in bots] == ["greedy", "random"]
    assert bots[0]["lead_low"] > 0


def test_elo_of_known_results() -> None:
    wins = count_wins([[("a", (10,)), ("b", (5,))]] * 3 + [[("a", (1,)), ("b", (2,))]])
    assert wins == {("a", "b"): 3.0, ("b", "a"): 1.0}
    elo = fit(["a", "b"], {("a", "b"): 640.0, ("b", "a"): 360.0})
    assert elo["a"] == pytest.approx(100, abs=1)
    assert expected(elo["a"] - elo["b"]) == pytest.approx(0.64, abs=0.01)


def test_elo_of_a_chain_adds_up() -> None:
    rng = Random(5)
    strength = {"a": 0, "b": 150, "c": 300}
    deals = []
    for _ in range(400):
        for one, other in (("a", "b"), ("b", "c")):
            won = rng.random() < expected(strength[one] - strength[other])
            deals.append([[(one, (int(won),)), (other, (int(not won),))]])
    ratings = {rating.name: rating for rating in rate(["a", "b", "c"], deals, Random(1))}
    assert ratings["c"].elo == pytest.approx(300, abs=60)
    assert ratings["c"].low < 300 < ratings["c"].high
    assert 0 < ratings["b"].lead_low < ratings["b"].lead < ratings["b"].lead_high


def test_somebody_who_never_lost_has_a_finite_rating() -> None:
    assert 400 < fit(["a", "b"], {("a", "b"): 20.0, ("b", "a"): 0.0})["a"] < 1200


@pytest.mark.parametrize("words", ["", "200", "0.5s"])
def test_budgets_have_a_short_text(words: str) -> None:
    assert str(Budget.parse(words)) == words
