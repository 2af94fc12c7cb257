"""Notify absent players once per turn, again when their time is up, and of invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from hashlib import sha256
from hmac import digest
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from farshore.core.game import CHANCE, Seat
from farshore.core.text import text
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.notices import safe_post
from farshore.server.notices.post_pool import PostPool
from farshore.server.rate_limits import RateLimiter
from farshore.server.settings import Settings
from farshore.server.store import follow_rows, notice_rows, seating
from farshore.server.store.database import Connection
from farshore.server.store.notice_rows import NoticeRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.registry import TableRegistry
from farshore.server.tables.turn_clock import late_seats
from farshore.translations import app_translator

if TYPE_CHECKING:
    from farshore.server.notices.webpush import Signer

log = structlog.get_logger("farshore.notices")
SOON = 2.5
"""Seconds until a notice is sent: meanwhile the player may come, or the move may be undone."""
LOOK = 5.0
"""Seconds between checks of the clocks of tables in memory; tables in the store are checked every twelfth time."""
MOST = 4
"""Devices and webhooks per seat, and per invitation."""
FAILURES = 5
"""Consecutive failures after which the notices of an address end."""
WORDS = {"turn": "your-turn-in", "late": "notice-late", "remind": "notice-remind", "invited": "notice-invited"}
GONE = (404, 410)
"""Statuses that mean that an address no longer exists."""


class TurnNotifier:
    """Finds absent players whose turn it is, and notifies them."""

    def __init__(self, tables: TableRegistry, settings: Settings) -> None:
        self.tables, self.settings = tables, settings
        self.posts, self.lookups = PostPool(), PostPool(threads=4, waiting=50)
        """Separate, so that registrations do not wait for slow webhooks."""
        self._rate = RateLimiter(settings.notices / 60, seconds=60)
        self._planned: set[str] = set()
        self._looked: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None

    # Registration

    async def signer(self) -> Signer:
        """Return the keys by which push services know this server; they are made at the first start and stored."""
        if self._signer is None:
            from farshore.server.notices.webpush import Signer

            self._signer = Signer(await self.tables.store.shared_secret("push", Signer.fresh()))
        return self._signer

    async def add(self, table: str, request: wire.NewNotice, client: str = "") -> wire.Notice:
        """Register an address for the turns of the seats that the secrets open. `client` is who asks."""
        self.tables.storage.require_room(client)
        found = await self.tables.open(table)
        seats = found.seats_of(frozenset(map(hash_secret, request.secrets)))
        if not seats:
            raise request_error("not-your-seat", 403)
        if request.kind == "push":
            from farshore.server.notices import webpush

            if not webpush.are_keys(request.p256dh, request.auth):
                raise request_error("bad-address")
        await self._require_reachable(request.address)
        keys, stop = (
            f"{request.p256dh}.{request.auth}" if request.kind == "push" else token_urlsafe(32),
            token_urlsafe(24),
        )
        for seat in sorted(seats):
            row = NoticeRow(
                table,
                seat,
                hash_secret(request.address),
                request.kind,
                request.address,
                keys,
                request.house,
                request.language,
                stop,
            )
            if seat in found.busy:  # they have the table open, and see it
                row.notified = found.game.phase(found.state)
            if not await self.tables.store.write(partial(notice_rows.add, row=row, most=MOST)):
                raise request_error("too-many-notices", 409, most=MOST)
            self.tables.storage.charge(client, ROW_BYTES + len(request.address) + len(request.house) + len(keys))
        found.row.notices = True
        return wire.Notice(stop=stop, secret=keys if request.kind == "hook" else "")

    async def _require_reachable(self, address: str) -> None:
        """Raise RequestError unless notices may go to this address."""
        check = partial(safe_post.require_reachable, address, self.settings.private_hooks)
        try:
            await self.lookups.run(check)
        except safe_post.PostFailed as error:
            log.info("address not checked", error=str(error))
            raise request_error("bad-address") from None

    async def stop(self, token: str) -> None:
        """Stop all notices to a device or webhook."""
        await self.tables.store.write(partial(notice_rows.stop, token=token))

    async def remind(self, table: str, request: wire.RemindRequest) -> wire.ReminderResult:
        """Remind the players whose turn it is, once per turn, on behalf of another player."""
        found = await self.tables.open(table)
        held = found.seats_of(frozenset(map(hash_secret, request.secrets)))
        if not held:
            raise request_error("not-your-seat", 403)
        rows, waited = await self._waiting_for(found)
        waited -= held
        if not waited or found.row.frozen:
            raise request_error("nobody-to-remind", 409)
        due = [row for row in rows if row.seat in waited]
        first = await asyncio.gather(*(self._notify_once(found, row, "remind", min(held)) for row in due))
        sent = [row for row, was_sent in zip(due, first, strict=True) if was_sent]
        reachable = {row.seat for row in rows}
        return wire.ReminderResult(
            told=tuple(sorted({row.seat for row in sent})), silent=tuple(sorted(waited - reachable))
        )

    # Sending

    def schedule(self, table: LiveTable) -> None:
        """Check a changed table soon, if it has notices."""
        if table.row.notices and table.row.id not in self._planned and not table.row.frozen:
            self._planned.add(table.row.id)
            asyncio.get_running_loop().call_later(SOON, self._begin, table)

    def _begin(self, table: LiveTable) -> None:
        self._planned.discard(table.row.id)
        self._start(self._notify(table))

    def announce_invitation(self, table: LiveTable, receiver: str, name: str) -> None:
        """Notify a player who is absent that `name` invites to a table, where the player is notified of turns."""
        self._start(self._notify_invited(table, receiver, name))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        """Whether no table is waiting to be checked and no notice is being sent."""
        return not self._planned and not self._tasks

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.posts.close()
        self.lookups.close()

    async def _notify(self, table: LiveTable) -> None:
        """Notify each absent player whose turn it is once per phase, and again when the time is up."""
        try:
            rows, waited = await self._waiting_for(table)
            phase, over_time = table.game.phase(table.state), set(late_seats(table))
            due = [row for row in rows if row.seat in waited and (row.notified < phase or row.seat in over_time)]
            await asyncio.gather(*(self._notify_once(table, row, "late") for row in due))
        except Exception as error:
            log.warning("notice not sent", table=table.row.id, error=f"{type(error).__name__}: {error}")

    async def _notify_invited(self, table: LiveTable, receiver: str, name: str) -> None:
        def work(connection: Connection) -> list[NoticeRow]:
            here = follow_rows.present(connection, (receiver,), time())
            return [] if here else notice_rows.notices_of_player(connection, receiver, MOST)

        try:
            rows = await self.tables.store.read(work)
            await asyncio.gather(*(self._send(table, row, "invited", name) for row in rows))
        except Exception as error:
            log.warning("notice not sent", table=table.row.id, error=f"{type(error).__name__}: {error}")

    async def _waiting_for(self, table: LiveTable) -> tuple[list[NoticeRow], set[Seat]]:
        """Return the notices of a table, and the seats to act whose holders are absent."""
        await self.tables.store.flush_lists()
        rows = await self.tables.store.read(lambda database: notice_rows.notices_of(database, table.row.id))
        here = await self.tables.store.read(lambda database: seating.present_seats(database, table.row.id))
        return rows, self._absent_seats(table, here | table.present_seats())

    async def _notify_once(self, table: LiveTable, row: NoticeRow, again: str, by: Seat | None = None) -> bool:
        """Send the notification of a turn; if that was sent before, `again`, once per turn. Return whether one was
        sent."""
        phase = table.game.phase(table.state)
        what = "turn" if row.notified < phase else again
        first = await self.tables.store.write(partial(notice_rows.mark, row=row, what=what, phase=phase))
        if first:
            await self._send(table, row, what, "" if by is None else table.names(row.language)[by])
        return first

    def _absent_seats(self, table: LiveTable, here: set[Seat]) -> set[Seat]:
        people_of = {seat for seat in table.busy if seat != CHANCE and table.row.seats[seat].kind == "person"}
        return people_of - here

    async def _send(self, table: LiveTable, row: NoticeRow, what: str, name: str) -> None:
        if not self._rate.take(row.target):
            log.warning("too many notices", table=table.row.id, seat=row.seat)
            return
        title = table.translate(text("title"), row.language)
        words = app_translator().translate(text(WORDS[what], title=title, name=name), row.language)
        build = self._push_request if row.kind == "push" else self._webhook_request
        try:
            body, headers = await build(table, row, what, words)
            private = self.settings.private_hooks
            status = await self.posts.run(partial(safe_post.post, row.address, body, headers, private))
        except (safe_post.PostFailed, ValueError) as error:  # a ValueError if stored keys or addresses are invalid
            log.info("notice failed", table=table.row.id, seat=row.seat, error=str(error))
            status = 0
        reached = 200 <= status < 300
        most = 1 if status in GONE else FAILURES
        await self.tables.store.write(partial(notice_rows.settle, row=row, reached=reached, most=most))

    async def _push_request(
        self, table: LiveTable, row: NoticeRow, what: str, words: str
    ) -> tuple[bytes, dict[str, str]]:
        from farshore.server.notices import webpush

        say = partial(app_translator().translate, language=row.language)
        payload = wire.PushPayload(
            title=words,
            url=_path(table, what),
            tag=table.row.id,
            stop=row.stop,
            open=say(text("notice-open")),
            end=say(text("notice-end")),
        )
        p256dh, _, auth = row.keys.partition(".")
        body = webpush.encrypt(
            msgspec.json.encode(payload), webpush.decode_base64url(p256dh), webpush.decode_base64url(auth)
        )
        signer = await self.signer()
        headers = {
            "authorization": signer.authorization(row.address, row.origin),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(table.row.pace or 86_400),
            "topic": sha256(table.row.id.encode()).hexdigest()[:32],
            "urgency": "normal",
        }
        return body, headers

    async def _webhook_request(
        self, table: LiveTable, row: NoticeRow, what: str, words: str
    ) -> tuple[bytes, dict[str, str]]:
        link = row.origin + _path(table, what)
        sentence = f"{words}: {link}"
        payload = wire.WebhookPayload(
            text=sentence,
            content=sentence,
            kind=what,
            game=table.row.game,
            table=table.row.id,
            seat=-1 if what == "invited" else row.seat,
            link=link,
            stop=f"{row.origin}/stop#{row.stop}",
        )
        body = msgspec.json.encode(payload)
        now = str(int(time()))
        signature = digest(row.keys.encode(), f"{now}.".encode() + body, sha256).hex()
        headers = {"content-type": "application/json", "x-farshore-time": now, "x-farshore-signature": signature}
        return body, headers

    # Clocks

    async def watch(self) -> None:
        """Check the clocks, again and again until cancelled."""
        rounds = 0
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.check_clocks(stored=rounds % 12 == 0)
            except Exception as error:
                log.warning("clocks not checked", error=f"{type(error).__name__}: {error}")
            rounds += 1

    async def check_clocks(self, *, stored: bool) -> None:
        """Notify players whose time is up, also at tables that nobody has opened for days."""
        for table in list(self.tables.live.values()):
            if table.row.pace and table.row.notices and late_seats(table):
                self.schedule(table)
        if stored:
            for name, version in await self.tables.store.read(lambda database: notice_rows.overdue(database, time())):
                if self._looked.get(name) != version and name not in self.tables.live:
                    self._looked[name] = version
                    self.schedule(await self.tables.open(name))


def _path(table: LiveTable, what: str) -> str:
    """Return the page that a notice leads to: the table, or the invitations of the player."""
    return "/people" if what == "invited" else f"/t/{table.row.id}"
