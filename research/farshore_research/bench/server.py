"""Measures the server: `farshore bench server`, moves per second of processor time, stored and sent to all clients.

Each game is played at two seats and at four, with a line for each seat, in two languages, every table with a deal of
its own. Tables are made before anything is measured. In the same run and in turns, a bare echo behind the same web
server: the same bytes in, the same bytes out to the same lines, nothing thought, nothing stored. `--load` keeps many
tables busy for a while instead, and counts errors; `--growth` shows whether moves stay cheap at many tables, `--inside`
the same without network and database; `--idle` measures connections that do nothing, `--bots` and `--reviews` worker
processes beside the tables, `--start` starts beside many stored tables.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from statistics import mean
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from farshore.client import post
from farshore.client.table_client import PATIENCE
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.games import find, installed
from farshore_research.bench.server_subprocess import ECHO, FARSHORE, ServerProcess, run_server

SEATS = (2, 4)
LANGUAGES = ("en", "de")
TABLES = 24
ROUNDS = 4
"""Moves and echoes alternate, so that a busy machine slows both."""
TARGETS = {2: 0.25, 4: 0.22}


def main(args: argparse.Namespace) -> int:
    """Run one measurement and print it."""
    parser = argparse.ArgumentParser("farshore bench server")
    parser.add_argument("--game", action="append", help="a game to play (default: all; may be repeated)")
    parser.add_argument("--seats", type=int, action="append", help="seats at each table (default 2 and 4)")
    parser.add_argument("--tables", type=int, default=0, help="tables at a time (default 24; 200 with --load)")
    parser.add_argument("--moves", type=int, default=60, help="moves at each table (default 60)")
    parser.add_argument("--seconds", type=float, default=args.seconds, help="how long (at least 60 with --load)")
    parser.add_argument("--durable", action="store_true", help="both ways: then SQLite waits for its disk")
    parser.add_argument("--load", action="store_true", help="200 tables with four clients each for a minute")
    parser.add_argument("--inside", action="store_true", help="500 tables without network and database")
    parser.add_argument("--growth", action="store_true", help="500 tables, a move a second each: cost, waits, memory")
    parser.add_argument("--idle", action="store_true", help="400 connections that do nothing: memory, processor time")
    parser.add_argument("--bots", action="store_true", help="100 tables with a bot each: how long its answers take")
    parser.add_argument("--reviews", action="store_true", help="20 reviews at once beside 100 tables")
    parser.add_argument("--start", action="store_true", help="how long a start takes beside 100,000 stored tables")
    wish = parser.parse_args(args.rest)
    games = wish.game or list(installed().games)
    if wish.start:
        from farshore_research.bench.database_start import start

        return start(games[0], wish.tables or 100_000)
    if wish.inside:
        from farshore_research.bench.live_tables import measure_live_tables

        return max(
            measure_live_tables(game, seats, wish.tables or 500, wish.moves)
            for game in games
            for seats in wish.seats or SEATS
            if seats in find(game).info.seats
        )
    if wish.growth:
        from farshore_research.bench.sustained_load import measure_sustained_load

        return measure_sustained_load(games[0], (wish.seats or SEATS)[0], wish.tables or 500, max(wish.seconds, 60.0))
    if wish.idle:
        from farshore_research.bench.idle_connections import measure_idle

        return measure_idle(games[0], 400, max(wish.seconds, 130.0))
    if wish.bots or wish.reviews:
        from farshore_research.bench import workers

        if wish.bots:
            return workers.measure_bots(games[0], wish.tables or 100, max(wish.seconds, 30.0))
        return workers.measure_reviews(games[0], wish.tables or 20, max(wish.seconds, 60.0))
    if wish.load:
        from farshore_research.bench.load import run_load

        return run_load(games[0], wish.tables or 200, max(wish.seconds, 60.0))
    kinds = (False, True) if wish.durable else (False,)
    return max(
        measure(games, wish.seats or SEATS, wish.tables or TABLES, wish.moves, durable=durable) for durable in kinds
    )


def measure(games: list[str], all_seats: list[int] | tuple[int, ...], tables: int, moves: int, *, durable: bool) -> int:
    """Print a line for each game and number of seats."""
    kind = "durable: each waits for the disk" if durable else "as on one's own machine"
    print(f"{tables} tables at a time, {moves} moves each, a line for each seat, every move stored ({kind})")
    print(f"{'':28}{'moves':>8}{'echoes':>8}{'':>7}{'bytes':>8}{'first':>8}{'tables':>8}")
    print(f"{'':28}{'per CPU-second':>16}{'share':>7}{'a patch':>8}{'message':>8}{'CPU ms':>8}")
    with ExitStack() as stack:
        server = stack.enter_context(run_server(FARSHORE, FARSHORE_DURABLE=str(int(durable))))
        echo = stack.enter_context(run_server(ECHO))
        for game in games:
            measured = [
                asyncio.run(Measurement(server, echo, game, seats, tables, moves).run())
                for seats in all_seats
                if seats in find(game).info.seats
            ]
            for result in measured:
                print(result)
            if [result.seats for result in measured] == list(SEATS):
                ratio = measured[0].rate / measured[1].rate
                print(f"{'':28}four seats cost {ratio:.2f} times two (target at most 1.4)")
    print("The echo: the same web server, the same bytes to the same lines; nothing is thought or stored.")
    return 0


@dataclass
class Throughput:
    """The work done and the processor time of both servers."""

    game: str
    seats: int
    moves: int = 0
    cpu: float = 0.0
    echo_cpu: float = 0.0
    making_cpu: float = 0.0
    """Processor time to create a table and seat all clients."""
    first: list[int] = field(default_factory=list)
    patches: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.moves / self.cpu

    def __str__(self) -> str:
        share = self.echo_cpu / self.cpu
        target = f"(target {TARGETS[self.seats]:.0%})" if self.seats in TARGETS else ""
        return (
            f"{self.game + ', ' + str(self.seats) + ' seats':28}{self.rate:8,.0f}{self.moves / self.echo_cpu:8,.0f}"
            f"{share:7.1%}{mean(self.patches):8,.0f}{mean(self.first):8,.0f}{1000 * self.making_cpu:8.1f}  {target}"
        )


@dataclass
class Script:
    """A prepared match: the seat, the action and the version of each move."""

    seed: str
    moves: list[tuple[int, str, int]] = field(default_factory=list)

    @classmethod
    def random(cls, game: str, seats: int, most: int) -> Script:
        """Play a random match on a new deal."""
        script = cls(token_hex(8))
        rng = Random(script.seed)
        match: AnyMatch = Match(find(game), [""] * seats, dealer=SeededDealer(script.seed))
        while len(script.moves) < most and (busy := match.to_act):
            seat = rng.choice(busy)
            action = rng.choice(match.legal(seat))
            script.moves.append((seat, str(action), len(match.events)))
            match.play(seat, action)
        return script


@dataclass
class BenchTable:
    """Connections to a table of the server and to the echo server, and the messages of each move."""

    script: Script
    lines: list[ClientConnection]
    echoes: list[ClientConnection]
    heard: list[list[list[int]]] = field(default_factory=list)
    """The lengths of the messages, for each move and connection."""

    def messages(self) -> Iterator[tuple[int, str, int]]:
        """Yield the seat, message and version of each move."""
        for number, (seat, do, version) in enumerate(self.script.moves):
            yield seat, f'{{"type":"act","id":"{number}","seat":{seat},"version":{version},"do":"{do}"}}', version

    async def play(self, part: slice) -> None:
        """Play some moves; each is received by all clients before the next."""
        for seat, message, version in list(self.messages())[part]:
            await self.lines[seat].send(message)
            self.heard.append([await receive_after(line, version) for line in self.lines])

    async def echo(self, part: slice) -> None:
        """Echo the same number of bytes to the same connections."""
        for (seat, message, _), heard in zip(list(self.messages())[part], self.heard[part], strict=True):
            wish = ",".join("+".join(map(str, lengths)) for lengths in heard) + "|"
            await self.echoes[seat].send(wish.ljust(len(message)))
            for line, lengths in zip(self.echoes, heard, strict=True):
                for _ in lengths:
                    await line.recv()


class Measurement:
    """The measurement of one game with a number of seats."""

    def __init__(
        self, server: ServerProcess, echo: ServerProcess, game: str, seats: int, tables: int, moves: int
    ) -> None:
        self.server, self.echo, self.tables, self.moves = server, echo, tables, moves
        self.result = Throughput(game, seats)

    async def run(self) -> Throughput:
        """Warm up with some tables, then alternate moves and echoes."""
        result = self.result
        await self._part(await self._make_seats(3), slice(None), Throughput(result.game, result.seats))
        before = self.server.cpu()
        tables = await self._make_seats(self.tables)
        result.making_cpu = (self.server.cpu() - before) / len(tables)
        step = max(1, self.moves // ROUNDS)
        for start in range(0, self.moves, step):
            await self._part(tables, slice(start, start + step), result)
        result.moves = sum(len(table.heard) for table in tables)
        result.patches = [length for table in tables for move in table.heard for line in move for length in line]
        for line in (line for table in tables for line in (*table.lines, *table.echoes)):
            await line.close()
        return result

    async def _part(self, tables: list[BenchTable], part: slice, result: Throughput) -> None:
        before = self.server.cpu()
        await asyncio.gather(*[table.play(part) for table in tables])
        result.cpu += self.server.cpu() - before
        before = self.echo.cpu()
        await asyncio.gather(*[table.echo(part) for table in tables])
        result.echo_cpu += self.echo.cpu() - before

    async def _make_seats(self, count: int) -> list[BenchTable]:
        return [await self._seat(Script.random(self.result.game, self.result.seats, self.moves)) for _ in range(count)]

    async def _seat(self, script: Script) -> BenchTable:
        """Create a table with a client at each seat, and the same connections to the echo server."""
        table = BenchTable(script, [], [])
        name = await seat_clients(self.server, self.result.game, self.result.seats, table, self.result.first)
        for seat in range(self.result.seats):
            table.echoes.append(await _connect(self.echo, f"{name} {seat}"))
            await table.echoes[-1].recv()
        return table


async def seat_clients(
    server: ServerProcess, game: str, seats: int, table: BenchTable, sizes: list[int] | None = None
) -> str:
    """Create a table with a client at each seat; return its id. `sizes` gets the lengths of the first messages."""
    kinds = ["me", *["here"] * (seats - 1)]
    wish = {"game": game, "seats": [{"kind": kind} for kind in kinds], "seed": table.script.seed}
    opened = await asyncio.to_thread(post, server.address, "/api/tables", wish)
    for key in opened["keys"]:
        join: dict[str, Any] = {"type": "join", "table": opened["table"], "secrets": [key["secret"]]}
        join["language"] = LANGUAGES[key["seat"] % len(LANGUAGES)]
        line = await _connect(server, msgspec.json.encode(join).decode())
        first = len(await line.recv())
        if sizes is not None:
            sizes.append(first)
        table.lines.append(line)
    for line in table.lines:  # joining clients are announced to earlier ones
        await _drain(line)
    return str(opened["table"])


async def _connect(process: ServerProcess, first: str) -> ClientConnection:
    address = f"ws://{process.address}/socket"
    line = await connect(address, open_timeout=PATIENCE, max_size=None, compression=None, ping_interval=None)
    await line.send(first)
    return line


async def _drain(line: ClientConnection) -> None:
    """Receive until nothing is left; a ping is answered after all earlier messages."""
    await line.send('{"type":"ping"}')
    while not str(await line.recv()).startswith('{"type":"pong"'):
        pass


async def receive_after(line: ClientConnection, version: int) -> list[int]:
    """Receive messages until a later version; return their lengths."""
    lengths: list[int] = []
    while True:
        words = str(await line.recv())
        assert words.startswith(('{"type":"patch"', '{"type":"scene"')), words[:300]
        lengths.append(len(words.encode()))
        if int(words[26:40].partition(",")[0].rstrip("}")) > version:
            return lengths
