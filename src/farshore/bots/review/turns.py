"""A match seat by seat: whole turns without what was taken back, and what chance brought in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, cast

from farshore.core.game import CHANCE, A, Game, IllegalAction, S, Seat
from farshore.core.match import Match


@dataclass(frozen=True, slots=True)
class Done(Generic[A]):
    """An action that stands, and the number of its event from 0."""

    number: int
    seat: Seat
    action: A


@dataclass(slots=True)
class OwnTurn(Generic[S, A]):
    """The own actions of one phase that stand, and the position before them as the seat had to judge it."""

    seat: Seat
    position: S
    """Others who act in the same phase have not acted yet here: nobody could know what they would do."""
    at: int
    """After so many events it was this seat's turn."""
    done: list[Done[A]] = field(default_factory=list)
    until: int = 0
    """After so many events all that belongs to the turn was settled."""

    @property
    def actions(self) -> tuple[A, ...]:
        return tuple(each.action for each in self.done)


@dataclass(frozen=True, slots=True)
class Drawn(Generic[S, A]):
    """One thing after the other that chance brought, with nothing in between."""

    first: int
    """The number of its first event, from 0."""
    position: S
    outcomes: tuple[A, ...]
    after: S


@dataclass(frozen=True, slots=True)
class Segment(Generic[S, A]):
    """What happened between two barriers: the position before, and the actions that stand."""

    start: int
    end: int
    position: S
    done: list[Done[A]]


def segments(match: Match[S, A]) -> Iterator[Segment[S, A]]:
    """The match from barrier to barrier, without draws and without what was taken back."""
    game, states = match.game, match.states
    start, standing = 0, list[Done[A]]()
    for number, event in enumerate(match.events):
        if event.action is None:
            last = max(at for at, each in enumerate(standing) if each.seat == event.actor)
            del standing[last]
        elif event.actor != CHANCE:
            standing.append(Done(number, event.actor, event.action))
        if event.actor == CHANCE or game.phase(states[number + 1]) != game.phase(states[number]):
            if standing:
                yield Segment(start, number + 1, states[start], standing)
            start, standing = number + 1, []
    if standing:
        yield Segment(start, len(match.events), states[start], standing)


def turns_of(match: Match[S, A], seat: Seat) -> list[OwnTurn[S, A]]:
    """All turns of a seat in their order."""
    return [turn for segment in segments(match) for turn in _turns_in(match.game, segment, seat)]


def _turns_in(game: Game[S, A], segment: Segment[S, A], seat: Seat) -> Iterator[OwnTurn[S, A]]:
    here, turn = segment.position, cast("OwnTurn[S, A] | None", None)
    waiting: list[Done[A]] = []
    at = segment.start
    for each in segment.done:
        if each.seat != seat:
            waiting.append(each)
            if turn is None:
                here, at = _until_it_acts(game, here, at, waiting, seat)
            continue
        if turn is None:
            turn = OwnTurn(seat, here, at, until=segment.end)
        turn.done.append(each)
        try:
            here = game.apply(here, seat, each.action)
        except IllegalAction:  # it was built on what another had done meanwhile
            for other in waiting:
                here = game.apply(here, other.seat, other.action)
            waiting.clear()
            here = game.apply(here, seat, each.action)
        if seat not in game.to_act(here):
            yield turn
            turn, at = None, each.number + 1
            here, at = _until_it_acts(game, here, at, waiting, seat)
    if turn is not None:
        yield turn


def _until_it_acts(game: Game[S, A], here: S, at: int, waiting: list[Done[A]], seat: Seat) -> tuple[S, int]:
    """The others go on until this seat is to act; what is left of what they did stays waiting."""
    while waiting and seat not in game.to_act(here):
        other = waiting.pop(0)
        here, at = game.apply(here, other.seat, other.action), max(at, other.number + 1)
    return here, at


def draws_of(match: Match[S, A]) -> list[Drawn[S, A]]:
    """Whatever chance brought, in runs."""
    found: list[Drawn[S, A]] = []
    first = 0
    events = match.events
    while first < len(events):
        last = first
        while last < len(events) and events[last].actor == CHANCE:
            last += 1
        if last > first:
            outcomes = tuple(event.action for event in events[first:last] if event.action is not None)
            found.append(Drawn(first, match.states[first], outcomes, match.states[last]))
        first = max(last, first + 1)
    return found


def told_draws(match: Match[S, A], seat: Seat, at: int) -> Sequence[str]:
    """What chance brought in the first `at` events, as this seat may know it: the same for all that it cannot see."""
    return [match.conceal(event, seat) for event in match.events[:at] if event.actor == CHANCE]
