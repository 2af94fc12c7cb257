"""The worker process of bots: a view comes in, actions go out. Started by `workers.py`, never by a person."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from time import monotonic

import msgspec

from farshore import bots, games
from farshore.bots.hint import hint
from farshore.bots.review import Reviewing
from farshore.bots.review.attempt import FUTURES, attempt
from farshore.bots.review.notes import Notes
from farshore.bots.review.shape import Attempt
from farshore.core.game import AnyGame, IllegalAction, Seat, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, read_back
from farshore.server.bots.process import answer_all


class Played(msgspec.Struct, frozen=True):
    """A match that is over, and what is known of it already."""

    names: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    events: tuple[str, ...]
    futures: int
    notes: bytes = b""


class Trying(msgspec.Struct, frozen=True):
    """A turn that somebody tries, of those that a review speaks of, with the best one and the reference player's."""

    seat: Seat
    turn: int
    do: tuple[str, ...]
    best: tuple[str, ...]
    reference: tuple[str, ...]


class Question(msgspec.Struct):
    """What a bot is asked. The view is a pickle of our own parent process; answers are plain JSON."""

    kind: str
    game: str
    data: dict[str, str]
    seat: Seat
    level: str
    seconds: float
    view: bytes = b""
    played: Played | None = None
    """Of a review: it is worked on for so many seconds."""
    trying: Trying | None = None


class HintFound(msgspec.Struct):
    """A hint as it comes from the worker, with words still to be said."""

    where: tuple[str, ...]
    look: Text
    action: str
    what: Text
    why: tuple[Text, ...]

    def read_back(self) -> HintFound:
        """With texts in its texts again: they came from the worker as arrays."""
        look, what, *why = [read_back((words.key, words.args)) for words in (self.look, self.what, *self.why)]
        return HintFound(self.where, look, self.action, what, tuple(why))


class Thought(msgspec.Struct):
    """Actions as texts, a hint, or a review as far as it is known; `failed` tells the log what went wrong."""

    actions: list[str] = []
    hint: HintFound | None = None
    review: msgspec.Raw = msgspec.Raw(b"null")
    notes: msgspec.Raw = msgspec.Raw(b"null")
    over: bool = False
    """The review is done."""
    attempt: Attempt | None = None
    refused: Text | None = None
    """Why what was tried is not allowed."""
    failed: str = ""


@lru_cache(maxsize=8)
def _game(name: str, data: tuple[tuple[str, str], ...]) -> AnyGame:
    game = games.find(name)
    return game.with_data(dict(data)) if data else game


def game_of(name: str, data: Mapping[str, str]) -> AnyGame:
    """The game a question is about, with its own data."""
    return _game(name, tuple(sorted(data.items())))


def think(question: Question) -> Thought:
    """What the bot of this level does in this position, or what a good player would."""
    if question.played is not None:
        return look_back(question, question.played)
    game = game_of(question.game, question.data)
    view = pickle.loads(question.view)
    budget = bots.Budget(seconds=question.seconds)
    if question.kind == "hint":
        found = hint(game, view, question.seat, budget, Random())
        return Thought(hint=HintFound(found.where, found.look, found.action, found.what, found.why))
    chosen = bots.find(question.level).choose(game, view, question.seat, budget, Random())
    return Thought(actions=[str(action) for action in chosen])


@lru_cache(maxsize=4)
def _match(
    game: str,
    data: tuple[tuple[str, str], ...],
    names: tuple[str, ...],
    options: tuple[tuple[str, Value], ...],
    events: tuple[str, ...],
) -> AnyMatch:
    match: AnyMatch = Match(_game(game, ()), names, dict(options), data=dict(data))
    match.replay(events)
    return match


def look_back(question: Question, played: Played) -> Thought:
    """A review, some pieces further than it was."""
    own = tuple(sorted(question.data.items()))
    match = _match(question.game, own, played.names, played.options, played.events)
    if question.trying is not None:
        return look_at(match, question.trying, played.futures or FUTURES)
    notes = msgspec.json.decode(played.notes, type=Notes) if played.notes else None
    reviewing = Reviewing(match, played.futures or None, notes)
    until = monotonic() + question.seconds
    if notes is not None:  # what is asked for the first time is told at once: points turn by turn, and nothing else yet
        while reviewing.work() and monotonic() < until:
            pass
    review, kept = msgspec.json.encode(reviewing.told()), msgspec.json.encode(reviewing.notes)
    return Thought(review=msgspec.Raw(review), notes=msgspec.Raw(kept), over=reviewing.over)


def look_at(match: AnyMatch, trying: Trying, futures: int) -> Thought:
    """How a turn that somebody tries fares."""
    try:
        found = attempt(match, trying.seat, trying.turn, trying.do, trying.best, trying.reference, futures)
    except IllegalAction as error:
        return Thought(refused=error.reason)
    return Thought(attempt=found)


def answer(message: bytes) -> Thought:
    """A bot may be anybody's: it fails, the worker goes on."""
    try:
        return think(msgspec.msgpack.decode(message, type=Question))
    except Exception as error:
        return Thought(failed=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    answer_all(answer)
