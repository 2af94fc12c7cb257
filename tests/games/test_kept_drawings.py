"""Games keep what they drew. Whatever was kept is what would be drawn anew from an equal position."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import find


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", ["explorers", "kingdom_maps", "la_isla"])
def test_a_scene_after_a_whole_match_of_scenes_is_as_if_drawn_for_the_first_time(name: str, seats: int) -> None:
    rng, dealer = Random(name), SeededDealer(name)
    match: AnyMatch = Match(find(name), ["a"] * seats, {"achievements": 2} if name == "explorers" else {})
    compared = 0
    while True:
        match.deal(dealer)
        game, views = match.game, {seat: match.game.view(match.state, seat) for seat in (None, *range(seats))}
        scenes = {seat: game.scene(view, seat) for seat, view in views.items()}
        if len(match.events) % 7 == 0 or match.over:
            for seat, view in views.items():
                assert scenes[seat] == game.scene(deepcopy(view), seat), (len(match.events), seat)
            compared += 1
        if match.over:
            break
        actor = rng.choice(game.to_act(match.state))
        match.play(actor, rng.choice(game.legal(match.state, actor)))
    assert compared > 10
