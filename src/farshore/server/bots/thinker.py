"""The worker process of bots: a view comes in, actions go out. Started by `workers.py`, never by a person."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import lru_cache
from random import Random

import msgspec

from farshore import bots, games
from farshore.bots.hint import hint
from farshore.core.game import AnyGame, Seat
from farshore.core.text import Text, read_back
from farshore.server.bots.process import answer_all


class Question(msgspec.Struct):
    """What a bot is asked. The view is a pickle of our own parent process; answers are plain JSON."""

    kind: str
    game: str
    data: dict[str, str]
    seat: Seat
    level: str
    seconds: float
    view: bytes


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
    """Actions as texts, or a hint; `failed` tells the log what went wrong."""

    actions: list[str] = []
    hint: HintFound | None = None
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
    game = game_of(question.game, question.data)
    view = pickle.loads(question.view)
    budget = bots.Budget(seconds=question.seconds)
    if question.kind == "hint":
        found = hint(game, view, question.seat, budget, Random())
        return Thought(hint=HintFound(found.where, found.look, found.action, found.what, found.why))
    chosen = bots.find(question.level).choose(game, view, question.seat, budget, Random())
    return Thought(actions=[str(action) for action in chosen])


def answer(message: bytes) -> Thought:
    """A bot may be anybody's: it fails, the worker goes on."""
    try:
        return think(msgspec.msgpack.decode(message, type=Question))
    except Exception as error:
        return Thought(failed=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    answer_all(answer)
