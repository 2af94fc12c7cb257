"""Reviews are done one after the other, and addresses take turns."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import msgspec

from farshore.server.bots.reviews import ReviewService
from farshore.server.settings import Settings
from farshore.server.workers.bot_pool import share_time
from farshore.server.workers.bot_worker import BotRequest, BotResponse, FinishedMatch
from farshore.server.workers.fair_queue import BOT, FairQueue, Requester
from server.sit_down import run

SLICES = 3
"""Slices of work that each review takes."""


class OneWorker:
    """A pool with one worker and the real queue; a review is done after SLICES slices."""

    def __init__(self) -> None:
        self.queue = FairQueue(["worker"])
        self.slices: list[str] = []
        """The table of each slice, in order."""
        self.done: list[str] = []

    async def ask(self, question: BotRequest, source: Any) -> BotResponse:
        worker, requester = await self.queue.take(source)
        await asyncio.sleep(0)  # as the answer of a process, the slice comes in another round of the loop
        self.slices.append(requester.table)
        over = self.slices.count(requester.table) == SLICES
        if over:
            self.done.append(requester.table)
        self.queue.give_back(worker, requester, 0.8)
        return BotResponse(review=msgspec.Raw(b"{}"), notes=msgspec.Raw(b"{}"), over=over)


class EmptyStore:
    """A store that knows no review."""

    async def read(self, work: Any) -> None:
        return None

    async def write(self, work: Any) -> None:
        return None


@dataclass(eq=False)
class Client:
    """A client that waits for a review."""

    address: str
    table: Any

    def send(self, message: Any, *, skip: bool = False) -> None:
        """Ignore what is known so far."""

    def send_error(self, message_id: str, reason: Any) -> None:
        raise AssertionError(reason)


def finished_table(name: str) -> Any:
    header = SimpleNamespace(seats=("", ""), options={})
    row = SimpleNamespace(id=name, game="skerries", data={})
    return SimpleNamespace(row=row, busy=(), match=SimpleNamespace(header=header, events=()))


def review_all(*asked: tuple[str, str]) -> OneWorker:
    """Return the worker after it did reviews of these tables, asked for by these addresses."""

    async def work() -> OneWorker:
        workers = OneWorker()
        held = await workers.queue.take(Requester(BOT, "a bot"))
        service = ReviewService(workers, EmptyStore(), Settings(rate_review=0))  # type: ignore[arg-type]
        for address, name in asked:
            table = finished_table(name)
            await service.subscribe(Client(address, table), table, "1")
        await asyncio.sleep(0)
        workers.queue.give_back(*held, 0.1)
        await asyncio.gather(*[task for _, task in service._jobs.values()])
        return workers

    return run(work())


def test_twenty_reviews_of_one_address_are_done_one_after_the_other() -> None:
    names = [f"t{number:02}" for number in range(20)]
    workers = review_all(*[("ada", name) for name in names])
    assert workers.done == names
    assert workers.slices == [name for name in names for _ in range(SLICES)], "a review keeps its place between slices"


def test_an_address_with_many_reviews_does_not_keep_others_waiting() -> None:
    asked = [("ada", "a1"), ("ada", "a2"), ("ada", "a3"), ("ben", "b1"), ("cem", "c1"), ("ben", "b2")]
    assert review_all(*asked).done == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_a_review_gives_way_between_slices_and_not_by_shorter_ones() -> None:
    """Every slice reads the match and what is known again, so short ones waste most of their time."""
    question = BotRequest(kind="review", game="skerries", data={}, seat=0, level="", seconds=0.8)
    assert share_time(question, 20).seconds == 0.2
    question.played = FinishedMatch(names=(), options=(), events=(), futures=1, notes=b"")
    assert share_time(question, 20).seconds == 0.8
