"""Games of other libraries, played at random as ours are: OpenSpiel's, RLCard's and PettingZoo's own."""

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
"""Which modules the games of each library need."""


def missing() -> list[str]:
    """The libraries whose games cannot be played here."""
    return [library for library, modules in NEEDED.items() if not all(map(find_spec, modules))]


def plays() -> Iterator[tuple[str, Callable[[Random], int]]]:
    """Each by its name; what is not installed is left out."""
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


def by_states(game: Any, rng: Random) -> int:
    """A match of OpenSpiel; chance is drawn too, but not counted."""
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            done += 1
    return done


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome at this place between 0 and 1.

    >>> drawn([(3, 0.5), (4, 0.25), (5, 0.25)], 0.6)
    4
    """
    for number, likely in outcomes:
        at -= likely
        if at < 0:
            return number
    return outcomes[-1][0]


def by_turns(env: Any, rng: Random) -> int:
    """A match of PettingZoo, with what each agent sees."""
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
    return lambda rng: by_states(game, rng)


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
    return lambda rng: by_turns(env, rng)
