"""Geometry as files that the browser keeps: `/games/GAME/shape-KEY.json`. The key is a hash of what is inside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from farshore.core.game import AnyGame, BadOption, Options
from farshore.core.scene import Field, Ground, Own, Scene, Shared
from farshore.games import find
from farshore.server.scenes.encoder import encode

_met: dict[str, dict[str, bytes]] = {}
"""By game and key; only shapes of games as they come, so there are few."""
_searched: set[str] = set()
"""Games whose first positions were looked at."""


def grounds(shared: Shared, own: Own) -> dict[str, Ground]:
    """The grounds of a scene, those of small boards too, by the names of their shapes."""
    return {node.ground.key: node.ground for node in Scene.of(shared, own).nodes() if isinstance(node, Field)}


def meet(game: str, found: dict[str, Ground]) -> None:
    """Keeps the shapes of a scene that was told: somebody will ask for them."""
    known = _met.setdefault(game, {})
    for key, ground in found.items():
        if key not in known:
            known[key] = encode(ground.shape)


def shape(game_id: str, key: str) -> bytes | None:
    """A shape of this game as a file. What was told by another process is found in the positions matches begin with."""
    known = _met.setdefault(game_id, {})
    if key not in known and game_id not in _searched:
        for found in _first_grounds(find(game_id)):
            meet(game_id, found)
        _searched.add(game_id)  # whoever asks for a name that nothing has costs this once
    return known.get(key)


def _first_grounds(game: AnyGame) -> Iterator[dict[str, Ground]]:
    """Of all positions that a match can begin with, one option changed at a time."""
    chosen: list[Options] = [{}, *({option.name: choice} for option in game.info.options for choice in option.choices)]
    for seats in game.info.seats:
        for options in chosen:
            with suppress(BadOption):  # not every choice is for so many seats
                watching = game.view(game.start(seats, options), None)
                yield grounds(game.shared(watching), game.own(watching, None))
