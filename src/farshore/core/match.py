"""A match: a header, its events and the states between them. Undo is an event too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from farshore.core.dealer import Dealer
from farshore.core.game import (
    CHANCE,
    A,
    BadOption,
    Game,
    IllegalAction,
    Options,
    S,
    Score,
    Seat,
    Value,
    winners,
)
from farshore.core.hooks import Hooks
from farshore.core.immutable import immutable
from farshore.core.scene import Scene
from farshore.core.text import text
from farshore.core.toml_data import check_custom_files
from farshore.core.toml_limits import OPTION_TEXT

UNDO = "undo"
MOST_UNDOS = 1_000
"""Maximum number of undos in a match, so that stored matches load quickly."""
MOST_EVENTS = 7_000
"""Maximum number of events in a match: the longest one the laws allow (5,000) and its undos."""


@dataclass(frozen=True, slots=True)
class Header:
    """The game, seats and options of a match."""

    game: str
    """The id of the game."""
    seats: tuple[str, ...]
    """The players' names, by seat."""
    options: Mapping[str, Value]
    """All options, defaults filled in."""
    edition: int = 1
    """The edition of the rules."""
    data: Mapping[str, str] = field(default_factory=dict)
    """Custom components: TOML texts by file name."""
    promise: str = ""
    """A hash that commits the dealer to a seed, which is revealed at the end."""


@immutable
class Event(Generic[A]):
    """An action of a seat or of chance; None as action means undo."""

    actor: Seat
    """The seat, or CHANCE."""
    action: A | None
    """What was done; None: its last action was undone."""

    def __str__(self) -> str:
        """
        >>> str(Event(0, None))
        '0 undo'
        """
        return f"{actor_text(self.actor)} {UNDO if self.action is None else self.action}"


def actor_text(actor: Seat) -> str:
    return "-" if actor == CHANCE else str(actor)


@dataclass(slots=True)
class UndoWindow(Generic[S, A]):
    """The events that can still be undone: index of the first, the actions in effect, and the state after each."""

    start: int
    """The number of the first event that can be undone."""
    events: list[Event[A]] = field(default_factory=list)
    """What was done since."""
    states: list[S] = field(default_factory=list)
    """The position after each of them."""

    def last_of(self, seat: Seat) -> int | None:
        """Return the index of the seat's last action, or None."""
        return next((at for at in reversed(range(len(self.events))) if self.events[at].actor == seat), None)


def check_option_length(options: Options) -> None:
    """Raise BadOption for names or values that are too long."""
    for name, chosen in options.items():
        written = len("".join(map(str, chosen))) if isinstance(chosen, (tuple, list)) else len(str(chosen))
        if max(len(name), written) > OPTION_TEXT:
            raise BadOption(text("option-too-long", option=name[:80], most=OPTION_TEXT))


class Match(Generic[S, A]):
    """A running or finished match. `game` already has the custom components of the header."""

    def __init__(
        self,
        game: Game[S, A],
        seats: Sequence[str],
        options: Options | None = None,
        *,
        data: Mapping[str, str] | None = None,
        promise: str = "",
        dealer: Dealer | None = None,
    ) -> None:
        check_option_length(options or {})
        complete = game.info.complete(options or {})
        if data:
            check_custom_files(type(game).__module__, data)
        self.game: Game[S, A] = game.with_data(data) if data else game
        self.header = Header(game.info.id, tuple(seats), complete, game.info.edition, dict(data or {}), promise)
        self.notation = self.game.notation
        self.events: list[Event[A]] = []
        self.states: list[S] = [self.game.start(len(seats), complete)]
        self.chance_count = 0
        self.undo_count = 0
        self._open: UndoWindow[S, A] = UndoWindow(0)
        self._actors = {"-": CHANCE, **{str(seat): seat for seat in range(len(seats))}}
        self.dealer = dealer
        """Draws chance outcomes immediately; without a dealer, the caller plays them."""
        if dealer is not None:
            self.deal(dealer)

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats to act: () when over, (CHANCE,), one seat, or all that still act in a simultaneous phase."""
        return self.game.to_act(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The current score of each seat."""
        return self.game.scores(self.state)

    def legal(self, seat: Seat | None = None) -> Sequence[A]:
        """Return the legal actions of this seat, by default of the first seat to act."""
        asked = next((acting for acting in self.to_act if acting != CHANCE), None) if seat is None else seat
        return () if asked is None else self.game.legal(self.state, self._check_seat(asked))

    def _check_seat(self, seat: Seat) -> Seat:
        """Return the seat, or raise IllegalAction if this match does not have it."""
        seats = len(self.header.seats)
        if seat != CHANCE and not 0 <= seat < seats:
            raise IllegalAction(text("seat-not-there", seat=seat, last=seats - 1))
        return seat

    def scene(self, seat: Seat | None = None) -> Scene:
        """Return the scene of this seat; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.scene(self.game.view(self.state, seat), seat)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats; empty until the match is over."""
        return winners(self.game.scores(self.state)) if self.over else ()

    # Playing

    def play(self, seat: Seat, action: A) -> None:
        """Play an action of a seat or of chance; raise IllegalAction, without any change, if it is not legal."""
        try:
            after = self.game.apply(self.state, seat, action)
        except IllegalAction:
            if seat != CHANCE:
                self._check_seat(seat)  # a seat that is not there is the better reason
            raise
        self._add(Event(seat, action), after)
        if self.dealer is not None and seat != CHANCE:
            self.deal(self.dealer)

    def play_text(self, seat: Seat, words: str) -> None:
        """Play an action given in notation, or `undo`."""
        if words == UNDO:
            self.undo(seat)
        elif seat == CHANCE:
            self.play(CHANCE, self._outcome(words))
        else:
            self.play(seat, self._action(self._check_seat(seat), words))

    def deal(self, dealer: Dealer) -> None:
        """Play chance outcomes until a seat is to act or the match is over."""
        while self.game.to_act(self.state) == (CHANCE,):
            self.play(CHANCE, dealer.draw(self.game.chance_outcomes(self.state), self.chance_count))

    def truncate(self, length: int) -> None:
        """Remove all events after the first `length`; used when they could not be stored."""
        if length < len(self.events):
            del self.events[length:]
            del self.states[length + 1 :]
            self._recount()

    # Undo

    def undo(self, seat: Seat) -> None:
        """Undo the seat's last action; raise IllegalAction if it is final or a later action depends on it."""
        if self.undo_count >= MOST_UNDOS:
            raise IllegalAction(text("too-many-undos", most=MOST_UNDOS))
        standing = self._open
        mine, later = self._without_last(self._check_seat(seat))
        self._add(Event(seat, None), later[-1] if later else self._before(mine))
        del standing.events[mine], standing.states[mine:]
        standing.states += later

    def can_undo(self, seat: Seat) -> bool:
        try:
            self._without_last(seat)
        except IllegalAction:
            return False
        return self.undo_count < MOST_UNDOS

    def _without_last(self, seat: Seat) -> tuple[int, list[S]]:
        """Return the index of the seat's last undoable action, and the later states without it."""
        standing = self._open
        mine = standing.last_of(seat)
        if mine is None:
            raise IllegalAction(text("nothing-to-undo"))
        later: list[S] = []
        for event in standing.events[mine + 1 :]:
            assert event.action is not None
            try:
                later.append(self.game.apply(later[-1] if later else self._before(mine), event.actor, event.action))
            except IllegalAction:
                raise IllegalAction(text("undo-built-on")) from None
        return mine, later

    def _before(self, standing: int) -> S:
        """Return the state before one of the undoable actions."""
        return self._open.states[standing - 1] if standing else self.states[self._open.start]

    def undoable_actions(self) -> tuple[int, list[Event[A]]]:
        """Return the index of the first undoable event, and the undoable actions in effect."""
        return self._open.start, self._open.events

    # Reading

    def replay(self, events: Sequence[str]) -> None:
        """Play events given as texts like `0 mark e7`."""
        for words in events:
            actor, _, action = words.partition(" ")
            self.play_text(self._actor(actor), action)

    def branch(self, at: int) -> Match[S, A]:
        """Return a new match with the first `at` events of this one."""
        if not 0 <= at <= len(self.events):
            raise IllegalAction(text("no-such-event", event=at))
        other: Match[S, A] = Match.__new__(Match)
        other.game, other.header, other.notation = self.game, self.header, self.notation
        other.events, other.states = self.events[:at], self.states[: at + 1]
        other._actors, other.dealer = self._actors, self.dealer
        other._recount()
        return other

    def visible_events(self, reader: Seat | None) -> list[str]:
        """Return the events as this reader may see them; everything is visible when the match is over."""
        return (
            [str(event) for event in self.events] if self.over else [self.notation_for(e, reader) for e in self.events]
        )

    def notation_for(self, event: Event[A], reader: Seat | None) -> str:
        """Return the text of an event, with `?` for what this reader may not see."""
        if event.action is None:
            return str(event)
        return f"{actor_text(event.actor)} {self.game.notation_for(event.actor, event.action, reader)}"

    def __repr__(self) -> str:
        """Return one line: `<kingdom_maps: over after 197 events, greedy 60, random 20; won by greedy>`."""
        names = [name.removeprefix("bot:") for name in self.header.seats]
        totals = ", ".join(f"{name} {score.total}" for name, score in zip(names, self.scores, strict=True))
        seats = [names[seat] for seat in (self.winners or self.to_act) if seat != CHANCE]
        after = f"{'over ' if self.over else ''}after {len(self.events)} events"
        then = f"won by {', '.join(seats)}" if self.over else f"{', '.join(seats) or 'chance'} to act"
        return f"<{self.header.game}: {after}, {totals}; {then}>"

    def _repr_svg_(self) -> str | None:
        """Return the board as SVG, for notebooks."""
        return Hooks.render_svg(self.scene(), self.header.game, self.header.seats) if Hooks.render_svg else None

    # Inside

    def _add(self, event: Event[A], state: S) -> None:
        if len(self.events) >= MOST_EVENTS:
            raise IllegalAction(text("too-many-events", most=MOST_EVENTS))
        settled = event.actor == CHANCE or self.game.phase(state) != self.game.phase(self.state)
        self.events.append(event)
        self.states.append(state)
        self.chance_count += event.actor == CHANCE
        self.undo_count += event.action is None
        if settled:
            self._open = UndoWindow(len(self.events))
        elif event.action is not None:
            self._open.events.append(event)
            self._open.states.append(state)

    def _recount(self) -> None:
        """Recompute the counts and the undo window after events were removed."""
        self.chance_count = sum(event.actor == CHANCE for event in self.events)
        self.undo_count = sum(event.action is None for event in self.events)
        start, now = len(self.events), self.game.phase(self.state)
        while start and self.events[start - 1].actor != CHANCE and self.game.phase(self.states[start - 1]) == now:
            start -= 1
        self._open = UndoWindow(start)
        for at in range(start, len(self.events)):
            event = self.events[at]
            if event.action is not None:
                self._open.events.append(event)
                self._open.states.append(self.states[at + 1])
                continue
            mine, later = self._without_last(event.actor)
            del self._open.events[mine], self._open.states[mine:]
            self._open.states += later

    def _action(self, seat: Seat, words: str) -> A:
        """Return the action with this notation; raise IllegalAction with the legal actions if there is none."""
        action: A | None = self.notation.by_text.get(words)
        if action is None:
            legal = self.legal(seat) if seat in self.to_act else ()
            raise IllegalAction(text("unknown-action", action=words[:80]), legal=legal)
        return action

    def _outcome(self, words: str) -> A:
        chance = self.game.to_act(self.state) == (CHANCE,)
        outcome = self.game.chance_outcomes(self.state).find(words) if chance else None
        if outcome is None:
            raise IllegalAction(text("no-such-outcome", outcome=words[:80]))
        return outcome

    def _actor(self, words: str) -> Seat:
        """Return the seat with this number; only its usual notation is accepted, not `01`."""
        actor = self._actors.get(words)
        if actor is None:
            raise IllegalAction(text("no-such-seat", seat=words[:20]))
        return actor


AnyMatch = Match[Any, Any]
