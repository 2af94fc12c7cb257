"""Laws of hidden information: what a seat sees depends only on what it may know."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from types import FunctionType, ModuleType
from typing import Any

from farshore.core.game import Seat
from farshore.laws.random_positions import SampledPosition, play_randomly, require

FEW = 6


def views_have_the_same_legal_actions(at: SampledPosition) -> None:
    """A seat's view gives the same seats to act and the same legal actions as the full state."""
    for seat in at.readers:
        view = at.game.view(at.state, seat)
        require(at.game.to_act(view) == at.acting, f"seat {seat} sees another turn")
        require(at.game.phase(view) == at.game.phase(at.state), f"seat {seat} sees another phase")
        require(at.game.view(view, seat) == view, f"seat {seat} sees another view in its view")
        if seat is not None:
            same = list(at.game.legal(view, seat)) == at.actions(seat)
            require(same, f"seat {seat} may do other things by its view")


def sampled_states_have_the_same_view(at: SampledPosition) -> None:
    """A state sampled from a view has the same view, and sampling does not change the view."""
    for seat in at.readers:
        view = at.game.view(at.state, seat)
        guess = at.game.sample_state(view, at.rng)
        require(view == at.game.view(at.state, seat), f"sampling changed the view of seat {seat}")
        require(at.game.view(guess, seat) == view, f"a state sampled for seat {seat} looks different from its view")


def sampled_states_are_complete(at: SampledPosition) -> None:
    """A sampled state is complete: every seat can view it, score it and play it to the end."""
    if at.acting and at.rng.random() < 0.35:
        guess = at.game.sample_state(at.game.view(at.state, at.rng.choice(at.readers)), at.rng)
        trial = at.match.branch(len(at.match.events))
        trial.states[-1] = guess
        play_randomly(trial, at.rng)


def indistinguishable_actions_have_the_same_log(at: SampledPosition) -> None:
    """If two actions look the same to a reader afterwards, the log and the scene show them the same."""
    for seat in at.acting:
        tried = at.sample_items(at.actions(seat), FEW)
        after = [at.game.apply(at.state, seat, action) for action in tried]
        for reader in at.readers:
            if reader != seat:
                _require_same_log(at, seat, reader, list(zip(tried, after, strict=True)))


def _require_same_log(at: SampledPosition, actor: Seat, reader: Seat | None, tried: list[tuple[Any, Any]]) -> None:
    groups: list[tuple[Any, Any, str, Any]] = []
    for action, after in tried:
        view = at.game.view(after, reader)
        note, line = at.game.notation_for(actor, action, reader), at.game.log_text(view, reader, actor, action)
        for known, other, noted, said in groups:
            if known == view:
                both = f"'{action}' and '{other}' of seat {actor}"
                require(note == noted, f"seat {reader} cannot see {both} apart, but reads '{note}' and '{noted}'")
                require(line == said, f"seat {reader} cannot see {both} apart, but reads {line} and {said}")
                shown = at.game.scene(view, reader) == at.game.scene(known, reader)
                require(shown, f"seat {reader} cannot see {both} apart, but is shown another scene")
        groups.append((view, action, note, line))


def own_actions_are_visible(at: SampledPosition) -> None:
    """A seat's own actions are never hidden from it."""
    for seat in at.seats:
        for action in at.sample_items(at.actions(seat), FEW):
            require(
                at.game.notation_for(seat, action, seat) == str(action), f"'{action}' is concealed from its own seat"
            )


def views_are_copies(at: SampledPosition) -> None:
    """Changing a view does not change the match."""
    before = deepcopy(at.state)
    for seat in at.readers:
        overwrite_all_values(at.game.view(at.state, seat).deep_copy())
        require(at.state == before, f"what seat {seat} wrote on its view was in the match")


def overwrite_all_values(thing: Any, seen: set[int] | None = None) -> None:
    """Overwrite everything mutable in an object and its parts; frozen objects (the box) may be shared."""
    seen = set() if seen is None else seen
    if (
        _frozen(thing)
        or id(thing) in seen
        or isinstance(thing, (str, int, float, bytes, type, FunctionType, ModuleType))
    ):
        return
    seen.add(id(thing))
    for inner in _parts(thing):
        overwrite_all_values(inner, seen)
    if isinstance(thing, (list, set, dict, bytearray)):
        thing.clear()
    for name in _fields(thing):
        for other in (1, None):  # a compiled number is never None, and a compiled tuple never a number
            with suppress(AttributeError, TypeError):
                setattr(thing, name, other)


def _frozen(thing: Any) -> bool:
    """Return whether a value is immutable: setting its first field fails, also in compiled classes."""
    for name in list(getattr(thing, "__dataclass_fields__", ()))[:1]:
        try:
            setattr(thing, name, getattr(thing, name))
        except AttributeError:
            return True
    return False


def _parts(thing: Any) -> list[Any]:
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        return list(thing)
    return [getattr(thing, name) for name in _fields(thing)]


def _fields(thing: Any) -> list[str]:
    """Return the names of an object's own attributes."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    named = [*getattr(thing, "__dict__", ()), *slots, *getattr(thing, "__dataclass_fields__", ())]
    return [name for name in dict.fromkeys(named) if hasattr(thing, name)]


LAWS = (
    views_have_the_same_legal_actions,
    sampled_states_have_the_same_view,
    sampled_states_are_complete,
    indistinguishable_actions_have_the_same_log,
    own_actions_are_visible,
    views_are_copies,
)
