"""`farshore tune`: better numbers for the formula of a game's strategy, found by an evolution strategy.

Each generation tries pairs of opposite steps away from the numbers so far, all on the same deals, and moves towards
those that fared better. Positive numbers are varied by a factor, others by a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any

from farshore.bots.arena import read_options
from farshore.bots.bot import Budget
from farshore.bots.table import Player, play
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, S, Seat, Value
from farshore.core.strategy import Strategy
from farshore.games import find as find_game

Weights = Mapping[str, float]


class WeighedBot:
    """A planner with numbers of its own."""

    name = "weighed"

    def __init__(self, strategy: Strategy[Any, Any], weights: Weights, width: int) -> None:
        self.strategy = strategy.with_weights(weights)
        self.width = width

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        return self.strategy.plans(view, seat, self.width)[0].actions


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried: a game, its seats and options, how wide bots plan, and the numbers the others play with."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    width: int
    others: tuple[tuple[str, float], ...]

    def score(self, weights: Weights, deal: str) -> float:
        """Points on this deal; with others, the lead over the best of them, from a seat that the deal names."""
        game = find_game(self.game)
        strategy = game.strategy
        if strategy is None:
            raise SystemExit(f"{self.game} has no strategy to tune")
        mine = Random(deal).randrange(self.seats)
        players = [
            Player(WeighedBot(strategy, weights if seat == mine else dict(self.others), self.width))
            for seat in range(self.seats)
        ]
        scores = play(game, players, dict(self.options), SeededDealer(deal), deal).scores
        others = [score.total for seat, score in enumerate(scores) if seat != mine]
        return scores[mine].total - max(others, default=0)


def fitness(trial: Trial, weights: Weights, deals: Sequence[str]) -> float:
    """The mean over these deals."""
    return fmean(trial.score(weights, deal) for deal in deals)


def varied(weights: Weights, steps: Weights) -> dict[str, float]:
    """The numbers after a step: by a factor if positive, else by a difference.

    >>> varied({"a": 2.0, "b": 0.0}, {"a": 0.0, "b": 0.5})
    {'a': 2.0, 'b': 0.5}
    """
    return {
        name: number * exp(steps[name]) if number > 0 and not name.endswith("_slope") else number + steps[name]
        for name, number in weights.items()
    }


def direction(pairs: Sequence[tuple[Weights, float, float]]) -> dict[str, float]:
    """The step that the pairs of opposite steps speak for: each weighs by how much its two sides differed."""
    leads = [ahead - behind for _, ahead, behind in pairs]
    scale = (fmean(lead * lead for lead in leads) ** 0.5) or 1.0
    names = pairs[0][0]
    return {
        name: sum(lead * steps[name] for (steps, _, _), lead in zip(pairs, leads, strict=True)) / (scale * len(pairs))
        for name in names
    }


def tune(trial: Trial, weights: Weights, args: argparse.Namespace) -> dict[str, float]:
    """The numbers after all generations, or when the minutes are over."""
    rng = Random(args.seed)
    until = monotonic() + 60 * args.minutes
    best = dict(weights)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for generation in range(args.generations):
            deals = [f"{args.seed}/{generation}/{game}" for game in range(args.games)]
            steps = [{name: rng.gauss(0.0, args.step) for name in best} for _ in range(args.pairs)]
            tries = [varied(best, sign) for step in steps for sign in (step, _opposite(step))]
            found = list(pool.map(fitness, *zip(*((trial, weights_, deals) for weights_ in tries), strict=True)))
            pairs = [(step, found[2 * i], found[2 * i + 1]) for i, step in enumerate(steps)]
            best = varied(best, {name: args.rate * step for name, step in direction(pairs).items()})
            print(f"generation {generation + 1}: mean {fmean(found):.2f}", file=sys.stderr, flush=True)
            if monotonic() > until:
                break
    return best


def _opposite(step: Weights) -> dict[str, float]:
    return {name: -number for name, number in step.items()}


def as_toml(weights: Weights, command: str, seed: str, figure: str) -> str:
    """The file that a game keeps: where the numbers come from, then the numbers."""
    head = [
        "# What a position is worth: the numbers of the formula. Not set by hand but by `farshore tune`.",
        "",
        "[tuned]",
        f'command = "{command}"',
        f'seed = "{seed}"',
        f'figure = "{figure}"',
        "",
        "[weights]",
    ]
    return "\n".join([*head, *(f"{name} = {number:.4f}" for name, number in weights.items())]) + "\n"


def compare(trial: Trial, old: Weights, new: Weights, games: int, seed: str, jobs: int) -> str:
    """Both sets of numbers on the same new deals."""
    deals = [f"{seed}/proof/{game}" for game in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        before = list(pool.map(trial.score, [old] * games, deals, chunksize=5))
        after = list(pool.map(trial.score, [new] * games, deals, chunksize=5))
    gain = [b - a for a, b in zip(before, after, strict=True)]
    error = stdev(gain) / len(gain) ** 0.5 if len(gain) > 1 else 0.0
    return f"{fmean(before):.1f} -> {fmean(after):.1f} (+- {error:.1f}) on {games} other deals, width {trial.width}"


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `farshore tune` understands."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--pairs", type=int, default=8, help="opposite steps tried in each generation")
    parser.add_argument("--games", type=int, default=40, help="deals in each generation, the same for all")
    parser.add_argument("--width", type=int, default=4, help="how many unfinished turns the planners keep in mind")
    parser.add_argument("--step", type=float, default=0.12, help="how far the tries reach")
    parser.add_argument("--rate", type=float, default=1.0, help="how far each generation moves")
    parser.add_argument("--proof", type=int, default=100, help="deals to compare the old and the new numbers on")
    parser.add_argument("--minutes", type=float, default=600.0, help="no new generation after so long")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--out", type=Path, help="the file to write; without it the numbers are printed")


def run(args: argparse.Namespace) -> int:
    """Tunes, compares, and writes the numbers down with their origin."""
    game = find_game(args.game)
    strategy = game.strategy
    if strategy is None or not strategy.weights:
        print(f"{args.game} has no numbers to tune", file=sys.stderr)
        return 1
    options = read_options(args.option, game.info.complete({}))
    old = dict(strategy.weights)
    trial = Trial(args.game, args.seats, tuple(options.items()), args.width, tuple(old.items()))
    new = tune(trial, old, args)
    figure = compare(trial, old, new, args.proof, args.seed, args.jobs)
    print(figure, file=sys.stderr)
    found = as_toml(new, command_line(args, options.items()), args.seed, figure)
    if args.out:
        args.out.write_text(found, encoding="utf-8")
    else:
        print(found)
    return 0


def command_line(args: argparse.Namespace, options: Iterable[tuple[str, Value]]) -> str:
    """The command that can be given again."""
    words = [
        f"farshore tune {args.game} --seats {args.seats}",
        *(f"--option {name}={value}" for name, value in options),
    ]
    names = ("generations", "pairs", "games", "width", "step", "rate")
    return " ".join([*words, *(f"--{name} {getattr(args, name)}" for name in names)])
