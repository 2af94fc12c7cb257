"""Laws of features: they depend on the view only, and their shape is constant."""

from __future__ import annotations

from math import prod

from farshore.core.game import CHANCE
from farshore.core.tensors import FeatureSpec
from farshore.laws.random_positions import SampledPosition, require


def features_keep_their_shape(at: SampledPosition) -> None:
    """Features have the same names and shapes for every seat throughout the match."""
    first = at.game.tensor_spec(at.game.view(at.match.states[0], 0))
    for seat in range(len(at.match.header.seats)):
        parts = at.game.features(at.game.view(at.state, seat), seat)
        require(FeatureSpec.of(parts) == first, f"seat {seat} sees {FeatureSpec.of(parts)}, and {first} at the start")
        for part in parts:
            require(len(part.values) == prod(part.shape), f"{part.name} has {len(part.values)} values: {part.shape}")


def features_depend_on_the_view_only(at: SampledPosition) -> None:
    """Features depend on the seat's view alone, never on hidden information."""
    for seat in range(len(at.match.header.seats)):
        view = at.game.view(at.state, seat)
        seen = at.game.features(view, seat)
        require(at.game.features(at.state, seat) == seen or at.game.info.hidden, f"seat {seat} sees more than its view")
        guess = at.game.view(at.game.sample_state(view, at.rng), seat)
        require(at.game.features(guess, seat) == seen, f"seat {seat} sees what it cannot know")


def action_numbers_are_unique(at: SampledPosition) -> None:
    """Every legal action is reachable, and its number stands for this action alone."""
    known = set(at.game.reachable_actions(at.match.states[0]))
    for seat in at.acting:
        for action in at.game.legal(at.state, seat) if seat != CHANCE else ():
            require(action in known, f"{action} is legal, and `reachable_actions` does not have it")
            if action_numberings := at.game.action_numberings.get(type(action)):
                place = action_numberings.place(at.game.view(at.state, seat), seat, action)
                require(0 <= place < action_numberings.most, f"{action} stands at {place} of {action_numberings.most}")
                back = action_numberings.action(at.game.view(at.state, seat), seat, place)
                require(back == action, f"{action} stands at {place}, and there is {back}")


def matches_respect_their_maximum_length(at: SampledPosition) -> None:
    """No match has more decisions or chance events than the game's `info` says."""
    drawn = sum(event.actor == CHANCE for event in at.match.events)
    decided = len(at.match.events) - drawn
    require(drawn <= at.game.info.max_chances, f"{drawn} draws, and info.max_chances is {at.game.info.max_chances}")
    require(
        decided <= at.game.info.max_length, f"{decided} decisions, and info.max_length is {at.game.info.max_length}"
    )


LAWS = (
    features_keep_their_shape,
    features_depend_on_the_view_only,
    action_numbers_are_unique,
    matches_respect_their_maximum_length,
)
