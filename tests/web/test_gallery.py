"""Every combination of rows, pieces and tracks that the law of drawings allows can be read on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sampling import sample
from web.draw_gallery import DESK, cells, serve_vocabulary
from web.gallery.vocabulary.game import COMBINATIONS

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_everything_that_is_allowed_can_be_read(browser: Browser, tmp_path: Path) -> None:
    chosen = sample(COMBINATIONS, by=lambda at: at.row, take=2)
    server = serve_vocabulary(tmp_path)
    try:
        found = list(cells(browser, f"http://{server.address}", DESK, chosen))
    finally:
        server.stop()
    assert {cell.at for cell in found} == set(chosen)
    assert {f"{cell.at} ({cell.place})": cell.problems for cell in found if cell.problems} == {}
