"""What addresses store besides new tables: moves, chat and reports, charged to the same daily quota."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import structlog

from farshore.server.errors import request_error
from farshore.server.store import storage_per_address
from farshore.server.store.storage_per_address import DailyQuota, Usage
from farshore.server.store.store import Store

log = structlog.get_logger("farshore.tables")


class AddressStorage:
    """Counts bytes in memory and adds them to the database now and then: a move costs no transaction of its own.

    Until the next `save` an address can exceed its quota by what it stores in these seconds.
    """

    def __init__(
        self, store: Store, quota: DailyQuota, usage_of: Callable[[str, int, int], Usage], today: Callable[[], str]
    ) -> None:
        self.store, self.quota = store, quota
        self._usage_of, self._today = usage_of, today
        self._unsaved: Counter[str] = Counter()
        self._day = today()
        self._exceeded: set[str] = set()
        """Addresses that have stored more than their quota on this day."""

    def require_room(self, address: str) -> None:
        """Raise RequestError if an address may store nothing more today."""
        if address in self._exceeded and self._today() == self._day:
            raise request_error("day-bytes", 429, most=self.quota.bytes // 1_000_000)

    def charge(self, address: str, size: int) -> None:
        """Count bytes that an address has stored."""
        if address and self.quota.bytes:
            self._unsaved[address] += size

    async def save(self) -> None:
        """Add what was counted to the database, and note which addresses have exceeded their quota."""
        if self._today() != self._day:
            self._day = self._today()
            self._exceeded.clear()
        counted, self._unsaved = self._unsaved, Counter()
        if not counted:
            return
        new = [self._usage_of(address, 0, size) for address, size in sorted(counted.items())]
        try:
            totals = await self.store.write(partial(storage_per_address.add_bytes, new=new))
        except Exception as error:  # the database is away: nothing can be stored there meanwhile
            log.warning("usage not stored", error=f"{type(error).__name__}: {error}")
            self._unsaved.update(counted)
            return
        by_address = zip(sorted(counted), totals, strict=True)
        self._exceeded |= {address for address, total in by_address if total > self.quota.bytes}
