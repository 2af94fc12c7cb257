"""Every page in four languages, light and dark: nothing missing, nothing overflowing, nothing axe complains about."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import farshore.server
from farshore.core.toml_data import read_packaged
from farshore.translations import LANGUAGES
from sampling import sample
from web.axe import complaints
from web.conftest import DESK, PHONE, SIZES, Device, NewDevice, drawn, picture, resized
from web.labels import offers, say
from web.positions import match_of, own_moves

LOOKS: tuple[Literal["light", "dark"] | None, ...] = ("light", None, None, "dark", None, None)
"""What axe looks at of a place in six successive runs: it takes a second of a core each time."""
PAGES = ("/", "/new?game=explorers", "/new?game=la_isla", "/tables", "/challenges", "/learn", "/offline", "/nowhere")
MOST_SCRIPT = 60_000
GAMES = ("explorers", "kingdom_maps", "la_isla")

# Boxes whose words need more room than they have, and words that are keys without a translation.
WRONG = r"""() => {
  const wrong = []
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the screen')
  const boxes = 'button, a, .panel, .chip, th, td, .slot, .card, .tile, .token, .entry, .box, .step-chip, h1, h2, h3,'
    + 'p, label, .tray-lines, .tray, .track-head, .bubble, .seat-line, .tabs, .seat-tabs, .foot-nav'
  const finger = matchMedia('(pointer: coarse)').matches // what is pressed reaches over its edges
  for (const box of document.querySelectorAll(boxes)) {
    const style = getComputedStyle(box)
    if (!box.clientWidth || /auto|scroll/.test(style.overflowX) || box.closest('.unseen, .cut, .sprite')) continue
    const name = box.className || box.tagName
    const room = Math.max(box.clientWidth, finger && box.matches('button, a, .button') ? 44 : 0)
    if (box.scrollWidth > room + 1) wrong.push(`${name}: ${box.textContent.slice(0, 50)}`)
  }
  for (const bar of document.querySelectorAll('.prompt-buttons, .hand, .where-we-are'))
    if (bar.scrollWidth > bar.clientWidth + 1) wrong.push(`${bar.className} is cut: ${bar.textContent.slice(0, 60)}`)
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walk.nextNode()) {
    const text = walk.currentNode
    const words = text.textContent.trim()
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(words)) wrong.push(`no words for ${words}`)
    if (!words || text.parentElement.closest('.unseen, .result-pad') || !text.parentElement.checkVisibility()) continue
    for (const {0: word, index} of text.textContent.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.y)))
      if (lines.size > 1 && getComputedStyle(text.parentElement).hyphens !== 'auto') wrong.push(`${word} is broken`)
    }
  }
  for (const thing of document.querySelectorAll('header a, header button, .tabs button, .prompt-buttons .button')) {
    const box = thing.getBoundingClientRect()
    const inside = box.x >= -1 && box.right <= innerWidth + 1
    if (thing.checkVisibility() && !inside) wrong.push(`out of the window: ${thing.ariaLabel ?? thing.textContent}`)
  }
  return wrong
}"""

# Texts on the page: of the application and, at a table, of the game.
SAID = "() => [document.body, ...document.querySelectorAll('.prompt-title')].map(words => words.innerText)"

# Everything that a page without a line needs is on the device.
KEPT = """async () => {
  for (const until = Date.now() + 20_000; Date.now() < until; await new Promise(go => setTimeout(go, 50))) {
    const ours = performance.getEntriesByType('resource').map(entry => new URL(entry.name))
      .filter(url => url.origin === location.origin && !url.pathname.startsWith('/api'))
    const kept = await Promise.all(ours.map(url => caches.match(url, {ignoreVary: true})))
    const {version} = JSON.parse(localStorage['farshore.snapshot'] || '{}')
    if (kept.every(Boolean) && `${version}` === document.querySelector('[data-version]').dataset.version) return true
  }
  return false
}"""


def look_at(one: Device, path: str) -> Page:
    one.go(path)
    one.page.get_by_role("heading", level=1).first.wait_for()
    return one.page


def with_company(one: Device, game: str, own: int = 6) -> Page:
    """A table with three bots, before this move of mine."""
    match = match_of(game, 4)
    one.go(f"/t/{one.take_up(match, own_moves(match)[own])}")
    one.page.locator(".board").wait_for()
    drawn(one.page)
    return one.page


def speak(page: Page, language: str) -> None:
    """Another language, without a reload; the scene and the list of games come in it too."""
    before = page.evaluate(SAID)
    new = page.locator("html").get_attribute("lang") != language
    chooser = page.locator(".language select").first
    if not chooser.count():
        page.get_by_role("button", name=re.compile("^Menu|^Menü")).click()
    chooser.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if new:
        page.wait_for_function(f"before => ({SAID})().every((words, n) => words !== before[n])", arg=before)
    drawn(page)
    if page.locator("dialog").count():
        page.keyboard.press("Escape")


MORE_SIZES = {"across": (844, 390), "small window": (1000, 700), "small phone": (360, 640)}


def test_pages_have_all_their_words_and_room_for_them(new_device: NewDevice) -> None:
    one = new_device()
    wrong: dict[str, list[str]] = {}
    for number, path in enumerate(PAGES[:-2]):
        look_at(one, path)
        for language in sample(LANGUAGES, shift=number):
            resized(one.page, DESK)
            speak(one.page, language)
            for kind, size in SIZES.items():
                resized(one.page, size)
                wrong[f"{language} {kind} {path}"] = one.page.evaluate(WRONG)
                picture(one.page, f"{language}-{kind}-{path.strip('/').partition('?')[0] or 'home'}")
    assert not {where: what for where, what in wrong.items() if what}


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_all_their_words_and_room_for_them(new_device: NewDevice, game: str) -> None:
    one = new_device()
    with_company(one, game)
    wrong: dict[str, list[str]] = {}
    for language in sample(LANGUAGES, shift=GAMES.index(game)):
        resized(one.page, DESK)
        speak(one.page, language)
        for kind, size in SIZES.items():
            resized(one.page, size)
            wrong[f"{language} {kind}"] = one.page.evaluate(WRONG)
            picture(one.page, f"{language}-{kind}-{game}")
        for kind, size in MORE_SIZES.items():
            resized(one.page, size)
            wrong[f"{language} {kind}"] = one.page.evaluate(WRONG)
        resized(one.page, PHONE)
        for tab in (1, 2, 3, 0):
            one.page.locator(".tabs button").nth(tab).click()
            wrong[f"{language} tab {tab}"] = one.page.evaluate(WRONG)
    assert not {where: what for where, what in wrong.items() if what}


def in_some_light(page: Page, where: str, found: dict[str, list[str]]) -> None:
    """Look at every third place, in light or dark; the others and the other light come with the next seeds."""
    place = len(found)
    found[where] = []
    for light in sample(LOOKS, shift=place):
        if light is not None:
            page.emulate_media(color_scheme=light)
            expect(page.locator("html")).to_have_attribute("data-theme", light)
            drawn(page)
            found[where] += complaints(page)
            picture(page, f"{light}-{where}")


def test_axe_finds_nothing_on_any_page(new_device: NewDevice) -> None:
    one = new_device()
    found: dict[str, list[str]] = {}
    for path in PAGES:
        look_at(one, path)
        in_some_light(one.page, path.strip("/").replace("?game=", "-") or "home", found)
    resized(look_at(one, "/"), PHONE)
    in_some_light(one.page, "home-phone", found)
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(new_device: NewDevice, game: str) -> None:
    one = new_device()
    found: dict[str, list[str]] = {}
    with_company(one, game)
    for kind, size in SIZES.items():
        resized(one.page, size)
        in_some_light(one.page, f"{game}-{kind}", found)
    one.page.get_by_role("button", name=say("menu")).click()
    found["menu"] = complaints(one.page)
    assert not {where: what for where, what in found.items() if what}


def test_at_twice_the_size_nothing_is_lost(new_device: NewDevice) -> None:
    """Zoom to 200 %: half the pixels for the same page."""
    one = new_device((720, 450))
    page = with_company(one, "explorers")
    assert not page.evaluate(WRONG)
    expect(page.locator(".prompt-title")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


def test_the_script_of_the_first_page_is_small() -> None:
    """What index.html asks for, compressed as it is sent; the script of the other pages is fetched later."""
    folder = Path(farshore.server.__file__).parent / "page"
    named = re.findall(r'src="/(assets/[^"]+\.js)"', (folder / "index.html").read_text("utf-8"))
    assert named, "the page is not built"
    assert sum(len(gzip.compress((folder / path).read_bytes(), 9)) for path in named) <= MOST_SCRIPT
    assert len(list(folder.rglob("*.js"))) > len(named) + 1  # beside service.js


def test_without_a_line_the_page_says_so_and_shows_the_last_position(new_device: NewDevice) -> None:
    one = new_device(worker=True)
    page = with_company(one, "explorers")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator(".board").wait_for()
    assert page.evaluate(KEPT)
    one.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=say("offline-title"))).to_be_visible()
    page.get_by_role("link", name=say("offline-last", title="Explorers")).click()
    expect(page.locator(".board .hit.marked").first).to_be_attached()
    picture(page, "offline")
    one.context.set_offline(False)
    one.complaints.clear()


def test_one_click_plays(new_device: NewDevice) -> None:
    one = new_device()
    one.go("/")
    card = one.page.get_by_role("article").filter(has=one.page.get_by_role("heading", name="Explorers"))
    card.get_by_role("button", name=say("play-now")).click()
    one.page.get_by_role("dialog").get_by_role("button", name=say("lesson-skip")).click()
    expect(one.page.locator(".board")).to_be_visible()
    one.go("/")
    card.get_by_role("button", name=say("play-now")).click()
    expect(one.page.locator(".board")).to_be_visible()
    one.go("/")
    expect(one.page.locator(".table-list > li")).to_have_count(2)


def test_a_new_table_with_options_and_an_open_seat(new_device: NewDevice) -> None:
    one = new_device()
    look_at(one, "/new?game=explorers")
    one.page.get_by_role("group", name=say("seats")).get_by_role("button", name="3").click()
    one.page.get_by_label(say("seat-kind", number=3)).select_option("link")
    one.page.get_by_label(say("option-temples", game="explorers"), exact=True).select_option(
        label=say("option-temples-expert", game="explorers")
    )
    one.page.get_by_role("button", name=say("open-table")).click()
    link = re.compile(re.escape(one.house) + r"/t/[\w-]+#[\w-]{16,}")
    expect(one.page.locator(".invitations input")).to_have_value(link)


def test_achievements_are_ticked_and_no_more_than_three(new_device: NewDevice) -> None:
    one = new_device()
    look_at(one, "/new?game=explorers")
    one.page.get_by_text(say("choose-some", most=3)).click()
    goals = offers("explorers", "achievements")
    for goal in ("full-row", "race-gems", "race-keys"):
        one.page.get_by_label(goals[goal]).check()
    expect(one.page.get_by_label(goals["race-horses"])).to_be_disabled()
    one.page.get_by_label(goals["race-keys"]).uncheck()
    one.page.get_by_role("button", name=say("open-table")).click()
    for goal in ("goal/full-row", "goal/race-gems"):
        expect(one.page.locator(f'[data-node="{goal}"]')).to_be_visible()
    expect(one.page.locator('[data-node^="goal/"]')).to_have_count(2)


@pytest.mark.parametrize("size", sample(((390, 664), (820, 1180), (1440, 789))))
def test_criteria_are_chosen_by_name_and_the_table_is_opened_without_scrolling(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size[0] < 900)
    look_at(one, "/new?game=kingdom_maps")
    opens = one.page.get_by_role("button", name=say("open-table"))
    expect(opens).to_be_in_viewport(ratio=1)
    assert not one.page.locator("input.free").is_visible(), "nobody has to type"
    one.page.get_by_text(say("choose-exactly", most=4)).click()
    names = offers("kingdom_maps", "criteria")
    for criterion in ("A1", "A4", "B2"):
        one.page.get_by_label(names[criterion]).check()
    opens.click()
    expect(one.page.get_by_role("alert")).to_be_in_viewport()
    one.complaints.clear()  # the browser notes every refusal
    one.page.get_by_label(names["B5"]).check()
    expect(opens).to_be_in_viewport(ratio=1)
    opens.click()
    one.page.locator(".board").wait_for()
    scored = one.page.evaluate("() => document.querySelector('.table-page').textContent")
    assert names["A4"] in scored or size[0] < 500


def test_a_mistake_in_own_components_or_options_is_named(new_device: NewDevice) -> None:
    one = new_device()
    look_at(one, "/new?game=explorers")
    tiles = read_packaged("farshore.games.explorers", "tiles.toml").replace("MMMMMWWW", "MMMMMWWWW", 1)
    one.page.get_by_text(say("advanced"), exact=True).click()
    one.page.locator("input[type=file]").set_input_files(
        {"name": "tiles.toml", "mimeType": "application/toml", "buffer": tiles.encode()}
    )
    expect(one.page.get_by_text("tiles.toml")).to_be_visible()
    one.page.get_by_role("button", name=say("open-table")).click()
    expect(one.page.get_by_role("alert")).to_contain_text(
        "tiles.toml, line 9: tile.0.terrain: row 1 must have 8 columns"
    )
    one.page.get_by_role("button", name=say("remove")).click()
    one.page.get_by_placeholder(say("option-map-free", game="explorers")).fill("3e 5n 1s 3w")
    one.page.get_by_role("button", name=say("open-table")).click()
    expect(one.page.get_by_role("alert")).to_have_text(say("bad-map-twice", tile=3, game="explorers"))
    one.complaints.clear()  # the browser notes every refusal


def test_the_challenge_of_the_day_is_taken_up(new_device: NewDevice) -> None:
    one = new_device()
    look_at(one, "/challenges")
    one.page.get_by_role("button", name=say("take-up")).first.click()
    expect(one.page.locator(".board")).to_be_visible()
    expect(one.page.get_by_role("button", name=say("hint"))).to_have_count(0)


def test_it_can_be_installed(new_device: NewDevice) -> None:
    one = new_device()
    manifest = one.page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["name"] == "Farshore"
    for icon in manifest["icons"]:
        assert one.page.evaluate("async path => (await fetch(path)).status", icon["src"]) == 200
