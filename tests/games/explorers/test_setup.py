"""Game setup: the map, the start village, the first three Xs, strikes at the temples, achievements, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from farshore.core.cells import bits
from farshore.core.game import CHANCE
from farshore.core.match import Match
from farshore.games.explorers import game
from farshore.games.explorers.actions import Action
from farshore.games.explorers.board import GRID, QUADRANT_OF, SIZE, closest_to_centre, rotate_tile
from farshore.games.explorers.components import Placed
from farshore.games.explorers.rules import lay_map
from farshore.games.explorers.state import State
from games.explorers.positions import finish_turn, fresh, letters, marks, may, play, position, refused, shows

# The map


def test_random_map_draws_four_tiles_in_any_rotation_without_repeating() -> None:
    state = game.start(2, {})
    seen = []
    for left in (8, 7, 6, 5):
        outcomes = game.chance_outcomes(state)
        assert len(outcomes) == left * 4
        assert all(weight == 1 for _, weight in outcomes)
        seen.append(str(outcomes[3][0]))
        state = game.apply(state, CHANCE, outcomes[3][0])
    assert seen == ["tile A 1w", "tile B 2w", "tile C 3w", "tile D 4w"]
    assert [str(placed) for placed in state.tiles] == ["1w", "2w", "3w", "4w"]


def test_given_map_needs_no_chance() -> None:
    state = game.start(1, {"map": "3e 5n 1s 8w"})
    assert [str(placed) for placed in state.tiles] == ["3e", "5n", "1s", "8w"]
    assert state.acting == (0,)


def test_first_player_lays_the_tiles_if_the_map_is_chosen() -> None:
    match: Match[State, Action] = Match(game, ["a", "b"], {"map": "choose"})
    assert [str(outcome) for outcome, _ in game.chance_outcomes(match.state)] == ["first 0", "first 1"]
    match.replay(["- first 1"])
    assert match.state.acting == (1,)
    match.replay(["1 tile A 3e", "1 tile B 5n", "1 undo", "1 tile B 3n"][:3])
    assert len(match.state.tiles) == 1  # a tile can be taken back
    assert len(game.legal(match.state, 1)) == 7 * 4  # tile 3 is laid
    match.replay(["1 tile B 5n", "1 tile C 1s", "1 tile D 8w"])
    given = lay_map(game.components, [Placed(3, "e"), Placed(5, "n"), Placed(1, "s"), Placed(8, "w")])
    assert match.state.map.quarters == given.quarters


def test_rotation_e_is_a_quarter_turn_clockwise() -> None:
    letters = "".join(chr(65 + row * 8 + column) for row in range(8) for column in range(8))
    east = rotate_tile(letters, "e")
    assert east[7] == letters[0]  # the top left corner comes to the top right
    assert east[63] == letters[7]
    assert rotate_tile(letters, "s") == letters[::-1]
    assert rotate_tile(east, "w") == letters
    assert rotate_tile(letters, "n") == letters


def test_quadrants_are_a_and_b_above_c_and_d() -> None:
    assert [QUADRANT_OF[GRID.index[name]] for name in ("a1", "h8", "i1", "p8", "a9", "h16", "i9", "p16")] == [
        0, 0, 1, 1, 2, 2, 3, 3,
    ]  # fmt: skip
    board = lay_map(game.components, [Placed(1, "n"), Placed(2, "n"), Placed(3, "n"), Placed(4, "n")])
    terrain = "".join(letters(board, cell)[0] for cell in range(256))
    assert terrain[:16] == "MMMMMWWW" + "WWWWPPPM"
    assert terrain[-16:] == "PPPPMMWW" + "DDMDDDMM"


def test_space_names_run_from_a1_at_the_top_left_to_p16() -> None:
    assert GRID.names[0] == "a1"
    assert GRID.names[15] == "p1"
    assert GRID.names[255] == "p16"


# The start village


def test_start_is_the_village_closest_to_the_centre() -> None:
    state = game.start(1, {"map": "2n 4e 7n 1s"})
    distance = {
        cell: (cell // SIZE - 7.5) ** 2 + (cell % SIZE - 7.5) ** 2 for cell in bits(state.map.villages)
    }  # ruling: measured straight, from the middle of the space
    assert distance[state.start] == min(distance.values())
    assert state.seats[0].marked == 1 << state.start


def test_ties_leave_the_choice_to_the_first_player() -> None:
    centre = closest_to_centre(tuple(GRID.index[name] for name in ("g7", "j7", "a1", "p16")))
    assert [GRID.names[cell] for cell in centre] == ["g7", "j7"]
    tied = next(tiles for tiles in some_maps() if len(game.start(1, {"map": tiles}).map.starts) > 1)
    match: Match[State, Action] = Match(game, ["a", "b"], {"map": tied})
    match.replay(["- first 1"])
    villages = [GRID.names[cell] for cell in match.state.map.starts]
    assert match.state.acting == (1,)
    assert may(match.state, 1) == {f"start {name}" for name in villages}
    match.replay([f"1 start {villages[1]}"])
    assert match.state.start == GRID.index[villages[1]]
    assert match.can_undo(1)
    match.replay(["0 terrain water"])
    assert not match.can_undo(1)  # the other seat has built on it


def some_maps() -> list[str]:
    ways = "nesw"
    return [f"1{a} 2{b} 3{c} 4{d}" for a in ways for b in ways for c in ways for d in ways]


# The first three Xs


def test_everybody_marks_three_spaces_of_any_one_terrain_from_the_start_village() -> None:
    state = game.start(1, {"map": "3e 5n 1s 8w"})
    if state.stage == "start":
        state = game.apply(state, 0, game.legal(state, 0)[0])
    assert may(state) == {"terrain prairie", "terrain water", "terrain desert", "terrain mountain"}
    assert refused(state, f"0 mark {GRID.names[state.start + 1]}").key == "why-terrain-first"
    for terrain in range(4):
        after = game.apply(state, 0, game.legal(state, 0)[terrain])
        around = GRID.neighbours[state.start] & after.map.grounds[1 << terrain]
        assert marks(after) == set(GRID.cell_names(around & after.seats[0].free))
        if around & after.seats[0].free:
            assert after.seats[0].owed == 3


def test_first_card_comes_when_all_have_finished_the_start() -> None:
    match = fresh(3, "start", {"map": "3e 5n 1s 8w"})
    if match.state.stage == "start":
        match.play(match.state.first, game.legal(match.state, match.state.first)[0])
    assert match.state.acting == (0, 1, 2)
    assert match.state.turn == 0
    state = finish_turn(match.state)
    assert (state.round, state.turn, state.acting) == (1, 1, (CHANCE,))


# ruling: the first Xs are ordinary Xs of round 1: objects work


def test_objects_work_during_the_start() -> None:
    state = position("P Vx Ph W \n P Pa Pk PT", turn=0)
    state.stage, state.acting = "mark", (0,)
    state = play(state, "0 terrain prairie", "0 mark c1")
    assert shows(state, 0, "P* Vx Phx W* \n P Pa* Pk* PT")
    state = play(state, "0 mark d1", "0 mark b2", "0 mark c2")
    assert state.seats[0].owed == 0
    assert may(play(state)) == {"done"}
    state = play(state, "0 done")
    assert state.seats[0].provisions == ()  # round 1 goes on
    assert (state.round, state.turn) == (1, 1)


def test_provision_found_during_the_start_belongs_to_round_1() -> None:
    state = position("P Vx Pa P \n P Pa P P", turn=0)
    state.stage, state.acting = "mark", (0,)
    state = play(state, "0 terrain prairie", "0 mark c1")
    assert refused(state, "0 mark b2").key == "why-provision-taken"


def test_scroll_found_during_the_start_can_be_used_on_the_first_card() -> None:
    state = position("P Vx Ps P P", turn=0)
    state.stage, state.acting = "mark", (0,)
    state = play(state, "0 terrain prairie", "0 mark a1", "0 mark c1", "0 mark d1", "0 done", "- reveal water/desert")
    assert "scroll prairie" in may(state)


def test_temple_explored_during_the_start_is_announced_at_its_end() -> None:
    state = position("P Vx Pk PT P", seats=2, turn=0)
    state.stage, state.acting = "mark", (0, 1)
    state = play(state, "0 terrain prairie", "0 mark c1", "0 mark d1", "0 mark a1", "0 done")
    assert state.temple_places == (0, 0, 0, 0)
    state = play(state, "1 terrain prairie", "1 mark a1", "1 mark c1", "1 mark d1", "1 done")
    assert state.temple_places == (2, 0, 0, 0)
    assert [sheet.temples[0] for sheet in state.seats] == [0, 0]


def test_expert_provisions_are_blocked_during_the_start() -> None:
    state = position("P Vx Pa P \n P Pc P P", turn=0, provisions="expert")
    state.stage, state.acting = "mark", (0,)
    state = play(state, "0 terrain prairie")
    assert shows(state, 0, "P* Vx Pa P \n P Pc P P")
    assert refused(state, "0 mark c1").key == "why-provision-round"


def test_start_may_name_a_terrain_that_cannot_be_reached() -> None:
    state = position("P Vx P P \n P P P P", turn=0)
    state.stage, state.acting = "mark", (0,)
    assert may(play(state, "0 terrain desert")) == {"done"}


def test_bonus_and_races_are_settled_at_the_end_of_the_start() -> None:
    state = position("Pk Vx Pk PT P \n W Wk W W W", turn=0, temples="expert", achievements=("race-keys",))
    state.stage, state.acting = "mark", (0,)
    state = play(state, "0 terrain prairie", "0 mark a1", "0 mark c1", "0 mark d1", "0 bonus water", "0 mark b2")
    assert state.seats[0].races == (-1,)
    state = play(state, "0 mark c2", "0 mark d2", "0 done")
    assert (state.seats[0].races, state.race_places, state.temple_places) == ((0,), (1,), (1, 0, 0, 0))


# Strikes at the temples


@pytest.mark.parametrize(
    ("seats", "basic", "bonus"),
    [
        (1, (12, 10, 8, 6), (3, 2, 1, 0)),
        (2, (12, 8), (3, 1)),
        (3, (12, 8, 6), (3, 1, 0)),
        (4, (12, 10, 8, 6), (3, 2, 1, 0)),
    ],
)
def test_temple_values_struck_with_two_and_three(seats: int, basic: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    assert game.start(seats, {}).box.temples.points == basic
    expert = game.start(seats, {"temples": "expert"}).box.temples
    assert expert.bonus == bonus  # ruling: the places are struck on the expert side too
    assert set(expert.points) == {8}


# Achievements and first player


def test_achievements_are_drawn_after_the_map_without_repeating() -> None:
    match: Match[State, Action] = Match(game, ["a", "b"], {"map": "3e 5n 1s 8w", "achievements": 3})
    for left in (32, 31, 30):
        assert match.state.stage == "achievement"
        assert len(game.chance_outcomes(match.state)) == left  # ruling: from all 32
        match.play(CHANCE, game.chance_outcomes(match.state)[0][0])
    assert [goal.id for goal in match.state.goals] == ["avoid-scroll", "avoid-horse", "avoid-key"]
    assert match.state.stage == "first"


def test_achievements_can_be_chosen() -> None:
    state = game.start(1, {"achievements": ("full-row", "race-gems"), "map": "3e 5n 1s 8w"})
    assert [goal.id for goal in state.goals] == ["full-row", "race-gems"]
    assert state.race_places == (0, 0)


def test_achievements_named_in_a_text_are_recorded_as_a_list() -> None:
    match: Match[State, Action] = Match(game, ["a"], {"achievements": "full-row, race-gems"})
    assert match.header.options["achievements"] == ("full-row", "race-gems")
    assert [goal.id for goal in match.state.goals] == ["full-row", "race-gems"]


def test_first_player_is_drawn() -> None:
    firsts = Counter(fresh(3, str(seed), {"map": "3e 5n 1s 8w"}).state.first for seed in range(60))
    assert set(firsts) == {0, 1, 2}


def test_solo_needs_no_first_player() -> None:
    assert fresh(1, "solo").state.first == 0


def test_sides_mix_freely_and_are_the_same_for_all() -> None:
    box = game.start(2, {"gems": "expert", "villages": "expert"}).box
    assert box.sides == {
        "provisions": "basic", "gems": "expert", "villages": "expert", "temples": "basic",
    }  # fmt: skip
    assert box.temples.points == (12, 8)
    assert box.gems.line[0] < 0
