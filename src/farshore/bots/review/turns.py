"""The turns and the chance draws of a match. Undone actions are left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, cast

from farshore.core.game import CHANCE, A, Game, IllegalAction, S, Seat
from farshore.core.match import Match


@dataclass(frozen=True, slots=True)
class PlayedAction(Generic[A]):
    """An action that was not undone, and the index of its event."""

    number: int
    seat: Seat
    action: A


@dataclass(slots=True)
class PlayedTurn(Generic[S, A]):
    """The actions of a seat in one phase, and the position before them."""

    seat: Seat
    position: S
    """Without the actions of other seats in the same phase, which this seat could not know."""
    at: int
    """The number of events before the turn."""
    done: list[PlayedAction[A]] = field(default_factory=list)
    until: int = 0
    """The number of events after which the turn was complete for all seats."""

    @property
    def actions(self) -> tuple[A, ...]:
        return tuple(each.action for each in self.done)


@dataclass(frozen=True, slots=True)
class ChanceDraw(Generic[S, A]):
    """Consecutive chance events."""

    first: int
    """The index of the first event."""
    position: S
    outcomes: tuple[A, ...]
    after: S


@dataclass(frozen=True, slots=True)
class Segment(Generic[S, A]):
    """The actions between two barriers (a draw or a new phase), and the position before them."""

    start: int
    end: int
    position: S
    done: list[PlayedAction[A]]


def split_into_turns(match: Match[S, A]) -> Iterator[Segment[S, A]]:
    """Yield the match from barrier to barrier, without draws and without undone actions."""
    game, states = match.game, match.states
    start, standing = 0, list[PlayedAction[A]]()
    for number, event in enumerate(match.events):
        if event.action is None:
            last = max(at for at, each in enumerate(standing) if each.seat == event.actor)
            del standing[last]
        elif event.actor != CHANCE:
            standing.append(PlayedAction(number, event.actor, event.action))
        if event.actor == CHANCE or game.phase(states[number + 1]) != game.phase(states[number]):
            if standing:
                yield Segment(start, number + 1, states[start], standing)
            start, standing = number + 1, []
    if standing:
        yield Segment(start, len(match.events), states[start], standing)


def find_turns(match: Match[S, A], seat: Seat) -> list[PlayedTurn[S, A]]:
    """Return all turns of a seat, in order."""
    return [turn for segment in split_into_turns(match) for turn in _turns_in(match.game, segment, seat)]


def _turns_in(game: Game[S, A], segment: Segment[S, A], seat: Seat) -> Iterator[PlayedTurn[S, A]]:
    here, turn = segment.position, cast("PlayedTurn[S, A] | None", None)
    waiting: list[PlayedAction[A]] = []
    at = segment.start
    for each in segment.done:
        if each.seat != seat:
            waiting.append(each)
            if turn is None:
                here, at = _apply_until_to_act(game, here, at, waiting, seat)
            continue
        if turn is None:
            turn = PlayedTurn(seat, here, at, until=segment.end)
        turn.done.append(each)
        try:
            here = game.apply(here, seat, each.action)
        except IllegalAction:  # it depends on an action of another seat in between
            for other in waiting:
                here = game.apply(here, other.seat, other.action)
            waiting.clear()
            here = game.apply(here, seat, each.action)
        if seat not in game.to_act(here):
            yield turn
            turn, at = None, each.number + 1
            here, at = _apply_until_to_act(game, here, at, waiting, seat)
    if turn is not None:
        yield turn


def _apply_until_to_act(
    game: Game[S, A], here: S, at: int, waiting: list[PlayedAction[A]], seat: Seat
) -> tuple[S, int]:
    """Apply the waiting actions of other seats until this seat is to act; the rest stays in `waiting`."""
    while waiting and seat not in game.to_act(here):
        other = waiting.pop(0)
        here, at = game.apply(here, other.seat, other.action), max(at, other.number + 1)
    return here, at


def find_draws(match: Match[S, A]) -> list[ChanceDraw[S, A]]:
    """Return all runs of consecutive chance events."""
    draws: list[ChanceDraw[S, A]] = []
    first = 0
    events = match.events
    while first < len(events):
        last = first
        while last < len(events) and events[last].actor == CHANCE:
            last += 1
        if last > first:
            outcomes = tuple(event.action for event in events[first:last] if event.action is not None)
            draws.append(ChanceDraw(first, match.states[first], outcomes, match.states[last]))
        first = max(last, first + 1)
    return draws


def visible_draws(match: Match[S, A], seat: Seat, at: int) -> Sequence[str]:
    """Return the chance events among the first `at` events as this seat sees them, with hidden parts concealed."""
    return [match.notation_for(event, seat) for event in match.events[:at] if event.actor == CHANCE]
