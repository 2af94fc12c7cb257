"""Recorded matches: they are found by themselves, and their final scores must match."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farshore.core.record import dump, load
from farshore.games.la_isla import game
from farshore.games.la_isla.functions import Kind
from games.la_isla.make_fixtures import used

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.toml"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    words = path.read_text("utf-8")
    match = load(words, {"la_isla": game}.__getitem__).match
    assert match.over
    assert dump(match) == words


def test_replays_cover_the_game() -> None:
    """All numbers of seats, both decks, every verb, and every kind of function at work."""
    records = [tomllib.loads(path.read_text("utf-8")) for path in REPLAYS]
    assert len(records) >= 20
    assert {(len(record["seats"]), record["options"]["deck"]) for record in records} == {
        (seats, deck) for seats in (2, 3, 4) for deck in (120, 180)
    }
    verbs = {event.split()[1] for record in records for event in record["events"]}
    assert verbs >= {str(action).split()[0] for action in game.every} | {
        "undo",
        "deal",
        "tooth",
        "animal",
        "large",
        "first",
    }
    worked: set[Kind] = set()
    for path in REPLAYS:
        match = load(path.read_text("utf-8"), {"la_isla": game}.__getitem__).match
        for before, event, after in zip(match.states, match.events, match.states[1:], strict=False):
            if event.action is not None:
                worked |= used(before, event.actor, event.action, after)
    assert set(Kind) - worked == set()
