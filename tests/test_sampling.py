"""Samples of the browser's matrix: the same for the same seed, and everything over successive seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from operator import itemgetter
from pathlib import Path

import pytest

import sampling

ROOT = Path(__file__).parent.parent
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


@pytest.mark.slow
def test_a_seed_collects_the_same_browser_cases_in_every_process() -> None:
    """Also where strings have other hashes, as in every new process."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/web"]
    collected = []
    for hashes in ("1", "2"):
        environment = {**os.environ, sampling.SEED: "7", sampling.ALL: "0", "PYTHONHASHSEED": hashes}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        collected.append([line for line in done.stdout.splitlines() if "::" in line])
    assert collected[0] == collected[1]
    assert len(collected[0]) > 100
