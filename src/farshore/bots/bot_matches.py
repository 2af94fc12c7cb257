"""Matches between bots. The rules check every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from traceback import extract_tb

from farshore.bots.bot import Bot, Budget
from farshore.core.dealer import Dealer, SeededDealer
from farshore.core.game import A, Game, IllegalAction, Options, S, Score, Seat
from farshore.core.match import Match
from farshore.core.match_runner import MatchRunner
from farshore.core.text import text
from farshore.core.user_errors import UserError

BOT = "bot:"
"""The prefix of a bot's name in records: `bot:greedy`."""


class BotFailed(UserError):
    """A bot raised an exception; `reason` names the bot, the exception and the line that raised it."""


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot with its budget."""

    bot: Bot
    budget: Budget = field(default_factory=Budget)

    @property
    def name(self) -> str:
        """The bot's name; the name of its class if it has none."""
        return str(getattr(self.bot, "name", type(self.bot).__name__))

    def choose(self, game: Game[S, A], view: S, seat: Seat, rng: Random) -> Sequence[A]:
        """Return the actions that the bot chooses; raise BotFailed, from its exception, if it raises one."""
        try:
            return self.bot.choose(game, view, seat, self.budget, rng)
        except UserError:
            raise
        except Exception as error:  # a custom bot may fail in any way
            last = extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
            raise BotFailed(text("bot-failed", bot=self.name, error=what)) from error


@dataclass(slots=True)
class MatchResult:
    """The scores of a match, and for each seat its decisions, actions and processor time."""

    scores: tuple[Score, ...]
    decisions: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)


def play_match(
    game: Game[S, A],
    players: Sequence[BotPlayer],
    options: Options,
    dealer: Dealer,
    seed: str,
    watch: Callable[[S, Seat, Sequence[A]], None] | None = None,
) -> MatchResult:
    """Play a whole match without a record. `watch` is called with each decision.

    Each decision has its own random seed, so that it can be repeated alone.
    """
    seats = len(players)
    result = MatchResult((), [0] * seats, [0] * seats, [0.0] * seats, [0.0] * seats)
    runner = MatchRunner(game, game.start(seats, options), dealer)
    while acting := runner.seats_to_act():
        seat, state = acting[0], runner.state
        rng = Random(f"{seed}/{seat}/{result.decisions[seat]}")
        view = game.view(state, seat).deep_copy()
        began = process_time()
        actions = players[seat].choose(game, view, seat, rng)
        seconds = process_time() - began
        if watch is not None:
            watch(state, seat, actions)
        result.decisions[seat] += 1
        result.seconds[seat] += seconds
        result.slowest[seat] = max(result.slowest[seat], seconds)
        runner.state, done = _apply_bot_actions(game, state, seat, actions, players[seat].name)
        result.actions[seat] += done
    result.scores = game.scores(runner.state)
    return result


def play_to_end(match: Match[S, A], players: Sequence[BotPlayer], seed: str) -> None:
    """Play a recorded match to its end. Draws and decisions follow from the seed."""
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while acting := match.to_act:
        play_turn(match, acting[0], players[acting[0]], seed)
        match.deal(dealer)


def play_turn(match: Match[S, A], seat: Seat, player: BotPlayer, seed: str) -> None:
    """Let the bot of this seat play until something new is revealed."""
    game = match.game
    rng = Random(f"{seed}/{len(match.events)}")
    actions = player.choose(game, game.view(match.state, seat).deep_copy(), seat, rng)
    require_actions(player.name, actions)
    try:
        play_actions(match, seat, actions)
    except IllegalAction as error:
        raise _by_bot(error, player.name, actions) from None


def play_actions(match: Match[S, A], seat: Seat, actions: Sequence[A]) -> None:
    """Play these actions in a recorded match until something new is revealed."""
    game, phase = match.game, match.game.phase(match.state)
    for number, action in enumerate(actions):
        if number and (seat not in match.to_act or game.phase(match.state) != phase):
            return
        match.play(seat, action)


def apply_actions(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> tuple[S, int]:
    """Apply these actions until something new is revealed; return the state reached and the number of actions."""
    phase = game.phase(state)
    done = 0
    for action in actions:
        if done and (seat not in game.to_act(state) or game.phase(state) != phase):
            break
        state = game.apply(state, seat, action)
        done += 1
    return state, done


def _apply_bot_actions(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A], bot: str) -> tuple[S, int]:
    """Like `apply_actions`; errors name the bot."""
    require_actions(bot, actions)
    try:
        return apply_actions(game, state, seat, actions)
    except IllegalAction as error:
        raise _by_bot(error, bot, actions) from None


def _by_bot(error: IllegalAction, bot: str, actions: Sequence[object]) -> IllegalAction:
    """Return the same error with the name of the bot and its turn."""
    turn = ", ".join(map(str, actions))
    reason = text("bot-illegal", bot=bot, turn=turn, reason=error.reason)
    return IllegalAction(reason, module=error.module, legal=error.legal)


def require_actions(bot: str, answer: object) -> None:
    """Raise IllegalAction unless a bot's answer is a non-empty list."""
    if not isinstance(answer, Sequence) or isinstance(answer, str):
        raise IllegalAction(text("bot-not-a-list", bot=bot, answer=str(answer)[:80]))
    if not answer:
        raise IllegalAction(text("bot-silent", bot=bot))
