"""Futures of a review: the same for all that is compared, from what the seat could see at that time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, Generic

from farshore.bots.bot import Budget
from farshore.bots.futures import Playing, follow, play_on
from farshore.bots.review.notes import Fared
from farshore.bots.review.numbers import Judge, Planning
from farshore.bots.review.turns import told_draws
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, S, Seat
from farshore.core.match import Match

REST: Final = 20
"""Plans for the rest of one turn, at most: a plan may stop where something new is to be decided."""
DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Looked(Generic[S]):
    """The end of a future, as one seat judges it."""

    points: float
    lead: float | None
    lines: dict[str, float]


@dataclass(frozen=True, slots=True)
class Futures(Generic[S, A]):
    """Plays futures of a match for one seat."""

    match: Match[S, A]
    judge: Judge[S, A]
    seat: Seat

    def seed(self, at: int, what: str) -> str:
        """What the futures of a decision depend on: all that the seat knew of the cards, and nothing else."""
        header = self.match.header
        agreed = (header.game, len(header.seats), sorted(header.options.items()), sorted(header.data.items()))
        words = repr((agreed, self.seat, what, told_draws(self.match, self.seat, at)))
        return sha256(words.encode()).hexdigest()[:24]

    def player(self) -> Playing[S, A]:
        """Who plays the seats of a future."""
        judge = self.judge
        if not judge.numbers.width:
            return judge.strategy
        return Planning(judge.game, judge.strategy, judge.numbers.width, judge.horizon)

    def guessed(self, position: S, seed: str) -> S:
        """What could be behind that which the seat sees."""
        game = self.judge.game
        return game.guess(game.view(position, self.seat), Random(f"{seed}/guess"))

    def after(self, guessed: S, actions: Sequence[A], seed: str, last: int) -> Looked[S]:
        """The turn is played, then the future, up to this phase."""
        state = guessed.clone()
        follow(self.judge.game, state, self.seat, actions)
        if self.judge.plain:  # where all act at once, points come when the others have acted too
            return self.looked_at(self.judge.strategy.settled(guessed, state))
        return self.played_on(state, seed, last)

    def played_on(self, state: S, seed: str, last: int) -> Looked[S]:
        """The future from here up to this phase, with what it is worth to the seat then."""
        game = self.judge.game
        if last > game.phase(state):
            play_on(game, self.player(), state, seed, Budget().start(), last - game.phase(state))
        return self.looked_at(state)

    def looked_at(self, state: S) -> Looked[S]:
        """What this position is worth to the seat."""
        strategy = self.judge.strategy
        lines = dict(strategy.reasons(state, self.seat))
        several = len(self.match.header.seats) > 1
        return Looked(sum(lines.values()), strategy.standing(state, self.seat) if several else None, lines)

    def last_phase(self, position: S) -> int:
        """How far the futures of this decision go: the turn itself, and as far as the game looks."""
        return self.judge.game.phase(position) + 1 + self.judge.horizon

    def to_the_end(self, state: S, seed: str) -> None:
        """The reference player on all seats, to the end of the match."""
        play_on(self.judge.game, self.judge.reference, state, seed, Budget().start())

    def whole_turn(self, position: S, actions: Sequence[A]) -> tuple[A, ...]:
        """These actions, and the reference player's for what is left of the turn after them."""
        game, seat = self.judge.game, self.seat
        state = self.guessed(position, "whole")
        phase, done = game.phase(state), list[A]()
        for _ in range(REST):
            for action in actions:
                if game.phase(state) != phase or seat not in game.to_act(state):
                    return tuple(done)
                if action not in game.legal(state, seat):
                    break
                game.step(state, seat, action)
                done.append(action)
            if game.phase(state) != phase or seat not in game.to_act(state):
                return tuple(done)
            actions = self.judge.reference.turn(state, seat, Random(0))
        return tuple(done)

    def drawn(self, state: S, seed: str) -> None:
        """Chance acts until a seat is to act, or all is over."""
        game, dealer, number = self.judge.game, SeededDealer(seed), 0
        while game.to_act(state) == (CHANCE,):
            game.step(state, CHANCE, dealer.draw(game.chances(state), number))
            number += 1


def note(fared: Fared, looked: Looked[S]) -> None:
    """One future more."""
    fared.points.append(round(looked.points, DIGITS))
    if looked.lead is not None:
        fared.leads.append(round(looked.lead, DIGITS))
    for name, worth in looked.lines.items():
        fared.lines[name] = round(fared.lines.get(name, 0.0) + worth, DIGITS)
