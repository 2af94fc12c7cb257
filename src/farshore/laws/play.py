"""Laws of play: actions, chance, acting together, undo."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.rng import Rng
from farshore.core.text import Text
from farshore.laws.random_positions import SampledPosition, require

FEW = 6


def legal_actions_are_listed_once(at: SampledPosition) -> None:
    """Legal actions are different, come from `all_actions`, and only seats to act have any."""
    every = set(at.game.all_actions)
    for seat in at.seats:
        legal = at.actions(seat)
        require(len(set(legal)) == len(legal), f"an action of seat {seat} is listed twice")
        require(
            set(legal) <= every,
            f"seat {seat} may do what is not in `all_actions`: {sorted(map(str, {*legal} - every))}",
        )
        require(bool(legal) == (seat in at.acting), f"seat {seat}: {len(legal)} actions, to_act {at.acting}")


def legal_actions_can_be_applied(at: SampledPosition) -> None:
    """Every legal action can be applied; `step` on a clone does the same as `apply`."""
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), FEW):
            own = at.state.clone()
            require(own == at.state, "a clone differs from its original")
            at.game.step(own, seat, action)
            require(own == at.game.apply(at.state, seat, action), f"step and apply differ for '{action}'")


def illegal_actions_are_refused(at: SampledPosition) -> None:
    """Any other action raises IllegalAction with a reason."""
    for seat in at.seats:
        legal = set(at.actions(seat))
        others = [action for action in at.game.all_actions if action not in legal]
        for action in at.sample_items(others, 2 * FEW):
            _refused(at, seat, action)
    if at.acting != (CHANCE,):
        for action in at.sample_items(at.game.all_actions, 2):
            _refused(at, CHANCE, action)


def _refused(at: SampledPosition, seat: Seat, action: Any) -> None:
    try:
        at.game.apply(at.state, seat, action)
    except IllegalAction as error:
        require(isinstance(error.reason, Text), f"'{action}' is refused without a Text")
    else:
        require(False, f"seat {seat} did '{action}', which is not legal")


def playouts_choose_legal_actions(at: SampledPosition) -> None:
    """A random playout chooses among the legal actions as the same random numbers do step by step, to the end."""
    seed = at.rng.getrandbits(32)
    before, stepped, state = deepcopy(at.state), at.state.clone(), at.state.clone()
    decisions = _play_step_by_step(Rng(seed), at.game, stepped)
    require(not at.game.to_act(stepped), "choosing from what is legal leads to no end")
    require(at.game.play_out(state, Rng(seed)) == decisions, "a play-out counts other decisions than were made")
    require(state == stepped, "a play-out leads elsewhere than its steps")
    require(at.state == before, "a play-out of a clone changed its original")


def _play_step_by_step(rng: Rng, game: AnyGame, state: Any) -> int:
    """Play to the end one action at a time; return the number of decisions."""
    decisions = 0
    for _ in range(game.info.max_length + game.info.max_chances):
        acting = game.to_act(state)
        if not acting:
            break
        if acting[0] == CHANCE:
            game.step(state, CHANCE, rng.draw(game.chance_outcomes(state)))
            continue
        legal = game.legal(state, acting[0])
        game.step(state, acting[0], legal[rng.randrange(len(legal))])
        decisions += 1
    return decisions


def apply_does_not_change_its_argument(at: SampledPosition) -> None:
    """`apply`, and `step` on a clone, do not change the state they were given."""
    before = deepcopy(at.state)
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), FEW):
            at.game.apply(at.state, seat, action)
            at.game.step(at.state.clone(), seat, action)
            require(at.state == before, f"'{action}' changed the state it was given")


def chance_outcomes_have_weights(at: SampledPosition) -> None:
    """Chance outcomes differ, have a fixed order and positive integer weights; the rules draw nothing themselves."""
    if at.acting == (CHANCE,):
        chances = list(at.game.chance_outcomes(at.state))
        require(bool(chances), "a chance point without outcomes")
        require(all(type(weight) is int and weight > 0 for _, weight in chances), "a weight is not a positive int")
        require(len({str(outcome) for outcome, _ in chances}) == len(chances), "two outcomes have the same text")
        require(list(at.game.chance_outcomes(at.state.clone())) == chances, "asked twice, chance has other outcomes")
    else:
        require(CHANCE not in at.acting, f"to_act is {at.acting}: chance acts alone")


def simultaneous_actions_commute(at: SampledPosition) -> None:
    """Seats that act at the same time do not affect each other's actions, in any order."""
    if len(at.acting) < 2:
        return
    one, two = at.rng.sample(at.acting, 2)
    for first, second in zip(
        at.sample_items(at.actions(one), FEW), at.sample_items(at.actions(two), FEW), strict=False
    ):
        after_one = at.game.apply(at.state, one, first)
        after_two = at.game.apply(at.state, two, second)
        if at.game.phase(after_one) == at.game.phase(at.state):
            same = list(at.game.legal(after_one, two)) == at.actions(two)
            require(same, f"'{first}' of seat {one} changes what seat {two} may do")
        both = at.game.apply(after_one, two, second), at.game.apply(after_two, one, first)
        require(both[0] == both[1], f"'{first}' of seat {one} and '{second}' of seat {two} do not commute")


def phase_never_falls(at: SampledPosition) -> None:
    """`phase` never falls."""
    now = at.game.phase(at.state)
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), FEW):
            after = at.game.phase(at.game.apply(at.state, seat, action))
            require(after >= now, f"'{action}' lets the phase fall from {now} to {after}")


def undo_returns_to_an_equal_state(at: SampledPosition) -> None:
    """An action can be undone until something is settled or shown, and not after that."""
    for seat in at.acting:
        if seat == CHANCE:
            continue
        for action in at.sample_items(at.actions(seat), 2):
            trial = at.match.branch(len(at.match.events))
            trial.play(seat, action)
            if at.game.phase(trial.state) == at.game.phase(at.state):
                require(trial.can_undo(seat), f"'{action}' cannot be taken back")
                trial.undo(seat)
                require(trial.state == at.state, f"after '{action}' and undo the state differs")
            else:
                require(not any(map(trial.can_undo, at.seats)), f"'{action}' was settled, yet can be taken back")


def revealing_actions_cannot_be_undone(at: SampledPosition) -> None:
    """An action by which a seat learns something cannot be undone: the phase rises."""
    for seat in at.acting:
        if seat == CHANCE:
            continue
        other = at.game.sample_state(at.game.view(at.state, seat), at.rng)
        for action in at.sample_items(at.actions(seat), FEW):
            here, there = at.game.apply(at.state, seat, action), at.game.apply(other, seat, action)
            if at.game.view(here, seat) != at.game.view(there, seat):
                risen = at.game.phase(here) > at.game.phase(at.state)
                require(risen, f"'{action}' shows seat {seat} something, and could be taken back")


def score_lines_add_up(at: SampledPosition) -> None:
    """Every seat has a score pad with the same lines, all whole numbers, and its total is their sum."""
    scores = at.game.scores(at.state)
    require(len(scores) == len(at.seats), f"{len(scores)} score pads for {len(at.seats)} seats")
    names = [line.name for line in scores[0].lines]
    require(len(set(names)) == len(names), "two lines of the score pad have one name")
    for score in scores:
        require([line.name for line in score.lines] == names, "the seats' score pads have other lines")
        require(all(type(line.points) is int for line in score.lines), "points must be whole numbers")
    totals = tuple([score.total for score in scores])
    require(at.game.totals(at.state) == totals, f"totals are {at.game.totals(at.state)}, and the pads say {totals}")


LAWS = (
    legal_actions_are_listed_once,
    legal_actions_can_be_applied,
    playouts_choose_legal_actions,
    illegal_actions_are_refused,
    apply_does_not_change_its_argument,
    chance_outcomes_have_weights,
    simultaneous_actions_commute,
    phase_never_falls,
    undo_returns_to_an_equal_state,
    revealing_actions_cannot_be_undone,
    score_lines_add_up,
)
