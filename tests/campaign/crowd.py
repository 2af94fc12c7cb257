"""People and bots at many tables, who go on whatever happens to the server, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from uuid import uuid4

from websockets.exceptions import WebSocketException

from campaign.report import Ending, Report
from farshore.client import RequestRefused, TableClient
from farshore.core import record
from farshore.games import find
from farshore.server import wire
from server.sit_down import House, Sitting, make, request

AGAIN = ("store-failed", "store-busy", "server-failed", "too-fast")
"""Refusals after which the same is sent again, as a person would."""


@dataclass
class Person:
    """A player who holds all seats of a table except those of bots, and plays at random."""

    sitting: Sitting
    rng: Random
    report: Report
    acknowledged: list[str] = field(default_factory=list)
    on_its_way: str = ""
    over: bool = False

    async def play(self, ending: Ending, pause: float) -> None:
        """Plays until then; whatever breaks is taken up again."""
        while not ending.over and not self.over:
            try:
                guest = await asyncio.wait_for(self.sitting.guest(*self.sitting.secrets), 20)
                await self._play(guest, ending, pause)
                await guest.close()
            except (WebSocketException, OSError, TimeoutError, RequestRefused):
                self.report.count("lines lost")
                await asyncio.sleep(0.2)
            except Exception as error:
                table = self.sitting.table
                self.report.complain(f"a person at table {table} gave up: {type(error).__name__}: {error}")
                return

    async def _play(self, guest: TableClient, ending: Ending, pause: float) -> None:
        while not ending.over and not guest.over:
            seat, do, version, name = await self._choice(guest)
            if seat is None:
                continue
            await self._act(guest, seat, do, version, name)
            await asyncio.sleep(pause * self.rng.random())
        self.over = guest.over

    async def _choice(self, guest: TableClient) -> tuple[int | None, str, int, str]:
        """What was on its way when the line broke, or something new; nothing while only bots are to act."""
        if self.on_its_way:
            sent, version, name, do = self.on_its_way.split(" ", 3)
            return int(sent), do, int(version), name
        mine = [seat for seat in guest.turn.busy if seat in self.sitting.secrets]
        if not mine:
            await guest.receive(10)
            return None, "", 0, ""
        seat = self.rng.choice(mine)
        if guest.view != seat:
            await guest.send(wire.ChangeView(view=seat))
            while guest.view != seat:
                await guest.receive(10)
            return None, "", 0, ""
        undo = seat in guest.turn.undo and self.rng.random() < 0.05
        do = "undo" if undo else self.rng.choice(guest.scene_actions() or ["undo"])
        name = uuid4().hex
        self.on_its_way = f"{seat} {guest.version} {name} {do}"
        return seat, do, guest.version, name

    async def _act(self, guest: TableClient, seat: int, do: str, version: int, name: str) -> None:
        try:
            await asyncio.wait_for(guest.act(seat, do, version=version, action_id=name), 20)
        except RequestRefused as error:
            self.report.count(f"refused: {error.key}")
            if error.key in AGAIN:
                await asyncio.sleep(0.1)
            else:
                self.on_its_way = ""
                await guest.send(wire.Ping())
                while not isinstance(await guest.receive(10), wire.Pong):
                    pass
            return
        self.on_its_way = ""
        guest.received.clear()
        self.acknowledged.append(f"{seat} {do}")
        self.report.count("acknowledged moves")

    def check(self, house: House) -> None:
        """What was acknowledged is stored, in its order, once; and nothing else, but for what was on its way."""
        path, mine = f"/api/tables/{self.sitting.table}/record", list(self.sitting.secrets.values())
        status, _, words = request(house, path, {"secrets": mine})
        if status != 200:
            self.report.complain(f"table {self.sitting.table}: {status} {words}")
            return
        if find(_game(words)).info.hidden and "?" in words:
            return
        people = set(map(str, self.sitting.secrets))
        events = [str(event) for event in record.load(words, find).match.events]
        acted = [event for event in events if event.split(" ")[0] in people]
        late = self.on_its_way.split(" ", 3)
        possible = [self.acknowledged, [*self.acknowledged, f"{late[0]} {late[-1]}"]]
        if acted not in possible:
            lost = [each for each in self.acknowledged if each not in acted]
            amounts = f"{len(self.acknowledged)} acknowledged, {len(acted)} stored"
            self.report.complain(f"table {self.sitting.table}: {amounts}; lost {lost[:5]}")


def _game(words: str) -> str:
    return words.split('game = "', 1)[1].split('"', 1)[0]


GAMES = (
    ("explorers", "ppr"),
    ("kingdom_maps", "pp"),
    ("explorers", "pr"),
    ("kingdom_maps", "pr"),
    ("la_isla", "pp"),
)
"""Of La Isla people hold all seats: only then does their record tell everything."""


def crowd(house: House, tables: int, report: Report, seed: str) -> list[Person]:
    """Open this number of new tables, most of them with bots, and return their players."""
    people = []
    for number in range(tables):
        game, seats = GAMES[number % len(GAMES)]
        sitting = make(house, game, seats, seed=f"{seed} {number}")
        people.append(Person(sitting, Random(f"{seed} {number}"), report))
    report.count("tables", tables)
    return people
