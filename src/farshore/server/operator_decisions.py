"""What the operator has decided for the whole site: bans, stopped tables, a message, maintenance.

`farshore admin` writes it to the store; `admin.decision_sync` reads it there. Nothing here is stored by this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import time

from farshore.server.errors import RequestError, request_error

LIMITED = 10
"""How much more a limited address is charged: it has a tenth of the usual rates."""


@dataclass(frozen=True, slots=True)
class Ban:
    """An address that is banned, or limited to a tenth of the usual rates."""

    address: str
    kind: str
    """`ban` or `limit`."""
    until: float
    """Seconds since 1970; 0 for no end."""
    reason: str = ""

    @property
    def is_active(self) -> bool:
        return not self.until or time() < self.until


@dataclass(slots=True)
class Site:
    """The current decisions. One object for a process; `DecisionSync` replaces its fields."""

    bans: Mapping[str, Ban] = field(default_factory=dict)
    stopped: frozenset[str] = frozenset()
    """Tables at which nobody can play until the operator allows it again."""
    message: Mapping[str, str] = field(default_factory=dict)
    """The message of the day by language; the key "" has the text for all other languages."""
    maintenance: float = 0.0
    """When maintenance ends, in seconds since 1970; 0 if there is none. It does not end by itself."""

    def weight(self, address: str) -> int:
        """Return how many times an address is charged for what it does."""
        ban = self.bans.get(address)
        return LIMITED if ban is not None and ban.kind == "limit" and ban.is_active else 1

    def check_address(self, address: str) -> RequestError | None:
        """Return the error for a banned address."""
        ban = self.bans.get(address)
        if ban is None or ban.kind != "ban" or not ban.is_active:
            return None
        return (
            request_error("banned-until", 403, until=format_time(ban.until))
            if ban.until
            else request_error("banned", 403)
        )

    def check_new_table(self) -> RequestError | None:
        """Return the error for a new table during maintenance."""
        return request_error("maintenance", 503, until=format_time(self.maintenance)) if self.maintenance else None

    def require_running(self, table: str) -> None:
        """Raise RequestError if the operator has stopped this table."""
        if table in self.stopped:
            raise request_error("table-stopped", 403)

    def message_in(self, language: str) -> str:
        """Return the message of the day in a language."""
        return self.message.get(language) or self.message.get("", "")


def format_time(seconds: float) -> str:
    """Return a time in UTC as text.

    >>> format_time(1_700_000_000)
    '2023-11-14 22:13 UTC'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
