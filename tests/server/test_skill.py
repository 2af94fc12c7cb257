"""The computation of ratings: skills, places and solo results, without a server."""

from __future__ import annotations

from random import Random

import pytest

from farshore.server.ratings.rate_matches import pool_of
from farshore.server.ratings.results import place_seats
from farshore.server.ratings.skill import START, SkillRating, anchors_of, load_anchors, rate_match, win_chance
from farshore.server.ratings.solo import rate_solo
from server.competing import GAME


def test_a_winner_gains_what_the_loser_loses_and_a_tie_moves_both_together() -> None:
    won, lost = rate_match([SkillRating(), SkillRating()], [1, 2])
    assert won.mean - START == pytest.approx(START - lost.mean)
    assert won.error == pytest.approx(lost.error)
    assert won.error < SkillRating().error
    strong, weak = SkillRating(1700, 90), SkillRating(1500, 90)
    tied = rate_match([strong, weak], [1, 1])
    assert tied[0].mean < strong.mean
    assert tied[1].mean > weak.mean
    four = rate_match([SkillRating()] * 4, [1, 2, 2, 4])
    assert four[1].mean == pytest.approx(four[2].mean)
    assert four[0].mean > four[1].mean > four[3].mean


def test_ratings_find_the_strength_of_players_who_meet_anchored_bots() -> None:
    """A player who wins as often as a rating of 1800 says is rated near 1800, from bots alone."""
    rng, mine, truth = Random(7), SkillRating(), SkillRating(1800, 0)
    for number in range(400):
        bot = SkillRating(1400.0 + number % 5 * 150, 30)
        won = rng.random() < win_chance(truth, bot)
        mine, _ = rate_match([mine, bot], [1, 2] if won else [2, 1])
    assert abs(mine.mean - truth.mean) < 120
    assert not mine.provisional


def test_every_game_has_anchors_with_stronger_levels_above_weaker_ones() -> None:
    assert set(load_anchors()) == {"explorers", "kingdom_maps", "la_isla"}
    for game in load_anchors():
        plain = list(anchors_of(game).plain.values())
        assert plain == sorted(plain)
        assert anchors_of(game).plain["casual"] == START


def test_places_ties_and_players_who_left() -> None:
    assert place_seats([50, 60], [1], [False, False]) == [2, 1]
    assert place_seats([60, 60], [0, 1], [False, False]) == [1, 1]
    assert place_seats([60, 60], [1], [False, False]) == [2, 1]  # the tiebreak of the game
    assert place_seats([90, 60, 10], [0], [True, False, True]) == [2, 1, 2]
    assert [pool_of(GAME, seats) for seats in (1, 2, 4)] == [f"{GAME}/1", f"{GAME}/2", f"{GAME}/3-4"]


def test_few_lucky_solo_results_say_little() -> None:
    once, often = rate_solo(1, 20.0, 400.0), rate_solo(40, 800.0, 16_000.0)
    assert 0 < once.mean < often.mean < 20
    assert often.error < once.error
