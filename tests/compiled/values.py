"""Check values: what play-outs and bots come to, line by line; the same on plain Python and compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

from msgspec.json import encode

import farshore as fs
from farshore.bots.bot import Budget
from farshore.bots.bot_matches import BotPlayer, play_match
from farshore.bots.levels import find_bot
from farshore.bots.plan_positions import apply_while_legal
from farshore.bots.review import ReviewRun
from farshore.bots.review.samples_to_review import select_best_plan
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.rng import Rng
from farshore.games import find
from farshore.rl.config import EnvConfig
from farshore.rl.simulator import Simulator

GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
PLAY_OUTS: Final = 5
REVIEW_STEPS: Final = 3
DEALS: Final = 3
"""This number of deals has all criteria of Kingdom Maps."""
BOTS: Final[tuple[tuple[str, int, str, int | None, dict[str, str | int]], ...]] = (
    ("explorers", 1, "expert", 6, {}),
    ("explorers", 2, "planner", None, {"temples": "expert", "villages": "expert", "achievements": 3}),
    ("explorers", 3, "greedy", None, {"provisions": "expert", "gems": "expert"}),
    ("kingdom_maps", 1, "expert", 6, {}),
    ("kingdom_maps", 2, "planner", None, {}),
    ("kingdom_maps", 2, "greedy", None, {}),
    ("la_isla", 2, "expert", 4, {"deck": 180}),
    ("la_isla", 3, "planner", None, {}),
    ("la_isla", 4, "greedy", None, {"deck": 180}),
)


def lines(name: str) -> Iterator[str]:
    """Yield the lines of a game: every number of seats, what quick players think, a review, some matches of bots."""
    for seats in find(name).info.seats:
        yield f"{name} {seats} {played_out(name, seats)} {looked_at(name, seats)}"
    yield f"{name} quick {thought(name)}"
    yield f"{name} review {reviewed(name)}"
    for game, seats, level, count, options in BOTS:
        if game == name:
            yield f"{name} {level} {botted(name, seats, level, count, dict(options))}"


def played_out(name: str, seats: int) -> str:
    game, digest, decisions = find(name), sha256(), 0
    for seed in range(PLAY_OUTS):
        state = game.start(seats)
        decisions += game.play_out(state, Rng(seed))
        digest.update(f"{state!r} {game.scores(state)}".encode())
    return f"{decisions} {digest.hexdigest()}"


def looked_at(name: str, seats: int) -> str:
    """What learners see, may do and are paid all through a match: so the pads of every position are compared, too."""
    match: Simulator[Any, Any] = Simulator(find(name), seats, EnvConfig(compact=True, reward="points", dense=True))
    seen, mask, dice, digest = bytearray(match.spec.size), bytearray(match.actions), Rng(seats), sha256()
    match.reset(seats)
    while match.to_act:
        seat = match.to_act[0]
        match.write_tensor(seat, seen)
        match.mask(seat, mask)
        match.step_by_chance(seat, dice)
        digest.update(seen + mask + str(match.rewards()).encode())
    return digest.hexdigest()


def thought(name: str) -> str:
    """Each line of every estimate, to the last digit, while quick players play deals of all kinds."""
    game, digest, turns = find(name), sha256(), 0
    strategy = game.strategy
    assert strategy is not None
    for number in range(DEALS):
        state, dice, rng = (
            game.start(min(game.info.seats), strategy.options_for_deal(number)),
            Rng(number),
            Random(number),
        )
        while acting := game.to_act(state):
            reasons = strategy.estimate_by_line(state, max(acting[0], 0))
            digest.update(f"{[(line, float(worth)) for line, worth in sorted(reasons.items())]}".encode())
            if acting == (CHANCE,):
                game.step(state, CHANCE, dice.draw(game.chance_outcomes(state)))
            else:
                apply_while_legal(game, state, acting[0], strategy.quick_turn(state, acting[0], rng))
                turns += 1
    return f"{turns} {digest.hexdigest()}"


def botted(name: str, seats: int, level: str, count: int | None, options: dict[str, str | int]) -> str:
    player = BotPlayer(find_bot(level), Budget(count=count))
    played = play_match(find(name), [player] * seats, options, SeededDealer("both"), "both")
    return f"{played.actions} {[score.total for score in played.scores]}"


def reviewed(name: str) -> str:
    """The first steps of a review, a continuation to the end and a draw, byte by byte."""
    match = fs.play(name, ["greedy", "casual"], seed="both")
    run = ReviewRun(match, 2)
    for _ in range(REVIEW_STEPS):
        run.step()
    last = len(run.evaluator.turns[0]) - 1
    run.evaluator.sample_turn(0, last - 1, 2)
    select_best_plan(run.samples.seats[0].turns[last - 1])
    run.evaluator.confirm_turn(0, last - 1)
    run.evaluator.sample_draw(0, len(run.evaluator.chance_draws) - 1, 1)
    return sha256(encode(run.samples) + encode(run.result())).hexdigest()


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1])))
