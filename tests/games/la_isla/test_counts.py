"""Numbers of action sequences from scripted starts: a change of legality anywhere changes one of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from farshore.core.match import Match
from farshore.games.la_isla import game
from games.la_isla.make_fixtures import DEPTH, count

STARTS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text("utf-8"))["start"]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start["name"])
def test_counts(start: dict[str, Any]) -> None:
    match: Match[Any, Any] = Match(game, [str(seat) for seat in range(start["seats"])], {"deck": start["deck"]})
    match.replay(start["events"])
    assert len(start["counts"]) == DEPTH
    assert [count(match.state, depth + 1) for depth in range(DEPTH)] == start["counts"]
