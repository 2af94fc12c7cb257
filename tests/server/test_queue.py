"""The queue for workers: people before tables that nobody looks at, and everybody in turn."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import REGISTRY

from farshore.server import metrics
from farshore.server.bots.bot_seats import requester_for
from farshore.server.workers import bot_pool as workers_module
from farshore.server.workers import fair_queue
from farshore.server.workers.bot_pool import LEAST, BotPool, BotWorker
from farshore.server.workers.bot_worker import BotRequest, BotResponse
from farshore.server.workers.fair_queue import BOT, HINT, REVIEW, UNWATCHED, FairQueue, Requester
from server.sit_down import run


async def order(workers: int, places: dict[str, Requester], seconds: float = 1.0) -> list[str]:
    """Who gets a worker after whom, when all asked at once and one worker comes back after the other."""
    fair = FairQueue([str(number) for number in range(workers)])
    first = [await fair.take(Requester(BOT, "first")) for _ in range(workers)]
    served: list[str] = []
    back: asyncio.Queue[tuple[str, Requester]] = asyncio.Queue()

    async def wait(name: str, place: Requester) -> None:
        taken = await fair.take(place)
        served.append(name)
        back.put_nowait(taken)

    tasks = [asyncio.create_task(wait(name, place)) for name, place in places.items()]
    await asyncio.sleep(0)
    for worker, place in first:
        fair.give_back(worker, place, seconds)
    while len(served) < len(places):
        fair.give_back(*(await asyncio.wait_for(back.get(), 240)), seconds)
    await asyncio.gather(*tasks)
    return served


def test_hints_come_before_bots_before_reviews_before_what_nobody_looks_at() -> None:
    places = {
        "unwatched": Requester(UNWATCHED, "", "t1"),
        "review": Requester(REVIEW, "a", "t2"),
        "bot": Requester(BOT, "a", "t3"),
        "hint": Requester(HINT, "a", "t4"),
    }
    assert run(order(1, places)) == ["hint", "bot", "review", "unwatched"]


def test_a_table_counts_by_those_who_play_there_then_by_those_who_watch() -> None:
    def at(*people: tuple[str, set[int]]) -> Requester:
        sessions = [SimpleNamespace(address=address, held=held) for address, held in people]
        table: Any = SimpleNamespace(sessions=sessions, row=SimpleNamespace(id="t"))
        return requester_for(table, BOT)

    assert at() == Requester(UNWATCHED, "", "t")
    assert at(("watcher", set())) == Requester(BOT, "watcher", "t")
    assert at(("a watcher", set()), ("player", {1})) == Requester(BOT, "player", "t")


def test_how_long_each_kind_waited_is_in_the_metrics() -> None:
    def waited(kind: str) -> float:
        return REGISTRY.get_sample_value("farshore_bot_wait_seconds_count", {"kind": kind}) or 0.0

    before = waited("hint"), waited("unwatched")
    run(order(1, {"hint": Requester(HINT, "a", "t1"), "unwatched": Requester(UNWATCHED, "", "t2")}))
    assert (waited("hint"), waited("unwatched")) == (before[0] + 1, before[1] + 1)


def test_addresses_and_tables_take_turns() -> None:
    places = {f"a{number}": Requester(BOT, "a", f"table {number // 4}") for number in range(8)}
    places["b"] = Requester(BOT, "b", "table b")
    served = run(order(1, places))
    assert served.index("b") <= 1
    others = [int(name[1:]) // 4 for name in served if name != "b"]
    assert all(first != second for first, second in pairwise(others)), served


def test_reviews_leave_the_last_worker_to_those_who_play() -> None:
    async def play() -> None:
        fair = FairQueue(["one", "two"])
        first = await fair.take(Requester(REVIEW, "a", "t1"))
        second = asyncio.create_task(fair.take(Requester(REVIEW, "b", "t2")))
        await asyncio.sleep(0.01)
        assert not second.done()
        await asyncio.wait_for(fair.take(Requester(BOT, "c", "t3")), 240)
        fair.give_back(*first, 1.0)
        await asyncio.sleep(0.01)
        assert not second.done()
        second.cancel()

    run(play())


def test_the_last_worker_is_kept_for_somebody_else() -> None:
    async def play() -> None:
        fair = FairQueue(["one", "two"])
        await fair.take(Requester(UNWATCHED, "", "t1"))
        second = asyncio.create_task(fair.take(Requester(UNWATCHED, "", "t2")))
        await asyncio.sleep(0)
        assert not second.done(), "tables that nobody looks at have taken every worker"
        fair.give_back(*await asyncio.wait_for(fair.take(Requester(BOT, "ada", "t3")), 240), 0.1)
        await asyncio.wait_for(fair.take(Requester(BOT, "bea", "t4")), 240)
        second.cancel()

    run(play())


def test_who_waits_may_be_looked_at_meanwhile() -> None:
    async def play() -> None:
        fair = FairQueue(["one", "two"])
        places = [Requester(UNWATCHED, "", "t2")]
        await fair.take(Requester(UNWATCHED, "", "t1"))
        second = asyncio.create_task(fair.take(lambda: places[-1]))
        await asyncio.sleep(0)
        places.append(Requester(BOT, "ada", "t2"))
        assert (await asyncio.wait_for(second, 240))[1].address == "ada"

    run(play())


def test_who_is_alone_has_all_workers() -> None:
    async def play() -> None:
        fair = FairQueue(["one", "two"])
        for number in range(2):
            await asyncio.wait_for(fair.take(Requester(BOT, "ada", f"t{number}")), 240)

    run(play())


def test_one_address_does_not_hold_every_worker_while_others_are_there() -> None:
    async def play() -> None:
        fair = FairQueue(["one", "two"])
        fair.give_back(*await fair.take(Requester(BOT, "bea", "t")), 0.1)
        await fair.take(Requester(BOT, "ada", "t0"))
        greedy = asyncio.create_task(fair.take(Requester(BOT, "ada", "t1")))
        await asyncio.sleep(0)
        assert not greedy.done()
        await asyncio.wait_for(fair.take(Requester(BOT, "bea", "t")), 240)
        greedy.cancel()

    run(play())


def test_who_leaves_the_queue_takes_nothing_along() -> None:
    async def play() -> None:
        fair = FairQueue(["one"])
        taken = await fair.take(Requester())
        impatient = asyncio.create_task(fair.take(Requester()))
        await asyncio.sleep(0)
        assert metrics.bot_waiting.labels(kind="bot")._value.get() == 1
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        assert (fair.waiting, metrics.bot_waiting.labels(kind="bot")._value.get()) == (0, 0)
        gone = asyncio.create_task(fair.take(Requester()))
        await asyncio.sleep(0)
        gone.cancel()  # and has not noticed it yet
        fair.give_back(*taken, 0.0)
        taken = await asyncio.wait_for(fair.take(Requester()), 240)
        late = asyncio.create_task(fair.take(Requester()))
        await asyncio.sleep(0)
        fair.give_back(*taken, 0.0)
        late.cancel()  # given in the same moment
        await asyncio.gather(late, return_exceptions=True)
        assert await asyncio.wait_for(fair.take(Requester()), 240) == ("one", Requester())

    run(play())


class Ahead(asyncio.SelectorEventLoop):
    """A loop that never waits: when nothing is to be done, it is later."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__()
        select = self._selector.select  # type: ignore[attr-defined]

        def at_once(timeout: float | None) -> Any:
            self.now += timeout or 0.0
            return select(0)

        self._selector.select = at_once  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.now


def test_a_persons_bot_answers_within_two_seconds_beside_a_hundred_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """28 tables of four experts that nobody looks at, 72 of people with medium bots, for a minute."""
    loop = Ahead()
    monkeypatch.setattr(fair_queue, "monotonic", loop.time)
    monkeypatch.setattr(workers_module, "monotonic", loop.time)

    async def think(worker: BotWorker, question: BotRequest) -> BotResponse:
        await asyncio.sleep(min(question.seconds, 2.0 if question.level == "expert" else 0.05))
        return BotResponse(actions=["something"])

    monkeypatch.setattr(BotWorker, "ask", think)

    def question(level: str) -> BotRequest:
        return BotRequest("choose", "explorers", {}, 0, level, 2.0, b"")

    async def play() -> list[float]:
        workers = BotPool(2)

        async def keep_asking(number: int, level: str, place: Requester, pause: float) -> None:
            await asyncio.sleep(number * 37 % 400 / 100)  # not all at once, and the same every time
            while True:
                await workers.ask(question(level), place)
                await asyncio.sleep(pause)

        places = [("expert", Requester(UNWATCHED, "", f"x{number // 4}"), 0.0) for number in range(112)]
        places += [("casual", Requester(BOT, f"p{number}", f"p{number}"), 5.0) for number in range(72)]
        tasks = [asyncio.ensure_future(keep_asking(number, *place)) for number, place in enumerate(places)]
        await asyncio.sleep(5)
        waits = []
        for _ in range(40):
            asked = loop.time()
            await workers.ask(question("casual"), Requester(BOT, "ada", "ada's table"))
            waits.append(loop.time() - asked)
            await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waits

    with ThreadPoolExecutor(1) as thread:  # browser tests may leave a loop in this one
        waits = thread.submit(loop.run_until_complete, play()).result()
    loop.close()
    assert max(waits) < 2.0


def test_who_is_asked_while_others_wait_is_told_to_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def think(worker: BotWorker, question: BotRequest) -> BotResponse:
        given.append(question.seconds)
        await asyncio.sleep(0)
        return BotResponse(actions=["something"])

    monkeypatch.setattr(BotWorker, "ask", think)

    async def play() -> None:
        workers = BotPool(1)
        wish = BotRequest("choose", "explorers", {}, 0, "expert", 2.0, b"")
        await asyncio.gather(*[workers.ask(wish, Requester(BOT, "ada", f"t{number}")) for number in range(5)])

    run(play())
    assert len(given) == 5
    assert given[1] < 1.0 < given[-1] <= 2.0, "four waited behind the first, nobody behind the last"


def test_the_more_wait_the_less_each_thinks() -> None:
    from farshore.server.workers.bot_pool import share_time

    wish = BotRequest("choose", "explorers", {}, 0, "expert", 2.0, b"")
    assert share_time(wish, 0).seconds == 2.0
    assert share_time(wish, 3).seconds == 0.5
    assert share_time(wish, 1000).seconds == LEAST
