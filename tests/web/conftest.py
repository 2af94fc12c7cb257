"""A server of its own and devices of all kinds: what the browser tests play with."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from farshore.client import post
from farshore.core.match import AnyMatch
from sampling import sample
from server.conftest import Server
from web import reviewed
from web.positions import BRANCH, record_of

ARTEFACTS = Path(__file__).parent / "artefacts"
DESK = (1440, 900)
PHONE = (390, 844)
SIZES = {"desk": DESK, "phone": PHONE}
LIGHT = "/manifest.webmanifest"
"""A cheap page of the server: devices start here, so that keys and names can be stored before the first page."""
expect.set_options(timeout=30_000)  # as long as clicks wait: a busy machine is no mistake of the page

# All that was asked for is drawn: frames have passed, what waits for a frame has run, colours have changed.
DRAWN = """async () => {
  const frame = () => new Promise(go => requestAnimationFrame(() => setTimeout(go)))
  for (let n = 0; n < 3; n++) await frame()
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(one => one.finished))
}"""


NO_ENTRY_OF_A_CLOSED_DIALOG = "() => !history.state?.overlay || document.querySelector('dialog[open]')"


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def house(database: Path) -> Iterator[str]:
    """The address of a running server."""
    # Reviews and hints need not be good here, only quick.
    quick = {"FARSHORE_REVIEW_FUTURES": "8", "FARSHORE_BOT_SECONDS": "0.3", "FARSHORE_BOT_WORKERS": "1"}
    quick["FARSHORE_RATED_REVIEWS"] = "0"  # no page waits for the reviews of cups and rated matches
    server = Server(f"sqlite:///{database}", quick).start(database.parent)
    yield f"http://{server.address}"
    server.stop()
    assert not server.mistakes()


@pytest.fixture(scope="session")
def finished(house: str, database: Path) -> str:
    """The table of a solo match that is over and reviewed."""
    return upload_reviewed(house, database, "explorers")


@pytest.fixture(scope="session")
def finished_by_two(house: str, database: Path) -> str:
    """The table of a match of two that is over and reviewed."""
    return upload_reviewed(house, database, "la_isla")


def upload_reviewed(house: str, database: Path, game: str) -> str:
    record = record_of(reviewed.match_of(game))
    table = str(post(house.removeprefix("http://"), "/api/records", {"record": record})["table"])
    reviewed.store_review(database, table, game)
    return table


@dataclass
class Device:
    """Somebody's browser, with what it asked for and complained about."""

    context: BrowserContext
    page: Page
    house: str
    foreign: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    sockets: list[WebSocket] = field(default_factory=list)

    def go(self, path: str) -> None:
        """Load a page. If a dialog was closed just now, its entry of the history must be gone, or it aborts this."""
        self.page.wait_for_function(NO_ENTRY_OF_A_CLOSED_DIALOG)
        self.page.goto(self.house + path)

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Opens a table as this device, keeps its keys as the page does, and returns its id."""
        body = {"game": game, "seats": seats, "seed": "the same for every run", **more}
        return str(self.page.evaluate(OPEN, body))

    def take_up(self, match: AnyMatch, at: int, level: str = "random") -> str:
        """Plays on from this event of a match in seat 0, against bots; returns the id of the new table."""
        return str(self.page.evaluate(BRANCH, [record_of(match), at, level]))

    def upload(self, record: str) -> str:
        """Brings a record, and returns the id of its table."""
        return str(self.page.evaluate(UPLOAD, record))

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Waits until the page has got the answer to a question that this asks: what a move would bring, or why not."""
        with self.sockets[-1].expect_event("framereceived", lambda frame: '"told"' in str(frame)):
            yield
        drawn(self.page)

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

UPLOAD = """async record => (await (await fetch('/api/records', {method: 'POST', body: JSON.stringify({record}),
  headers: {'content-type': 'application/json'}})).json()).table"""

# At the end of a match the page asks for its review, which takes seconds of a core: only tests of reviews let it.
NO_REVIEWS = """
const sendAll = WebSocket.prototype.send
WebSocket.prototype.send = function (message) {
  if (!String(message).startsWith('{"type":"review"')) sendAll.call(this, message)
}
"""

NewDevice = Callable[..., Device]


def some_sizes(shift: int = 0, **sizes: tuple[int, int]) -> pytest.MarkDecorator:
    """Parametrises a test by `size`: one of desk and phone, or of these, in every run, the others with other seeds.

    Tests of one file count on with `shift`, so that every run of a file has desks and phones.
    """
    chosen = sample((sizes or SIZES).items(), shift=shift)
    return pytest.mark.parametrize("size", [pytest.param(size, id=name) for name, size in chosen])


@pytest.fixture
def new_device(browser: Browser, house: str) -> Iterator[NewDevice]:
    """Makes browsers: size, touch, dark, language, motion, service worker. None may ask another host or log an error.

    Without `worker` there is no service worker: it costs a tenth of a page's time, and few tests are about it.
    """
    made: list[Device] = []

    def make(
        size: tuple[int, int] = DESK,
        *,
        touch: bool = False,
        dark: bool = False,
        language: str = "en",
        name: str = "Ada",
        reviews: bool = False,
        at: str = "",
        motion: bool = False,
        worker: bool = False,
    ) -> Device:
        here = at or house
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            service_workers="allow" if worker else "block",
        )
        context.add_init_script(
            f"localStorage['farshore.language'] ??= '\"{language}\"'; localStorage['farshore.name'] ??= '\"{name}\"'"
        )
        if not reviews:
            context.add_init_script(NO_REVIEWS)
        page = context.new_page()
        one = Device(context, page, here)
        page.on("request", lambda request: None if is_ours(request.url, here) else one.foreign.append(request.url))
        page.on("pageerror", lambda error: one.complaints.append(str(error)))
        page.on("console", lambda line: one.complaints.append(line.text) if is_complaint(line) else None)
        page.on("websocket", lambda socket: one.sockets.append(socket))
        made.append(one)
        one.go(LIGHT)
        return one

    yield make
    for one in made:
        one.page.unroute_all(behavior="wait")  # what a handler meets after the end would be raised in the next test
        one.context.close()
        assert not one.foreign, "only our own host is asked"
        assert not one.complaints


def drawn(page: Page) -> None:
    """Waits until the page shows what it received."""
    page.evaluate(DRAWN)


def is_ours(url: str, house: str) -> bool:
    return url.startswith((house, "data:", "blob:"))


def is_complaint(line: Any) -> bool:
    """Errors and broken rules; a line that was cut on purpose is none."""
    return line.type == "error" and not any(word in line.text for word in ("ERR_INTERNET_DISCONNECTED", "WebSocket"))


def picture(page: Page, name: str) -> None:
    """Keeps what the page looks like, to be looked at, if FARSHORE_TEST_PICTURES=1."""
    if os.environ.get("FARSHORE_TEST_PICTURES", "") not in ("", "0"):
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png")


def resized(page: Page, size: tuple[int, int]) -> None:
    """Gives the window another size, and waits until the page is drawn for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    drawn(page)


def settled(page: Page) -> None:
    """Waits until the server has answered everything that was pressed."""
    expect(page.locator("[data-pending]")).to_have_attribute("data-pending", "0")


def version(page: Page) -> int:
    """The number of events that the page shows."""
    return int(page.locator("[data-version]").first.get_attribute("data-version") or 0)
