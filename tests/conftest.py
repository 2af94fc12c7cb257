"""The walk-through game is installed for every test, and tests are marked by what they need."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from chromium import find_chromium
from sampling import header
from walkthrough import unpack

HERE = Path(__file__).parent
FRUGAL = ["--num-raster-threads=1", "--js-flags=--lite-mode"]
"""Options of the browser that save a tenth of its processor time: nothing runs long enough to be worth optimising."""
SERVERS = {"Server", "Nearby", "in_process"}
"""A module of tests that imports one of these starts a server."""


def install_walkthrough() -> None:
    """Before anything is collected, so that tests over all games include it; processes we start see it too."""
    folder = tempfile.mkdtemp(prefix="farshore-walkthrough-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    sys.path.append(str(unpack(Path(folder))))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), folder]))


install_walkthrough()

# Two cores may be busy with a browser meanwhile: time says nothing about a test.
settings.register_profile("farshore", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("farshore")


def pytest_report_header() -> str:
    return header()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if (HERE / "web") in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if isinstance(item, pytest.Function) and SERVERS & vars(item.module).keys():
            item.add_marker(pytest.mark.server)
        if item.path.name.startswith("test_rules_page"):
            item.add_marker(pytest.mark.source)
        if any("postgres" in name for name in getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.database)
    items.sort(key=start_order)


def start_order(item: pytest.Item) -> int:
    """Slow tests start first, so that no worker is left alone with one at the end; others keep their order."""
    return next((place for place, name in enumerate(("slow", "browser")) if item.get_closest_marker(name)), 2)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser of this machine, if there is one (test.py finds or installs it), else Playwright's own."""
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": find_chromium(), "args": [*as_root, *FRUGAL]}
