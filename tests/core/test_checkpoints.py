"""States that were dropped are computed again exactly as they were."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.checkpoints import EVERY, CheckpointedStates
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import find

SEED = 5


def random_match(game: str) -> AnyMatch:
    """Return a match of random moves, some of them undone."""
    rng = Random(SEED)
    match: AnyMatch = Match(find(game), ["Ada", "Bob"], dealer=SeededDealer(str(SEED)))
    while match.to_act and len(match.events) < 10 * EVERY:
        seat = rng.choice(match.to_act)
        if rng.random() < 0.15 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_dropped_states_are_computed_as_they_were(game: str) -> None:
    match = random_match(game)
    plain, states = list(match.states), CheckpointedStates(match)
    match.states = states
    states.drop_before(len(plain) - 8)
    undone = sum(event.action is None for event in match.events)
    assert undone > 3
    assert sum(state is not None for state in list.__iter__(states)) <= len(plain) // EVERY + undone + 9
    assert list(states) == plain
    assert states[3:40:2] == plain[3:40:2]
    for at in Random(SEED).sample(range(-len(plain), len(plain)), 60):
        assert states[at] == plain[at]
    assert match.branch(50).states == plain[:51]
    assert match.state is plain[-1]


def test_a_match_goes_on_and_back_with_dropped_states() -> None:
    match = random_match("explorers")
    length, after = len(match.events), match.state
    states = match.states = CheckpointedStates(match)
    states.drop_before(length)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert len(states) == length + 2
    match.truncate(length)
    assert match.state == after
    with pytest.raises(IndexError):
        _ = states[length + 1]
