"""Every setting is read, checked, documented, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from farshore.server.gate import Bucket, Limits
from farshore.server.settings import BadSetting, Settings, from_environment, variable
from server.conftest import Server
from server.sitting import make, request, run

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
OTHERS = {
    "database": ("postgresql://somewhere/tables", "mysql://x"),
    "host": ("0.0.0.0", None),
    "port": ("8123", "high"),
    "workers": ("3", "-1"),
    "origins": ("https://a.example, https://b.example", None),
    "secret": ("something long", None),
    "proxy": ("yes", "maybe"),
    "log": ("debug", "loud"),
    "log_json": ("1", "2"),
    "metrics": ("off", "x"),
    "message_bytes": ("100", "x"),
    "body_bytes": ("100", "x"),
    "rate_socket": ("7", "x"),
    "rate_http": ("7", "x"),
    "rate_create": ("7", "x"),
    "connections": ("7", "x"),
    "idle": ("7.5", "x"),
    "slow": ("7.5", "-3"),
    "poll": ("7.5", "x"),
    "bot_workers": ("7", "x"),
    "bot_seconds": ("7.5", "x"),
    "bot_pace": ("0", "x"),
    "durable": ("true", "x"),
}
NAMES = [field.name for field in fields(Settings)]


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_is_read_and_checked(name: str) -> None:
    good, bad = OTHERS[name]
    assert getattr(from_environment({variable(name): good}), name) != getattr(from_environment({}), name)
    if bad is not None:
        with pytest.raises(BadSetting, match=variable(name)):
            from_environment({variable(name): bad})


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_is_documented_with_its_default(name: str) -> None:
    default = getattr(Settings(), name)
    shown = {"True": "on", "False": "off", "()": ""}.get(str(default), str(default))
    line = next(line for line in HOSTING.read_text("utf-8").splitlines() if line.startswith(f"| `{variable(name)}` |"))
    assert (f"| {shown} |" if shown else "| |") in line


def test_a_bucket_lets_a_few_through_at_once_and_then_waits() -> None:
    bucket = Bucket(2, seconds=2)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    assert all(Bucket(0).take() for _ in range(100))
    limits = Limits(1, seconds=1, addresses=2)
    assert limits.take("a")
    assert not limits.take("a")
    assert limits.take("b")


def test_limits_origins_and_metrics_as_set(new_database: Callable[[str], str], start: Callable[..., Server]) -> None:
    server = start(
        new_database("sqlite"),
        FARSHORE_RATE_CREATE="1",
        FARSHORE_RATE_SOCKET="2",
        FARSHORE_CONNECTIONS="2",
        FARSHORE_METRICS="off",
        FARSHORE_ORIGINS="https://farshore.example",
        FARSHORE_DURABLE="on",
        FARSHORE_IDLE="1",
        FARSHORE_SECRET="a secret of the house",
    )
    assert request(server, "/metrics")[0] == 404
    sitting = make(server)

    async def knock() -> None:
        from websockets.exceptions import InvalidStatus

        first, second = await sitting.guest(0), await sitting.guest()
        with pytest.raises(InvalidStatus):
            await sitting.guest()
        for _ in range(20):
            await first.say({"type": "ping"})
        kinds = [(await first.socket.recv())[:16] for _ in range(20)]
        assert any("refused" in str(kind) for kind in kinds)
        await second.leave()
        await first.leave()

    run(knock())
    body = {"game": "explorers", "seats": [{"kind": "me"}]}
    assert request(server, "/api/tables", body, origin="https://farshore.example")[0] == 201
    statuses = [request(server, "/api/tables", body)[0] for _ in range(40)]
    assert 429 in statuses


def test_health_and_metrics(new_database: Callable[[str], str], start: Callable[..., Server]) -> None:
    server = start(new_database("sqlite"))
    assert '"status":"ok"' in request(server, "/health")[2]

    async def play() -> None:
        guest = await make(server).guest(0)
        await guest.act(0, guest.does()[0])
        words = request(server, "/metrics")[2]
        for line in ('farshore_moves_total{by="person"} 1.0', "farshore_connections 1.0", "farshore_live_tables 1.0"):
            assert line in words
        for name in ("farshore_move_seconds_count", "farshore_bot_queue", "farshore_refusals"):
            assert name in words

    run(play())
    assert server.stop() in (0, -15)
    assert '"stopped"' in server.logged()
