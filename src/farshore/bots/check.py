"""Asks bots in many positions: is every decision legal, and the same whatever the seat cannot see?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random

from farshore.bots.table import Player, do
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, Game, IllegalAction, Options, S, Seat


@dataclass(slots=True)
class Report:
    """How many decisions were looked at, and what was wrong with which."""

    decisions: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join([f"{self.decisions} decisions, {len(self.wrong)} wrong", *self.wrong[:20]])


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
    for state, seat in _positions(game, players, seats, options, seed):
        asked = players[report.decisions % len(players)]
        mistake = look_at(game, state, seat, asked, f"{seed}/{report.decisions}")
        if mistake:
            report.wrong.append(f"{asked.bot.name}: {mistake}")
        report.decisions += 1
        progress(report.decisions, positions)
        if report.decisions >= positions:
            break
    return report


def look_at(game: Game[S, A], state: S, seat: Seat, asked: Player, seed: str) -> str:
    """What is wrong with the bot's decision here; nothing, if all is well."""
    view = game.view(state, seat)
    actions = asked.bot.choose(game, view, seat, asked.budget, Random(seed))
    if not actions:
        return f"no answer in {game.picture(view, seat)}"
    try:
        do(game, state, seat, actions)
    except IllegalAction as error:
        return f"{[str(action) for action in actions]}: {error}"
    if asked.budget.seconds is None and game.info.hidden:
        other = game.view(game.guess(view, Random(f"{seed}/other")), seat)
        again = asked.bot.choose(game, other, seat, asked.budget, Random(seed))
        if list(again) != list(actions):
            return f"{[str(a) for a in actions]} became {[str(a) for a in again]} by what the seat cannot see"
    return ""


def _positions(
    game: Game[S, A], players: Sequence[Player], seats: int, options: Options, seed: str
) -> Iterator[tuple[S, Seat]]:
    """Every position of one match after another in which a seat is to act: every second match by chance alone."""
    for match in count():
        rng = Random(f"{seed}/walk/{match}")
        dealer = SeededDealer(f"{seed}/walk/{match}")
        state = game.setup(seats, game.info.complete(options))
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
                state = game.apply(
                    state, seat, guide.bot.choose(game, game.view(state, seat), seat, guide.budget, rng)[0]
                )
