"""Laws of what learners see: it follows from the view alone, and its shape never changes."""

from __future__ import annotations

from math import prod

from farshore.core.game import CHANCE
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


def places_name_actions(at: Position) -> None:
    """What learners choose by place is one action, there and back, and this table can ask for it."""
    known = set(at.game.asked_of(at.match.states[0]))
    for seat in at.acting:
        for action in at.game.legal(at.state, seat) if seat != CHANCE else ():
            require(action in known, f"{action} is legal, and `asked_of` does not have it")
            if by_place := at.game.by_place.get(type(action)):
                place = by_place.place(at.game.view(at.state, seat), seat, action)
                require(0 <= place < by_place.most, f"{action} stands at {place} of {by_place.most}")
                back = by_place.action(at.game.view(at.state, seat), seat, place)
                require(back == action, f"{action} stands at {place}, and there is {back}")


def matches_are_as_long_as_said(at: Position) -> None:
    """No match has more decisions or draws of chance than the game's `info` says."""
    drawn = sum(event.actor == CHANCE for event in at.match.events)
    decided = len(at.match.events) - drawn
    require(drawn <= at.game.info.max_chances, f"{drawn} draws, and info.max_chances is {at.game.info.max_chances}")
    require(
        decided <= at.game.info.max_length, f"{decided} decisions, and info.max_length is {at.game.info.max_length}"
    )


LAWS = (tensors_hold_their_shape, tensors_follow_from_the_view, places_name_actions, matches_are_as_long_as_said)
