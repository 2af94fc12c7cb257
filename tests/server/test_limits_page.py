"""docs/reference/limits.md shows every limit as it is: its name, its value, and the message above it."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from farshore.server.settings import Settings, variable
from farshore.translations import LANGUAGES, app_translator

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "limits.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line.startswith("| ")]
LIMITS = [row for row in ROWS if len(row) == 4 and row[1].startswith("`")]
NO_LIMITS = {
    "database", "host", "port", "workers", "origins", "hosts", "secret", "proxy", "log", "log_json", "metrics",
    "metrics_token", "traces", "deflate", "poll", "private_hooks", "bot_workers", "bot_pace", "durable",
    "review_futures", "rated_reviews", "players", "keep_unplayed", "keep_uploads", "keep_finished",
}  # fmt: skip
"""Settings that are not limits."""


def test_every_setting_that_limits_something_is_there() -> None:
    listed = {row[1].strip("`") for row in LIMITS}
    assert {variable(field.name) for field in fields(Settings) if field.name not in NO_LIMITS} <= listed


@pytest.mark.parametrize("row", LIMITS, ids=lambda row: str(row[1]).strip("`"))
def test_each_limit_has_the_value_of_the_page(row: list[str]) -> None:
    place, shown = row[1].strip("`"), row[2].replace(",", "")
    if place.startswith("FARSHORE_"):
        value = getattr(Settings(), place.removeprefix("FARSHORE_").lower())
    else:
        module, _, name = place.rpartition(".")
        value = getattr(import_module(f"farshore.{module}"), name)
    assert float(re.findall(r"[\d.]+", shown)[0]) == float(value)


@pytest.mark.parametrize("row", LIMITS, ids=lambda row: str(row[1]).strip("`"))
def test_each_message_exists_in_every_language(row: list[str]) -> None:
    assert row[3]
    for key in re.findall(r"`([a-z][a-z0-9-]+)`", row[3]):
        assert [language for language in LANGUAGES if not app_translator().knows(key, language)] == [], key
