"""Samples of the browser's matrix: the same for the same seed, and everything over successive seeds."""

from __future__ import annotations

from itertools import product
from operator import itemgetter

import pytest

import sampling

MATRIX = list(product(("explorers", "la_isla"), ("en", "de", "fr", "it")))


@pytest.mark.parametrize("take", [1, 2])
def test_every_group_is_sampled_in_every_run_and_whole_after_successive_seeds(
    monkeypatch: pytest.MonkeyPatch, take: int
) -> None:
    monkeypatch.delenv(sampling.ALL, raising=False)
    seen = set[tuple[str, str]]()
    for seed in range(100, 100 + 4 // take):
        monkeypatch.setenv(sampling.SEED, str(seed))
        chosen = sampling.sample(MATRIX, by=itemgetter(0), take=take)
        assert [game for game, _ in chosen] == ["explorers"] * take + ["la_isla"] * take
        assert chosen == sampling.sample(MATRIX, by=itemgetter(0), take=take)
        seen.update(chosen)
    assert seen == set(MATRIX)
    monkeypatch.setenv(sampling.ALL, "1")
    assert sampling.sample(MATRIX, by=itemgetter(0), take=take) == MATRIX
