"""A test that RULES.md names for a rule must call the function that the page says holds the rule."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from farshore.compiled import state
from games.rules_page import code_of, page_of, watched

PAGES = ("explorers", "kingdom_maps", "la_isla")
"""The games whose page is watched."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    game = item.path.parent.name
    name = getattr(item, "originalname", item.name)
    seen = game in PAGES and state() == "plain"  # who calls whom can be watched in Python alone
    wanted = page_of(game).shown_by(item.path.stem, name) if seen else set()
    if not wanted:
        yield
        return
    with watched() as called:
        yield
    if unreached := sorted(function for function in wanted if code_of(game, function) not in called):
        pytest.fail(f"RULES.md says that {name} shows {', '.join(unreached)}, which it never calls", pytrace=False)
