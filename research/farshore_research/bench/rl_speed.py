"""Decisions per second of `Game`, the simulator, the adapters for learners, and games of other libraries.

All are measured alternately in short slices, so that a busy machine slows all of them; the figures are medians. An
adapter returns features and a mask at each decision; the simulator is measured without them and with them.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from farshore.compiled import compiled_modules
from farshore.core.game import AnyGame
from farshore.core.optional_deps import name_missing_extra
from farshore.games import find
from farshore.rl import RL
from farshore.translations.terminal_language import message
from farshore_research.bench import other_libraries
from farshore_research.bench.engine import decisions

SLICES: Final = 5
GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
BATCH: Final = 64
STEPS: Final = 20
NUMBERS_OF_MATCHES: Final = (64, 512)
PROCESSES: Final = (1, 2)
CONTRACT: Final = "contract: legal, step"
NUMBERS: Final = "Simulator: legal numbers, trusted step"
SEEING: Final = "Simulator: with mask, features and rewards"
SINGLE: Final = "Gymnasium, all other seats random"
VECTOR: Final = f"Gymnasium vector, {BATCH} matches"
GATHERED: Final = f"Gymnasium SyncVectorEnv, {BATCH} matches"
NO_FEATURES: Final = ", no features"
WORDS: Final = {
    CONTRACT: "bench-contract",
    NUMBERS: "bench-numbers",
    SEEING: "bench-seeing",
    SINGLE: "bench-single",
    VECTOR: "bench-vector",
    GATHERED: "bench-gathered",
}
"""Rows with translated names; JSON has them in English."""

Play = Callable[[Random], int]
"""A function that plays one random match and returns the number of decisions."""


class SpeedRow(NamedTuple):
    """Decisions per second, and ratios within the same slices."""

    who: str
    per_second: float
    of_contract: float = 0.0
    of_simulator: float = 0.0
    """Relative to the simulator with the same output."""
    of_single: float = 0.0
    """A batch relative to single matches."""


def main(args: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser("farshore bench rl", description=__doc__)
    parser.add_argument("game", nargs="?", help="only this game (default: all three)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default 2)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help="for each figure (default 2)")
    parser.add_argument("--batches", action="store_true", help="batches only: 64 and 512 matches, 1 and 2 processes")
    parser.add_argument("--json", action="store_true", help="print JSON instead, for programs")
    wish = parser.parse_args(args.rest, argparse.Namespace(json=args.json))
    if wish.batches:
        for name in (wish.game,) if wish.game else GAMES:
            print_batches(name, wish.seats, wish.seconds)
        return 0
    if wish.json:
        print(json.dumps(as_data(wish)))
        return 0
    with name_missing_extra(RL), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo and RLCard announce what will change
        for name in (wish.game,) if wish.game else GAMES:
            title = message("bench-table", game=name, seats=wish.seats)
            print_rows(title, measure(find(name), wish.seats, wish.seconds))
        print_rows(message("bench-others"), list(measure_other_libraries(wish.seconds)))
    if missing := other_libraries.missing():
        print(message("bench-missing", names=", ".join(missing), extra="farshore[bench]"))
    return 0


def as_data(wish: argparse.Namespace) -> dict[str, Any]:
    """Return the values for JSON."""
    names = (wish.game,) if wish.game else GAMES
    with name_missing_extra(RL), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = {name: measure(find(name), wish.seats, wish.seconds) for name in names}
        found["others"] = list(measure_other_libraries(wish.seconds))
    figures: dict[str, Any] = {name: [figure._asdict() for figure in each] for name, each in found.items()}
    return {**figures, "missing": other_libraries.missing()}


def print_rows(title: str, figures: list[SpeedRow]) -> None:
    """Print a line for each row."""
    heads = [message(f"bench-{head}") for head in ("rate", "of-contract", "of-simulator", "of-one")]
    print("".join([f"{title:<44}", *(f"{head:>14}" for head in heads)]))
    for figure in figures:
        shares = (f"{share:.2f}" if share else "" for share in figure[2:])
        print(
            "".join(
                [f"  {row_name(figure.who):<42}{figure.per_second:>14,.0f}", *(f"{s:>14}" for s in shares)]
            ).rstrip()
        )
    print(flush=True)


def row_name(who: str) -> str:
    """Return the translated name of a row; names of libraries and games stay."""
    if who in WORDS:
        return message(WORDS[who], matches=BATCH)
    name, found, _ = who.partition(NO_FEATURES)
    return message("bench-featureless", who=name) if found else who


def measure(game: AnyGame, seats: int, seconds: float) -> list[SpeedRow]:
    """Measure every adapter of a game in turn."""
    plays = dict(chain(simulators(game, seats), adapters(game, seats)))
    slices: dict[str, list[float]] = {}
    for _ in range(SLICES):
        slices.setdefault(CONTRACT, []).append(decisions(game, seats, seconds / SLICES, game.step))
        for who, play in plays.items():
            slices.setdefault(who, []).append(per_second(play, seconds / SLICES))
    return [make_row(who, slices) for who in slices]


def make_row(who: str, slices: dict[str, list[float]]) -> SpeedRow:
    """Return the medians of the values and of the ratios within a slice."""
    like = NUMBERS if who.endswith(NO_FEATURES) else SEEING
    against = [CONTRACT] if who != CONTRACT else []
    if who not in (CONTRACT, NUMBERS, SEEING):
        against += [like, *([SINGLE] if "vector" in who else [])]
    shares = {
        other: median(mine / theirs for mine, theirs in zip(slices[who], slices[other], strict=True))
        for other in against
    }
    return SpeedRow(who, median(slices[who]), *(shares.get(other, 0.0) for other in (CONTRACT, like, SINGLE)))


def per_second(play: Play, seconds: float) -> float:
    """Play whole matches until time is up; return decisions per second."""
    rng, done, began = Random(1), 0, process_time()
    while (passed := process_time() - began) < seconds or not done:
        done += play(rng)
    return done / passed if passed else 0.0


def simulators(game: AnyGame, seats: int) -> Iterator[tuple[str, Play]]:
    """Yield the simulator with legal actions alone, and with all that an adapter returns."""
    from farshore.rl import Simulator

    match = Simulator(game, seats)
    seen, mask = memoryview(bytearray(match.spec.size)), memoryview(bytearray(match.actions))

    def numbers(rng: Random) -> int:
        done = 0
        match.reset(rng.getrandbits(30))
        while acting := match.to_act:
            legal = match.legal_numbers(acting[0])
            match.step_unchecked(acting[0], legal[int(rng.random() * len(legal))])
            done += 1
        return done

    def seeing(rng: Random) -> int:
        done = 0
        match.reset(rng.getrandbits(30))
        while acting := match.to_act:
            seat = acting[0]
            match.mask(seat, mask)
            match.write_tensor(seat, seen)
            legal = match.legal_numbers(seat)
            match.step_unchecked(seat, legal[int(rng.random() * len(legal))])
            match.rewards()
            done += 1
        return done

    yield NUMBERS, numbers
    yield SEEING, seeing


def adapters(game: AnyGame, seats: int) -> Iterator[tuple[str, Play]]:
    """Yield the adapters of PettingZoo, Gymnasium and OpenSpiel."""
    import pyspiel
    from gymnasium.vector import SyncVectorEnv

    import farshore.rl as rl

    aec, at_once = rl.aec_env(game, seats), rl.parallel_env(game, seats)
    alone = rl.seat_env(game, seats, reward="win", dense=False)
    batch = BatchPlay(rl.vector_env(game, BATCH, seats, reward="win", dense=False))
    gathered = BatchPlay(SyncVectorEnv([lambda: rl.seat_env(game, seats, reward="win", dense=False)] * BATCH))
    spiel = pyspiel.load_game(f"farshore_{game.info.id}(seats={seats})")
    yield "PettingZoo AEC", lambda rng: other_libraries.play_pettingzoo(aec, rng)
    yield "PettingZoo Parallel", lambda rng: play_parallel(at_once, rng)
    yield SINGLE, lambda rng: play_single_seat(alone, rng)
    yield VECTOR, batch.play
    yield GATHERED, gathered.play
    yield f"OpenSpiel{NO_FEATURES}", lambda rng: other_libraries.play_openspiel(spiel, rng)


def pick_legal(mask: Any, rng: Random) -> int:
    """Return a random legal action number."""
    allowed = mask.view(bool).nonzero()[0]
    return int(allowed[int(rng.random() * len(allowed))])


def play_parallel(env: Any, rng: Random) -> int:
    """Play one decision of each seat that is to act."""
    done = 0
    seen, _ = env.reset(rng.getrandbits(30))
    while env.agents:
        chosen = {agent: pick_legal(seen[agent]["action_mask"], rng) for agent in env.agents}
        done += sum(number != env.wait for number in chosen.values())
        seen, *_ = env.step(chosen)
    return done


def play_single_seat(env: Any, rng: Random) -> int:
    """Play a match; decisions of the other seats count too."""
    _, info = env.reset(seed=rng.getrandbits(30))
    env.match.decided = 0
    over = False
    while not over:
        _, _, over, _, info = env.step(pick_legal(info["action_mask"], rng))
    return int(env.match.decided)


class BatchPlay:
    """A batch of matches; finished ones restart."""

    def __init__(self, env: Any) -> None:
        import numpy

        self.env, self.numpy, self.random = env, numpy, numpy.random.default_rng(1).random
        self.masks = env.reset(seed=1)[1]["action_mask"]
        self.inside = 0.0
        """Seconds in steps of the environment, by the clock on the wall."""
        ours = hasattr(env, "group")
        self.matches = [each.match for each in (env.group.batch.learners if ours else env.envs)]

    def play(self, rng: Random) -> int:
        """Step all matches some times; return the number of decisions."""
        matches = self.matches
        done: int = -sum(match.decided for match in matches if not match.over)
        for _ in range(STEPS):
            for index in self._step().nonzero()[0]:
                done += matches[index].decided
        now: int = sum(match.decided for match in matches if not match.over)
        return done + now

    def _step(self) -> Any:
        """Choose a random legal action for each match and step; return which matches are over."""
        numpy = self.numpy
        whose, numbers = self.masks.view(bool).nonzero()
        many = numpy.bincount(whose, minlength=len(self.masks))
        at = numpy.cumsum(many) - many + (self.random(len(many)) * many).astype(int)
        chosen = numpy.where(many > 0, numpy.append(numbers, 0)[numpy.minimum(at, len(numbers))], 0)
        began = perf_counter()
        _, _, over, _, info = self.env.step(chosen)
        self.inside += perf_counter() - began
        self.masks = info["action_mask"]
        return over


def print_batches(game: str, seats: int, seconds: float) -> None:
    """Print the learner's steps per second of batches, in turns; another seat's random replies are part of a step.

    Only the steps of the environment are timed, by the clock on the wall: other processes work beside this one.
    """
    import farshore.rl as rl

    sizes = [(number, workers) for number in NUMBERS_OF_MATCHES for workers in PROCESSES]
    found: dict[tuple[int, int], list[float]] = {size: [] for size in sizes}
    with name_missing_extra(RL):
        plays = {
            (number, workers): BatchPlay(rl.vector_env(game, number, seats, reward="win", dense=False, workers=workers))
            for number, workers in sizes
        }
    for _ in range(SLICES):
        for size, play in plays.items():
            play.inside = 0.0
            steps = 0
            while play.inside < seconds / SLICES or not steps:
                play._step()
                steps += 1
            found[size].append(size[0] * steps / play.inside)
    for play in plays.values():
        play.env.close()
    rates = {size: median(slices) for size, slices in found.items()}
    engine = "compiled" if compiled_modules() else "pure Python"
    processes = " and ".join(map(str, PROCESSES))
    print(f"{game}, {seats} seats, {engine}: the learner's steps per second on {processes} processes")
    for number in NUMBERS_OF_MATCHES:
        one, more = (rates[number, workers] for workers in PROCESSES)
        print(f"{number:8} matches{one:12,.0f}{more:12,.0f}{more / one:8.2f} times")
    few, many = (rates[number, PROCESSES[0]] for number in NUMBERS_OF_MATCHES)
    print(f"{NUMBERS_OF_MATCHES[1]} matches are {many / few:.2f} times as fast as {NUMBERS_OF_MATCHES[0]}", flush=True)


def measure_other_libraries(seconds: float) -> Iterator[SpeedRow]:
    """Measure the games of other libraries that are installed."""
    plays = dict(other_libraries.playable_games())
    slices: dict[str, list[float]] = {who: [] for who in plays}
    for _ in range(SLICES):
        for who, play in plays.items():
            slices[who].append(per_second(play, seconds / SLICES / 2))
    for who, figures in slices.items():
        yield SpeedRow(who, median(figures))
