"""Kills, cut cables, full and slow disks, jumping clocks, lost wake-ups: people play through all of it."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from signal import SIGTERM

from campaign.cable import Cable
from campaign.crowd import Person, crowd
from campaign.report import Report
from server.conftest import Postgres, Server

UNLIMITED = resource.RLIM_INFINITY


@dataclass
class Scene:
    """One or two servers on one database, and how to spoil their day."""

    report: Report
    folder: Path
    database: str
    postgres: Postgres | None = None
    cable: Cable | None = None
    servers: list[Server] = field(default_factory=list)

    @property
    def state(self) -> Path:
        return self.folder / "state.json"

    def start(self, count: int = 1) -> None:
        for number in range(count):
            state = self.folder / f"state{number}.json" if number else self.state
            state.write_text(json.dumps({"deaf": 1} if number else {}))
            # No bytecode: on a full disk Python would leave half-written files that others load.
            settings = {"FARSHORE_POLL": "0.5", "FARSHORE_BOT_SECONDS": "0.2", "PYTHONDONTWRITEBYTECODE": "1"}
            server = Server(self.database, settings)
            server.program = (str(Path(__file__).parent / "unreliable.py"), str(state))
            self.servers.append(server.start(self.folder))

    def begin(self, server: Server) -> None:
        """A start on the same port; on a machine that has much else to do, more than one."""
        for _ in range(3):
            try:
                server.start(self.folder)
            except AssertionError:
                self.report.count("starts that took more than four minutes")
                server.kill()
            else:
                return
        self.report.complain(f"a server does not start: {server.logged()[-1000:]}")

    async def again(self, server: Server) -> None:
        """kill -9, and a new start on the same port."""
        await asyncio.to_thread(server.kill)
        self.report.count("kills")
        await asyncio.to_thread(self.begin, server)

    async def kill(self, rng: Random) -> None:
        await self.again(rng.choice(self.servers))

    async def stop(self, rng: Random) -> None:
        server = rng.choice(self.servers)
        if await asyncio.to_thread(server.stop) not in (0, -SIGTERM):
            self.report.complain(f"a polite stop failed: {server.logged()[-1000:]}")
        self.report.count("polite stops")
        await asyncio.to_thread(self.begin, server)

    async def slow_disk(self, rng: Random) -> None:
        await self._for_a_while({"disk": 0.3}, rng)
        self.report.count("times of a slow disk")

    async def clock_jump(self, rng: Random) -> None:
        await self._for_a_while({"clock": rng.choice([-90_000, 90_000, 3e7])}, rng)
        self.report.count("clock jumps")

    async def _for_a_while(self, answer: dict[str, float], rng: Random) -> None:
        self.state.write_text(json.dumps(answer))
        await asyncio.sleep(1 + rng.random())
        self.state.write_text("{}")

    async def full_disk(self, rng: Random) -> None:
        """No file of the server may grow any more."""
        server = self.servers[0]
        assert server.process is not None
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4_096, limits[1]))
        await asyncio.sleep(1 + rng.random())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        self.report.count("times of a full disk")

    async def database_restart(self, rng: Random) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(rng.random())
        await asyncio.to_thread(self.postgres.resume)
        self.report.count("times without a database")

    async def cut_cable(self, rng: Random) -> None:
        assert self.cable is not None
        self.cable.cut()
        await asyncio.sleep(rng.random())
        self.cable.mend()
        self.report.count("cut cables")

    def disasters(self) -> list[Callable[[Random], Awaitable[None]]]:
        known: list[Callable[[Random], Awaitable[None]]]
        known = [self.kill, self.kill, self.stop, self.clock_jump, self.slow_disk]
        if self.postgres is not None:
            return [*known, self.database_restart, self.cut_cable]
        return [*known, self.full_disk] if sys.platform == "linux" else known


async def through_it(scene: Scene, seconds: float, tables: int, pause: float, seed: str) -> list[Person]:
    """Tables are played for so long, and every few seconds something happens."""
    rng, ending = Random(seed), scene.report.ending(seconds)
    calm = min(10.0, seconds / 4)
    people: list[Person] = []
    while not ending.over:
        address = rng.choice(scene.servers)
        now = await asyncio.to_thread(crowd, address, tables, scene.report, f"{seed} {len(people)}")
        people += now
        playing = [asyncio.create_task(person.play(ending, pause)) for person in now]
        while not ending.over and not all(task.done() for task in playing):
            await asyncio.sleep(calm * (0.5 + rng.random()))
            if not ending.over:
                await rng.choice(scene.disasters())(rng)
        await asyncio.gather(*playing)
    return people


def check(scene: Scene, people: list[Person]) -> None:
    """Nothing is lost, nothing is doubled, nothing has failed inside."""
    for person in people:
        person.check(scene.servers[-1])
    for server in scene.servers:
        if mistakes := server.mistakes():
            scene.report.complain(f"in the log: {mistakes}")
