"""Random matches, and positions in them at which the laws are checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Any

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, BadOption, Options, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text
from farshore.translations import Translator, translator

LONGEST = 5_000
"""The maximum number of events of a match."""


class LawBroken(AssertionError):
    """A game breaks a law; the message says how and where."""

    where: TracebackType | None = None
    """The traceback of the failure."""


def require(true: bool, complaint: str) -> None:
    """Raise LawBroken with this message unless the condition holds."""
    if not true:
        raise LawBroken(complaint)


@dataclass(slots=True)
class SampledPosition:
    """A match up to some event, with a random generator."""

    match: AnyMatch
    rng: Random
    spoken: set[Text] = field(default_factory=set)
    """Texts that were already checked."""
    drawn: set[tuple[str, str]] = field(default_factory=set)
    """Art that was already checked."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def seats(self) -> range:
        return range(len(self.match.header.seats))

    @property
    def readers(self) -> tuple[Seat | None, ...]:
        """Return every seat, and None for a spectator."""
        return (*self.seats, None)

    @property
    def words(self) -> Translator:
        return translator(self.game)

    def actions(self, seat: Seat) -> list[Any]:
        """Return the legal actions of this seat, or the outcomes of chance."""
        if seat == CHANCE:
            return [action for action, _ in self.game.chance_outcomes(self.state)] if self.acting == (CHANCE,) else []
        return list(self.game.legal(self.state, seat))

    def sample_items(self, things: Sequence[Any], most: int) -> list[Any]:
        """Return a random sample of at most `most` items."""
        return list(things) if len(things) <= most else self.rng.sample(things, most)

    def __str__(self) -> str:
        events, header = self.match.events, self.match.header
        last = f" (the last was '{events[-1]}')" if events else ""
        return f"{len(self.seats)} seats, {dict(header.options)}, after {len(events)} events{last}"


def random_options(game: AnyGame, rng: Random, seats: int) -> Options:
    """Return random options; the defaults if no valid combination for this number of seats is found."""
    for _ in range(20):
        options = {option.name: rng.choice(option.choices) for option in game.info.options if option.choices}
        if supports_options(game, seats, options):
            return options
    return {}


def supports_options(game: AnyGame, seats: int, options: Options) -> bool:
    """Return whether the game supports this number of seats with these options."""
    try:
        game.start(seats, options)
    except BadOption:
        return False
    return True


def random_match(game: AnyGame, rng: Random, seats: int, options: Options) -> AnyMatch:
    """Return a match of random actions, played to its end."""
    match: AnyMatch = Match(game, [f"seat {seat}" for seat in range(seats)], options)
    play_randomly(match, rng)
    return match


def play_randomly(match: AnyMatch, rng: Random) -> None:
    """Play random actions to the end; raise LawBroken if the match does not end or a seat cannot act."""
    dealer = SeededDealer(str(rng.random()))
    while acting := match.game.to_act(match.state):
        require(len(match.events) < LONGEST, f"the match did not end after {LONGEST} events")
        if acting == (CHANCE,):
            match.play(CHANCE, dealer.draw(match.game.chance_outcomes(match.state), match.chance_count))
            continue
        require(CHANCE not in acting, f"to_act is {acting}: chance acts alone")
        seat = rng.choice(acting)
        legal = match.game.legal(match.state, seat)
        require(len(legal) > 0, f"seat {seat} is to act and has no legal action")
        match.play(seat, rng.choice(legal))


def sample_positions(match: AnyMatch, rng: Random, most: int) -> Iterator[int]:
    """Yield the event numbers at which to check: the start, the end, and `most` random ones between."""
    last = len(match.events)
    inner = range(1, last)
    yield from sorted({0, last, *rng.sample(inner, min(most, len(inner)))})
