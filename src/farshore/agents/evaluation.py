"""Play matches of a text agent against a bot, and summarise them with intervals."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic
from traceback import extract_tb
from typing import Final, NamedTuple

from farshore.agents.text_match import TextAgent, TextMatch, TextObservation
from farshore.bots.bot_matches import BOT, BotPlayer, play_turn
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Seat
from farshore.core.match import Match
from farshore.core.text import text
from farshore.core.user_errors import UserError

TRIES: Final = 3
"""Answers to one decision; after that a random legal action is played."""
SAMPLES: Final = 1_000
"""Bootstrap samples of an interval."""
FEWEST: Final = 5
"""Deals without which no interval is given."""


class AgentFailed(UserError):
    """An agent raised an exception; `reason` names the agent, the exception and the line that raised it."""


class Interval(NamedTuple):
    """A mean with its 95 % interval; None if there are too few deals."""

    mean: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class AgentMatch:
    """One match of the agent."""

    deal: int
    seat: Seat
    """The seat of the agent."""
    points: tuple[int, ...]
    """The points of each seat."""
    won: float
    """1 for a victory, its share if several share it, or 0."""
    decisions: int = 0
    refused: int = 0
    """Answers that were not legal."""
    random_moves: int = 0
    """Decisions for which no answer was legal: a random action was played."""
    seconds: float = 0.0
    """The time in which the agent thought."""

    @property
    def lead(self) -> float:
        """The agent's points minus those of the best opponent; in a solo match the points."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.points[self.seat] - max(others, default=0)


@dataclass(frozen=True, slots=True)
class AgentReport:
    """The matches of one game, and what they show."""

    game: str
    agent: str
    against: str
    matches: tuple[AgentMatch, ...] = field(repr=False)

    def interval(self, name: str) -> Interval:
        """Return the mean of `won`, `lead` or `own` (points) over all matches, with its interval over deals."""
        by_deal: dict[int, list[float]] = {}
        for match in self.matches:
            value = match.points[match.seat] if name == "own" else getattr(match, name)
            by_deal.setdefault(match.deal, []).append(float(value))
        return bootstrap([mean(values) for values in by_deal.values()])

    def total(self, name: str) -> float:
        """Return the sum of a field over all matches."""
        return float(sum(getattr(match, name) for match in self.matches))


def bootstrap(values: Sequence[float]) -> Interval:
    """Return the mean of values with a 95 % bootstrap interval; the same values give the same interval.

    >>> bootstrap([1.0, 1.0, 1.0, 1.0, 1.0])
    Interval(mean=1.0, low=1.0, high=1.0)
    >>> bootstrap([1.0, 2.0])
    Interval(mean=1.5, low=None, high=None)
    """
    middle = mean(values)
    if len(values) < FEWEST:
        return Interval(middle)
    rng = Random(len(values))
    means = sorted(mean(rng.choices(values, k=len(values))) for _ in range(SAMPLES))
    return Interval(middle, means[int(0.025 * SAMPLES)], means[int(0.975 * SAMPLES) - 1])


def load_agent(name: str) -> TextAgent:
    """Return the agent `module:Name`, instantiated if it is a class; raise BadOption if there is none."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # an agent under development is in the current folder
    try:
        found = getattr(import_module(module), attribute or "Agent")
        agent: TextAgent = found() if isinstance(found, type) else found
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadOption(text("bot-not-loaded", bot=name, error=f"{error}")) from None
    if not callable(getattr(agent, "act", None)):
        raise BadOption(text("bot-not-loaded", bot=name, error=text("agent-acts-not")))
    return agent


def agent_name(agent: TextAgent) -> str:
    """Return the agent's name; that of its class if it has none."""
    return str(getattr(agent, "name", type(agent).__name__))


def evaluate_agent(
    agent: TextAgent, game: AnyGame, against: BotPlayer, *, seats: int = 2, matches: int = 10, seed: str = "1",
    language: str = "en",
) -> Iterator[AgentMatch]:  # fmt: skip
    """Play matches and yield each: every deal is played once from each seat, so results do not depend on the seat."""
    game.info.check_seats(seats)
    for number in range(matches):
        deal, seat = divmod(number, seats)
        yield play_agent_match(agent, game, against, seats, seat, deal, seed, language)


def play_agent_match(
    agent: TextAgent, game: AnyGame, against: BotPlayer, seats: int, seat: Seat, deal: int, seed: str, language: str
) -> AgentMatch:
    """Play one match: draws, and the decisions of the bots, follow from the seed and the number of the deal."""
    deal_seed = f"{seed}/{deal}"
    names = [agent_name(agent) if number == seat else f"{BOT}{against.name}" for number in range(seats)]
    match = Match(game, names, dealer=SeededDealer(deal_seed))
    shown = TextMatch(match, language=language)
    rng = Random(f"{deal_seed}/{seat}")
    decisions = refused = random_moves = 0
    seconds = 0.0
    while acting := match.to_act:
        if seat not in acting:
            play_turn(match, acting[0], against, deal_seed)
            continue
        problem, decisions = "", decisions + 1
        for _ in range(TRIES):
            observation = shown.observe(seat, problem)
            began = monotonic()
            answer = ask_agent(agent, observation)
            seconds += monotonic() - began
            problem = shown.play(seat, answer) if answer in observation.actions else shown.explain(seat, answer)
            if answer in observation.actions and not problem:
                break
            refused += 1
        else:
            random_moves += 1
            match.play(seat, rng.choice(list(match.legal(seat))))
        shown.mark_read(seat)
    points = tuple(score.total for score in match.scores)
    won = 1 / len(match.winners) if seat in match.winners else 0.0
    return AgentMatch(deal, seat, points, won, decisions, refused, random_moves, seconds)


def ask_agent(agent: TextAgent, observation: TextObservation) -> str:
    """Return the agent's answer; raise AgentFailed, from its exception, if it raises one."""
    try:
        return str(agent.act(observation)).strip()
    except UserError:
        raise
    except Exception as error:  # an agent may fail in any way
        last = extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
        raise AgentFailed(text("bot-failed", bot=agent_name(agent), error=what)) from error
