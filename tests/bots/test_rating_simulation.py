"""The simulation of ratings: strengths and noise from real matches, and how soon the order of players is right."""

from __future__ import annotations

from random import Random

import pytest

from farshore_research import rating_simulation
from farshore_research.rating_simulation import (
    LEVELS,
    PAIRS,
    MeasureModel,
    ReviewedMatch,
    fit_model,
    level_ratings,
    matches_needed,
    review_match,
    simulate,
)


def matches(luck: float, error: float, count: int = 160) -> list[ReviewedMatch]:
    """Matches of levels that are 10 points apart, with luck of this spread, which reviews know with this error."""
    rng, found = Random(1), []
    for number in range(count):
        levels = [PAIRS[(number + seat) % len(PAIRS)] for seat in range(2)]
        lucks = [rng.gauss(0, luck) for _ in levels]
        wrong = [rng.gauss(0, error) for _ in levels]
        found.append(
            ReviewedMatch(
                number=number,
                levels=(LEVELS[levels[0]], LEVELS[levels[1]]),
                results=(50 + 10 * levels[0] + lucks[0], 50 + 10 * levels[1] + lucks[1]),
                lucks=(lucks[0] + wrong[0], lucks[1] + wrong[1]),
                choices=(10 * levels[0] - wrong[0], 10 * levels[1] - wrong[1]),
            )
        )
    return found


def test_every_ordered_pair_of_levels_meets_once_in_a_cycle() -> None:
    pairs = {(PAIRS[number], PAIRS[(number + 1) % len(PAIRS)]) for number in range(len(PAIRS))}
    assert len(pairs) == len(PAIRS) == len(LEVELS) ** 2


def test_strengths_and_noise_are_found_again() -> None:
    model = fit_model(matches(luck=20, error=2))
    assert model["adjusted"].strengths == pytest.approx((0, 10, 20, 30), abs=2)
    spread = {name: max(map(abs, measure.noises)) for name, measure in model.items()}
    assert spread["adjusted"] < spread["plain"] / 3
    assert MeasureModel((0.0, 10.0, 20.0, 40.0), (0.0,)).strength(2.5) == 30
    elo = level_ratings(matches(luck=20, error=2), adjusted=True)
    assert list(elo.values()) == sorted(elo.values())
    assert elo["casual"] == 1500


@pytest.mark.parametrize(("luck", "error", "sooner"), [(30.0, 3.0, "adjusted"), (3.0, 30.0, "plain")])
def test_the_measure_with_less_noise_orders_players_sooner(
    luck: float, error: float, sooner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating_simulation, "PLAYERS", 40)
    monkeypatch.setattr(rating_simulation, "MOST", 40)
    shares = simulate(fit_model(matches(luck, error)), "seed")
    needed = {name: matches_needed(found, 0.88) or 1_000 for name, found in shares.items()}
    assert min(needed["plain"], needed["adjusted"]) == needed[sooner]
    assert needed["plain"] != needed["adjusted"]
    assert simulate(fit_model(matches(luck, error)), "seed") == shares


@pytest.mark.slow
def test_a_match_is_played_and_reviewed() -> None:
    match = review_match("la_isla", 1, rollouts=2, seed="test")
    assert match.levels == ("greedy", "casual")
    assert match == review_match("la_isla", 1, rollouts=2, seed="test")
    assert all(points > 0 for points in match.results)
    assert any(match.lucks)
