"""Laws of scenes: click targets are the legal actions, boards are consistent, caches and shared parts are correct."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from farshore.core.cells import Cells
from farshore.core.game import Seat
from farshore.core.memo import Memos
from farshore.core.scene import (
    Field,
    Ground,
    Hexes,
    Layer,
    LayerKind,
    Scene,
    SharedScene,
    Squares,
)
from farshore.laws.random_positions import SampledPosition, require

FEW = 6
LAYER_KINDS: Final = get_args(LayerKind)


def click_targets_are_the_legal_actions(at: SampledPosition) -> None:
    """The click targets of a scene are exactly the legal actions; a spectator has none."""
    for seat in at.readers:
        presses = {press.do for press in scene_of(at, seat).click_targets()}
        legal = set() if seat is None else {str(action) for action in at.actions(seat)}
        missing, idle = sorted(legal - presses)[:5], sorted(presses - legal)[:5]
        require(
            presses == legal, f"the scene of seat {seat}: legal but not there {missing}, there but not legal {idle}"
        )


def ids_are_unique(at: SampledPosition) -> None:
    """Every node and every space has an id of its own, and second steps point to existing ids."""
    for seat in at.readers:
        scene = scene_of(at, seat)
        ids = list(ids_in(scene))
        require(len(set(ids)) == len(ids), f"the scene of seat {seat} has an id twice: {_twice(ids)}")
        for press in scene.click_targets():
            there = not press.target or press.target in ids
            require(there, f"'{press.node}' leads to '{press.target}', which is not there")


def ids_in(scene: Scene) -> Iterator[str]:
    """Yield the ids of all nodes and of all spaces of boards."""
    for node in scene.nodes():
        yield node.id
        if isinstance(node, Field):
            yield from map(node.node, range(len(node.ground.shape.names)))


def _twice(ids: list[str]) -> list[str]:
    return sorted({each for each in ids if ids.count(each) > 1})[:5]


def boards_are_consistent(at: SampledPosition) -> None:
    """A board has the spaces of its shape, each with its own name; layers stay within them."""
    scene = scene_of(at, at.rng.choice(at.readers))
    for node in scene.nodes():
        if isinstance(node, Field):
            for complaint in ground_problems(node.ground):
                require(False, f"'{node.id}': {complaint}")
            for layer in node.layers:
                _lies_within(layer, every_space(node.ground), node.id)
    boards = [every_space(board.ground) for board in boards_of(scene)]
    for line in scene.pad.lines:
        for layer in line.where:
            require(layer.kind == "points", f"'{line.id}': points come from a layer of kind '{layer.kind}'")
            require(any(not layer.cells & ~spaces for spaces in boards), f"'{line.id}': its points come from no board")


def ground_problems(ground: Ground) -> Iterator[str]:
    """Yield the errors of a ground."""
    shape = ground.shape
    if isinstance(shape, Squares):
        size = shape.columns * shape.rows
    else:
        size = sum(shape.rows) if isinstance(shape, Hexes) else len(shape.outlines)
    if len(shape.names) != size:
        yield f"{len(shape.names)} names for a shape of {size} spaces"
    if len(set(shape.names)) != len(shape.names):
        yield "two spaces have one name"
    if len(ground.spaces) != size:
        yield f"{len(ground.spaces)} spaces in a shape of {size}"
    if not all(0 <= kind < len(ground.kinds) for kind in ground.spaces):
        yield "a space is of no kind that the ground has"


def _lies_within(layer: Layer, spaces: Cells, board: str) -> None:
    require(layer.kind in LAYER_KINDS, f"'{board}': no layer kind '{layer.kind}', only {', '.join(LAYER_KINDS)}")
    outside = layer.cells & ~spaces
    require(not outside, f"'{board}': layer '{layer.kind}' lies on {outside:b} outside the ground")


def every_space(ground: Ground) -> Cells:
    """Return all spaces of a ground as a set."""
    return sum(1 << ground.place(index) for index in range(len(ground.shape.names)))


def boards_of(scene: Scene) -> list[Field]:
    """Return the main board and those of the players."""
    return [scene.board, *(player.board for player in scene.players if player.board)]


def score_pad_adds_up(at: SampledPosition) -> None:
    """There is one player per seat, and the score pad shows each seat's total and the lines that add up to it."""
    for seat in at.readers:
        scene = scene_of(at, seat)
        require([player.seat for player in scene.players] == list(at.seats), "players are not the seats in order")
        scores = at.game.scores(at.game.view(at.state, None))
        require(scene.pad.totals == tuple(score.total for score in scores), f"pad of seat {seat}: wrong totals")
        for other, total in enumerate(scene.pad.totals):
            points = [line.points[other] for line in scene.pad.lines]
            require(sum(each or 0 for each in points) == total, f"pad of seat {seat}: {points} is not {total}")
        if not at.acting:
            shown = tuple(player.points for player in scene.players)
            require(shown == scene.pad.totals, f"in the end players have {shown}, and the pad says {scene.pad.totals}")


def cached_parts_depend_on_arguments_only(at: SampledPosition) -> None:
    """A cached part depends on its arguments alone: a scene built from the cache equals one built anew."""
    kept = {seat: scene_of(at, seat) for seat in at.readers}  # may use results cached for earlier positions
    Memos.clear()
    for seat, scene in kept.items():
        anew = scene_of(at, seat)
        require(
            scene == anew,
            f"the scene of seat {seat} differs when its parts are made anew: {innermost_differences(scene, anew)}",
        )


def innermost_differences(kept: Scene, anew: Scene) -> str:
    """Return the ids of the innermost nodes that differ."""
    known = {node.id: node for node in anew.nodes()}
    differ = [node.id for node in kept.nodes() if known.get(node.id) != node]
    return ", ".join(differ[-3:]) or "another node"


def shared_scene_is_the_same_for_all(at: SampledPosition) -> None:
    """Shared parts of the scene are the same for every reader: they depend only on what a spectator may know."""
    shared = at.game.shared_scene(at.game.view(at.state, None))
    for seat in at.readers:
        scene = scene_of(at, seat)
        seen = SharedScene(scene.players, scene.pad, scene.header)
        require(seen == shared, f"seat {seat} sees other players, another pad or another header than a spectator")


def scene_of(at: SampledPosition, seat: Seat | None) -> Scene:
    """Return the scene of this reader."""
    return at.game.scene(at.game.view(at.state, seat), seat)


LAWS = (
    click_targets_are_the_legal_actions,
    ids_are_unique,
    boards_are_consistent,
    score_pad_adds_up,
    cached_parts_depend_on_arguments_only,
    shared_scene_is_the_same_for_all,
)
