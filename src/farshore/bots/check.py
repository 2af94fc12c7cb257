"""Checks bots in many positions: legal decisions, independent of hidden information, without changing the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from time import process_time

from farshore.bots.bot import Bot, Budget
from farshore.bots.bot_matches import BotPlayer, apply_actions, require_actions
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, IllegalAction, Options, S, Seat
from farshore.core.match_runner import MatchRunner
from farshore.translations.terminal_language import message


@dataclass(slots=True)
class BotReport:
    """The mistakes found, and the processor time of each decision by bot."""

    wrong: list[str] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        return sum(map(len, self.times.values()))

    def __str__(self) -> str:
        lines = [message("bots-checked", decisions=str(self.decisions), wrong=str(len(self.wrong)))]
        for name, times in self.times.items():
            mean, slowest = 1000 * sum(times) / len(times), 1000 * max(times)
            times_text = {"mean": f"{mean:.1f}", "slowest": f"{slowest:.0f}"}
            lines.append(message("bot-checked", bot=name, decisions=str(len(times)), **times_text))
        return "\n".join(lines + self.wrong[:20])


def check_bots(
    game: Game[S, A],
    players: Sequence[BotPlayer],
    seats: int,
    options: Options,
    positions: int,
    seed: str,
    progress: Callable[[int, int], None],
) -> BotReport:
    """Check the bots in turn, in positions of matches played by bots or at random."""
    report = BotReport()
    for number, (state, seat) in enumerate(islice(_positions(game, players, seats, options, seed), positions), 1):
        asked = players[(number - 1) % len(players)]
        timed = TimedBot(asked.bot)
        mistake = find_mistake(game, state, seat, BotPlayer(timed, asked.budget), f"{seed}/{number - 1}")
        report.times.setdefault(asked.name, []).append(timed.first)
        if mistake:
            report.wrong.append(f"{asked.name}: {mistake}")
        progress(number, positions)
    return report


class TimedBot:
    """A bot that measures the processor time of its first answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.first = bot, BotPlayer(bot).name, -1.0

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        began = process_time()
        actions = self.bot.choose(game, view, seat, budget, rng)
        if self.first < 0:
            self.first = process_time() - began
        return actions


def find_mistake(game: Game[S, A], state: S, seat: Seat, asked: BotPlayer, seed: str) -> str:
    """Return what is wrong with the bot's decision in this position, or an empty string."""
    view = game.view(state, seat)
    shown = view.deep_copy()
    actions = asked.bot.choose(game, shown, seat, asked.budget, Random(seed))
    if shown != view:
        return f"{message('bot-wrote', seat=seat)}\n{game.text_board(view, seat)}"
    try:
        require_actions(asked.name, actions)
        apply_actions(game, state, seat, actions)
    except IllegalAction as error:
        return f"{message('bot-not-allowed', reason=str(error), seat=seat)}\n{game.text_board(view, seat)}"
    if asked.budget.seconds is None and game.info.hidden:
        other = game.view(game.sample_state(view, Random(f"{seed}/other")), seat)
        again = asked.bot.choose(game, other.deep_copy(), seat, asked.budget, Random(seed))
        if list(again) != list(actions):
            return message("bot-peeked", one=", ".join(map(str, actions)), other=", ".join(map(str, again)))
    return ""


def _positions(
    game: Game[S, A], players: Sequence[BotPlayer], seats: int, options: Options, seed: str
) -> Iterator[tuple[S, Seat]]:
    """Yield the positions with a decision, match after match; every second match is random."""
    for match in count():
        rng = Random(f"{seed}/walk/{match}")
        runner = MatchRunner(game, game.start(seats, options), SeededDealer(f"{seed}/walk/{match}"))
        while acting := runner.seats_to_act():
            seat, state = rng.choice(acting), runner.state
            yield state, seat
            legal = game.legal(state, seat)
            if match % 2:
                runner.state = game.apply(state, seat, rng.choice(legal))
            else:
                guide = players[match // 2 % len(players)]
                chosen = guide.bot.choose(game, game.view(state, seat).deep_copy(), seat, guide.budget, rng)
                # mistakes are reported by `find_mistake`
                possible = isinstance(chosen, Sequence) and chosen and chosen[0] in legal
                runner.state = game.apply(state, seat, chosen[0] if possible else rng.choice(legal))
