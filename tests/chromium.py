"""The browser of the browser tests and of the scripts that take pictures."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """Return the browser of this machine, or None for Playwright's own. FARSHORE_CHROMIUM comes first."""
    return os.environ.get("FARSHORE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
