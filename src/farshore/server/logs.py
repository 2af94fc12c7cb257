"""Structured logs, as text or JSON. Secrets are never logged."""

from __future__ import annotations

import contextlib
import logging

import structlog

from farshore.server.settings import Settings


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
