"""A board of each game for its picture on the first page: a position well into a random match on a fixed deal."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match_runner import MatchRunner
from farshore.core.scene import Field
from farshore.games import find
from farshore.server.wire.encoding import encode

SHARE: Final = 0.62
"""How far into the match: late enough to have much on the board, early enough to have room."""
DRAWN: Final = ("cross", "area", "drawn", "figure", "claim", "start")
"""Layers that a picture shows: not what can be undone or clicked."""


@cache
def sample_file(game_id: str) -> bytes:
    """Return the sample of a game as JSON: `field` and `shape`."""
    return msgspec.json.encode(sample_of(random_board(find(game_id))))


def random_board(game: AnyGame) -> Field:
    """Return the board of seat 0 after a good part of a match of random moves."""
    runner = MatchRunner(game, game.start(max(game.info.seats)), SeededDealer("farshore"))
    rng, states = Random(7), []
    while seats := runner.seats_to_act():
        states.append(runner.state)
        runner.state = game.apply(runner.state, seats[0], rng.choice(game.legal(runner.state, seats[0])))
    state = states[int(len(states) * SHARE)]
    return game.scene(game.view(state, 0), 0).board


def sample_of(board: Field) -> dict[str, Any]:
    """Return what a drawing of a board needs, without its texts and actions."""
    field = msgspec.json.decode(encode(board))
    field["name"] = ["plain", [["words", ""]]]
    field["layers"] = [_silent(layer) for layer in field.get("layers", ()) if layer["kind"] in DRAWN]
    shape = msgspec.json.decode(encode(board.ground.shape))
    shape["kinds"] = [_silent(space) for space in shape.get("kinds", ())]
    return {"field": field, "shape": shape}


def _silent(part: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key not in ("name", "words", "do")}
