"""Start the server: the page, online matches and bots, in one process. Press Ctrl-C to stop it."""

from __future__ import annotations

import os
import socket
import threading
import time
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from importlib import import_module

from farshore.cli import CommandError, command_error, translate
from farshore.core.text import text

LAST_PORT = 65_535
IN_USE = (48, 98, 10048)
"""The errors of macOS, Linux and Windows for a port in use."""


def add_arguments(parser: ArgumentParser) -> None:
    from farshore.server import serve
    from farshore.server.settings import BadSetting, from_environment

    try:
        known = from_environment()
    except BadSetting as error:
        raise CommandError(str(error)) from None
    parser.add_argument("--host", default=known.host, help="address to listen on (default 127.0.0.1: this machine)")
    parser.add_argument("--port", type=int, default=known.port, help="port to listen on (default 8000)")
    parser.add_argument("--browser", action=BooleanOptionalAction, default=False, help="open the page in the browser")
    serve.add_arguments(parser)


def run(args: Namespace) -> int:
    from farshore.server import serve
    from farshore.server.garbage_collector import tune_collector

    tune_collector()  # modules that are loaded are no garbage
    import_module("uvicorn")  # an extra that is missing is reported before anything starts
    check_port(args.host, args.port)
    check_database(args.database, args.workers)
    address = f"http://{'127.0.0.1' if args.host in ('0.0.0.0', '::', '') else args.host}:{args.port}"
    print(translate(text("serve-at", address=address)), flush=True)
    print(durability_notice(args), flush=True)
    if args.browser:
        threading.Thread(target=open_page, args=(address,), daemon=True).start()
    return serve.run(args)


def durability_notice(args: Namespace) -> str:
    """Return how durable commits are with these settings."""
    from farshore.server.settings import from_environment, variable

    if args.database.startswith("postgresql://"):
        return translate(text("serve-as-postgres"))
    durable = from_environment({**os.environ, variable("host"): args.host}).durable
    return translate(text("serve-on-disk" if durable else "serve-two-seconds"))


def check_port(host: str, port: int) -> None:
    """Raise CommandError if the port is in use or not allowed."""
    if not 0 <= port <= LAST_PORT:
        raise command_error("cmd-port-range", port=port, last=LAST_PORT)
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, OverflowError):
        raise command_error("cmd-no-address", host=host, port=port) from None
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as error:
            if error.errno in IN_USE:
                raise command_error("cmd-port-in-use", port=port, next=port + 1) from None
            raise command_error("cmd-port-barred", port=port, error=str(error.strerror), next=port + 1) from None


def check_database(url: str, workers: int) -> None:
    """Raise CommandError if the database cannot be written."""
    from farshore.server.store import database

    if not url.startswith(("sqlite:///", "postgresql://")):
        raise command_error("cmd-database-address", url=url)
    if workers > 1 and not url.startswith("postgresql://"):
        raise command_error("cmd-several-workers")
    try:
        database.require_writable(database.at(url))
    except database.Unreachable as error:
        reason = " ".join(str(error.__cause__ or error).split())
        key = "cmd-database-lost" if url.startswith("postgresql://") else "cmd-database-barred"
        raise command_error(key, error=reason, url=database.without_password(url)) from None
    if database.version(database.at(url)) > database.HEAD:
        raise command_error("cmd-new-database", database=database.without_password(url))


def open_page(address: str) -> None:
    """Wait until the server answers, then open the page in a browser."""
    import webbrowser
    from urllib.request import urlopen

    for _ in range(200):
        try:
            with urlopen(address, timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(address)
