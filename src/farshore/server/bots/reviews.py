"""Reviews of matches that are over: worked out once, in the workers, behind bots and hints; told as they grow."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec
import structlog

from farshore.bots.review.shape import Review, TurnReview
from farshore.core.game import IllegalAction, Seat
from farshore.core.text import Text, read_back, text
from farshore.server.bots.process import WorkerFailed
from farshore.server.bots.queue import BOT, REVIEW, UNWATCHED, Place
from farshore.server.bots.thinker import Played, Question, Thought, Trying
from farshore.server.bots.workers import Workers
from farshore.server.http.limits import Limits
from farshore.server.http.refusal import refuse
from farshore.server.settings import Settings
from farshore.server.socket import wire
from farshore.server.socket.session import Session
from farshore.server.store import reviews
from farshore.server.store.reviews import StoredReview
from farshore.server.store.store import Store
from farshore.server.tables.table import LiveTable

log = structlog.get_logger("farshore.reviews")
EDITION: Final = 3
"""Of what reviews say: those that an older one has stored are worked out anew."""
SLICE: Final = 0.8
"""Seconds of work at a time: then bots and hints that wait come first."""
KEPT_EVERY: Final = 5.0
"""Seconds of work that are lost at most when the house is stopped."""
TRIES: Final = 3
MOST: Final = 100
"""Reviews under way in one process."""
HOUR: Final = 3600.0
AT_ONCE: Final = 900.0
"""Seconds' worth of reviews that an address may begin in one go."""


@dataclass(slots=True)
class Job:
    """A review under way, and who waits for it."""

    table: LiveTable
    address: str
    listening: dict[Session, str] = field(default_factory=dict)
    """Each with the id of what it asked."""
    known: StoredReview | None = None

    def place(self) -> Place:
        """Who is gone waits no more, and is not worked for first."""
        if any(map(self._is_here, self.listening)):
            return Place(REVIEW, self.address, self.table.row.id)
        return Place(UNWATCHED, "", self.table.row.id)

    def _is_here(self, session: Session) -> bool:
        """By name: a table that left the memory and came back is another object."""
        return session.table is not None and session.table.row.id == self.table.row.id

    def tell(self) -> None:
        """What is known by now, to all who wait; a slow line is told less often, but always the end."""
        assert self.known is not None
        for session, wish in self.listening.items():
            if self._is_here(session):
                session.tell(told(wish, self.known), skip=not self.known.done)

    def refuse(self, reason: Text) -> None:
        """It cannot be done now."""
        for session, wish in self.listening.items():
            if self._is_here(session):
                session.refuse(wish, reason)


def told(wish: str, review: StoredReview) -> str:
    """The message with a review that is written already."""
    return f'{{"type":"reviewed","id":{msgspec.json.encode(wish).decode()},"review":{review.words}}}'


class Reviews:
    """All reviews that this process works on."""

    def __init__(self, workers: Workers, store: Store, settings: Settings) -> None:
        self.workers, self.store, self.settings = workers, store, settings
        self._jobs: dict[str, tuple[Job, asyncio.Task[None]]] = {}
        self._limits = Limits(settings.rate_review / HOUR, seconds=AT_ONCE)

    async def ask(self, session: Session, table: LiveTable, wish: str) -> None:
        """Tells what is known, and from now on what becomes known."""
        if table.busy:
            raise refuse("review-not-over", 409)
        name = table.row.id
        if name not in self._jobs:
            known = await self.store.read(lambda connection: reviews.find(connection, name, EDITION))
            if known is not None and known.done:
                session.tell(told(wish, known))
                return
            self._begin(table, session.address, known)
        job, _ = self._jobs[name]
        job.listening[session] = wish
        if job.known is not None:
            session.tell(told(wish, job.known))

    async def tried(self, table: LiveTable, wish: wire.Try, address: str) -> wire.Tried:
        """How a turn fares that somebody tries in place of the played one."""
        if table.busy:
            raise refuse("review-not-over", 409)
        known = await self._known_turn(table, wish.seat, wish.turn)
        question = self._question(table, b"")
        question.trying = Trying(wish.seat, wish.turn, wish.do, known.best, known.reference)
        try:
            thought = await self.workers.ask(question, Place(BOT, address, table.row.id))
        except WorkerFailed:
            raise refuse("review-failed", 503) from None
        if thought.refused is not None:
            raise IllegalAction(read_back((thought.refused.key, thought.refused.args)))
        assert thought.attempt is not None
        return wire.Tried(id=wish.id, attempt=thought.attempt)

    async def _known_turn(self, table: LiveTable, seat: Seat, turn: int) -> TurnReview:
        """What the review says of a turn."""
        name = table.row.id
        known = self._jobs[name][0].known if name in self._jobs else None
        if known is None:
            known = await self.store.read(lambda connection: reviews.find(connection, name, EDITION))
        review = msgspec.json.decode(known.words, type=Review) if known is not None else None
        if review is None or seat >= len(review.seats) or turn >= len(review.seats[seat].turns):
            raise refuse("no-such-turn", turn=turn)
        found = review.seats[seat].turns[turn]
        if not found.best:
            raise refuse("no-such-turn", turn=turn)
        return found

    def _begin(self, table: LiveTable, address: str, known: StoredReview | None) -> None:
        """Starts a review, or goes on with one."""
        name = table.row.id
        if name in self._jobs:  # somebody else asked while the store was read
            return
        if len(self._jobs) >= MOST or (known is None and not self._limits.take(address)):
            raise refuse("too-many-reviews", 429)
        job = Job(table, address, known=known)
        task = asyncio.create_task(self._work(job))
        self._jobs[name] = job, task
        task.add_done_callback(lambda _: self._jobs.pop(name, None))

    async def _work(self, job: Job) -> None:
        try:
            await self._finish(job)
        except Exception:
            log.exception("review failed", table=job.table.row.id)
            job.refuse(text("review-failed"))

    async def _finish(self, job: Job) -> None:
        """Slice after slice, until it is done or cannot be."""
        kept, failed = monotonic(), 0
        while job.known is None or not job.known.done:
            try:
                job.known = _stored(await self.workers.ask(self._next_question(job), job.place))
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
            job.tell()

    def _next_question(self, job: Job) -> Question:
        """To go on from what is known."""
        return self._question(job.table, job.known.notes.encode() if job.known else b"")

    def _question(self, table: LiveTable, notes: bytes) -> Question:
        row, match = table.row, table.match
        played = Played(
            names=match.header.seats,
            options=tuple(match.header.options.items()),
            events=tuple(map(str, match.events)),
            futures=self.settings.review_futures,
            notes=notes,
        )
        return Question(kind="review", game=row.game, data=row.data, seat=0, level="", seconds=SLICE, played=played)

    async def _keep(self, job: Job) -> None:
        """Stored before it is told that it is done; if it cannot be stored, it is worked out again another time."""
        known = job.known
        assert known is not None
        try:
            await self.store.write(lambda connection: reviews.keep(connection, job.table.row.id, EDITION, known))
        except Exception as error:
            log.warning("review not stored", table=job.table.row.id, error=f"{type(error).__name__}: {error}")

    async def stop(self) -> None:
        """What is known by now is stored: somebody goes on from there."""
        under_way = list(self._jobs.values())
        for _, task in under_way:
            task.cancel()
        await asyncio.gather(*(task for _, task in under_way), return_exceptions=True)
        for job, _ in under_way:
            if job.known is not None:
                await self._keep(job)


def _stored(thought: Thought) -> StoredReview:
    notes = "" if thought.over else bytes(thought.notes).decode()
    return StoredReview(bytes(thought.review).decode(), thought.over, notes)
