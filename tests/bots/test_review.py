"""Reviews add up, can be repeated, know whole turns only, and never what the seat could not see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

import farshore as fs
from farshore.bots import par
from farshore.bots.entrants import player
from farshore.bots.par import Par, Played, dealt, written
from farshore.bots.review import Reviewing, trial
from farshore.bots.review.attempt import attempt
from farshore.bots.review.factors import Found
from farshore.bots.review.futures import Futures
from farshore.bots.review.notes import Fared, Notes, TurnNote
from farshore.bots.review.numbers import Scale, judge_of
from farshore.bots.review.shape import Figure
from farshore.bots.review.sums import choice_of, differences, loss_of, reasons_of, sure_loss
from farshore.bots.review.turns import turns_of
from farshore.bots.review.work import Workshop
from farshore.bots.seated import play_out
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch, Match
from farshore.games import find

FEW = 2


@pytest.fixture(scope="module")
def isla() -> AnyMatch:
    """Two seats, hidden hands."""
    return fs.play("la_isla", ["casual", "greedy"], seed="review")


@pytest.fixture(scope="module")
def small() -> AnyMatch:
    """Six turns a seat."""
    return fs.play("skerries", ["casual", "greedy"], seed="review")


def test_every_row_adds_up_and_the_same_record_gives_the_same_review(small: AnyMatch) -> None:
    first, again = fs.review(small, futures=FEW), fs.review(small, futures=FEW)
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
    whole, cut = Reviewing(small, FEW), Reviewing(small, FEW)
    while whole.work():
        pass
    steps = 0
    while cut.work():
        steps += 1
        if steps % 7 == 0:
            cut = Reviewing(small, FEW, notes_again(cut.notes))
    assert cut.told() == whole.told()
    assert whole.told().done


def notes_again(notes: Notes) -> Notes:
    """As they come back from where they were kept."""
    return decode(encode(notes), type=Notes)


# Turns


def test_actions_that_were_taken_back_change_nothing() -> None:
    match = fs.play("explorers", ["greedy"], seed="undone")
    turns = turns_of(match, 0)
    undone = again(match, 0, undo_at=turns[3].done[1].number)
    assert len(undone.events) == len(match.events) + 2
    assert [turn.actions for turn in turns_of(undone, 0)] == [turn.actions for turn in turns]
    assert [turn.position for turn in turns_of(undone, 0)] == [turn.position for turn in turns]
    first, second = Workshop(match), Workshop(undone)
    for number in (3, 4):
        for workshop in (first, second):
            workshop.look_at_turn(0, number, FEW)
    assert first.notes == second.notes


def again(match: AnyMatch, seat: int, undo_at: int) -> AnyMatch:
    """The match once more, where one action is done, taken back and done again."""
    other: AnyMatch = Match(match.game, match.header.seats, match.header.options)
    for number, event in enumerate(match.events):
        other.do(event.actor, str(event.action))
        if number == undo_at:
            other.undo(seat)
            other.do(event.actor, str(event.action))
    return other


def test_another_order_of_the_same_marks_is_the_same_turn() -> None:
    orders = ([one_turn(fs.new("explorers", 1, seed=seed), end) for end in (0, -1)] for seed in range(20))
    workshop, other = next(map(Workshop, pair) for pair in orders if pair[0].events != pair[1].events)
    assert workshop.turns[0][0].actions != other.turns[0][0].actions
    notes = workshop.begin_turn(0, 0), other.begin_turn(0, 0)
    assert notes[0].plans[1:] == notes[1].plans[1:]
    assert notes[0].reference == notes[1].reference
    for each in (workshop, other):
        each.look_at_turn(0, 0, FEW)
    assert notes[0].fared == notes[1].fared
    assert workshop.turn_seed(0, 0) == other.turn_seed(0, 0)


def one_turn(match: AnyMatch, end: int) -> AnyMatch:
    """The first turn, with the same marks from one end or from the other, as far as the rules allow it."""
    match = match.branch(len(match.events))
    match.dealer = None
    while not str(match.events[-1]).startswith("0 terrain"):
        match.play(0, match.legal(0)[0])
    state, marks = match.branch(len(match.events)), list[str]()
    while options := [str(action) for action in state.legal(0) if str(action).startswith("mark")]:
        marks.append(min(options))
        state.do(0, marks[-1])
    for mark in possible_order(match, sorted(marks, reverse=end < 0)):
        match.do(0, mark)
    match.do(0, "done")
    return match


def possible_order(match: AnyMatch, marks: list[str]) -> list[str]:
    """These marks, each as early as the rules allow."""
    trial, left, order = match.branch(len(match.events)), list(marks), list[str]()
    while left:
        legal = {str(action) for action in trial.legal(0)}
        mark = next(each for each in left if each in legal)
        trial.do(0, mark)
        order.append(mark)
        left.remove(mark)
    return order


def test_what_others_do_in_the_same_phase_is_not_known_yet() -> None:
    match = fs.play("explorers", ["greedy", "greedy"], seed="both")
    for seat in (0, 1):
        for turn in turns_of(match, seat):
            assert seat in match.game.to_act(turn.position)
            before = match.states[turn.at]
            assert match.game.phase(before) == match.game.phase(turn.position)
            assert turn.position.seats[seat] == before.seats[seat]
    both = [[turn for turn in turns_of(match, seat) if turn.position.stage == "mark"] for seat in (0, 1)]
    assert any(mine.position == theirs.position for mine, theirs in zip(*both, strict=False))


# What the seat could not see


def test_hidden_cards_dealt_anew_change_nothing(isla: AnyMatch) -> None:
    """Each decision is judged from the view alone: behind the same view, whatever lies there."""
    game, number = isla.game, 12
    first = Workshop(isla)
    turn = first.turns[0][number]
    other = Workshop(isla)
    other.turns[0][number].position = game.guess(game.view(turn.position, 0), Random("anew"))
    assert other.turns[0][number].position != turn.position
    for each in (first, other):
        each.look_at_turn(0, number, FEW)
    assert first.notes.seats[0].turns[number] == other.notes.seats[0].turns[number]


@pytest.mark.parametrize("number", [0, 5])
def test_a_match_with_other_hidden_cards_has_the_same_review_of_a_turn(isla: AnyMatch, number: int) -> None:
    """The same match up to the end of the turn as the seat saw it; what it could not see is other."""
    other = dealt_anew(isla, 0, number)
    found = []
    for match in (isla, other):
        workshop = Workshop(match)
        workshop.look_at_turn(0, number, FEW)
        if number == 0:
            workshop.play_out(0)
        found.append(workshop.notes.seats[0])
    assert found[0] == found[1]
    assert isla.scores != other.scores


def dealt_anew(match: AnyMatch, seat: int, number: int) -> AnyMatch:
    """A match in which others got other cards before this turn, and then everybody plays on by chance."""
    turn = turns_of(match, seat)[number]
    before = match.events[: turn.at]
    since = max((at + 1 for at, event in enumerate(before) if event.actor != CHANCE), default=0)
    known = {event.action for event in before}
    changed: AnyMatch = Match(match.game, match.header.seats, match.header.options)
    for at, event in enumerate(before):
        action = event.action
        if at >= since and "?" in match.conceal(event, seat):
            action = next(each for each in match.game.chances(changed.state).actions if each not in known)
        assert action is not None
        changed.play(event.actor, action)
    for mine in turn.actions:
        changed.play(seat, mine)
    play_out(changed, [player("random")] * 2, "on")
    assert changed.events[: turn.at] != before
    return changed


def test_the_futures_follow_from_what_the_seat_was_told(isla: AnyMatch) -> None:
    """The same match, but the cards that the other seat got, and seat 0 never saw, were others."""
    game = isla.game
    futures = Futures(isla, judge_of(game), 0)
    at = turns_of(isla, 0)[0].at
    dealt = isla.branch(at)
    hidden = next(
        number for number, event in enumerate(dealt.events) if event.actor == CHANCE and "?" in dealt.conceal(event, 0)
    )
    changed: AnyMatch = Match(game, isla.header.seats, isla.header.options)
    for number, event in enumerate(dealt.events):
        outcomes = game.chances(changed.state).actions
        wanted = event.action if number != hidden else next(one for one in outcomes if one not in drawn(dealt))
        changed.play(CHANCE, wanted)
    assert [str(event) for event in changed.events] != [str(event) for event in dealt.events]
    assert futures.seed(at, "turn 0") == Futures(changed, judge_of(game), 0).seed(at, "turn 0")
    assert futures.seed(at, "turn 0") != Futures(changed, judge_of(game), 1).seed(at, "turn 0")


def drawn(match: AnyMatch) -> list[Any]:
    return [event.action for event in match.events]


# Figures


def note(played: list[float], *others: list[float]) -> TurnNote:
    fared = [Fared(points=points, lines={}) for points in (played, *others)]
    every = list(range(len(fared)))
    return TurnNote([["played"]] * len(fared), [0.0] * len(fared), 1, every, fared, futures=len(played))


def test_the_best_is_named_by_one_half_of_the_futures_and_measured_by_the_other() -> None:
    """Two turns that were lucky in one half each look better by 4 in their own half, and are worth nothing."""
    lucky = note([0.0] * 4, [4.0, 0.0, 4.0, 0.0], [0.0, 4.0, 0.0, 4.0])
    assert loss_of(lucky).mean == 0.0
    assert sure_loss(lucky) is None


def test_gains_and_losses_have_factors_of_their_own_and_each_half_of_the_futures_names_them_for_the_other() -> None:
    """What was lucky in one half is no gain there: it is scaled by what the other half says."""
    scale = Scale(losses=1.0, gains=0.5)
    assert choice_of(note([3.0] * 4, [1.0] * 4), scale).mean == 1.0
    assert choice_of(note([1.0] * 4, [3.0] * 4), scale).mean == -2.0
    assert choice_of(note([4.0, -2.0, 4.0, -2.0], [0.0] * 4), scale).mean == pytest.approx((4.0 - 1.0) / 2)
    assert loss_of(note([0.0] * 4, [0.0] * 4, [3.0] * 4), scale).mean == -1.5


def test_reasons_are_no_more_than_what_the_turn_lost() -> None:
    made = note([0.0] * 4, [4.0] * 4)
    made.fared[1].lines = {"gems": 12.0, "temples": 4.0}
    assert reasons_of(made, 1, 1.0) == {"gems": 3.0, "temples": 1.0}
    assert reasons_of(made, 1, 1.0, loss=-2.0) == {"gems": 1.5, "temples": 0.5}


def test_turns_are_named_as_in_the_log() -> None:
    match = fs.play("explorers", ["greedy"], seed="named")
    told = Reviewing(match).told().seats[0].turns
    assert (told[0].when.round, told[0].when.name.key) == (1, "turn-start")
    assert (told[9].when.round, told[9].when.name.args[0]) == (2, ("turn", 2))
    assert told[9].did is not None
    assert told[9].did.keys()[0] in ("spoken", "sum-terrain")


def test_a_loss_is_sure_from_a_point_and_two_standard_errors_on() -> None:
    assert sure_loss(note([0.0] * 4, [0.9] * 4)) is None
    assert sure_loss(note([0.0] * 4, [1.1] * 4)) == 1
    assert sure_loss(note([0.0] * 4, [8.0, 8.0, -5.0, -5.0])) is None
    assert choice_of(note([1.0, 2.0], [3.0, 4.0])).mean == -2.0


def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(fs.BadOption, match="review"):
        fs.review(fs.new("explorers", 1, seed=1))
    with pytest.raises(fs.BadOption, match="--futures"):
        fs.review(fs.play("skerries", ["random"], seed=1), futures=0)


def test_a_game_without_a_strategy_is_reviewed_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("skerries")
    monkeypatch.setattr(type(game), "strategy", None)
    match = fs.play(game, ["random", "random"], seed="plain")
    review = fs.review(match, futures=1)
    assert (review.kind, review.reference) == ("points", "greedy")
    assert review.seats[0].result == match.scores[0].total
    assert min(turn.choice for turn in review.seats[0].turns) < 0


def test_a_turn_can_be_tried_again_beside_the_best_and_the_played_one() -> None:
    match = fs.play("explorers", ["greedy"], seed="again")
    turn, number = turns_of(match, 0)[5], 5
    played, best = [str(action) for action in turn.actions], planned(match, turn.position)
    same = attempt(match, 0, number, played, best, best, FEW)
    assert (same.same, same.tried) == ("played", same.played)
    assert attempt(match, 0, number, best, best, best, FEW).tried == Figure(mean=0.0, se=0.0)
    with pytest.raises(fs.IllegalAction, match="whole turn"):
        attempt(match, 0, number, played[:1], best, best, FEW)
    with pytest.raises(fs.IllegalAction, match="no turn 99"):
        attempt(match, 0, 99, played, best, best, FEW)


def planned(match: AnyMatch, position: Any) -> list[str]:
    return [str(action) for action in match.game.strategy.plans(position, 0, 4)[0].actions]  # type: ignore[union-attr]


def test_the_part_that_cost_most_is_the_action_whose_exchange_helps_most() -> None:
    """A turn that differs from the best one in one mark alone lost by that mark."""
    match = fs.play("explorers", ["planner@1"], seed="part")
    workshop = Workshop(match)
    note_of = workshop.begin_turn(0, 10)
    turn = workshop.turns[0][10]
    near = next(at for at, plan in enumerate(note_of.plans) if at and len(set(plan) - set(map(str, turn.actions))) == 1)
    workshop.look_at_turn(0, 10, FEW)
    workshop.look_at_parts(0, 10, near, FEW)
    parts = workshop.notes.seats[0].parts[10]
    (instead,) = set(note_of.plans[near]) - set(map(str, turn.actions))
    assert {part.instead for part in parts} == {instead}
    whole = differences(note_of.fared[near].points, note_of.fared[0].points)
    assert whole in [pytest.approx(part.gains, abs=0.001) for part in parts]


# Trials


def trial_row(match: int, lost: float, won: float) -> trial.Row:
    """A seat whose losses count nine tenths and whose gains count half."""
    result = 100 + 0.9 * lost + 0.5 * won
    return trial.Row(
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
        points=Found(lost=lost, won=won, lost_error=0.0, won_error=0.0),
    )


def test_a_trial_finds_what_losses_and_gains_are_worth_and_judges_no_match_by_itself() -> None:
    told = list(trial.told("", [trial_row(match, -3.0 * (match % 5), 2.5 * (match % 7)) for match in range(16)]))
    assert "the greatest gap in a row: 0.00" in told
    assert told[-2:] == ["factor = 0.90  # ± 0.00", "gain_factor = 0.50  # ± 0.00"]
    as_they_are, crossed = [line for line in told if line.startswith("luck of all")]
    assert as_they_are != crossed == "luck of all: +0.0 ± 0.0"


def test_each_half_of_a_trial_knows_each_level() -> None:
    choices = {trial.LEVELS[0]: (0.0, 0.0), "casual": (-20.0, 0.0), "expert": (0.0, 10.0), "skilled": (-3.0, 1.0)}
    rows = [
        replace(trial_row(match, *choices[level]), level=level)
        for match, level in enumerate(trial.line_up(number, [1])[0] for number in range(16))
    ]
    as_they_are, crossed = [line for line in trial.told("", rows) if line.startswith("luck of all")]
    assert as_they_are != crossed == "luck of all: +0.0 ± 0.0"


# Pars


def test_pars_tell_what_each_thing_that_was_dealt_adds() -> None:
    played = [Played(("roads",) * (number % 2), (100 + 10 * (number % 2) + number % 3,)) for number in range(60)]
    found = Par.of(played)
    assert found.at(("roads",)) - found.at(()) == pytest.approx(10, abs=1.0)
    assert found.at(("roads",)) == pytest.approx(111, abs=0.5)


def test_pars_have_no_share_for_what_may_well_be_luck() -> None:
    rng = Random(6)
    names = {"roads": 12, "first": 0, "lakes": 0}
    played = []
    for _ in range(60):
        having = tuple(name for name in names if rng.random() < 0.4)
        played.append(Played(having, (round(140 + sum(names[name] for name in having) + rng.gauss(0, 14)),)))
    assert set(Par.of(played).dealt) == {"roads"}


def test_what_was_agreed_and_dealt_is_named_and_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fs.new("kingdom_maps", 1, seed=1)
    assert dealt(match.game, match.header.options, match.state) == match.state.criteria
    known = Par(120.0, 1.5, 40, {match.state.criteria[0]: 7.5})
    lines = "\n".join(written("farshore par kingdom_maps --make 40", {1: known}))
    monkeypatch.setattr(par, "packaged", lambda package, file: lines)
    par.pars_of.cache_clear()
    found = par.par_at(match.game, match.header.options, match.state)
    par.pars_of.cache_clear()
    assert found == Par(127.5, 1.5, 40)
    expert = fs.new("explorers", 1, seed=1, temples="expert")
    assert dealt(expert.game, expert.header.options, expert.state) == ("temples=expert",)
