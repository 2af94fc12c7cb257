"""Diagrams of rulebooks: positions given by events, what to show of them, and claims that are checked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from farshore.core.game import AnyGame, BadOption, IllegalAction, Options, Seat, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text
from farshore.core.toml_data import DataError, TomlData, read_toml
from farshore.core.toml_lines import find_lines
from farshore.translations import translator

KEYS = ("from", "seats", "options", "events", "seat", "part", "ring", "arrow", "verb", "lit", "refused", "scores")


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position, the seat that views it, and what to show; spaces are named as in the notation."""

    name: str
    seats: int
    options: Options
    events: tuple[str, ...]
    follows: str = ""
    """The diagram whose events precede these."""
    seat: Seat = 0
    part: tuple[str, ...] = ()
    """Show only the part of the board around these spaces; empty: the whole board."""
    ring: tuple[str, ...] = ()
    arrow: tuple[str, ...] = ()
    """The spaces along an arrow."""
    verb: str = ""
    lit: tuple[str, ...] = ()
    """Claim: `verb SPACE` is legal for exactly these spaces."""
    refused: tuple[str, ...] = ()
    """Claim: these actions are illegal."""
    scores: Mapping[str, int] = field(default_factory=dict)
    """Claim: the points of some lines of the seat's score."""

    @property
    def spaces(self) -> tuple[str, ...]:
        """All spaces that the diagram names."""
        return (*self.part, *self.ring, *self.arrow, *self.lit)


class Diagrams(Mapping[str, Diagram]):
    """The diagrams of a game by name."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text, file
        self._known: dict[str, Diagram] = {}
        for name, data in read_toml(text, file).items():
            self._known[name] = self._diagram(name, data)

    def __getitem__(self, name: str) -> Diagram:
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def position(self, game: AnyGame, name: str) -> AnyMatch:
        """Return the match up to this diagram; raise DataError if an event is illegal."""
        diagram = self[name]
        match = self.position(game, diagram.follows) if diagram.follows else self._start(game, diagram)
        for number, event in enumerate(diagram.events):
            try:
                match.replay([event])
            except IllegalAction as error:
                reason = f"'{event}' cannot be played: {format_in_english(game, error.reason)}"
                raise DataError(self.file, self._line(name, "events", number), name, reason) from None
        return match

    def problems(self, game: AnyGame, name: str) -> Iterator[DataError]:
        """Yield the claims of a diagram that are false."""
        try:
            match = self.position(game, name)
        except DataError as error:
            yield error
            return
        for key, reason in claims_broken(game, match, self[name]):
            yield DataError(self.file, self._line(name, key), name, reason)

    # Reading

    def _diagram(self, name: str, data: TomlData) -> Diagram:
        data.check_keys(*KEYS)
        follows = data["from"].text() if "from" in data else ""
        if follows:
            before = self._known.get(follows) or data["from"].fail(f"no diagram '{follows}' stands above")
            seats, options = before.seats, before.options
        else:
            seats, options = data["seats"].number(1, 9), options_in(data)
        return Diagram(
            name,
            seats,
            options,
            events=texts_in(data, "events"),
            follows=follows,
            seat=data["seat"].number(0, seats - 1) if "seat" in data else 0,
            part=texts_in(data, "part"),
            ring=texts_in(data, "ring"),
            arrow=texts_in(data, "arrow"),
            verb=data["verb"].text() if "lit" in data else "",
            lit=texts_in(data, "lit"),
            refused=texts_in(data, "refused"),
            scores={line: points.number() for line, points in data["scores"].items()} if "scores" in data else {},
        )

    def _start(self, game: AnyGame, diagram: Diagram) -> AnyMatch:
        try:
            return Match(game, [str(seat + 1) for seat in range(diagram.seats)], diagram.options)
        except BadOption as error:
            line = self._line(diagram.name, "options")
            raise DataError(self.file, line, diagram.name, format_in_english(game, error.reason)) from None

    def _line(self, *path: str | int) -> int:
        known = find_lines(self.text)
        return next((known[path[:end]] for end in range(len(path), 0, -1) if path[:end] in known), 1)


def texts_in(data: TomlData, key: str) -> tuple[str, ...]:
    return data[key].texts() if key in data else ()


def options_in(data: TomlData) -> dict[str, Value]:
    """Return the options of a diagram; the game checks them."""
    if "options" not in data:
        return {}
    values = {name: entry.value for name, entry in data["options"].items()}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def claims_broken(game: AnyGame, match: AnyMatch, diagram: Diagram) -> Iterator[tuple[str, str]]:
    """Yield the key of each false claim, and the reason."""
    legal = {str(action) for action in game.legal(match.state, diagram.seat)}
    if diagram.verb:
        start = f"{diagram.verb} "
        opened = {action.removeprefix(start) for action in legal if action.startswith(start)}
        if opened != set(diagram.lit):
            yield "lit", f"'{diagram.verb}' is legal for {_names(opened)}, not for {_names(diagram.lit)}"
    for action in diagram.refused:
        if action not in match.notation.by_text:
            yield "refused", f"'{action}' is not an action of this game"
        elif action in legal:
            yield "refused", f"'{action}' is legal here"
    pad = {line.name: line.points for line in game.scores(match.state)[diagram.seat].lines}
    for line, points in diagram.scores.items():
        if pad.get(line) != points:
            yield "scores", f"the line '{line}' has {pad.get(line, 'no')} points, not {points}"
    unknown = sorted(set(diagram.spaces) - _words_of(game, match, diagram))
    if unknown:
        yield "part", f"there is no {_names(unknown)} in this game"


def _words_of(game: AnyGame, match: AnyMatch, diagram: Diagram) -> set[str]:
    """Return all words of the notation and of the text board."""
    view = game.view(match.state, diagram.seat)
    named = {word for action in match.notation.by_text for word in action.split()}
    return named | set(re.findall(r"\w+", game.text_board(view, diagram.seat)))


def _names(spaces: set[str] | tuple[str, ...] | list[str]) -> str:
    return ", ".join(sorted(spaces)) or "nothing"


def format_in_english(game: AnyGame, words: Text) -> str:
    """Return a reason in English, the language of all errors in files."""
    return translator(game).translate(words, "en")
