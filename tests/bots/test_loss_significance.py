"""A loss is called sure by continuations to the end of the match, and then it seldom has the wrong sign."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.json import decode, encode

import farshore as fs
from farshore.bots.levels import TURN_WIDTH
from farshore.bots.review import ReviewRun
from farshore.bots.review.config import judge_for, load_config
from farshore.bots.review.loss_significance import (
    FIRST,
    LEAST,
    MAX_SUSPECTS,
    MIN_LOSS,
    MOST,
    allot_continuations,
    choose_suspects,
    estimate,
    expected_loss,
    final_differences,
    is_sure_loss,
)
from farshore.bots.review.samples_to_review import estimate_loss
from farshore.bots.review.stored_samples import PlanSamples, ReviewSamples, TurnSamples
from farshore.bots.review.work_units import MatchEvaluator
from farshore.core.match import AnyMatch
from farshore.core.toml_data import DataError

TURNS = 2_000


@pytest.fixture(scope="module")
def small() -> AnyMatch:
    return fs.play("skerries", ["random", "greedy"], seed="blunders")


@pytest.fixture(scope="module")
def finished(small: AnyMatch) -> ReviewRun:
    """A review of the smallest game, for all tests that only read it."""
    run = ReviewRun(small, 16)
    run.finish()
    return run


def called_sure(rng: Random, true: float, bias: float, spread: float) -> bool:
    """Whether a turn with this true loss is called sure, as a review does it.

    The best of six plans is selected by rollouts, which repeat the error of the evaluation.
    """
    screened = true + min(rng.gauss(0, 1.5) for _ in range(6))
    error = rng.gauss(0, bias)
    gaps = [rng.gauss(true + error, spread) for _ in range(MOST)]
    costs = {(0, 0): 10}
    if not choose_suspects({(0, 0): screened}, costs, 10 * LEAST):
        return False
    count = allot_continuations({(0, 0): gaps[:FIRST]}, costs, 10 * 40)[0, 0]
    return is_sure_loss(gaps[:count], bias)


@pytest.mark.parametrize("spread", [0.5, 4.0, 15.0])
@pytest.mark.parametrize("bias", [0.0, 0.5, 1.5])
def test_turns_that_lost_nothing_are_called_sure_losses_in_one_of_a_hundred_cases(bias: float, spread: float) -> None:
    rng = Random(f"nothing/{spread}")
    wrong = sum(called_sure(rng, 0.0, bias, spread) for _ in range(TURNS))
    assert wrong / TURNS <= 0.015


def test_of_all_sure_losses_at_most_one_in_twenty_has_the_wrong_sign() -> None:
    """A match of a good player: most turns lost nothing or are better than the alternative, a few are mistakes."""
    rng, right, wrong = Random("match"), 0, 0
    for _ in range(TURNS):
        true = rng.choice((1.0, 0.5, 0.2, 0.0, 0.0, -0.5, -1.0, -3.0))
        if called_sure(rng, true, 0.3, 4.0):
            right, wrong = right + (true < 0), wrong + (true >= 0)
    assert right > 200
    assert wrong / (right + wrong) <= 0.05


def test_clear_mistakes_are_called_sure() -> None:
    rng = Random("mistakes")
    assert sum(called_sure(rng, -4.0, 0.3, 4.0) for _ in range(TURNS)) / TURNS >= 0.9


def test_a_loss_below_a_point_is_never_sure() -> None:
    gaps = [-0.9 * MIN_LOSS] * LEAST
    assert not is_sure_loss(gaps)
    assert is_sure_loss([2 * gap for gap in gaps])


def test_few_continuations_prove_nothing() -> None:
    assert not is_sure_loss([-9.0] * (LEAST - 1))


def test_no_seat_takes_more_than_its_share_of_the_tests() -> None:
    losses = {(seat, turn): -9.0 + seat for seat in (0, 1) for turn in range(9)}
    chosen = choose_suspects(losses, dict.fromkeys(losses, 1), 1_000)
    assert [seat for seat, _ in chosen] == [0, 1] * MAX_SUSPECTS, "the costliest turn of each seat comes first"


def test_turns_that_the_reference_player_would_not_have_played_are_tested_first() -> None:
    """Elsewhere the best plan is the luckiest of several, so half of the loss is expected to be luck."""
    results = [PlanSamples(), PlanSamples()]
    own, other = (TurnSamples([[], []], [0.0, 0.0], reference, [0, 1], results) for reference in (0, 1))
    losses = {(0, 0): expected_loss(own, -7.0), (0, 1): expected_loss(other, -4.0)}
    assert losses == {(0, 0): -3.5, (0, 1): -4.0}
    assert choose_suspects(losses, dict.fromkeys(losses, 10), 10 * LEAST) == [(0, 1)]


def test_what_is_left_of_the_budget_goes_to_a_turn_that_fits() -> None:
    losses = {(0, 0): -9.0, (1, 0): -8.0, (1, 1): -3.0}
    assert choose_suspects(losses, {(0, 0): 10, (1, 0): 9, (1, 1): 5}, 15 * LEAST) == [(0, 0), (1, 1)]


def test_a_turn_whose_test_exceeds_the_budget_is_not_tested() -> None:
    losses = {(0, 0): -20.0, (0, 1): -5.0}
    assert choose_suspects(losses, {(0, 0): 11, (0, 1): 10}, 10 * LEAST) == [(0, 1)]
    assert choose_suspects(losses, {(0, 0): 11, (0, 1): 10}, 9 * LEAST) == []


def test_if_one_turn_takes_the_whole_budget_a_second_short_one_is_tested_too() -> None:
    losses = {(0, 0): -20.0, (0, 1): -9.0, (0, 2): -5.0}
    assert choose_suspects(losses, {(0, 0): 10, (0, 1): 6, (0, 2): 5}, 10 * LEAST) == [(0, 0), (0, 2)]


# Settings of a game


def test_a_setting_may_depend_on_the_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    words = "[review]\nfutures = 8\nconfirm_error = [1.0, 0.5]\nconfirmations = [12, 14, 9]\n"
    monkeypatch.setattr("farshore.bots.review.config.read_packaged", lambda *_: words)
    load = load_config.__wrapped__
    found = [load("a.game", seats) for seats in (1, 2, 4)]
    assert [each.confirmations for each in found] == [12, 14, 9]
    assert [each.confirm_error for each in found] == [1.0, 0.5, 0.5]
    assert {each.rollouts for each in found} == {8}
    monkeypatch.setattr("farshore.bots.review.config.read_packaged", lambda *_: "[review]\nconfirmations = []\n")
    with pytest.raises(DataError, match="must have a number"):
        load("a.game", 1)


@pytest.mark.slow
def test_continuations_of_the_planner_with_its_own_width_are_those_of_the_reference_player() -> None:
    match = fs.play("kingdom_maps", ["greedy", "greedy"], seed="width")
    judge = judge_for(match.game, 2)
    state = match.states[len(match.events) // 2]
    seat = match.game.to_act(state)[0]
    assert judge.config.confirm_width == TURN_WIDTH
    assert judge.continuation_policy.quick_turn(state, seat, Random(1)) == judge.reference.quick_turn(
        state, seat, Random(2)
    )


# In a review of the smallest game


@pytest.mark.parametrize("seed", range(3))
def test_a_review_with_few_rollouts_still_finds_a_sure_loss_of_a_random_player(seed: int) -> None:
    review = ReviewRun(fs.play("skerries", ["random"], seed=seed), 4).finish()
    assert any(turn.sure for turn in review.seats[0].turns)


def test_a_review_continues_costly_turns_to_the_end_and_within_its_budget(finished: ReviewRun) -> None:
    run, review = finished, finished.result()
    turns = [turn for seat in review.seats for turn in seat.turns]
    tested = [turn for turn in turns if turn.continuations]
    assert tested
    assert {turn.continuations for turn in tested} <= {FIRST, *range(LEAST, MOST + 1)}
    assert all(turn.continuations >= LEAST for turn in turns if turn.sure)
    assert any(turn.sure for turn in turns)
    for one in review.seats:
        assert set(one.moments) <= {at for at, turn in enumerate(one.turns) if turn.sure}
    for seat, mine in enumerate(run.samples.seats):
        for number, samples in mine.turns.items():
            if gaps := final_differences(samples):
                assert review.seats[seat].turns[number].loss == pytest.approx(estimate(gaps).mean, abs=0.01)


def test_continuations_have_seeds_of_their_own(small: AnyMatch) -> None:
    """Or they would repeat the luck that made a turn suspicious."""
    other = MatchEvaluator(small)
    rollouts = other.rollouts(0)
    turn = other.turns[0][0]
    assert rollouts.seed(turn.at, "confirm 0") != other.turn_seed(0, 0)


def test_the_values_at_the_end_are_points_of_the_score_pad(small: AnyMatch) -> None:
    evaluator = MatchEvaluator(small)
    rollouts, turn = evaluator.rollouts(0), evaluator.turns[0][1]
    value = rollouts.finish(rollouts.sample_state(turn.position, "end"), turn.actions, "end")
    assert value.points == int(value.points)
    assert sum(value.lines.values()) == pytest.approx(value.points)
    assert value.lead is not None


def test_screening_counts_losses_in_rollouts_alone(finished: ReviewRun) -> None:
    """Whether a turn is tested must not depend on its continuations, or a stopped review would go on differently."""
    copied = decode(encode(finished.samples), type=ReviewSamples)
    continued = [each for mine in copied.seats for each in mine.turns.values() if each.continued]
    before = [estimate_loss(samples) for samples in continued]
    for samples in continued:
        samples.continued = []
    assert [estimate_loss(samples) for samples in continued] == before
