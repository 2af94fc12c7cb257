"""Slow webhooks: they wait for themselves, are given up in time, and nothing else waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Thread
from typing import Any

import msgspec
import pytest

from farshore.server.notices import notifier, safe_post
from farshore.server.notices.post_pool import PostPool
from server.in_process_server import Starter
from server.sit_down import PATIENCE, make, request, run, wait_until
from server.test_notices import HOUSE


@contextmanager
def silent_server(drip: bytes = b"") -> Iterator[str]:
    """Accepts connections and never answers, or sends a byte now and then; its address."""
    stopped = Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        opened: list[socket.socket] = []

        def accept() -> None:
            while not stopped.is_set():
                try:
                    opened.append(listening.accept()[0])
                except OSError:
                    return

        def trickle() -> None:
            while drip and not stopped.wait(0.02):
                for each in opened:
                    try:
                        each.send(drip)
                    except OSError:
                        continue

        threads = [Thread(target=accept, daemon=True), Thread(target=trickle, daemon=True)]
        for thread in threads:
            thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook"
        finally:
            stopped.set()
            for each in opened:
                each.close()


def slow_names(monkeypatch: pytest.MonkeyPatch) -> Event:
    """From now on the name slow.example is found only when the event is set."""
    answered, look_up = Event(), socket.getaddrinfo

    def slow_lookup(host: str, *more: Any, **named: Any) -> Any:
        if host == "slow.example":
            answered.wait(PATIENCE)
            raise socket.gaierror("no such name")
        return look_up(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", slow_lookup)
    return answered


def test_slow_webhooks_and_slow_names_keep_no_other_work_waiting(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More slow webhooks than the default thread pool has threads (at least six) do not delay rules and tables."""
    monkeypatch.setattr(notifier, "SOON", 0.01)
    monkeypatch.setattr(safe_post, "SECONDS", 600.0)
    answered = slow_names(monkeypatch)
    house = begin(private_hooks="1")
    with silent_server() as address:
        tables = [make(house, person="here", seats="pp") for _ in range(12)]
        for number, sitting in enumerate(tables):
            body = {"secrets": [sitting.secrets[0]], "address": f"{address}/{number}", "house": HOUSE, "kind": "hook"}
            assert request(house, f"/api/tables/{sitting.table}/notices", body)[0] == 201
        for sitting in tables:
            reminder = {"secrets": [sitting.secrets[1]]}
            path = f"/api/tables/{sitting.table}/remind"
            Thread(target=partial(request, house, path, reminder), daemon=True).start()
        wait_until(lambda: house.app.notices.posts._unfinished >= 12)
        named = {"secrets": [tables[0].secrets[0]], "address": "http://slow.example/", "house": HOUSE, "kind": "hook"}
        asking = Thread(target=partial(request, house, f"/api/tables/{tables[0].table}/notices", named), daemon=True)
        asking.start()
        try:
            assert request(house, "/api/rules/explorers")[0] == 200
            own = {"game": "explorers", "seats": [{"kind": "me"}], "data": {"cards.toml": "x = "}}
            assert request(house, "/api/tables", own)[0] in (400, 422), "custom components are checked in time"
            assert len(make(house, seats="p").secrets) == 1
            assert house.app.notices.posts._unfinished >= 12, "all the while nobody has answered"
        finally:
            answered.set()


def test_a_response_that_trickles_in_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes before the socket's own time limit; together they would never end."""
    monkeypatch.setattr(safe_post, "SECONDS", 0.3)
    with silent_server(b"H") as address, pytest.raises(safe_post.PostFailed, match="TimeoutError"):
        safe_post.post(address, b"", {}, True)


def test_what_is_no_response_is_a_failure() -> None:
    with silent_server(b"x\n") as address, pytest.raises(safe_post.PostFailed, match="no HTTP response"):
        safe_post.post(address, b"", {}, True)


def test_requests_beyond_the_queue_and_after_the_deadline_are_dropped() -> None:
    answered = Event()

    async def play() -> None:
        pool = PostPool(threads=1, waiting=1, deadline=0.2)
        first, second = (asyncio.create_task(pool.run(partial(answered.wait, PATIENCE))) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(safe_post.PostFailed, match="too many requests wait"):
            await pool.run(answered.wait)
        for task in (first, second):
            with pytest.raises(safe_post.PostFailed, match=r"no response within 0\.2 s"):
                await task
        answered.set()
        while pool._unfinished:
            await asyncio.sleep(0.01)
        assert await pool.run(lambda: 7) == 7, "the thread is free again"
        pool.close()

    run(play())


def test_an_address_whose_name_is_not_found_in_time_is_refused(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(private_hooks="1")
    house.app.notices.lookups = PostPool(deadline=0.1)
    sitting, answered = make(house, person="here"), slow_names(monkeypatch)
    body = {"secrets": [sitting.secrets[0]], "address": "http://slow.example/", "house": HOUSE, "kind": "hook"}
    try:
        status, _, words = request(house, f"/api/tables/{sitting.table}/notices", body)
        assert house.app.notices.lookups._unfinished == 1, "the name is still looked up"
    finally:
        answered.set()
    assert (status, msgspec.json.decode(words)["key"]) == (400, "bad-address")
