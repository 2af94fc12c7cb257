"""A guest at a table, in Python: what the page does without drawing. Tests and measurements sit down as guests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class GuestRefused(Exception):
    """The server did not do it; `key` says why."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["key"], message["reason"])
        self.key = str(message["key"])


def post(address: str, path: str, body: Any) -> Any:
    """Asks the API."""
    request = Request(f"http://{address}{path}", msgspec.json.encode(body), {"content-type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read())


class Guest:
    """One connection that knows what it was shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: dict[str, Any] = {}
        self.shapes: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.turn: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.version = -1
        self.view: int | None = None
        self.heard: list[str] = []
        """Everything the server ever said, as it came."""
        self._nodes: dict[str, dict[str, Any]] = {}
        """Every node that was ever shown, by its id: a patch finds its own without a walk through the scene."""
        self._ids = count(1)
        self._name = f"{id(self):x}"

    @classmethod
    async def sit(cls, address: str, table: str, *secrets: str, **more: Any) -> Guest:
        """Connects, joins, and has seen the first scene."""
        return await cls.greet(address, {"type": "join", "table": table, "secrets": secrets, **more})

    @classmethod
    async def greet(cls, address: str, message: dict[str, Any]) -> Guest:
        """Connects with this first message, and has seen the first scene."""
        socket = f"ws://{address}/socket"
        guest = cls(await connect(socket, max_size=None, compression=None, ping_interval=None, open_timeout=60))
        await guest.say(message)
        while guest.version < 0:
            await guest.hear()
        return guest

    async def leave(self) -> None:
        await self.socket.close()

    async def say(self, message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, seconds: float = 60.0) -> dict[str, Any]:
        """The next message; what it shows is shown."""
        async with asyncio.timeout(seconds):
            words = await self.socket.recv()
        self.heard.append(str(words))
        message: dict[str, Any] = msgspec.json.decode(words)
        if message["type"] == "scene":
            self._whole(message)
            await self._fetch_shapes()
        elif message["type"] == "patch":
            self._patch(message)
            if '"ground":' in str(words):
                await self._fetch_shapes()
        elif message["type"] == "refused" and not message["id"]:
            raise GuestRefused(message)
        return message

    async def hear_until(self, version: int) -> None:
        """Listens until this version has been shown."""
        while self.version < version:
            await self.hear()

    def new_id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    async def act(self, seat: int, do: str, *, version: int | None = None, action_id: str | None = None) -> None:
        """Does this, and waits until it is done or refused."""
        message_id = action_id or self.new_id()
        at = self.version if version is None else version
        await self.say({"type": "act", "id": message_id, "seat": seat, "version": at, "do": do})
        await self.answer(message_id)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Any other message with an id, and its answer."""
        message_id = self.new_id()
        await self.say({"type": kind, "id": message_id, **fields})
        return await self.answer(message_id)

    async def answer(self, message_id: str) -> dict[str, Any]:
        """Listens until the message with this id was answered."""
        while True:
            message = await self.hear()
            if message_id in message.get("acks", ()):
                return message
            if message.get("id") == message_id:
                if message["type"] == "refused":
                    raise GuestRefused(message)
                return message

    def does(self) -> list[str]:
        """All actions that something in the scene does."""
        return list(dict.fromkeys(_does(self.scene, self.shapes)))

    @property
    def over(self) -> bool:
        return bool(self.turn.get("over"))

    # Showing

    def _whole(self, message: dict[str, Any]) -> None:
        self.scene = {**message["shared"], **message["own"]}
        for board in boards(self.scene):
            if isinstance(board["ground"], str):
                board["ground"] = self.scene["board"]["ground"]
        self.view, self.log = message["view"], []
        self._nodes = {"": self.scene, **dict(nodes(self.scene))}
        self._rest(message)

    def _rest(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.table = message.get("table", self.table)
        self.turn = message.get("turn", self.turn)
        self.log += message.get("log", ())
        self.shapes.update(message.get("shapes", {}))

    def _patch(self, message: dict[str, Any]) -> None:
        for node_id, fields in message.get("set", ()):
            assert node_id in self._nodes, f"a patch speaks of {node_id}, which is not in the scene"
            patch_node(self._nodes[node_id], fields)
            self._nodes.update(nodes(fields))
        self._rest(message)

    async def _fetch_shapes(self) -> None:
        """The geometry that boards name, from files; each only once."""
        for board in boards(self.scene):
            key = board["ground"]["shape"]
            if key not in self.shapes:
                host, port = self.socket.remote_address[:2]
                address = f"http://{host}:{port}/games/{self.table['game']}/shape-{key}.json"
                if address not in _fetched:
                    _fetched[address] = msgspec.json.decode(await asyncio.to_thread(_read, address))
                self.shapes[key] = _fetched[address]


_fetched: dict[str, Any] = {}


def _read(address: str) -> bytes:
    with urlopen(address, timeout=60) as answer:
        content: bytes = answer.read()
        return content


def patch_node(node: dict[str, Any], fields: dict[str, Any]) -> None:
    """Sets these fields of a node; None: at its default again; an id in a list: the node that was there before."""
    for name, value in fields.items():
        if name == "cells" and node.get("type") == "field":
            for number, cells in value.items():
                layer = node["layers"][int(number)]
                layer["cells"] = cells if isinstance(cells, str) else _changed(layer["cells"], cells)
        elif name == "above":
            node["layers"] = node["layers"][: value[0]] + value[1]
        elif value is None:
            node.pop(name, None)
        else:
            node[name] = _placed(node.get(name), value)


def _changed(cells: str, others: list[int]) -> str:
    """A set of spaces after these came or went."""
    return f"{int(cells, 16) ^ sum(1 << place for place in others):x}"


def _placed(old: Any, now: Any) -> Any:
    """A list of nodes with those in place that are named by their ids; details by their places; or all as it is."""
    if isinstance(now, dict) and isinstance(old, list):
        return [now.get(str(place), entry) for place, entry in enumerate(old)]
    if not isinstance(now, list) or not old or not isinstance(old[0], dict) or "id" not in old[0]:
        return now
    known = {node["id"]: node for node in old}
    return [known[entry] if isinstance(entry, str) else entry for entry in now]


def nodes(part: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every node inside that has an id."""
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
    """Every board inside, small ones too."""
    if isinstance(part, dict):
        if part.get("type") == "field":
            yield part
            return
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from boards(inner)


def pressed(board: dict[str, Any], shape: dict[str, Any]) -> Iterator[str]:
    """What pressing the spaces of a board does."""
    places = shape.get("places") or range(len(shape["names"]))
    for layer in board.get("layers", ()):
        if layer.get("do"):
            cells = int(layer["cells"], 16)
            for name, place in zip(shape["names"], places, strict=True):
                if cells >> place & 1:
                    yield f"{layer['do']} {name}"


def _does(part: Any, shapes: dict[str, Any]) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("type") == "field":
            yield from pressed(part, shapes[part["ground"]["shape"]])
            return
        if part.get("do"):
            yield part["do"]
        yield from (do for _, do in part.get("then", ()))
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            if isinstance(inner, (dict, list)):
                yield from _does(inner, shapes)
