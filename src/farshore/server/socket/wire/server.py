"""Through the socket, from the server."""

from __future__ import annotations

from typing import Any, TypeAlias

from farshore.bots.review import shape
from farshore.core.scene import Field, Own, Shape, Shared
from farshore.core.text import Text
from farshore.server.socket.wire.fields import FromServer
from farshore.server.socket.wire.people import PeopleTold
from farshore.server.socket.wire.table import LogLine, TableState, Turn


class Whole(FromServer, tag="scene"):
    """The whole table: at first, after `look`, and whenever small steps would not do."""

    version: int
    view: int | None
    """The seat this is seen from; null: a spectator."""
    shared: Shared
    """A board in here whose ground is a text stands on the ground of the board with that id."""
    own: Own
    table: TableState
    turn: Turn
    shapes: dict[str, Shape] = {}
    """Geometry of somebody's own components; that of games as they come is in files."""
    log: tuple[LogLine, ...] = ()
    now: int = 0
    """The server's clock, in seconds since 1970."""
    acks: tuple[str, ...] = ()
    resync: bool = False
    """The line was too slow for single steps: this is where things are now."""


class Patch(FromServer):
    """What changed since the last scene or patch."""

    version: int
    set: tuple[tuple[str, dict[str, Any]], ...] = ()
    """For the node with this id, at any depth, these fields are others now; null: back to the default. The empty id is
    the scene itself. `cells` of a board: new sets of spaces of its layers, by number, or a list of the spaces that came
    or went; then `above`, a number and layers: these in place of all from that number on. In a list of nodes an id
    stands for the node that was there before; an object in place of another list has new entries by their places.
    Parents come before children."""
    shapes: dict[str, Shape] = {}
    table: TableState | None = None
    turn: Turn | None = None
    log: tuple[LogLine, ...] = ()
    acks: tuple[str, ...] = ()
    """Ids of my messages that are done."""


class Ack(FromServer):
    """Done; by the time of this version."""

    id: str
    version: int


class Refused(FromServer):
    """Not done, and why. `id` is empty when the message could not be read."""

    id: str
    key: str
    reason: str
    version: int = 0


class Told(FromServer):
    """The answer to `peek`, `why`, `hint` or `ahead`."""

    id: str
    title: str
    key: str = ""
    """Of what was said to `why`: the rules may tell more of it."""
    lines: tuple[str, ...] = ()
    points: float = 0
    do: str = ""
    """Hint: the action."""
    where: tuple[str, ...] = ()
    """Node ids: of a hint, to look at; of what would be done, to be used next."""
    texts: tuple[Text, ...] = ()
    """Peek: title and lines as they are said, for whoever draws some of their words."""
    then: tuple[tuple[str, int], ...] = ()
    """Node ids whose number would be another, with that number."""
    board: Field | None = None
    """Ahead: the board as it will be."""


class Log(FromServer):
    """The answer to `history`."""

    id: str
    log: tuple[LogLine, ...]


class Reviewed(FromServer):
    """The answer to `review`, as far as it is known; the last one is `done`."""

    id: str
    review: shape.Review


class Tried(FromServer):
    """The answer to `try`."""

    id: str
    attempt: shape.Attempt


class Pong(FromServer):
    """The line is alive."""

    version: int = 0


ServerMessage: TypeAlias = Whole | Patch | Ack | Refused | Told | Log | Reviewed | Tried | Pong | PeopleTold
