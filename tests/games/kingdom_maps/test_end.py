"""How the game ends with two to four players."""

from __future__ import annotations

from farshore.core.game import winners
from farshore.games.kingdom_maps import game
from games.kingdom_maps.positions import FULL_BUT, can, drawable, fill, holes, play, position, refused


def test_who_cannot_draw_draws_nothing_and_the_others_do() -> None:
    state = play(position(holes("A1"), "", seats=2), "- roll 2 3 4", "0 announce lake", "0 take 2")
    assert state.seats[0].failed
    assert game.to_act(state) == (1,)
    state = play(state, "1 take 3")
    assert can(state, 1) == []  # who can draw must do so
    assert refused(state, "1 done").key == "draw-first"
    state = play(fill(state, 1, "A1", "A2", "A3"), "1 done")
    assert state.seats[1].land[3].bit_count() == 3
    assert state.seats[0].drawn.bit_count() == 60


def test_game_ends_after_that_turn_and_the_round_is_not_finished() -> None:
    state = play(position("", holes("A1"), "", seats=3), "- roll 2 3 4 5", "0 announce lake", "0 take 2")
    state = play(state, "2 take 3")
    state = play(fill(state, 0, "A1", "A2"), "0 done")
    assert state.stage == "draw"
    state = play(fill(state, 2, "A1", "A2", "A3"), "2 done")
    assert (game.to_act(state), state.ending, state.turn) == ((), "cannot-draw", 0)
    assert [chart.failed for chart in state.seats] == [False, True, False]


def test_active_player_who_cannot_draw_still_announces_and_takes_any_die() -> None:  # ruling 12
    state = play(position(holes("A1"), "", seats=2), "- roll 2 3 4", "0 announce lake")
    assert can(state) == ["take 2", "take 3", "take 4"]
    state = play(state, "0 take 4")
    assert can(state, 1) == ["take 2", "take 3"]
    assert state.seats[0].uses[3] == 2


def test_who_cannot_draw_may_make_it_fit_with_powers() -> None:  # ruling 11
    state = position(holes("A1", "A2"), "", seats=2, ready=2)
    state = play(state, "- roll 4 5 6", "0 announce lake", "0 take 4")
    assert can(state) == ["minus", "done"]
    state = play(state, "0 minus", "0 minus")
    assert can(state) == []
    assert drawable(state) == ["A1", "A2"]


def test_but_is_never_forced_to() -> None:  # ruling 11
    state = position(holes("A1", "A2"), "", seats=2, ready=2)
    state = play(state, "- roll 4 5 6", "0 announce lake", "0 take 4", "0 done")
    assert state.seats[0].failed
    assert state.seats[0].ready == 2
    state = play(state, "1 take 5")
    state = play(fill(state, 1, "A1", "A2", "A3", "A4", "A5"), "1 done")
    assert state.ending == "cannot-draw"


def test_a_passive_player_may_make_it_fit_or_not() -> None:  # ruling 11
    state = position("", holes("A1", "A2"), seats=2, ready=1)
    state = play(state, "- roll 3 3 5", "0 announce lake", "0 take 5")
    assert can(state, 1) == ["take 3"]
    state = play(state, "1 take 3")
    assert can(state, 1) == ["minus", "done"]
    assert drawable(state, 1) == []
    assert drawable(play(state, "1 minus"), 1) == ["A1", "A2"]


def test_who_cannot_make_it_fit_is_not_asked() -> None:  # ruling 11
    state = position("", holes("A1"), seats=2, ready=1)
    state = play(state, "- roll 3 3 5", "0 announce lake", "0 take 5")
    assert game.to_act(state) == (0,)
    assert state.seats[1].failed


def test_nobody_can_draw() -> None:
    state = play(position(holes("A1"), seats=2), "- roll 2 3 4", "0 announce lake", "0 take 2")
    assert (game.to_act(state), state.ending) == ((), "cannot-draw")


def test_a_full_map_ends_nothing_until_the_next_turn() -> None:  # ruling 13
    state = position(holes("A1"), "", seats=2)
    state = play(state, "- roll 1 1 2", "0 announce lake", "0 take 1", "0 draw A1", "0 done")
    state = play(state, "1 take 1", "1 draw A1", "1 done")
    assert state.stage == "roll"
    state = play(state, "- roll 1 1", "1 announce lake", "1 take 1")
    assert state.seats[0].failed
    state = play(state, "1 draw A2", "1 done")
    assert state.ending == "cannot-draw"


def test_no_use_left_ends_the_game_before_the_roll() -> None:  # ruling 14
    none_left = dict.fromkeys(("mountain", "forest", "farm", "lake", "village", "swamp"), 0)
    state = position("", seats=2, uses={**none_left, "lake": 1})
    state.edit(1).uses = [0] * 6
    state = play(state, "- roll 1 1 1", "0 announce lake", "0 take 1", "0 draw A1", "0 done")
    state = play(state, "1 take 1", "1 draw A1", "1 done")
    assert (game.to_act(state), state.ending) == ((), "no-uses")


def test_over_means_nothing_can_be_done() -> None:
    state = play(position(holes("A1"), seats=2), "- roll 2 3 4", "0 announce lake", "0 take 2")
    assert [game.legal(state, seat) for seat in (0, 1)] == [(), ()]
    assert refused(state, "0 draw A1").key == "match-over"


def test_equal_points_share_the_victory() -> None:
    state = position(FULL_BUT, FULL_BUT, "", seats=3)
    assert winners(game.scores(state)) == (0, 1)
