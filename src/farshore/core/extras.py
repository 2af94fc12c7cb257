"""What is installed on request only (`pip install 'farshore[server]'`), and how its absence is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from farshore.core.lent import Refused
from farshore.core.text import text

EXTRA_OF: Final = {
    "alembic": "server",
    "cryptography": "server",
    "litestar": "server",
    "prometheus_client": "server",
    "sqlalchemy": "server",
    "structlog": "server",
    "uvicorn": "server",
    "websockets": "server",
    "psycopg": "postgres",
    "gymnasium": "rl",
    "numpy": "rl",
    "pettingzoo": "rl",
    "pyspiel": "rl",
    "pyarrow": "ray",
    "ray": "ray",
    "typst": "print",
}
"""Packages of others by the extra that brings them."""


class NotInstalled(Refused, ImportError):
    """Something that Farshore can do once an extra is installed; `reason` names it."""


@contextmanager
def named_by_extra() -> Iterator[None]:
    """A package that is missing in here is told by the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRA_OF:
            raise
        raise NotInstalled(text("not-installed", package=package, extra=f"farshore[{EXTRA_OF[package]}]")) from None
