"""Samples of large test matrices: a few cases in every run, all cases over successive runs.

FARSHORE_TEST_SEED chooses the sample (a whole number; today's by default, so that it rotates day by day).
FARSHORE_TEST_ALL=1 runs everything. pytest prints both in its header.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

T = TypeVar("T")
SEED = "FARSHORE_TEST_SEED"
ALL = "FARSHORE_TEST_ALL"

# Kept in the environment: the processes of pytest-xdist collect the same cases, also at midnight.
os.environ.setdefault(SEED, str(datetime.now(UTC).date().toordinal()))


def seed() -> int:
    """Return the seed of this run."""
    return int(os.environ[SEED])


def runs_all() -> bool:
    """Return whether this run takes all cases."""
    return os.environ.get(ALL, "") not in ("", "0")


def sample(
    cases: Iterable[T], by: Callable[[Any], object] = lambda case: None, take: int = 1, shift: int = 0
) -> list[T]:
    """Return the cases to run: `take` of every group of cases with the same `by`, others with the next seed.

    Groups begin at different places, so that the other axes of a matrix are mixed in one run; `shift` tells samples of
    the same cases apart. Of a group with n cases all have been run after n / take successive seeds.
    """
    groups: dict[object, list[T]] = {}
    for case in cases:
        groups.setdefault(by(case), []).append(case)
    return [
        case
        for number, group in enumerate(groups.values())
        for case in (group if runs_all() else neighbours(group, take, seed() * take + number + shift))
    ]


def neighbours(group: Sequence[T], take: int, start: int) -> list[T]:
    """Return `take` neighbours of a group from `start` on, in its order; after the last comes the first.

    >>> [neighbours("abcde", 2, start) for start in (0, 2, 4)]
    [['a', 'b'], ['c', 'd'], ['a', 'e']]
    """
    wanted = {(start + number) % len(group) for number in range(take)}
    return [case for number, case in enumerate(group) if number in wanted]


def header() -> str:
    """Return what pytest prints before a run."""
    if runs_all():
        return f"matrices: all cases ({ALL}=1)"
    return f"matrices: sampled with {SEED}={seed()}; all cases with {ALL}=1"
