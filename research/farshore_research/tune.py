"""Search better weights for the formula of a game's strategy by an evolution strategy.

Each generation tries pairs of opposite steps from the current weights, all on the same deals, and moves towards the
better ones. Positive weights are varied by a factor, others by a difference. A weight that is named after a score line
is evaluated only on deals with this line; deals cover all kinds evenly. A weight is rejected if its line scores less in
the final test. Single generations are noisy, so the result is the mean of the later half of them. The output is a whole
`weights.toml` with the weights, the command that found each set, and where it started, so that it can be repeated.
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
from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.bots.bot_spec import require_game, require_positive
from farshore.bots.custom_weights import WeightedBot
from farshore.bots.worker_pool import add_pool
from farshore.core.dealer import SeededDealer
from farshore.core.game import BadOption, Value
from farshore.core.strategy import Strategy, merge_weight_sets
from farshore.core.text import Text, text
from farshore.games import find as find_game
from farshore.translations import app_translator
from farshore.translations.terminal_language import language, message
from farshore_research.ab_test import AbTest, open_map
from farshore_research.training_data import TrainingTask
from farshore_research.tune_to_search import fit_lookahead
from farshore_research.weights_file import DIGITS, Weights, WeightsFile, apply_steps

SIGNIFICANT: Final = 1.0
"""The number of standard errors that counts as a gain; low, because single steps change little."""
MAX_DEALS_FACTOR: Final = 20
"""To find deals of one kind, this many times more deals are tried."""


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """The result of a deal: points, or the lead over the best opponent, and the score lines."""

    lead: float
    lines: Mapping[str, int]


class TuningDeal(NamedTuple):
    """A deal: its seed, and options that cover all kinds evenly."""

    seed: str
    options: tuple[tuple[str, Value], ...] = ()

    def has(self, lines: Collection[str]) -> bool:
        """Return whether the options include one of these score lines; always true without lines."""
        agreed = {name for _, value in self.options if isinstance(value, tuple) for name in value}
        return not lines or not agreed.isdisjoint(lines)


@dataclass(frozen=True, slots=True)
class TuningTask:
    """What is tuned: a game, its seats and options, the beam width, and the weights of the opponents."""

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

    def deals(self, seed: str, count: int, lines: Collection[str] = ()) -> list[TuningDeal]:
        """Return `count` deals, only those with one of these score lines if lines are given."""
        agreed = {name for name, _ in self.options}
        found: list[TuningDeal] = []
        for number in range(MAX_DEALS_FACTOR * count):
            stratum = self.strategy.options_for_deal(number).items()
            deal = TuningDeal(f"{seed}/{number}", tuple(option for option in stratum if option[0] not in agreed))
            if deal.has(lines):
                found.append(deal)
            if len(found) == count:
                break
        return found

    def outcome(self, weights: Weights, deal: TuningDeal) -> DealOutcome:
        """Play this deal with these weights on a seat that depends on the deal."""
        game, strategy = find_game(self.game), self.strategy
        mine = Random(deal.seed).randrange(self.seats)
        numbers = [weights if seat == mine else dict(self.others) for seat in range(self.seats)]
        players = [BotPlayer(WeightedBot(strategy.with_weights(each), self.width)) for each in numbers]
        options = {**dict(deal.options), **dict(self.options)}
        scores = play_match(game, players, options, SeededDealer(deal.seed), deal.seed).scores
        others = [score.total for seat, score in enumerate(scores) if seat != mine]
        lines = {line.name: line.points for line in scores[mine].lines}
        return DealOutcome(scores[mine].total - max(others, default=0), lines)


def play_deals(trial: TuningTask, weights: Weights, deals: Sequence[TuningDeal]) -> list[DealOutcome]:
    """Play these deals with these weights."""
    return [trial.outcome(weights, deal) for deal in deals]


def step_direction(
    pairs: Sequence[tuple[Weights, Sequence[DealOutcome], Sequence[DealOutcome]]],
) -> dict[str, float]:
    """Return the combined step: pairs of opposite steps weighted by the difference of their results."""
    lines = {line for _, ahead, _ in pairs for one in ahead for line in one.lines}
    leads = {line: _differences(pairs, line) for line in (*lines, "")}
    way: dict[str, float] = {}
    for name in pairs[0][0]:
        line = _line_of(name)
        mine = leads[line if line in lines else ""]
        scale = (fmean(lead * lead for lead in mine) ** 0.5) or 1.0
        steps = [steps[name] for steps, _, _ in pairs]
        way[name] = fmean(lead * step for lead, step in zip(mine, steps, strict=True)) / scale
    return way


def _line_of(name: str) -> str:
    """Return the score line that a weight may be named after.

    >>> _line_of("A1_sure"), _line_of("multiplayer.key_decay")
    ('A1', 'key')
    """
    return name.rpartition(".")[2].partition("_")[0]


def _differences(
    pairs: Sequence[tuple[Weights, Sequence[DealOutcome], Sequence[DealOutcome]]], line: str
) -> list[float]:
    """Return the difference of each pair on deals that have this score line."""
    found = []
    for _, ahead, behind in pairs:
        both = zip(ahead, behind, strict=True)
        apart = [one.lead - other.lead for one, other in both if not line or line in one.lines]
        found.append(fmean(apart) if apart else 0.0)
    return found


def tune(trial: TuningTask, weights: Weights, args: argparse.Namespace) -> tuple[dict[str, float], int]:
    """Return the weights after all generations or when time is up, and the number of generations."""
    rng = Random(args.seed)
    until = monotonic() + 60 * args.minutes
    best, path = dict(weights), list[dict[str, float]]()
    with open_map(args.jobs, args.ray) as work:
        while len(path) < args.generations and monotonic() < until:
            deals = trial.deals(f"{args.seed}/{len(path)}", args.games)
            steps = [{name: rng.gauss(0.0, args.step) for name in best} for _ in range(args.pairs)]
            tries = [apply_steps(best, sign) for step in steps for sign in (step, _opposite(step))]
            found = list(work(play_deals, *zip(*((trial, weights_, deals) for weights_ in tries), strict=True)))
            pairs = [(step, found[2 * i], found[2 * i + 1]) for i, step in enumerate(steps)]
            best = apply_steps(best, {name: args.rate * step for name, step in step_direction(pairs).items()})
            path.append(best)
            mean = fmean(outcome.lead for each in found for outcome in each)
            print(message("tune-generation", number=len(path), mean=f"{mean:.2f}"), file=sys.stderr, flush=True)
    later = path[len(path) // 2 :] or [best]
    return {name: round(fmean(one[name] for one in later), DIGITS) for name in best}, len(path)


def _opposite(step: Weights) -> dict[str, float]:
    return {name: -number for name, number in step.items()}


def compare_weights(
    trial: TuningTask, old: Weights, new: Weights, args: argparse.Namespace
) -> tuple[AbTest, dict[str, float]]:
    """Compare old and new weights on new deals; return the test and the weights that are not rejected."""
    lines = {_line_of(name) for name in new} if args.back else ()
    seed = f"{args.seed}/proof"
    deals = trial.deals(seed, args.proof, lines) or trial.deals(seed, args.proof)  # no deal agrees on such a line
    with open_map(args.jobs, args.ray) as work:
        before = list(work(trial.outcome, [old] * len(deals), deals))
        kept, after = dict(new), list(work(trial.outcome, [new] * len(deals), deals))
        while fallen := find_harmful(kept, old, before, after, args.least):
            print(message("tune-refused", names=", ".join(fallen)), file=sys.stderr)
            kept.update({name: old[name] for name in fallen})
            after = list(work(trial.outcome, [kept] * len(deals), deals))
    leads = [[one.lead for one in each] for each in (before, after)]
    return AbTest.of(leads[0], leads[1], trial.width, SIGNIFICANT), kept


def find_harmful(
    new: Weights, old: Weights, before: Sequence[DealOutcome], after: Sequence[DealOutcome], least: int
) -> list[str]:
    """Return changed weights whose score line has fallen or occurs in too few deals."""
    apart: dict[str, list[int]] = {}
    for one, other in zip(before, after, strict=True):
        for line in one.lines:
            apart.setdefault(line, []).append(other.lines[line] - one.lines[line])
    bad = {line for line, gains in apart.items() if len(gains) < least or fmean(gains) < 0}
    return [name for name, number in new.items() if number != old[name] and _line_of(name) in bad]


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `farshore tune`."""
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--set", default="", help="tune the weights of this situation only; the options must fit it")
    parser.add_argument("--only", default="", metavar="A,B", help="only weights whose names start with one of these")
    parser.add_argument(
        "--again", action="store_true", help="start with the weights that the recorded tuning started with"
    )
    parser.add_argument(
        "--back",
        default="",
        metavar="A,B",
        help="tune nothing: reset weights whose names start with one of these, if that is a gain",
    )
    parser.add_argument(
        "--further",
        action="store_true",
        help="instead of steps: fit the weights to the values that a deeper search gives to the best turns",
    )
    parser.add_argument("--seats", type=int, help="number of seats (default: the fewest the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--generations", type=int, default=25, help="number of generations")
    parser.add_argument("--pairs", type=int, default=8, help="pairs of opposite steps in each generation")
    parser.add_argument("--games", type=int, default=40, help="deals of each generation, the same for all steps")
    parser.add_argument("--width", type=int, default=4, help="beam width of the planners; 0: the quick player")
    parser.add_argument("--step", type=float, default=0.12, help="size of the steps")
    parser.add_argument("--rate", type=float, default=1.0, help="learning rate")
    parser.add_argument("--proof", type=int, default=100, help="deals of the final test")
    parser.add_argument(
        "--least",
        type=int,
        default=150,
        help="deals of the final test that must have the score line a weight is named after",
    )
    parser.add_argument("--proof-width", type=int, default=0, help="beam width in the final test (default: the same)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=600.0,
        help="start no new generation after this time",
    )
    add_pool(parser)
    parser.add_argument("--seed", default="tune", help="seed of deals and steps")
    parser.add_argument("--out", type=Path, help="file to write (default: print it)")


def run(args: argparse.Namespace) -> int:
    """Tune, test, and write the weights with their origin."""
    game = require_game(args.game)
    args.seats = min(game.info.seats) if args.seats is None else args.seats
    game.info.check_seats(args.seats)
    for name in ("generations", "pairs", "games", "proof", "least", "jobs"):
        require_positive(name, vars(args)[name])
    strategy = game.strategy
    if strategy is None or not strategy.weights:
        raise BadOption(text("no-numbers", game=args.game))
    if args.set and args.set not in strategy.weight_sets:
        raise BadOption(text("no-set", game=args.game, set=args.set, known=", ".join(strategy.weight_sets) or "–"))
    file = WeightsFile.of(strategy)
    old = starting_weights(file, args)
    if not old:
        raise BadOption(text("no-such-number", start=args.back or args.only))
    if args.back and not file.start.keys() >= old.keys():
        raise BadOption(text("no-start", start=args.back))
    options = read_options(args.option, game.info.complete({}))
    game.info.complete(options)
    trial = TuningTask(args.game, args.seats, tuple(options.items()), args.width, tuple(old.items()))
    new, generations = find_weights(trial, old, file, args)
    proof, kept = compare_weights(replace(trial, width=args.proof_width or args.width), old, new, args)
    print(app_translator().translate(describe_test(proof), language()), file=sys.stderr)
    if args.back:
        return restore_weights_if_better(file, kept, proof, args)
    if proof.gain:
        file.weights.update(kept)
        file.start.update(old)
        file.back = file.back if args.set or args.only else {}  # restored weights have moved with all others
    elif not args.again and file.began(args.set):
        print(message("tune-origin"), file=sys.stderr)
        return 0
    else:
        file.weights.update({name: number for name, number in old.items() if name in file.weights})
        file.start = {name: number for name, number in file.start.items() if name not in old}
    file.tuned[args.set] = {
        "command": command_line(args, generations),
        "figure": app_translator().translate(describe_test(proof), "en"),
    }
    return write(file, args.out)


def find_weights(
    trial: TuningTask, old: Weights, file: WeightsFile, args: argparse.Namespace
) -> tuple[dict[str, float], int]:
    """Return the weights to test, and the number of generations."""
    if args.back:
        return {name: file.start[name] for name in old}, 0
    if not args.further:
        return tune(trial, old, args)
    lesson = TrainingTask(
        trial.game,
        trial.seats,
        trial.options,
        trial.strategy.learned_table,
        trial.width,
        trial.width,
        rollouts=0,
        share=1.0,
    )
    with open_map(args.jobs, args.ray) as work:
        return fit_lookahead(work, lesson, old, args.games, args.seed), 0


def describe_test(proof: AbTest) -> Text:
    """Return the description of a test, also for the file."""
    return proof.describe() if proof.gain else text("proof-none", proof=proof.describe())


def restore_weights_if_better(file: WeightsFile, kept: Weights, proof: AbTest, args: argparse.Namespace) -> int:
    """Restore weights if that is a gain, and record it in the file."""
    if not proof.gain:
        return 0
    file.weights.update(kept)
    file.back = {"command": command_line(args, 0), "figure": str(proof)}
    return write(file, args.out)


def write(file: WeightsFile, out: Path | None) -> int:
    """Write the file, or print it."""
    if out:
        out.write_text(str(file), encoding="utf-8")
    else:
        print(file)
    return 0


def starting_weights(file: WeightsFile, args: argparse.Namespace) -> dict[str, float]:
    """Return the current weights to tune; a set falls back to the basic weights."""
    numbers = {**file.weights, **file.start} if args.again else file.weights
    mark = f"{args.set}." if args.set else ""
    chosen = tuple((args.back or args.only).split(","))
    return {
        f"{mark}{name}": number
        for name, number in merge_weight_sets(numbers, [args.set]).items()
        if name.startswith(chosen)
    }


def command_line(args: argparse.Namespace, generations: int) -> str:
    """Return the command that finds the same weights again."""
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
