"""The scoring tiles, both sides, the end of the game and the tie-break."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.game import CHANCE, winners
from farshore.games.explorers import game
from farshore.games.explorers.components import gem_points
from farshore.games.explorers.scoring import score, village_points
from games.explorers.positions import next_turn, pad, play, position

BOX = game.components


# Provisions


@pytest.mark.parametrize(
    ("spaces", "points"), [("", 0), ("b1", 2), ("b1 c1", 5), ("b1 c1 d1", 10), ("c1 b1", 5), ("d1", 2)]
)
def test_provisions_2_5_10_for_different_kinds_in_one_round(spaces: str, points: int) -> None:
    state = position("Pa Pc Pf P \n Px Px Px Px", turn=7)
    events = [f"0 mark {name}" for name in spaces.replace("d1", "a1").split()]
    if events:
        state = play(state, "- reveal prairie/water", "0 take prairie", *events)
    assert pad(state)["provisions"] == points


def test_provisions_are_scored_round_by_round() -> None:
    state = position("Px Pa Pc P P P P Pa", turn=7)
    state = next_turn(state, "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.seats[0].provisions == (5,)
    assert pad(state)["provisions"] == 5  # the new column is empty


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_expert_provisions_1_4_9_16_for_one_kind(number: int, points: int) -> None:
    state = position("Pa Pa Pa Pa \n Px Px Px Px", provisions="expert", round=2, turn=6)
    for turn, card in ((0, "prairie/water"), (3, "prairie/desert")):
        events = [f"0 mark {name}" for name in ("a1", "b1", "c1", "d1")[turn : min(turn + 3, number)]]
        if events:
            state = play(state, f"- reveal {card}", "0 take prairie", *events)
            if turn == 0 and number > 3:
                state = play(state, "0 done")
    assert pad(state)["provisions"] == points


# Gems


@pytest.mark.parametrize("found", range(13))
def test_gems_one_point_each_at_every_round_end(found: int) -> None:
    assert gem_points(BOX.gems["basic"].line, found) == found


@pytest.mark.parametrize(("found", "points"), list(enumerate((-8, -5, -3, -1, 0, 2, 4, 7, 10, 13, 17, 21, 25))))
def test_expert_gems_negative_numbers_first(found: int, points: int) -> None:
    assert gem_points(BOX.gems["expert"].line, found) == points


def test_expert_gem_penalty_comes_at_each_of_the_four_round_ends() -> None:
    state = position("Px P P P P P P P P", gems="expert")
    while state.acting:
        state = next_turn(state)
    assert state.seats[0].gems == (-8, -8, -8, -8)
    assert pad(state)["gems"] == -32


# Villages


@pytest.mark.parametrize(("around", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 10)])
def test_village_3_5_7_10(around: int, points: int) -> None:
    assert village_points(BOX.villages["basic"], (around, 0, 0, 0)) == points


def test_every_village_counts() -> None:
    assert village_points(BOX.villages["basic"], (1, 2, 3, 4)) == 25


@pytest.mark.parametrize(("fewest", "points"), [(0, 0), (1, 12), (2, 18), (3, 26), (4, 40)])
def test_expert_only_the_village_with_the_fewest(fewest: int, points: int) -> None:
    assert village_points(BOX.villages["expert"], (4, fewest, 4, 4)) == points


def test_diagonal_xs_do_not_count_for_villages() -> None:
    assert pad(position("Px P Px \n P V P \n Px P Px"))["villages"] == 0
    assert pad(position("P Px P \n Px V Px \n P Px P"))["villages"] == 10


def test_start_village_counts_like_any_other_but_not_for_itself() -> None:
    # ruling: the X on the start village is not next to it
    assert pad(position("P P P \n P Vx P \n P P P"))["villages"] == 0
    assert pad(position("P Px P \n P Vx P \n P P P"))["villages"] == 3


# The end of the game


def test_total_is_the_sum_of_five_boxes() -> None:
    state = position("Px Pa Pg P P P \n P V P P P P", round=4, turn=7, achievements=("line-horizontal",))
    state = next_turn(state, "0 take prairie", "0 mark b1", "0 mark c1", "0 mark d1", card="prairie/water")
    assert state.acting == ()
    assert pad(state) == {"provisions": 2, "gems": 1, "villages": 3, "temples": 0, "achievements": 4}
    assert game.scores(state)[0].total == 10


def test_unused_keys_and_scrolls_score_nothing() -> None:
    plain = game.scores(position("Px Px Px P"))[0].total
    assert game.scores(position("Pkx Psx Px P"))[0].total == plain


def test_tie_is_won_with_fewer_used_scrolls() -> None:
    state = position("Psx P P P P P \n W W W W W W", seats=2, round=4, turn=7)
    state = play(state, "- reveal prairie/water", "1 choose prairie" if state.active else "0 choose prairie")
    other = 1 - state.active
    state = play(state, f"{state.active} scroll mountain", f"{state.active} done", f"{other} take water")
    while other in state.acting:
        action = game.legal(state, other)[0]
        state = game.apply(state, other, action)
    active = 1 - other
    totals = [score.total for score in game.scores(state)]
    assert totals[0] == totals[1]
    assert winners(game.scores(state)) == (other,)
    assert game.scores(state)[active].tiebreak == (-1,)


def test_still_tied_is_a_shared_victory() -> None:
    state = position("Px P P P", seats=3)
    assert winners(game.scores(state)) == (0, 1, 2)


def test_any_mix_of_sides_is_scored_by_its_own_tiles() -> None:
    names = ("provisions", "gems", "villages", "temples")
    for sides in product(("basic", "expert"), repeat=4):
        options = dict(zip(names, sides, strict=True))
        settings = game.start(4, options).box
        assert settings.provisions is BOX.provisions[options["provisions"]]
        assert settings.gems is BOX.gems[options["gems"]]
        assert settings.villages is BOX.villages[options["villages"]]
        assert settings.temples == BOX.temples[options["temples"]]


def test_pad_follows_every_step_made_in_place() -> None:
    state = position("Px Pg Pa P", seats=2)
    for event in ("- reveal prairie/water", "0 choose prairie", "0 mark b1", "0 mark c1", "0 mark d1"):
        actor, _, words = event.partition(" ")
        seat = CHANCE if actor == "-" else int(actor)
        actions = [one for one, _ in game.chance_outcomes(state)] if seat == CHANCE else game.legal(state, seat)
        game.step(state, seat, next(action for action in actions if str(action) == words))
        assert game.scores(state) == tuple(score(state, seat) for seat in range(2))
    assert pad(state, 0)["gems"] == 1
