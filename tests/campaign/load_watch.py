"""Who is slow: the server, the machine, or the client that measures. All three are measured while a part runs.

A process of its own asks the server, so that a client with a thousand connections does not slow down the question. The
kernel tells how long the server was ready to run and got no core: only lateness beyond that is the server's own, be it
that it computes or that it waits for something.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

from campaign.report import Report, resident
from farshore_research.bench.server_subprocess import ServerProcess

INTERVAL = 0.5
LATE = 3.0
"""Seconds by which the server may be late for reasons of its own."""
PATIENCE = 240.0
"""Seconds after which a server that has not answered hangs, on any machine."""


@dataclass(frozen=True)
class LoadSample:
    """How late each was in one interval, in seconds; and what the server did meanwhile."""

    client: float
    machine: float
    server: float
    waited: float
    """Seconds in which the server was ready to run and got no core."""
    cpu: float
    memory: int
    """Kilobytes."""

    @property
    def own(self) -> float:
        """Return the server's lateness that the machine does not explain."""
        return self.server - max(self.machine, self.waited)


@dataclass
class LoadWatch:
    """Takes samples of a server, of the process that asks it, and of the event loop that runs this."""

    server: ServerProcess
    samples: list[LoadSample] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    """Why a sample could not be taken."""

    async def watch(self) -> None:
        """Take samples until cancelled; a question that the server has not answered by then is a sample, too."""
        fork = multiprocessing.get_context("fork")
        receiver, sender = fork.Pipe(duplex=False)
        asking = fork.Process(target=_ask_again_and_again, args=(self.server, sender), daemon=True)
        last, waited = monotonic(), core_wait(self.server.pid)
        asking.start()
        try:
            while True:
                began = monotonic()
                await asyncio.sleep(INTERVAL)
                client = max(0.0, monotonic() - began - INTERVAL)
                while receiver.poll():
                    found: LoadSample | str = receiver.recv()
                    last, waited = monotonic(), core_wait(self.server.pid)
                    if isinstance(found, str):
                        self.errors.append(found)
                    else:
                        self.samples.append(replace(found, client=client))
        finally:
            asking.kill()
            asking.join()
            late, without_core = monotonic() - last - INTERVAL, core_wait(self.server.pid) - waited
            if late > LATE:
                self.samples.append(LoadSample(0.0, 0.0, late, without_core, 0.0, resident(self.server.pid)))

    def most(self, whose: str) -> float:
        """Return by how much the `client`, the `machine` or the `server` was late at most."""
        return max((getattr(sample, whose) for sample in self.samples), default=0.0)

    def describe(self) -> str:
        """Return who was late, for figures and errors."""
        late = (f"{whose} {self.most(whose):.1f} s" for whose in ("server", "machine", "client"))
        return f"{', '.join(late)}; the server for reasons of its own {max(0.0, self.most('own')):.1f} s"

    def report(self, report: Report, name: str) -> None:
        """Add the figures; complain if the server was late for a reason of its own."""
        report.figures[f"{name}: late at most"] = self.describe()
        sizes = [sample.memory for sample in self.samples]
        if sizes:
            report.memory.setdefault(name, []).extend(sizes)
        worst = max(self.samples, key=lambda sample: sample.own, default=None)
        if worst is not None and worst.own > LATE:
            report.complain(
                f"{name}: the server was late by {worst.server:.1f} s ({worst.cpu:.1f} s of processor time, "
                f"{worst.waited:.1f} s without a core), an idle process by {worst.machine:.1f} s"
            )
        if self.errors:
            report.complain(f"{name}: {len(self.errors)} samples failed: {self.errors[0]}")


def core_wait(process: int) -> float:
    """Return for how long the main thread of a process was ready to run while others had the cores, in seconds."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def _ask_again_and_again(server: ServerProcess, sender: Connection[LoadSample | str, LoadSample | str]) -> None:
    while True:
        try:
            sender.send(_sample(server))
        except BrokenPipeError:
            return
        except Exception as error:
            sender.send(f"{type(error).__name__}: {error}")


def _sample(server: ServerProcess) -> LoadSample:
    """Wait for an interval, then ask. What stops the server's event loop for long is still there when we ask."""
    began, used, waited, idle = monotonic(), server.cpu(), core_wait(server.pid), core_wait(os.getpid())
    sleep(INTERVAL)
    asked = monotonic()
    with urlopen(f"http://{server.address}/health", timeout=PATIENCE) as answer:
        answer.read()
    return LoadSample(
        client=0.0,
        machine=max(0.0, asked - began - INTERVAL, core_wait(os.getpid()) - idle),
        server=monotonic() - asked,
        waited=core_wait(server.pid) - waited,
        cpu=server.cpu() - used,
        memory=resident(server.pid),
    )
