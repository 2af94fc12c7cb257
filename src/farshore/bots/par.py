"""Pars: what the reference player reaches on average, by what was dealt. `farshore par GAME --make N` finds them.

Alone, a result says little: with one set of criteria a good map brings 110 points, with another 150. Each thing that
was dealt or agreed adds or takes so many points; all of them are found together from many matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from farshore.bots.entrants import player
from farshore.bots.points import knowledge
from farshore.bots.table import play
from farshore.core.data import Data, packaged, read
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Options, Seat, Value
from farshore.core.state import Position

FILE: Final = "par.toml"
REFERENCE: Final = "planner@1"
"""A planner at first sight."""
ROUNDS: Final = 60
"""How often each share is looked at again, until they agree."""
CAUTION: Final = 0.5
"""So many matches speak for a thing bringing nothing."""
SURE: Final = 2.0
"""A share of fewer standard errors than this is not known."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match of reference players: what was dealt, and what each reached."""

    dealt: tuple[str, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Par:
    """What the reference player reaches at a table of so many, and what each thing that was dealt adds to it."""

    mean: float
    se: float
    games: int
    dealt: Mapping[str, float] = field(default_factory=dict)

    def at(self, dealt: Sequence[str]) -> float:
        """The par where these were dealt.

        >>> Par(120.0, 1.0, 50, {"roads": 8.0}).at(("roads", "lakes"))
        128.0
        """
        return self.mean + sum(self.dealt.get(name, 0.0) for name in dealt)

    @classmethod
    def of(cls, played: Sequence[Played]) -> Par:
        """The shares of all that was dealt, each from what the others leave; what may well be luck has none."""
        names = sorted({name for match in played for name in match.dealt})
        while True:
            par, known = cls._fitted(played, names)
            if known == names:
                return par
            names = known

    @classmethod
    def _fitted(cls, played: Sequence[Played], names: Sequence[str]) -> tuple[Par, list[str]]:
        """With a share for each of these names, and those of them that stand out of the luck."""
        results = [fmean(match.totals) for match in played]
        mean, shares = fmean(results), dict.fromkeys(names, 0.0)
        having = {name: [number for number, match in enumerate(played) if name in match.dealt] for name in names}
        rest = [result - mean for result in results]
        for _ in range(ROUNDS):
            off = fmean(rest)
            mean, rest = mean + off, [each - off for each in rest]
            for name, matches in having.items():
                more = sum(rest[number] + shares[name] for number in matches) / (len(matches) + CAUTION) - shares[name]
                shares[name] += more
                for number in matches:
                    rest[number] -= more
        error = stdev(rest) if len(rest) > 1 else 0.0
        # Those that have a thing are compared with those that have it not
        apart = {name: len(matches) * (1 - len(matches) / len(rest)) for name, matches in having.items()}
        known = [name for name in names if abs(shares[name]) * apart[name] ** 0.5 >= SURE * error]
        told = {name: round(share, 1) for name, share in shares.items()}
        return cls(round(mean, 1), round(error / len(rest) ** 0.5, 1), len(played), told), known


def dealt(game: AnyGame, options: Options, state: Position[Any, Any]) -> tuple[str, ...]:
    """What was agreed beyond the usual, and what the game itself says was dealt."""
    usual = game.info.complete({})
    agreed = [
        f"{option.name}={options[option.name]}"
        for option in game.info.options
        if not option.free and options.get(option.name, usual[option.name]) != usual[option.name]
    ]
    return (*agreed, *knowledge(game).dealt(state))


def play_one(game: AnyGame, seats: int, number: int, seed: str) -> Played:
    """Match number so-and-so: the usual options every other time, else any that the game offers."""
    options, deal = _options(game, seats, number, seed), f"{seed}/{seats}/{number}"
    ends: list[Position[Any, Any]] = []

    def watch(state: Position[Any, Any], seat: Seat, actions: Sequence[object]) -> None:
        ends[:] = [state]

    played = play(game, [player(REFERENCE)] * seats, options, SeededDealer(deal), deal, watch)
    return Played(dealt(game, game.info.complete(options), ends[0]), tuple(score.total for score in played.scores))


def _options(game: AnyGame, seats: int, number: int, seed: str) -> dict[str, Value]:
    rng = Random(f"{seed}/options/{number}")
    options: dict[str, Value] = dict(knowledge(game).stratum(number))
    for option in game.info.options if number % 2 else ():
        if not option.free and option.name not in options:
            wanted = {**options, option.name: rng.choice(option.choices)}
            try:
                game.start(seats, wanted)
            except BadOption:  # not with so many seats
                continue
            options = wanted
    return options


# The file


def written(command: str, pars: Mapping[int, Par]) -> Iterator[str]:
    """The file's lines."""
    yield "# What the reference player reaches, by what is dealt. Written by the command below; docs/review.md."
    yield ""
    yield f'command = "{command}"'
    for seats, par in sorted(pars.items()):
        yield ""
        yield "[[par]]"
        yield f"seats = {seats}"
        yield f"games = {par.games}"
        yield f"mean = {par.mean}"
        yield f"se = {par.se}"
        shares = ", ".join(f'"{name}" = {share}' for name, share in par.dealt.items())
        yield f"dealt = {{ {shares} }}" if shares else "dealt = {}"


@lru_cache(maxsize=64)  # read from a file; asked for at every end of a match
def pars_of(module: str) -> Mapping[int, Par]:
    """The pars that come with the game of this module, by seats; none where it brings none."""
    try:
        words = packaged(module.rpartition(".")[0] or module, FILE)
    except (OSError, ImportError, TypeError, ValueError):  # no such file, or no package that could hold one
        return {}
    return dict(map(_read, read(words, FILE)["par"].entries()))


def _read(entry: Data) -> tuple[int, Par]:
    shares = {name: share.decimal() for name, share in entry["dealt"].items()}
    par = Par(entry["mean"].decimal(), entry["se"].decimal(), entry["games"].number(1), shares)
    return entry["seats"].number(1), par


def par_at(game: AnyGame, options: Options, state: Position[Any, Any]) -> Par | None:
    """The par of this table: one number with its error; None where the game has no table of pars for so many."""
    found = pars_of(type(game).__module__).get(len(state.seats))
    if found is None:
        return None
    return Par(round(found.at(dealt(game, options, state)), 1), found.se, found.games)
