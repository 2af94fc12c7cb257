"""Recorded matches: they are found by themselves, and their final scores must match."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from farshore.core.match import Match
from farshore.core.record import dump, load
from farshore.games.la_isla import game
from farshore.games.la_isla.actions import Action
from farshore.games.la_isla.card_functions import FunctionKind
from farshore.games.la_isla.state import State
from games.la_isla.make_fixtures import used
from games.la_isla.scripted import SCRIPTS, Script, steps_of

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.toml"))


def loaded(path: Path) -> Match[State, Action]:
    match: Match[State, Action] = load(path.read_text("utf-8"), {"la_isla": game}.__getitem__).match
    return match


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    match = loaded(path)
    assert match.over
    assert dump(match) == path.read_text("utf-8")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_record_shows_what_it_is_named_for(script: Script) -> None:
    (path,) = (path for path in REPLAYS if path.stem.endswith(script.name))
    assert script.shows(steps_of(loaded(path)))


def test_replays_cover_the_game() -> None:
    """All numbers of seats, both decks, every verb, and every kind of function at work."""
    records = [tomllib.loads(path.read_text("utf-8")) for path in REPLAYS]
    assert len(records) >= 20
    assert {(len(record["seats"]), record["options"]["deck"]) for record in records} == {
        (seats, deck) for seats in (2, 3, 4) for deck in (120, 180)
    }
    notations = {event.partition(" ")[2] for record in records for event in record["events"]}
    assert "undo" in notations
    verbs = {notation.split()[0] for notation in notations}
    assert verbs >= {str(action).split()[0] for action in game.all_actions} | {
        "tooth",
        "animal",
        "large",
        "first",
        "deal",
    }
    worked: set[FunctionKind] = set()
    for path in REPLAYS:
        for before, seat, action, after in steps_of(loaded(path)):
            worked |= used(before, seat, action, after)
    assert set(FunctionKind) - worked == set()
