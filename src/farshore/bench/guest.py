"""A guest at a table, in Python: what the page does without drawing. Tests and measurements sit down as guests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLACES = ("header", "left", "hand", "right", "buttons", "players")


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
        self._ids = count(1)
        self._name = f"{id(self):x}"

    @classmethod
    async def sit(cls, address: str, table: str, *secrets: str, **more: Any) -> Guest:
        """Connects, joins, and has seen the first scene."""
        guest = cls(await connect(f"ws://{address}/socket", max_size=None, compression=None, ping_interval=None))
        await guest.say({"type": "join", "table": table, "secrets": secrets, **more})
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
        elif message["type"] == "patch":
            self._patch(message)
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
        return list(dict.fromkeys(_does(self.scene)))

    @property
    def over(self) -> bool:
        return bool(self.turn.get("over"))

    # Showing

    def _whole(self, message: dict[str, Any]) -> None:
        self.scene, self.shapes = message["scene"], message["shapes"]
        self.view, self.log = message["view"], []
        self._rest(message)

    def _rest(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.table = message.get("table", self.table)
        self.turn = message.get("turn", self.turn)
        self.log += message.get("log", ())

    def _patch(self, message: dict[str, Any]) -> None:
        self.shapes.update(message.get("shapes", {}))
        for place, nodes in message.get("places", {}).items():
            self.scene.pop(place, None)
            if nodes:
                self.scene[place] = nodes[0] if place == "board" else nodes
        for node in message.get("nodes", ()):
            self._replace(node)
        cells = {cell["id"]: cell for cell in message.get("cells", ())}
        if cells:
            for field in _fields(self.scene):
                field["cells"] = [cells.get(cell["id"], cell) for cell in field["cells"]]
        self._rest(message)

    def _replace(self, node: dict[str, Any]) -> None:
        for place in ("board", "prompt", "pad"):
            if self.scene[place]["id"] == node["id"]:
                self.scene[place] = _keeping_cells(self.scene[place], node)
        for place in PLACES:
            nodes = self.scene.get(place, [])
            for index, old in enumerate(nodes):
                if old["id"] == node["id"]:
                    nodes[index] = _keeping_cells(old, node)


def _keeping_cells(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    if new["type"] == "field" and "cells" not in new:
        return {**new, "cells": old["cells"]}
    if new["type"] == "player" and "board" in new and old.get("board"):
        return {**new, "board": _keeping_cells(old["board"], new["board"])}
    return new


def _fields(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if part.get("type") == "field":
            yield part
        else:
            for inner in part.values():
                yield from _fields(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _fields(inner)


def _does(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("do"):
            yield part["do"]
        for inner in part.values():
            if isinstance(inner, (dict, list)):
                yield from _does(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _does(inner)
