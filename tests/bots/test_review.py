"""Reviews add up, can be repeated, know whole turns only, and never what the seat could not see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

import farshore as fs
from farshore.bots import par_table as par
from farshore.bots.bot_matches import play_to_end
from farshore.bots.bot_spec import parse_bot
from farshore.bots.par_table import Par, setup_features
from farshore.bots.review import ReviewRun
from farshore.bots.review.attempt import evaluate_attempt
from farshore.bots.review.config import Judge, ReviewConfig, judge_for
from farshore.bots.review.loss_significance import FIRST, LEAST
from farshore.bots.review.rollouts import Rollouts, add_sample
from farshore.bots.review.samples_to_review import (
    differences,
    estimate_choice,
    estimate_final_loss,
    estimate_loss,
    loss_differences,
    score_reasons,
    select_best_plan,
    surely_better,
)
from farshore.bots.review.schema import Estimate
from farshore.bots.review.stored_samples import PlanSamples, ReviewSamples, TurnSamples
from farshore.bots.review.turns import find_turns
from farshore.bots.review.work_units import MatchEvaluator, compared_values
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore_research import review_known_strength
from farshore_research.par import ParMatch, fit_par, par_file_lines
from farshore_research.review_calibration import ChoiceTotals

FEW = 2


@pytest.fixture(scope="module")
def isla() -> AnyMatch:
    """Two seats, hidden hands."""
    return fs.play("la_isla", ["casual", "greedy"], seed="review")


@pytest.fixture(scope="module")
def solo() -> AnyMatch:
    """One seat, turns of several actions."""
    return fs.play("explorers", ["greedy"], seed="solo")


@pytest.fixture(scope="module")
def small() -> AnyMatch:
    """Six turns a seat."""
    return fs.play("skerries", ["casual", "greedy"], seed="review")


def test_every_row_adds_up_and_the_same_record_gives_the_same_review(small: AnyMatch) -> None:
    first, again = fs.review(small, rollouts=FEW), fs.review(small, rollouts=FEW)
    assert first == again
    seat_line = r"bot:\w+ \d+ \(choices [+-][\d.]+, luck [+-][\d.]+\)"
    assert re.fullmatch(f"<skerries, reviewed: {seat_line}, {seat_line}>", repr(first))
    for seat, score in zip(first.seats, small.scores, strict=True):
        assert seat.result == score.total
        assert seat.result == pytest.approx(seat.baseline.mean + seat.choices.mean + seat.luck.mean, abs=0.05)
        assert seat.choices.mean == pytest.approx(sum(turn.choice for turn in seat.turns), abs=0.05)
        assert seat.lead is not None
        parts = seat.lead.baseline.mean + seat.lead.choices.mean + seat.lead.luck.mean
        assert seat.lead.result == pytest.approx(parts, abs=0.05)
        assert seat.turns[-1].points <= seat.result
        assert seat.turns[0].expected_se == seat.baseline.se < seat.turns[3].expected_se
    assert first.seats[0].lead is not None
    assert first.seats[1].lead is not None
    assert first.seats[0].lead.result == -first.seats[1].lead.result


def test_work_that_stopped_goes_on_from_its_notes(small: AnyMatch) -> None:
    whole, cut = ReviewRun(small, FEW), ReviewRun(small, FEW)
    while whole.step():
        pass
    steps = 0
    while cut.step():
        steps += 1
        if steps % 7 == 0:
            cut = ReviewRun(small, FEW, decode_again(cut.samples))
    assert cut.result() == whole.result()
    assert whole.result().done


def test_what_has_no_error_bar_is_not_known_yet(small: AnyMatch) -> None:
    run = ReviewRun(small, FEW)
    begun = run.result().seats[0]
    assert not any(part.known for part in (begun.baseline, begun.choices, begun.luck))
    assert not any(turn.known for turn in begun.turns)
    for _ in range(len(small.header.seats)):
        run.step()
    first = run.result().seats[0]
    assert (first.turns[-1].known, first.baseline.known, first.choices.known) == (True, False, False)
    over = run.finish().seats[0]
    assert all(part.known for part in (over.baseline, over.choices, over.luck))
    assert all(turn.known for turn in over.turns)
    assert all(turn.rollouts >= 2 for turn in over.turns if turn.best)


def decode_again(notes: ReviewSamples) -> ReviewSamples:
    """As they come back from where they were kept."""
    return decode(encode(notes), type=ReviewSamples)


# Turns


def test_actions_that_were_taken_back_change_nothing(solo: AnyMatch) -> None:
    match = solo
    turns = find_turns(match, 0)
    undone = again(match, 0, undo_at=turns[3].done[1].number)
    assert len(undone.events) == len(match.events) + 2
    assert [turn.actions for turn in find_turns(undone, 0)] == [turn.actions for turn in turns]
    assert [turn.position for turn in find_turns(undone, 0)] == [turn.position for turn in turns]
    first, second = MatchEvaluator(match), MatchEvaluator(undone)
    for number in (3, 4):
        for evaluator in (first, second):
            evaluator.sample_turn(0, number, 1)
    assert first.samples == second.samples


def again(match: AnyMatch, seat: int, undo_at: int) -> AnyMatch:
    """The match once more, where one action is done, taken back and done again."""
    other: AnyMatch = Match(match.game, match.header.seats, match.header.options)
    for number, event in enumerate(match.events):
        other.play_text(event.actor, str(event.action))
        if number == undo_at:
            other.undo(seat)
            other.play_text(event.actor, str(event.action))
    return other


def test_another_order_of_the_same_marks_is_the_same_turn() -> None:
    orders = ([one_turn(fs.new("explorers", 1, seed=seed), end) for end in (0, -1)] for seed in range(20))
    evaluator, other = next(map(MatchEvaluator, pair) for pair in orders if pair[0].events != pair[1].events)
    assert evaluator.turns[0][0].actions != other.turns[0][0].actions
    notes = evaluator.begin_turn(0, 0), other.begin_turn(0, 0)
    assert notes[0].plans[1:] == notes[1].plans[1:]
    assert notes[0].reference == notes[1].reference
    for each in (evaluator, other):
        each.sample_turn(0, 0, FEW)
    assert notes[0].results == notes[1].results
    assert evaluator.turn_seed(0, 0) == other.turn_seed(0, 0)


def one_turn(match: AnyMatch, end: int) -> AnyMatch:
    """The first turn, with the same marks from one end or from the other, as far as the rules allow it."""
    match = match.branch(len(match.events))
    match.dealer = None
    while not str(match.events[-1]).startswith("0 terrain"):
        match.play(0, match.legal(0)[0])
    state, marks = match.branch(len(match.events)), list[str]()
    while options := [str(action) for action in state.legal(0) if str(action).startswith("mark")]:
        marks.append(min(options))
        state.play_text(0, marks[-1])
    for mark in possible_order(match, sorted(marks, reverse=end < 0)):
        match.play_text(0, mark)
    match.play_text(0, "done")
    return match


def possible_order(match: AnyMatch, marks: list[str]) -> list[str]:
    """These marks, each as early as the rules allow."""
    trial, left, order = match.branch(len(match.events)), list(marks), list[str]()
    while left:
        legal = {str(action) for action in trial.legal(0)}
        mark = next(each for each in left if each in legal)
        trial.play_text(0, mark)
        order.append(mark)
        left.remove(mark)
    return order


def test_what_others_do_in_the_same_phase_is_not_known_yet() -> None:
    match = fs.play("explorers", ["greedy", "greedy"], seed="both")
    for seat in (0, 1):
        for turn in find_turns(match, seat):
            assert seat in match.game.to_act(turn.position)
            before = match.states[turn.at]
            assert match.game.phase(before) == match.game.phase(turn.position)
            assert turn.position.seats[seat] == before.seats[seat]
    both = [[turn for turn in find_turns(match, seat) if turn.position.stage == "mark"] for seat in (0, 1)]
    assert any(mine.position == theirs.position for mine, theirs in zip(*both, strict=False))


# What the seat could not see


def test_hidden_cards_dealt_anew_change_nothing(isla: AnyMatch) -> None:
    """Each decision is judged from the view alone: behind the same view, whatever lies there."""
    game, number = isla.game, 12
    first = MatchEvaluator(isla)
    turn = first.turns[0][number]
    other = MatchEvaluator(isla)
    other.turns[0][number].position = game.sample_state(game.view(turn.position, 0), Random("anew"))
    assert other.turns[0][number].position != turn.position
    for each in (first, other):
        each.sample_turn(0, number, FEW)
    assert first.samples.seats[0].turns[number] == other.samples.seats[0].turns[number]


@pytest.mark.parametrize("number", [0, 5])
def test_a_match_with_other_hidden_cards_has_the_same_review_of_a_turn(isla: AnyMatch, number: int) -> None:
    """The same match up to the end of the turn as the seat saw it; what it could not see is other."""
    other = dealt_anew(isla, 0, number)
    found = []
    for match in (isla, other):
        evaluator = MatchEvaluator(match)
        evaluator.sample_turn(0, number, FEW)
        if number == 0:
            evaluator.sample_baseline(0)
        found.append(evaluator.samples.seats[0])
    assert found[0] == found[1]
    assert isla.scores != other.scores


def dealt_anew(match: AnyMatch, seat: int, number: int) -> AnyMatch:
    """A match in which others got other cards before this turn, and then everybody plays on by chance."""
    turn = find_turns(match, seat)[number]
    before = match.events[: turn.at]
    since = max((at + 1 for at, event in enumerate(before) if event.actor != CHANCE), default=0)
    known = {event.action for event in before}
    changed: AnyMatch = Match(match.game, match.header.seats, match.header.options)
    for at, event in enumerate(before):
        action = event.action
        if at >= since and "?" in match.notation_for(event, seat):
            action = next(each for each in match.game.chance_outcomes(changed.state).actions if each not in known)
        assert action is not None
        changed.play(event.actor, action)
    for mine in turn.actions:
        changed.play(seat, mine)
    play_to_end(changed, [parse_bot("random")] * 2, "on")
    assert changed.events[: turn.at] != before
    return changed


def test_the_futures_follow_from_what_the_seat_was_told(isla: AnyMatch) -> None:
    """The same match, but the cards that the other seat got, and seat 0 never saw, were others."""
    game = isla.game
    rollouts = Rollouts(isla, judge_for(game, 2), 0)
    at = find_turns(isla, 0)[0].at
    start = isla.branch(at)
    hidden = next(
        number
        for number, event in enumerate(start.events)
        if event.actor == CHANCE and "?" in start.notation_for(event, 0)
    )
    changed: AnyMatch = Match(game, isla.header.seats, isla.header.options)
    for number, event in enumerate(start.events):
        outcomes = game.chance_outcomes(changed.state).actions
        wanted = event.action if number != hidden else next(one for one in outcomes if one not in drawn(start))
        changed.play(CHANCE, wanted)
    assert [str(event) for event in changed.events] != [str(event) for event in start.events]
    assert rollouts.seed(at, "turn 0") == Rollouts(changed, judge_for(game, 2), 0).seed(at, "turn 0")
    assert rollouts.seed(at, "turn 0") != Rollouts(changed, judge_for(game, 2), 1).seed(at, "turn 0")


def drawn(match: AnyMatch) -> list[Any]:
    return [event.action for event in match.events]


# Figures


def turn_samples(played: list[float], *others: list[float]) -> TurnSamples:
    fared = [PlanSamples(points=points, lines={}) for points in (played, *others)]
    every = list(range(len(fared)))
    return TurnSamples([["played"]] * len(fared), [0.0] * len(fared), 1, every, fared, rollouts=len(played))


def test_the_best_is_named_by_one_half_of_the_futures_and_measured_by_the_other() -> None:
    """Two turns that were lucky in one half each look better by 40 in their own half, and are worth nothing."""
    lucky = turn_samples([0.0] * 4, [40.0, 0.0, 40.0, 0.0], [0.0, 40.0, 0.0, 40.0])
    assert estimate_loss(lucky).mean == 0.0


def test_differences_in_rollouts_prove_nothing_however_alike_they_are() -> None:
    """Rollouts share the error of the evaluation at their end: only continuations to the end of the match prove."""
    for count in (2, 8, 64):
        made = turn_samples([0.0] * count, [3.0, 3.1] * (count // 2))
        select_best_plan(made)
        assert surely_better(made, ReviewConfig()) is None
        continue_turn(made, [0.0] * LEAST, [3.0, 3.1] * (LEAST // 2))
        assert surely_better(made, ReviewConfig()) == 1


def test_a_turn_is_not_tested_before_it_has_all_its_continuations() -> None:
    made = turn_samples([0.0] * 8, [3.0, 3.1] * 4)
    select_best_plan(made)
    continue_turn(made, [0.0] * LEAST, [3.0] * LEAST)
    made.continuations = LEAST + 8
    assert surely_better(made, ReviewConfig()) is None
    made.continuations = FIRST
    assert surely_better(made, ReviewConfig()) is None


def test_the_loss_of_a_continued_turn_is_that_at_the_end_of_the_match() -> None:
    made = turn_samples([0.0, 1.0] * 8, [5.0, 6.0] * 8)
    select_best_plan(made)
    assert estimate_loss(made).mean == -5.0
    continue_turn(made, [2.0, 3.0] * (LEAST // 2), [1.0] * LEAST)
    assert estimate_final_loss(made, ReviewConfig()).mean == 1.5
    assert surely_better(made, ReviewConfig()) is None


def continue_turn(samples: TurnSamples, played: list[float], best: list[float]) -> None:
    samples.continued = [PlanSamples(points=played), PlanSamples(points=best)]
    samples.continuations = len(played)


@pytest.mark.parametrize(("weight", "compared"), [(1.0, [7.0]), (0.25, [16.0]), (0.0, [19.0])])
def test_a_game_says_how_much_of_the_opponents_points_counts_when_plans_are_compared(
    monkeypatch: pytest.MonkeyPatch, weight: float, compared: list[float]
) -> None:
    """In a position with 19 points and a lead of 7, the best opponent has 12."""
    game = fs.load("skerries")
    match: AnyMatch = Match(game, ["Ada", "Ben"])
    judge = Judge(game, judge_for(game, 2).strategy, ReviewConfig(opponent_weight=weight), points_only=False)
    rollouts = Rollouts(match, judge, 0)
    monkeypatch.setattr(type(judge.strategy), "estimate_by_line", lambda *_: [("way", 19.0)])
    monkeypatch.setattr(type(judge.strategy), "relative_points", lambda *_: 7.0)
    results = PlanSamples()
    add_sample(results, rollouts.evaluate_position(match.state))
    assert (compared_values(results), results.leads, results.points) == (compared, [7.0], [19.0])


def test_the_turn_of_the_reference_player_is_best_unless_another_is_a_point_better() -> None:
    """Among many plans, the one that seems best in rollouts is most likely one whose evaluation is too high."""
    for better, best in ((5.5, 1), (8.0, 2)):
        made = turn_samples([0.0] * 8, [5.0] * 8, [better] * 8)
        select_best_plan(made)
        assert made.best == best


def test_after_the_best_is_settled_the_loss_is_that_against_the_best_alone() -> None:
    """A candidate that stopped getting rollouts must not shorten the comparison, or a real loss vanishes."""
    settled = turn_samples([0.0] * 4, [9.0, 1.0, 1.0, 9.0], [5.0, 5.0, 5.0, 5.0], [14.0, 16.5, 16.5, 14.0])
    settled.halves = [[1, 2, 3], [1, 2, 3]]
    select_best_plan(settled)
    assert (settled.best, settled.settled, settled.kept) == (3, 4, [0, 1, 3])
    for _ in range(28):
        for at, value in ((0, 0.0), (1, 5.0), (3, 16.0)):
            settled.results[at].points.append(value)
        settled.rollouts += 1
    gaps = loss_differences(settled)
    assert len(gaps) == settled.rollouts == 32
    assert gaps[4:] == [-16.0] * 28
    assert estimate_loss(settled).mean < -14


def test_plans_with_different_rollouts_are_not_compared() -> None:
    with pytest.raises(ValueError, match="shorter"):
        differences([1.0, 2.0], [1.0])


def test_reasons_are_no_more_than_what_the_turn_lost() -> None:
    made = turn_samples([0.0] * 4, [4.0] * 4)
    made.results[1].lines = {"gems": 12.0, "temples": 4.0}
    assert score_reasons(made, 1, 1.0) == {"gems": 3.0, "temples": 1.0}
    assert score_reasons(made, 1, 1.0, loss=-2.0) == {"gems": 1.5, "temples": 0.5}


def test_the_reasons_of_a_tested_turn_add_up_to_its_loss() -> None:
    made = turn_samples([0.0] * 4, [4.0] * 4)
    select_best_plan(made)
    continue_turn(made, [0.0] * LEAST, [5.0] * LEAST)
    made.continued[1].lines = {"gems": 3.0 * LEAST, "temples": 2.0 * LEAST}
    assert score_reasons(made, 1, 1.0, loss=-4.0) == {"gems": 2.4, "temples": 1.6}


def test_turns_are_named_as_in_the_log(solo: AnyMatch) -> None:
    answer = ReviewRun(solo).result().seats[0].turns
    assert (answer[0].when.round, answer[0].when.name.key) == (1, "turn-start")
    assert (answer[9].when.round, answer[9].when.name.args[0]) == (2, ("turn", 2))
    assert answer[9].did is not None
    assert answer[9].did.keys()[0] in ("spoken", "sum-terrain")


def test_a_choice_is_the_difference_to_the_turn_of_the_reference_player() -> None:
    assert estimate_choice(turn_samples([1.0, 2.0], [3.0, 4.0])).mean == -2.0


def test_the_reference_turn_is_the_turn_of_the_reference_player(small: AnyMatch, isla: AnyMatch) -> None:
    """One search gives it and the other candidates, so it must be that of the reference player."""
    for match, numbers in ((small, range(6)), (isla, (0, 7))):
        evaluator = MatchEvaluator(match)
        for number in numbers:
            turn, rollouts = evaluator.turns[0][number], evaluator.rollouts(0)
            planned = evaluator.judge.reference.quick_turn(turn.position, 0, Random(0))
            samples = evaluator.begin_turn(0, number)
            mine, its = (
                evaluator._state_after(turn, actions)
                for actions in (
                    evaluator.parse_actions(samples.plans[samples.reference]),
                    rollouts.complete_turn(turn.position, planned),
                )
            )
            assert mine == its


def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(fs.BadOption, match="review"):
        fs.review(fs.new("explorers", 1, seed=1))
    with pytest.raises(fs.BadOption, match="--futures"):
        fs.review(fs.play("skerries", ["random"], seed=1), rollouts=0)


def test_a_game_without_a_strategy_is_reviewed_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("skerries")
    monkeypatch.setattr(type(game), "strategy", None)
    match = fs.play(game, ["random", "random"], seed="plain")
    review = fs.review(match, rollouts=1)
    assert (review.kind, review.reference) == ("points", "greedy")
    assert review.seats[0].result == match.scores[0].total
    assert min(turn.choice for turn in review.seats[0].turns) < 0


def test_a_turn_can_be_tried_again_beside_the_best_and_the_played_one(solo: AnyMatch) -> None:
    match = solo
    number, turn, best = next(
        (number, turn, best)
        for number, turn in enumerate(find_turns(match, 0))
        for best in [planned(match, turn.position)]
        if len(turn.actions) > 1 and set(best) != set(map(str, turn.actions))
    )
    played = [str(action) for action in turn.actions]
    same = evaluate_attempt(match, 0, number, played, best, FEW)
    assert (same.same, same.tried) == ("played", same.played)
    assert evaluate_attempt(match, 0, number, best, best, FEW).tried == Estimate(mean=0.0, se=0.0)
    with pytest.raises(fs.IllegalAction, match="finished"):
        evaluate_attempt(match, 0, number, played[:1], best, FEW)
    with pytest.raises(fs.IllegalAction, match="no turn 99"):
        evaluate_attempt(match, 0, 99, played, best, FEW)


def planned(match: AnyMatch, position: Any) -> list[str]:
    return [str(action) for action in match.game.strategy.plans(position, 0, 4)[0].actions]  # type: ignore[union-attr]


def test_the_part_that_cost_most_is_the_action_whose_exchange_helps_most(solo: AnyMatch) -> None:
    """A turn that differs from the best one in one mark alone lost by that mark."""
    evaluator = MatchEvaluator(solo)
    number, samples, near = next(
        (number, samples, at)
        for number, turn in enumerate(evaluator.turns[0])
        for samples in [evaluator.begin_turn(0, number)]
        for at, plan in enumerate(samples.plans)
        if at and len(plan) == len(turn.actions) and len(set(plan) - set(map(str, turn.actions))) == 1
    )
    turn = evaluator.turns[0][number]
    evaluator.sample_turn(0, number, FEW)
    evaluator.sample_swaps(0, number, near, FEW)
    parts = evaluator.samples.seats[0].parts[number]
    (instead,) = set(samples.plans[near]) - set(map(str, turn.actions))
    assert {part.instead for part in parts} == {instead}
    whole = differences(samples.results[near].points, samples.results[0].points)
    assert whole in [pytest.approx(part.gains, abs=0.001) for part in parts]


# Trials


def trial_row(match: int, lost: float, won: float) -> review_known_strength.TrialRow:
    """A seat whose losses count nine tenths and whose gains count half."""
    result = 100 + 0.9 * lost + 0.5 * won
    return review_known_strength.TrialRow(
        match=match,
        level="casual" if won < 5 else "expert",
        seats=1,
        result=result,
        baseline=100.0,
        choices=lost + won,
        choices_se=0.0,
        luck=result - 100 - lost - won,
        worst=0.0,
        seconds=1.0,
        points=ChoiceTotals(lost=lost, won=won, lost_error=0.0, won_error=0.0),
    )


def test_a_trial_finds_what_losses_and_gains_are_worth_and_judges_no_match_by_itself() -> None:
    answer = list(
        review_known_strength.format_report(
            "", [trial_row(match, -3.0 * (match % 5), 2.5 * (match % 7)) for match in range(16)]
        )
    )
    assert "largest gap in a row: 0.00" in answer
    assert answer[-2:] == ["points lost: 0.90 ± 0.00", "points won: 0.50 ± 0.00"]
    as_they_are, crossed = [line for line in answer if line.startswith("luck of all")]
    assert as_they_are != crossed == "luck of all seats: +0.0 ± 0.0"


def test_each_half_of_a_trial_knows_each_level() -> None:
    choices = {
        review_known_strength.LEVELS[0]: (0.0, 0.0),
        "casual": (-20.0, 0.0),
        "expert": (0.0, 10.0),
        "skilled": (-3.0, 1.0),
    }
    rows = [
        replace(trial_row(match, *choices[level]), level=level)
        for match, level in enumerate(review_known_strength.seating(number, [1])[0] for number in range(16))
    ]
    as_they_are, crossed = [
        line for line in review_known_strength.format_report("", rows) if line.startswith("luck of all")
    ]
    assert as_they_are != crossed == "luck of all seats: +0.0 ± 0.0"


# Pars


def test_pars_tell_what_each_thing_that_was_dealt_adds() -> None:
    played = [ParMatch(("roads",) * (number % 2), (100 + 10 * (number % 2) + number % 3,)) for number in range(60)]
    found = fit_par(played)
    assert found.at(("roads",)) - found.at(()) == pytest.approx(10, abs=1.0)
    assert found.at(("roads",)) == pytest.approx(111, abs=0.5)


def test_pars_have_no_share_for_what_may_well_be_luck() -> None:
    rng = Random(6)
    names = {"roads": 12, "first": 0, "lakes": 0}
    played = []
    for _ in range(60):
        having = tuple(name for name in names if rng.random() < 0.4)
        played.append(ParMatch(having, (round(140 + sum(names[name] for name in having) + rng.gauss(0, 14)),)))
    assert set(fit_par(played).adjustments) == {"roads"}


def test_what_was_agreed_and_dealt_is_named_and_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fs.new("kingdom_maps", 1, seed=1)
    assert setup_features(match.game, match.header.options, match.state) == match.state.criteria
    known = Par(120.0, 1.5, 40, {match.state.criteria[0]: 7.5})
    lines = "\n".join(par_file_lines("farshore par kingdom_maps --make 40", {1: known}))
    monkeypatch.setattr(par, "read_packaged", lambda package, file: lines)
    par.load_pars.cache_clear()
    found = par.par_for(match.game, match.header.options, match.state)
    par.load_pars.cache_clear()
    assert found == Par(127.5, 1.5, 40)
    expert = fs.new("explorers", 1, seed=1, temples="expert")
    assert setup_features(expert.game, expert.header.options, expert.state) == ("temples=expert",)
