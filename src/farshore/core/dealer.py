"""Dealers draw chance outcomes: from a seed in play, from a script in tests. The rules themselves are deterministic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, TypeVar

from farshore.core.game import CHANCE, A, Game, IllegalAction, S, Seat
from farshore.core.lazy_actions import Outcomes
from farshore.core.rng import seeded_below
from farshore.core.text import text

T = TypeVar("T")


class Dealer(Protocol):
    """Draws chance outcomes."""

    def draw(self, outcomes: Outcomes[T], index: int) -> T: ...


@dataclass(frozen=True, slots=True)
class SeatValue:
    """A random value of a seat's device, which counts for the draws from index `at` on; -1 while it counts for none."""

    seat: Seat
    """The seat that sent it."""
    value: str
    """The random value, as text."""
    at: int = -1
    """The index of the first draw that it counts for."""

    def __str__(self) -> str:
        return f"{self.seat} {self.at} {self.value}"


class SeededDealer:
    """Draws depend on the seed, the index and the values of seats: matches with the same ones get the same deal.

    >>> coin = Outcomes(("heads", "tails"))
    >>> [SeededDealer("far").draw(coin, index) for index in range(5)]
    ['tails', 'heads', 'tails', 'heads', 'tails']
    """

    def __init__(self, seed: str, salt: str = "", entropy: Iterable[SeatValue] = ()) -> None:
        self.seed, self.salt = seed, salt
        self.entropy = tuple(sorted((value for value in entropy if value.at >= 0), key=lambda one: (one.at, one.seat)))

    def draw(self, outcomes: Outcomes[T], index: int) -> T:
        return outcomes.pick(seeded_below(self._key(index), index, outcomes.total))

    def _key(self, index: int) -> str:
        """Return what the draw with this index depends on: the seed, and the values of the seats that count by then."""
        values = [f"{value.seat}:{value.value}" for value in self.entropy if value.at <= index]
        return sha256("/".join([self.seed, *values]).encode()).hexdigest() if values else self.seed

    @property
    def promise(self) -> str:
        """Return a hash that commits the dealer to its seed; the salt prevents guessing the seed."""
        return sha256(f"{self.salt}/{self.seed}".encode() if self.salt else self.seed.encode()).hexdigest()


class ScriptedDealer:
    """Deals these outcomes, given in notation; raises IllegalAction for impossible ones."""

    def __init__(self, script: Iterable[str]) -> None:
        self.script = iter(script)

    def draw(self, outcomes: Outcomes[T], index: int) -> T:
        wanted = next(self.script, "")
        found = outcomes.find(wanted)
        if found is None:
            raise IllegalAction(text("no-such-outcome", outcome=wanted))
        return found


def chance_successors(game: Game[S, A], state: S) -> Iterator[tuple[S, int]]:
    """Yield every state after this chance point with its weight."""
    for outcome, weight in game.chance_outcomes(state):
        after = state.clone()
        game.step(after, CHANCE, outcome)
        yield after, weight
