"""Random play of games of other libraries: OpenSpiel, RLCard and PettingZoo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

OF_OPENSPIEL: Final = ("connect_four", "backgammon", "gin_rummy")
OF_RLCARD: Final = ("uno", "gin-rummy")
OF_PETTINGZOO: Final = ("tictactoe_v3", "connect_four_v3")


NEEDED: Final = {"OpenSpiel": ("pyspiel",), "RLCard": ("rlcard",), "PettingZoo": ("pettingzoo", "pygame")}
"""The modules that the games of each library need."""


def missing() -> list[str]:
    """Return the libraries that are not installed."""
    return [library for library, modules in NEEDED.items() if not all(map(find_spec, modules))]


def playable_games() -> Iterator[tuple[str, Callable[[Random], int]]]:
    """Yield a function for each installed game, by name."""
    absent = missing()
    if "OpenSpiel" not in absent:
        for name in OF_OPENSPIEL:
            yield f"OpenSpiel {name}, no features", _of_openspiel(name)
    if "RLCard" not in absent:
        for name in OF_RLCARD:
            yield f"RLCard {name}", _of_rlcard(name)
    if "PettingZoo" not in absent:
        for name in OF_PETTINGZOO:
            yield f"PettingZoo {name}", _of_pettingzoo(name)


def play_openspiel(game: Any, rng: Random) -> int:
    """Play a match of OpenSpiel and return the number of decisions, without chance."""
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick_outcome(state.chance_outcomes(), rng.random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            done += 1
    return done


def pick_outcome(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome at this place between 0 and 1.

    >>> pick_outcome([(3, 0.5), (4, 0.25), (5, 0.25)], 0.6)
    4
    """
    for number, likely in outcomes:
        at -= likely
        if at < 0:
            return number
    return outcomes[-1][0]


def play_pettingzoo(env: Any, rng: Random) -> int:
    """Play a match of PettingZoo with observations and return the number of decisions."""
    done = 0
    env.reset(rng.getrandbits(30))
    while env.agents:
        seen, _, over, late, _ = env.last()
        if over or late:
            env.step(None)
            continue
        allowed = seen["action_mask"].nonzero()[0]
        env.step(int(allowed[int(rng.random() * len(allowed))]))
        done += 1
    return done


def _of_openspiel(name: str) -> Callable[[Random], int]:
    game = import_module("pyspiel").load_game(name)
    return lambda rng: play_openspiel(game, rng)


def _of_rlcard(name: str) -> Callable[[Random], int]:
    env = import_module("rlcard").make(name)

    def play(rng: Random) -> int:
        seen, _ = env.reset()
        done = 0
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(rng.random() * len(legal))])
            done += 1
        return done

    return play


def _of_pettingzoo(name: str) -> Callable[[Random], int]:
    env = import_module(f"pettingzoo.classic.{name}").env()
    return lambda rng: play_pettingzoo(env, rng)
