"""Confirmation: the turns that seem costly are continued to the end of the match.

Rollouts end early and their last position is judged by an evaluation. They screen all turns, but prove nothing: a plan
is suspected to be better because its evaluation is high, and rollouts repeat the error of the evaluation, however many
there are. So a loss is called sure only by continuations to the end of the match, which count real points. They are
independent of the rollouts that selected the turn and its best plan.

The number of continuations of a turn does not depend on their results, except that a turn whose first ones gained
points gets no more. Each turn is tested once, when it has all of them, so no sequential test is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from statistics import NormalDist
from typing import Final, TypeAlias

from farshore.bots.review.schema import Estimate
from farshore.bots.review.stored_samples import TurnSamples
from farshore.bots.review.work_units import compared_values

MIN_LOSS: Final = 1.0
"""Smaller losses are not called sure, in points."""
SUSPICIOUS: Final = 0.5
"""From this loss in rollouts on a turn may be tested, in points."""
OWN_SHARE: Final = 0.5
"""The share of the loss in rollouts that counts if the reference player would have played the same turn. There the best
plan is always one of several candidates, selected because its rollouts were high, and half of the loss is that."""
MAX_SUSPECTS: Final = 4
"""The number of turns of a seat that are tested."""
FIRST: Final = 8
"""The number of continuations after which a turn that lost nothing is dropped."""
LEAST: Final = 16
"""The number of continuations that a test needs. The spread of fewer is too uncertain."""
MOST: Final = 96
"""The number of continuations of a turn at most."""
ERROR: Final = 0.01
"""The share of turns that lost nothing, but are called a sure loss, at most."""
TurnKey: TypeAlias = tuple[int, int]
"""A seat and the number of its turn."""


def estimate(values: Sequence[float], factor: float = 1.0) -> Estimate:
    """Return the mean and its standard error, both multiplied by `factor`.

    A single value has no error, so it is not known yet.

    >>> estimate([1.0, 3.0])
    Estimate(mean=2.0, se=1.0, known=True)
    """
    if not values:
        return Estimate(known=False)
    count = len(values)
    mean = fsum(values) / count  # the functions of `statistics` are exact, and too slow for every unit of work
    error = sqrt(fsum((value - mean) ** 2 for value in values) / (count - 1) / count) if count > 1 else 0.0
    return Estimate(mean=factor * mean, se=factor * error, known=count > 1)


def student_quantile(error: float, freedom: int) -> float:
    """Return the upper quantile of Student's distribution by its expansion around the normal quantile.

    >>> [round(student_quantile(0.01, freedom), 2) for freedom in (7, 15, 31, 63)]
    [3.0, 2.6, 2.45, 2.39]
    """
    z: float = NormalDist().inv_cdf(1 - error)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


def final_differences(samples: TurnSamples) -> list[float]:
    """Return the difference of the played turn to the best plan at the end of the match, for each continuation."""
    if not samples.continued:
        return []
    played, best = map(compared_values, samples.continued)
    return [mine - other for mine, other in zip(played, best, strict=True)]


def is_tested(samples: TurnSamples) -> bool:
    """Return whether a turn has all its continuations, and enough for a test."""
    return LEAST <= samples.continuations <= len(final_differences(samples))


def estimate_at_end(gaps: Sequence[float], bias: float) -> Estimate:
    """Return the mean of differences at the end of the match; its error includes the systematic one, `bias`."""
    seen = estimate(gaps)
    return Estimate(mean=seen.mean, se=sqrt(seen.se**2 + bias**2), known=seen.known)


def is_sure_loss(gaps: Sequence[float], bias: float = 0.0) -> bool:
    """Return whether these differences at the end of the match prove a loss, and its mean is a point or more.

    `bias` is the standard deviation of the systematic error of the continuations.

    >>> is_sure_loss([-3.0, -3.1]), is_sure_loss([-3.0, -3.1, -2.0, -4.0] * 6)
    (False, True)
    """
    if len(gaps) < LEAST:
        return False
    loss = estimate_at_end(gaps, bias)
    return loss.mean <= -MIN_LOSS and loss.mean <= -student_quantile(ERROR, len(gaps) - 1) * loss.se


# Which turns, and how many continuations


def expected_loss(samples: TurnSamples, loss: float) -> float:
    """Return the loss that continuations can be expected to find, given the loss in rollouts."""
    return loss if samples.reference else OWN_SHARE * loss


def choose_suspects(losses: Mapping[TurnKey, float], costs: Mapping[TurnKey, int], budget: int) -> list[TurnKey]:
    """Return the turns to test: the costliest of each seat, then the second costliest, as far as the budget goes.

    `costs` are those of one continuation; a turn whose test would take more than is left is passed over. If one turn
    takes all of it, the next costly one that takes at most half as long is tested too: of a single suspect nothing may
    be proven, least of all at the beginning of a match.

    >>> losses = {(0, 0): -9.0, (0, 1): -0.2, (1, 2): -1.0, (1, 3): -5.0}
    >>> costs = {(0, 0): 40, (1, 2): 20, (1, 3): 10}
    >>> [choose_suspects(losses, costs, LEAST * most) for most in (50, 40, 30)]
    [[(0, 0), (1, 3)], [(0, 0), (1, 3)], [(1, 3), (1, 2)]]
    """
    testable = [key for key in losses if losses[key] <= -SUSPICIOUS and LEAST * costs[key] <= budget]
    costly = sorted(testable, key=losses.__getitem__)
    of_seat = Counter[int]()
    ranks = dict[TurnKey, int]()
    for key in costly:
        ranks[key] = of_seat[key[0]]
        of_seat[key[0]] += 1
    suspects = list[TurnKey]()
    for key in sorted(costly, key=lambda key: (ranks[key], losses[key])):
        if ranks[key] < MAX_SUSPECTS and LEAST * costs[key] <= budget:
            budget -= LEAST * costs[key]
            suspects.append(key)
    if len(suspects) == 1:
        suspects += [key for key in costly if 2 * costs[key] <= costs[suspects[0]]][:1]
    return suspects


def allot_continuations(
    suspects: Mapping[TurnKey, Sequence[float]], costs: Mapping[TurnKey, int], budget: int
) -> dict[TurnKey, int]:
    """Return the number of continuations of each turn, given the first differences of each.

    Turns whose first differences are no loss get no more. The others share the rest of the budget evenly.

    >>> allot_continuations({(0, 3): [-1.0] * 8, (0, 0): [1.0] * 8}, {(0, 0): 40, (0, 3): 10}, 800)
    {(0, 3): 48, (0, 0): 8}
    """
    kept = [key for key, gaps in suspects.items() if estimate(gaps).mean < 0]
    left = budget - sum(FIRST * costs[key] for key in suspects)
    share = left // len(kept) if kept else 0
    return {key: min(MOST, max(LEAST, FIRST + share // costs[key])) if key in kept else FIRST for key in suspects}
