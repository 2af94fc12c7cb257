"""Run each attack against one server, and measure what another user notices: waits, memory, descriptors."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from multiprocessing.connection import Connection
from pathlib import Path

from campaign.attacks import ATTACKS, FILLERS, Attacker
from campaign.bystander import Bystander
from campaign.report import Report, resident
from farshore.server.settings import Settings, variable
from server.conftest import Server

QUIET = 2.0
"""Seconds without an attack, for comparison."""
SLOW = 2.0
"""Seconds within which 95 of 100 answers to others must come, also on a busy machine, or ten times the quiet figure."""
GROWTH = 150_000
"""Kilobytes that one attack may add."""
LOG = 60_000_000
"""Bytes of the write-ahead log: it is emptied above 16 MB, every two seconds."""
QUOTA = 2
"""Megabytes of the daily quota that an attack fills to its end."""
QUOTA_SECONDS = 600.0
"""Seconds after which a quota that is not reached is given up."""
ROUND = 120.0
"""Seconds of a round of all attacks: memory must level off from round to round."""


@dataclass
class Suffered:
    """What the others and the server suffered from one attack, in all rounds."""

    others: Bystander
    growth: int = 0
    """Kilobytes, the most in one round."""
    descriptors: str = ""
    stored: int = 0
    seconds: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)

    def stored_a_day(self) -> str:
        """Return the megabytes of a day at the rate measured, and whether the daily quota ends it earlier."""
        day, quota = self.stored / self.seconds * 86_400 / 1e6, Settings().day_mb
        return f"{day:.0f}" if day < quota else f"{day:.0f} (quota: {quota})"

    def row(self, name: str, quiet: Bystander) -> tuple[str, ...]:
        """Return the row of the report."""
        return (
            name.replace("_", " "),
            f"{1000 * quiet.p95():.0f} / {1000 * self.others.p95():.0f}",
            f"{self.growth / 1000:+.1f}",
            self.descriptors,
            f"{self.stored / 1000:.0f}, {self.stored_a_day()}",
            ", ".join(f"{name} {number}" for name, number in sorted(self.counts.items())),
        )


def start_server(folder: Path, **more: str) -> Server:
    """Start a server with the limits that everybody has, and webhooks on this machine allowed.

    It has no daily quotas: they would end most attacks in the first minute. `attack_quota` is about them.
    """
    limits = ("rate_http", "rate_create", "rate_socket", "rate_review", "connections", "lines", "cost")
    usual = {variable(each.name): str(each.default) for each in fields(Settings) if each.name in limits}
    settings = {**usual, "FARSHORE_PRIVATE_HOOKS": "on", "FARSHORE_IDLE": "5", **more}
    return Server(f"sqlite:///{folder}/tables.db", settings).start(folder)


def start_quota_server(folder: Path) -> Server:
    """Start a server with daily quotas and without limits a second, which would only delay their end."""
    quotas = {"FARSHORE_DAY_MB": str(QUOTA), "FARSHORE_DAY_TABLES": str(Settings().day_tables)}
    unlimited = {variable(name): "0" for name in ("rate_http", "rate_create", "rate_socket", "cost")}
    return start_server(folder, **quotas, **unlimited)


def attack_server(server: Server, report: Report, seconds: float, seed: str) -> None:
    """Run all attacks one after the other, each for its share of the time, in rounds if there is time."""
    asyncio.run(observe(Bystander(server.port), QUIET))  # what is loaded for the first request is no figure
    quiet, suffered = Bystander(server.port), {attack.__name__: Suffered(Bystander(server.port)) for attack in ATTACKS}
    rounds = max(1, round(seconds / ROUND))
    share = max(0.5, (seconds / rounds - QUIET) / len(ATTACKS))
    for number in range(rounds):
        asyncio.run(observe(quiet, QUIET))
        for attack in ATTACKS:
            _attack(server, report, attack, share, f"{seed} {attack.__name__} {number}", suffered[attack.__name__])
            if server.process is None or server.process.poll() is not None:
                report.complain(f"{attack.__name__}: the server has ended")
                return
        report.attacks[:] = [each.row(name, quiet) for name, each in suffered.items()]
    _check(report, "quiet", quiet, quiet)
    for name, each in suffered.items():
        _check(report, name, each.others, quiet)
    report.levels_off("a server under attack")
    if mistakes := server.mistakes():
        report.complain(f"in the log: {mistakes}")


def attack_quota(server: Server, report: Report, fillers: Sequence[Callable[[Attacker], bool]] = FILLERS) -> None:
    """Store as much as a server with a daily quota of QUOTA megabytes accepts, each way from an address of its own."""
    for number, fill in enumerate(fillers):
        before, name = stored(server), fill.__name__.replace("_", " ")
        if not fill(Attacker(server.port, QUOTA_SECONDS, "quota", f"127.0.0.{20 + number}")):
            report.complain(f"{name}: the daily quota was not reached")
        megabytes = (stored(server) - before) / 1e6
        report.figures[f"{name}: MB that one address stores in a day, {QUOTA} MB allowed"] = f"{megabytes:.2f}"
        if megabytes > 1.5 * QUOTA:
            report.complain(f"{name}: one address stored {megabytes:.2f} MB, {QUOTA} MB are allowed")


def _attack(
    server: Server,
    report: Report,
    attack: Callable[[Attacker], None],
    seconds: float,
    seed: str,
    suffered: Suffered,
) -> None:
    """Run one attack once, and add what it did."""
    assert server.process is not None
    process = server.process.pid
    before, size, opened = resident(process), stored(server), descriptors(process)
    counts = asyncio.run(observe(suffered.others, seconds, attack, seed))
    if server.process.poll() is not None:
        return
    after = resident(process)
    report.memory.setdefault("a server under attack", []).append(after)
    if after > before + GROWTH:
        report.complain(f"{attack.__name__}: memory grew from {before} to {after} kB")
    if counts.get("status 500"):
        report.complain(f"{attack.__name__}: {counts['status 500']} answers with status 500")
    suffered.growth = max(suffered.growth, after - before) if suffered.seconds else after - before
    suffered.descriptors = f"{opened} / {descriptors(process)}"
    suffered.stored += stored(server) - size
    if (log := log_size(server)) > LOG:
        report.complain(f"{attack.__name__}: the write-ahead log has {log} bytes")
    suffered.seconds += seconds
    suffered.counts.update(counts)
    report.count("attacks")


async def observe(
    others: Bystander, seconds: float, attack: Callable[[Attacker], None] | None = None, seed: str = ""
) -> dict[str, int]:
    """Measure for these seconds, during an attack if one is given; return what the attack counted."""
    stop = asyncio.Event()
    watching = asyncio.create_task(others.watch(stop))
    counts: dict[str, int] = {}
    if attack is None:
        await asyncio.sleep(seconds)
    else:
        fork = multiprocessing.get_context("fork")
        receiver, sender = fork.Pipe(duplex=False)
        process = fork.Process(target=_run_attack, args=(attack, others.port, seconds, seed, sender), daemon=True)
        process.start()
        await asyncio.sleep(seconds)
        counts = await asyncio.to_thread(lambda: receiver.recv() if receiver.poll(30) else {"not ended": 1})
        process.kill()
        process.join()
    stop.set()
    await watching
    return counts


def _run_attack(
    attack: Callable[[Attacker], None], port: int, seconds: float, seed: str, sender: Connection[object, object]
) -> None:
    attacker = Attacker(port, seconds, seed)
    try:
        attack(attacker)
    except Exception as error:
        attacker.counts[f"ended by {type(error).__name__}"] += 1
    sender.send(dict(attacker.counts))
    os._exit(0)  # threads of the attack that still wait are not waited for


def _check(report: Report, name: str, others: Bystander, quiet: Bystander) -> None:
    if others.errors:
        report.complain(f"{name}: others got {others.errors[:3]}")
    if others.p95() > max(SLOW, 10 * quiet.p95()):
        report.complain(f"{name}: others waited {others.p95():.1f} s (95 of 100), {quiet.p95():.2f} s without it")
    report.count("answers to others", len(others.waits))


def descriptors(process: int) -> int:
    """Return how many files and connections a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))


def stored(server: Server) -> int:
    """Return the bytes of the pages in use. The write-ahead log is no growth: it is emptied and used again."""
    pages = "(select page_count from pragma_page_count()) - (select freelist_count from pragma_freelist_count())"
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        size: int = connection.execute(f"select ({pages}) * page_size from pragma_page_size()").fetchone()[0]
    return size


def log_size(server: Server) -> int:
    """Return the bytes of the write-ahead log."""
    log = Path(f"{server.database.removeprefix('sqlite:///')}-wal")
    return log.stat().st_size if log.exists() else 0
