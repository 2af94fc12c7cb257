"""A table for one position to practise on: the learner plays a turn, and hears whether it was the best one, and why."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from farshore.bots.hint import in_words, places
from farshore.bots.points import knowledge
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch
from farshore.core.text import text
from farshore.learn import Lesson, Step
from farshore.learn.practice import FILE, Exercise, exercises
from farshore.server.http.refusal import refuse
from farshore.server.socket import wire
from farshore.server.store.store import Store
from farshore.server.tables.lesson import LessonTable

PREFIX = "practice-"
"""Positions are asked for like lessons: `practice-7`."""
AS_GOOD = 0.5
"""So many points less, and a turn is as good as the best one."""


class PracticeTable(LessonTable):
    """The position, until its turn is played."""

    def __init__(self, game: AnyGame, exercise: Exercise, name: str, store: Store) -> None:
        self.exercise = exercise
        step = Step("practice-find", wait="turn")
        lesson = Lesson(
            f"{PREFIX}{exercise.number}", FILE, 1, "", exercise.seats, {}, exercise.events, exercise.seat, (step,)
        )
        self._start = exercise.position(game)
        super().__init__(game, lesson, name, store)

    @classmethod
    def at(cls, game: AnyGame, wish: wire.Learn, store: Store) -> PracticeTable:
        """The position with the number that was asked for, as far as its turn was played; Refusal if there is none."""
        wanted = wish.lesson.removeprefix(PREFIX)
        found = next((one for one in exercises(game) if str(one.number) == wanted), None)
        if found is None:
            raise refuse("no-such-lesson", 404, lesson=wish.lesson)
        table = cls(game, found, wish.name, store)
        table.catch_up(wish.done)
        return table

    @property
    def found(self) -> bool:
        """The turn has the same actions as the answer, or leads to something as good."""
        best, played = self._start.branch(len(self._start.events)), self.tutor.match
        seat, before = self.exercise.seat, len(best.events)
        for action in self.exercise.answer:
            best.do(seat, action)
        if self._deeds(played, before) == self._deeds(best, before):
            return True
        worth = knowledge(self.game).estimate
        least = worth(best.state, seat) - AS_GOOD
        # Where the estimate does not see what the best turn prepares, it cannot say that another one is as good.
        return worth(played.state, seat) >= least > worth(self._start.state, seat)

    def _show(self) -> None:
        """A turn that was not the best is taken back: the answer is shown where it begins."""
        super()._show()
        if self.tutor.over and not self.found:
            self.match = self._start.branch(len(self._start.events))
            self._publish()

    def _deeds(self, match: AnyMatch, since: int) -> set[str]:
        """What the learner has done and not taken back."""
        done: list[str] = []
        for event in match.events[since:]:
            if event.actor == self.exercise.seat:
                if event.action is None:
                    done.pop()
                else:
                    done.append(str(event.action))
        return set(done)

    def _lesson(self, language: str) -> wire.LessonState:
        state = wire.LessonState(
            id=self.tutor.lesson.id,
            title=self.say(text("practice-number", number=self.exercise.number), language),
            step=self.tutor.at,
            steps=1,
            words=self.say(text("practice-find"), language),
            wait="turn",
        )
        return replace(state, wait="next", over=True, **self._answered(language)) if self.tutor.over else state

    def _answered(self, language: str) -> dict[str, Any]:
        """Whether it was found, the best turn in words and on the board, and why."""
        found, one, game = self.found, self.exercise, self.game
        view = game.view(self._start.state, one.seat)
        turn = [self._start.notation.parse(words) for words in one.answer]
        key = "practice-found" if found else "practice-missed"
        told = in_words(game, view, one.seat, turn, Random(0))
        return {
            "found": found,
            "words": self.say(text(key, points=round(one.better)), language),
            "answer": tuple(self.say(words, language) for words in told),
            "why": tuple(self.say(words, language) for words in one.why if words not in told),
            "show": () if found else places(game, view, one.seat, turn, Random(0)),
        }
