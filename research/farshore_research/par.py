"""Print or compute the par table of a game: the reference player's average result by set-up.

--make N plays N matches for each number of seats and writes the table into the game's package.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import as_file, files
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from farshore.bots.bot_matches import play_match
from farshore.bots.bot_spec import parse_bot, parse_seat_counts, require_game, require_positive
from farshore.bots.default_strategy import strategy_for
from farshore.bots.par_table import FILE, REFERENCE, Par, load_pars, setup_features
from farshore.bots.worker_pool import add_pool
from farshore.cli.parallel import run_in_pool
from farshore.cli.progress import progress
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Seat, Value
from farshore.core.state import Position
from farshore.translations import package_of
from farshore.translations.terminal_language import message

ROUNDS: Final = 60
"""Iterations of the fit; by then the adjustments have converged."""
SHRINKAGE: Final = 0.5
"""The weight, in matches, of the assumption that a feature adds nothing."""
SIGNIFICANT: Final = 2.0
"""Adjustments of fewer standard errors than this are dropped."""


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="the game's id")
    parser.add_argument(
        "--make", type=int, metavar="N", help="play N matches for each number of seats and write the table"
    )
    parser.add_argument("--seats", metavar="N,N", default="", help="only these numbers of seats")
    parser.add_argument("--seed", default="par", metavar="S", help="the same seed gives the same matches")
    add_pool(parser)


def run(args: Namespace) -> int:
    game = require_game(args.game)
    require_positive("make", args.make)
    wanted = parse_seat_counts(game, args.seats)
    pars = make(args, wanted) if args.make else load_pars(type(game).__module__)
    print("\n".join(format_pars(pars)) if pars else message("no-pars", game=args.game))
    return 0


def make(args: Namespace, wanted: Sequence[int]) -> Mapping[int, Par]:
    """Play matches and rewrite the game's table; entries for other numbers of seats stay."""
    game = require_game(args.game)
    pars = dict(load_pars(type(game).__module__))
    for seats in wanted:
        one = partial(_play_numbered, args.game, seats, args.seed)
        played = list(progress(run_in_pool(args, one, range(args.make)), args.make))
        pars[seats] = fit_par([match for _, match in sorted(played, key=lambda each: each[0])])
    command = f"farshore par {args.game} --make {args.make} --seats {','.join(map(str, wanted))} --seed {args.seed}"
    with as_file(files(package_of(game)) / "data" / FILE) as file:
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(par_file_lines(command, pars)) + "\n", "utf-8")
    return pars


def _play_numbered(game: str, seats: int, seed: str, number: int) -> tuple[int, ParMatch]:
    return number, play_par_match(require_game(game), seats, number, seed)


def format_pars(pars: Mapping[int, Par]) -> list[str]:
    """Return the table as it is printed: the mean, and the adjustment of each feature."""
    lines = []
    for seats, par in sorted(pars.items()):
        lines.append(message("par-of", seats=seats, mean=f"{par.mean:.1f} ± {par.se:.1f}", matches=str(par.games)))
        adjustments = sorted(par.adjustments.items(), key=lambda one: -one[1])
        lines += [f"  {name:<20}{points:+6.1f}" for name, points in adjustments]
    return lines


# Matches


@dataclass(frozen=True, slots=True)
class ParMatch:
    """A match of reference players: the features of its set-up, and the result of each seat."""

    features: tuple[str, ...]
    totals: tuple[int, ...]


def play_par_match(game: AnyGame, seats: int, number: int, seed: str) -> ParMatch:
    """Play match `number`: every other one with the default options, the others with random options."""
    options, deal = _options(game, seats, number, seed), f"{seed}/{seats}/{number}"
    last: list[Position[Any, Any]] = []

    def watch(state: Position[Any, Any], seat: Seat, actions: Sequence[object]) -> None:
        last[:] = [state]

    result = play_match(game, [parse_bot(REFERENCE)] * seats, options, SeededDealer(deal), deal, watch)
    features = setup_features(game, game.info.complete(options), last[0])
    return ParMatch(features, tuple(score.total for score in result.scores))


def _options(game: AnyGame, seats: int, number: int, seed: str) -> dict[str, Value]:
    rng = Random(f"{seed}/options/{number}")
    options: dict[str, Value] = dict(strategy_for(game).options_for_deal(number))
    for option in game.info.options if number % 2 else ():
        if not option.free and option.name not in options:
            wanted = {**options, option.name: rng.choice(option.choices)}
            try:
                game.start(seats, wanted)
            except BadOption:  # not with this number of seats
                continue
            options = wanted
    return options


# The fit


def fit_par(played: Sequence[ParMatch]) -> Par:
    """Fit the adjustments of all features together; those that are not significant are dropped."""
    names = sorted({name for match in played for name in match.features})
    while True:
        par, significant = _fit(played, names)
        if significant == names:
            return par
        names = significant


def _fit(played: Sequence[ParMatch], names: Sequence[str]) -> tuple[Par, list[str]]:
    """Return the par with adjustments for these features, and the names of those that are significant."""
    results = [fmean(match.totals) for match in played]
    mean, adjustments = fmean(results), dict.fromkeys(names, 0.0)
    having = {name: [number for number, match in enumerate(played) if name in match.features] for name in names}
    rest = [result - mean for result in results]
    for _ in range(ROUNDS):
        off = fmean(rest)
        mean, rest = mean + off, [each - off for each in rest]
        for name, matches in having.items():
            known = adjustments[name]
            more = sum(rest[number] + known for number in matches) / (len(matches) + SHRINKAGE) - known
            adjustments[name] += more
            for number in matches:
                rest[number] -= more
    error = stdev(rest) if len(rest) > 1 else 0.0
    # the effective number of matches: those with the feature are compared with those without it
    sizes = {name: len(matches) * (1 - len(matches) / len(rest)) for name, matches in having.items()}
    significant = [name for name in names if abs(adjustments[name]) * sizes[name] ** 0.5 >= SIGNIFICANT * error]
    rounded = {name: round(points, 1) for name, points in adjustments.items()}
    return Par(round(mean, 1), round(error / len(rest) ** 0.5, 1), len(played), rounded), significant


# The file


def par_file_lines(command: str, pars: Mapping[int, Par]) -> Iterator[str]:
    """Yield the lines of `par.toml`."""
    yield "# The reference player's mean results by deal, written by the command below; docs/explanation/reviews.md."
    yield ""
    yield f'command = "{command}"'
    for seats, par in sorted(pars.items()):
        yield ""
        yield "[[par]]"
        yield f"seats = {seats}"
        yield f"games = {par.games}"
        yield f"mean = {par.mean}"
        yield f"se = {par.se}"
        adjustments = ", ".join(f'"{name}" = {points}' for name, points in par.adjustments.items())
        yield f"dealt = {{ {adjustments} }}" if adjustments else "dealt = {}"
