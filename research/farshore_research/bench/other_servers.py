"""Measures other libraries beside the server: `farshore bench peers`, moves per second of processor time.

boardgame.io runs a small marking game, in memory and with its flat files; colyseus the same, in memory, without rules
for clients. Farshore plays its games and stores every move. All clients receive a move before the next one. Needs Node
and npm; the packages are pinned by `peers_node/package-lock.json` and installed once into `~/.cache/farshore-peers`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import sleep

from farshore.games import find, installed
from farshore_research.bench.server import SEATS, Measurement
from farshore_research.bench.server_subprocess import ECHO, FARSHORE, ServerProcess, free_port, run_server

SOURCES = Path(__file__).parent / "peers_node"
CACHE = Path.home() / ".cache" / "farshore-peers"
WARM_UP = 20
"""Moves at each table before anything is measured."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another server, with clients of its own library."""

    name: str
    server: str
    """Its script; it is started with a port and, if `stored`, with a folder."""
    clients: str
    """The script of its clients."""
    stored: bool = False


PEERS = (
    Peer("boardgame.io, in memory", "boardgame_server.cjs", "boardgame_clients.cjs"),
    Peer("boardgame.io, flat files", "boardgame_server.cjs", "boardgame_clients.cjs", stored=True),
    Peer("colyseus, in memory", "colyseus_server.cjs", "colyseus_clients.cjs"),
)


@dataclass(frozen=True, slots=True)
class PeerResult:
    """What moves cost one server."""

    rate: float
    """Moves per second of processor time."""
    size: float
    """Bytes of a message after a move."""


def main(args: argparse.Namespace) -> int:
    """Run the measurement and print a table."""
    parser = argparse.ArgumentParser("farshore bench peers")
    parser.add_argument("--tables", type=int, default=24, help="tables at a time (default 24)")
    parser.add_argument("--moves", type=int, default=60, help="moves at each table (default 60)")
    wish = parser.parse_args(args.rest)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("farshore bench peers needs Node with npm.")
        return 1
    folder = install(npm)
    print(f"{wish.tables} tables at a time, {wish.moves} moves each, a client at each seat")
    print(f"{'moves per CPU-second':36}" + "".join(f"{seats} seats".rjust(10) for seats in SEATS) + f"{'bytes':>8}")
    for peer in PEERS:
        print_row(peer.name, [measure_peer(node, folder, peer, wish.tables, seats, wish.moves) for seats in SEATS])
    with run_server(FARSHORE) as server, run_server(ECHO) as echo:
        for game in installed().games:
            if set(SEATS) <= set(find(game).info.seats):
                print_row(f"Farshore, {game}", [measure_own(server, echo, game, seats, wish) for seats in SEATS])
    return 0


def print_row(name: str, results: list[PeerResult]) -> None:
    rates = "".join(f"{result.rate:10,.0f}" for result in results)
    print(f"{name:36}{rates}{mean(result.size for result in results):8,.0f}", flush=True)


def install(npm: str) -> Path:
    """Install the pinned packages unless they are there; return their folder."""
    CACHE.mkdir(parents=True, exist_ok=True)
    lock = CACHE / "package-lock.json"
    current = lock.exists() and lock.read_bytes() == (SOURCES / lock.name).read_bytes()
    for file in SOURCES.iterdir():
        shutil.copy(file, CACHE)
    if not current or not (CACHE / "node_modules").exists():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=CACHE, check=True)
    return CACHE


@contextmanager
def run_peer(node: str, folder: Path, peer: Peer) -> Iterator[ServerProcess]:
    """Run another server."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="farshore-peers-") as files:
        command = [node, peer.server, str(port), *([files] if peer.stored else [])]
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield ServerProcess(f"127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()
            process.wait()


def _wait_for(port: int) -> None:
    """Wait until the server accepts connections; colyseus answers no plain requests."""
    for _ in range(600):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=20).close()
            return
        sleep(0.05)
    raise TimeoutError(f"port {port}")


def measure_peer(node: str, folder: Path, peer: Peer, tables: int, seats: int, moves: int) -> PeerResult:
    """Play at another server with its own clients."""
    with run_peer(node, folder, peer) as server:
        port = server.address.rpartition(":")[2]
        command = [node, peer.clients, port, str(tables), str(seats)]
        _play([*command, str(WARM_UP), "warm"], folder, server)
        return _play([*command, str(moves), "match"], folder, server)


def _play(command: list[str], folder: Path, server: ServerProcess) -> PeerResult:
    """Let clients play and measure the server meanwhile."""
    with subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdin is not None
        assert clients.stdout is not None
        assert clients.stdout.readline() == "ready\n"
        before = server.cpu()
        clients.stdin.write("play\n")
        clients.stdin.flush()
        found = json.loads(clients.stdout.readline())
        used = server.cpu() - before
    return PeerResult(found["moves"] / used, found["bytes"] / max(1, found["messages"]))


def measure_own(
    server: ServerProcess, echo: ServerProcess, game: str, seats: int, wish: argparse.Namespace
) -> PeerResult:
    """Play one of our games, as `farshore bench server` does."""
    result = asyncio.run(Measurement(server, echo, game, seats, wish.tables, wish.moves).run())
    return PeerResult(result.rate, mean(result.patches))
