"""Lessons: a start position, and steps that each show one text and wait for one action.

A game has `lessons/NN-name.toml` in its package, and the texts of all lessons in `lessons/LANGUAGE.ftl`; see
`docs/how-to/write-lessons.md`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from farshore.core.game import Options, Seat
from farshore.core.toml_data import TomlData, read_toml
from farshore.learn.diagrams import Diagrams, options_in, texts_in

Waiting: TypeAlias = Literal["next", "do", "any", "turn"]
"""next: the button Next · do: one of the listed actions · any: any legal action · turn: the end of the turn."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step: its text, the highlighted nodes, and what it waits for."""

    say: str
    show: tuple[str, ...] = ()
    wait: Waiting = "next"
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    """Events of other seats and chance that follow the step."""
    wrong: str = ""
    """Shown after a legal action that the step does not wait for; without it a general text is shown."""
    rule: str = ""
    """The section of the rulebook that explains more, or a rule in it."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """A start position and steps. Messages: `NAME` (title), `NAME-aim` (purpose), `NAME-end` (closing text)."""

    id: str
    file: str
    minutes: int
    follows: str
    """The diagram of the rulebook that it starts from, if any."""
    seats: int
    options: Options
    events: tuple[str, ...]
    seat: Seat
    steps: tuple[LessonStep, ...]
    line: int = 1
    """The line of its events."""

    @property
    def name(self) -> str:
        """The id without its number: `first-turn` of `01-first-turn`."""
        return self.id.partition("-")[2]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all its messages."""
        said = [key for step in self.steps for key in (step.say, step.wrong) if key]
        return (self.name, f"{self.name}-aim", f"{self.name}-end", *said)


OTHER_SEATS = "others"
"""The part of the table with the other seats and the log."""


def introduced_parts(lessons: Iterable[Lesson], lesson: Lesson, at: int) -> tuple[str, ...]:
    """Return the parts of the table that a learner knows at this step: those that this lesson and those before it have
    highlighted so far, by the first word of their nodes' ids, and `OTHER_SEATS` once another seat has played."""
    known: set[str] = set()
    for each in lessons:
        done = at if each.id == lesson.id else len(each.steps)
        known |= {node.partition("/")[0] for step in each.steps[: done + 1] for node in step.show}
        played = [event.partition(" ")[0] for step in each.steps[:done] for event in step.then]
        if set(played) - {str(each.seat), "-"}:
            known.add(OTHER_SEATS)
        if each.id == lesson.id:
            break
    return tuple(sorted(known))


def read_lesson(text: str, lesson_id: str, diagrams: Diagrams) -> Lesson:
    """Parse a lesson; raise DataError if it is invalid."""
    data = read_toml(text, f"lessons/{lesson_id}.toml")
    data.check_keys("minutes", "from", "seats", "options", "events", "seat", "steps")
    follows = data["from"].text() if "from" in data else ""
    if follows and follows not in diagrams:
        data["from"].fail(f"there is no diagram '{follows}' in {diagrams.file}")
    seats = diagrams[follows].seats if follows else data["seats"].number(1, 9)
    steps = tuple(_step(entry) for entry in data["steps"].entries())
    if not steps:
        data["steps"].fail("a lesson needs steps")
    return Lesson(
        lesson_id,
        data.file,
        data["minutes"].number(1, 10),
        follows,
        seats,
        diagrams[follows].options if follows else options_in(data),
        texts_in(data, "events"),
        data["seat"].number(0, seats - 1) if "seat" in data else 0,
        steps,
        data["events"].line if "events" in data else 1,
    )


def _step(data: TomlData) -> LessonStep:
    data.check_keys("say", "show", "wait", "do", "then", "wrong", "rule")
    return LessonStep(
        data["say"].text(),
        texts_in(data, "show"),
        _waiting(data),
        texts_in(data, "do"),
        texts_in(data, "then"),
        data["wrong"].text() if "wrong" in data else "",
        data["rule"].text() if "rule" in data else "",
        data["say"].line,
    )


def _waiting(data: TomlData) -> Waiting:
    """Return what a step waits for: `do` if it lists actions, else its `wait`, by default `next`."""
    if "do" in data:
        if "wait" in data:
            data["wait"].fail("a step with `do` waits for just that")
        return "do"
    word = data["wait"].text("any", "turn") if "wait" in data else ""
    return "any" if word == "any" else "turn" if word == "turn" else "next"
