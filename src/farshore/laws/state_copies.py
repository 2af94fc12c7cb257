"""Laws of states: a copy shares nothing mutable, and reading changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from farshore.core.game import CHANCE, Seat
from farshore.core.state import Cloneable
from farshore.laws.random_positions import SampledPosition, require

FEW = 3
PLAIN = (int, float, str, bytes, bool, type(None), type, Enum)


# Mutable parts


class MutablePart(NamedTuple):
    """A mutable object, and its path from the state."""

    path: str
    thing: Any


def find_mutable_parts(value: Any, path: str, met: set[int]) -> Iterator[MutablePart]:
    """Yield every list, dict, set and seat state inside a value, once each."""
    if isinstance(value, PLAIN) or id(value) in met:
        return
    met.add(id(value))
    if isinstance(value, (list, dict, set, bytearray)) or _is_row(value):
        yield MutablePart(path, value)
    for step, inner in _inside(value):
        yield from find_mutable_parts(inner, path + step, met)


def _is_row(value: Any) -> bool:
    """Return whether a value has fields that may change; other dataclasses are hashable and immutable."""
    return isinstance(value, Cloneable) or (is_dataclass(value) and type(value).__hash__ is None)


def _inside(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from ((f"[{key!r}]", inner) for key, inner in value.items())
    elif isinstance(value, (list, tuple)):
        yield from ((f"[{index}]", inner) for index, inner in enumerate(value))
    elif isinstance(value, (set, frozenset)):
        yield from (("{…}", inner) for inner in value)
    elif is_dataclass(value):
        yield from ((f".{each.name}", getattr(value, each.name, None)) for each in fields(value) if each.name != "box")


def shared_mutable_paths(one: Any, other: Any) -> list[str]:
    """Return the paths of mutable objects in both states, except seats that neither may change."""
    shared = {id(row) for row in shared_rows(one, other)}
    mine = {id(found.thing) for found in find_mutable_parts(one, "state", set(shared))}
    return [found.path for found in find_mutable_parts(other, "state", set(shared)) if id(found.thing) in mine]


def shared_rows(one: Any, other: Any) -> list[Any]:
    """Return the states of seats that both share and neither may change."""
    owned = one.owned | other.owned
    pairs = enumerate(zip(one.seats, other.seats, strict=True))
    return [mine for seat, (mine, theirs) in pairs if mine is theirs and not owned >> seat & 1]


def copies_share_nothing(at: SampledPosition) -> None:
    """A clone, a sampled state and a view share no writable data, except rows of seats that nobody owns."""
    for state in (at.state, *_halfway(at)):
        _apart(state, state.clone(), "a clone")
        for seat in at.readers:
            view = at.game.view(state, seat)
            if view is not state:
                _apart(state, view, f"the view of seat {seat}")
            guess = at.game.sample_state(view, at.rng)
            require(guess is not view, f"the sampled state of seat {seat} is its view itself")
            _apart(view, guess, f"the sampled state of seat {seat}")
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), FEW):
            _apart(at.state, at.game.apply(at.state, seat, action), f"the state after '{action}'")


def _halfway(at: SampledPosition) -> Iterator[Any]:
    """Yield states in the middle of a step sequence, whose seats may still be changed."""
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), 1):
            state = at.state.clone()
            at.game.step(state, seat, action)
            yield state


def _apart(one: Any, other: Any, what: str) -> None:
    shared = shared_mutable_paths(one, other)
    require(not shared, f"{what} shares what can be written: {', '.join(shared[:5])}")


# Reading changes nothing


def fingerprint(value: Any) -> object:
    """Return a comparable copy of a value, including fields that are not compared."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, dict):
        return "dict", tuple((fingerprint(key), fingerprint(inner)) for key, inner in value.items())
    if isinstance(value, (list, tuple, bytearray)):
        return type(value).__name__, tuple(map(fingerprint, value))
    if isinstance(value, (set, frozenset)):
        return "set", frozenset(map(fingerprint, value))
    if is_dataclass(value):
        return type(value).__name__, tuple(fingerprint(getattr(value, each.name, None)) for each in fields(value))
    return id(value)


def field_fingerprints(state: Any) -> dict[str, object]:
    """Return the fingerprint of each field except the box, which is large and checked once."""
    return {each.name: fingerprint(getattr(state, each.name)) for each in fields(state) if each.name != "box"}


Questions: TypeAlias = Iterator[tuple[str, Callable[[], object]]]


def reading_changes_nothing(at: SampledPosition) -> None:
    """Reading what is legal, scored, seen, drawn, logged or copied changes nothing, not even uncompared fields."""
    box = fingerprint(at.state.box)
    _only_read(at.state, "the state", _asked_of_a_state(at))
    for seat in at.readers:
        view = at.game.view(at.state, seat)
        _only_read(view, f"the view of seat {seat}", _asked_of_a_view(at, view, seat))
    for actor in at.acting:
        for action in at.sample_items(at.actions(actor), 1):
            after = at.game.apply(at.state, actor, action)
            for reader in at.readers:
                view = at.game.view(after, reader)
                log = partial(at.game.log_text, view, reader, actor, action)
                _only_read(view, f"the view of seat {reader}", iter([("log_text", log)]))
    require(fingerprint(at.state.box) == box, "something was written into the box")


def _only_read(state: Any, what: str, questions: Questions) -> None:
    """Call each function and require that the state stays the same."""
    before = field_fingerprints(state)
    for name, ask in questions:
        ask()
        after = field_fingerprints(state)
        written = [field for field in before if after[field] != before[field]]
        require(not written, f"`{name}` writes on {what}: {', '.join(written)}")


def _asked_of_a_state(at: SampledPosition) -> Questions:
    game, state = at.game, at.state
    yield "to_act", partial(game.to_act, state)
    yield "phase", partial(game.phase, state)
    yield "scores", partial(game.scores, state)
    yield "clone", state.clone
    for seat in at.readers:
        yield "view", partial(game.view, state, seat)
    if at.acting == (CHANCE,):
        yield "chance_outcomes", partial(at.actions, CHANCE)
    for seat in at.seats:
        yield "legal", partial(at.actions, seat)
        for action in at.sample_items(game.all_actions, FEW):
            yield "refusal", partial(game.refusal, state, seat, action)
    for seat in at.acting:
        for action in at.sample_items(at.actions(seat), FEW):
            yield "apply", partial(game.apply, state, seat, action)


def _asked_of_a_view(at: SampledPosition, view: Any, seat: Seat | None) -> Questions:
    game = at.game
    yield "view", partial(game.view, view, seat)
    yield "sample_state", partial(game.sample_state, view, at.rng)
    yield "scores", partial(game.scores, view)
    yield "scene", partial(game.scene, view, seat)
    yield "text_board", partial(game.text_board, view, seat)
    if seat is None:
        return
    for action in at.sample_items(at.actions(seat), FEW):
        yield "preview", partial(game.preview, view, seat, action)
    for node in at.sample_items([node.id for node in game.scene(view, seat).nodes()], FEW):
        yield "why_not", partial(game.why_not, view, seat, node)
    if game.strategy is not None:
        yield "strategy.estimate_by_line", partial(game.strategy.estimate_by_line, view, seat)


LAWS = (copies_share_nothing, reading_changes_nothing)
