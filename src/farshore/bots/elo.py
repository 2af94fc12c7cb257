"""Elo ratings from results, with confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random
from typing import Final, TypeAlias

TableResult: TypeAlias = Sequence[tuple[str, tuple[int, ...]]]
"""The players of one match with their results: points first, then tiebreaks."""
Wins: TypeAlias = dict[tuple[str, str], float]

SAMPLES: Final = 300
"""The number of bootstrap samples for an interval."""
FEWEST_DEALS: Final = 10
"""With fewer deals there is no interval: resampling would understate the uncertainty."""
VIRTUAL_DRAWS: Final = 1.0
"""Draws added to every pair that met, so that a player without a loss has a finite rating."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo, relative to the weakest, and the lead over the next weaker player, each with its 95 % interval.

    With few deals the intervals are None.
    """

    name: str
    elo: float
    low: float | None
    high: float | None
    lead: float = 0.0
    lead_low: float | None = 0.0
    lead_high: float | None = 0.0


def expected_share(difference: float) -> float:
    """Return the expected share of wins for an Elo difference.

    >>> round(expected_share(100), 2), expected_share(0)
    (0.64, 0.5)
    """
    return float(1 / (1 + 10 ** (-difference / 400)))


def count_wins(tables: Sequence[TableResult]) -> Wins:
    """Compare each pair in each match: 1 for a win, 0.5 for a draw."""
    wins: Wins = {}
    for table in tables:
        for (one, reached), (other, reached_too) in combinations(table, 2):
            if one != other:
                share = 1.0 if reached > reached_too else 0.5 if reached == reached_too else 0.0
                wins[one, other] = wins.get((one, other), 0.0) + share
                wins[other, one] = wins.get((other, one), 0.0) + 1.0 - share
    return wins


def fit_ratings(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Return the maximum-likelihood Elo (Bradley–Terry), with the weakest player at 0.

    >>> {name: round(elo) for name, elo in fit_ratings(["a", "b"], {("a", "b"): 76.5, ("b", "a"): 23.5}).items()}
    {'a': 203, 'b': 0}
    """
    met = {pair: won + VIRTUAL_DRAWS / 2 for pair, won in wins.items()}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        moved = 0.0
        for name in names:
            won = sum(met.get((name, other), 0.0) for other in names)
            played = sum(
                (met[name, other] + met[other, name]) / (strength[name] + strength[other])
                for other in names
                if (name, other) in met
            )
            new = won / played if played else 1.0
            moved = max(moved, abs(new / strength[name] - 1.0))
            strength[name] = new
        if moved < 1e-5:
            break
    elo = {name: 400 * log10(strength[name]) for name in names}
    least = min(elo.values(), default=0.0)
    return {name: value - least for name, value in elo.items()}


def rate(names: Sequence[str], deals: Sequence[Sequence[TableResult]], rng: Random) -> list[Rating]:
    """Return ratings, best first. Intervals are bootstrapped over deals: matches of the same deal are correlated."""
    by_deal = [count_wins(tables) for tables in deals]
    elo = fit_ratings(names, _sum(by_deal))
    order = sorted(names, key=lambda name: -elo[name])
    enough = len(by_deal) >= FEWEST_DEALS
    samples = [fit_ratings(names, _sum(rng.choices(by_deal, k=len(by_deal)))) for _ in range(SAMPLES)] if enough else []
    ratings = []
    for name, below in zip(order, [*order[1:], order[-1]], strict=True):
        low, high = _interval([sample[name] - sample[order[-1]] for sample in samples])
        lead_low, lead_high = _interval([sample[name] - sample[below] for sample in samples])
        at = elo[name] - elo[order[-1]]
        ratings.append(Rating(name, at, low, high, elo[name] - elo[below], lead_low, lead_high))
    return ratings


def _sum(parts: Sequence[Wins]) -> Wins:
    total: Wins = {}
    for wins in parts:
        for pair, won in wins.items():
            total[pair] = total.get(pair, 0.0) + won
    return total


def _interval(values: list[float]) -> tuple[float, float] | tuple[None, None]:
    """Return the central 95 % interval, or None for no values.

    >>> _interval([float(n) for n in range(101)])
    (2.0, 98.0)
    """
    if not values:
        return None, None
    values.sort()
    cut = int(0.025 * len(values))
    return values[cut], values[-1 - cut]
