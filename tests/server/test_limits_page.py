"""docs/limits.md tells every limit as it is: where it is set, how much it is, and what is said, in four languages."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from farshore.core.text import Arg, plain, text
from farshore.server.settings import Settings, variable
from farshore.words import LANGUAGES, house

PAGE = (Path(__file__).parents[2] / "docs" / "limits.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line.startswith("| ")]
LIMITS = [row for row in ROWS if len(row) == 4 and row[1].startswith("`")]
SAID = {row[0].strip("`"): row[1:] for row in ROWS if len(row) == 1 + len(LANGUAGES) and row[0].startswith("`")}
NO_LIMITS = {
    "database", "host", "port", "workers", "origins", "secret", "proxy", "log", "log_json", "metrics", "deflate",
    "poll", "private_hooks", "bot_workers", "bot_pace", "durable", "review_futures",
}  # fmt: skip
"""Settings that say how something is done, not how much of it."""
FILLED: dict[str, dict[str, Arg]] = {
    "takes-too-long": {"seconds": 5},
    "bad-data": {"reason": plain("…")},
    "option-too-long": {"option": "…", "most": 1_000},
    "too-many-lessons": {"most": 50},
    "too-many-open": {"most": 3},
    "too-many-notices": {"most": 4},
    "too-many-bytes": {"most": 65_536},
    "too-deep": {"most": 16},
    "too-many-key-parts": {"most": 8},
    "too-many-digits": {"most": 18},
    "too-many-entries": {"most": 1_000},
    "too-long-text": {"most": 4_000},
    "too-many-undos": {"most": 1_000},
    "too-many-events": {"most": 7_000},
}
"""What stands in the words on the page."""


def test_every_setting_that_limits_something_is_there() -> None:
    told = {row[1].strip("`") for row in LIMITS}
    assert {variable(field.name) for field in fields(Settings) if field.name not in NO_LIMITS} <= told


@pytest.mark.parametrize("row", LIMITS, ids=lambda row: str(row[1]).strip("`"))
def test_each_limit_is_as_much_as_it_says(row: list[str]) -> None:
    place, told = row[1].strip("`"), row[2].replace(",", "")
    if place.startswith("FARSHORE_"):
        value = getattr(Settings(), place.removeprefix("FARSHORE_").lower())
    else:
        module, _, name = place.rpartition(".")
        value = getattr(import_module(f"farshore.{module}"), name)
    assert float(re.findall(r"[\d.]+", told)[0]) == float(value)


@pytest.mark.parametrize("row", LIMITS, ids=lambda row: str(row[1]).strip("`"))
def test_each_limit_says_what_is_told(row: list[str]) -> None:
    for key in re.findall(r"`([a-z][a-z0-9-]+)`", row[3]):
        assert key in SAID, key
    assert row[3]


@pytest.mark.parametrize("key", sorted(SAID))
def test_the_words_are_those_that_are_said(key: str) -> None:
    words = text(key, **FILLED.get(key, {}))
    assert [house().say(words, language) for language in LANGUAGES] == SAID[key]
