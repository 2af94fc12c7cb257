"""Take the pictures of the documentation from the real page: `python tests/web/pictures.py`.

Needs a built page, Chromium and Pillow. Positions are reached by bots on fixed deals. Name games, `first-page` or
`turn` to take only those. The game of the tutorial is installed only for its own picture.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from farshore.cli.new_game import write_game_files
from farshore.core.match import AnyMatch
from farshore.core.record import dump
from farshore.core.scene import cells_in

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from chromium import find_chromium  # noqa: E402
from server.conftest import Server  # noqa: E402
from walkthrough import install  # noqa: E402
from web.positions import BRANCH  # noqa: E402
from web.samples import played  # noqa: E402

FOLDER = HERE.parents[1] / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
SMALL_DESK = {"width": 1200, "height": 760}
"""The window of the animated turn, which is shown scaled down."""
ANIMATION_WIDTH = 1000
PHONE = {"width": 390, "height": 844}
GAMES = {"explorers": 0.5, "kingdom_maps": 0.6, "la_isla": 0.55, "atoll": 0.5}
"""How far into the match each is shown."""
GUIDE = ("atoll",)
"""The new game of the tutorial: on a desktop only."""


def a_good_moment(match: AnyMatch, share: float) -> int:
    """The first event after this share of the match where seat 0 has a choice and has begun its turn."""
    game = match.game
    for at in range(int(len(match.events) * share), len(match.events)):
        state = match.states[at]
        board = game.scene(game.view(state, 0), 0).board
        begun = bool(cells_in(board.layers, "new"))
        lit = sum(1 for _ in board.click_targets())
        if 0 in game.to_act(state) and lit > 3 and (begun or game.info.hidden or game.info.id in GUIDE):
            return at
    return int(len(match.events) * share)


def new_page(browser: Browser, address: str) -> Page:
    how: dict[str, Any] = {"viewport": DESK, "color_scheme": "light", "reduced_motion": "reduce"}
    page = browser.new_context(**how, locale="en-GB").new_page()
    page.goto(address)
    page.evaluate("() => localStorage.setItem('farshore.name', '\"Ada\"')")
    return page


def take(page: Page, name: str, whole: bool = False) -> None:
    """Save what the window shows or, with `whole`, the page down to its end."""
    page.wait_for_timeout(900)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
    print(f"docs/pictures/{name}.png")


def install_the_guide(folder: Path) -> None:
    """Install the new game of the tutorial, for this process and for the server."""
    write_game_files("atoll", folder / "atoll")
    path = str(install(folder / "atoll"))
    sys.path.append(path)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), path]))


def take_game(page: Page, address: str, game: str) -> None:
    """A match of this game on a desk, and unless it is only of the guide, on a phone."""
    match, name = played(game), game.replace("_", "-")
    table = page.evaluate(BRANCH, [dump(match), a_good_moment(match, GAMES[game]), "greedy"])
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


def start_of_turn(match: AnyMatch, share: float) -> int:
    """The first event after this share of the match where seat 0 has a choice and has done nothing yet."""
    game = match.game
    for at in range(int(len(match.events) * share), len(match.events)):
        state = match.states[at]
        board = game.scene(game.view(state, 0), 0).board
        choices = sum(1 for _ in board.click_targets())
        if game.to_act(state)[:1] == (0,) and choices > 3 and not cells_in(board.layers, "new"):
            return at
    raise ValueError("no turn of seat 0 in this part of the match")


def take_turn(browser: Browser, address: str) -> None:
    """Play a turn of Explorers, click by click, and save it as an animated picture."""
    page, match = new_page(browser, address), played("explorers")
    page.set_viewport_size({"width": SMALL_DESK["width"], "height": SMALL_DESK["height"]})
    table = page.evaluate(BRANCH, [dump(match), start_of_turn(match, 0.4), "greedy"])
    page.goto(f"{address}/t/{table}")
    page.locator(".board").wait_for()
    page.wait_for_timeout(1_200)
    frames = [(screenshot(page), 1_600)]
    for _ in range(8):
        spaces, ready = page.locator(".hit.usable"), page.locator("button.main.primary")
        target = spaces.nth(spaces.count() // 2) if spaces.count() else ready.first
        if not spaces.count() and not ready.count():
            break
        target.hover(force=True)
        page.wait_for_timeout(500)
        frames.append((screenshot(page), 900))
        target.click(force=True)
        page.mouse.move(2, 2)
        page.wait_for_timeout(900)
        frames.append((screenshot(page), 900))
    save_animation(frames, FOLDER / "turn.gif")


def screenshot(page: Page) -> Image.Image:
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    height = picture.height * ANIMATION_WIDTH // picture.width
    return picture.resize((ANIMATION_WIDTH, height), Image.Resampling.LANCZOS)


def save_animation(frames: list[tuple[Image.Image, int]], file: Path) -> None:
    """Write frames with their milliseconds as a GIF with one palette, which keeps unchanged areas unchanged."""
    palette = frames[-1][0].quantize(255, Image.Quantize.MAXCOVERAGE)
    pictures = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture, _ in frames]
    first, *others = pictures
    times = [milliseconds for _, milliseconds in frames]
    first.save(file, save_all=True, append_images=others, duration=times, loop=0, optimize=True)
    print(f"docs/pictures/{file.name}: {len(frames)} frames, {file.stat().st_size // 1000} kB")


def main(wanted: list[str]) -> None:
    """Take the pictures with these names; without names, all, that of the tutorial in a process of its own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="farshore-pictures-"))
    if any(name in GUIDE for name in wanted):
        install_the_guide(folder)
    server = Server(f"sqlite:///{folder / 'tables.db'}").start(folder)
    address = f"http://{server.address}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = new_page(browser, address)
        for name in wanted or [*(game for game in GAMES if game not in GUIDE), "first-page", "turn"]:
            if name == "first-page":
                page.goto(address)
                take(page, name, whole=True)
            elif name == "turn":
                take_turn(browser, address)
            else:
                take_game(page, address, name)
        browser.close()
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)
    if not wanted:
        subprocess.run([sys.executable, __file__, *GUIDE], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
