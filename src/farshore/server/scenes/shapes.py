"""Geometry as files that the browser keeps: `/games/GAME/shape-KEY.json`. The key is a hash of what is inside."""

from __future__ import annotations

from collections.abc import Iterator

from farshore.core.game import AnyGame
from farshore.core.scene import Field, Ground, Own, Scene, Shape, Shared
from farshore.games import find
from farshore.server.scenes.encoder import encode

_met: dict[str, dict[str, bytes]] = {}
"""By game and key; only shapes of games as they come, so there are few."""


def boards(shared: Shared, own: Own) -> Iterator[Field]:
    """Every board of a scene, small ones too."""
    for node in Scene.of(shared, own).nodes():
        if isinstance(node, Field):
            yield node


def grounds(shared: Shared, own: Own) -> dict[str, Ground]:
    """The grounds of a scene, by the names of their shapes."""
    return {board.ground.key: board.ground for board in boards(shared, own)}


def meet(game: str, found: dict[str, Ground]) -> None:
    """Keeps the shapes of a scene that was told: somebody will ask for them."""
    known = _met.setdefault(game, {})
    for key, ground in found.items():
        if key not in known:
            known[key] = encode(ground.shape)


def shape(game_id: str, key: str) -> bytes | None:
    """A shape of this game as a file. What was told by another process is found in the positions matches begin with."""
    if key not in _met.setdefault(game_id, {}):
        for found in _first_grounds(find(game_id)):
            meet(game_id, found)
    return _met[game_id].get(key)


def _first_grounds(game: AnyGame) -> Iterator[dict[str, Ground]]:
    for seats in game.info.seats:
        for option in (None, *game.info.options):
            for choice in option.choices if option else (None,):
                state = game.start(seats, {option.name: choice} if option and choice is not None else {})
                watching = game.view(state, None)
                yield grounds(game.shared(watching), game.own(watching, None))


def told(found: dict[str, Ground]) -> dict[str, Shape]:
    """Shapes of somebody's own components: no file, they come with the scene."""
    return {key: ground.shape for key, ground in found.items()}
