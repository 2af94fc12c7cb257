"""A tournament over real sockets on two processes that are killed again and again.

Every player has a connection of their own, to either process, and comes back after a kill. Afterwards the records alone
must give the same deals at every table of a round and the same standings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from campaign.report import Report
from farshore.client import RequestRefused, TableClient
from server.competing import Rival, enter_all, new_tournament, people_of, recompute, record_of, round_of, shown
from server.conftest import Server
from server.people_online import Browser

BREATH = 0.2
"""Seconds until a player whose connection broke tries again, and until the organiser looks again."""
PATIENCE = 600.0
"""Seconds after which a round that has not come or not ended is given up."""
KILLS = 4
"""Kills in each round: the processes in turn, and both at the same moment."""
DAY = 86_400
"""The time limit of a turn: on a slow machine nobody is replaced by a bot."""
LOST = (WebSocketException, InvalidHandshake, OSError, TimeoutError)


@dataclass
class DistantBrowser(Browser):
    """A browser at an address of its own, as a proxy reports it: limits are for each address."""

    address: str = ""

    def __call__(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        return super().__call__(path, body, **{"x-forwarded-for": self.address, **headers})


@dataclass
class TournamentRun:
    """A tournament that is played while its servers are killed."""

    report: Report
    folder: Path
    servers: list[Server]
    seed: str
    players: list[Rival] = field(default_factory=list)
    tournament: str = ""
    moves: int = 0

    def sign_up(self, number: int) -> None:
        for each in range(number):
            server = self.servers[each % len(self.servers)]
            browser = DistantBrowser(server, address=f"192.0.2.{each + 1}")
            made = browser.sign_up(f"{self.seed} {each}")
            self.players.append(Rival(browser, f"{self.seed} {each}", made["player"]["key"]))

    def read(self, server: Server) -> Any:
        """The tournament as a process shows it to the first player."""
        first = self.players[0].browser
        status, found = Browser(server, dict(first.cookies))(f"/api/tournaments/{self.tournament}")
        assert status == 200, found
        return found

    async def state(self) -> Any:
        """The tournament as some process shows it."""
        until = monotonic() + PATIENCE
        while True:
            for server in self.servers:
                try:
                    return await asyncio.to_thread(self.read, server)
                except OSError:  # killed just now
                    if monotonic() > until:
                        raise
            await asyncio.sleep(BREATH)

    async def wait_for(self, condition: Callable[[Any], Any], what: str) -> Any:
        until = monotonic() + PATIENCE
        while not condition(found := await self.state()):
            assert monotonic() < until, f"{what}: not after {PATIENCE:g} seconds"
            await asyncio.sleep(BREATH)
        return found

    async def play_seat(self, table: str, seat: int, key: str, rng: Random) -> None:
        """Play one seat at random until its match is over; after a broken connection go on with any process."""
        while True:
            try:
                client = await TableClient.join(rng.choice(self.servers).address, table, key)
                while not client.over:
                    if seat in client.turn.busy and (actions := client.scene_actions()):
                        with suppress(RequestRefused):  # a simultaneous move came first
                            await client.act(seat, rng.choice(actions))
                            self.moves += 1
                    else:
                        await client.receive()
                await client.close()
            except LOST:
                self.report.count("connections lost in tournaments")
                await asyncio.sleep(BREATH)
            else:
                return

    async def kill_some(self, ended: asyncio.Event) -> None:
        """Kill the processes in turn after some moves, and both at once at the end."""
        victims = [[self.servers[number % len(self.servers)]] for number in range(KILLS - 1)] + [self.servers]
        for some in victims:
            mark = self.moves + 4 * len(self.players)
            while self.moves < mark and not ended.is_set():
                await asyncio.sleep(BREATH)
            if ended.is_set():
                return
            for server in some:
                server.kill()
            for server in some:
                await asyncio.to_thread(server.start, self.folder)
            self.report.count("servers killed in tournaments", len(some))

    async def play_round(self, number: int) -> None:
        state = await self.wait_for(lambda found: found.get("round", 0) >= number, f"round {number}")
        tables = round_of(state, number)["tables"]
        self.check_tables(state, number)
        ended = asyncio.Event()
        killing = asyncio.create_task(self.kill_some(ended))
        seats = [
            self.play_seat(table["table"], seat, self.players[entrant - 1].key, Random(f"{self.seed} {entrant}"))
            for table in tables
            for seat, entrant in enumerate(table["entrants"])
            if entrant > 0
        ]
        await asyncio.gather(*seats)
        ended.set()
        await killing
        done = await self.wait_for(lambda found: round_of(found, number).get("ended"), f"end of round {number}")
        again = [(table["table"], table["entrants"]) for table in round_of(done, number)["tables"]]
        if again != [(table["table"], table["entrants"]) for table in tables]:
            self.report.complain(f"round {number} was paired again")

    def check_tables(self, state: Any, number: int) -> None:
        """Everybody sits at one table, and every process says the same of it."""
        seated = sorted(one for table in round_of(state, number)["tables"] for one in people_of(table))
        if seated != list(range(1, len(self.players) + 1)):
            self.report.complain(f"round {number}: not everybody has one table: {seated}")
        for entrant, player in enumerate(self.players, 1):
            server = self.servers[entrant % len(self.servers)]
            found = Browser(server, dict(player.browser.cookies))(f"/api/tournaments/{self.tournament}")[1]
            mine = [table for table in round_of(found, number)["tables"] if table.get("mine")]
            if found["me"] != entrant or len(mine) != 1 or entrant not in mine[0]["entrants"]:
                self.report.complain(f"round {number}: player {entrant} is shown {mine}")
            self.report.count("players shown their table")

    def check_end(self, state: Any) -> None:
        """The records alone give the deals and the standings."""
        for each in state["played"]:
            records = [record_of(self.servers[0], table["table"]) for table in each["tables"]]
            if len({(one.secret, one.salt, one.match.header.promise) for one in records}) != 1:
                self.report.complain(f"round {each['number']}: the tables have different deals")
            self.report.count("records with equal deals", len(records))
        if shown(state) != recompute(self.servers[-1], state):
            self.report.complain("the standings do not follow from the records")
        else:
            self.report.count("standings recomputed", len(state["standings"]))
        for server in self.servers:
            if self.read(server)["standings"] != state["standings"]:
                self.report.complain("the processes show different standings")
        met = [frozenset(people_of(table)) for each in state["played"] for table in each["tables"]]
        if len(set(met)) != len(met):
            self.report.complain("players met twice")


def play_tournament(report: Report, servers: list[Server], folder: Path, players: int, rounds: int) -> None:
    """A tournament of this size from the entries to the last standings."""
    began = monotonic()
    run = TournamentRun(report, folder, servers, "Rival")
    run.sign_up(players)
    run.tournament = new_tournament(run.players[0], rounds=rounds, pace=DAY, most=128)
    enter_all(run.tournament, run.players)
    run.players[0].post(f"/api/tournaments/{run.tournament}/control", do="start")

    async def all_rounds() -> Any:
        for number in range(1, rounds + 1):
            await run.play_round(number)
        return await run.wait_for(lambda found: found["status"] == "over", "the end")

    run.check_end(asyncio.run(all_rounds()))
    report.count("players of tournaments", players)
    report.count("tournament moves", run.moves)
    report.count("rounds of tournaments", rounds)
    report.figures["seconds of a tournament"] = f"{monotonic() - began:.0f}"
    for server in servers:
        if mistakes := server.mistakes():
            report.complain(f"in the log: {mistakes}")


SETTINGS = {"FARSHORE_PROXY": "on", "FARSHORE_POLL": "0.5", "FARSHORE_BOT_SECONDS": "0.2"}
start_process = partial(Server, environment=SETTINGS)
