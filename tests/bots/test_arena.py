"""The arena: same deals, rotated seats, a journal that lets it go on, and ratings one can trust."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time, sleep

import pytest

from farshore.bots import arena, bot_matches
from farshore.bots.arena import Contest, Pairing, as_table, run_contest, summary, use_processor_time
from farshore.bots.bot import Budget
from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.bots.bot_spec import parse_bot
from farshore.bots.custom_weights import WeightsFileBot
from farshore.bots.elo import count_wins, expected_share, fit_ratings, rate
from farshore.bots.levels import TURN_WIDTH
from farshore.cli import main
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, BadOption
from farshore.core.match import AnyMatch, Match
from farshore.core.strategy import LearnedTable
from farshore.games import find

SMALL = "skerries"
"""The walk-through game: a contest of it takes a moment. Real games have a case each at the end."""
DUEL = Contest(SMALL, ("greedy", "random"), 2, "test")


def quiet(done: int, total: int) -> None:
    """No bar in tests."""


def test_every_line_up_plays_every_deal_in_every_rotation() -> None:
    contest = Contest(SMALL, ("a", "b", "c"), 2, "s")
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
    really = arena.play_pairing

    def watched(contest: Contest, pairing: Pairing) -> arena.ContestResult:
        played.append(pairing.key)
        return really(contest, pairing)

    monkeypatch.setattr(arena, "play_pairing", watched)
    whole = run_contest(DUEL, 2, 1, journal, quiet)
    assert whole[:2] == first
    assert played == ["1:greedy,random", "1:random,greedy"]
    assert run_contest(DUEL, 2, 1, journal, quiet) == whole, "the journal can be read a second time"
    assert len(played) == 2


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "duel.jsonl"
    run_contest(Contest(SMALL, ("random",), 1, "one"), 1, 1, journal, quiet)
    with pytest.raises(BadOption, match="--seed one"):
        run_contest(Contest(SMALL, ("random",), 1, "two"), 1, 1, journal, quiet)
    journal.write_text("Dear diary", "utf-8")
    with pytest.raises(BadOption, match="no-journal"):
        run_contest(DUEL, 1, 1, journal, quiet)
    assert journal.read_text("utf-8") == "Dear diary"
    journal.write_text("", "utf-8")
    assert len(run_contest(DUEL, 1, 1, journal, quiet)) == 2


def test_nobody_plays_the_same_match_twice() -> None:
    pairs = Contest("explorers", ("a", "b"), 4, "s")
    assert [pairing.key for pairing in pairs.pairings(1)] == ["0:a,b,a,b", "0:b,a,b,a"]
    assert pairs.deals_for(100) == 50
    assert Contest("explorers", ("a", "b", "c"), 2, "s").deals_for(5) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nowhere", "no game “nowhere”. Choose from: explorers"),
        ("explorers --bots nobody", "no bot “nobody”. Choose from: random"),
        ("explorers --bots nowhere:Bot", "“nowhere:Bot” can’t be loaded: No module"),
        ("explorers --bots random:Nobody", "“random:Nobody” can’t be loaded"),
        ("explorers --bots json:JSONDecoder", "needs a method “choose”"),
        ("explorers --bots ,", "at least one bot"),
        ("explorers --bots random,random", "“random” is entered twice"),
        ("explorers --bots expert@", "“expert@” is not a budget"),
        ("explorers --bots expert@0s", "“0s” is not a budget"),
        ("explorers --bots expert@-5", "“-5” is not a budget"),
        ("explorers --bots expert@nans", "“nans” is not a budget"),
        ("explorers --bots expert@soon", "“soon” is not a budget"),
        ("explorers --seats 9", "1–4 players, not 9"),
        ("explorers --games 0", "--games must be 1 or more, not 0"),
        ("explorers --jobs -1", "--jobs must be 1 or more, not -1"),
        ("explorers --check -2", "--check must be 1 or more, not -2"),
        ("explorers --option gems=raw", "“raw” is not a value of the option “gems”. Choose from: basic, expert"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words.split()]) == 1
    printed = capsys.readouterr().err
    assert printed.startswith("farshore: ")
    assert said in printed
    assert printed.count("\n") == 1


WRONG = """
class Silent:
    name = "silent"

    def choose(self, game, view, seat, budget, rng):
        return []


class Cheat:
    name = "cheat"

    def choose(self, game, view, seat, budget, rng):
        legal = set(game.legal(view, seat))
        return [next(action for action in game.all_actions if action not in legal)]


class Alone:
    name = "alone"

    def choose(self, game, view, seat, budget, rng):
        return game.legal(view, seat)[0]


class First:
    name = "first"

    def choose(self, game, view, seat, budget, rng):
        return [game.legal(view, seat)[0]]


class Vandal(First):
    def choose(self, game, view, seat, budget, rng):
        from farshore.laws.views import overwrite_all_values

        chosen = super().choose(game, view, seat, budget, rng)
        overwrite_all_values(view)
        return chosen
"""


@pytest.mark.parametrize("game", ["kingdom_maps", "explorers", SMALL])
def test_a_bot_that_writes_on_what_it_sees_changes_nothing_and_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    (tmp_path / "wrongbots.py").write_text(WRONG, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    monkeypatch.delitem(sys.modules, "wrongbots", raising=False)
    bots = {name: getattr(import_module("wrongbots"), name)() for name in ("First", "Vandal")}
    played = [play_match(find(game), [BotPlayer(bot)] * 2, {}, SeededDealer("1"), "1").scores for bot in bots.values()]
    assert played[0] == played[1]
    match: AnyMatch = Match(find(game), ["bot:x", "bot:x"])
    match.deal(SeededDealer("1"))
    before = deepcopy(match.state)
    bot_matches.play_turn(match, 0, BotPlayer(bots["Vandal"]), "1")
    assert match.states[-2] == before
    assert main(["arena", game, "--bots", "wrongbots:Vandal", "--check", "3"]) == 1
    said = capsys.readouterr().out
    assert "3 decisions, 3 wrong" in said
    assert "modified the view it was given" in said


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Silent", "silent returned nothing"),
        ("Cheat", "cheat chose an action that isn’t legal"),
        ("Alone", "expected a list of actions"),
    ],
)
def test_a_bot_that_does_nothing_or_what_it_may_not_stops_the_contest(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    bot: str,
    said: str,
    jobs: str,
) -> None:
    (tmp_path / "wrongbots.py").write_text(WRONG, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    monkeypatch.delitem(sys.modules, "wrongbots", raising=False)
    entered = ["explorers", "--bots", f"wrongbots:{bot}"]  # at its first decision something is illegal
    assert main(["arena", *entered, "--games", "3", "--jobs", jobs]) == 1
    printed = capsys.readouterr().err
    assert said in printed
    assert "why-" not in printed, "the reason is said in words"
    assert printed.count("\n") == 1
    if jobs == "1":
        assert main(["arena", *entered, "--check", "3"]) == 1
        assert "3 decisions, 3 wrong" in capsys.readouterr().out


@pytest.mark.slow
def test_a_stopped_contest_plays_no_further_match(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[dict[str, bool]] = []
    really = ProcessPoolExecutor.shutdown

    def watched(pool: ProcessPoolExecutor, **how: bool) -> None:
        stopped.append(how)
        really(pool, **how)

    monkeypatch.setattr(ProcessPoolExecutor, "shutdown", watched)

    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_contest(Contest(SMALL, ("random",), 1, "stop"), 400, 2, None, interrupt)
    assert stopped == [{"cancel_futures": True}]


def test_the_same_contest_has_the_same_result_in_one_process_or_two() -> None:
    def outcomes(jobs: int) -> list[object]:
        return [(result.key, result.lines) for result in run_contest(DUEL, 1, jobs, None, quiet)]

    assert outcomes(1) == outcomes(2)


def test_the_command_writes_a_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    arena.add_arguments(parser)
    out = tmp_path / "solo.json"
    words = [SMALL, "--bots", "random,greedy", "--games", "3", "--seed", "solo", "--out", str(out)]
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
    results = run_contest(DUEL, 10, 1, None, quiet)
    bots = summary(DUEL, results)["bots"]
    assert [bot["name"] for bot in bots] == ["greedy", "random"]
    assert bots[0]["lead_low"] > 0


def test_few_deals_have_no_interval() -> None:
    result = summary(DUEL, run_contest(DUEL, 2, 1, None, quiet))
    assert [bot[key] for bot in result["bots"] for key in ("low", "high", "lead_low", "lead_high")] == [None] * 8
    assert as_table(result).splitlines()[1].split()[2:5:2] == ["–", "–"]


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_each_game_has_contests(game: str) -> None:
    """One deal in both rotations: results of both bots, line by line."""
    contest = Contest(game, ("greedy", "random"), 2, "short")
    results = run_contest(contest, 1, 1, None, quiet)
    assert [result.key for result in results] == ["0:greedy,random", "0:random,greedy"]
    assert all(len(result.lines) == 2 for result in results)
    best = summary(contest, results)["bots"][0]
    assert (best["name"], best["mean"]) == ("greedy", pytest.approx(sum(best["lines"].values())))


def test_elo_of_known_results() -> None:
    wins = count_wins([[("a", (10,)), ("b", (5,))]] * 3 + [[("a", (1,)), ("b", (2,))]])
    assert wins == {("a", "b"): 3.0, ("b", "a"): 1.0}
    elo = fit_ratings(["a", "b"], {("a", "b"): 640.0, ("b", "a"): 360.0})
    assert elo["a"] == pytest.approx(100, abs=1)
    assert expected_share(elo["a"] - elo["b"]) == pytest.approx(0.64, abs=0.01)


def test_elo_of_a_chain_adds_up() -> None:
    rng = Random(5)
    strength = {"a": 0, "b": 150, "c": 300}
    deals = []
    for _ in range(400):
        for one, other in (("a", "b"), ("b", "c")):
            won = rng.random() < expected_share(strength[one] - strength[other])
            deals.append([[(one, (int(won),)), (other, (int(not won),))]])
    ratings = {rating.name: rating for rating in rate(["a", "b", "c"], deals, Random(1))}
    assert ratings["c"].elo == pytest.approx(300, abs=60)
    middle = ratings["b"]
    assert ratings["c"].low is not None
    assert ratings["c"].high is not None
    assert ratings["c"].low < 300 < ratings["c"].high
    assert middle.lead_low is not None
    assert middle.lead_high is not None
    assert 0 < middle.lead_low < middle.lead < middle.lead_high


def test_somebody_who_never_lost_has_a_finite_rating() -> None:
    assert 400 < fit_ratings(["a", "b"], {("a", "b"): 20.0, ("b", "a"): 0.0})["a"] < 1200


@pytest.mark.parametrize("words", ["", "200", "0.5s"])
def test_budgets_have_a_short_text(words: str) -> None:
    assert str(Budget.parse(words)) == words


def test_in_a_contest_seconds_are_those_of_the_processor() -> None:
    """So that a busy machine, on which everybody waits, changes no result."""
    budget = use_processor_time(parse_bot("expert@0.05s")).budget
    assert budget == Budget(seconds=0.05)
    clock, peoples = budget.start(), Budget(seconds=0.05).start()
    sleep(0.06)
    assert peoples.over()
    assert not clock.over()
    until = process_time() + 0.06
    while process_time() < until:
        pass
    assert clock.over()


def test_a_file_of_numbers_plays_as_a_planner(tmp_path: Path) -> None:
    """So the bots of yesterday can enter: with their weights and what they had learned, or nothing."""
    game, file = find("explorers"), tmp_path / "old.toml"
    assert game.strategy is not None
    state = game.start(1)
    for drawn in range(40):
        acting = game.to_act(state)
        if acting != (CHANCE,):
            break
        state = game.apply(state, CHANCE, SeededDealer("file").draw(game.chance_outcomes(state), drawn))
    weights = "".join(f"{name} = 0.0\n" for name in ("temple_key", "village_middle"))
    file.write_text(f"[weights]\n{weights}", "utf-8")
    poor = game.strategy.with_learned_table(LearnedTable()).with_weights({"temple_key": 0.0, "village_middle": 0.0})
    bot = parse_bot(f"{file}").bot
    assert bot.choose(game, state, 0, Budget(), Random(1)) in [
        plan.actions for plan in poor.plans(state, 0, TURN_WIDTH)[:3]
    ]
    assert isinstance(bot, WeightsFileBot)
    assert bot.bots["explorers"].strategy.weights == poor.weights
    assert bot.bots["explorers"].strategy.learned_table == LearnedTable()
    assert parse_bot(f"{file}").bot is bot, "read once for all matches"


@pytest.mark.parametrize("words", [None, "[weights", "[weights]\ngem = 'much'"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, words: str | None) -> None:
    file = tmp_path / "bad.toml"
    if words is not None:
        file.write_text(words, "utf-8")
    with pytest.raises(BadOption) as refused:
        parse_bot(str(file))
    assert refused.value.reason.key == "bot-not-loaded"
