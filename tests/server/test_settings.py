"""Every setting is read, checked and documented; `test_each_setting.py` shows what each does."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from farshore.server.rate_limits import RateLimiter, TokenBucket
from farshore.server.settings import BadSetting, Settings, from_environment, variable

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"
OTHERS = {
    "players": ("invite", "everybody"),
    "database": ("postgresql://somewhere/tables", "mysql://x"),
    "host": ("0.0.0.0", None),
    "port": ("8123", "high"),
    "workers": ("3", "-1"),
    "origins": ("https://a.example, https://b.example", None),
    "hosts": ("play.example", None),
    "secret": ("something long", None),
    "proxy": ("yes", "maybe"),
    "log": ("debug", "loud"),
    "log_json": ("1", "2"),
    "metrics": ("on", "x"),
    "metrics_token": ("a long word", None),
    "traces": ("on", "x"),
    "message_bytes": ("100", "x"),
    "body_bytes": ("100", "x"),
    "rate_socket": ("7", "x"),
    "rate_http": ("7", "x"),
    "rate_create": ("7", "x"),
    "open_tables": ("7", "x"),
    "day_tables": ("7", "x"),
    "day_mb": ("7", "x"),
    "keep_unplayed": ("7", "x"),
    "keep_uploads": ("7", "x"),
    "keep_finished": ("7", "x"),
    "notices": ("7", "x"),
    "private_hooks": ("on", "x"),
    "cost": ("7", "x"),
    "connections": ("7", "x"),
    "lessons": ("7", "x"),
    "rated_pair": ("7", "x"),
    "rated_reviews": ("off", "x"),
    "lines": ("7", "x"),
    "head_seconds": ("7.5", "x"),
    "body_seconds": ("7.5", "x"),
    "idle": ("7.5", "x"),
    "live_tables_mb": ("7", "x"),
    "slow": ("7.5", "-3"),
    "poll": ("7.5", "x"),
    "examine_seconds": ("7.5", "x"),
    "bot_workers": ("7", "x"),
    "bot_seconds": ("7.5", "x"),
    "bot_pace": ("0", "x"),
    "rate_review": ("7", "x"),
    "review_futures": ("7", "x"),
    "durable": ("true", "x"),
    "deflate": ("off", "x"),
}
NAMES = [field.name for field in fields(Settings)]


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_is_read_and_checked(name: str) -> None:
    good, bad = OTHERS[name]
    assert getattr(from_environment({variable(name): good}), name) != getattr(from_environment({}), name)
    if bad is not None:
        with pytest.raises(BadSetting, match=variable(name)):
            from_environment({variable(name): bad})


@pytest.mark.parametrize(
    ("said", "durable"),
    [
        ({}, False),
        ({"FARSHORE_HOST": "::1"}, False),
        ({"FARSHORE_HOST": "0.0.0.0"}, True),
        ({"FARSHORE_HOST": ""}, True),
        ({"FARSHORE_PROXY": "on"}, True),
        ({"FARSHORE_HOST": "0.0.0.0", "FARSHORE_DURABLE": "off"}, False),
        ({"FARSHORE_DURABLE": "on"}, True),
    ],
)
def test_a_server_that_others_reach_waits_for_its_disk(said: dict[str, str], durable: bool) -> None:
    assert from_environment(said).durable == durable


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_is_documented_with_its_default(name: str) -> None:
    default = getattr(Settings(), name)
    shown = {"True": "on", "False": "off", "()": ""}.get(str(default), str(default))
    line = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| `{variable(name)}` |"))
    assert (f"| {shown} |" if shown else "| |") in line


def test_a_bucket_lets_a_few_through_at_once_and_then_waits() -> None:
    bucket = TokenBucket(2, seconds=2)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    assert all(TokenBucket(0).take() for _ in range(100))
    limits = RateLimiter(1, seconds=1, addresses=2)
    assert limits.take("a")
    assert not limits.take("a")
    assert limits.take("b")
