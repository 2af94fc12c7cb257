"""Servers in processes of their own. Their processor time and memory are read from the operating system."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import clock_gettime, sleep
from urllib.request import urlopen

from farshore.server.serve import server_options
from farshore.server.settings import from_environment

FARSHORE = "farshore.server.app:create"
ECHO = "farshore_research.bench.echo:create"
UNLIMITED = (
    "RATE_HTTP",
    "RATE_CREATE",
    "RATE_SOCKET",
    "RATE_REVIEW",
    "CONNECTIONS",
    "LINES",
    "COST",
    "DAY_TABLES",
    "DAY_MB",
)
"""Settings that are 0 (unlimited) while one machine acts as many users."""


@dataclass(frozen=True, slots=True)
class ServerProcess:
    """A running server."""

    address: str
    pid: int

    def cpu(self) -> float:
        """Return the processor time used so far by all threads, in seconds."""
        if sys.platform == "linux":
            return clock_gettime((~self.pid << 3) | 2)  # the clock of a process, as clock_getcpuclockid makes it
        return sum(float(part) * 60**place for place, part in enumerate(reversed(self._ps("cputime").split(":"))))

    def memory(self) -> int:
        """Return the resident memory in kB."""
        return int(self._ps("rss"))

    def _ps(self, what: str) -> str:
        return subprocess.check_output(["ps", "-o", f"{what}=", "-p", str(self.pid)], text=True).strip()


@contextmanager
def run_server(app: str = FARSHORE, **environment: str) -> Iterator[ServerProcess]:
    """Run a server without limits, on a temporary database unless the environment names one."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as folder:
        unlimited = {f"FARSHORE_{name}": "0" for name in UNLIMITED}
        settings = {
            "FARSHORE_DATABASE": f"sqlite:///{folder}/bench.db",
            "FARSHORE_PORT": str(port),
            "FARSHORE_LOG": "warning",
        }
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        words = [sys.executable, "-m", "farshore_research.bench.server_subprocess", app]
        process = subprocess.Popen(words, env={**os.environ, **path, **unlimited, **settings, **environment})
        try:
            wait_for(f"127.0.0.1:{port}")
            yield ServerProcess(f"127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()
            process.wait()


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            urlopen(f"http://{address}/health", timeout=20).close()
            return
        except OSError:
            sleep(0.05)
    raise TimeoutError(address)


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(sys.argv[1], **server_options(from_environment()), lifespan="off" if sys.argv[1] == ECHO else "on")
