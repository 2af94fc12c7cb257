"""How fast a game is, in pure Python or compiled: `python -m farshore_research.bench.engine GAME SEATS`.

Both kinds of Python are asked in turn by one bench, each in a process of its own, so that on a busy machine they are
slow together.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from types import TracebackType
from typing import Any, Final, Self

from farshore.bots.bot import Clock
from farshore.bots.default_strategy import strategy_for
from farshore.bots.expert import CANDIDATES, WIDTH
from farshore.bots.levels import FIRST_SIGHT, find_bot
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.rollouts import distinct_plans, rank_plans
from farshore.compiled import ASKED, PACKAGE, state
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, Seat
from farshore.core.match_runner import MatchRunner
from farshore.core.rng import Rng
from farshore.games import find

DEALS: Final = 4
"""The number of deals that play-outs start from."""
KEPT: Final = 6
"""The number of positions that bots are measured in."""
FUTURES: Final = 24
"""The number of rollouts in one measurement of the expert."""


class Engine:
    """One game at one number of seats, measured in this process."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game, self.seats = game, seats
        self.deals = [deal_position(game, seats, seed) for seed in range(DEALS)]
        self._positions: list[Any] = []
        self.asked = 0

    def people(self, seconds: float) -> float:
        """Return decisions per second as in people's matches: checked, with a new state for each action."""
        return decisions(self.game, self.seats, seconds, self.game.apply)

    def loop(self, seconds: float) -> float:
        """Return decisions per second of a Python loop that lists legal actions and steps in place."""
        legal, chance_outcomes, step, random = (
            self.game.legal,
            self.game.chance_outcomes,
            self.game.step,
            Random(1).random,
        )
        done, began = 0, process_time()
        dice = Rng(1)
        while (passed := process_time() - began) < seconds or not done:
            state = self.deals[self._next(DEALS)].clone()
            while acting := state.acting:
                seat = acting[0]
                if seat == CHANCE:
                    step(state, seat, dice.draw(chance_outcomes(state)))
                    continue
                choices = legal(state, seat)
                step(state, seat, choices[int(random() * len(choices))])
                done += 1
        return done / passed if passed else 0.0

    def play_outs(self, seconds: float) -> float:
        """Return decisions per second of random play-outs."""
        done, began, dice = 0, process_time(), Rng(1)
        while (passed := process_time() - began) < seconds or not done:
            done += self.game.play_out(self.deals[self._next(DEALS)].clone(), dice)
        return done / passed if passed else 0.0

    def planner(self, seconds: float) -> float:
        """Return turns per second of a planner without rollouts."""
        bot, done, began = find_bot("planner"), 0, process_time()
        while (passed := process_time() - began) < seconds or not done:
            state = self.positions[self._next(len(self.positions))]
            seat = state.acting[0]
            bot.choose(self.game, self.game.view(state, seat), seat, FIRST_SIGHT, Random(1))
            done += 1
        return done / passed if passed else 0.0

    def futures(self, seconds: float) -> float:
        """Return rollouts per second of an expert."""
        done, spent, idle = 0, 0.0, 0
        while (spent < seconds or not done) and idle <= len(self.positions):  # in some games nothing is to be weighed
            state = self.positions[self._next(len(self.positions))]
            seat = state.acting[0]
            view = self.game.view(state, seat)
            plans = strategy_for(self.game).plans(view, seat, WIDTH)
            clock, candidates = Clock(FUTURES, None), distinct_plans(self.game, view, seat, plans, CANDIDATES)
            began = process_time()
            rank_plans(self.game, view, seat, candidates, clock, Random(1))
            spent += process_time() - began
            weighed = FUTURES - (clock.left or 0)
            done, idle = done + weighed, 0 if weighed else idle + 1
        return done / spent if spent else 0.0

    @property
    def positions(self) -> list[Any]:
        """Positions with a decision from a match of the quick policy; the same in every process."""
        if not self._positions:
            found, rng, strategy = [], Random(1), strategy_for(self.game)
            runner = MatchRunner(self.game, self.deals[0], SeededDealer("1"))
            while acting := runner.seats_to_act():
                found.append(runner.state.deep_copy())
                runner.state = runner.state.clone()
                turn = strategy.quick_turn(runner.state, acting[0], rng)
                apply_while_legal(self.game, runner.state, acting[0], turn)
            self._positions = found[:: max(1, len(found) // KEPT)]
        return self._positions

    def _next(self, many: int) -> int:
        self.asked += 1
        return self.asked % many


def decisions(game: AnyGame, seats: int, seconds: float, apply: Callable[[Any, Seat, Any], Any]) -> float:
    """Decisions a second of random matches; chance is drawn by a seed too, but not counted.

    `apply` gives the position after an action, or nothing if it stepped in place.
    """
    random, options = Random(1).random, game.info.complete({})
    to_act, legal, chance_outcomes = game.to_act, game.legal, game.chance_outcomes
    done = finished = 0
    began = process_time()
    while (passed := process_time() - began) < seconds or not done:
        state, drawn, dealer = game.start(seats, options), 0, SeededDealer(str(finished))
        while acting := to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = dealer.draw(chance_outcomes(state), drawn)
                drawn += 1
            else:
                choices = legal(state, seat)
                action = choices[int(random() * len(choices))]
                done += 1
            state = apply(state, seat, action) or state
        finished += 1
    return done / passed if passed else 0.0


MEASURES: Final = ("people", "loop", "play_outs", "planner", "futures")


def deal_position(game: AnyGame, seats: int, seed: int) -> Any:
    """Return a position before the first decision."""
    runner = MatchRunner(game, game.start(seats), SeededDealer(str(seed)))
    runner.seats_to_act()
    return runner.state


class EngineProcess:
    """An engine in a process of its own: `with EngineProcess("explorers", 1, plain=True) as engine: …`"""

    def __init__(self, game: str, seats: int, *, plain: bool) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *sys.path])}
        if plain:
            environment[ASKED] = "0"
        elif environment.get(ASKED) == "0":
            del environment[ASKED]
        command = [sys.executable, "-m", "farshore_research.bench.engine", game, str(seats)]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.state = self._answer()
        """`compiled` or `plain`."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.stdin.close()  # type: ignore[union-attr]
        self.process.wait()

    def measure(self, what: str, seconds: float) -> float:
        print(what, seconds, file=self.process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> Any:
        return json.loads(self.process.stdout.readline())  # type: ignore[union-attr]


def main(game: str, seats: str) -> None:
    """Print the kind of engine, then answer requests line by line."""
    engine = Engine(find(game), int(seats))
    print(json.dumps(state()), flush=True)
    for line in sys.stdin:
        what, seconds = line.split()
        print(json.dumps(getattr(engine, what)(float(seconds))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
