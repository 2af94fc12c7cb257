"""Laws of what learners see: it follows from the view alone, and its shape never changes."""

from __future__ import annotations

from math import prod

from farshore.core.tensors import Spec
from farshore.laws.position import Position, require


def tensors_hold_their_shape(at: Position) -> None:
    """What a learner sees has the same names and shapes for every seat and through the whole match."""
    first = at.game.tensors(at.game.view(at.match.states[0], 0))
    for seat in range(len(at.match.header.seats)):
        parts = at.game.features(at.game.view(at.state, seat), seat)
        require(Spec.of(parts) == first, f"seat {seat} sees {Spec.of(parts)}, and {first} at the start")
        for part in parts:
            require(len(part.values) == prod(part.shape), f"{part.name} has {len(part.values)} values: {part.shape}")


def tensors_follow_from_the_view(at: Position) -> None:
    """What a learner sees follows from its view alone: nothing that is hidden gets in."""
    for seat in range(len(at.match.header.seats)):
        view = at.game.view(at.state, seat)
        seen = at.game.features(view, seat)
        require(at.game.features(at.state, seat) == seen or at.game.info.hidden, f"seat {seat} sees more than its view")
        guess = at.game.view(at.game.guess(view, at.rng), seat)
        require(at.game.features(guess, seat) == seen, f"seat {seat} sees what it cannot know")


LAWS = (tensors_hold_their_shape, tensors_follow_from_the_view)
