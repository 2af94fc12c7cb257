"""A client of a Farshore server: joins a table, keeps the scene up to date and sends moves. It draws nothing."""

from __future__ import annotations

import asyncio
import functools
import operator
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from secrets import token_urlsafe
from typing import Any, Final, TypeAlias, get_args
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from farshore.server import wire

PATIENCE: Final = 60.0
"""Seconds to wait for a message, an answer or a connection."""


class ReceivedScene(wire.SceneMessage, tag="scene"):
    """A scene message, with the scene as JSON: patches name the fields of its nodes."""

    own: msgspec.Raw  # type: ignore[assignment]  # not decoded here


class ReceivedExplanation(wire.Explanation, tag="told"):
    """An explanation, with its board as JSON."""

    board: dict[str, Any] | None = None  # type: ignore[assignment]  # not decoded here


Received: TypeAlias = wire.ServerMessage
"""A message from the server: a scene or an explanation is a `ReceivedScene` or a `ReceivedExplanation`."""
_AS_JSON: Final = {wire.SceneMessage: ReceivedScene, wire.Explanation: ReceivedExplanation}
_KINDS: Final = [_AS_JSON.get(kind, kind) for kind in get_args(wire.ServerMessage)]
_decode: Final = msgspec.json.Decoder(functools.reduce(operator.or_, _KINDS)).decode


class RequestRefused(Exception):
    """The server refused a request; `key` names the reason."""

    def __init__(self, message: wire.ErrorMessage) -> None:
        super().__init__(message.key, message.reason)
        self.key = message.key


def post(address: str, path: str, body: Any, patience: float = PATIENCE) -> Any:
    """Send a POST request with a JSON body, such as a request of `wire`, and return the decoded answer."""
    request = Request(f"http://{address}{path}", msgspec.json.encode(body), {"content-type": "application/json"})
    with urlopen(request, timeout=patience) as answer:
        return msgspec.json.decode(answer.read())


class TableClient:
    """A connection to a table, with the scene, the log and the turn as last received."""

    def __init__(self, socket: ClientConnection, patience: float = PATIENCE) -> None:
        self.socket = socket
        self.secrets: tuple[str, ...] = ()
        """The secrets that open the seats from now on, also in another process: links are spent."""
        self.scene: dict[str, Any] = {}
        """The scene as JSON: patches name the fields of its nodes."""
        self.shapes: dict[str, Any] = {}
        self.table = wire.TableState(table="", game="", title="", seats=())
        self.turn = wire.TurnState()
        self.log: list[wire.LogLine] = []
        self.version = -1
        self.view: int | None = None
        self.received: list[str] = []
        """All messages from the server, undecoded."""
        self.patience = patience
        """Seconds to wait for a message."""
        self._nodes: dict[str, dict[str, Any]] = {}
        """All nodes seen so far by id, so that patches need no search."""
        self._ids = count(1)
        self._name = token_urlsafe(8)  # no two clients may have the same: an id that is sent twice is played once

    @classmethod
    async def join(
        cls, address: str, table: str, *secrets: str, patience: float = PATIENCE, **more: Any
    ) -> TableClient:
        """Connect, join a table and wait for the first scene.

        A link to a free seat is spent by that: later the secrets in `secrets` of the client open the seat. In the same
        process the link works again.
        """
        own = [_own_secrets.setdefault(secret, token_urlsafe(20)) for secret in secrets]
        uses = tuple(wire.LinkUse(link=link, secret=secret) for link, secret in zip(secrets, own, strict=True))
        known = (*secrets, *own)
        fields = {"table": table, "secrets": known, "links": uses, "entropy": token_urlsafe(16)}
        client = await cls.connect(address, wire.Join(**{**fields, **more}), patience)
        client.secrets = known
        return client

    @classmethod
    async def connect(cls, address: str, message: wire.ClientMessage, patience: float = PATIENCE) -> TableClient:
        """Connect, send a first message and wait for the first scene."""
        socket = f"ws://{address}/socket"
        options: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}
        client = cls(await connect(socket, open_timeout=patience, **options), patience)
        await client.send(message)
        while client.version < 0:
            await client.receive()
        return client

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, message: wire.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self, seconds: float | None = None) -> Received:
        """Wait for the next message, apply it and return it. Raise TimeoutError after this time, or `patience`."""
        async with asyncio.timeout(self.patience if seconds is None else seconds):
            words = await self.socket.recv()
        self.received.append(str(words))
        message: Received = _decode(words)
        if isinstance(message, ReceivedScene):
            self._apply_scene(message)
            await self._fetch_shapes()
        elif isinstance(message, wire.Patch):
            self._apply_patch(message)
            if '"ground":' in str(words):
                await self._fetch_shapes()
        elif isinstance(message, wire.ErrorMessage) and not message.id:
            raise RequestRefused(message)
        return message

    async def receive_until(self, version: int) -> None:
        """Receive messages until this version is reached."""
        while self.version < version:
            await self.receive()

    def new_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def act(
        self,
        seat: int,
        do: str,
        *,
        version: int | None = None,
        action_id: str | None = None,
        after: Sequence[str] = (),
    ) -> None:
        """Play an action and wait for the acknowledgement; raise RequestRefused if it is refused.

        `after` has the ids of the seat's earlier actions that were sent and are not acknowledged yet.
        """
        message_id = action_id or self.new_id()
        at = self.version if version is None else version
        await self.send(wire.Act(id=message_id, seat=seat, version=at, do=do, after=tuple(after)))
        await self.wait_for_answer(message_id)

    async def request(self, kind: Callable[..., wire.ClientMessage], **fields: Any) -> Any:
        """Send a message of this class and return its answer: the message of `wire` that its class names."""
        message_id = self.new_id()
        await self.send(kind(id=message_id, **fields))
        return await self.wait_for_answer(message_id)

    async def wait_for_answer(self, message_id: str) -> Received:
        """Receive messages until the message with this id is answered, and return the answer."""
        while True:
            message = await self.receive()
            if message_id in getattr(message, "acks", ()):
                return message
            if getattr(message, "id", "") == message_id:
                if isinstance(message, wire.ErrorMessage):
                    raise RequestRefused(message)
                return message

    def scene_actions(self) -> list[str]:
        """Return all actions that the scene offers."""
        return list(dict.fromkeys(_actions_in(self.scene, self.shapes)))

    @property
    def lesson(self) -> wire.LessonState:
        """The state of the lesson; raise LookupError at any other table."""
        if self.table.lesson is None:
            raise LookupError(f"{self.table.table} is no lesson")
        return self.table.lesson

    @property
    def over(self) -> bool:
        return self.turn.over

    # Scene

    def _apply_scene(self, message: ReceivedScene) -> None:
        self.scene = {**msgspec.json.decode(message.shared), **msgspec.json.decode(message.own)}
        for board in boards(self.scene):
            if isinstance(board["ground"], str):
                board["ground"] = self.scene["board"]["ground"]
        self.view, self.log = message.view, []
        self._nodes = {"": self.scene, **dict(nodes(self.scene))}
        self._apply_rest(message)

    def _apply_patch(self, message: wire.Patch) -> None:
        for node_id, fields in map(msgspec.json.decode, message.set):
            assert node_id in self._nodes, f"a patch speaks of {node_id}, which is not in the scene"
            patch_node(self._nodes[node_id], fields)
            self._nodes.update(nodes(fields))
        self._apply_rest(message)

    def _apply_rest(self, message: wire.SceneMessage | wire.Patch) -> None:
        self.version = message.version
        self.table = message.table or self.table
        if message.turn:
            self.turn = msgspec.json.decode(message.turn, type=wire.TurnState)
        if message.log:
            self.log += msgspec.json.decode(message.log, type=list[wire.LogLine])
        self.shapes.update(msgspec.to_builtins(message.shapes))

    async def _fetch_shapes(self) -> None:
        """Fetch the shapes that boards refer to, each once."""
        for board in boards(self.scene):
            key = board["ground"]["shape"]
            if key not in self.shapes:
                host, port = self.socket.remote_address[:2]
                address = f"http://{host}:{port}/games/{self.table.game}/shape-{key}.json"
                if address not in _fetched:
                    _fetched[address] = msgspec.json.decode(await asyncio.to_thread(_read, address, self.patience))
                self.shapes[key] = _fetched[address]


_fetched: dict[str, Any] = {}
_own_secrets: dict[str, str] = {}
"""The secrets that replace those of links, by link."""


def _read(address: str, patience: float) -> bytes:
    with urlopen(address, timeout=patience) as answer:
        content: bytes = answer.read()
        return content


def patch_node(node: dict[str, Any], fields: dict[str, Any]) -> None:
    """Set fields of a node. None restores the default; an id in a list stands for the node that was there."""
    for name, value in fields.items():
        if name == "cells" and node.get("type") == "field":
            for number, cells in value.items():
                layer = node["layers"][int(number)]
                layer["cells"] = cells if isinstance(cells, str) else _toggle_cells(layer["cells"], cells)
        elif name == "above":
            node["layers"] = node["layers"][: value[0]] + value[1]
        elif value is None:
            node.pop(name, None)
        else:
            node[name] = _merge_list(node.get(name), value)


def _toggle_cells(cells: str, others: list[int]) -> str:
    """Return a set of spaces with these added or removed."""
    return f"{int(cells, 16) ^ sum(1 << place for place in others):x}"


def _merge_list(old: Any, now: Any) -> Any:
    """Return the new value of a field: nodes given by id and entries given by index are taken from the old one, and the
    message and other arguments of a text whose changed arguments are given."""
    if isinstance(now, dict) and isinstance(old, list):
        if old and isinstance(old[0], str):
            key, args = old
            return [key, [[name, _merge_list(arg, now[name]) if name in now else arg] for name, arg in args]]
        return [now.get(str(place), entry) for place, entry in enumerate(old)]
    if not isinstance(now, list) or not old or not isinstance(old[0], dict) or "id" not in old[0]:
        return now
    known = {node["id"]: node for node in old}
    return [known[entry] if isinstance(entry, str) else entry for entry in now]


def nodes(part: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every nested node that has an id."""
    if isinstance(part, dict):
        if "id" in part:
            yield part["id"], part
        part = part.values()
    elif not isinstance(part, list):
        return
    for inner in part:
        if isinstance(inner, (dict, list)):
            yield from nodes(inner)


def boards(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every nested board."""
    if isinstance(part, dict):
        if part.get("type") == "field":
            yield part
            return
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from boards(inner)


def board_actions(board: dict[str, Any], shape: dict[str, Any]) -> Iterator[str]:
    """Yield the actions of the spaces of a board."""
    places = shape.get("places") or range(len(shape["names"]))
    for layer in board.get("layers", ()):
        if layer.get("do"):
            cells = int(layer["cells"], 16)
            for name, place in zip(shape["names"], places, strict=True):
                if cells >> place & 1:
                    yield f"{layer['do']} {name}"


def _actions_in(part: Any, shapes: dict[str, Any]) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("type") == "field":
            yield from board_actions(part, shapes[part["ground"]["shape"]])
            return
        if part.get("do"):
            yield part["do"]
        yield from (do for _, do in part.get("then", ()))
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            if isinstance(inner, (dict, list)):
                yield from _actions_in(inner, shapes)
