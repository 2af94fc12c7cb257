"""A table for one lesson: it belongs to one connection and is not stored. The tutor decides what an action leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from farshore.core.game import AnyGame, IllegalAction, Seat
from farshore.core.scene import Field
from farshore.core.text import Text, text
from farshore.learn import Lesson, Tutor, diagrams, lesson_translator, lessons
from farshore.learn.lessons import introduced_parts
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.store.store import Store
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables.live_table import LiveTable

NEXT = "next"
"""The entry for a click on Next among the actions that a reconnecting client sends."""
OTHERS = "casual"
"""The level of the other seats; they follow the lesson's script."""


class LessonTable(LiveTable):
    """A table with the learner's seat and scripted others."""

    def __init__(self, game: AnyGame, lesson: Lesson, name: str, store: Store) -> None:
        self.tutor = Tutor(game, lesson, diagrams(game))
        seats = [SeatRow("", "bot", OTHERS) for _ in range(lesson.seats)]
        seats[lesson.seat] = SeatRow(name, "person", taken=True)
        # The seats of a frozen table cannot be renamed or given to bots: that would be stored.
        row = TableRow(
            "lesson", game.info.id, game.info.edition, dict(lesson.options), seats, "", hints=False, frozen=True
        )
        super().__init__(row, self.tutor.match, store)
        self._publish()

    @classmethod
    def create(cls, game: AnyGame, request: wire.StartLesson, store: Store) -> LessonTable:
        """Create the table and replay what the client has done. Raise RequestError if the game has no such lesson."""
        lesson = next((one for one in lessons(game) if one.id == request.lesson), None)
        if lesson is None:
            raise request_error("no-such-lesson", 404, lesson=request.lesson)
        table = cls(game, lesson, request.name, store)
        table.replay_done(request.done)
        return table

    def replay_done(self, done: Iterable[str]) -> None:
        """Replay the actions of a connection that broke, as far as they are possible."""
        for action in done:
            if self.tutor.over or self._reason_against(action) is not None:
                break
        self._show()

    @property
    def learner(self) -> Seat:
        """The learner's seat."""
        return self.tutor.lesson.seat

    def require_playable(self, seat: Seat) -> None:
        """Allow every action: a step that waits for another one says so itself."""

    async def act(
        self,
        seat: Seat,
        words: str,
        version: int | None,
        action_id: str | None,
        after: Sequence[str] = (),
        charge: Callable[[int], None] = lambda size: None,
    ) -> int:
        """Play an action of the learner; nothing is stored. Raise IllegalAction with the reason of the game or of the
        step."""
        if action_id is None or (seat, action_id) not in self.done:
            self._play(words)
        if action_id is not None:
            self.done[seat, action_id] = self.version
        return self.version

    def board_after_step(self) -> Field:
        """Return the learner's board after the current step, or as it is if the step changes nothing."""
        match, seat = self.tutor.match, self.learner
        if not self.tutor.over and self.tutor.step.do:
            match = match.branch(len(match.events))
            match.play_text(seat, self.tutor.step.do[0])
        return self.game.scene(self.game.view(match.state, seat), seat).board

    def next(self) -> None:
        """Go to the next step. Raise IllegalAction if the current one waits for an action."""
        self._play(NEXT)

    def show_tutor(self, tutor: Tutor) -> None:
        """Show another state of the lesson."""
        self.tutor = tutor
        self._show()

    def _play(self, words: str) -> None:
        reason = text("lesson-over") if self.tutor.over else self._reason_against(words)
        if reason is not None:
            raise IllegalAction(reason)
        self._show()

    def _reason_against(self, words: str) -> Text | None:
        return self.tutor.next() if words == NEXT else self.tutor.handle_action(words)

    def _show(self) -> None:
        self.match = self.tutor.match
        self._publish()
        self.invalidate_seats()
        self.announce()

    def translate(self, words: Text, language: str) -> str:
        return lesson_translator(self.game).translate(words, language, self.names(language))

    def state_for(self, held: frozenset[Seat], language: str, secret: str) -> wire.TableState:
        state = super().state_for(held, language, secret)
        return replace(state, frozen=False, lesson=self.lesson_state(language))

    def lesson_state(self, language: str) -> wire.LessonState:
        """Return what the current step says and waits for."""
        lesson, over = self.tutor.lesson, self.tutor.over
        said = self.translate(text(f"{lesson.name}-end" if over else self.tutor.step.say), language)
        what, _, sense = said.partition("\n")
        state = wire.LessonState(
            id=lesson.id,
            title=self.translate(text(lesson.name), language),
            step=self.tutor.at,
            steps=len(lesson.steps),
            words=what,
            sense=sense,
            parts=introduced_parts(lessons(self.game), lesson, self.tutor.at),
            over=over,
        )
        if over:
            return state
        step = self.tutor.step
        return replace(state, show=step.show, wait=step.wait, do=step.do, rule=step.rule)
