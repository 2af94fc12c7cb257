"""`farshore train`: learned numbers for a game's bots, from what they find out by thinking longer.

Round by round, matches are played. At their decisions the best turns, and a few others, are played on in the same
futures; what the estimate missed, turn against turn, is fitted by numbers for the features of the position, at each
part of the match. They are added to the estimate, and the next round starts with them. In the end the old and the new
planner play deals that neither has seen. What is written down is a whole `learned.toml`: the numbers, the command that
finds them again, what they brought, and the learning curve.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from farshore.bots.arena import read_options
from farshore.bots.entrants import game_named, require_some
from farshore.bots.fit import Decision, Taste, added, explained, fit
from farshore.bots.knowing import KnowingBot
from farshore.bots.lessons import Lesson, looked_at
from farshore.bots.levels import TURN_WIDTH
from farshore.bots.points import pupil
from farshore.bots.pool import add_pool
from farshore.bots.proof import Proof, pool
from farshore.bots.table import Player, play
from farshore.core.data import packaged
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Game
from farshore.core.strategy import TABLE, Table
from farshore.core.text import Text, text
from farshore.games import find as find_game
from farshore.words import house
from farshore.words.language import language, said

KEPT_BACK: Final = 5
"""One match in so many teaches nothing: on it one sees what was learned."""


# Rounds


@dataclass(frozen=True, slots=True)
class Round:
    """What one round brought: the table so far, how much of what was missed it explains on matches kept back."""

    table: Table
    decisions: int
    explained: float

    def told(self) -> Text:
        return text("train-round", decisions=str(self.decisions), share=f"{100 * self.explained:.1f}")


def rounds(lesson: Lesson, taste: Taste, args: argparse.Namespace) -> Iterator[Round]:
    """Data and fit, again and again, each time with what was learned before."""
    strategy = pupil(find_game(lesson.game))
    with pool(args.jobs, args.ray) as work:
        for number in range(args.rounds):
            seed = f"{args.seed}/{number}"
            found = _watched(work, lesson, args.games, seed)
            taught = [one for match, each in enumerate(found) if match % KEPT_BACK for one in each]
            kept = [one for match, each in enumerate(found) if not match % KEPT_BACK for one in each]
            rows = fit(taught, strategy.smooth, strategy.slices, taste)
            table = added(lesson.table, rows, strategy.smooth)
            yield Round(table, len(taught), explained(kept, rows))
            lesson = replace(lesson, table=table)


def _watched(
    work: Callable[..., Iterable[list[Decision]]], lesson: Lesson, games: int, seed: str
) -> list[list[Decision]]:
    """The decisions of so many matches, with a bar on terminals."""
    found = []
    for decisions in work(looked_at, [lesson] * games, range(games), [seed] * games):
        found.append(decisions)
        if sys.stderr.isatty():
            end = "\n" if len(found) == games else ""
            print(f"\r{said('train-matches', done=str(len(found)), all=str(games))}", end=end, file=sys.stderr)
    return found


def packaged_file(game: AnyGame) -> str:
    """The `learned.toml` that comes with a game."""
    return packaged(type(game).__module__.rpartition(".")[0], TABLE)


# The proof


def result(lesson: Lesson, mine: Table, number: int, seed: str) -> float:
    """What a planner with this table brings on a deal: points, or the lead over planners with the lesson's table."""
    game: Game[Any, Any] = find_game(lesson.game)
    strategy, deal = pupil(game), f"{seed}/proof/{number}"
    seat = Random(deal).randrange(lesson.seats)
    tables = [mine if each == seat else lesson.table for each in range(lesson.seats)]
    players = [Player(KnowingBot(strategy.with_table(table), lesson.width)) for table in tables]
    options = {**strategy.stratum(number), **dict(lesson.options)}
    scores = play(game, players, options, SeededDealer(deal), deal).scores
    others = [score.total for each, score in enumerate(scores) if each != seat]
    return scores[seat].total - max(others, default=0)


def prove(lesson: Lesson, new: Table, deals: int, seed: str, jobs: int, ray: str | None = None) -> Proof:
    """How the new table fares where neither has been."""
    with pool(jobs, ray) as work:
        both = [
            list(work(result, [lesson] * deals, [table] * deals, range(deals), [seed] * deals))
            for table in (lesson.table, new)
        ]
    return Proof.of(both[0], both[1], lesson.width)


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `farshore train` understands."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--again", action="store_true", help="begin without the table that the game has")
    parser.add_argument("--seats", type=int, help="as few as the game allows, if not said")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--rounds", type=int, default=2, help="data and fit, so often")
    parser.add_argument("--games", type=int, default=60, help="matches watched in each round")
    parser.add_argument("--share", type=float, default=0.5, help="the share of decisions that are looked at")
    parser.add_argument("--turns", type=int, default=8, help="turns tried at a decision, two of them any")
    parser.add_argument("--futures", type=int, default=4, help="futures that each turn is played on in")
    parser.add_argument("--horizon", type=int, help="phases that a future is played on, if not as far as the bots look")
    parser.add_argument("--width", type=int, default=4, help="how many unfinished turns the planners keep in mind")
    parser.add_argument("--zero", type=float, default=Taste().zero, help="how strongly numbers are drawn to 0")
    parser.add_argument("--run", type=float, default=Taste().run, help="to their neighbours in a run")
    parser.add_argument("--time", type=float, default=Taste().time, help="and to those of the next part of the match")
    parser.add_argument("--proof", type=int, default=200, help="deals to compare the old and the new table on")
    add_pool(parser)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--out", type=Path, help="the file to write if there is a gain; without it, it is printed")


def run(args: argparse.Namespace) -> int:
    """Trains, proves, and writes the table down with its origin; only a proven gain is written."""
    game = game_named(args.game)
    args.seats = min(game.info.seats) if args.seats is None else args.seats
    game.info.check_seats(args.seats)
    for name in ("rounds", "games", "turns", "futures", "horizon", "width", "proof", "jobs"):
        require_some(name, vars(args)[name])
    strategy = pupil(game)
    if not strategy.smooth:
        raise BadOption(text("no-features", game=args.game))
    options = read_options(args.option, game.info.complete({}))
    game.info.complete(options)
    began = Table() if args.again else strategy.table
    lesson = Lesson(
        args.game,
        args.seats,
        tuple(options.items()),
        began,
        args.width,
        args.turns,
        args.futures,
        args.share,
        args.horizon,
    )
    curve, table, since = list[str](), began, monotonic()
    for number, done in enumerate(rounds(lesson, Taste(args.zero, args.run, args.time), args), 1):
        table = done.table
        curve.append(house().say(done.told(), "en"))
        seconds = f"{monotonic() - since:.0f}"
        print(said("train-number", number=number, round=done.told(), seconds=seconds), file=sys.stderr, flush=True)
    proof = prove(replace(lesson, width=TURN_WIDTH), table, args.proof, args.seed, args.jobs, args.ray)
    print(house().say(proof.told(), language()), file=sys.stderr)
    if not proof.gain:
        print(said("train-no-gain"), file=sys.stderr)
        return 0
    whole = as_file(table, command_line(args), str(proof), curve)
    if args.out:
        args.out.write_text(whole, encoding="utf-8")
    else:
        print(whole)
    return 0


def command_line(args: argparse.Namespace) -> str:
    """The command that finds the same table again."""
    words = ["farshore", "train", args.game, *(["--again"] if args.again else [])]
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


def as_file(table: Table, command: str, figure: str, curve: Sequence[str]) -> str:
    """A whole `learned.toml`."""
    lines = ["# What `farshore train` learned: by part of the match, what is added to the estimate for each feature."]
    lines += ["", "[trained]", f'command = "{command}"', f'figure = "{figure}"', "curve = ["]
    lines += [*(f'  "{each}",' for each in curve), "]", "", "[table]"]
    for run, rows in table.runs.items():
        lines += [f"{run} = [", *(f"  [{', '.join(f'{number:g}' for number in row)}]," for row in rows), "]"]
    return "\n".join(lines) + "\n"
