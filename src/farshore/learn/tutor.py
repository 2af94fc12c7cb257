"""Run a lesson on the real rules: what is highlighted, which action goes on, and why another is refused."""

from __future__ import annotations

from collections.abc import Iterable

from farshore.core.game import AnyGame, BadOption, IllegalAction
from farshore.core.match import UNDO, AnyMatch, Match
from farshore.core.scene import Scene
from farshore.core.text import Text, text
from farshore.core.toml_data import DataError
from farshore.learn.diagrams import Diagrams, format_in_english
from farshore.learn.lessons import Lesson, LessonStep


class Tutor:
    """A run of a lesson. Wrong actions change nothing."""

    def __init__(self, game: AnyGame, lesson: Lesson, diagrams: Diagrams) -> None:
        self.game, self.lesson = game, lesson
        self.match = _started(game, lesson, diagrams)
        self.play(lesson.events, lesson.line)
        self.at = 0
        """The index of the current step."""
        self._phase = game.phase(self.match.state)

    def copy(self) -> Tutor:
        """Return a run of the same lesson in the same state, which goes on independently."""
        other: Tutor = Tutor.__new__(Tutor)
        other.game, other.lesson, other.at, other._phase = self.game, self.lesson, self.at, self._phase
        other.match = self.match.branch(len(self.match.events))
        return other

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    def scene(self) -> Scene:
        """Return the scene of the learner."""
        return self.game.scene(self.game.view(self.match.state, self.lesson.seat), self.lesson.seat)

    def next(self) -> Text | None:
        """Handle the button "Next": return None if the lesson goes on, else what it waits for."""
        if self.step.wait != "next":
            return text("lesson-your-move")
        self._finish()
        return None

    def handle_action(self, action: str) -> Text | None:
        """Handle an action of the learner: return None if it was done, else why not."""
        step, seat = self.step, self.lesson.seat
        try:
            tried = self.match.branch(len(self.match.events))
            tried.play_text(seat, action)
        except IllegalAction as error:
            return error.reason
        if step.wait == "next":
            return text("lesson-read-first")
        if step.wait == "do" and action not in step.do:
            return text(step.wrong or "lesson-not-that")
        self.match = tried
        if step.wait in ("do", "any") or (action != UNDO and self._turn_is_played()):
            self._finish()
        return None

    def play(self, events: Iterable[str], line: int) -> None:
        """Play the scripted events of other seats and chance."""
        for event in events:
            try:
                self.match.replay([event])
            except IllegalAction as error:
                reason = f"'{event}' cannot be played: {format_in_english(self.game, error.reason)}"
                raise DataError(self.lesson.file, line, "", reason) from None

    def _turn_is_played(self) -> bool:
        """Return whether the learner's turn has ended since the step began."""
        busy = self.lesson.seat in self.game.to_act(self.match.state)
        return not busy or self.game.phase(self.match.state) != self._phase

    def _finish(self) -> None:
        self.play(self.step.then, self.step.line)
        self.at += 1
        self._phase = self.game.phase(self.match.state)


def _started(game: AnyGame, lesson: Lesson, diagrams: Diagrams) -> AnyMatch:
    if lesson.follows:
        return diagrams.position(game, lesson.follows)
    try:
        return Match(game, [str(seat + 1) for seat in range(lesson.seats)], lesson.options)
    except BadOption as error:
        raise DataError(lesson.file, 1, "options", format_in_english(game, error.reason)) from None


def node_ids(scene: Scene) -> set[str]:
    """Return the ids that a step may highlight: all nodes and all spaces of boards."""
    ids = {node.id for node in scene.nodes()}
    for node in scene.nodes():
        ground = getattr(node, "ground", None)  # spaces may be nodes of their own, or names on the board's ground
        if ground is not None:
            ids |= {f"{node.id}/{name}" for name in ground.shape.names}
    return ids
