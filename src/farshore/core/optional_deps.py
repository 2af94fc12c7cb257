"""Optional dependencies (`pip install 'farshore[server]'`), and the error when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from farshore.core.hooks import UserError
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
    "farshore_research": "research",
}
"""Third-party packages, with the extra that installs each."""


class NotInstalled(UserError, ImportError):
    """Raised when a feature needs an extra that is not installed; `reason` names it."""


@contextmanager
def name_missing_extra() -> Iterator[None]:
    """Context manager that turns a missing package into NotInstalled, naming the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRA_OF:
            raise
        raise NotInstalled(text("not-installed", package=package, extra=f"farshore[{EXTRA_OF[package]}]")) from None
