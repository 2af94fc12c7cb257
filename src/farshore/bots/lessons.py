"""The examples of training: decisions of matches, their best turns and a few others played on in the same futures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, Generic, TypeVar

from farshore.bots.bot import Budget
from farshore.bots.fit import Decision, Tried
from farshore.bots.futures import follow, play_on
from farshore.bots.points import pupil
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, S, Seat, Value
from farshore.core.strategy import Plan, Strategy, Table
from farshore.games import find as find_game

ANY: Final = 2
"""So many turns of a decision are any that were found, not the best: what is bad has to be known, too."""
ASTRAY: Final = 0.15
"""So often a match goes on with any of the turns tried: else nothing is learned of positions beside the best way."""


F = TypeVar("F")
"""What is found out by looking at a decision."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What examples are made of: a game and its table, and how closely its decisions are looked at."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    table: Table
    width: int
    turns: int
    futures: int
    share: float
    horizon: int | None = None
    """How many phases a future is played on; None: as far as the strategy looks."""

    def look(self, number: int, seed: str) -> list[Decision]:
        """The decisions of one match that were looked at."""
        game = find_game(self.game)
        return PlayedOn(game, pupil(game).with_table(self.table), self).play(number, f"{seed}/{number}")


class Watched(ABC, Generic[S, A, F]):
    """A match whose decisions are looked at."""

    def __init__(self, game: Game[S, A], strategy: Strategy[S, A], lesson: Lesson) -> None:
        self.game, self.strategy, self.lesson = game, strategy, lesson

    @abstractmethod
    def tried(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        """The turns of a decision that are looked at."""

    @abstractmethod
    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> F:
        """What is found out about them."""

    def play(self, number: int, seed: str) -> list[F]:
        """To its end; deals go round all kinds, and every decision has a random seed of its own."""
        game, dealer, decisions = self.game, SeededDealer(seed), list[F]()
        state = game.start(self.lesson.seats, {**self.strategy.stratum(number), **dict(self.lesson.options)})
        drawn = moment = 0
        while acting := game.to_act(state):
            if acting == (CHANCE,):
                state = game.apply(state, CHANCE, dealer.draw(game.chances(state), drawn))
                drawn += 1
                continue
            moment += 1
            rng = Random(f"{seed}/{moment}")
            state, decision = self._decide(state, acting[0], rng)
            if decision is not None:
                decisions.append(decision)
        return decisions

    def _decide(self, state: S, seat: Seat, rng: Random) -> tuple[S, F | None]:
        """What the planner does here, or another turn now and then; and what can be learned, if it is looked at."""
        view = self.game.view(state, seat)
        plans = self.strategy.plans(view, seat, self.lesson.width)
        tried = self.tried(plans, rng)
        looks = len(tried) > 1 and rng.random() < self.lesson.share
        best_ones = [plan for plan in plans if plan.worth == plans[0].worth]
        chosen = rng.choice(tried if rng.random() < ASTRAY else best_ones)
        decision = self.look(view, seat, tried, rng) if looks else None
        after = state.clone()
        follow(self.game, after, seat, chosen.actions)
        after.seal()
        return after, decision

    def positions(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> list[S]:
        """Where each turn leads: before the common last action, or after it for all."""
        last = {plan.actions[-1] for plan in plans}
        cut = len(last) == 1 and all(len(plan.actions) > 1 for plan in plans)
        guessed, found = self.game.guess(view, rng), list[S]()
        for plan in plans:
            after = guessed.clone()
            follow(self.game, after, seat, plan.actions[:-1] if cut else plan.actions)
            found.append(self.strategy.settled(guessed, after))
        return found


class PlayedOn(Watched[S, A, Decision]):
    """A match whose turns are played on in sampled futures."""

    def tried(self, plans: Sequence[Plan[A]], rng: Random) -> Sequence[Plan[A]]:
        best = self.lesson.turns - ANY
        return [*plans[:best], *rng.sample(plans[best:], min(ANY, max(0, len(plans) - best)))]

    def look(self, view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random) -> Decision:
        """Each turn in the same futures."""
        base = rng.getrandbits(48)
        turns = []
        for plan, after in zip(plans, self.positions(view, seat, plans, Random(f"{base}/guess")), strict=True):
            slice_, features = self.strategy.slice(after, seat), self.strategy.features(after, seat)
            said, found = self.strategy.estimate(after, seat), self._found(view, seat, plan, base)
            turns.append(Tried(slice_, features, said, found))
        return Decision(tuple(turns))

    def _found(self, view: S, seat: Seat, plan: Plan[A], base: int) -> float:
        """What this seat's own lines come to in the futures, on average; the lead over others is not learned here."""
        worths = []
        for number in range(self.lesson.futures):
            seed = f"{base}/{number}"
            state = self.game.guess(view, Random(f"{seed}/guess"))
            follow(self.game, state, seat, plan.actions)
            play_on(self.game, self.strategy, state, seed, Budget().start(), self.lesson.horizon)
            worths.append(self.strategy.estimate(state, seat))
        return fmean(worths)


def looked_at(lesson: Lesson, number: int, seed: str) -> list[Decision]:
    """For a pool of processes: the decisions of one match."""
    return lesson.look(number, seed)
