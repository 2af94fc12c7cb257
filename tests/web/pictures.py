"""Takes the pictures of the documentation: `python tests/web/pictures.py` plays matches, opens them and looks.

Needs a built page and a Chromium. Positions are reached by bots of the house on fixed deals. With names of games, only
those are taken.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from farshore.cli.new_game import write
from farshore.core.match import AnyMatch
from farshore.core.record import dump
from farshore.core.scene import cells_in

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from server.conftest import Server  # noqa: E402
from walkthrough import install, unpack  # noqa: E402
from web.samples import played  # noqa: E402

FOLDER = HERE.parents[1] / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GAMES = {"explorers": 0.5, "kingdom_maps": 0.6, "la_isla": 0.55, "lagoon": 0.5, "skerries": 0.7}
"""How far into the match each is shown."""
GUIDE = ("lagoon", "skerries")
"""A game just begun, and the one of the walk-through: shown there, on a desk alone."""

BRANCH = """async ([record, at]) => {
  const post = async (path, body) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})).json()
  const {table} = await post('/api/records', {record})
  const opened = await post(`/api/tables/${table}/branch`, {at, seat: 0, level: 'greedy', name: 'Ada'})
  const kept = JSON.parse(localStorage['farshore.keys'] || '{}')
  kept[opened.table] = opened.keys.map(key => key.secret)
  localStorage.setItem('farshore.keys', JSON.stringify(kept))
  return opened.table
}"""


def a_good_moment(match: AnyMatch, share: float) -> int:
    """The first event after this share of the match where seat 0 has a choice and has begun its turn."""
    game = match.game
    for at in range(int(len(match.events) * share), len(match.events)):
        state = match.states[at]
        board = game.scene(game.view(state, 0), 0).board
        begun = bool(cells_in(board.layers, "new"))
        lit = sum(1 for _ in board.presses())
        if 0 in game.to_act(state) and lit > 3 and (begun or game.info.hidden or game.info.id in GUIDE):
            return at
    return int(len(match.events) * share)


def new_page(browser: Browser, address: str) -> Page:
    how: dict[str, Any] = {"viewport": DESK, "color_scheme": "light", "reduced_motion": "reduce"}
    page = browser.new_context(**how, locale="en-GB").new_page()
    page.goto(address)
    page.evaluate("() => localStorage.setItem('farshore.name', '\"Ada\"')")
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(900)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def install_the_guide(folder: Path) -> None:
    """Both games of the guide, for this process and for the server."""
    write("lagoon", folder / "lagoon")
    paths = [str(install(folder / "lagoon")), str(unpack(folder / "skerries"))]
    sys.path += paths
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), *paths]))


def take_game(page: Page, address: str, game: str) -> None:
    """A match of this game on a desk, and unless it is only of the guide, on a phone."""
    match, name = played(game), game.replace("_", "-")
    table = page.evaluate(BRANCH, [dump(match), a_good_moment(match, GAMES[game])])
    page.goto(f"{address}/t/{table}")
    page.locator(".board").wait_for()
    lit = page.locator(".hit.usable")
    if lit.count():
        lit.nth(lit.count() // 2).hover(force=True)
    take(page, name)
    if game not in GUIDE:
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.mouse.move(0, 0)
        take(page, f"{name}-phone")
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="farshore-pictures-"))
    install_the_guide(folder)
    server = Server(f"sqlite:///{folder / 'tables.db'}").start(folder)
    address = f"http://{server.address}"
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = new_page(browser, address)
        for game in wanted or GAMES:
            take_game(page, address, game)
        if not wanted:
            page.goto(address)
            take(page, "first-page")
        browser.close()
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:])
