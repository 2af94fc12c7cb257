"""Rounds and turns of two to four players: rolling, announcing, taking, choosing, and who is next."""

from __future__ import annotations

import pytest

from farshore.core.game import CHANCE, IllegalAction
from farshore.core.match import Match
from farshore.games.kingdom_maps import game
from games.kingdom_maps.positions import can, drawable, fill, holes, play, position, refused


def quick_turn(roll: str, active: int, seats: int, territory: str, hexes: str) -> list[str]:
    """A turn in which everybody goes by a 1 and draws the same hex."""
    events = [f"- roll {roll}", f"{active} announce {territory}", f"{active} take 1"]
    events += [f"{seat} take 1" for seat in range(seats) if seat != active]
    for seat in range(seats):
        events += [f"{seat} draw {hexes}", f"{seat} done"]
    return events


# The active player


def test_active_player_rolls_then_announces_then_takes() -> None:  # ruling 3
    state = position("", seats=3)
    assert game.to_act(state) == (CHANCE,)
    state = play(state, "- roll 1 3 4 4")
    assert game.to_act(state) == (0,)
    assert all(words.startswith("announce") for words in can(state))
    state = play(state, "0 announce forest")
    assert game.to_act(state) == (0,)
    assert can(state) == ["take 1", "take 3", "take 4"]


def test_announcing_crosses_out_a_use_of_the_active_player_only() -> None:
    state = play(position("", seats=3), "- roll 1 3 4 4", "0 announce forest")
    assert [chart.uses for chart in state.seats] == [[2, 1, 2, 2, 2, 2], [2] * 6, [2] * 6]


def test_without_uses_a_territory_cannot_be_announced() -> None:
    state = play(position("", seats=2, uses={"lake": 0}), "- roll 1 2 3")
    assert "announce lake" not in can(state)
    assert refused(state, "0 announce lake").key == "no-use-left"


def test_without_uses_a_territory_can_still_be_drawn_when_another_announces_it() -> None:
    state = position("", seats=2)
    state.seats[1].uses[3] = 0
    state = play(state, "- roll 1 2 3", "0 announce lake", "0 take 3", "1 take 1", "1 draw E5")
    assert state.seats[1].land[3].bit_count() == 1


def test_taken_die_leaves_the_table() -> None:
    state = play(position("", seats=3), "- roll 1 3 4 4", "0 announce forest", "0 take 4")
    assert (state.dice, state.taken) == ((1, 3, 4), 4)


def test_announcement_and_die_can_be_taken_back_until_something_else_happens() -> None:  # ruling 3
    match = Match(game, ["a", "b"], {"criteria": "A1 A2 B1 B2", "first": "seat1"})
    match.replay(["- roll 1 2 3", "0 announce forest", "0 take 3", "0 undo", "0 undo", "0 announce lake", "0 take 2"])
    assert match.state.seats[0].uses == [3, 3, 3, 2, 3, 3]
    match.replay(["1 take 1"])
    with pytest.raises(IllegalAction) as refusal:
        match.undo(0)
    assert refusal.value.reason.key == "undo-built-on"


# The passive players


def test_passive_players_choose_among_the_dice_left() -> None:
    state = play(position("", seats=3), "- roll 1 3 4 6", "0 announce forest", "0 take 4")
    assert can(state, 1) == can(state, 2) == ["take 1", "take 3", "take 6"]
    assert refused(state, "1 take 4").key == "die-not-there"


def test_passive_players_take_no_die_and_may_choose_the_same() -> None:
    state = play(position("", seats=3), "- roll 1 3 4 6", "0 announce forest", "0 take 4", "1 take 3", "2 take 3")
    assert state.dice == (1, 3, 6)
    assert [chart.number for chart in state.seats] == [4, 3, 3]


def test_the_value_that_was_taken_can_be_chosen_if_another_die_shows_it() -> None:  # ruling 4
    state = play(position("", seats=2), "- roll 2 4 4", "0 announce forest", "0 take 4")
    assert can(state, 1) == ["take 2", "take 4"]


def test_choices_are_made_at_once_and_in_any_order() -> None:  # ruling 5
    state = play(position("", seats=3), "- roll 1 1 1 1", "0 announce forest", "0 take 1")
    assert game.to_act(state) == (0, 1, 2)
    one = play(state, "0 draw E5", "1 take 1", "2 take 1", "2 draw A1", "1 draw I5", "0 score A1")
    other = play(state, "2 take 1", "2 draw A1", "1 take 1", "0 draw E5", "0 score A1", "1 draw I5")
    assert one == other


def test_example_of_the_rulebook_martina() -> None:  # ruling 2: 4 dice show 1, 3 and 4
    state = play(position("", seats=3), "- roll 1 3 4 4", "0 announce forest", "0 take 4", "1 take 3", "2 take 3")
    for seat, names in enumerate(("A1 A2 A3 A4", "A1 A2 A3", "I1 I2 I3")):
        state = play(fill(state, seat, *names.split()), f"{seat} done")
    assert [chart.land[1].bit_count() for chart in state.seats] == [4, 3, 3]
    assert (state.active, state.stage, str(game.chance_outcomes(state)[0][0])) == (1, "roll", "roll 1 1 1")


def test_everybody_draws_the_announced_territory() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce swamp", "0 take 1", "1 take 1", "1 draw A1")
    assert state.seats[1].land[5].bit_count() == 1


def test_passive_players_wait_until_the_active_one_has_taken() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce swamp")
    assert game.legal(state, 1) == ()
    assert refused(state, "1 take 1").key == "not-your-turn"


# Turns and rounds


def test_next_player_rolls_the_remaining_dice() -> None:
    state = play(position("", seats=3), *quick_turn("1 1 1 1", 0, 3, "lake", "E4"))
    assert (state.round, state.turn, state.active) == (1, 1, 1)
    assert str(game.chance_outcomes(state)[0][0]) == "roll 1 1 1"
    state = play(state, *quick_turn("1 1 1", 1, 3, "lake", "E3"))
    assert str(game.chance_outcomes(state)[0][0]) == "roll 1 1"


def test_round_ends_with_one_die_left_and_the_next_starts_with_all() -> None:
    state = play(
        position("", seats=2), *quick_turn("1 1 1", 0, 2, "lake", "E4"), *quick_turn("1 1", 1, 2, "farm", "E3")
    )
    assert (state.round, state.turn) == (2, 0)
    assert str(game.chance_outcomes(state)[0][0]) == "roll 1 1 1"


def test_next_round_is_started_by_the_player_to_the_left_of_the_last_starter() -> None:
    state = position("", seats=3, first=1)
    order = []
    for cell in ("A1", "A2", "A3", "A4", "A5", "B6"):
        order.append(state.active)
        roll = " ".join(["1"] * (4 - state.turn))
        state = play(state, *quick_turn(roll, state.active, 3, "lake", cell))
    assert order == [1, 2, 0, 2, 0, 1]


def test_turn_ends_when_the_last_has_drawn() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce lake", "0 take 1", "0 draw A1", "0 done")
    assert game.to_act(state) == (1,)
    assert state.seats[0].group
    before = game.phase(state)
    state = play(state, "1 take 1", "1 draw A1", "1 done")
    assert game.phase(state) > before
    assert not state.seats[0].group


def test_done_can_be_taken_back_until_the_turn_ends() -> None:
    match = Match(game, ["a", "b"], {"criteria": "A1 A2 B1 B2", "first": "seat1"})
    match.replay(["- roll 1 1 1", "0 announce lake", "0 take 1", "0 draw A1", "0 done", "0 undo", "0 undo"])
    assert drawable(match.state, 0)
    match.replay(["0 draw A2", "0 done", "1 take 1", "1 draw A1", "1 done"])
    assert not match.can_undo(0)


# What does not fit


def test_a_number_that_does_not_fit_cannot_be_taken_if_another_does() -> None:  # ruling 11
    state = play(position(holes("A1", "A2"), "", seats=2), "- roll 2 3 4", "0 announce lake")
    assert can(state) == ["take 2"]
    assert refused(state, "0 take 3").key == "die-does-not-fit"


def test_a_number_that_does_not_fit_can_be_taken_with_the_powers_that_make_it_fit() -> None:  # ruling 11
    state = play(position(holes("A1", "A2"), "", seats=2, ready=1), "- roll 2 3 4", "0 announce lake")
    assert can(state) == ["take 2", "take 3"]
    state = play(state, "0 take 3")
    assert can(state) == ["minus"]  # the final amount must fit: neither plus nor nothing
    assert drawable(state) == []
    assert refused(state, "0 done").key == "must-make-it-fit"
    state = play(state, "0 minus")
    assert set(drawable(state)) == {"A1", "A2"}


def test_taking_the_last_small_die_from_another_is_legal() -> None:  # ruling 11
    state = play(position("", holes("A1"), seats=2), "- roll 1 5 6", "0 announce lake", "0 take 1")
    assert state.seats[1].failed
    assert game.to_act(state) == (0,)


def test_passive_player_chooses_only_what_can_fit() -> None:  # ruling 23
    state = play(position("", holes("A1", "A2"), seats=2), "- roll 2 3 6", "0 announce lake", "0 take 6")
    assert can(state, 1) == ["take 2"]


@pytest.mark.parametrize(
    "event", ["0 take 7", "0 announce sea", "0 draw J1", "0 draw e5", "0 plus 1", "0 ", "0 undo now"]
)
def test_unknown_words_are_refused(event: str) -> None:
    state = play(position("", seats=2), "- roll 1 2 3")
    assert refused(state, event).key == "unknown-action"


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("0 take 1", "announce-first"),
        ("0 draw A1", "announce-first"),
        ("0 plus", "announce-first"),
        ("0 done", "announce-first"),
        ("0 score A1", "announce-first"),
        ("0 assign 1 2", "announce-first"),
        ("1 announce lake", "not-your-turn"),
        ("1 draw A1", "not-your-turn"),
    ],
)
def test_out_of_order_is_refused_with_a_reason(event: str, reason: str) -> None:
    assert refused(play(position("", seats=2), "- roll 1 2 3"), event).key == reason


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("0 announce lake", "already-announced"),
        ("0 take 1", "number-chosen"),
        ("0 done", "draw-first"),
        ("0 plus", "no-power-ready"),
        ("0 score A1", "question-not-drawn"),
        ("0 score B6", "criterion-not-in-play"),
        ("1 draw A1", "choose-number-first"),
        ("1 announce lake", "only-active-announces"),
        ("1 assign 1 2", "assign-alone-only"),
    ],
)
def test_while_drawing_other_things_are_refused_with_a_reason(event: str, reason: str) -> None:
    state = play(position("", seats=2), "- roll 1 2 3", "0 announce forest", "0 take 2")
    assert refused(state, event).key == reason
