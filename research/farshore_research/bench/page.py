"""Measures the page in a real browser: `farshore bench page` (needs the `test` extra and a Chromium)."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from gzip import compress
from importlib.resources import files
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from farshore.core.text import text
from farshore.games import find
from farshore.translations import translator
from farshore_research.bench.server_subprocess import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIT = (".hit.usable", "button.usable", ".prompt-buttons .primary:not(.waiting)")
"""Elements to click: a space of the board, a piece, the main button."""

# From the click until the server has confirmed it, by the browser's clock.
WATCH = """() => {
  const root = document.querySelector('[data-version]')
  const before = root.dataset.version
  window.confirmed = new Promise(resolve => {
    let pressed = 0
    addEventListener('pointerdown', () => { pressed = performance.now() }, {capture: true, once: true})
    const look = new MutationObserver(() => {
      if (pressed && root.dataset.pending === '0' && root.dataset.version !== before) {
        look.disconnect()
        resolve(performance.now() - pressed)
      }
    })
    look.observe(root, {attributes: true})
    setTimeout(() => { look.disconnect(); resolve(null) }, 5000)
  })
}"""


def main(args: argparse.Namespace) -> int:
    """Click through some moves and print how long they took."""
    parser = argparse.ArgumentParser("farshore bench page")
    parser.add_argument("--game", default="explorers", help="the game to play (default explorers)")
    parser.add_argument("--clicks", type=int, default=40, help="how many clicks (default 40)")
    wish = parser.parse_args(args.rest)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("farshore: `bench page` needs Playwright: pip install 'farshore[test]'")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found = map(shutil.which, ("chromium", "chromium-browser", "chromium-headless-shell", "google-chrome"))
    chromium = os.environ.get("FARSHORE_CHROMIUM") or next(filter(None, found), None)
    with run_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=as_root)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        first = first_load(browser.new_context(service_workers="block").new_page(), server.address)
        open_table(page, server.address, translator(find(wish.game)).translate(text("title"), "en"))
        took = clicks(page, wish.clicks)
        browser.close()
    report(wish.game, took, first)
    return 0


LATER = re.compile(r"/laterPages|/words/later/")
"""The script and the texts of all other pages. On a busy machine they come before the last picture is drawn."""


@dataclass
class PageLoad:
    """The requests and bytes of a first visit, images included."""

    requests: int = 0
    bytes: int = 0

    def count(self, event: Mapping[str, Any]) -> None:
        self.requests += 1
        self.bytes += int(event["encodedDataLength"])


def first_load(page: Page, address: str) -> PageLoad:
    """Load the first page without a cache and without what the page fetches when it has nothing else to do."""
    load, network = PageLoad(), page.context.new_cdp_session(page)
    page.route(LATER, lambda route: route.abort())
    network.send("Network.enable")
    network.on("Network.loadingFinished", load.count)
    page.goto(f"http://{address}/")
    page.wait_for_function("() => document.querySelectorAll('.picture svg').length > 2")
    found = PageLoad(load.requests, load.bytes)
    page.context.close()
    return found


def open_table(page: Page, address: str, title: str) -> None:
    """Create a table against a bot with the form of the page."""
    page.goto(f"http://{address}/new")
    page.get_by_text(title, exact=True).first.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-version]")


def clicks(page: Page, count: int) -> list[float]:
    """Click highlighted elements; return the milliseconds until each click is confirmed."""
    rng, took = Random(1), list[float]()
    for _ in range(count):
        page.wait_for_selector(", ".join(LIT), state="attached", timeout=20_000)
        lit = next(filter(None, (page.locator(kind).all() for kind in LIT)))
        page.evaluate(WATCH)
        rng.choice(lit).click(force=True)
        milliseconds = page.evaluate("window.confirmed")
        if milliseconds is not None:
            took.append(float(milliseconds))
    return took


def first_script() -> int:
    """Return the compressed size of the first page's script in bytes."""
    page = files("farshore.server") / "page"
    named = re.findall(r'src="/assets/([^"]+\.js)"', (page / "index.html").read_text("utf-8"))
    return sum(len(compress((page / "assets" / name).read_bytes())) for name in named)


def report(game: str, took: list[float], first: PageLoad) -> None:
    assets = (files("farshore.server") / "page" / "assets").iterdir()
    script = sum(len(compress(file.read_bytes())) for file in assets if file.name.endswith(".js"))
    print(f"{game}, {len(took)} clicks confirmed by the server, desk 1440x900")
    print(f"  click to confirmed move, median      {median(took):8.1f} ms (target 50)")
    print(f"  nine in ten within                   {quantiles(took, n=10)[-1]:8.1f} ms")
    print(f"  script of the first page, gzip       {first_script() / 1000:8.1f} kB (target 60)")
    print(f"  script of all pages, gzip            {script / 1000:8.1f} kB")
    print(f"  first load, as it is sent            {first.bytes / 1000:8.1f} kB (target 100)")
    print(f"  first load, requests                 {first.requests:8d}    (target 12)")
