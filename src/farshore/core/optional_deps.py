"""Optional dependencies (`pip install 'farshore[NAME]'`), and the error when one is missing.

Each package that needs an extra declares it as an `Extra`; core knows none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from farshore.core.text import text
from farshore.core.user_errors import UserError


class Extra(NamedTuple):
    """An extra of the distribution, and the modules that it installs."""

    name: str
    modules: tuple[str, ...]


class NotInstalled(UserError, ImportError):
    """Raised when a feature needs an extra that is not installed; `reason` names it."""


@contextmanager
def name_missing_extra(*extras: Extra) -> Iterator[None]:
    """Context manager that turns a missing module of these extras into NotInstalled, naming the extra.

    >>> with name_missing_extra(Extra("maps", ("cartography",))):
    ...     import cartography
    Traceback (most recent call last):
    farshore.core.optional_deps.NotInstalled: ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        for extra in extras:
            if missing in extra.modules:
                raise NotInstalled(text("not-installed", package=missing, extra=f"farshore[{extra.name}]")) from None
        raise
