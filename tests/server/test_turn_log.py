"""The log by turns: one line for each seat, with its gains and where they come from, without undone actions."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.server.scenes.turn_log import TurnLog
from farshore.server.scenes.views_per_reader import PositionViews
from farshore.server.wire.encoding import encode

GAMES = ("explorers", "kingdom_maps", "la_isla")


class Watched:
    """A match under way, as a table shows it."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = find(game)
        self.match: AnyMatch = Match(self.game, ["Ada", "Ben", "Cy"][:seats], dealer=SeededDealer("reef"))
        self.row = SimpleNamespace(seats=[None] * seats)
        self.rng = Random(3)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def published(self) -> int:
        return self.version

    @property
    def version(self) -> int:
        return len(self.match.events)

    @property
    def busy(self) -> tuple[int, ...]:
        return self.match.to_act

    def time_of(self, number: int) -> float:
        return 1000.0 + number

    def step(self) -> None:
        seat = self.rng.choice(self.match.to_act)
        if self.rng.random() < 0.15 and self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            self.match.play(seat, self.rng.choice(list(self.match.legal(seat))))


def log_of(table: Watched, reader: int | None) -> TurnLog:
    return TurnLog(table, reader, PositionViews(table))  # type: ignore[arg-type]


def log_lines(log: TurnLog, since: int = 0) -> list[dict[str, Any]]:
    """As a page reads it: a field that is left out holds its default."""
    lines: list[dict[str, Any]] = json.loads(encode(log.lines_since(since)))
    return [{"gain": 0, "cells": [], **line} if "words" in line else line for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_lines_told_one_by_one_make_the_log_that_is_told_at_once(game: str) -> None:
    table = Watched(game, 3)
    reader = 0 if table.game.info.hidden else None
    log: Any = log_of(table, reader)
    known: dict[tuple[int, int], dict[str, Any]] = {}
    seen = 0
    while not table.match.over:
        table.step()
        for line in log_lines(log, seen):
            known[line["turn"], line["seat"]] = line
        seen = table.version
    at_once = log_lines(log_of(table, reader))
    standing = [line for line in known.values() if "words" in line]
    assert sorted(map(str, standing)) == sorted(map(str, at_once))
    gained = [sum(line["gain"] for line in at_once if line["seat"] == seat) for seat in range(3)]
    begun = log.totals()[0]
    assert [begun[seat] + gained[seat] for seat in range(3)] == [score.total for score in table.match.scores]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_a_head_and_a_line_for_each_seat_with_the_spaces_it_got(game: str) -> None:
    table = Watched(game, 2)
    while not table.match.over:
        table.step()
    log = log_of(table, None)
    lines = log_lines(log)
    turns = {line["turn"]: line for line in lines if line["seat"] == CHANCE}
    assert len(turns) > 10
    assert [turns[start]["time"] for start in turns] == [1000 + start for start in turns]
    assert len({(line["turn"], line["seat"]) for line in lines}) == len(lines), "never one line a mark"
    final = [table.game.cells_of_seat(table.match.state, seat) for seat in range(2)]
    got = [{cell for line in lines if line["seat"] == seat for cell in line["cells"]} for seat in range(2)]
    for seat in range(2):
        assert got[seat], "rings have something to go round"
        if game != "la_isla":  # explorers are moved there
            standing = {cell for cell in range(400) if final[seat] >> cell & 1}
            assert got[seat] <= standing
            assert len(standing - got[seat]) <= 1, "the start village is nobody's deed"


def test_who_takes_back_that_it_was_done_has_no_line_until_it_is_done_again() -> None:
    table = Watched("explorers", 2)
    log = log_of(table, None)
    seat = 0
    while seat in table.match.to_act:
        table.match.play(seat, table.match.legal(seat)[0])
    assert [line["seat"] for line in log_lines(log) if line["seat"] == seat] == [seat]
    before = table.version
    table.match.undo(seat)
    (line,) = (line for line in log_lines(log, before) if line["seat"] == seat)
    assert "words" not in line
    assert not [one for one in log_lines(log, table.version) if one["seat"] == seat]


def test_the_log_says_which_tracks_a_seat_moved() -> None:
    table = Watched("la_isla", 3)
    while not table.match.over:
        table.step()
    lines = log_lines(log_of(table, None))
    moved = Counter(track for line in lines for track in line.get("tracks", ()))
    state = table.match.state
    top = len(state.box.zones) - 1
    tracks = [node for panel in table.game.own_scene(state, None).right for node in getattr(panel, "items", ())]
    assert {track.id: track.at for track in tracks} == {track.id: min(moved[track.id], top) for track in tracks}
    assert len({line["seat"] for line in lines if line.get("tracks")}) == 3, "everybody moved some"
