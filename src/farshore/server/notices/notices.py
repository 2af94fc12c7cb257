"""Tells whoever wishes it, once a turn, that it is theirs; and once more when its time is up."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import sha256
from hmac import digest
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from farshore.core.game import CHANCE, Seat
from farshore.core.text import text
from farshore.server.http.limits import Limits
from farshore.server.http.refusal import refuse
from farshore.server.notices import posting
from farshore.server.settings import Settings
from farshore.server.socket import wire
from farshore.server.store import notices, people
from farshore.server.store.notices import NoticeRow
from farshore.server.tables.pace import late
from farshore.server.tables.table import LiveTable, hashed
from farshore.server.tables.tables import Tables
from farshore.words import house

if TYPE_CHECKING:
    from farshore.server.notices.webpush import Signer

log = structlog.get_logger("farshore.notices")
SOON = 2.5
"""Seconds after which somebody is told: until then they may have come, or the move may have been taken back."""
LOOK = 5.0
"""Seconds between looks at the clocks of tables in memory; at those that are not, every twelfth time."""
MOST = 4
"""Devices and programs that hear of one seat."""
FAILURES = 5
"""After so many in a row nothing more is sent to an address."""
WORDS = {"turn": "your-turn-in", "late": "notice-late", "remind": "notice-remind"}
GONE = (404, 410)
"""So an address says that there is nobody any more."""


class Notices:
    """Looks whom a table waits for, and tells those who are not there."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables, self.settings = tables, settings
        self._rate = Limits(settings.notices / 60, seconds=60)
        self._planned: set[str] = set()
        self._looked: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None

    # Wishes

    async def signer(self) -> Signer:
        """The keys that push services know this house by; made at the first start, and kept."""
        if self._signer is None:
            from farshore.server.notices.webpush import Signer

            self._signer = Signer(await self.tables.store.house_secret("push", Signer.fresh()))
        return self._signer

    async def add(self, table: str, wish: wire.NewNotice) -> wire.Notice:
        """From now on this address hears of the turns of the seats that the secrets open."""
        found = await self.tables.open(table)
        seats = found.seats_of(frozenset(map(hashed, wish.secrets)))
        if not seats:
            raise refuse("not-your-seat", 403)
        await asyncio.to_thread(posting.require_reachable, wish.address, self.settings.private_hooks)
        keys, stop = f"{wish.p256dh}.{wish.auth}" if wish.kind == "push" else token_urlsafe(32), token_urlsafe(24)
        for seat in sorted(seats):
            row = NoticeRow(
                table, seat, hashed(wish.address), wish.kind, wish.address, keys, wish.house, wish.language, stop
            )
            if seat in found.busy:  # they are at the table just now, and see it
                row.told = found.game.phase(found.state)
            if not await self.tables.store.write(partial(notices.add, row=row, most=MOST)):
                raise refuse("too-many-notices", 409, most=MOST)
        found.row.notices = True
        return wire.Notice(stop=stop, secret=keys if wish.kind == "hook" else "")

    async def stop(self, token: str) -> None:
        """One press, and this device or program hears nothing more, of no table."""
        await self.tables.store.write(partial(notices.stop, token=token))

    async def remind(self, table: str, wish: wire.Remind) -> wire.Reminded:
        """Somebody at the table waits: those it waits for hear it, once a turn, as when their time is up."""
        found = await self.tables.open(table)
        held = found.seats_of(frozenset(map(hashed, wish.secrets)))
        if not held:
            raise refuse("not-your-seat", 403)
        rows, waited = await self._awaited(found)
        waited -= held
        if not waited or found.row.frozen:
            raise refuse("nobody-to-remind", 409)
        told = [row for row in rows if row.seat in waited and await self._tell_once(found, row, "remind", min(held))]
        heard = {row.seat for row in rows}
        return wire.Reminded(told=tuple(sorted({row.seat for row in told})), silent=tuple(sorted(waited - heard)))

    # Telling

    def look(self, table: LiveTable) -> None:
        """Something happened at this table. Almost always nobody wants to hear of it: then this costs nothing."""
        if table.row.notices and table.row.id not in self._planned and not table.row.frozen:
            self._planned.add(table.row.id)
            asyncio.get_running_loop().call_later(SOON, self._begin, table)

    def _begin(self, table: LiveTable) -> None:
        self._planned.discard(table.row.id)
        task = asyncio.create_task(self._tell(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: LiveTable) -> None:
        """Once in a phase for each seat, whatever happens in it; once more if it is late."""
        try:
            rows, waited = await self._awaited(table)
            phase, over_time = table.game.phase(table.state), set(late(table))
            for row in rows:
                if row.seat in waited and (row.told < phase or row.seat in over_time):
                    await self._tell_once(table, row, "late")
        except Exception as error:
            log.warning("not told", table=table.row.id, error=f"{type(error).__name__}: {error}")

    async def _awaited(self, table: LiveTable) -> tuple[list[NoticeRow], set[Seat]]:
        """All that somebody wants to hear of this table, and the seats it waits for whose holders are not there."""
        await self.tables.store.list_changes()
        rows = await self.tables.store.read(lambda database: notices.notices_of(database, table.row.id))
        here = await self.tables.store.read(lambda database: people.here(database, table.row.id))
        return rows, self._absent(table, here | table.here())

    async def _tell_once(self, table: LiveTable, row: NoticeRow, again: str, by: Seat | None = None) -> bool:
        """That it is their turn; whoever knows that hears `again`, if they have not in this turn."""
        phase = table.game.phase(table.state)
        what = "turn" if row.told < phase else again
        told = await self.tables.store.write(partial(notices.mark, row=row, what=what, phase=phase))
        if told:
            await self._send(table, row, what, by)
        return told

    def _absent(self, table: LiveTable, here: set[Seat]) -> set[Seat]:
        people_of = {seat for seat in table.busy if seat != CHANCE and table.row.seats[seat].kind == "person"}
        return people_of - here

    async def _send(self, table: LiveTable, row: NoticeRow, what: str, by: Seat | None = None) -> None:
        if not self._rate.take(row.target):
            log.warning("too many notices", table=table.row.id, seat=row.seat)
            return
        title = table.say(text("title"), row.language)
        name = "" if by is None else table.names(row.language)[by]
        words = house().say(text(WORDS[what], title=title, name=name), row.language)
        body, headers = await (self._pushed if row.kind == "push" else self._hooked)(table, row, what, words)
        try:
            private = self.settings.private_hooks
            status = await asyncio.to_thread(posting.post, row.address, body, headers, private)
        except posting.NotReached as error:
            log.info("notice failed", table=table.row.id, seat=row.seat, error=str(error))
            status = 0
        reached = 200 <= status < 300
        most = 1 if status in GONE else FAILURES
        await self.tables.store.write(partial(notices.settle, row=row, reached=reached, most=most))

    async def _pushed(self, table: LiveTable, row: NoticeRow, what: str, words: str) -> tuple[bytes, dict[str, str]]:
        from farshore.server.notices import webpush

        say = partial(house().say, language=row.language)
        told = {
            "title": words,
            "url": f"/t/{row.table}",
            "tag": row.table,
            "stop": row.stop,
            "open": say(text("notice-open")),
            "end": say(text("notice-end")),
        }
        p256dh, _, auth = row.keys.partition(".")
        body = webpush.encrypt(msgspec.json.encode(told), webpush.read(p256dh), webpush.read(auth))
        signer = await self.signer()
        headers = {
            "authorization": signer.authorization(row.address, row.house),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(table.row.pace or 86_400),
            "topic": sha256(row.table.encode()).hexdigest()[:32],
            "urgency": "normal",
        }
        return body, headers

    async def _hooked(self, table: LiveTable, row: NoticeRow, what: str, words: str) -> tuple[bytes, dict[str, str]]:
        link = f"{row.house}/t/{row.table}"
        sentence = f"{words}: {link}"
        body = msgspec.json.encode(
            {
                "text": sentence,  # as most chat programs want it
                "content": sentence,  # as others do
                "kind": what,
                "game": table.row.game,
                "table": row.table,
                "seat": row.seat,
                "link": link,
                "stop": f"{row.house}/stop#{row.stop}",
            }
        )
        now = str(int(time()))
        signature = digest(row.keys.encode(), f"{now}.".encode() + body, sha256).hex()
        headers = {"content-type": "application/json", "x-farshore-time": now, "x-farshore-signature": signature}
        return body, headers

    # Clocks

    async def watch(self) -> None:
        """Looks at the clocks, until it is cancelled."""
        rounds = 0
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_at_clocks(stored=rounds % 12 == 0)
            except Exception as error:
                log.warning("clocks not looked at", error=f"{type(error).__name__}: {error}")
            rounds += 1

    async def look_at_clocks(self, *, stored: bool) -> None:
        """Whose time is up hears of it, also at tables that nobody has opened for days."""
        for table in list(self.tables.live.values()):
            if table.row.pace and table.row.notices and late(table):
                self.look(table)
        if stored:
            for name, version in await self.tables.store.read(lambda database: notices.overdue(database, time())):
                if self._looked.get(name) != version and name not in self.tables.live:
                    self._looked[name] = version
                    self.look(await self.tables.open(name))
