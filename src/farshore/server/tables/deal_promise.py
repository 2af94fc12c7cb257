"""Promises of deals: hashes that commit the server to a secret before players mix random values into the deal."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import time

from farshore.core.dealer import SeededDealer
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.store.table_rows import TableRow

PROMISED = 600.0
"""Seconds for which the deal of a table that does not exist yet stays promised."""


class DealPromises:
    """Promises deals of tables that are still to be created. Seed and salt follow from the id of the table, so nothing
    is stored before it exists, and every process can redeem a promise."""

    def __init__(self, derive_key: Callable[[str], bytes]) -> None:
        self._derive_key = derive_key

    def promise(self, table: str) -> wire.DealPromise:
        """Commit to the deal of a table with this new id."""
        until = int(time() + PROMISED)
        hashed = SeededDealer(*self.deal_of(table)).promise
        return wire.DealPromise(table=table, promise=hashed, deal=f"{table}.{until}.{self._seal(table, until)}")

    def deal_of(self, table: str) -> tuple[str, str]:
        """Return seed and salt of a promised table."""
        return self._derive_key(f"deal/{table}").hex(), self._derive_key(f"salt/{table}").hex()[:32]

    def redeem(self, deal: str) -> str:
        """Return the id of the promised table; raise RequestError if this was not promised, or too long ago.

        That a promise is used once is ensured by the primary key of the table.
        """
        table, until, seal = (*deal.split("."), "", "")[:3]
        if not (until.isdecimal() and len(until) < 16 and seal == self._seal(table, int(until))) or int(until) < time():
            raise request_error("deal-spent", 409)
        return table

    def _seal(self, table: str, until: int) -> str:
        return self._derive_key(f"promise/{table}/{until}").hex()[:32]


def commit_deal(row: TableRow) -> None:
    """Commit the dealer to its seed, with a salt of this table."""
    row.salt = secrets.token_hex(16)
    row.promise = SeededDealer(row.seed, row.salt).promise


def has_several_people(row: TableRow) -> bool:
    """Return whether several people sit at a table: at a table of one person nobody else has to trust the deal."""
    return sum(seat.secret_hash is not None for seat in row.seats) > 1
