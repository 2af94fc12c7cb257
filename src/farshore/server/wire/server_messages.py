"""Messages from the server."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import UNSET, UnsetType

from farshore.bots.review import schema
from farshore.core.scene import Field, OwnScene, Shape
from farshore.core.text import Text
from farshore.server.wire.encoded import LogJson, NodeChangeJson, ReviewJson, SharedJson, TurnJson
from farshore.server.wire.field_types import FromServer
from farshore.server.wire.lobby_and_chat_messages import PeopleServerMessage
from farshore.server.wire.table import LogLine, TableState


class SceneMessage(FromServer, tag="scene"):
    """The whole table: the first message, the answer to `look`, and what a connection that fell behind receives."""

    version: int
    view: int | None
    """The seat whose view this is; null for a spectator."""
    shared: SharedJson
    """What every reader sees. A board whose ground is a string uses the ground of the board with that id."""
    own: OwnScene
    table: TableState
    turn: TurnJson
    shapes: dict[str, Shape] = {}
    """Geometry of custom components; the geometry of installed games is served as files."""
    log: LogJson | UnsetType = UNSET
    now: int = 0
    """The server's clock, in seconds since 1970."""
    acks: tuple[str, ...] = ()
    resync: bool = False
    """The connection was too slow for single patches; this is the current state."""


class Patch(FromServer):
    """What changed since the last scene or patch."""

    version: int
    set: tuple[NodeChangeJson, ...] = ()
    """Pairs of a node's id, at any depth, and its changed fields; null resets a field to its default. The empty id is
    the scene itself. `cells` of a board maps the number of a layer to its new set of spaces, or to a list of the spaces
    to add or remove; `above` holds a number and the layers that replace all layers from that number on. In a list of
    nodes an id stands for the node that was in the list before; an object in place of another list holds the changed
    entries by position, in place of a text the changed arguments by name (those inside, too). Parents come before
    children."""
    shapes: dict[str, Shape] = {}
    table: TableState | None = None
    turn: TurnJson | UnsetType = UNSET
    log: LogJson | UnsetType = UNSET
    acks: tuple[str, ...] = ()
    """Ids of this client's messages that are done."""


class PositionMessage(FromServer, tag="position"):
    """The position for a program that joined with `positions`: the first message, and after each change."""

    version: int
    seat: int | None
    """The seat of the program; null for a spectator."""
    since: int
    """The number of events that the program has: `events` come after them."""
    events: tuple[str, ...] = ()
    """Events in notation, as the seat may know them: `0 mark e7`, `- deal 1 ?` for chance with a hidden card."""
    legal: tuple[str, ...] = ()
    """The legal actions of the seat in notation; empty if it is not to act."""
    busy: tuple[int, ...] = ()
    """The seats to act; empty when the match is over."""
    undo: bool = False
    """Whether the seat can undo an action."""
    over: bool = False
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    """The points of each seat as the seat may know them."""
    view: dict[str, Any] | None = None
    """Only if events are hidden: the fields of the position as the seat may know it."""
    text: str = ""
    table: TableState | None = None
    """In the first message, and when players, names or seats have changed."""
    edition: int = 0
    """In the first message: the edition of the game's rules."""
    data: dict[str, str] = {}
    """In the first message: custom components."""
    acks: tuple[str, ...] = ()
    """Ids of this client's messages that are done."""


class Ack(FromServer):
    """A message was carried out, at this version."""

    id: str
    version: int


class ErrorMessage(FromServer, tag="refused"):
    """A message was not carried out, and why. `id` is empty if the message could not be decoded."""

    id: str
    key: str
    reason: str
    version: int = 0


class Explanation(FromServer, tag="told"):
    """The answer to `peek`, `why`, `hint` or `ahead`."""

    id: str
    title: str
    key: str = ""
    """For `why`: the key of the reason, to find the rule that explains it."""
    lines: tuple[str, ...] = ()
    points: float = 0
    do: str = ""
    """For `hint`: the action."""
    where: tuple[str, ...] = ()
    """Node ids: those that a hint is about, or those that the previewed action uses next."""
    texts: tuple[Text, ...] = ()
    """For `peek`: title and lines as keys, for clients that draw parts of them."""
    then: tuple[tuple[str, int], ...] = ()
    """Node ids whose number would change, with that number."""
    board: Field | None = None
    """For `ahead`: the board after the step."""


class LogMessage(FromServer, tag="log"):
    """The answer to `history`."""

    id: str
    log: tuple[LogLine, ...]


class ReviewMessage(FromServer, tag="reviewed"):
    """The answer to `review`, as far as it is known; the last one has `done`."""

    id: str
    review: ReviewJson


class TryResult(FromServer, tag="tried"):
    """The answer to `try`."""

    id: str
    attempt: schema.Attempt


class Pong(FromServer):
    """The connection is alive."""

    version: int = 0


ProgramMessage: TypeAlias = PositionMessage | Ack | ErrorMessage
"""What a program has to understand; it may ignore messages of other types."""
ServerMessage: TypeAlias = (
    SceneMessage
    | Patch
    | PositionMessage
    | Ack
    | ErrorMessage
    | Explanation
    | LogMessage
    | ReviewMessage
    | TryResult
    | Pong
    | PeopleServerMessage
)
