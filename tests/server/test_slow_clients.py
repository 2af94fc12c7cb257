"""A slow line skips steps and blocks nobody; one that takes nothing at all is closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from farshore.server import wire
from farshore.server.bots.hints import HintService
from farshore.server.bots.reviews import ReviewService
from farshore.server.loop_time_quota import LoopTimeQuota
from farshore.server.players.bot_tokens import BotTokenService
from farshore.server.players.service import PlayerService
from farshore.server.settings import Settings
from farshore.server.socket import session
from farshore.server.socket.handler import SocketHandler
from farshore.server.socket.outbox import Outbox
from farshore.server.socket.session import REPLIES, STEPS_BEHIND, Session
from farshore.server.store.store import Store
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.lobby import Lobby
from farshore.server.tables.registry import TableRegistry
from farshore.server.workers.bot_pool import BotPool
from server.sit_down import run, wait_for_state


async def table_of_two(store: Store) -> tuple[TableRegistry, LiveTable]:
    tables = TableRegistry(store, Settings(), "secret")
    seats = (wire.NewSeat(kind="me"), wire.NewSeat(kind="link"))
    opened = await tables.create(wire.NewTable(game="explorers", seats=seats, seed="slow"))
    return tables, await tables.open(opened.table)


def sockets_of(tables: TableRegistry, workers: BotPool, settings: Settings) -> SocketHandler:
    programs = BotTokenService(PlayerService(tables), Lobby(tables))
    reviews = ReviewService(workers, tables.store, settings)
    return SocketHandler(tables, HintService(workers, settings), reviews, programs, settings, LoopTimeQuota(0))


def test_a_slow_line_gets_one_patch_for_many_steps_and_a_whole_scene_after_too_many(
    new_database: Callable[[str], str],
) -> None:
    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        _, table = await table_of_two(store)
        open_gate, sent = asyncio.Event(), list[str]()

        async def slowly(words: str) -> None:
            await open_gate.wait()
            sent.append(words)

        async def at_once(words: str) -> None:
            quick.append(words)

        quick: list[str] = []
        slow, other = Session(slowly), Session(at_once)
        slow.join(table, frozenset({0}), None, 0)
        other.join(table, frozenset({1}), None, 0)
        await wait_for_state(lambda: quick)
        do = str(table.game.legal(table.state, 0)[0])
        for _ in range(STEPS_BEHIND):
            await table.act(0, do if table.version % 2 else "undo", None, None)
            await asyncio.sleep(0)
        await wait_for_state(lambda: len(quick) > STEPS_BEHIND // 2)  # others are served
        open_gate.set()
        await wait_for_state(lambda: sent and json.loads(sent[-1])["version"] == table.version)
        kinds = [json.loads(words) for words in sent]
        assert [message["type"] for message in kinds] == ["scene", "patch"]
        assert kinds[-1]["version"] == table.version
        open_gate.clear()
        sent.clear()
        slow.wake()
        for _ in range(2 * STEPS_BEHIND):
            await table.act(0, do if table.version % 2 else "undo", None, None)
            await asyncio.sleep(0)
        open_gate.set()
        await wait_for_state(lambda: sent and json.loads(sent[-1]).get("resync"))
        await store.close()

    run(play())


def test_a_quick_line_needs_no_task_and_a_slow_one_is_waited_for() -> None:
    async def play() -> None:
        room, sent, left = asyncio.Event(), list[str](), [b"one", b"two", b"three"]
        tasks = asyncio.all_tasks()

        async def send(words: str) -> None:
            await room.wait()
            sent.append(words)

        def write_now(message: bytes) -> bool:
            if room.is_set():
                sent.append(message.decode())
            return room.is_set()

        line = Outbox(send, lambda: left.pop(0) if left else None)
        line.write_now = write_now
        room.set()
        line.wake()
        await asyncio.sleep(0)
        assert (sent, line.blocked_since) == (["one", "two", "three"], None)
        assert asyncio.all_tasks() == tasks
        room.clear()
        left += [b"four", b"five"]
        line.wake()
        await wait_for_state(lambda: line.blocked_since is not None)
        assert left == [b"five"], "what nobody takes is not made"
        room.set()
        await wait_for_state(lambda: sent[3:] == ["four", "five"])
        room.clear()
        left.append(b"six")
        line.wake()
        await asyncio.sleep(0)
        line.close()
        room.set()
        await wait_for_state(lambda: asyncio.all_tasks() == tasks)
        assert "six" not in sent

    run(play())


def test_a_line_that_takes_nothing_is_closed(new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        tables, table = await table_of_two(store)
        settings = Settings(slow=0.2)
        workers = BotPool(1)
        sockets = sockets_of(tables, workers, settings)
        asked = asyncio.Queue[dict[str, object]]()
        asked.put_nowait({"type": "websocket.connect"})
        asked.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "join", "table": table.row.id})})

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()

        dropping = asyncio.create_task(sockets.drop_slow())
        await asyncio.wait_for(sockets.serve({"headers": [], "client": None}, asked.get, send), 240)  # type: ignore[arg-type]
        assert not sockets.open
        assert not table.sessions
        dropping.cancel()
        await store.close()

    run(play())


async def never(words: str) -> None:
    await asyncio.Event().wait()


def test_a_client_that_does_not_read_delays_nobody(new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        tables, table = await table_of_two(store)
        workers, settings = BotPool(1), Settings()
        sockets = sockets_of(tables, workers, settings)
        watcher, ada = Session(never), Session(never)
        watcher.join(table, frozenset(), None, 0)
        ada.join(table, frozenset({0}), 0, 0)
        for _ in range(2 * REPLIES):
            watcher.send(wire.Pong())
        react = asyncio.create_task(sockets.handle_message(ada, '{"type":"react","id":"a","seat":0,"sign":"hello"}'))
        for _ in range(1_000):  # steps of the loop, not seconds: nothing here waits for anything
            await asyncio.sleep(0)
        assert react.done(), "it waits for the watcher"
        assert any(b'"hello"' in message for message in watcher._replies)
        watcher.outbox.close()
        ada.outbox.close()
        await asyncio.wait([react])
        await store.close()

    run(play())


def test_a_client_with_too_many_unread_messages_is_closed(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "UNREAD", 5)

    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        tables, table = await table_of_two(store)
        workers, settings = BotPool(1), Settings(slow=1e6)
        sockets = sockets_of(tables, workers, settings)
        asked = asyncio.Queue[dict[str, object]]()
        asked.put_nowait({"type": "websocket.connect"})
        asked.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": "join", "table": table.row.id})})

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()

        dropping = asyncio.create_task(sockets.drop_slow())
        serving = asyncio.create_task(sockets.serve({"headers": [], "client": None}, asked.get, send))  # type: ignore[arg-type]
        while not table.sessions:
            await asyncio.sleep(0.01)
        for _ in range(10):
            sockets._broadcast(table, wire.Reaction(seat=0, sign="hello"))
        await asyncio.wait_for(serving, 240)
        assert not table.sessions
        dropping.cancel()
        await store.close()

    run(play())


def test_whoever_asks_much_and_is_gone_is_forgotten(new_database: Callable[[str], str]) -> None:
    """Nobody takes the answers any more: nobody waits for that, and what was asked before the end is still done."""

    async def play() -> None:
        store = await Store.open(new_database("sqlite"))
        tables, table = await table_of_two(store)
        secret = "a-secret-of-seat-0"
        table.row.seats[0].secret_hash = hash_secret(secret)
        workers, settings = BotPool(1), Settings(rate_socket=0)
        sockets = sockets_of(tables, workers, settings)
        last = {
            "type": "act",
            "id": "x",
            "seat": 0,
            "version": table.version,
            "do": str(table.game.legal(table.state, 0)[0]),
        }
        said = [{"type": "join", "table": table.row.id, "secrets": [secret]}, *[{"type": "ping"}] * 100, last]
        asked = asyncio.Queue[dict[str, object]]()
        asked.put_nowait({"type": "websocket.connect"})
        for message in said:
            asked.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        asked.put_nowait({"type": "websocket.disconnect"})

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "websocket.send":
                raise OSError("gone")

        before = table.version
        await asyncio.wait_for(sockets.serve({"headers": [], "client": None}, asked.get, send), 240)  # type: ignore[arg-type]
        assert not sockets.open
        assert not table.sessions
        assert table.version == before + 1
        await store.close()

    run(play())
