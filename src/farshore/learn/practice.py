"""Practice positions, in which one turn is clearly the best, with the answer and its reasons.

`practice.toml` in a game's package, written by `farshore practice GAME --make N`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from farshore.core.game import AnyGame, IllegalAction, Seat
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, from_wire, to_wire
from farshore.core.toml_data import DataError, TomlData, read_toml
from farshore.core.toml_limits import RECORD_BYTES
from farshore.learn.diagrams import format_in_english
from farshore.translations import package_of, translator

FILE = "practice.toml"
LEAD, SCORE = "practice-lead", "score-"
"""The text that divides a lead among lines of the score sheet, and how the names of these lines begin."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, the seat to act, the best turn, its lead over the next best in points, and the reasons."""

    number: int
    seats: int
    events: tuple[str, ...]
    seat: Seat
    answer: tuple[str, ...]
    better: float
    error: float
    """Standard error of `better`, in points."""
    why: tuple[Text, ...]
    origin: str = ""
    """The seed of the search and the number of the match that it was found in."""
    line: int = 1

    @property
    def theme(self) -> str:
        """The line of the score sheet at which the best turn gains most over the next best; empty if none stands out.

        >>> line = Text("hint-line", (("points", "+4"), ("line", Text("score-temples"))))
        >>> Exercise(1, 1, (), 0, (), 4.0, 0.5, (Text("practice-lead", (("lines", (line,)),)),)).theme
        'temples'
        """
        gains: dict[str, int] = {}
        for words in self.why:
            if words.key == LEAD:
                for line in dict(words.args)["lines"]:
                    named = dict(line.args)
                    gains[named["line"].key] = int(named["points"].replace("−", "-"))
        gains = {key.removeprefix(SCORE): points for key, points in gains.items() if key.startswith(SCORE)}
        best = max(gains, key=lambda name: gains[name], default="")
        return best if best and gains[best] > 0 else ""

    def position(self, game: AnyGame) -> AnyMatch:
        """Return the match up to the position; raise DataError if an event is illegal."""
        match: AnyMatch = Match(game, [str(seat + 1) for seat in range(self.seats)])
        try:
            match.replay(self.events)
        except IllegalAction as error:
            raise DataError(FILE, self.line, "events", format_in_english(game, error.reason)) from None
        return match


def exercises(game: AnyGame) -> tuple[Exercise, ...]:
    """Return the game's practice positions; raise DataError if the file is invalid."""
    return _exercises(package_of(game))


@cache
def _exercises(package: str) -> tuple[Exercise, ...]:
    file = files(package) / FILE
    return read_exercises(file.read_text("utf-8")) if file.is_file() else ()


def read_exercises(words: str) -> tuple[Exercise, ...]:
    """Parse a file of practice positions; raise DataError if it is invalid."""
    data = read_toml(words, FILE, RECORD_BYTES)
    data.check_keys("positions")
    return tuple(_exercise(number, entry) for number, entry in enumerate(data["positions"].entries(), 1))


def _exercise(number: int, data: TomlData) -> Exercise:
    data.check_keys("seats", "seat", "better", "error", "answer", "why", "from", "events")
    seats = data["seats"].number(1, 9)
    return Exercise(
        number,
        seats,
        data["events"].texts(),
        data["seat"].number(0, seats - 1),
        data["answer"].texts(),
        data["better"].decimal(),
        data["error"].decimal(),
        tuple(_text(words, data["why"]) for words in data["why"].texts()),
        data["from"].text() if "from" in data else "",
        data["seats"].line,
    )


def _text(words: str, data: TomlData) -> Text:
    try:
        return from_wire(json.loads(words))
    except (ValueError, TypeError):
        data.fail('is not an encoded text: ["key", [["name", argument]]]')


def format_exercises(found: Iterable[Exercise]) -> str:
    """Return the TOML file of these positions."""
    head = "# Positions in which one turn is clearly the best: `farshore practice GAME --make N` finds them.\n"
    return head + "".join(_format_exercise(one) for one in found)


def _format_exercise(one: Exercise) -> str:
    origin = f"\nfrom = {json.dumps(one.origin, ensure_ascii=False)}" if one.origin else ""
    return f"""
[[positions]]
seats = {one.seats}
seat = {one.seat}{origin}
better = {one.better:.1f}
error = {one.error:.1f}
answer = {_list(one.answer)}
why = {_list(to_wire(words) for words in one.why)}
events = {_list(one.events)}
"""


def _list(words: Iterable[str]) -> str:
    return "[" + ", ".join(json.dumps(one, ensure_ascii=False) for one in words) + "]"


def practice_problems(game: AnyGame) -> Iterator[DataError]:
    """Yield all errors in a game's practice positions: illegal events or answers, and missing messages."""
    try:
        known = exercises(game)
    except DataError as error:
        yield error
        return
    for one in known:
        try:
            match = one.position(game)
            for action in one.answer:
                match.play_text(one.seat, action)
        except DataError as error:
            yield error
        except IllegalAction as error:
            yield DataError(FILE, one.line, "answer", format_in_english(game, error.reason))
        for words in one.why:
            for key in Text.keys(words):
                if not translator(game).knows(key, "en"):
                    yield DataError(FILE, one.line, "why", f"'{key}' is not known")
