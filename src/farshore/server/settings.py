"""All settings, read from environment variables; `docs/reference/settings.md` documents each, and a test compares."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any


class BadSetting(ValueError):
    """A variable with an invalid value; the message names it."""


def _switch(words: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    return known[words.lower()]


def _list(words: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in words.split(",") if part.strip())


def _count(words: str) -> int:
    number = int(words)
    if number < 0:
        raise ValueError(words)
    return number


def _seconds(words: str) -> float:
    number = float(words)
    if not 0 <= number < 1e9:
        raise ValueError(words)
    return number


def _database(words: str) -> str:
    if not words.startswith(("sqlite:///", "postgresql://")):
        raise ValueError(words)
    return words


def _setting(default: Any, read: Callable[[str], Any]) -> Any:
    return field(default=default, metadata={"read": read})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. Each field is an environment variable: `database` is FARSHORE_DATABASE."""

    database: str = _setting("sqlite:///farshore.db", _database)
    host: str = _setting("127.0.0.1", str)
    port: int = _setting(8000, _count)
    workers: int = _setting(1, _count)
    origins: tuple[str, ...] = _setting((), _list)
    hosts: tuple[str, ...] = _setting((), _list)
    secret: str = _setting("", str)
    proxy: bool = _setting(False, _switch)
    log: str = _setting("info", lambda words: {"debug": "debug", "info": "info", "warning": "warning"}[words.lower()])
    log_json: bool = _setting(False, _switch)
    metrics: bool = _setting(False, _switch)
    metrics_token: str = _setting("", str)
    traces: bool = _setting(False, _switch)
    message_bytes: int = _setting(16_384, _count)
    body_bytes: int = _setting(1_000_000, _count)
    rate_socket: int = _setting(40, _count)
    rate_http: int = _setting(20, _count)
    rate_create: int = _setting(2, _count)
    open_tables: int = _setting(3, _count)
    day_tables: int = _setting(300, _count)
    day_mb: int = _setting(50, _count)
    keep_unplayed: int = _setting(0, _count)
    keep_uploads: int = _setting(0, _count)
    keep_finished: int = _setting(0, _count)
    notices: int = _setting(30, _count)
    private_hooks: bool = _setting(False, _switch)
    cost: int = _setting(250, _count)
    connections: int = _setting(200, _count)
    rated_pair: int = _setting(10, _count)
    rated_reviews: bool = _setting(True, _switch)
    lessons: int = _setting(50, _count)
    lines: int = _setting(100, _count)
    head_seconds: float = _setting(10.0, _seconds)
    body_seconds: float = _setting(30.0, _seconds)
    idle: float = _setting(120.0, _seconds)
    live_tables_mb: int = _setting(300, _count)
    slow: float = _setting(20.0, _seconds)
    poll: float = _setting(3.0, _seconds)
    examine_seconds: float = _setting(5.0, _seconds)
    bot_workers: int = _setting(2, _count)
    bot_seconds: float = _setting(2.0, _seconds)
    bot_pace: float = _setting(0.3, _seconds)
    rate_review: int = _setting(20, _count)
    review_futures: int = _setting(0, _count)
    players: str = _setting("open", lambda words: {word: word for word in ("off", "invite", "open")}[words.lower()])
    durable: bool = _setting(False, _switch)
    deflate: bool = _setting(True, _switch)


def variable(name: str) -> str:
    """Return the environment variable of a setting.

    >>> variable("bot_seconds")
    'FARSHORE_BOT_SECONDS'
    """
    return f"FARSHORE_{name.upper()}"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings of the environment; raise BadSetting for an invalid value."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for setting in fields(Settings):
        words = environment.get(variable(setting.name))
        if words is not None:
            try:
                chosen[setting.name] = setting.metadata["read"](words)
            except (ValueError, KeyError):
                raise BadSetting(f"{variable(setting.name)} cannot be {words!r}") from None
    settings = Settings(**chosen)
    return settings if "durable" in chosen else replace(settings, durable=reached_by_others(settings))


def reached_by_others(settings: Settings) -> bool:
    """Return whether clients on other machines can connect, directly or through a proxy.

    >>> reached_by_others(Settings(host="127.0.0.1")), reached_by_others(Settings(host="0.0.0.0"))
    (False, True)
    """
    return settings.proxy or (settings.host not in ("localhost", "::1") and not settings.host.startswith("127."))
