"""Matches of one agent against bots, as tools show them: every text is limited to the agent's seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from secrets import token_hex
from typing import Final

from farshore.agents.text_match import TextMatch, TextObservation, list_sections, rules_text
from farshore.bots.bot import Budget
from farshore.bots.bot_matches import BOT, BotPlayer, play_turn
from farshore.bots.bot_spec import parse_bot, require_game
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame, BadOption, Seat, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import text
from farshore.games import installed
from farshore.translations import translator

MOST: Final = 20
"""Matches that are kept; the oldest is dropped for a new one."""
SECONDS: Final = 2.0
"""The thinking time of a bot whose budget is not given."""
YOU: Final = "You"


class ToolError(Exception):
    """A request that cannot be carried out; the message says why."""


@dataclass(slots=True)
class McpMatch:
    """A match in which the agent has one seat."""

    id: str
    shown: TextMatch
    seat: Seat
    bots: Mapping[Seat, BotPlayer]
    seed: str

    def play_bots(self) -> None:
        """Let the bots play until the agent is to act, or the match is over."""
        match = self.shown.match
        while match.to_act and self.seat not in match.to_act:
            acting = match.to_act[0]
            play_turn(match, acting, self.bots[acting], self.seed)


class McpTools:
    """The matches of one agent."""

    def __init__(self, review: Callable[[AnyMatch], Iterable[str]]) -> None:
        self._review = review
        self._matches: dict[str, McpMatch] = {}
        self._numbers = count(1)

    # Games

    def list_games(self) -> str:
        """Return the installed games: id, name, numbers of seats, minutes, and what they are about."""
        return "\n".join(
            f"{game.info.id}: {_say(game, 'title')}, seats {', '.join(map(str, game.info.seats))}, "
            f"{game.info.minutes} minutes. {_say(game, 'summary')}"
            for game in installed().games.values()
        )

    def rules(self, game: str, section: str = "") -> str:
        """Return the rules of a game: one section, or the list of sections."""
        found = _game(game)
        if not section:
            listed = "\n".join(f"{one}: {title}" for one, title in list_sections(found))
            return listed or f"{game} has no rules here."
        try:
            return rules_text(found, "en", section)
        except KeyError:
            known = ", ".join(one for one, _ in list_sections(found))
            raise ToolError(f"There is no section {section!r}. Sections: {known}") from None

    # Matches

    def new_match(
        self, game: str, opponents: Sequence[str] = ("casual",), seat: int = 0, seed: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> str:  # fmt: skip
        """Start a match against bots and return what the agent sees first."""
        found = _game(game)
        seats = len(opponents) + 1
        if not 0 <= seat < seats:
            raise ToolError(f"There are {seats} seats: 0 to {seats - 1}.")
        try:
            bots = [_with_budget(parse_bot(name)) for name in opponents]
            found.info.check_seats(seats)
            others = {number: bots.pop(0) for number in range(seats) if number != seat}
            names = [YOU if number == seat else others[number].name for number in range(seats)]
            chosen = seed or token_hex(16)
            headers = [YOU if number == seat else f"{BOT}{others[number].name}" for number in range(seats)]
            match = Match(found, headers, dict(options or {}), dealer=SeededDealer(chosen))
        except BadOption as error:
            raise ToolError(str(error)) from None
        started = McpMatch(f"m{next(self._numbers)}", TextMatch(match, names), seat, others, chosen)
        self._matches[started.id] = started
        while len(self._matches) > MOST:
            del self._matches[next(iter(self._matches))]
        started.play_bots()
        return self.look(started.id)

    def look(self, match: str = "") -> str:
        """Return what the agent sees: news, position, legal actions."""
        found = self._find(match)
        return _format(found, found.shown.observe(found.seat))

    def why(self, action: str, match: str = "") -> str:
        """Return what an action would bring, or why it is not legal."""
        found = self._find(match)
        return found.shown.explain(found.seat, action.strip())

    def play(self, action: str, match: str = "") -> str:
        """Play an action, let the bots answer, and return what the agent sees then; or why it was not played."""
        found = self._find(match)
        found.shown.mark_read(found.seat)
        problem = found.shown.play(found.seat, action)
        if problem:
            return f"Not played: {problem}"
        found.play_bots()
        return self.look(found.id)

    def review(self, match: str = "") -> str:
        """Return the review of a finished match: luck and choices, turn by turn."""
        found = self._find(match)
        if not found.shown.match.over:
            raise ToolError("A match can be reviewed when it is over.")
        return "\n".join(self._review(found.shown.match))

    def _find(self, match: str) -> McpMatch:
        if not self._matches:
            raise ToolError("There is no match yet: start one with new_match.")
        if match and match not in self._matches:
            raise ToolError(f"There is no match {match!r}. Matches: {', '.join(self._matches)}")
        return self._matches[match or next(reversed(self._matches))]


def _format(found: McpMatch, seen: TextObservation) -> str:
    match = found.shown.match
    parts = [f"Match {found.id}: {seen.title}. You have seat {found.seat}.", *seen.news, "", seen.position, ""]
    if match.over:
        names, totals = found.shown.names, [score.total for score in match.scores]
        parts.append("Over. " + ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True)))
        parts.append("Winners: " + ", ".join(names[seat] for seat in match.winners))
    else:
        parts += ["Legal actions:", *(f"{action.notation}    {action.description}" for action in seen.legal)]
    return "\n".join(parts)


def _game(name: str) -> AnyGame:
    try:
        return require_game(name)
    except BadOption as error:
        raise ToolError(str(error)) from None


def _say(game: AnyGame, key: str) -> str:
    return translator(game).translate(text(key), "en")


def _with_budget(player: BotPlayer) -> BotPlayer:
    return player if player.budget != Budget() else BotPlayer(player.bot, Budget(seconds=SECONDS))
