"""Bots play a match among themselves; every action goes through the rules' own check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from farshore.bots.bot import Bot, Budget
from farshore.core.dealer import Dealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, Options, S, Score, Seat
from farshore.core.text import text


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its budget, as it sits at a table."""

    bot: Bot
    budget: Budget = field(default_factory=Budget)


@dataclass(slots=True)
class Played:
    """What came of a match, and how much processor time each seat took for its decisions."""

    scores: tuple[Score, ...]
    decisions: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)


def play(
    game: Game[S, A],
    players: Sequence[Player],
    options: Options,
    dealer: Dealer,
    seed: str,
    watch: Callable[[S, Seat, Sequence[A]], None] | None = None,
) -> Played:
    """A whole match. Each decision has a random seed of its own, so that it can be looked at again alone."""
    seats = len(players)
    played = Played((), [0] * seats, [0] * seats, [0.0] * seats, [0.0] * seats)
    state = game.start(seats, options)
    drawn = 0
    while acting := game.to_act(state):
        if acting == (CHANCE,):
            state = game.apply(state, CHANCE, dealer.draw(game.chances(state), drawn))
            drawn += 1
            continue
        seat = acting[0]
        rng = Random(f"{seed}/{seat}/{played.decisions[seat]}")
        view = game.view(state, seat).apart()
        began = process_time()
        actions = players[seat].bot.choose(game, view, seat, players[seat].budget, rng)
        took = process_time() - began
        if watch is not None:
            watch(state, seat, actions)
        played.decisions[seat] += 1
        played.seconds[seat] += took
        played.slowest[seat] = max(played.slowest[seat], took)
        state, done = _do_all(game, state, seat, actions, players[seat].bot.name)
        played.actions[seat] += done
    played.scores = game.scores(state)
    return played


def _do_all(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A], bot: str) -> tuple[S, int]:
    """As `do`; a bot that gives no answer, or one that is not allowed, is named."""
    require_turn(bot, actions)
    try:
        return do(game, state, seat, actions)
    except IllegalAction as error:
        turn = ", ".join(str(action) for action in actions)
        reason = text("bot-illegal", bot=bot, turn=turn, reason=error.reason)
        raise IllegalAction(reason, module=error.module, legal=error.legal) from None


def require_turn(bot: str, answer: object) -> None:
    """IllegalAction unless a bot's answer is a list with something in it."""
    if not isinstance(answer, Sequence) or isinstance(answer, str):
        raise IllegalAction(text("bot-not-a-list", bot=bot, answer=str(answer)[:80]))
    if not answer:
        raise IllegalAction(text("bot-silent", bot=bot))


def do(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> tuple[S, int]:
    """The state after as many of these actions as can be done before something new is shown, and their number."""
    phase = game.phase(state)
    done = 0
    for action in actions:
        if done and (seat not in game.to_act(state) or game.phase(state) != phase):
            break
        state = game.apply(state, seat, action)
        done += 1
    return state, done
