"""A server without logic: it sends the same number of bytes to the same number of connections as a move does.

A message says which lengths each line of its group is to hear (`812,640+30|…` is one answer to the first line and two
to the second); nothing is read beyond that, nothing is thought, nothing is stored.
"""

from __future__ import annotations

from farshore.server.asgi_types import Message, Receive, Send

FILLING = "y" * 200_000


class Echo:
    """Connections in groups, like the players of a table."""

    def __init__(self) -> None:
        self.groups: dict[str, dict[int, Send]] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        elif scope["type"] == "websocket":
            await self._socket(receive, send)

    async def _socket(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        name, seat = (await receive())["text"].split()
        group = self.groups.setdefault(name, {})
        group[int(seat)] = send
        await send({"type": "websocket.send", "text": "seated"})
        while (message := await receive())["type"] == "websocket.receive":
            for seat, lengths in enumerate(message["text"].partition("|")[0].split(",")):
                for length in lengths.split("+"):
                    await group[seat]({"type": "websocket.send", "text": FILLING[: int(length)]})
        self.groups.pop(name, None)


def create() -> Echo:
    return Echo()
