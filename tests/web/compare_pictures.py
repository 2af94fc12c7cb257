"""Compare pictures of the page before and after a change, pixel by pixel.

    python tests/web/compare_pictures.py --save before        # on the old commit, page built
    python tests/web/compare_pictures.py --against before     # after the change, page built

The list of pictures is fixed: every page, every prompt of every game, dialogs, in windows of all kinds. Animations are
off, the clock stands still, deals are seeded. `--save` adds what is missing in the folder. `--against` prints the
number of pixels that differ and writes pictures with these in red beside the old ones; it exits with 1 if there are
any. `--only WORD` takes the states whose names contain a word. Two runs of one build must not differ.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from chromium import find_chromium  # noqa: E402
from server.conftest import Server  # noqa: E402
from web.conftest import DRAWN, NO_REVIEWS, OPEN  # noqa: E402
from web.labels import say  # noqa: E402
from web.positions import BRANCH, match_of, moments_by_prompt, own_moves, record_of  # noqa: E402

GAMES = ("explorers", "kingdom_maps", "la_isla")
WINDOWS = {
    "desk": (1440, 900),
    "laptop": (1440, 789),
    "small": (1000, 800),
    "phone": (390, 844),
    "low-phone": (390, 664),
    "landscape": (844, 390),
    "tablet": (820, 1180),
}
TOUCH = ("phone", "low-phone", "landscape", "tablet")
BOTH = ("desk", "phone")
ALL = tuple(WINDOWS)
NOW = "2030-01-01T12:00:00Z"
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]
REVIEWED = (
    '[{"table":"a","seat":0,"game":"explorers","result":90,"par":97,"choices":-6.25,"lines":{"villages":2},'
    '"bots":["casual"],"won":true}]'
)
NOISE = 3
"""Of 255: the browser draws edges of curves in parallel, and not always equally."""
QUICK = {"FARSHORE_REVIEW_FUTURES": "8", "FARSHORE_BOT_SECONDS": "0.3", "FARSHORE_BOT_WORKERS": "1"}
"""Reviews and hints need not be good here, only quick."""
RANDOM = ".typed-code, .qr, .link-line input, .promise, time, .clock"
"""What is different in every run."""
SAME_CODE = "for (const code of document.querySelectorAll('.typed-code')) code.textContent = 'AAAA-AAAA'"
"""A code is as wide as its letters, so what stands beside it moves."""
PAGES = {
    "home": "/",
    "new-explorers": "/new?game=explorers",
    "new-kingdom-maps": "/new?game=kingdom_maps",
    "new-la-isla": "/new?game=la_isla",
    "tables": "/tables",
    "challenges": "/challenges",
    "learn": "/learn",
    "rules": "/rules/kingdom_maps",
    "join": "/join",
    "stop": "/stop#" + "a" * 24,
    "offline": "/offline",
    "missing": "/nowhere",
}
LESSONS = ("explorers/01-first-turn", "kingdom_maps/05-solo", "la_isla/02-placing", "explorers/practice-1")


@dataclass
class Visit:
    """One browser of one kind, which is led from state to state."""

    page: Page
    address: str
    window: str
    tables: dict[tuple[str, int, int], str] = field(default_factory=dict)

    def go(self, path: str) -> None:
        """Open a page from the beginning, also where only the part after # is another."""
        self.page.goto("about:blank")
        self.page.goto(self.address + path)

    def at(self, game: str, seats: int, event: int, path: str = "/t/") -> None:
        """Open a table at an event of a match that bots played."""
        key = game, seats, event
        if key not in self.tables:
            self.tables[key] = self.page.evaluate(BRANCH, [record_of(match_of(game, seats)), event, "random"])
        self.go(path + self.tables[key])
        self.page.locator(".board").first.wait_for()

    def press(self, key: str, **args: Any) -> None:
        self.page.get_by_role("button", name=say(key, **args)).first.click()


@dataclass(frozen=True)
class State:
    """A state of the page to take a picture of."""

    name: str
    open: Callable[[Visit], None]
    windows: tuple[str, ...] = BOTH
    dark: bool = False
    language: str = "en"


def page_at(path: str) -> Callable[[Visit], None]:
    def open_page(visit: Visit) -> None:
        visit.go(path)
        visit.page.locator("h1").first.wait_for()

    return open_page


def lesson_at(path: str) -> Callable[[Visit], None]:
    def open_lesson(visit: Visit) -> None:
        visit.go(f"/learn/{path}")
        visit.page.locator(".lesson-words").wait_for()

    return open_lesson


def moment(game: str, prompt: str) -> Callable[[Visit], None]:
    return lambda visit: visit.at(game, *moments_by_prompt(game)[prompt])


def game_states() -> Iterator[State]:
    """One state for each prompt of each game."""
    for game in GAMES:
        for prompt in moments_by_prompt(game):
            yield State(f"{game}-{prompt}", moment(game, prompt), ALL)


def with_steps(game: str, steps: Callable[[Visit], None]) -> Callable[[Visit], None]:
    """Open a table of two in the middle of a match, then do something."""

    def open_and_do(visit: Visit) -> None:
        moments = own_moves(match_of(game, 2))
        visit.at(game, 2, moments[len(moments) // 2])
        steps(visit)

    return open_and_do


def press_tab(tab: str) -> Callable[[Visit], None]:
    return lambda visit: visit.page.locator(".tabs").get_by_role("button", name=say(f"tab-{tab}")).click()


def open_other_board(visit: Visit) -> None:
    wide = visit.window == "desk"
    visit.page.locator(".other button" if wide else ".seat-tabs button").nth(0 if wide else 1).click()
    visit.page.locator("dialog[open]").wait_for()


def show_hint(visit: Visit) -> None:
    visit.press("hint")
    visit.page.locator(".hint-title, .remark").first.wait_for()


def hover_space(visit: Visit) -> None:
    visit.page.locator(".hit.usable, button.usable").first.hover()
    visit.page.wait_for_timeout(400)


def waiting_table(visit: Visit) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}]
    body = {"game": "explorers", "seats": seats, "seed": "pictures", "chat": True}
    table = visit.page.evaluate(OPEN, body)
    visit.go(f"/t/{table}")
    visit.page.locator(".board").first.wait_for()


def invitation(visit: Visit) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    table = visit.page.evaluate(OPEN, {"game": "explorers", "seats": seats, "seed": "pictures"})
    (link,) = visit.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    visit.go(f"/t/{table}#{link['secret']}")
    visit.page.locator(".invitation-seats").wait_for()


def upload(visit: Visit, game: str, seats: int) -> str:
    post = """async record => (await (await fetch('/api/records', {method: 'POST', body: JSON.stringify({record}),
      headers: {'content-type': 'application/json'}})).json()).table"""
    return str(visit.page.evaluate(post, record_of(match_of(game, seats))))


def past(kind: str, game: str, seats: int, ready: str, query: str = "") -> Callable[[Visit], None]:
    def open_past(visit: Visit) -> None:
        visit.go(f"/{kind}/{upload(visit, game, seats)}{query}")
        visit.page.locator(ready).first.wait_for()

    return open_past


def dialog(path: str, *keys: str) -> Callable[[Visit], None]:
    def open_dialog(visit: Visit) -> None:
        visit.go(path)
        visit.page.locator("h1").first.wait_for()
        for key in keys:
            visit.press(key)
        visit.page.locator("dialog[open]").wait_for()

    return open_dialog


def hot_seat(visit: Visit) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    table = visit.page.evaluate(OPEN, {"game": "la_isla", "seats": seats, "seed": "pictures"})
    visit.go(f"/t/{table}")
    visit.page.locator(".pass-device").wait_for()


def all_states() -> list[State]:
    """Return the fixed list."""
    states = [State(name, page_at(path), ALL) for name, path in PAGES.items()]
    states += [State(f"{name}-dark", page_at(PAGES[name]), dark=True) for name in ("home", "tables", "rules")]
    states += [State(f"{name}-de", page_at(PAGES[name]), language="de") for name in ("home", "new-explorers", "learn")]
    states += [State(f"lesson-{path.replace('/', '-')}", lesson_at(path), ALL) for path in LESSONS]
    states += list(game_states())
    for game in GAMES:
        first = next(iter(moments_by_prompt(game)))
        states += [State(f"{game}-dark", moment(game, first), ALL, dark=True)]
        states += [State(f"{game}-{way}", moment(game, first), language=way) for way in ("de", "fr")]
        for tab in ("mine", "pad", "others", "log"):
            windows = ("phone", "landscape") if tab in ("pad", "log") else ("phone",)
            states.append(State(f"{game}-tab-{tab}", with_steps(game, press_tab(tab)), windows))
        if game != "la_isla":  # everybody plays on one board
            states.append(State(f"{game}-other-board", with_steps(game, open_other_board)))
        states.append(State(f"{game}-hint", with_steps(game, show_hint)))
        states.append(State(f"{game}-hover", with_steps(game, hover_space), ("desk",)))
        states.append(State(f"{game}-rules", with_steps(game, lambda visit: visit.press("rules"))))
        seats = max(moments_by_prompt(game).values())[0]
        ends = ("desk", "phone", "landscape", "tablet")
        states.append(State(f"{game}-end", past("t", game, seats, ".end-page"), ends))
        states.append(State(f"{game}-replay", past("replay", game, seats, ".board", "?at=40"), ALL))
        states.append(State(f"{game}-review", past("review", game, 2, ".review-seats, .review-list"), ends))
    states += [
        State("menu", with_steps("explorers", lambda visit: visit.press("menu"))),
        State("keys", with_steps("explorers", lambda visit: visit.page.keyboard.press("?")), ("desk",)),
        State("waiting", waiting_table, ALL),
        State("invitation", invitation, ALL),
        State("hot-seat", hot_seat),
        State("settings", dialog("/", "settings"), ("desk",)),
        State("quick-match", dialog("/", "quick-match")),
        State("lesson-offer", dialog("/", "play-now"), ("desk",)),
    ]
    return states


def new_visit(browser: Browser, address: str, window: str, state: State) -> Visit:
    """Return a new browser for a window, with its name, its language and a past."""
    width, height = WINDOWS[window]
    touch = window in TOUCH
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if state.dark else "light",
        reduced_motion="reduce",
    )
    kept = {"language": f'"{state.language}"', "name": '"Ada"', "reviews": REVIEWED}
    keep = "for (const [key, value] of Object.entries(KEPT)) localStorage['farshore.' + key] ??= value"
    context.add_init_script(keep.replace("KEPT", json.dumps(kept)))
    if "review" not in state.name:
        context.add_init_script(NO_REVIEWS)
    page = context.new_page()
    page.clock.set_fixed_time(NOW)
    page.goto(f"{address}/manifest.webmanifest")
    return Visit(page, address, window)


def visits(
    browser: Browser, address: str, only: str = "", kinds: str = "mouse,touch", known: Collection[str] = ()
) -> Iterator[tuple[str, Visit]]:
    """Lead a browser through all states and their windows: yields the name of a picture and the page that shows it."""
    for state in all_states():
        for kind in kinds.split(","):
            windows = [window for window in state.windows if (window in TOUCH) == (kind == "touch")]
            windows = [window for window in windows if only in f"{state.name}-{window}"]
            windows = [window for window in windows if f"{state.name}-{window}" not in known]
            if not windows:
                continue
            visit = new_visit(browser, address, windows[0], state)
            state.open(visit)
            visit.page.wait_for_load_state("networkidle")
            for window in windows:
                width, height = WINDOWS[window]
                visit.page.set_viewport_size({"width": width, "height": height})
                visit.window = window
                visit.page.evaluate(DRAWN)
                yield f"{state.name}-{window}", visit
            visit.page.context.close()


def take(page: Page) -> Image.Image:
    """Return a picture of the window."""
    page.evaluate(SAME_CODE)
    shot = page.screenshot(animations="disabled", caret="hide", mask=[page.locator(RANDOM)])
    return Image.open(BytesIO(shot)).convert("RGB")


def difference(old: Image.Image, new: Image.Image) -> tuple[int, Image.Image]:
    """Return the number of pixels that differ, and a pale old picture with these in red."""
    if old.size != new.size:
        return old.width * old.height, new
    changed = ImageChops.difference(old, new).convert("L").point([255 if value > NOISE else 0 for value in range(256)])
    marked = Image.blend(old, Image.new("RGB", old.size, "white"), 0.7)
    marked.paste((220, 0, 0), mask=changed)
    return changed.histogram()[255], marked


@dataclass
class Running:
    """A server and a browser for a script."""

    address: str
    browser: Browser


def running(use: Callable[[Running], int]) -> int:
    """Start a server and a browser, and return what `use` returns."""
    folder = Path(tempfile.mkdtemp(prefix="farshore-pictures-"))
    server = Server(f"sqlite:///{folder / 'tables.db'}", QUICK).start(folder)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
            return use(Running(f"http://{server.address}", browser))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def save(folder: Path, only: str, kinds: str) -> Callable[[Running], int]:
    def use(running: Running) -> int:
        folder.mkdir(parents=True, exist_ok=True)
        known = {path.stem for path in folder.glob("*.png")}
        for name, visit in visits(running.browser, running.address, only, kinds, known):
            take(visit.page).save(folder / f"{name}.png")
        print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
        return 0

    return use


def compare(folder: Path, only: str, kinds: str) -> Callable[[Running], int]:
    def use(running: Running) -> int:
        changed = 0
        seen = 0
        for name, visit in visits(running.browser, running.address, only, kinds):
            old = folder / f"{name}.png"
            if not old.exists():
                print(f"{name}: new")
                continue
            seen += 1
            pixels, marked = difference(Image.open(old).convert("RGB"), take(visit.page))
            if pixels:
                changed += 1
                (folder / "differences").mkdir(exist_ok=True)
                marked.save(folder / "differences" / f"{name}.png")
                print(f"{name}: {pixels} pixels differ", flush=True)
        print(f"{changed} of {seen} pictures differ")
        return 1 if changed else 0

    return use


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--save", type=Path, metavar="FOLDER")
    kind.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--kinds", default="mouse,touch", help="one kind of windows, to run two at the same time")
    options = parser.parse_args()
    work = save if options.save else compare
    return running(work(options.save or options.against, options.only, options.kinds))


if __name__ == "__main__":
    sys.exit(main())
