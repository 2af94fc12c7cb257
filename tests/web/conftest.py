"""A server of its own and devices of all kinds: what the browser tests play with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.conftest import Server

ARTEFACTS = Path(__file__).parent / "artefacts"
DESK = (1440, 900)
PHONE = (390, 844)
LIGHT = "/manifest.webmanifest"
"""Of the house, and costs nothing to show: devices begin here, so that keys and names can be kept before any page."""
expect.set_options(timeout=30_000)  # as long as clicks wait: a busy machine is no mistake of the page

# All that was asked for is drawn: frames have passed, what waits for a frame has run, colours have changed.
DRAWN = """async () => {
  const frame = () => new Promise(go => requestAnimationFrame(() => setTimeout(go)))
  for (let n = 0; n < 3; n++) await frame()
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(one => one.finished))
}"""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder = tmp_path_factory.mktemp("house")
    # Every match that ends here has its review: a quick one. Hints need not be the best, either.
    quick = {"FARSHORE_REVIEW_FUTURES": "2", "FARSHORE_BOT_SECONDS": "0.5"}
    server = Server(f"sqlite:///{folder / 'tables.db'}", quick).start(folder)
    yield f"http://{server.address}"
    server.stop()
    assert not server.mistakes()


@dataclass
class Device:
    """Somebody's browser, with what it asked for and complained about."""

    context: BrowserContext
    page: Page
    house: str
    foreign: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def go(self, path: str) -> None:
        self.page.goto(self.house + path)

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Opens a table as this device, keeps its keys as the page does, and returns its id."""
        body = {"game": game, "seats": seats, "seed": "the same for every run", **more}
        return str(self.page.evaluate(OPEN, body))

    def keys(self, table: str) -> list[str]:
        return list(self.page.evaluate("table => JSON.parse(localStorage['farshore.keys'])[table]", table))


OPEN = """async body => {
  const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}})
  const opened = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(opened))
  const mine = opened.keys.filter(key => key.kind !== 'link').map(key => key.secret)
  const links = opened.keys.filter(key => key.kind === 'link').map(({seat, secret}) => ({seat, secret}))
  const keep = (name, value) => localStorage.setItem('farshore.' + name, JSON.stringify(
    {...JSON.parse(localStorage['farshore.' + name] || '{}'), [opened.table]: value}))
  keep('keys', mine)
  keep('links', links)
  return opened.table
}"""

NewDevice = Callable[..., Device]


@pytest.fixture
def new_device(browser: Browser, house: str) -> Iterator[NewDevice]:
    """Makes browsers: size, touch, dark, language. None may ask another host or write an error to its console."""
    made: list[Device] = []

    def make(
        size: tuple[int, int] = DESK,
        *,
        touch: bool = False,
        dark: bool = False,
        language: str = "en",
        name: str = "Ada",
    ) -> Device:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        context.add_init_script(
            f"localStorage['farshore.language'] ??= '\"{language}\"'; localStorage['farshore.name'] ??= '\"{name}\"'"
        )
        page = context.new_page()
        one = Device(context, page, house)
        page.on("request", lambda request: None if is_ours(request.url, house) else one.foreign.append(request.url))
        page.on("pageerror", lambda error: one.complaints.append(str(error)))
        page.on("console", lambda line: one.complaints.append(line.text) if is_complaint(line) else None)
        made.append(one)
        one.go(LIGHT)
        return one

    yield make
    for one in made:
        one.context.close()
        assert not one.foreign, "only our own host is asked"
        assert not one.complaints


def drawn(page: Page) -> None:
    """Waits until the page shows what it was told."""
    page.evaluate(DRAWN)


def is_ours(url: str, house: str) -> bool:
    return url.startswith((house, "data:", "blob:"))


def is_complaint(line: Any) -> bool:
    """Errors and broken rules; a line that was cut on purpose is none."""
    return line.type == "error" and not any(word in line.text for word in ("ERR_INTERNET_DISCONNECTED", "WebSocket"))


def picture(page: Page, name: str) -> None:
    """Keeps what the page looks like, to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")
