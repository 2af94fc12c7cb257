"""What an operator sees: health and readiness, request ids in logs and headers, traces."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import structlog

from farshore.client import TableClient
from farshore.core.optional_deps import NotInstalled
from farshore.server import traces
from farshore.server.http import readiness
from farshore.server.settings import Settings
from farshore.server.store.store import Store
from farshore.server.workers.process import WorkerFailed
from server.conftest import Server
from server.in_process_server import Nearby, Starter
from server.sit_down import make, request, run, wait_until
from server.test_full_disk import limit_files


def ready(house: Nearby | Server) -> tuple[int, dict[str, str]]:
    status, _, words = request(house, "/ready")
    return status, json.loads(words)["parts"]


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request checks anew."""
    monkeypatch.setattr(readiness, "KEPT", -1.0)


def test_a_server_that_works_is_ready(begin: Starter) -> None:
    assert ready(begin()) == (200, {"store": "ok", "workers": "ok", "tasks": "ok", "loop": "ok"})


def test_a_store_that_cannot_be_written_is_not_ready_though_the_process_is_healthy(
    begin: Starter, monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    house = begin()

    async def fail(store: Store, work: Any) -> Any:
        raise OSError("the database is away, with its password")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", fail)
        status, parts = ready(house)
        assert (status, parts["store"]) == (503, "cannot be written (OSError)")
        assert request(house, "/health")[0] == 200
    assert ready(house)[0] == 200, "and again when it is back"


def test_a_full_disk_is_not_ready(start: Callable[..., Server], new_database: Callable[[str], str]) -> None:
    server = start(new_database("sqlite"), PYTHONDONTWRITEBYTECODE="1")
    assert ready(server)[0] == 200
    limit_files(server, 4_096)
    wait_until(lambda: ready(server)[0] == 503)
    assert request(server, "/health")[0] == 200
    limit_files(server)
    wait_until(lambda: ready(server)[0] == 200)


def test_workers_that_fail_again_and_again_are_not_ready(begin: Starter, fresh: None) -> None:
    house = begin()
    pool = house.app.readiness._workers
    pool.failures = readiness.FAILURES
    assert ready(house) == (503, {"store": "ok", "workers": "the last 4 processes failed", "tasks": "ok", "loop": "ok"})
    pool.failures = 0
    assert ready(house)[0] == 200


def test_failures_of_workers_are_counted_until_one_answers(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    from farshore.server.workers.bot_pool import BotPool, BotWorker
    from farshore.server.workers.bot_worker import BotRequest, BotResponse

    answers: list[BotResponse | None] = [None, None, BotResponse()]

    async def ask(worker: BotWorker, question: BotRequest) -> BotResponse:
        answer = answers.pop(0)
        if answer is None:
            raise WorkerFailed("gone")
        return answer

    async def play() -> None:
        monkeypatch.setattr(BotWorker, "ask", ask)
        pool, question = BotPool(1), BotRequest("choose", "explorers", {}, 0, "", 1.0, b"")
        for expected in (1, 2, 0):
            with suppress(WorkerFailed):
                await pool.ask(question)
            assert pool.failures == expected

    run(play())


def test_a_loop_that_was_blocked_is_not_ready(begin: Starter, monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    monkeypatch.setattr(readiness, "LAG", 0.2)
    house = begin()
    house.loop.call_soon_threadsafe(time.sleep, 1.0)
    wait_until(lambda: ready(house)[1]["loop"].startswith("late by"))


def test_many_requests_for_readiness_write_once(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 600.0)
    house, written = begin(), list[int]()
    monkeypatch.setattr(readiness, "_write_trial_row", lambda connection: written.append(1))
    assert [ready(house)[0] for _ in range(5)] == [200] * 5
    assert len(written) == 1


def test_every_response_has_an_id_and_the_log_has_the_same(
    begin: Starter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = begin(log_json="1")
    assert request(house, "/api/games", **{"x-request-id": "proxy-7"})[1]["x-request-id"] == "proxy-7"
    ids = {request(house, "/health", **{"x-request-id": given})[1]["x-request-id"] for given in ("", "a b", "x" * 65)}
    assert len(ids) == 3
    assert all(len(each) == 16 for each in ids)

    def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(house.app.page, "file", fail)
    capsys.readouterr()
    assert request(house, "/somewhere", **{"x-request-id": "lost-page"})[0] == 500
    (line,) = [json.loads(line) for line in capsys.readouterr().out.splitlines() if "request failed" in line]
    assert line["request"] == "lost-page"
    assert structlog.contextvars.get_contextvars() == {}


def test_log_lines_of_a_socket_have_its_id(
    begin: Starter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = begin(log_json="1")
    sitting = make(house)

    async def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    async def play() -> None:
        monkeypatch.setattr(type(house.tables), "require_deal_played", fail)
        with pytest.raises(Exception, match="server-failed"):
            await TableClient.join(house.address, sitting.table)

    run(play())
    (line,) = [json.loads(line) for line in capsys.readouterr().out.splitlines() if "message failed" in line]
    assert len(line["request"]) == 16


def test_without_traces_a_span_is_nothing() -> None:
    traces.set_up(Settings())
    assert traces.span("request") is traces.span("write")


def test_traces_without_their_extra_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    with pytest.raises(NotInstalled, match=r"farshore\[otel\]"):
        traces.set_up(Settings(traces=True))


def test_traces_show_what_a_request_waited_for(begin: Starter) -> None:
    pytest.importorskip("opentelemetry.sdk")
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    house, exporter, provider = begin(), InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    traces.use_tracer(provider.get_tracer("test"))
    try:
        make(house)
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0), house.loop).result(60)
    finally:
        traces.use_tracer(None)
    spans: Any = exporter.get_finished_spans()
    outer = next(span for span in spans if span.name == "farshore.request")
    assert outer.attributes["path"] == "/api/tables"
    assert any(span.name == "farshore.write" and span.parent.span_id == outer.context.span_id for span in spans)
