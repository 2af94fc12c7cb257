"""Runs the server: `farshore serve`."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Any

import uvicorn

from farshore.server.http.protocol import raise_descriptors
from farshore.server.settings import Settings, from_environment, variable


def add_arguments(parser: ArgumentParser) -> None:
    """What the command line can say instead of the environment; host and port are there already."""
    known = from_environment()
    parser.add_argument(
        "--workers", type=int, default=known.workers, help="server processes; more than one needs PostgreSQL"
    )
    parser.add_argument("--database", default=known.database, help="sqlite:///FILE or postgresql://…")


def run(args: Namespace) -> int:
    """Serves until it is told to stop; open matches are in the store by then."""
    for name in ("host", "port", "workers", "database"):
        os.environ[variable(name)] = str(getattr(args, name))
    settings = from_environment()
    raise_descriptors()
    uvicorn.run("farshore.server.app:create", workers=max(1, args.workers), **server_options(settings))
    return 0


def server_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run."""
    return {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "http": "farshore.server.http.protocol:Protocol",
        "ws": "farshore.server.socket.protocol:Protocol",
        "ws_max_size": max(settings.message_bytes * 4, 65_536),
        "ws_per_message_deflate": settings.deflate,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,  # limits.py reads them: it trusts only what our own proxy added
        "timeout_graceful_shutdown": 10,
    }
