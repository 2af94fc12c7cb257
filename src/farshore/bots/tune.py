"""`farshore tune`: better numbers for the formula of a game's strategy, found by an evolution strategy.

Each generation tries pairs of opposite steps away from the numbers so far, all on the same deals, and moves towards
those that fared better. Positive numbers are varied by a factor, others by a difference. A number that is named after a
line of the score pad is judged only on deals that have this line; deals go round all kinds, so that every line comes
equally often, and a number is refused if its own line falls on the deals of the proof. Single generations wander with
luck, so the numbers found are the mean of the later half of them. What is written down is a whole `weights.toml`: the
numbers, where each set of them comes from, and where it started, so that the command recorded there finds them again.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Final, NamedTuple

from farshore.bots.arena import read_options
from farshore.bots.entrants import game_named, require_some
from farshore.bots.foresight import numbers_further
from farshore.bots.knowing import KnowingBot
from farshore.bots.lessons import Lesson
from farshore.bots.pool import add_pool
from farshore.bots.proof import Proof, pool
from farshore.bots.table import Player, play
from farshore.bots.weights import DIGITS, Weights, WeightsFile, varied
from farshore.core.dealer import SeededDealer
from farshore.core.game import BadOption, Value
from farshore.core.strategy import Strategy, weights_in
from farshore.core.text import Text, text
from farshore.games import find as find_game
from farshore.words import house
from farshore.words.language import language, said

SURE: Final = 1.0
"""A gain of more standard errors than this counts: a few numbers change little, and seldom by luck alone."""
SERIES: Final = 20
"""To find deals of one kind, so many times as many deals are looked at."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal brought: points, or the lead over the best of the others, and the lines of its score pad."""

    lead: float
    lines: Mapping[str, int]


class Deal(NamedTuple):
    """The cards by their seed, and what the even series of deals agreed on beforehand."""

    seed: str
    options: tuple[tuple[str, Value], ...] = ()

    def has(self, lines: Collection[str]) -> bool:
        """It was agreed that one of these lines is scored; any deal, if no lines are named."""
        agreed = {name for _, value in self.options if isinstance(value, tuple) for name in value}
        return not lines or not agreed.isdisjoint(lines)


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried: a game, its seats and options, how wide bots plan, and the numbers the others play with."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    width: int
    others: tuple[tuple[str, float], ...]

    @property
    def strategy(self) -> Strategy[Any, Any]:
        strategy = find_game(self.game).strategy
        if strategy is None:
            raise BadOption(text("no-numbers", game=self.game))
        return strategy

    def deals(self, seed: str, count: int, lines: Collection[str] = ()) -> list[Deal]:
        """So many deals of the even series, or of those among them that score one of these lines."""
        agreed = {name for name, _ in self.options}
        found: list[Deal] = []
        for number in range(SERIES * count):
            stratum = self.strategy.stratum(number).items()
            deal = Deal(f"{seed}/{number}", tuple(option for option in stratum if option[0] not in agreed))
            if deal.has(lines):
                found.append(deal)
            if len(found) == count:
                break
        return found

    def outcome(self, weights: Weights, deal: Deal) -> Outcome:
        """How these numbers fare on this deal, from a seat that the deal names."""
        game, strategy = find_game(self.game), self.strategy
        mine = Random(deal.seed).randrange(self.seats)
        numbers = [weights if seat == mine else dict(self.others) for seat in range(self.seats)]
        players = [Player(KnowingBot(strategy.with_weights(each), self.width)) for each in numbers]
        options = {**dict(deal.options), **dict(self.options)}
        scores = play(game, players, options, SeededDealer(deal.seed), deal.seed).scores
        others = [score.total for seat, score in enumerate(scores) if seat != mine]
        lines = {line.name: line.points for line in scores[mine].lines}
        return Outcome(scores[mine].total - max(others, default=0), lines)


def outcomes(trial: Trial, weights: Weights, deals: Sequence[Deal]) -> list[Outcome]:
    """What these numbers bring on each of these deals."""
    return [trial.outcome(weights, deal) for deal in deals]


def direction(
    pairs: Sequence[tuple[Weights, Sequence[Outcome], Sequence[Outcome]]],
) -> dict[str, float]:
    """The step that the pairs of opposite steps speak for: each weighs by how much its two sides differed."""
    lines = {line for _, ahead, _ in pairs for one in ahead for line in one.lines}
    leads = {line: _leads(pairs, line) for line in (*lines, "")}
    way: dict[str, float] = {}
    for name in pairs[0][0]:
        line = _line_of(name)
        mine = leads[line if line in lines else ""]
        scale = (fmean(lead * lead for lead in mine) ** 0.5) or 1.0
        steps = [steps[name] for steps, _, _ in pairs]
        way[name] = fmean(lead * step for lead, step in zip(mine, steps, strict=True)) / scale
    return way


def _line_of(name: str) -> str:
    """The line of the score pad after which a number may be named.

    >>> _line_of("A1_sure"), _line_of("multiplayer.key_decay")
    ('A1', 'key')
    """
    return name.rpartition(".")[2].partition("_")[0]


def _leads(pairs: Sequence[tuple[Weights, Sequence[Outcome], Sequence[Outcome]]], line: str) -> list[float]:
    """For each pair how far its two sides are apart, on deals that have this line."""
    found = []
    for _, ahead, behind in pairs:
        both = zip(ahead, behind, strict=True)
        apart = [one.lead - other.lead for one, other in both if not line or line in one.lines]
        found.append(fmean(apart) if apart else 0.0)
    return found


def tune(trial: Trial, weights: Weights, args: argparse.Namespace) -> tuple[dict[str, float], int]:
    """The numbers after all generations, or when the minutes are over, and how many generations there were."""
    rng = Random(args.seed)
    until = monotonic() + 60 * args.minutes
    best, path = dict(weights), list[dict[str, float]]()
    with pool(args.jobs, args.ray) as work:
        while len(path) < args.generations and monotonic() < until:
            deals = trial.deals(f"{args.seed}/{len(path)}", args.games)
            steps = [{name: rng.gauss(0.0, args.step) for name in best} for _ in range(args.pairs)]
            tries = [varied(best, sign) for step in steps for sign in (step, _opposite(step))]
            found = list(work(outcomes, *zip(*((trial, weights_, deals) for weights_ in tries), strict=True)))
            pairs = [(step, found[2 * i], found[2 * i + 1]) for i, step in enumerate(steps)]
            best = varied(best, {name: args.rate * step for name, step in direction(pairs).items()})
            path.append(best)
            mean = fmean(outcome.lead for each in found for outcome in each)
            print(said("tune-generation", number=len(path), mean=f"{mean:.2f}"), file=sys.stderr, flush=True)
    later = path[len(path) // 2 :] or [best]
    return {name: round(fmean(one[name] for one in later), DIGITS) for name in best}, len(path)


def _opposite(step: Weights) -> dict[str, float]:
    return {name: -number for name, number in step.items()}


def compare(trial: Trial, old: Weights, new: Weights, args: argparse.Namespace) -> tuple[Proof, dict[str, float]]:
    """How the new numbers fare where neither was tried, and those of them that are not refused."""
    lines = {_line_of(name) for name in new} if args.back else ()
    deals = trial.deals(f"{args.seed}/proof", args.proof, lines)
    with pool(args.jobs, args.ray) as work:
        before = list(work(trial.outcome, [old] * len(deals), deals))
        kept, after = dict(new), list(work(trial.outcome, [new] * len(deals), deals))
        while fallen := refused(kept, old, before, after, args.least):
            print(said("tune-refused", names=", ".join(fallen)), file=sys.stderr)
            kept.update({name: old[name] for name in fallen})
            after = list(work(trial.outcome, [kept] * len(deals), deals))
    leads = [[one.lead for one in each] for each in (before, after)]
    return Proof.of(leads[0], leads[1], trial.width, SURE), kept


def refused(new: Weights, old: Weights, before: Sequence[Outcome], after: Sequence[Outcome], least: int) -> list[str]:
    """Changed numbers that are named after a line which brings less now, or which too few of the deals have."""
    apart: dict[str, list[int]] = {}
    for one, other in zip(before, after, strict=True):
        for line in one.lines:
            apart.setdefault(line, []).append(other.lines[line] - one.lines[line])
    bad = {line for line, gains in apart.items() if len(gains) < least or fmean(gains) < 0}
    return [name for name, number in new.items() if number != old[name] and _line_of(name) in bad]


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `farshore tune` understands."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--set", default="", help="tune the numbers of this situation only; the options must fit it")
    parser.add_argument("--only", default="", metavar="A,B", help="only numbers whose names begin like this")
    parser.add_argument(
        "--again", action="store_true", help="begin where the recorded tuning began, if it changed anything"
    )
    parser.add_argument(
        "--back",
        default="",
        metavar="A,B",
        help="tune nothing: numbers whose names begin like this go back to where their tuning began, if that is a gain",
    )
    parser.add_argument(
        "--further",
        action="store_true",
        help="try no steps: fit the numbers to what a longer look promises of the best turns in the matches (--games)",
    )
    parser.add_argument("--seats", type=int, help="as few as the game allows, if not said")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--pairs", type=int, default=8, help="opposite steps tried in each generation")
    parser.add_argument("--games", type=int, default=40, help="deals in each generation, the same for all")
    parser.add_argument(
        "--width", type=int, default=4, help="how many unfinished turns the planners keep in mind; 0: by rule of thumb"
    )
    parser.add_argument("--step", type=float, default=0.12, help="how far the tries reach")
    parser.add_argument("--rate", type=float, default=1.0, help="how far each generation moves")
    parser.add_argument("--proof", type=int, default=100, help="deals to compare the old and the new numbers on")
    parser.add_argument(
        "--least", type=int, default=150, help="so many of them must have the line that a number is named after"
    )
    parser.add_argument("--proof-width", type=int, default=0, help="how wide they plan there, if not the same")
    parser.add_argument(
        "--minutes",
        type=float,
        default=600.0,
        help="no new generation after so long; what is recorded is how many there were",
    )
    add_pool(parser)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--out", type=Path, help="the file to write; without it, it is printed")


def run(args: argparse.Namespace) -> int:
    """Tunes, compares, and writes the numbers down with their origin."""
    game = game_named(args.game)
    args.seats = min(game.info.seats) if args.seats is None else args.seats
    game.info.check_seats(args.seats)
    for name in ("generations", "pairs", "games", "proof", "least", "jobs"):
        require_some(name, vars(args)[name])
    strategy = game.strategy
    if strategy is None or not strategy.weights:
        raise BadOption(text("no-numbers", game=args.game))
    if args.set and args.set not in strategy.sets:
        raise BadOption(text("no-set", game=args.game, set=args.set, known=", ".join(strategy.sets) or "–"))
    file = WeightsFile.of(strategy)
    old = starting_numbers(file, args)
    if not old:
        raise BadOption(text("no-such-number", start=args.back or args.only))
    if args.back and not file.start.keys() >= old.keys():
        raise BadOption(text("no-start", start=args.back))
    options = read_options(args.option, game.info.complete({}))
    game.info.complete(options)
    trial = Trial(args.game, args.seats, tuple(options.items()), args.width, tuple(old.items()))
    new, generations = found(trial, old, file, args)
    proof, kept = compare(replace(trial, width=args.proof_width or args.width), old, new, args)
    print(house().say(figure(proof), language()), file=sys.stderr)
    if args.back:
        return put_back(file, kept, proof, args)
    if proof.gain:
        file.weights.update(kept)
        file.start.update(old)
        file.back = file.back if args.set or args.only else {}  # what went back has moved on with all the others
    elif not args.again and file.began(args.set):
        print(said("tune-origin"), file=sys.stderr)
        return 0
    else:
        file.weights.update({name: number for name, number in old.items() if name in file.weights})
        file.start = {name: number for name, number in file.start.items() if name not in old}
    file.tuned[args.set] = {"command": command_line(args, generations), "figure": house().say(figure(proof), "en")}
    return write(file, args.out)


def found(trial: Trial, old: Weights, file: WeightsFile, args: argparse.Namespace) -> tuple[dict[str, float], int]:
    """The numbers to prove, and how many generations they took."""
    if args.back:
        return {name: file.start[name] for name in old}, 0
    if not args.further:
        return tune(trial, old, args)
    lesson = Lesson(
        trial.game, trial.seats, trial.options, trial.strategy.table, trial.width, trial.width, futures=0, share=1.0
    )
    with pool(args.jobs, args.ray) as work:
        return numbers_further(work, lesson, old, args.games, args.seed), 0


def figure(proof: Proof) -> Text:
    """What is said of a tuning, and written down in English."""
    return proof.told() if proof.gain else text("proof-none", proof=proof.told())


def put_back(file: WeightsFile, kept: Weights, proof: Proof, args: argparse.Namespace) -> int:
    """Numbers that were tuned wrongly are again what they were, and the file says so."""
    if not proof.gain:
        return 0
    file.weights.update(kept)
    file.back = {"command": command_line(args, 0), "figure": str(proof)}
    return write(file, args.out)


def write(file: WeightsFile, out: Path | None) -> int:
    """The whole file, to where it was asked for."""
    if out:
        out.write_text(str(file), encoding="utf-8")
    else:
        print(file)
    return 0


def starting_numbers(file: WeightsFile, args: argparse.Namespace) -> dict[str, float]:
    """The numbers to tune, as they are: those of a set are the basic ones where it has none of its own."""
    numbers = {**file.weights, **file.start} if args.again else file.weights
    mark = f"{args.set}." if args.set else ""
    chosen = tuple((args.back or args.only).split(","))
    return {
        f"{mark}{name}": number for name, number in weights_in(numbers, [args.set]).items() if name.startswith(chosen)
    }


def command_line(args: argparse.Namespace, generations: int) -> str:
    """The command that finds the same numbers again."""
    given = {**vars(args), "generations": generations}
    words = ["farshore", "tune", args.game, *([] if args.back else ["--again"])]
    words += [word for name in ("back", "set", "only") if given[name] for word in (f"--{name}", given[name])]
    words += [word for option in args.option for word in ("--option", option)]
    words += ["--further"] if args.further else []
    steps = () if args.further else ("generations", "pairs", "step", "rate")
    search = () if args.back else (*steps[:2], "games", "width", *steps[2:])
    for name in ("seats", *search, "proof", "least", "proof_width", "seed"):
        words += [f"--{name.replace('_', '-')}", str(given[name])]
    return shlex.join(words)
