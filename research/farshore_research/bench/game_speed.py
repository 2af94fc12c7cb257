"""Measures the speed of a game: people's matches, play-outs and bots, in pure Python and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from farshore.core.game import AnyGame
from farshore_research.bench import other_libraries
from farshore_research.bench.c_reference import ReferenceProgram, compiler
from farshore_research.bench.engine import MEASURES, EngineProcess, deal_position

SLICES: Final = 5
BARE, C, HEX = "bare", "c", "hex"
ASIDE: Final = 0.3
"""The share of the measuring time that reference programs get."""


class SpeedReport(NamedTuple):
    """Medians per second of one core; all measurements alternate in short slices."""

    game: str
    seats: int
    plain: dict[str, float]
    compiled: dict[str, float] | None
    """None if nothing is compiled."""
    yardsticks: dict[str, float | None]
    """A loop of bare Python; where they are installed, random play of Explorers alone in C, and OpenSpiel's hex."""
    ratios: dict[str, float]
    """Medians of ratios within the same slice."""

    @property
    def play_outs(self) -> float:
        """Decisions per second of play-outs, compiled if possible."""
        return max(each["play_outs"] for each in (self.plain, self.compiled) if each)

    def as_data(self) -> dict[str, Any]:
        return {**self._asdict(), "play_outs": self.play_outs}


def measure(game: AnyGame, seats: int, seconds: float) -> SpeedReport:
    """Measure everything, `seconds` for each value."""
    taken: dict[str, list[float]] = {}
    with ExitStack() as open_:
        engines = {}
        for kind in ("plain", "compiled"):
            engine = open_.enter_context(EngineProcess(game.info.id, seats, plain=kind == "plain"))
            engines.update({kind: engine} if engine.state == kind else {})
        aside = yardsticks(game, seats, open_)
        for _ in range(SLICES):
            for who, measured in aside.items():
                taken.setdefault(who, []).append(measured(ASIDE * seconds / SLICES))
            for what in MEASURES:
                for kind, engine in engines.items():
                    taken.setdefault(f"{kind} {what}", []).append(engine.measure(what, seconds / SLICES))
    found = {kind: {what: median(taken[f"{kind} {what}"]) for what in MEASURES} for kind in engines}
    beside = {who: median(taken[who]) if who in taken else None for who in (BARE, C, HEX)}
    return SpeedReport(game.info.id, seats, found["plain"], found.get("compiled"), beside, dict(ratios(taken)))


def ratios(taken: dict[str, list[float]]) -> Iterator[tuple[str, float]]:
    """Yield the ratios: compiled to pure Python, play-outs to C, the loop to hex."""

    def beside(one: str, other: str) -> float:
        return median(mine / theirs if theirs else 0.0 for mine, theirs in zip(taken[one], taken[other], strict=True))

    best = "compiled" if f"compiled {MEASURES[0]}" in taken else "plain"
    if best == "compiled":
        for what in MEASURES:
            yield f"{what}_compiled_to_plain", beside(f"compiled {what}", f"plain {what}")
    if C in taken:
        yield "play_outs_to_c", beside(f"{best} play_outs", C)
    if HEX in taken:
        yield "loop_to_hex", beside(f"{best} loop", HEX)
    yield "loop_to_bare", beside(f"{best} loop", BARE)


def yardsticks(game: AnyGame, seats: int, open_: ExitStack) -> dict[str, Any]:
    """Return the reference programs by name, as functions of the measuring time."""
    found: dict[str, Any] = {BARE: bare_python}
    if game.info.id == "explorers" and seats == 1 and compiler():
        program = open_.enter_context(ReferenceProgram(deal_position(game, seats, 0)))
        found[C] = lambda seconds: program.run(seconds).decisions
    if find_spec("pyspiel"):
        hexes = import_module("pyspiel").load_game("hex")
        found[HEX] = lambda seconds: openspiel_decisions(hexes, seconds)
    return found


def openspiel_decisions(game: Any, seconds: float) -> float:
    """Return decisions per second of a game of OpenSpiel."""
    rng, done, began = Random(1), 0, process_time()
    while (passed := process_time() - began) < seconds or not done:
        done += other_libraries.play_openspiel(game, rng)
    return done / passed if passed else 0.0


def bare_python(seconds: float) -> float:
    """Return steps per second of a bare Python loop."""
    numbers = list(range(256))
    total, rounds, until = 0, 0, process_time() + seconds
    began = process_time()
    while process_time() < until:
        for number in numbers:
            if numbers[number] >= 0:
                total += number
        rounds += len(numbers)
    return rounds / (process_time() - began)
