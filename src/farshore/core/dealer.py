"""Who draws at chance points: seeded in play, scripted in tests, enumerating in search. The rules never roll."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Protocol, TypeVar

from farshore.core.action_sequences import Outcomes
from farshore.core.game import CHANCE, A, Game, IllegalAction, S
from farshore.core.text import text

T = TypeVar("T")


class Dealer(Protocol):
    """Draws one outcome; `index` counts the chance events before this one."""

    def draw(self, outcomes: Outcomes[T], index: int) -> T: ...


class SeededDealer:
    """The draw depends on the seed and the index only, so two tables with one seed get the same cards.

    >>> coin = Outcomes(("heads", "tails"))
    >>> [SeededDealer("far").draw(coin, index) for index in range(5)]
    ['tails', 'heads', 'tails', 'heads', 'tails']
    """

    def __init__(self, seed: str, salt: str = "") -> None:
        self.seed, self.salt = seed, salt

    def draw(self, outcomes: Outcomes[T], index: int) -> T:
        return outcomes.pick(self._below(outcomes.total, index))

    def _below(self, bound: int, index: int) -> int:
        """A whole number under `bound`: 128 bits more than needed, so that no outcome is favoured measurably."""
        digest = sha256(f"{self.seed}/{index}".encode()).digest()
        return int.from_bytes(digest, "big") % bound

    @property
    def promise(self) -> str:
        """A hash that binds this dealer to its seed without telling it: with the salt, no guess can be tried on it."""
        return sha256(f"{self.salt}/{self.seed}".encode() if self.salt else self.seed.encode()).hexdigest()


class ScriptedDealer:
    """Deals these outcomes, given as texts, in this order; refuses what cannot happen."""

    def __init__(self, script: Iterable[str]) -> None:
        self.script = iter(script)

    def draw(self, outcomes: Outcomes[T], index: int) -> T:
        wanted = next(self.script, "")
        found = outcomes.find(wanted)
        if found is None:
            raise IllegalAction(text("no-such-outcome", outcome=wanted))
        return found


def chance_successors(game: Game[S, A], state: S) -> Iterator[tuple[S, int]]:
    """Every state after this chance point, with its weight: what an enumerating search walks through."""
    for outcome, weight in game.chance_outcomes(state):
        after = state.clone()
        game.step(after, CHANCE, outcome)
        yield after, weight
