"""Follow the operator's decisions: `farshore admin` writes them to the store, every server process reads them there."""

from __future__ import annotations

import asyncio
from functools import partial
from time import time

import msgspec
import structlog

from farshore.server.loop_time_quota import LoopTimeQuota
from farshore.server.operator_decisions import Site
from farshore.server.socket.handler import SocketHandler
from farshore.server.store import admin_rows
from farshore.server.store.admin_rows import TOP, AuditEntry
from farshore.server.store.database import Connection
from farshore.server.tables.registry import TableRegistry
from farshore.server.usage_by_address import RecentUsage

log = structlog.get_logger("farshore.admin")
POLL = 2.0
"""Seconds between checks: a decision takes effect within them."""
SHOWN = 20
"""Addresses and tables that a process reports for `farshore admin top`."""


class DecisionSync:
    """Applies decisions to the site, to tables in memory and to open connections of this process."""

    def __init__(self, process: str, tables: TableRegistry, sockets: SocketHandler, costs: LoopTimeQuota) -> None:
        self.process, self.tables, self.sockets, self.costs = process, tables, sockets, costs
        self.table_usage = sockets.table_usage
        self._started = time()
        self._last = -1
        self._answered = ""

    async def watch(self) -> None:
        """Check for decisions, again and again until cancelled."""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self.check()
            except Exception as error:  # the next check tries again
                log.warning("decisions not read", error=f"{type(error).__name__}: {error}")

    async def check(self) -> None:
        """Apply what is new."""
        store = self.tables.store
        number, asked = await store.read(admin_rows.last_act)
        if number != self._last:
            acts = await store.read(partial(admin_rows.acts, after=max(0, self._last)))
            if self._last < 0:  # the store had older decisions when tables were loaded
                acts = [act for act in acts if act.at >= self._started]
            self._apply(await store.read(admin_rows.read_site), acts)
            if any(act.what.startswith("player ") for act in acts):  # seats have other names or other keys
                for table in list(self.tables.live.values()):
                    await table.read_new_events()
            self._last = number
        if asked != self._answered:
            self._answered = asked
            if asked:
                await store.write(partial(self._answer, token=asked))

    def _apply(self, new: Site, acts: list[AuditEntry]) -> None:
        site = self.tables.site
        site.bans, site.stopped, site.message, site.maintenance = (
            new.bans, new.stopped, new.message, new.maintenance,
        )  # fmt: skip
        for act in acts:
            if act.what == "table delete":
                self._drop(act.target)
            elif act.what == "table unfreeze" and act.target in self.tables.live:
                self.tables.on_change(self.tables.live[act.target])  # its bots go on
        self.sockets.close_banned()
        if acts:  # at the start there is nothing new
            log.info(
                "decisions read", bans=len(site.bans), stopped=len(site.stopped), maintenance=bool(site.maintenance)
            )

    def _drop(self, table: str) -> None:
        """Forget a deleted table; its clients are disconnected, and get an error when they return."""
        live = self.tables.live.pop(table, None)
        if live is not None:
            self.sockets.close_table(live)

    def _answer(self, connection: Connection, token: str) -> None:
        """Write what costs most in this process."""

        def rows(usage: RecentUsage) -> list[tuple[str, float, float]]:
            return [(use.name, round(use.seconds, 3), round(use.bytes)) for use in usage.top(SHOWN)]

        found = {
            "token": token,
            "process": self.process,
            "addresses": rows(self.costs.usage),
            "tables": rows(self.table_usage),
            "connections": len(self.sockets.open),
            "live": len(self.tables.live),
        }
        admin_rows.put_setting(connection, f"{TOP}/{self.process}", msgspec.json.encode(found).decode())
