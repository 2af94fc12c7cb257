"""The worker process of bots, hints and reviews. It is started by `bot_pool.py`."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from time import monotonic

import msgspec

from farshore import bots, games
from farshore.bots.hint import hint
from farshore.bots.review import ReviewRun
from farshore.bots.review.attempt import ROLLOUTS, evaluate_attempt
from farshore.bots.review.schema import Attempt
from farshore.bots.review.stored_samples import ReviewSamples
from farshore.core.game import AnyGame, IllegalAction, Seat, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, from_wire
from farshore.server.workers.process import serve_requests


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match, and what is known of its review."""

    names: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    events: tuple[str, ...]
    futures: int
    notes: bytes = b""


class TrialTurn(msgspec.Struct, frozen=True):
    """A turn that a user tries in a review, with the best turn."""

    seat: Seat
    turn: int
    do: tuple[str, ...]
    best: tuple[str, ...]


class BotRequest(msgspec.Struct):
    """A request to a worker. The view is a pickle of the parent process; responses are JSON."""

    kind: str
    game: str
    data: dict[str, str]
    seat: Seat
    level: str
    seconds: float
    view: bytes = b""
    played: FinishedMatch | None = None
    """For a review: the match to work on, for the given number of seconds."""
    trying: TrialTurn | None = None
    seed: str = ""
    """Seeds the bot's random choices; empty: from the operating system."""


class HintResult(msgspec.Struct):
    """A hint from the worker, not yet translated."""

    where: tuple[str, ...]
    look: Text
    action: str
    what: Text
    why: tuple[Text, ...]

    def restore_texts(self) -> HintResult:
        """Return the hint with nested texts restored: JSON turned them into arrays."""
        look, what, *why = [from_wire((words.key, words.args)) for words in (self.look, self.what, *self.why)]
        return HintResult(self.where, look, self.action, what, tuple(why))


class BotResponse(msgspec.Struct):
    """Actions, a hint, or a review as far as it is known; `failed` is for the log."""

    actions: list[str] = []
    hint: HintResult | None = None
    review: msgspec.Raw = msgspec.Raw(b"null")
    notes: msgspec.Raw = msgspec.Raw(b"null")
    over: bool = False
    """The review is done."""
    attempt: Attempt | None = None
    refused: Text | None = None
    """Why the tried turn is illegal."""
    failed: str = ""


@lru_cache(maxsize=8)
def _game(name: str, data: tuple[tuple[str, str], ...]) -> AnyGame:
    game = games.find(name)
    return game.with_data(dict(data)) if data else game


def game_of(name: str, data: Mapping[str, str]) -> AnyGame:
    """Return the game of a request, with its custom components."""
    return _game(name, tuple(sorted(data.items())))


def choose_actions(question: BotRequest) -> BotResponse:
    """Return the actions of the bot at this level, a hint, or the next part of a review."""
    if question.played is not None:
        return continue_review(question, question.played)
    game = game_of(question.game, question.data)
    view = pickle.loads(question.view)
    budget = bots.Budget(seconds=question.seconds)
    rng = Random(question.seed or None)
    if question.kind == "hint":
        found = hint(game, view, question.seat, budget, rng)
        return BotResponse(hint=HintResult(found.where, found.look, found.action, found.what, found.why))
    chosen = bots.find_bot(question.level).choose(game, view, question.seat, budget, rng)
    return BotResponse(actions=[str(action) for action in chosen])


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


def continue_review(question: BotRequest, played: FinishedMatch) -> BotResponse:
    """Continue a review for the given number of seconds, or until the first figures are there.

    The first figures are sent at once, because the next unit of work may take seconds in pure Python.
    """
    own = tuple(sorted(question.data.items()))
    match = _match(question.game, own, played.names, played.options, played.events)
    if question.trying is not None:
        return evaluate_turn(match, question.trying, played.futures or ROLLOUTS)
    samples = msgspec.json.decode(played.notes, type=ReviewSamples) if played.notes else None
    run = ReviewRun(match, played.futures or None, samples)
    until, begun = monotonic() + question.seconds, run.has_figures
    if samples is not None:  # the first request is answered at once, with the points of each turn alone
        while run.step() and monotonic() < until and run.has_figures == begun:
            pass
    review, kept = msgspec.json.encode(run.result()), msgspec.json.encode(run.samples)
    return BotResponse(review=msgspec.Raw(review), notes=msgspec.Raw(kept), over=run.done)


def evaluate_turn(match: AnyMatch, trying: TrialTurn, rollouts: int) -> BotResponse:
    """Return how a turn that a user tries would have done."""
    try:
        found = evaluate_attempt(match, trying.seat, trying.turn, trying.do, trying.best, rollouts)
    except IllegalAction as error:
        return BotResponse(refused=error.reason)
    return BotResponse(attempt=found)


def handle_request(message: bytes) -> BotResponse:
    """Answer one request. A bot that fails does not end the worker."""
    try:
        return choose_actions(msgspec.msgpack.decode(message, type=BotRequest))
    except Exception as error:
        return BotResponse(failed=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    serve_requests(handle_request)
