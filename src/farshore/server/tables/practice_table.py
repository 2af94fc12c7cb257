"""A table for one practice position: the learner plays a turn and sees whether it was the best one, and why."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from farshore.bots.default_strategy import strategy_for
from farshore.bots.hint import highlighted_nodes, turn_texts
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch
from farshore.core.text import text
from farshore.learn import Lesson, LessonStep
from farshore.learn.practice import FILE, Exercise, exercises
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.store.store import Store
from farshore.server.tables.lesson_table import LessonTable

PREFIX = "practice-"
"""Practice positions are requested like lessons: `practice-7`."""
AS_GOOD = 0.5
"""Points by which a turn may be worse and still counts as good."""


class PracticeTable(LessonTable):
    """A practice position, until its turn is played."""

    def __init__(self, game: AnyGame, exercise: Exercise, name: str, store: Store) -> None:
        self.exercise = exercise
        step = LessonStep("practice-find", wait="turn")
        lesson = Lesson(
            f"{PREFIX}{exercise.number}", FILE, 1, "", exercise.seats, {}, exercise.events, exercise.seat, (step,)
        )
        self._start = exercise.position(game)
        super().__init__(game, lesson, name, store)

    @classmethod
    def create(cls, game: AnyGame, request: wire.StartLesson, store: Store) -> PracticeTable:
        """Create the table and replay what the client has done. Raise RequestError if there is no such position."""
        wanted = request.lesson.removeprefix(PREFIX)
        found = next((one for one in exercises(game) if str(one.number) == wanted), None)
        if found is None:
            raise request_error("no-such-lesson", 404, lesson=request.lesson)
        table = cls(game, found, request.name, store)
        table.replay_done(request.done)
        return table

    @property
    def is_best_turn(self) -> bool:
        """Whether the turn has the actions of the answer, or leads to a position that is as good."""
        best, played = self._start.branch(len(self._start.events)), self.tutor.match
        seat, before = self.exercise.seat, len(best.events)
        for action in self.exercise.answer:
            best.play_text(seat, action)
        if self._actions_done(played, before) == self._actions_done(best, before):
            return True
        worth = strategy_for(self.game).estimate
        least = worth(best.state, seat) - AS_GOOD
        # Where the estimate does not see what the best turn prepares, it cannot judge another turn.
        return worth(played.state, seat) >= least > worth(self._start.state, seat)

    def _show(self) -> None:
        """Publish the position. A turn that is not the best is taken back, and the answer is shown at its start."""
        super()._show()
        if self.tutor.over and not self.is_best_turn:
            self.match = self._start.branch(len(self._start.events))
            self._publish()

    def _actions_done(self, match: AnyMatch, since: int) -> set[str]:
        """Return the learner's actions that were not undone."""
        done: list[str] = []
        for event in match.events[since:]:
            if event.actor == self.exercise.seat:
                if event.action is None:
                    done.pop()
                else:
                    done.append(str(event.action))
        return set(done)

    def lesson_state(self, language: str) -> wire.LessonState:
        """Return the task, or at the end the best turn and its reasons."""
        state = wire.LessonState(
            id=self.tutor.lesson.id,
            title=self.translate(text("practice-number", number=self.exercise.number), language),
            step=self.tutor.at,
            steps=1,
            words=self.translate(text("practice-find"), language),
            wait="turn",
        )
        return replace(state, wait="next", over=True, **self._answer_fields(language)) if self.tutor.over else state

    def _answer_fields(self, language: str) -> dict[str, Any]:
        """Return whether the best turn was found, the turn as text and on the board, and the reasons."""
        found, one, game = self.is_best_turn, self.exercise, self.game
        view = game.view(self._start.state, one.seat)
        turn = [self._start.notation.parse(words) for words in one.answer]
        key = "practice-found" if found else "practice-missed"
        lines = turn_texts(game, view, one.seat, turn, Random(0))
        return {
            "found": found,
            "words": self.translate(text(key, points=round(one.better)), language),
            "answer": tuple(self.translate(words, language) for words in lines),
            "why": tuple(self.translate(words, language) for words in one.why if words not in lines),
            "show": () if found else highlighted_nodes(game, view, one.seat, turn, Random(0)),
        }
