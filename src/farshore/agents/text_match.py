"""A match as text. Everything that a seat reads is computed from its view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from farshore.core.game import CHANCE, AnyGame, IllegalAction, Seat
from farshore.core.match import UNDO, AnyMatch
from farshore.core.text import Text, text
from farshore.core.text_position import describe_actions, describe_position
from farshore.learn import has_rules, rules
from farshore.learn.terminal_rules import Terminal
from farshore.translations import app_translator, translator

WIDTH = 100
"""Characters in a line of the rules."""


@dataclass(frozen=True, slots=True)
class TextAction:
    """A legal action."""

    notation: str
    """What the agent answers: `mark e7`."""
    description: str
    """What it is, and what it would bring."""


@dataclass(frozen=True, slots=True)
class TextObservation:
    """What an agent reads before it decides. `str(observation)` is all of it in one text."""

    game: AnyGame
    """The game, for agents that use its rules."""
    title: str
    """The name of the game."""
    seat: Seat
    """The seat that the agent plays, from 0."""
    name: str
    """How texts call the agent."""
    position: str
    """Board, panels, players and prompt, as the seat sees them."""
    legal: tuple[TextAction, ...]
    """The legal actions; empty if the seat is not to act."""
    news: tuple[str, ...] = ()
    """What happened since the seat last decided, as far as the seat may know."""
    problem: str = ""
    """Why the last answer to this observation was not accepted."""
    language: str = "en"
    """The language of all texts."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions in notation."""
        return tuple(action.notation for action in self.legal)

    def rules(self, section: str = "") -> str:
        """Return the rules of the game, or one section by its id; KeyError if there is none."""
        return rules_text(self.game, self.language, section)

    def __str__(self) -> str:
        parts = [f"{self.title} ({self.name})", *self.news, "", self.position, ""]
        parts += [f"{action.notation}    {action.description}" for action in self.legal]
        return "\n".join([*parts, *([self.problem] if self.problem else [])])


class TextAgent(Protocol):
    """Chooses actions by reading."""

    name: str
    """Shown in tables of results."""

    def act(self, observation: TextObservation) -> str:
        """Return one of `observation.actions`."""
        ...


def rules_text(game: AnyGame, language: str = "en", section: str = "") -> str:
    """Return the rules of a game, or one section by the id of it or of a rule in it; KeyError if there is none."""
    if not has_rules(game):
        raise KeyError(section or game.info.id)
    book, terminal = rules(game, language), Terminal(WIDTH)
    if section:
        return terminal.section(game, book, book.section(book.place(section)))
    return terminal.book(game, book)


def list_sections(game: AnyGame, language: str = "en") -> list[tuple[str, str]]:
    """Return the ids and titles of the sections of the rules; empty if the game has none."""
    return [(section.id, section.title) for section in rules(game, language).sections] if has_rules(game) else []


class TextMatch:
    """A match as its seats read it."""

    def __init__(self, match: AnyMatch, names: Sequence[str] = (), language: str = "en") -> None:
        self.match, self.language = match, language
        seats = range(len(match.header.seats))
        self.names = list(names) or [
            app_translator().translate(text("seat-number", seat=seat + 1), language) for seat in seats
        ]
        self._seen = [0 for _ in seats]
        """The number of events that each seat has read of."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def translate(self, words: Text) -> str:
        """Translate a text of the game, with the names of the players."""
        return translator(self.game).translate(words, self.language, self.names)

    def observe(self, seat: Seat, problem: str = "") -> TextObservation:
        """Return what a seat reads now; `news` has what happened since the last `mark_read`."""
        view = self.game.view(self.match.state, seat)
        legal = describe_actions(self.game, view, seat, self.translate) if seat in self.match.to_act else ()
        return TextObservation(
            self.game,
            self.translate(text("title")),
            seat,
            self.names[seat],
            describe_position(self.game, view, seat, self.translate),
            tuple(TextAction(*one) for one in legal),
            tuple(self._news(seat)),
            problem,
            self.language,
        )

    def mark_read(self, seat: Seat) -> None:
        """Leave what has happened so far out of the seat's next news."""
        self._seen[seat] = len(self.match.events)

    def _news(self, reader: Seat) -> Iterator[str]:
        match = self.match
        for number, event in enumerate(match.events[self._seen[reader] :], self._seen[reader] + 1):
            if event.action is None:
                line: Text | None = text("log-undo")
            else:
                view = self.game.view(match.states[number], reader)
                line = self.game.log_text(view, reader, event.actor, event.action)
            if line is not None:
                who = "" if event.actor == CHANCE else f"{self.names[event.actor]}: "
                yield who + self.translate(line)

    def explain(self, seat: Seat, words: str) -> str:
        """Return what an action would bring, or why it is not legal."""
        view = self.game.view(self.match.state, seat)
        described = describe_actions(self.game, view, seat, self.translate) if seat in self.match.to_act else ()
        known = next((description for notation, description in described if notation == words), None)
        if known is not None:
            return known
        action = self.game.notation.by_text.get(words)
        if action is None:
            return self._unknown(view, seat, words)
        return self.translate(self.game.refusal(view, seat, action))

    def _unknown(self, view: object, seat: Seat, words: str) -> str:
        reason = self.translate(text("unknown-action", action=words[:80]))
        near = get_close_matches(words, [str(action) for action in self.game.legal(view, seat)], 3)
        return f"{reason} {', '.join(near)}".strip()

    def play(self, seat: Seat, words: str) -> str:
        """Play an action of a seat, or `undo`; return why not, with nothing changed, or an empty string if it was."""
        words = words.strip()
        legal = self.game.legal(self.game.view(self.match.state, seat), seat)
        if words != UNDO and self.game.notation.by_text.get(words) not in legal:
            return self.explain(seat, words)  # from the view: a reason must not reveal what is hidden
        try:
            self.match.play_text(seat, words)
        except IllegalAction as error:
            return self.translate(error.reason)
        return ""
