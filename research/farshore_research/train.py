"""Learn weights for the features of a position from rollouts.

In each round matches are played. At their decisions the best plans, and a few others, are played on in the same
rollouts. The error of the estimate, relative to the other plans, is fitted by weights for the features of the position
in each part of the match. They are added to the estimate, and the next round starts with them. Finally the old and the
new planner play deals that neither has seen. The output is a whole `learned.toml` with the weights, the command that
finds them again, the result of the test, and the learning curve.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from farshore.bots.arena import read_options
from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.bots.bot_spec import require_game, require_positive
from farshore.bots.custom_weights import WeightedBot
from farshore.bots.default_strategy import trainable_strategy
from farshore.bots.levels import TURN_WIDTH
from farshore.bots.value_network import ValueNetwork, packaged_network
from farshore.bots.worker_pool import add_pool
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Game
from farshore.core.optional_deps import Extra, name_missing_extra
from farshore.core.strategy import TABLE, LearnedTable
from farshore.core.text import Text, text
from farshore.core.toml_data import read_packaged
from farshore.games import find as find_game
from farshore.translations import app_translator
from farshore.translations.terminal_language import language, message
from farshore_research.ab_test import AbTest, open_map
from farshore_research.least_squares import Decision, Regularization, add_corrections, explained_share, fit
from farshore_research.training_data import TrainingTask, collect_decisions

RL: Final = Extra("rl", ("numpy",))
HOLD_OUT: Final = 5
"""One match in this number is held out for validation."""


# Rounds


@dataclass(frozen=True, slots=True)
class TrainingRound:
    """The result of a round: the table so far, and the share of the error that it explains on held-out matches."""

    table: LearnedTable
    decisions: int
    explained: float
    network: ValueNetwork | None = None

    def describe(self) -> Text:
        return text("train-round", decisions=str(self.decisions), share=f"{100 * self.explained:.1f}")


def rounds(lesson: TrainingTask, taste: Regularization, args: argparse.Namespace) -> Iterator[TrainingRound]:
    """Yield rounds of data and fit, each with the table of the one before."""
    strategy = trainable_strategy(find_game(lesson.game))
    with open_map(args.jobs, args.ray) as work:
        for number in range(args.rounds):
            seed = f"{args.seed}/{number}"
            found = _observe_matches(work, lesson, args.games, seed)
            taught = [one for match, each in enumerate(found) if match % HOLD_OUT for one in each]
            kept = [one for match, each in enumerate(found) if not match % HOLD_OUT for one in each]
            if args.network:
                with name_missing_extra(RL):
                    from farshore_research.network_training import fit_network
                size, slices = sum(strategy.feature_runs.values()), strategy.time_slice_count
                network, share = fit_network(taught, kept, size, slices, args.hidden, lesson.network, seed)
                yield TrainingRound(lesson.table, len(taught), share, network)
                lesson = replace(lesson, network=network)
                continue
            rows = fit(taught, strategy.feature_runs, strategy.time_slice_count, taste)
            table = add_corrections(lesson.table, rows, strategy.feature_runs)
            yield TrainingRound(table, len(taught), explained_share(kept, rows))
            lesson = replace(lesson, table=table)


def _observe_matches(
    work: Callable[..., Iterable[list[Decision]]], lesson: TrainingTask, games: int, seed: str
) -> list[list[Decision]]:
    """Return the decisions of `games` matches; show progress on terminals."""
    found = []
    for decisions in work(collect_decisions, [lesson] * games, range(games), [seed] * games):
        found.append(decisions)
        if sys.stderr.isatty():
            end = "\n" if len(found) == games else ""
            print(f"\r{message('train-matches', done=str(len(found)), all=str(games))}", end=end, file=sys.stderr)
    return found


def packaged_file(game: AnyGame) -> str:
    """Return the `learned.toml` packaged with a game."""
    return read_packaged(type(game).__module__.rpartition(".")[0], TABLE)


# The test


def play_test_deal(lesson: TrainingTask, mine: TrainingTask, number: int, seed: str) -> float:
    """Play a deal with what `mine` has learned; return the points, or the lead over planners of `lesson`."""
    game: Game[Any, Any] = find_game(lesson.game)
    strategy, deal = lesson.strategy(), f"{seed}/proof/{number}"
    seat = Random(deal).randrange(lesson.seats)
    strategies = [mine.strategy() if each == seat else strategy for each in range(lesson.seats)]
    players = [BotPlayer(WeightedBot(each, lesson.width)) for each in strategies]
    options = {**strategy.options_for_deal(number), **dict(lesson.options)}
    scores = play_match(game, players, options, SeededDealer(deal), deal).scores
    others = [score.total for each, score in enumerate(scores) if each != seat]
    return scores[seat].total - max(others, default=0)


def compare_tasks(
    lesson: TrainingTask, new: TrainingTask, deals: int, seed: str, jobs: int, ray: str | None = None
) -> AbTest:
    """Compare what has been learned with the start on new deals."""
    with open_map(jobs, ray) as work:
        both = [
            list(work(play_test_deal, [lesson] * deals, [task] * deals, range(deals), [seed] * deals))
            for task in (lesson, new)
        ]
    return AbTest.of(both[0], both[1], lesson.width)


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `farshore train`."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--again", action="store_true", help="start without the learned table (or network) of the game")
    parser.add_argument("--network", action="store_true", help="train a small network instead of a table")
    parser.add_argument("--hidden", type=int, default=16, help="hidden units of the network")
    parser.add_argument("--seats", type=int, help="number of seats (default: the fewest the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--rounds", type=int, default=2, help="number of rounds, each of matches and a fit")
    parser.add_argument("--games", type=int, default=60, help="matches of each round")
    parser.add_argument("--share", type=float, default=0.5, help="share of the decisions that are used")
    parser.add_argument("--turns", type=int, default=8, help="turns compared at a decision, two of them at random")
    parser.add_argument("--futures", type=int, default=4, help="rollouts of each turn")
    parser.add_argument("--horizon", type=int, help="phases of a rollout (default: that of the bots)")
    parser.add_argument("--width", type=int, default=4, help="beam width of the planners")
    parser.add_argument("--zero", type=float, default=Regularization().zero, help="penalty for large weights")
    parser.add_argument("--run", type=float, default=Regularization().run, help="penalty for differences within a run")
    parser.add_argument(
        "--time", type=float, default=Regularization().time, help="penalty for differences to the next part"
    )
    parser.add_argument("--proof", type=int, default=200, help="deals of the final test")
    add_pool(parser)
    parser.add_argument("--seed", default="train", help="seed of deals and rollouts")
    parser.add_argument("--out", type=Path, help="file to write if there is a gain (default: print it)")


def run(args: argparse.Namespace) -> int:
    """Train, test, and write the table with its origin if the gain is significant."""
    game = require_game(args.game)
    args.seats = min(game.info.seats) if args.seats is None else args.seats
    game.info.check_seats(args.seats)
    for name in ("rounds", "games", "turns", "futures", "horizon", "width", "proof", "jobs", "hidden"):
        require_positive(name, vars(args)[name])
    strategy = trainable_strategy(game)
    if not strategy.feature_runs:
        raise BadOption(text("no-features", game=args.game))
    options = read_options(args.option, game.info.complete({}))
    game.info.complete(options)
    began = LearnedTable() if args.again and not args.network else strategy.learned_table
    lesson = TrainingTask(
        args.game,
        args.seats,
        tuple(options.items()),
        began,
        args.width,
        args.turns,
        args.futures,
        args.share,
        args.horizon,
        packaged_network(type(game).__module__) if args.network and not args.again else None,
    )
    curve, learned, since = list[str](), lesson, monotonic()
    for number, done in enumerate(rounds(lesson, Regularization(args.zero, args.run, args.time), args), 1):
        learned = replace(lesson, table=done.table, network=done.network)
        curve.append(app_translator().translate(done.describe(), "en"))
        seconds = f"{monotonic() - since:.0f}"
        print(
            message("train-number", number=number, round=done.describe(), seconds=seconds), file=sys.stderr, flush=True
        )
    proof = compare_tasks(replace(lesson, width=TURN_WIDTH), learned, args.proof, args.seed, args.jobs, args.ray)
    print(app_translator().translate(proof.describe(), language()), file=sys.stderr)
    if not proof.gain:
        print(message("train-no-gain"), file=sys.stderr)
        return 0
    if learned.network:
        whole = network_file(learned.network, command_line(args), str(proof), curve)
    else:
        whole = table_file(learned.table, command_line(args), str(proof), curve)
    if args.out:
        args.out.write_text(whole, encoding="utf-8")
    else:
        print(whole)
    return 0


def command_line(args: argparse.Namespace) -> str:
    """Return the command that finds the same table again."""
    words = ["farshore", "train", args.game, *(["--again"] if args.again else [])]
    words += ["--network", "--hidden", str(args.hidden)] if args.network else []
    words += [word for option in args.option for word in ("--option", option)]
    names = (
        "seats",
        "rounds",
        "games",
        "share",
        "turns",
        "futures",
        "horizon",
        "width",
        "zero",
        "run",
        "time",
        "proof",
        "seed",
    )
    for name in names:
        words += [f"--{name}", str(vars(args)[name])] if vars(args)[name] is not None else []
    return shlex.join(words)


def table_file(table: LearnedTable, command: str, figure: str, curve: Sequence[str]) -> str:
    """Return a whole `learned.toml`."""
    lines = ["# What `farshore train` learned: by part of the match, what is added to the estimate for each feature."]
    lines += ["", "[trained]", f'command = "{command}"', f'figure = "{figure}"', "curve = ["]
    lines += [*(f'  "{each}",' for each in curve), "]", "", "[table]"]
    for run, rows in table.runs.items():
        lines += [f"{run} = [", *(f"  [{', '.join(f'{number:g}' for number in row)}]," for row in rows), "]"]
    return "\n".join(lines) + "\n"


def network_file(network: ValueNetwork, command: str, figure: str, curve: Sequence[str]) -> str:
    """Return a whole `network.json`."""
    return json.dumps({"trained": {"command": command, "figure": figure, "curve": curve}, "network": network.as_data()})
