"""A table for one lesson: made for one line, kept nowhere, gone with it. Its tutor decides what a press leads to."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from farshore.core.game import AnyGame, IllegalAction, Seat
from farshore.core.scene import Field
from farshore.core.text import Text, text
from farshore.learn import Lesson, Tutor, diagrams, lesson_words, lessons
from farshore.server.http.refusal import refuse
from farshore.server.socket import wire
from farshore.server.store.store import SeatRow, Store, TableRow
from farshore.server.tables.table import LiveTable

NEXT = "next"
"""How a page that comes back names a press of Next among what was done."""
OTHERS = "casual"
"""What the others at the table are called; they follow the lesson's script."""


class LessonTable(LiveTable):
    """The learner's seat, the others by script. Nothing here is stored."""

    def __init__(self, game: AnyGame, lesson: Lesson, name: str, store: Store) -> None:
        self.tutor = Tutor(game, lesson, diagrams(game))
        seats = [SeatRow("", "bot", OTHERS) for _ in range(lesson.seats)]
        seats[lesson.seat] = SeatRow(name, "person", taken=True)
        # Seats of what is frozen are not renamed or left to bots: that would be stored.
        row = TableRow(
            "lesson", game.info.id, game.info.edition, dict(lesson.options), seats, "", hints=False, frozen=True
        )
        super().__init__(row, self.tutor.match, store)
        self._publish()

    @classmethod
    def begun(cls, game: AnyGame, wish: wire.Learn, store: Store) -> LessonTable:
        """The lesson as far as it was done; Refusal if the game has no such lesson."""
        lesson = next((one for one in lessons(game) if one.id == wish.lesson), None)
        if lesson is None:
            raise refuse("no-such-lesson", 404, lesson=wish.lesson)
        table = cls(game, lesson, wish.name, store)
        table.catch_up(wish.done)
        return table

    def catch_up(self, done: Iterable[str]) -> None:
        """Everything that was pressed on a line that broke, as far as it is possible."""
        for press in done:
            if self.tutor.over or self._refused(press) is not None:
                break
        self._show()

    @property
    def learner(self) -> Seat:
        """The seat that learns."""
        return self.tutor.lesson.seat

    def require_playable(self, seat: Seat) -> None:
        """The learner's seat can always be played: a step that waits for something else says so."""

    async def act(self, seat: Seat, words: str, version: int | None, action_id: str | None) -> int:
        """A press of the learner. IllegalAction says why not, with the game's reason or the step's own words."""
        if action_id is None or (seat, action_id) not in self.done:
            self._press(words)
        if action_id is not None:
            self.done[seat, action_id] = self.version
        return self.version

    def ahead(self) -> Field:
        """The learner's board as it will be when the step is done; as it is if there is nothing to do on it."""
        match, seat = self.tutor.match, self.learner
        if not self.tutor.over and self.tutor.step.do:
            match = match.branch(len(match.events))
            match.do(seat, self.tutor.step.do[0])
        return self.game.scene(self.game.view(match.state, seat), seat).board

    def next(self) -> None:
        """The step was read; IllegalAction if it waits for something else."""
        self._press(NEXT)

    def _press(self, words: str) -> None:
        reason = text("lesson-over") if self.tutor.over else self._refused(words)
        if reason is not None:
            raise IllegalAction(reason)
        self._show()

    def _refused(self, words: str) -> Text | None:
        return self.tutor.next() if words == NEXT else self.tutor.press(words)

    def _show(self) -> None:
        self.match = self.tutor.match
        self._publish()
        self.note_seats()
        self.announce()

    def say(self, words: Text, language: str) -> str:
        return lesson_words(self.game).say(words, language, self.names(language))

    def state_for(self, held: frozenset[Seat], language: str, secret: str) -> wire.TableState:
        state = super().state_for(held, language, secret)
        return replace(state, frozen=False, lesson=self._lesson(language))

    def _lesson(self, language: str) -> wire.LessonState:
        lesson, over = self.tutor.lesson, self.tutor.over
        said = self.say(text(f"{lesson.name}-end" if over else self.tutor.step.say), language)
        what, _, sense = said.partition("\n")
        state = wire.LessonState(
            id=lesson.id,
            title=self.say(text(lesson.name), language),
            step=self.tutor.at,
            steps=len(lesson.steps),
            words=what,
            sense=sense,
            over=over,
        )
        if over:
            return state
        step = self.tutor.step
        return replace(state, show=step.show, wait=step.wait, do=step.do, rule=step.rule)
