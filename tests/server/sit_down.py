"""Sitting down at tables, for tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar, get_args
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from farshore.client import TableClient, post
from farshore.games import find
from farshore.server import wire

T = TypeVar("T")
MESSAGES = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.ClientMessage)}
"""The messages from clients, by type."""
PATIENCE = 240.0
"""Seconds after which a state that is waited for will not come: far more than a busy machine needs."""


class House(Protocol):
    """A server, wherever it runs."""

    @property
    def address(self) -> str: ...


@dataclass
class Sitting:
    """A table and who opened it."""

    address: str
    table: str
    secrets: dict[int, str]
    links: set[int] = field(default_factory=set)
    """Seats whose secrets are those of links: they are replaced when somebody sits down."""

    async def guest(self, *seats: int, **more: Any) -> TableClient:
        """Return a client that holds these seats; without seats, a spectator."""
        client = await TableClient.join(self.address, self.table, *(self.secrets[seat] for seat in seats), **more)
        own = dict(zip(seats, client.secrets[len(seats) :], strict=True))
        self.secrets |= {seat: secret for seat, secret in own.items() if seat in self.links}
        self.links -= set(seats)
        return client


def make(server: House, game: str = "explorers", seats: str = "pp", *, person: str = "", **wish: Any) -> Sitting:
    """A new table: p is a person, r, g, c, … a bot of a level with that first letter.

    A person comes by a link unless `person` says otherwise: `here` sits there from the start.
    One deal for all, in which seat 0 is among the first to act in every game.
    """
    levels = {name[0]: name for name in ("random", "greedy", "casual", "planner", "expert")}
    person = person or (
        "here" if find(game).info.hidden else "link"
    )  # with others at the table, a hidden deal is not chosen
    sitting = [{"kind": person} if kind == "p" else {"kind": "bot", "level": levels[kind]} for kind in seats]
    opened = post(server.address, "/api/tables", {"game": game, "seats": sitting, "seed": "reef", **wish}, PATIENCE)
    keys = opened.get("keys", ())
    links = {key["seat"] for key in keys if key["kind"] == "link"}
    return Sitting(server.address, opened["table"], {key["seat"]: key["secret"] for key in keys}, links)


def request(server: House, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], str]:
    """Any request: status, headers, text. With a body it is a POST."""
    data = None if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
    wish = Request(f"http://{server.address}{path}", data, {"content-type": "application/json", **headers})
    try:
        with urlopen(wish, timeout=PATIENCE) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read().decode()
    except HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read().decode()


def wait_until(holds: Callable[[], object]) -> None:
    """Wait for a state; an AssertionError if it never comes."""
    until = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < until, "what is waited for does not come"
        sleep(0.01)


async def wait_for_state(holds: Callable[[], object]) -> None:
    """Wait for a state without blocking the event loop; an AssertionError if it never comes."""
    until = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < until, "what is waited for does not come"
        await asyncio.sleep(0.005)


def run(work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Run a coroutine with a time limit in another thread, because browser tests may leave a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(asyncio.wait_for(work, seconds))).result()
