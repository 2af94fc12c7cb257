"""Measures the server: `farshore bench server`, moves per second of the server's CPU, stored, two clients at a table.

Beside it, in the same run, a bare echo behind the same web server: messages of the same size, nothing thought, nothing
stored. `--load` keeps many tables with four clients each busy for a while instead, and counts errors; `--start`
measures starts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time, sleep
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect

from farshore.bench.guest import post
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match import AnyMatch, Match
from farshore.games import find
from farshore.server.serve import server_options
from farshore.server.settings import Settings
from farshore.server.socket.socket import Message, Receive, Send


def main(args: argparse.Namespace) -> int:
    """Runs one measurement and prints it."""
    parser = argparse.ArgumentParser("farshore bench server")
    parser.add_argument("--game", default="explorers", help="the game to play (default explorers)")
    parser.add_argument("--tables", type=int, default=0, help="tables at a time (default 24; 200 with --load)")
    parser.add_argument("--seconds", type=float, default=args.seconds, help="how long (at least 10; 60 with --load)")
    parser.add_argument("--load", action="store_true", help="200 tables with four clients each for a minute")
    parser.add_argument("--start", action="store_true", help="how long a start takes beside 100,000 stored tables")
    wish = parser.parse_args(args.rest)
    if wish.start:
        from farshore.bench.stored import start

        return start(wish.game, wish.tables or 100_000)
    if wish.load:
        from farshore.bench.load import load

        return load(wish.game, wish.tables or 200, max(wish.seconds, 60.0))
    return measure(wish.game, wish.tables or 24, max(wish.seconds, 10.0))


def measure(game: str, tables: int, seconds: float) -> int:
    """Moves and echoes per CPU-second, printed beside each other."""
    with running("farshore.server.app:create") as address:
        moves = asyncio.run(Measurement(address, game).of_moves(tables, seconds))
    sent, heard = moves.bytes_sent // moves.count, moves.bytes_heard // moves.heard
    with running("farshore.bench.server:create_echo") as address:
        relays = asyncio.run(Measurement(address, game).of_echoes(tables, seconds / 2, sent, heard, both=True))
        echoes = asyncio.run(Measurement(address, game).of_echoes(tables, seconds / 2, sent, heard, both=False))
    print(f"{game}, {tables} tables, two clients at each, every move stored; {sent} bytes in, {heard} bytes out")
    print(f"  moves per server CPU-second          {moves.rate:8,.0f}   (target 1,500)")
    share = f"({moves.rate / relays.rate:.0%} of it; target 33%)"
    print(f"  bare echo to both clients, same size {relays.rate:8,.0f}   {share}")
    print(f"  bare echo to the sender, same size   {echoes.rate:8,.0f}   ({moves.rate / echoes.rate:.0%} of it)")
    print(f"  moves per second of the clock        {moves.count / moves.elapsed:8,.0f}")
    print("  The echo: the same web server, as many bytes in and out; nothing is read, thought or stored.")
    return 0


@contextmanager
def running(app: str, **environment: str) -> Iterator[str]:
    """A server process of its own, and its address."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        unlimited = {f"FARSHORE_{name}": "0" for name in ("RATE_HTTP", "RATE_CREATE", "RATE_SOCKET", "CONNECTIONS")}
        settings = {
            "FARSHORE_DATABASE": f"sqlite:///{folder}/bench.db",
            "FARSHORE_PORT": str(port),
            "FARSHORE_LOG": "warning",
        }
        words = [sys.executable, "-m", "farshore.bench.server", app]
        process = subprocess.Popen(words, env={**os.environ, **unlimited, **settings, **environment})
        try:
            wait_for(f"127.0.0.1:{port}")
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            cpu_seconds(address)
            return
        except OSError:
            sleep(0.05)
    raise TimeoutError(address)


def cpu_seconds(address: str) -> float:
    """What the server process has used so far."""
    with urlopen(f"http://{address}/health", timeout=20) as answer:
        return float(json.load(answer)["cpu_seconds"])


@dataclass
class Measured:
    """What was done in how much of the server's time."""

    count: int = 0
    heard: int = 0
    bytes_sent: int = 0
    bytes_heard: int = 0
    cpu: float = 0.0
    elapsed: float = 0.0

    @property
    def rate(self) -> float:
        return self.count / self.cpu


@dataclass
class Script:
    """A match played beforehand: who does what at which version, so that clients need not think."""

    game: str
    seed: str
    moves: list[tuple[int, str, int]] = field(default_factory=list)

    @classmethod
    def played(cls, game: str, seed: str, seats: int = 2) -> Script:
        script, rng = cls(game, seed), Random(seed)
        match: AnyMatch = Match(find(game), ["a"] * seats)
        dealer = SeededDealer(seed)
        match.deal(dealer)
        while busy := match.game.to_act(match.state):
            seat = rng.choice(busy)
            assert seat != CHANCE
            action = rng.choice(match.game.legal(match.state, seat))
            script.moves.append((seat, str(action), len(match.events)))
            match.play(seat, action)
            match.deal(dealer)
        return script


class Measurement:
    """Clients at one server."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game = address, game
        self.result = Measured()
        self.until = 0.0

    async def of_moves(self, tables: int, seconds: float) -> Measured:
        """Two clients sit at each table; then they play, and new tables are only made when a match is over."""
        scripts = [Script.played(self.game, f"bench {number}") for number in range(min(tables, 12))]
        seated = [(script, await self._open(script)) for script in (scripts * tables)[:tables]]
        warm = [asyncio.create_task(self._match(script, await self._open(script))) for script in scripts[:3]]
        self.until = monotonic() + 1.5
        await asyncio.gather(*warm)
        return await self._timed(seconds, [self._matches(script, pair) for script, pair in seated])

    async def of_echoes(self, tables: int, seconds: float, sent: int, heard: int, both: bool) -> Measured:
        """The same pairs of clients at a server that only repeats."""
        return await self._timed(seconds, [self._echoes(str(n), sent, heard, both) for n in range(tables)])

    async def _timed(self, seconds: float, work: list[Any]) -> Measured:
        self.result = Measured()
        before, began = cpu_seconds(self.address), monotonic()
        self.until = began + seconds
        await asyncio.gather(*work)
        self.result.cpu = cpu_seconds(self.address) - before
        self.result.elapsed = monotonic() - began
        return self.result

    async def _matches(self, script: Script, pair: list[ClientConnection]) -> None:
        while monotonic() < self.until:
            await self._match(script, pair)
            if monotonic() < self.until:
                pair = await self._open(script)

    async def _open(self, script: Script) -> list[ClientConnection]:
        """A new table and two clients at it, who have seen the first scene."""
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "link"}], "seed": script.seed}
        opened = await asyncio.to_thread(post, self.address, "/api/tables", wish)
        pair = [await self._socket() for _ in range(2)]
        for key, line in zip(opened["keys"], pair, strict=True):
            await line.send(json.dumps({"type": "join", "table": opened["table"], "secrets": [key["secret"]]}))
            await line.recv()
        return pair

    async def _match(self, script: Script, pair: list[ClientConnection]) -> None:
        for number, (seat, do, version) in enumerate(script.moves):
            message = f'{{"type":"act","id":"{number}","seat":{seat},"version":{version},"do":"{do}"}}'
            await pair[seat].send(message)
            self.result.bytes_sent += len(message)
            for line in pair:
                await self._hear_after(line, version)
            self.result.count += 1
            if monotonic() >= self.until:
                break
        for line in pair:
            await line.close()

    async def _hear_after(self, line: ClientConnection, version: int) -> None:
        """Until this client has been shown what came after the version."""
        while True:
            words = str(await line.recv())
            assert words.startswith(('{"type":"patch"', '{"type":"scene"')), words[:300]
            self.result.heard += 1
            self.result.bytes_heard += len(words)
            if int(words[26:40].partition(",")[0].rstrip("}")) > version:
                return

    async def _echoes(self, pair_name: str, sent: int, heard: int, both: bool) -> None:
        pair = [await self._socket() for _ in range(2)]
        for line in pair:
            await line.send(f"{pair_name} {heard} {int(both)}".ljust(sent))
            await line.recv()
        number = 0
        while monotonic() < self.until:
            number += 1
            await pair[number % 2].send("x" * sent)
            for line in pair if both else [pair[number % 2]]:
                await line.recv()
            self.result.count += 1
        for line in pair:
            await line.close()

    async def _socket(self) -> ClientConnection:
        return await connect(f"ws://{self.address}/socket", max_size=None, compression=None, ping_interval=None)


class Echo:
    """What a server costs that does nothing: each message is answered with as many bytes as a move brings."""

    def __init__(self) -> None:
        self.pairs: dict[str, list[Send]] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            body = json.dumps({"cpu_seconds": process_time()}).encode()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": body})
        elif scope["type"] == "websocket":
            await self._socket(receive, send)

    async def _socket(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        pair, size, both = (await receive())["text"].split()
        pair += both
        answer: Message = {"type": "websocket.send", "text": "y" * int(size)}
        self.pairs.setdefault(pair, []).append(send)
        await send(answer)
        while (await receive())["type"] == "websocket.receive":
            if both == "0":
                await send(answer)
                continue
            for other in self.pairs[pair]:
                await other(answer)
        self.pairs[pair].remove(send)


def create_echo() -> Echo:
    return Echo()


if __name__ == "__main__":
    import uvicorn

    chosen = Settings(port=int(os.environ["FARSHORE_PORT"]))
    uvicorn.run(sys.argv[1], **server_options(chosen), lifespan="off" if sys.argv[1].endswith("echo") else "on")
