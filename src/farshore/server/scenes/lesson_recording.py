"""Record a lesson or a practice position as data: its states and the moves between them, for a page without connection.

The rules stay on the server. The recording has the states that the learner can reach, as far as `MOST_STATES` allows;
from each of them recorded moves lead to the end of the lesson.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from msgspec import Raw

from farshore.core.game import AnyGame
from farshore.core.scene import OwnScene, SharedScene
from farshore.core.text import text
from farshore.learn import Tutor
from farshore.server import wire
from farshore.server.scenes.diff import scene_changes
from farshore.server.scenes.message_cache import message_cache_of
from farshore.server.store.store import Store
from farshore.server.tables.lesson_table import NEXT, LessonTable
from farshore.server.tables.practice_table import PREFIX, PracticeTable
from farshore.server.wire.encoding import encode, encode_beside, encode_each

MOST_STATES = 600
"""The number of states after which no further ones are explored."""
BROAD = 400
"""The number of states that are explored breadth first; then each open state gets one way to the end."""
LONGEST = 60
"""The maximum number of moves of one way to the end."""


@dataclass(slots=True)
class _Node:
    """A state of the lesson while it is recorded."""

    tutor: Tutor
    shared: SharedScene
    own: OwnScene
    state: wire.RecordedState
    is_answer: bool
    """In practice: whether all actions so far are part of the best turn."""
    moves: dict[str, int] = field(default_factory=dict)


class LessonRecorder:
    """Explores one lesson. The states of a practice position's best turn come first."""

    def __init__(self, game: AnyGame, lesson: str, language: wire.Language, store: Store) -> None:
        """Raise RequestError if the game has no such lesson."""
        request = wire.StartLesson(game=game.info.id, lesson=lesson, name="", language=language)
        create = PracticeTable.create if lesson.startswith(PREFIX) else LessonTable.create
        self.table: LessonTable = create(game, request, store)
        self.game, self.language = game, language
        self.answer = self.table.exercise.answer if isinstance(self.table, PracticeTable) else ()
        self.nodes: list[_Node] = []
        self._known: dict[tuple[bytes, ...], int] = {}
        self._open: deque[int] = deque()

    async def record(self) -> wire.RecordedLesson:
        """Return the recording. Other work of the event loop goes on between two states."""
        self._add(self.table.tutor, -1, "")
        first = self._first_scene(self.nodes[0])
        await self._go_to_end(0)
        while self._open and len(self.nodes) < BROAD:
            await self._expand(self._open.popleft())
        while self._open and len(self.nodes) < MOST_STATES and not self.answer:
            await self._go_to_end(self._open.popleft())
        if self.answer:
            await self._end_other_turns()
        return wire.RecordedLesson(scene=first, states=self._states())

    async def _expand(self, at: int) -> None:
        """Record all moves of a state."""
        for move in self._moves(self.nodes[at].tutor):
            self._follow(at, move)
            await asyncio.sleep(0)

    async def _go_to_end(self, at: int) -> None:
        """Record one way to the end: the answer of a practice position, or the last legal action of each state."""
        answer = list(self.answer)
        for _ in range(LONGEST):
            moves = self._moves(self.nodes[at].tutor)
            answered = [move for move in answer if move in moves]
            found = self._follow(at, answered[0] if answered else moves[-1]) if moves else None
            if found is None:
                return
            if answered:
                answer.remove(answered[0])
            at = found
            await asyncio.sleep(0)

    async def _end_other_turns(self) -> None:
        """In practice: let every move of an open state end the turn as not the best one. Open states have left it."""
        missed = next((n for n, one in enumerate(self.nodes) if one.tutor.over and not one.state.lesson.found), None)
        for at in self._open:
            if missed is not None and not self.nodes[at].is_answer:
                self.nodes[at].moves |= dict.fromkeys(self._moves(self.nodes[at].tutor), missed)
                await asyncio.sleep(0)

    def _moves(self, tutor: Tutor) -> list[str]:
        """Return what the learner can do in this state."""
        if tutor.over:
            return []
        if tutor.step.wait == "next":
            return [NEXT]
        legal = [str(action) for action in self.game.legal(tutor.match.state, tutor.lesson.seat)]
        return [action for action in tutor.step.do if action in legal] if tutor.step.wait == "do" else legal

    def _follow(self, at: int, move: str) -> int | None:
        """Record where a move leads, and return the number of that state; None if the lesson refuses it."""
        node = self.nodes[at]
        if move not in node.moves:
            tutor = node.tutor.copy()
            if (tutor.next() if move == NEXT else tutor.handle_action(move)) is not None:
                return None
            node.moves[move] = self._add(tutor, at, move)
        return node.moves[move]

    def _add(self, tutor: Tutor, parent: int, move: str) -> int:
        """Add a state unless the same one is known, and return its number."""
        table = self.table
        table.show_tutor(tutor)
        cache, seat = message_cache_of(table), table.learner
        cache.drop_outdated()
        shared, own, lesson = cache.views.shared(), cache.views.own(seat), table.lesson_state(self.language)
        key = encode(own), encode(shared), encode(lesson)
        if (known := self._known.get(key)) is not None:
            return known
        turn = table.turn(frozenset({seat}))
        state = wire.RecordedState(version=table.version, parent=parent, lesson=lesson, turn=turn)
        if not tutor.over:
            wrong = tutor.step.wrong or ("lesson-read-first" if tutor.step.wait == "next" else "lesson-not-that")
            state.wrong = table.translate(text(wrong), self.language)
        if parent >= 0:
            before = self.nodes[parent]
            state.set = encode_each([*scene_changes(before.shared, shared), *scene_changes(before.own, own)])
        is_answer = parent < 0 or (self.nodes[parent].is_answer and move in self.answer)
        number = self._known[key] = len(self.nodes)
        self.nodes.append(_Node(tutor, shared, own, state, is_answer))
        if not tutor.over:
            (self._open.appendleft if is_answer else self._open.append)(number)
        return number

    def _first_scene(self, node: _Node) -> wire.SceneMessage:
        table = self.table
        return wire.SceneMessage(
            version=node.state.version,
            view=table.learner,
            shared=Raw(encode_beside(node.own.board, node.shared)),
            own=node.own,
            table=table.state_for(frozenset({table.learner}), self.language, ""),
            turn=Raw(encode(node.state.turn)),
            shapes=message_cache_of(table).shapes(table.learner),
        )

    def _states(self) -> tuple[wire.RecordedState, ...]:
        """Return the states from which recorded moves lead to the end, numbered anew."""
        into: dict[int, list[int]] = {}
        for number, node in enumerate(self.nodes):
            for to in node.moves.values():
                into.setdefault(to, []).append(number)
        ends = [number for number, node in enumerate(self.nodes) if node.tutor.over]
        alive = set(ends)
        while ends:
            new = [number for number in into.get(ends.pop(), ()) if number not in alive]
            alive.update(new)
            ends += new
        numbers = {old: new for new, old in enumerate(sorted(alive))}
        for old in numbers:
            node = self.nodes[old]
            node.state.parent = numbers.get(node.state.parent, -1)
            node.state.moves = {move: numbers[to] for move, to in node.moves.items() if to in alive}
        return tuple(self.nodes[old].state for old in numbers)
