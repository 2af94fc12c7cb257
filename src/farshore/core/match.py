"""A match: a header, its events, and the states between them. The log is the game; undo is an entry in it."""

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
    Notation,
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
"""Taken back in one match: more than anybody needs, and few enough that a stored match is opened quickly."""
MOST_EVENTS = 7_000
"""In one match: what the longest one needs (the laws allow 5,000), and all that can be taken back."""


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
    """A hash that commits the dealer to a seed, which is revealed at the end."""


@immutable
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


@dataclass(slots=True)
class UndoWindow(Generic[S, A]):
    """What can still be taken back: where it starts, the actions that stand, and the state after each of them."""

    start: int
    events: list[Event[A]] = field(default_factory=list)
    states: list[S] = field(default_factory=list)

    def last_of(self, seat: Seat) -> int | None:
        """Which of the actions is the seat's last."""
        return next((at for at in reversed(range(len(self.events))) if self.events[at].actor == seat), None)


def check_option_length(options: Options) -> None:
    """BadOption for a value that no game could offer: it would only have to be carried around."""
    for name, chosen in options.items():
        written = len("".join(map(str, chosen))) if isinstance(chosen, (tuple, list)) else len(str(chosen))
        if max(len(name), written) > OPTION_TEXT:
            raise BadOption(text("option-too-long", option=name[:80], most=OPTION_TEXT))


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
        dealer: Dealer | None = None,
    ) -> None:
        check_option_length(options or {})
        complete = game.info.complete(options or {})
        if data:
            check_custom_files(type(game).__module__, data)
        self.game: Game[S, A] = game.with_data(data) if data else game
        self.header = Header(game.info.id, tuple(seats), complete, game.info.edition, dict(data or {}), promise)
        self.notation = Notation.of(self.game.all_actions)
        self.events: list[Event[A]] = []
        self.states: list[S] = [self.game.start(len(seats), complete)]
        self.chance_count = 0
        self.undo_count = 0
        self._open: UndoWindow[S, A] = UndoWindow(0)
        self._actors = {"-": CHANCE, **{str(seat): seat for seat in range(len(seats))}}
        self.dealer = dealer
        """Draws at once whatever chance is to bring; without one, somebody else says when."""
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
        """() when over, (CHANCE,), one seat, or all seats still busy in a phase played at once."""
        return self.game.to_act(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """Each seat's score pad as it stands."""
        return self.game.scores(self.state)

    def legal(self, seat: Seat | None = None) -> Sequence[A]:
        """What a seat may do now: this one, or else the first that is to act."""
        asked = next((acting for acting in self.to_act if acting != CHANCE), None) if seat is None else seat
        return () if asked is None else self.game.legal(self.state, self._check_seat(asked))

    def _check_seat(self, seat: Seat) -> Seat:
        """Return the seat, or raise IllegalAction if this match does not have it."""
        seats = len(self.header.seats)
        if seat != CHANCE and not 0 <= seat < seats:
            raise IllegalAction(text("seat-not-there", seat=seat, last=seats - 1))
        return seat

    def scene(self, seat: Seat | None = None) -> Scene:
        """What this seat sees and can press; a spectator, if there is none."""
        return self.game.scene(self.game.view(self.state, seat), seat)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who shares the victory; nobody while the match goes on."""
        return winners(self.game.scores(self.state)) if self.over else ()

    # Playing

    def play(self, seat: Seat, action: A) -> None:
        """The seat, or chance, does this; IllegalAction and nothing changed if it may not."""
        self._add(Event(seat, action), self.game.apply(self.state, seat, action))
        if self.dealer is not None and seat != CHANCE:
            self.deal(self.dealer)

    def play_text(self, seat: Seat, words: str) -> None:
        """The same from text, `undo` included."""
        if words == UNDO:
            self.undo(seat)
        elif seat == CHANCE:
            self.play(CHANCE, self._outcome(words))
        else:
            self.play(seat, self._action(self._check_seat(seat), words))

    def deal(self, dealer: Dealer) -> None:
        """Chance acts until a seat is to act or the match is over."""
        while self.game.to_act(self.state) == (CHANCE,):
            self.play(CHANCE, dealer.draw(self.game.chance_outcomes(self.state), self.chance_count))

    def truncate(self, length: int) -> None:
        """Drops all events after the first `length`, as if they had never been played: they could not be stored."""
        if length < len(self.events):
            del self.events[length:]
            del self.states[length + 1 :]
            self._count_anew()

    # Taking back

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's last action, unless something was revealed or another seat built on it."""
        if self.undo_count >= MOST_UNDOS:
            raise IllegalAction(text("too-many-undos", most=MOST_UNDOS))
        standing = self._open
        mine, later = self._without_last(seat)
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
        """Which open action is the seat's last, and the states after those behind it as if it had not been done."""
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
        """The state before one of the open actions, without what was taken back."""
        return self._open.states[standing - 1] if standing else self.states[self._open.start]

    def undoable_actions(self) -> tuple[int, list[Event[A]]]:
        """Where the part that can still be taken back starts, and its actions that stand."""
        return self._open.start, self._open.events

    # Reading

    def replay(self, events: Sequence[str]) -> None:
        """Adds these events, given as texts like `0 mark e7`."""
        for words in events:
            actor, _, action = words.partition(" ")
            self.play_text(self._actor(actor), action)

    def branch(self, at: int) -> Match[S, A]:
        """A match of its own that starts with the first `at` events of this one."""
        if not 0 <= at <= len(self.events):
            raise IllegalAction(text("no-such-event", event=at))
        other: Match[S, A] = Match.__new__(Match)
        other.game, other.header, other.notation = self.game, self.header, self.notation
        other.events, other.states = self.events[:at], self.states[: at + 1]
        other._actors, other.dealer = self._actors, self.dealer
        other._count_anew()
        return other

    def visible_events(self, reader: Seat | None) -> list[str]:
        """The events as this reader may know them; once the match is over, everything is open."""
        return (
            [str(event) for event in self.events] if self.over else [self.notation_for(e, reader) for e in self.events]
        )

    def notation_for(self, event: Event[A], reader: Seat | None) -> str:
        """One event as this reader may know it."""
        if event.action is None:
            return str(event)
        return f"{actor_text(event.actor)} {self.game.notation_for(event.actor, event.action, reader)}"

    def __repr__(self) -> str:
        """One line: `<kingdom_maps: over after 197 events, greedy 60, random 20; won by greedy>`."""
        names = [name.removeprefix("bot:") for name in self.header.seats]
        totals = ", ".join(f"{name} {score.total}" for name, score in zip(names, self.scores, strict=True))
        seats = [names[seat] for seat in (self.winners or self.to_act) if seat != CHANCE]
        after = f"{'over ' if self.over else ''}after {len(self.events)} events"
        then = f"won by {', '.join(seats)}" if self.over else f"{', '.join(seats) or 'chance'} to act"
        return f"<{self.header.game}: {after}, {totals}; {then}>"

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it."""
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

    def _count_anew(self) -> None:
        """Chance events, undos and the open part, after events were cut off."""
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
        """The action with this text; IllegalAction tells which there are."""
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
        """Looked up among the seats as they are written, so that each has one name only."""
        actor = self._actors.get(words)
        if actor is None:
            raise IllegalAction(text("no-such-seat", seat=words[:20]))
        return actor


AnyMatch = Match[Any, Any]
