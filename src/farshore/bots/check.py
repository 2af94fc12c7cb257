"""Asks bots in many positions: is every decision legal, the same whatever is hidden, and the view left as it was?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from time import process_time

from farshore.bots.bot import Bot, Budget
from farshore.bots.table import Player, do, require_turn
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, Options, S, Seat
from farshore.words.language import said


@dataclass(slots=True)
class Report:
    """How many decisions were looked at, what was wrong with which, and how much processor time each bot took."""

    wrong: list[str] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        return sum(map(len, self.times.values()))

    def __str__(self) -> str:
        told = [said("bots-checked", decisions=str(self.decisions), wrong=str(len(self.wrong)))]
        for name, times in self.times.items():
            mean, slowest = 1000 * sum(times) / len(times), 1000 * max(times)
            taken = {"mean": f"{mean:.1f}", "slowest": f"{slowest:.0f}"}
            told.append(said("bot-checked", bot=name, decisions=str(len(times)), **taken))
        return "\n".join(told + self.wrong[:20])


def check(
    game: Game[S, A],
    players: Sequence[Player],
    seats: int,
    options: Options,
    positions: int,
    seed: str,
    progress: Callable[[int, int], None],
) -> Report:
    """Asks each bot in its turn, in the positions of matches that bots or mere chance have played."""
    report = Report()
    for number, (state, seat) in enumerate(islice(_positions(game, players, seats, options, seed), positions), 1):
        asked = players[(number - 1) % len(players)]
        timed = Timed(asked.bot)
        mistake = look_at(game, state, seat, Player(timed, asked.budget), f"{seed}/{number - 1}")
        report.times.setdefault(asked.bot.name, []).append(timed.first)
        if mistake:
            report.wrong.append(f"{asked.bot.name}: {mistake}")
        progress(number, positions)
    return report


class Timed:
    """A bot with a watch: how much processor time its first answer took."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.first = bot, bot.name, -1.0

    def choose(self, game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random) -> Sequence[A]:
        began = process_time()
        actions = self.bot.choose(game, view, seat, budget, rng)
        if self.first < 0:
            self.first = process_time() - began
        return actions


def look_at(game: Game[S, A], state: S, seat: Seat, asked: Player, seed: str) -> str:
    """What is wrong with the bot's decision here; nothing, if all is well."""
    view = game.view(state, seat)
    shown = view.apart()
    actions = asked.bot.choose(game, shown, seat, asked.budget, Random(seed))
    if shown != view:
        return f"{said('bot-wrote', seat=seat)}\n{game.picture(view, seat)}"
    try:
        require_turn(asked.bot.name, actions)
        do(game, state, seat, actions)
    except IllegalAction as error:
        return f"{said('bot-not-allowed', reason=str(error), seat=seat)}\n{game.picture(view, seat)}"
    if asked.budget.seconds is None and game.info.hidden:
        other = game.view(game.guess(view, Random(f"{seed}/other")), seat)
        again = asked.bot.choose(game, other.apart(), seat, asked.budget, Random(seed))
        if list(again) != list(actions):
            return said("bot-peeked", one=", ".join(map(str, actions)), other=", ".join(map(str, again)))
    return ""


def _positions(
    game: Game[S, A], players: Sequence[Player], seats: int, options: Options, seed: str
) -> Iterator[tuple[S, Seat]]:
    """Every position of one match after another in which a seat is to act: every second match by chance alone."""
    for match in count():
        rng = Random(f"{seed}/walk/{match}")
        dealer = SeededDealer(f"{seed}/walk/{match}")
        state = game.start(seats, options)
        drawn = 0
        while acting := game.to_act(state):
            if acting == (CHANCE,):
                state = game.apply(state, CHANCE, dealer.draw(game.chances(state), drawn))
                drawn += 1
                continue
            seat = rng.choice(acting)
            yield state, seat
            legal = game.legal(state, seat)
            if match % 2:
                state = game.apply(state, seat, rng.choice(legal))
            else:
                guide = players[match // 2 % len(players)]
                chosen = guide.bot.choose(game, game.view(state, seat).apart(), seat, guide.budget, rng)
                # what is wrong with a bot is reported when it is asked
                possible = isinstance(chosen, Sequence) and chosen and chosen[0] in legal
                state = game.apply(state, seat, chosen[0] if possible else rng.choice(legal))
