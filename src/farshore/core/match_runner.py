"""The loop of a match: a dealer decides for chance, the caller decides for the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from farshore.core.dealer import Dealer
from farshore.core.game import CHANCE, A, Game, S, Seat


class MatchRunner(Generic[S, A]):
    """Plays a match without a record of its events. Assign the position after each decision to `state`.

    >>> from random import Random
    >>> from farshore.core.dealer import SeededDealer
    >>> from farshore.games import find
    >>> game, rng = find("explorers"), Random(1)
    >>> runner = MatchRunner(game, game.start(1), SeededDealer("1"))
    >>> while seats := runner.seats_to_act():
    ...     action = rng.choice(game.legal(runner.state, seats[0]))
    ...     runner.state = game.apply(runner.state, seats[0], action)
    >>> game.to_act(runner.state)
    ()
    """

    def __init__(self, game: Game[S, A], state: S, dealer: Dealer) -> None:
        self.game, self.state, self.dealer = game, state, dealer
        self.draws = 0
        """The number of chance events so far."""

    def seats_to_act(self) -> Sequence[Seat]:
        """Draw until a seat is to act, and return the seats to act; empty if the match is over."""
        game = self.game
        while (acting := game.to_act(self.state)) == (CHANCE,):
            outcome = self.dealer.draw(game.chance_outcomes(self.state), self.draws)
            self.state = game.apply(self.state, CHANCE, outcome)
            self.draws += 1
        return acting


def resolve_chance(game: Game[S, A], state: S, dealer: Dealer) -> None:
    """Draw in place until a seat is to act or the match is over."""
    draws = 0
    while game.to_act(state) == (CHANCE,):
        game.step(state, CHANCE, dealer.draw(game.chance_outcomes(state), draws))
        draws += 1
