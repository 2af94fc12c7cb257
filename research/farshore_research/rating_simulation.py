"""Simulate ratings: how many matches until the order of players is right, by results and by points without luck.

    python -m farshore_research.rating_simulation collect explorers --matches 96 --out explorers.jsonl
    python -m farshore_research.rating_simulation run explorers.jsonl

`collect` lets bots of four levels play matches of two in all pairs, and reviews them. `run` fits the strength of each
level in points to these matches, by points and by points minus luck, and keeps what is left over of each match as
noise. Then it makes virtual players whose skill lies between the levels and drifts. A match between two of them has the
difference of their strengths plus the noise of a real match. It is rated by each measure, as the server does it.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Final, NamedTuple, TypeAlias

import msgspec

from farshore.bots.elo import TableResult, count_wins, fit_ratings
from farshore.bots.review import ReviewRun
from farshore.bots.review.schedule import pending_steps
from farshore.cli.parallel import run_in_pool
from farshore.server.ratings.skill import SkillRating, rate_match
from farshore_research.review_known_strength import play_match

LEVELS: Final = ("greedy", "casual", "skilled", "planner@1")
"""The levels that virtual players play like, weakest first."""
PAIRS: Final = (0, 0, 1, 0, 2, 0, 3, 1, 1, 2, 1, 3, 2, 2, 3, 3)
"""A cycle of levels in which every ordered pair of neighbours comes once (a De Bruijn sequence)."""
PLAYERS: Final = 200
DRIFT: Final = 0.01
"""The standard deviation by which the skill of a player changes after each match, in levels."""
WANTED: Final = 0.95
"""The share of pairs that has to be in the right order."""
APART: Final = 0.25
"""Pairs whose skills differ by less, in levels, are not counted: no rating could separate them."""
ROUNDS: Final = 200
"""Steps of the least-squares fit."""
MOST: Final = 300
"""Matches of each player after which a simulation ends."""


class ReviewedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of two bots with its review: each field has a value for each seat."""

    number: int
    levels: tuple[str, str]
    results: tuple[float, float]
    lucks: tuple[float, float]
    choices: tuple[float, float]


class MeasureModel(NamedTuple):
    """What a measure says of the levels: their strengths in points, and the noise of each real match."""

    strengths: tuple[float, ...]
    noises: tuple[float, ...]

    def strength(self, skill: float) -> float:
        """Return the strength of a skill, between those of the two nearest levels."""
        low = min(int(skill), len(LEVELS) - 2)
        share = skill - low
        return (1 - share) * self.strengths[low] + share * self.strengths[low + 1]


Model: TypeAlias = Mapping[str, MeasureModel]
MEASURES: Final[Mapping[str, Callable[[ReviewedMatch, int], float]]] = {
    "plain": lambda match, seat: match.results[seat],
    "adjusted": lambda match, seat: match.results[seat] - match.lucks[seat],
    "quarter": lambda match, seat: match.results[seat] - match.lucks[seat] / 4,
    "choices": lambda match, seat: match.choices[seat],
}
"""What players are ordered by in each match. `quarter` takes out a part of the luck: reviews know it with an error."""


# Real matches


def review_match(game: str, number: int, *, rollouts: int | None, seed: str) -> ReviewedMatch:
    """Play and review match `number`. The search for sure losses is left out: it changes neither choices nor luck."""
    levels = tuple(LEVELS[PAIRS[(number + seat) % len(PAIRS)]] for seat in range(2))
    run = ReviewRun(play_match(game, levels, f"{seed}/{number}"), rollouts)
    for step in pending_steps(run.evaluator, run.effort):
        if getattr(step, "func", None) == run.evaluator.confirm_turn:
            break
        step()
    one, other = run.result().seats
    return ReviewedMatch(
        number=number,
        levels=(levels[0], levels[1]),
        results=(one.result, other.result),
        lucks=(round(one.luck.mean, 2), round(other.luck.mean, 2)),
        choices=(round(one.choices.mean, 2), round(other.choices.mean, 2)),
    )


def collect(args: Namespace) -> None:
    """Play and review matches of all pairs of levels, except those that the file has."""
    known = {match.number for match in read_matches(args.out)} if args.out.exists() else set()
    left = [number for number in range(args.matches) if number not in known]
    for new in run_in_pool(args, partial(review_match, args.game, rollouts=args.rollouts, seed=args.seed), left):
        with args.out.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(new).decode() + "\n")


def read_matches(path: Path) -> list[ReviewedMatch]:
    """Return the reviewed matches of a file."""
    return [msgspec.json.decode(line, type=ReviewedMatch) for line in path.read_text("utf-8").splitlines()]


def fit_model(matches: Sequence[ReviewedMatch]) -> Model:
    """Return the strengths of the levels (least squares, the weakest at 0) and the noise of the matches, by measure."""
    return {name: _fit(matches, points) for name, points in MEASURES.items()}


def _fit(matches: Sequence[ReviewedMatch], points: Callable[[ReviewedMatch, int], float]) -> MeasureModel:
    rows = [
        (LEVELS.index(match.levels[0]), LEVELS.index(match.levels[1]), points(match, 0) - points(match, 1))
        for match in matches
    ]
    strengths = [0.0] * len(LEVELS)
    for _ in range(ROUNDS):
        for level in range(len(LEVELS)):
            lead = [margin + strengths[other] for one, other, margin in rows if one == level != other]
            lead += [strengths[one] - margin for one, other, margin in rows if other == level != one]
            strengths[level] = fmean(lead)
    # A match has fewer degrees of freedom than differences: without this, noise would come out too small.
    free = sqrt(len(rows) / (len(rows) - len(LEVELS) + 1))
    noises = tuple(free * (margin - strengths[one] + strengths[other]) for one, other, margin in rows)
    return MeasureModel(tuple(each - strengths[0] for each in strengths), noises)


def level_ratings(matches: Sequence[ReviewedMatch], *, adjusted: bool) -> dict[str, float]:
    """Return the Elo of the levels, by points or by points without luck, with `casual` at 1500."""
    tables: list[TableResult] = [
        [
            (level, (round(100 * (points - luck * adjusted)),))
            for level, points, luck in zip(match.levels, match.results, match.lucks, strict=True)
        ]
        for match in matches
    ]
    elo = fit_ratings(LEVELS, count_wins(tables))
    return {level: 1500 + elo[level] - elo["casual"] for level in LEVELS}


# Virtual players


def draw_skills(rng: Random) -> list[float]:
    """Return the skills of the players at the start."""
    return [rng.uniform(0, len(LEVELS) - 1) for _ in range(PLAYERS)]


def share_in_order(skills: Sequence[float], ratings: Sequence[SkillRating]) -> float:
    """Return the share of pairs that the ratings put in the order of their skills."""
    right = counted = 0
    for (skill, rating), (other, rated) in combinations(zip(skills, ratings, strict=True), 2):
        if abs(skill - other) >= APART:
            counted += 1
            right += (skill > other) == (rating.mean > rated.mean)
    return right / counted


def simulate(model: Model, seed: str) -> dict[str, list[float]]:
    """Return the share of pairs in the right order after each round, in which each player has one match, by measure.

    All measures rate the same matches. Opponents are drawn at random.
    """
    rng = Random(seed)
    skills = draw_skills(rng)
    ratings = {name: [SkillRating()] * PLAYERS for name in model}
    shares: dict[str, list[float]] = {name: [] for name in model}
    for _ in range(MOST):
        order = rng.sample(range(PLAYERS), PLAYERS)
        strengths = {name: [measure.strength(skill) for skill in skills] for name, measure in model.items()}
        for one, other in zip(order[::2], order[1::2], strict=True):
            number, sign = rng.randrange(len(model["plain"].noises)), rng.choice((-1, 1))
            for name, measure in model.items():
                lead = strengths[name][one] - strengths[name][other] + sign * measure.noises[number]
                rated = ratings[name]
                places = (1, 2) if lead > 0 else (2, 1)
                rated[one], rated[other] = rate_match((rated[one], rated[other]), places)
        for name in model:
            shares[name].append(share_in_order(skills, ratings[name]))
        if min(found[-1] for found in shares.values()) >= WANTED:
            break
        skills = [min(max(skill + rng.gauss(0, DRIFT), 0.0), len(LEVELS) - 1.0) for skill in skills]
    return shares


def matches_needed(shares: Sequence[float], wanted: float = WANTED) -> int | None:
    """Return the number of matches of each player after which the share was reached first; None if it never was.

    >>> matches_needed([0.5, 0.9, 0.96]), matches_needed([0.5])
    (3, None)
    """
    return next((number for number, share in enumerate(shares, 1) if share >= wanted), None)


# The report


def report(path: Path, runs: int) -> Iterator[str]:
    """Yield the results of a file of matches, as lines of a Markdown table."""
    matches = read_matches(path)
    model = fit_model(matches)
    found = [simulate(model, f"{path.stem}/{number}") for number in range(runs)]
    yield f"{path.stem}: {len(matches)} matches, {runs} simulations of {PLAYERS} players"
    for name, measure in model.items():
        strengths = ", ".join(f"{each:.1f}" for each in measure.strengths)
        yield f"{name}: strengths {strengths}; noise {pstdev(measure.noises, 0.0):.1f}"
    for name in MEASURES:
        for wanted in (0.85, 0.9, WANTED):
            needed = [matches_needed(one[name], wanted) for one in found]
            reached = [number for number in needed if number is not None]
            mean = f"{fmean(reached):.0f}" if len(reached) == runs else f"more than {MOST}"
            spread = f" ± {stdev(reached):.0f}" if len(reached) == runs > 1 else ""
            yield f"| {name} | {wanted:.0%} | {mean}{spread} |"
        last = [one[name][min(len(one[name]), 30) - 1] for one in found]
        yield f"| {name} | after 30 matches | {fmean(last):.1%} |"
    for adjusted, name in enumerate(("plain", "adjusted")):
        elo = level_ratings(matches, adjusted=bool(adjusted))
        yield f"{name} ratings of the levels: {', '.join(f'{level} {points:.0f}' for level, points in elo.items())}"


def main() -> None:
    parser = ArgumentParser(prog="python -m farshore_research.rating_simulation")
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("collect", help="let bots play matches and review them")
    part.add_argument("game")
    part.add_argument("--matches", type=int, default=96)
    part.add_argument("--rollouts", type=int, default=None, help="rollouts for each turn (default: as on a server)")
    part.add_argument("--seed", default="ratings")
    part.add_argument("--jobs", type=int, default=1)
    part.add_argument("--ray", default=None, help="on a Ray cluster at this address")
    part.add_argument("--out", type=Path, required=True)
    part = parts.add_parser("run", help="simulate players with the matches of a file")
    part.add_argument("file", type=Path, nargs="+")
    part.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    if args.part == "collect":
        collect(args)
        return
    for path in args.file:
        print("\n".join(report(path, args.runs)), flush=True)


if __name__ == "__main__":
    main()
