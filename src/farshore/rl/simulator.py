"""A match for learning agents: actions are numbers, masks say which are allowed, chance is dealt from a seed."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Generic, Self

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, Options, S, Seat, winners
from farshore.core.text import text


@dataclass(frozen=True, slots=True)
class Observation(Generic[S]):
    """What a seat may know, and which action numbers it may choose."""

    view: S
    mask: bytes
    """One byte for each action of the game: 1 is allowed."""


class Simulator(Generic[S, A]):
    """One seedable match. The same seed and the same actions bring the same match, whatever the machine.

    >>> from farshore.games import find
    >>> match = Simulator(find("kingdom_maps"), seats=2)
    >>> match.reset(seed=7)
    >>> seat = match.to_act[0]
    >>> match.step(seat, match.observe(seat).mask.index(1))
    """

    def __init__(self, game: Game[S, A], seats: int, options: Options | None = None) -> None:
        game.info.check_seats(seats)
        self.game, self.seats = game, seats
        self.options = game.info.complete(options or {})
        self.number = {action: index for index, action in enumerate(game.every)}
        self.reset()

    def reset(self, seed: int | str = 0) -> None:
        """A new match, dealt up to the first decision."""
        self._dealer = SeededDealer(str(seed))
        self._dealt = 0
        self.state: S = self.game.start(self.seats, self.options)
        self._deal()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, several where a phase is played at once; none when the match is over."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.to_act

    def observe(self, seat: Seat | None) -> Observation[S]:
        """The position as this seat may know it; None is a spectator."""
        mask = bytearray(len(self.game.every))
        if seat is not None:
            for action in self.game.legal(self.state, seat):
                mask[self.number[action]] = 1
        return Observation(self.game.view(self.state, seat), bytes(mask))

    def step(self, seat: Seat, number: int) -> None:
        """The seat does the action with this number; IllegalAction, and nothing changed, if it may not."""
        if not 0 <= number < len(self.game.every):
            raise IllegalAction(text("unknown-action", action=str(number)))
        self.state = self.game.apply(self.state, seat, self.game.every[number])
        self._deal()

    def points(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        return tuple(score.total for score in self.game.scores(self.state))

    def returns(self) -> tuple[float, ...]:
        """At the end: the victory, shared by the winners; before it nothing."""
        won = winners(self.game.scores(self.state)) if self.over else ()
        return tuple(1 / len(won) if seat in won else 0.0 for seat in range(self.seats))

    def clone(self) -> Self:
        """A copy that goes its own way, with the same chances to come."""
        other = copy(self)
        other.state = self.state.clone()
        return other

    def _deal(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            outcome = self._dealer.draw(self.game.chances(self.state), self._dealt)
            self.game.step(self.state, CHANCE, outcome)
            self._dealt += 1
