"""Recorded matches: they are found by themselves, and their final scores must match."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farshore.core.record import dump, load
from farshore.games.explorers import game

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.toml"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    words = path.read_text("utf-8")
    match = load(words, {"explorers": game}.__getitem__).match
    assert match.over
    assert dump(match) == words


def test_replays_cover_the_game() -> None:
    records = [tomllib.loads(path.read_text("utf-8")) for path in REPLAYS]
    assert len(records) >= 20
    assert {len(record["seats"]) for record in records} == {1, 2, 3, 4}
    for side in ("provisions", "gems", "villages", "temples"):
        assert {record["options"][side] for record in records} == {"basic", "expert"}
    words = {event.split()[1] for record in records for event in record["events"]}
    assert words >= {"tile", "first", "achievement", "start", "terrain", "reveal", "choose", "take", "scroll", "mark"}
    assert words >= {"bonus", "done", "undo"}
    goals = {
        goal
        for record in records
        if isinstance(record["options"]["achievements"], list)
        for goal in record["options"]["achievements"]
    }
    assert goals == set(game.components.achievements)
    assert all(
        [name for name in pad if name != "rank"]
        == ["provisions", "gems", "villages", "temples", "achievements", "total"]
        for record in records
        for pad in record["scores"]
    )
    assert all(("rank" in pad) == (len(record["seats"]) == 1) for record in records for pad in record["scores"])
