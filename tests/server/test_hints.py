"""The steps of a hint belong to one decision: thought once, the same whatever others do in between."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Literal

import msgspec
import pytest

from farshore.client import RequestRefused
from farshore.core.text import join_texts, literal
from farshore.server import wire
from farshore.server.bots.hints import HintService
from farshore.server.settings import Settings
from farshore.server.store.store import Store
from farshore.server.tables.live_table import LiveTable
from farshore.server.tables.registry import TableRegistry
from farshore.server.workers.bot_pool import LEAST, BotPool, BotWorker
from farshore.server.workers.bot_worker import BotRequest, BotResponse, HintResult
from farshore.translations import app_translator
from server.in_process_server import Nearby
from server.sit_down import make, run


class Thinkers:
    """In place of the bots' workers: every answer is another one."""

    def __init__(self, action: str) -> None:
        self.action, self.asked = action, 0

    async def ask(self, question: BotRequest, where: object) -> BotResponse:
        self.asked += 1
        words = join_texts(literal("thought"), literal(str(self.asked)))
        thought = BotResponse(hint=HintResult(("somewhere",), words, self.action, words, (words,)))
        return msgspec.json.decode(msgspec.json.encode(thought), type=BotResponse)  # as it comes from a worker


def test_a_hint_that_had_to_wait_for_a_worker_is_thought_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, float]] = []

    async def start(worker: BotWorker) -> None:
        await asyncio.sleep(0.3)

    async def answer(worker: BotWorker, question: BotRequest) -> BotResponse:
        given.append((question.kind, question.seconds))
        return BotResponse()

    monkeypatch.setattr(BotWorker, "start", start)
    monkeypatch.setattr(BotWorker, "_exchange", answer)

    async def play() -> None:
        pool = BotPool(1)
        asked = [
            BotRequest(kind, "explorers", {}, 0, "", 1.0, b"") for kind in ("choose", "hint", "hint", "hint", "hint")
        ]
        await asyncio.gather(*(pool.ask(question) for question in asked))

    run(play())
    seconds = [seconds for kind, seconds in given if kind == "hint"]
    assert given[0] == ("choose", 1.0), "a bot has its time"
    assert LEAST <= seconds[0] < 0.45, "0.3 seconds before it, 0.3 of its own, and more on a busy machine"
    assert seconds[-1] == LEAST, "however long it took, something is thought"


async def step(hints: HintService, table: LiveTable, seat: int, number: Literal[1, 2, 3]) -> str:
    """What is said to this seat."""
    reply = await hints.answer(
        table, wire.HintRequest(id="", seat=seat, step=number), lambda words: app_translator().translate(words, "en")
    )
    return reply.title


def test_a_move_does_not_wait_for_a_hint(begin: Callable[..., Nearby], monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint is thought about until the move is done."""
    moved = threading.Event()

    async def ask(worker: BotWorker, question: BotRequest) -> BotResponse:
        assert await asyncio.to_thread(moved.wait, 60)
        return BotResponse()

    monkeypatch.setattr(BotWorker, "ask", ask)
    house = begin()

    async def play() -> None:
        ada = await make(house).guest(0)
        await ada.send(wire.HintRequest(id="hint", seat=0, step=1))
        await ada.act(0, ada.scene_actions()[0])
        moved.set()
        with pytest.raises(RequestRefused, match="no-hint"):
            await ada.wait_for_answer("hint")

    run(play())


def test_a_hint_stays_the_same_until_its_seat_has_moved(new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        tables = TableRegistry(store, Settings(), "secret")
        seats = (wire.NewSeat(kind="me"), wire.NewSeat(kind="link"))
        opened = await tables.create(wire.NewTable(game="explorers", seats=seats, seed="hints"))
        table = await tables.open(opened.table)
        first = str(table.game.legal(table.state, 0)[0])
        thinkers = Thinkers(first)
        hints = HintService(thinkers, Settings())  # type: ignore[arg-type]
        assert await step(hints, table, 0, 1) == "thought, 1"
        await table.act(1, str(table.game.legal(table.state, 1)[0]), None, None)
        assert await step(hints, table, 0, 2) == "thought, 1", "another seat has moved"
        await table.act(1, "undo", None, None)
        assert await step(hints, table, 0, 3) == "thought, 1", "and has taken it back"
        assert await step(hints, table, 1, 1) == "thought, 2", "another seat has another decision"
        await table.act(0, first, None, None)
        thinkers.action = str(table.game.legal(table.state, 0)[0])
        assert await step(hints, table, 0, 1) == "thought, 3", "the seat has moved"
        await table.act(0, "undo", None, None)
        assert await step(hints, table, 0, 1) == "thought, 4"
        assert thinkers.asked == 4
        await store.close()

    run(play())
