"""Positions to test at: matches that bots played on a fixed deal, taken up by a person at a chosen event.

The other seats have always done all they can before seat 0 acts, so nothing happens at such a table until the person
does something: no test waits for bots, or races with them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from farshore.bots import Budget, find_bot
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import dump
from farshore.core.scene import Scene
from farshore.games import installed

NAMES = ("Ada", "Ben", "Chiara", "Dana")

# Brings a record, plays on from one of its events in seat 0, and keeps the key as the page does.
BRANCH = """async ([record, at, level]) => {
  const post = async (path, body) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json()
  const {table} = await post('/api/records', {record})
  const opened = await post(`/api/tables/${table}/branch`, {at, seat: 0, level, name: 'Ada'})
  const kept = JSON.parse(localStorage['farshore.keys'] || '{}')
  kept[opened.table] = opened.keys.map(key => key.secret)
  localStorage.setItem('farshore.keys', JSON.stringify(kept))
  return opened.table
}"""


@cache
def match_of(game_id: str, seats: int, level: str = "random", seed: str = "farshore") -> AnyMatch:
    """Return a whole match of bots of this level. Seat 0 acts only when nobody else can."""
    game = installed().games[game_id]
    match: AnyMatch = Match(game, NAMES[:seats])
    dealer, bot, rng = SeededDealer(seed), find_bot(level), Random(7)
    match.deal(dealer)
    while not match.over:
        seat = game.to_act(match.state)[-1]
        for action in bot.choose(game, game.view(match.state, seat), seat, Budget(count=60, seconds=None), rng):
            acting = () if match.over else game.to_act(match.state)
            if not acting or seat != acting[-1] or action not in game.legal(match.state, seat):
                break
            match.play(seat, action)
        match.deal(dealer)
    return match


@cache
def record_of(match: AnyMatch) -> str:
    """Return the match as a record."""
    return dump(match)


def own_moves(match: AnyMatch) -> list[int]:
    """Return the numbers of the events before which only seat 0 is to act."""
    return [at for at in range(len(match.events)) if tuple(match.game.to_act(match.states[at])) == (0,)]


def first_moment(match: AnyMatch, wanted: Callable[[Scene], bool], after: float = 0.0) -> int:
    """Return the first event after this share of the match before which only seat 0 is to act and sees such a scene."""
    game = match.game
    for at in own_moves(match):
        if at >= after * len(match.events) and wanted(game.scene(game.view(match.states[at], 0), 0)):
            return at
    raise AssertionError("never in this match")


@cache
def moments_by_prompt(game_id: str) -> dict[str, tuple[int, int]]:
    """Return decisions of seat 0, one or two for each prompt of a game: the numbers of seats and of the event.

    Of the decisions with a prompt that is the one in the middle, and as `PROMPT-most` the one with the largest hand.
    """
    found: dict[str, tuple[int, int]] = {}
    for seats in sorted(installed().games[game_id].info.seats):
        match = match_of(game_id, seats)
        game, moments = match.game, dict[str, dict[int, int]]()
        for at in own_moves(match):
            scene = game.scene(game.view(match.states[at], 0), 0)
            things = sum(len(row.items) for row in scene.hand) + len(scene.buttons)
            moments.setdefault(scene.prompt.name.key.removeprefix("prompt-"), {})[at] = things
        for key, sizes in moments.items():
            name, middle, most = (
                key + "-solo" * (seats == 1),
                list(sizes)[len(sizes) // 2],
                max(sizes, key=sizes.__getitem__),
            )
            found[name] = seats, middle
            if sizes[most] > sizes[middle]:
                found[f"{name}-most"] = seats, most
    return found
