"""A match: a header, its events, and the states between them. The log is the game; undo is an entry in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from farshore.core.dealer import Dealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, Notation, Options, S, Seat, Value, winners
from farshore.core.text import text
from farshore.core.value import value

UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first event."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    edition: int = 1
    data: Mapping[str, str] = field(default_factory=dict)
    """Somebody's own components: TOML texts by file name."""
    promise: str = ""
    """A hash that binds the dealer to a secret told at the end."""


@value
class Event(Generic[A]):
    """Somebody did something; without an action, it took back its last one."""

    actor: Seat
    action: A | None

    def __str__(self) -> str:
        """
        >>> str(Event(0, None))
        '0 undo'
        """
        return f"{actor_text(self.actor)} {UNDO if self.action is None else self.action}"


def actor_text(actor: Seat) -> str:
    return "-" if actor == CHANCE else str(actor)


class Match(Generic[S, A]):
    """One match under way or over. `game` already carries the header's own data, if any."""

    def __init__(
        self,
        game: Game[S, A],
        seats: Sequence[str],
        options: Options | None = None,
        *,
        data: Mapping[str, str] | None = None,
        promise: str = "",
    ) -> None:
        complete = game.info.complete(options or {})
        self.game: Game[S, A] = game.with_data(data) if data else game
        self.header = Header(game.info.id, tuple(seats), complete, game.info.edition, dict(data or {}), promise)
        self.notation = Notation.of(self.game.every)
        self.events: list[Event[A]] = []
        self.states: list[S] = [self.game.start(len(seats), complete)]
        self.chance_count = 0

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who shares the victory; nobody while the match goes on."""
        return winners(self.game.scores(self.state)) if self.over else ()

    # Playing

    def play(self, seat: Seat, action: A) -> None:
        """The seat, or chance, does this; IllegalAction and nothing changed if it may not."""
        self._add(Event(seat, action), self.game.apply(self.state, seat, action))

    def do(self, seat: Seat, words: str) -> None:
        """The same from text, `undo` included."""
        if words == UNDO:
            self.undo(seat)
        elif seat == CHANCE:
            self.play(CHANCE, self._outcome(words))
        else:
            self.play(seat, self.notation.parse(words))

    def deal(self, dealer: Dealer) -> None:
        """Chance acts until a seat is to act or the match is over."""
        while self.game.to_act(self.state) == (CHANCE,):
            self.play(CHANCE, dealer.draw(self.game.chances(self.state), self.chance_count))

    def forget(self, length: int) -> None:
        """Drops all events after the first `length`, as if they had never been played: they could not be stored."""
        self.chance_count -= sum(event.actor == CHANCE for event in self.events[length:])
        del self.events[length:]
        del self.states[length + 1 :]

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's last action, unless something was revealed or another seat built on it."""
        self._add(Event(seat, None), self._without_last(seat))

    def can_undo(self, seat: Seat) -> bool:
        try:
            self._without_last(seat)
        except IllegalAction:
            return False
        return True

    def _without_last(self, seat: Seat) -> S:
        """The state as if the seat's last action of the open part had not been done."""
        start, standing = self.open_actions()
        mine = max((index for index, event in enumerate(standing) if event.actor == seat), default=None)
        if mine is None:
            raise IllegalAction(text("nothing-to-undo"))
        # As long as nothing was taken back, the state before the action is at hand and only later ones are redone.
        straight = len(standing) == len(self.events) - start
        kept = standing[mine + 1 :] if straight else standing[:mine] + standing[mine + 1 :]
        state = self.states[start + mine if straight else start]
        for event in kept:
            assert event.action is not None
            try:
                state = self.game.apply(state, event.actor, event.action)
            except IllegalAction:
                raise IllegalAction(text("undo-built-on")) from None
        return state

    def open_actions(self) -> tuple[int, list[Event[A]]]:
        """Where the part that can still be taken back starts, and its actions that stand."""
        start = len(self.events)
        now = self.game.phase(self.state)
        while start and self.events[start - 1].actor != CHANCE and self.game.phase(self.states[start - 1]) == now:
            start -= 1
        standing: list[Event[A]] = []
        for event in self.events[start:]:
            if event.action is not None:
                standing.append(event)
            else:
                del standing[max(index for index, earlier in enumerate(standing) if earlier.actor == event.actor)]
        return start, standing

    # Reading

    def replay(self, events: Sequence[str]) -> None:
        """Adds these events, given as texts like `0 mark e7`."""
        for words in events:
            actor, _, action = words.partition(" ")
            self.do(self._actor(actor), action)

    def branch(self, at: int) -> Match[S, A]:
        """A match of its own that starts with the first `at` events of this one."""
        if not 0 <= at <= len(self.events):
            raise IllegalAction(text("no-such-event", event=at))
        other: Match[S, A] = Match.__new__(Match)
        other.game, other.header, other.notation = self.game, self.header, self.notation
        other.events, other.states = self.events[:at], self.states[: at + 1]
        other.chance_count = sum(event.actor == CHANCE for event in other.events)
        return other

    def told(self, reader: Seat | None) -> list[str]:
        """The events as this reader may know them; once the match is over, everything is open."""
        return [str(event) for event in self.events] if self.over else [self.conceal(e, reader) for e in self.events]

    def conceal(self, event: Event[A], reader: Seat | None) -> str:
        """One event as this reader may know it."""
        if event.action is None:
            return str(event)
        return f"{actor_text(event.actor)} {self.game.conceal(event.actor, event.action, reader)}"

    # Inside

    def _add(self, event: Event[A], state: S) -> None:
        self.events.append(event)
        self.states.append(state)
        self.chance_count += event.actor == CHANCE

    def _outcome(self, words: str) -> A:
        chance = self.game.to_act(self.state) == (CHANCE,)
        outcome = self.game.chances(self.state).named(words) if chance else None
        if outcome is None:
            raise IllegalAction(text("no-such-outcome", outcome=words[:80]))
        return outcome

    def _actor(self, words: str) -> Seat:
        if words == "-":
            return CHANCE
        if words.isdecimal() and int(words) < len(self.header.seats):
            return int(words)
        raise IllegalAction(text("no-such-seat", seat=words[:20]))


AnyMatch = Match[Any, Any]
