"""Whatever somebody presses in a match, what is asked and what is refused can be read about in the rules."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.learn import links
from farshore.learn.tutor import node_ids

GAMES = ("explorers", "kingdom_maps", "la_isla")
NO_RULE = {"nothing-to-press", "nothing-here", "why-only-shown", "not-your-map", "why-not-yours", "can-be-done"}
"""Where nothing is ever pressed, or nothing is refused."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_match_asks_and_refuses_is_explained(name: str, seed: int) -> None:
    game, rng = find(name), Random(seed)
    seats = game.info.seats[seed % len(game.info.seats)]
    match: AnyMatch = Match(game, [f"seat {seat}" for seat in range(seats)], dealer=SeededDealer(str(seed)))
    said = set[str]()
    while not match.over:
        seat = rng.choice(match.to_act)
        view = game.view(match.state, seat)
        scene = game.scene(view, seat)
        said.add(scene.prompt.name.key)
        nodes = sorted(node_ids(scene))
        one_of_each = {node.partition("/")[0]: node for node in rng.sample(nodes, len(nodes))}
        said |= {game.why_not(view, seat, node).key for node in one_of_each.values()}
        match.play(seat, rng.choice(match.legal(seat)))
    assert len(said) > 8
    assert said - NO_RULE - set(links(game)) == set()
