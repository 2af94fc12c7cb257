"""A recorded lesson, which a page without a connection plays."""

from __future__ import annotations

from farshore.server.wire.encoded import NodeChangeJson
from farshore.server.wire.field_types import ResponseBody
from farshore.server.wire.server_messages import SceneMessage
from farshore.server.wire.table import LessonState, TurnState


class RecordedState(ResponseBody):
    """One state of a lesson."""

    version: int
    parent: int
    """The number of the state that `set` changes; -1 for the first one, which is `RecordedLesson.scene`."""
    lesson: LessonState
    turn: TurnState
    set: tuple[NodeChangeJson, ...] = ()
    """As in `Patch`."""
    moves: dict[str, int] = {}
    """The number of the state that each action leads to; `next` for the button."""
    wrong: str = ""
    """The answer to any other action."""


class RecordedLesson(ResponseBody):
    """GET /api/lessons/GAME/LESSON: the states of a lesson or of a practice position, and the moves between them."""

    scene: SceneMessage
    states: tuple[RecordedState, ...]


RECORDED_LESSON_BODIES = (RecordedLesson,)
