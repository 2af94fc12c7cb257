"""Pairs of matches that differ only in what other seats privately hold: no reader must be able to tell them apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, AnyGame, IllegalAction
from farshore.core.match import AnyMatch, Match

READER = 0
"""The seat that is to find out nothing; a spectator is asked as well."""
TRIES = 12


@dataclass
class Twins:
    """Two matches, alike up to `begin`; from there to their ends the reader and a spectator see the same."""

    one: AnyMatch
    two: AnyMatch
    begin: int

    @property
    def differ(self) -> bool:
        return bool(self.one.state != self.two.state)


def played(game: AnyGame, seats: int, seed: str) -> AnyMatch:
    """A whole match, played at random."""
    match: AnyMatch = Match(game, ["seat"] * seats)
    rng, dealer = Random(seed), SeededDealer(seed)
    match.deal(dealer)
    while busy := game.to_act(match.state):
        seat = rng.choice(busy)
        match.play(seat, rng.choice(game.legal(match.state, seat)))
        match.deal(dealer)
    return match


def looks_alike(game: AnyGame, one: Any, two: Any) -> bool:
    return all(game.view(one, reader) == game.view(two, reader) for reader in (READER, None))


def windows(match: AnyMatch, rng: Random) -> Iterator[Twins]:
    """The parts of the match in which something is hidden, one after the other, each as long as twins stay alike."""
    game, begin = match.game, 0
    for number, state in enumerate(match.states):
        if all(game.view(state, reader) == state for reader in (READER, None)):
            begin = max(begin, number)
        elif number == begin + 1:
            found = max((_twins(match, begin, rng) for _ in range(TRIES)), key=lambda twins: len(twins.two.events))
            begin = len(found.two.events)
            if found.differ:
                yield found


def _twins(match: AnyMatch, begin: int, rng: Random) -> Twins:
    """Plays the match again from here, with something else where the reader cannot see it, as long as that goes."""
    game, two, differed = match.game, match.branch(begin), begin
    change = rng.random()
    for number in range(begin, len(match.events)):
        event, after = match.events[number], match.states[number + 1]
        wanted = [event.action]
        if event.actor != READER and rng.random() < change:
            wanted = [*rng.sample(list(_possible(game, two.state, event.actor)), 1), *wanted]
        if event.actor != READER:
            wanted += _possible(game, two.state, event.actor)
        alike = next((action for action in wanted if _leads_alike(game, two.state, event.actor, action, after)), None)
        if alike is None:
            break
        two.play(event.actor, alike)
        if two.state != after:
            differed = number + 1
    return Twins(match.branch(differed), two.branch(differed), begin)


def _possible(game: AnyGame, state: Any, actor: int) -> Sequence[Any]:
    if actor == CHANCE:
        return [outcome for outcome, _ in game.chance_outcomes(state)]
    return game.legal(state, actor)


def _leads_alike(game: AnyGame, state: Any, actor: int, action: Any, after: Any) -> bool:
    try:
        return looks_alike(game, game.apply(state, actor, action), after)
    except IllegalAction:
        return False
