"""Measures how long `python3 run.py` takes until the server answers: `farshore bench start`, from a source folder.

Farshore must be installed by `run.py` already: every start measured here is a second one, with bytecode written.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from farshore_research.bench.server_subprocess import free_port

RUN = Path(__file__).resolve().parents[3] / "run.py"
PATHS = ("/health", "/", "/api/games")
"""The requests: whether the server is up, the page, and the first API request of the page."""


def main(args: argparse.Namespace) -> int:
    """Start several times and print the median."""
    parser = argparse.ArgumentParser("farshore bench start")
    parser.add_argument("--times", type=int, default=7, help="how many starts (default 7)")
    wish = parser.parse_args(args.rest)
    if not (RUN.parent / ".venv" / "farshore-installed").exists():
        raise OSError("`bench start` measures a second start: run `python3 run.py` in a source folder once before")
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        one_start(folder, PATHS[-1])  # writes bytecode
        print(f"from `python3 run.py` to the answer, {wish.times} starts each (target: 1 s)")
        for path in PATHS:
            took = sorted(one_start(folder, path) for _ in range(max(1, wish.times)))
            print(f"  {path:12} median {median(took):5.2f} s, fastest {took[0]:5.2f}, slowest {took[-1]:5.2f}")
    return 0


def one_start(folder: str, path: str) -> float:
    """Start a server, return the seconds until it answers, and stop it."""
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    python = str(Path(sys.executable).resolve())
    words = [python, str(RUN), "--no-browser", "--port", str(port), "--database", f"sqlite:///{folder}/start.db"]
    began = monotonic()
    server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not answers(port, path):
            if server.poll() is not None or monotonic() - began > 60:
                raise OSError(f"{' '.join(words)} does not start")
            sleep(0.005)
        return monotonic() - began
    finally:
        server.terminate()
        server.wait()


def answers(port: int, path: str) -> bool:
    try:
        with closing(socket.create_connection(("127.0.0.1", port), timeout=20)) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return line.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False
