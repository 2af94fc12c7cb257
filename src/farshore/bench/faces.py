"""Decisions per second of processor time for learners: the contract, the simulator, every face, and others' games.

All take their turns in short slices, so that on a busy machine they are slow together; the figures are medians. A face
hands out features and a mask at each decision; the simulator is measured without them and with them.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from farshore.bench import others
from farshore.bench.engine import decisions
from farshore.core.extras import named_by_extra
from farshore.core.game import AnyGame
from farshore.games import find
from farshore.words.language import said

SLICES: Final = 5
GAMES: Final = ("explorers", "kingdom_maps", "la_isla")
BATCH: Final = 64
STEPS: Final = 20
CONTRACT: Final = "contract: legal, step"
NUMBERS: Final = "Simulator: legal numbers, trusted step"
SEEING: Final = "Simulator: and mask, features, rewards"
SINGLE: Final = "Gymnasium, all other seats random"
VECTOR: Final = f"Gymnasium vector, {BATCH} matches"
GATHERED: Final = f"Gymnasium's own vector of {BATCH} such"
NO_FEATURES: Final = ", no features"
WORDS: Final = {
    CONTRACT: "bench-contract",
    NUMBERS: "bench-numbers",
    SEEING: "bench-seeing",
    SINGLE: "bench-single",
    VECTOR: "bench-vector",
    GATHERED: "bench-gathered",
}
"""Rows whose names are words; programs get to see them in English."""

Play = Callable[[Random], int]
"""Plays one match at random, and counts its decisions."""


class Figure(NamedTuple):
    """How many decisions a second something makes, and how that compares in the same slices."""

    who: str
    per_second: float
    of_contract: float = 0.0
    of_simulator: float = 0.0
    """Of the simulator that hands out as much."""
    of_single: float = 0.0
    """Many matches at once, of one at a time."""


def main(args: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser("farshore bench rl", description=__doc__)
    parser.add_argument("game", nargs="?", help="only this game (default: all three)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default 2)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help="for each figure (default 2)")
    parser.add_argument("--json", action="store_true", help="print JSON instead, for programs")
    wish = parser.parse_args(args.rest, argparse.Namespace(json=args.json))
    if wish.json:
        print(json.dumps(as_data(wish)))
        return 0
    with named_by_extra(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo and RLCard announce what will change
        for name in (wish.game,) if wish.game else GAMES:
            title = said("bench-table", game=name, seats=wish.seats)
            print_figures(title, measure(find(name), wish.seats, wish.seconds))
        print_figures(said("bench-others"), list(measure_others(wish.seconds)))
    if missing := others.missing():
        print(said("bench-missing", names=", ".join(missing), extra="farshore[bench]"))
    return 0


def as_data(wish: argparse.Namespace) -> dict[str, Any]:
    """The figures for programs."""
    names = (wish.game,) if wish.game else GAMES
    with named_by_extra(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = {name: measure(find(name), wish.seats, wish.seconds) for name in names}
        found["others"] = list(measure_others(wish.seconds))
    figures: dict[str, Any] = {name: [figure._asdict() for figure in each] for name, each in found.items()}
    return {**figures, "missing": others.missing()}


def print_figures(title: str, figures: list[Figure]) -> None:
    """A line for each."""
    heads = [said(f"bench-{head}") for head in ("rate", "of-contract", "of-simulator", "of-one")]
    print("".join([f"{title:<44}", *(f"{head:>14}" for head in heads)]))
    for figure in figures:
        shares = (f"{share:.2f}" if share else "" for share in figure[2:])
        print(
            "".join([f"  {named(figure.who):<42}{figure.per_second:>14,.0f}", *(f"{s:>14}" for s in shares)]).rstrip()
        )
    print(flush=True)


def named(who: str) -> str:
    """A row in the language of this terminal; names of libraries and their games stay."""
    if who in WORDS:
        return said(WORDS[who], matches=BATCH)
    name, found, _ = who.partition(NO_FEATURES)
    return said("bench-featureless", who=name) if found else who


def measure(game: AnyGame, seats: int, seconds: float) -> list[Figure]:
    """Every face of a game, in turn."""
    plays = dict(chain(simulators(game, seats), faces(game, seats)))
    slices: dict[str, list[float]] = {}
    for _ in range(SLICES):
        slices.setdefault(CONTRACT, []).append(decisions(game, seats, seconds / SLICES, game.step))
        for who, play in plays.items():
            slices.setdefault(who, []).append(per_second(play, seconds / SLICES))
    return [figure(who, slices) for who in slices]


def figure(who: str, slices: dict[str, list[float]]) -> Figure:
    """Medians, also of the ratios in the same slice."""
    like = NUMBERS if who.endswith(NO_FEATURES) else SEEING
    against = [CONTRACT] if who != CONTRACT else []
    if who not in (CONTRACT, NUMBERS, SEEING):
        against += [like, *([SINGLE] if "vector" in who else [])]
    shares = {
        other: median(mine / theirs for mine, theirs in zip(slices[who], slices[other], strict=True))
        for other in against
    }
    return Figure(who, median(slices[who]), *(shares.get(other, 0.0) for other in (CONTRACT, like, SINGLE)))


def per_second(play: Play, seconds: float) -> float:
    """Whole matches until the time is over."""
    rng, done, began = Random(1), 0, process_time()
    while (passed := process_time() - began) < seconds or not done:
        done += play(rng)
    return done / passed if passed else 0.0


def simulators(game: AnyGame, seats: int) -> Iterator[tuple[str, Play]]:
    """The simulator with legal numbers alone, and with all that a face hands out."""
    from farshore.rl import Simulator

    match = Simulator(game, seats)
    seen, mask = memoryview(bytearray(match.spec.size)), memoryview(bytearray(match.actions))

    def numbers(rng: Random) -> int:
        done = 0
        match.reset(rng.getrandbits(30))
        while acting := match.to_act:
            legal = match.legal_numbers(acting[0])
            match.trusted_step(acting[0], legal[int(rng.random() * len(legal))])
            done += 1
        return done

    def seeing(rng: Random) -> int:
        done = 0
        match.reset(rng.getrandbits(30))
        while acting := match.to_act:
            seat = acting[0]
            match.mask(seat, mask)
            match.tensor(seat, seen)
            legal = match.legal_numbers(seat)
            match.trusted_step(seat, legal[int(rng.random() * len(legal))])
            match.rewards()
            done += 1
        return done

    yield NUMBERS, numbers
    yield SEEING, seeing


def faces(game: AnyGame, seats: int) -> Iterator[tuple[str, Play]]:
    """PettingZoo, Gymnasium and OpenSpiel."""
    import pyspiel
    from gymnasium.vector import SyncVectorEnv

    import farshore.rl as rl

    aec, at_once = rl.aec_env(game, seats), rl.parallel_env(game, seats)
    alone = rl.seat_env(game, seats, reward="win", dense=False)
    batch = Batch(rl.vector_env(game, BATCH, seats, reward="win", dense=False))
    gathered = Batch(SyncVectorEnv([lambda: rl.seat_env(game, seats, reward="win", dense=False)] * BATCH))
    spiel = pyspiel.load_game(f"farshore_{game.info.id}(seats={seats})")
    yield "PettingZoo AEC", lambda rng: others.by_turns(aec, rng)
    yield "PettingZoo Parallel", lambda rng: all_at_once(at_once, rng)
    yield SINGLE, lambda rng: one_seat(alone, rng)
    yield VECTOR, batch.play
    yield GATHERED, gathered.play
    yield f"OpenSpiel{NO_FEATURES}", lambda rng: others.by_states(spiel, rng)


def picked(mask: Any, rng: Random) -> int:
    """Any of the numbers that a mask allows."""
    allowed = mask.view(bool).nonzero()[0]
    return int(allowed[int(rng.random() * len(allowed))])


def all_at_once(env: Any, rng: Random) -> int:
    """A decision of each seat that is to act, not of those that wait."""
    done = 0
    seen, _ = env.reset(rng.getrandbits(30))
    while env.agents:
        chosen = {agent: picked(seen[agent]["action_mask"], rng) for agent in env.agents}
        done += sum(number != env.wait for number in chosen.values())
        seen, *_ = env.step(chosen)
    return done


def one_seat(env: Any, rng: Random) -> int:
    """Decisions of the others count too: they are made."""
    _, info = env.reset(seed=rng.getrandbits(30))
    env.match.decided = 0
    over = False
    while not over:
        _, _, over, _, info = env.step(picked(info["action_mask"], rng))
    return int(env.match.decided)


class Batch:
    """Many matches that go on and on: one that is over begins anew."""

    def __init__(self, env: Any) -> None:
        import numpy

        self.env, self.numpy, self.random = env, numpy, numpy.random.default_rng(1).random
        self.masks = env.reset(seed=1)[1]["action_mask"]
        ours = hasattr(env, "batch")
        self.matches = [each.match for each in env.batch.learners] if ours else [each.match for each in env.envs]

    def play(self, rng: Random) -> int:
        """Some steps of all; what was decided in matches that ended meanwhile counts too."""
        matches = self.matches
        done: int = -sum(match.decided for match in matches if not match.over)
        for _ in range(STEPS):
            for index in self._step().nonzero()[0]:
                done += matches[index].decided
        now: int = sum(match.decided for match in matches if not match.over)
        return done + now

    def _step(self) -> Any:
        """Any allowed number for each; who has no choice is over, and begins anew whatever is said. Who is over now."""
        numpy = self.numpy
        whose, numbers = self.masks.view(bool).nonzero()
        many = numpy.bincount(whose, minlength=len(self.masks))
        at = numpy.cumsum(many) - many + (self.random(len(many)) * many).astype(int)
        chosen = numpy.where(many > 0, numpy.append(numbers, 0)[numpy.minimum(at, len(numbers))], 0)
        _, _, over, _, info = self.env.step(chosen)
        self.masks = info["action_mask"]
        return over


def measure_others(seconds: float) -> Iterator[Figure]:
    """What is installed of them."""
    plays = dict(others.plays())
    slices: dict[str, list[float]] = {who: [] for who in plays}
    for _ in range(SLICES):
        for who, play in plays.items():
            slices[who].append(per_second(play, seconds / SLICES / 2))
    for who, figures in slices.items():
        yield Figure(who, median(figures))
