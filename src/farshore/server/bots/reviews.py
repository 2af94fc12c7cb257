"""Reviews of finished matches: computed once, at lower priority than bots and hints, and sent as they grow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Final, Protocol

import msgspec
import structlog

from farshore.bots.review.schema import Review, TurnReview
from farshore.core.game import IllegalAction, Seat
from farshore.core.text import Text, from_wire, text
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.rate_limits import RateLimiter
from farshore.server.settings import Settings
from farshore.server.store import reviews
from farshore.server.store.reviews import StoredReview
from farshore.server.store.store import Store
from farshore.server.tables.live_table import LiveTable
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.bot_worker import BotRequest, BotResponse, FinishedMatch, TrialTurn
from farshore.server.workers.fair_queue import BOT, REVIEW, UNWATCHED, Requester
from farshore.server.workers.process import WorkerFailed

log = structlog.get_logger("farshore.reviews")
EDITION: Final = 8
"""The edition of reviews: stored ones of an older edition are computed again. It rises when figures change, or when a
message that reviews contain is renamed."""
SLICE: Final = 0.8
"""Seconds of work at a time; then waiting bots and hints come first."""
KEPT_EVERY: Final = 5.0
"""Seconds of work that a stop of the server can lose at most."""
TRIES: Final = 3
MOST: Final = 100
"""Reviews in progress in one process."""
HOUR: Final = 3600.0
LAST: Final = 1_000_000_000
AT_ONCE: Final = 900.0
"""Seconds' worth of reviews that an address may start at once."""


class Subscriber(Protocol):
    """A client that waits for a review."""

    address: str

    @property
    def table(self) -> LiveTable | None: ...
    def send(self, message: wire.FromServer, *, skip: bool = False) -> None: ...
    def send_error(self, message_id: str, reason: Text) -> None: ...


@dataclass(slots=True)
class ReviewJob:
    """A review in progress, and the clients that wait for it."""

    table: LiveTable
    address: str
    listening: dict[Subscriber, str] = field(default_factory=dict)
    """With the id of each client's request."""
    known: StoredReview | None = None
    order: int = 0
    """Its place among the reviews in progress; LAST while another one of the same address comes first."""

    def requester(self) -> Requester:
        """Return for whom the review is computed; unwatched once all clients have gone."""
        if any(map(self._is_here, self.listening)):
            return Requester(REVIEW, self.address, self.table.row.id, self.order)
        return Requester(UNWATCHED, "", self.table.row.id)

    def _is_here(self, session: Subscriber) -> bool:
        """Compare ids: a table that was dropped from memory and loaded again is another object."""
        return session.table is not None and session.table.row.id == self.table.row.id

    def send_progress(self) -> None:
        """Send what is known to all waiting clients; slow clients skip intermediate results, but not the last one."""
        assert self.known is not None
        for session, message_id in self.listening.items():
            if self._is_here(session):
                session.send(review_message(message_id, self.known), skip=not self.known.done)

    def refuse(self, reason: Text) -> None:
        """Report to all waiting clients that the review failed."""
        for session, message_id in self.listening.items():
            if self._is_here(session):
                session.send_error(message_id, reason)


def review_message(message_id: str, review: StoredReview) -> wire.ReviewMessage:
    """Return the message with a stored review, whose JSON is copied as it is."""
    return wire.ReviewMessage(id=message_id, review=msgspec.Raw(review.words.encode()))


class ReviewService:
    """The reviews in progress in this process."""

    def __init__(self, workers: BotPool, store: Store, settings: Settings) -> None:
        self.workers, self.store, self.settings = workers, store, settings
        self._jobs: dict[str, tuple[ReviewJob, asyncio.Task[None]]] = {}
        self._numbers = count(1)
        self._limits = RateLimiter(settings.rate_review / HOUR, seconds=AT_ONCE)
        self.charge: Callable[[str, int], None] = lambda address, size: None
        """Counts the bytes of a review that is done and stored, for the address that asked for it."""
        self.on_done: Callable[[str], None] = lambda table: None
        """Called with the table of each review that is done and stored."""

    async def subscribe(self, session: Subscriber, table: LiveTable, message_id: str) -> None:
        """Send what is known, and further results as they come."""
        if table.busy:
            raise request_error("review-not-over", 409)
        name = table.row.id
        if name not in self._jobs:
            known = await self.store.read(lambda connection: reviews.find(connection, name, EDITION))
            if known is not None and known.done:
                session.send(review_message(message_id, known))
                return
            self._begin(table, session.address, known)
        job, _ = self._jobs[name]
        job.listening[session] = message_id
        if job.known is not None:
            session.send(review_message(message_id, job.known))

    async def try_turn(self, table: LiveTable, message: wire.TryTurn, address: str) -> wire.TryResult:
        """Return how a turn would have done in place of the one that was played."""
        if table.busy:
            raise request_error("review-not-over", 409)
        known = await self._known_turn(table, message.seat, message.turn)
        question = self._question(table, b"")
        question.trying = TrialTurn(message.seat, message.turn, message.do, known.best)
        try:
            thought = await self.workers.ask(question, Requester(BOT, address, table.row.id))
        except WorkerFailed:
            raise request_error("review-failed", 503) from None
        if thought.refused is not None:
            raise IllegalAction(from_wire((thought.refused.key, thought.refused.args)))
        assert thought.attempt is not None
        return wire.TryResult(id=message.id, attempt=thought.attempt)

    async def _known_turn(self, table: LiveTable, seat: Seat, turn: int) -> TurnReview:
        """Return the review of a turn."""
        name = table.row.id
        known = self._jobs[name][0].known if name in self._jobs else None
        if known is None:
            known = await self.store.read(lambda connection: reviews.find(connection, name, EDITION))
        review = msgspec.json.decode(known.words, type=Review) if known is not None else None
        if review is None or seat >= len(review.seats) or turn >= len(review.seats[seat].turns):
            raise request_error("no-such-turn", turn=turn)
        found = review.seats[seat].turns[turn]
        if not found.best:
            raise request_error("no-such-turn", turn=turn)
        return found

    async def begin_unwatched(self, table: LiveTable) -> bool:
        """Start a review that no client waits for; return False if it is done, or too many are in progress."""
        name = table.row.id
        known = await self.store.read(lambda connection: reviews.find(connection, name, EDITION))
        if (known is not None and known.done) or name in self._jobs or len(self._jobs) >= MOST // 2:
            return False
        self._start(table, "", known)
        return True

    def _begin(self, table: LiveTable, address: str, known: StoredReview | None) -> None:
        """Start or continue a review."""
        name = table.row.id
        if name in self._jobs:  # another client asked while the store was read
            return
        if len(self._jobs) >= MOST or (known is None and not self._limits.take(address)):
            raise request_error("too-many-reviews", 429)
        self._start(table, address, known)

    def _start(self, table: LiveTable, address: str, known: StoredReview | None) -> None:
        name = table.row.id
        job = ReviewJob(table, address, known=known, order=LAST + next(self._numbers))
        task = asyncio.create_task(self._work(job))
        self._jobs[name] = job, task
        task.add_done_callback(lambda _: self._end(name))
        self._let_first(address)

    def _end(self, name: str) -> None:
        """Forget a review; the next one of its address queues behind those of other addresses."""
        job, _ = self._jobs.pop(name)
        self._let_first(job.address)

    def _let_first(self, address: str) -> None:
        """Give the oldest review of an address its place, unless one of them has it already.

        Reviews are computed one after the other, so that the first ones are done soon, not all at the end.
        """
        jobs = [job for job, _ in self._jobs.values() if job.address == address]
        if jobs and all(job.order > LAST for job in jobs):
            min(jobs, key=lambda job: job.order).order = next(self._numbers)

    async def _work(self, job: ReviewJob) -> None:
        try:
            await self._finish(job)
        except Exception:
            log.exception("review failed", table=job.table.row.id)
            job.refuse(text("review-failed"))

    async def _finish(self, job: ReviewJob) -> None:
        """Work in slices until the review is done or has failed."""
        kept, failed = monotonic(), 0
        while job.known is None or not job.known.done:
            try:
                job.known = _to_stored(await self.workers.ask(self._next_question(job), job.requester))
                failed = 0
            except WorkerFailed as error:
                log.warning("review failed", table=job.table.row.id, error=str(error))
                failed += 1
                if failed == TRIES:
                    job.refuse(text("review-failed"))
                    return
                continue
            if job.known.done or monotonic() - kept > KEPT_EVERY:
                await self._keep(job)
                kept = monotonic()
            job.send_progress()

    def _next_question(self, job: ReviewJob) -> BotRequest:
        """Return the request that continues from what is known."""
        return self._question(job.table, job.known.notes.encode() if job.known else b"")

    def _question(self, table: LiveTable, notes: bytes) -> BotRequest:
        row, match = table.row, table.match
        played = FinishedMatch(
            names=match.header.seats,
            options=tuple(match.header.options.items()),
            events=tuple(map(str, match.events)),
            futures=self.settings.review_futures,
            notes=notes,
        )
        return BotRequest(kind="review", game=row.game, data=row.data, seat=0, level="", seconds=SLICE, played=played)

    async def _keep(self, job: ReviewJob) -> None:
        """Store the review before its end is announced. If that fails, it is computed again another time."""
        known = job.known
        assert known is not None
        try:
            await self.store.write(lambda connection: reviews.keep(connection, job.table.row.id, EDITION, known))
        except Exception as error:
            log.warning("review not stored", table=job.table.row.id, error=f"{type(error).__name__}: {error}")
            return
        if known.done:
            self.charge(job.address, len(known.words))
            self.on_done(job.table.row.id)

    async def stop(self) -> None:
        """Store what is known, so that a later request can continue."""
        under_way = list(self._jobs.values())
        for _, task in under_way:
            task.cancel()
        await asyncio.gather(*(task for _, task in under_way), return_exceptions=True)
        for job, _ in under_way:
            if job.known is not None:
                await self._keep(job)


def _to_stored(thought: BotResponse) -> StoredReview:
    notes = "" if thought.over else bytes(thought.notes).decode()
    return StoredReview(bytes(thought.review).decode(), thought.over, notes)
