"""Structured logs, as text or JSON. Secrets are never logged."""

from __future__ import annotations

import contextlib
import logging
import re
from secrets import token_hex

import structlog

from farshore.server.settings import Settings

_GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")


def request_id(given: str) -> str:
    """Return the id by which log lines of a request are found: the one that the client or a proxy sent, or a new one.

    >>> request_id("7f3a-9"), len(request_id("not\\nan id"))
    ('7f3a-9', 16)
    """
    return given if _GIVEN.fullmatch(given) else token_hex(8)


class Printer(structlog.PrintLogger):
    """A logger that ignores write errors: tables go on when the disk is full."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().msg(message)

    log = debug = info = warn = warning = error = err = fatal = failure = critical = exception = msg


def set_up(settings: Settings) -> None:
    """Configure structlog for the chosen level and format."""
    level = logging.getLevelName(settings.log.upper())
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    # Without local variables: they contain seat secrets and the database password.
    traceback = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            traceback if settings.log_json else structlog.processors.StackInfoRenderer(),
            last,
        ],
        logger_factory=lambda *_: Printer(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
