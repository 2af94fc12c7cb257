"""Geometry of boards as cacheable files: `/games/GAME/shape-KEY.json`. The key is a hash of the content."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from farshore.core.game import AnyGame, BadOption, Options
from farshore.core.scene import Field, Ground, OwnScene, Scene, SharedScene
from farshore.games import find
from farshore.server.wire.encoding import encode

_met: dict[str, dict[str, bytes]] = {}
"""Shapes of installed games by game and key."""
_searched: set[str] = set()
"""Games whose first positions were searched."""


def grounds(shared: SharedScene, own: OwnScene) -> dict[str, Ground]:
    """Return the grounds of a scene by the keys of their shapes, small boards included."""
    return {node.ground.key: node.ground for node in Scene.of(shared, own).nodes() if isinstance(node, Field)}


def remember(game: str, found: dict[str, Ground]) -> None:
    """Keep the shapes of a scene that is sent: clients will request them."""
    known = _met.setdefault(game, {})
    for key, ground in found.items():
        if key not in known:
            known[key] = encode(ground.shape)


def shape_file(game_id: str, key: str) -> bytes | None:
    """Return a shape as JSON. Shapes that only another process has sent are found in the first positions of matches."""
    known = _met.setdefault(game_id, {})
    if key not in known and game_id not in _searched:
        for found in _first_grounds(find(game_id)):
            remember(game_id, found)
        _searched.add(game_id)  # an unknown key causes this search only once
    return known.get(key)


def _first_grounds(game: AnyGame) -> Iterator[dict[str, Ground]]:
    """Yield the grounds of all first positions, with one option changed at a time."""
    chosen: list[Options] = [{}, *({option.name: choice} for option in game.info.options for choice in option.choices)]
    for seats in game.info.seats:
        for options in chosen:
            with suppress(BadOption):  # some choices exclude some numbers of seats
                watching = game.view(game.start(seats, options), None)
                yield grounds(game.shared_scene(watching), game.own_scene(watching, None))
