"""How fast a game's rules are: random decisions per second of one core, beside a loop of bare Python."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import NamedTuple

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame


class Slice(NamedTuple):
    """What one core did per second, measured in turn: on a busy machine all of them are slow together."""

    bare: float
    applied: float
    stepped: float
    matches: float


def one_slice(game: AnyGame, seats: int, seconds: float) -> Slice:
    bare = bare_python(seconds / 6)
    applied, matches = decisions(game, seats, seconds / 2, pure=True)
    stepped, _ = decisions(game, seats, seconds / 3, pure=False)
    return Slice(bare, applied, stepped, matches)


def bare_python(seconds: float) -> float:
    """Steps a second of a loop that looks up, adds and compares: what this core gives to plain Python."""
    numbers = list(range(256))
    total, rounds, until = 0, 0, process_time() + seconds
    began = process_time()
    while process_time() < until:
        for number in numbers:
            if numbers[number] >= 0:
                total += number
        rounds += len(numbers)
    return rounds / (process_time() - began)


def decisions(game: AnyGame, seats: int, seconds: float, *, pure: bool) -> tuple[float, float]:
    """Decisions and matches a second of random play; chance is drawn too, but not counted."""
    random = Random(1).random
    options = game.info.complete({})
    to_act, legal, chances, apply, step = game.to_act, game.legal, game.chances, game.apply, game.step
    done = finished = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        state, drawn, dealer = game.start(seats, options), 0, SeededDealer(str(finished))
        while acting := to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = dealer.draw(chances(state), drawn)
                drawn += 1
            else:
                choices = legal(state, seat)
                action = choices[int(random() * len(choices))]
                done += 1
            if pure:
                state = apply(state, seat, action)
            else:
                step(state, seat, action)
        finished += 1
    return done / passed, finished / passed
