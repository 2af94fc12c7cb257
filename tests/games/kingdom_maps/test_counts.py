"""Numbers of action sequences from scripted starts: a fingerprint of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from farshore.cli.count_sequences import count
from farshore.core.match import Match
from farshore.games.kingdom_maps import game

STARTS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text("utf-8"))["start"]


@pytest.mark.parametrize("start", STARTS, ids=[start["name"] for start in STARTS])
def test_counts_of_action_sequences(start: dict[str, Any]) -> None:
    match = Match(game, [f"seat {seat}" for seat in range(start["seats"])])
    match.replay(start["events"])
    counts = [count(match.game, match.state, depth + 1) for depth in range(len(start["counts"]))]
    assert counts == start["counts"]
    assert len(counts) >= 3
