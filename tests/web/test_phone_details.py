"""What a phone keeps in sight: my things, all cards of a hand, a hint's move, warnings, and larger text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sampling import sample
from web.conftest import NewDevice, drawn, some_sizes, version
from web.labels import say, saying
from web.player import touch
from web.positions import first_moment, match_of, moments_by_prompt
from web.reach import out_of_reach
from web.test_people import join, talk

LOW = {"low": (390, 664), "lowest": (375, 553), "narrow": (360, 616), "inset": (390, 797), "android": (412, 785)}
ROOM_FOR_TILES = {name: size for name, size in LOW.items() if size[1] > 600}


# How many tiles are wholly seen.
TILES_IN_SIGHT = """() => [...document.querySelectorAll('.phone-panels .small-tile')].filter(tile => {
  const [box, panels] = [tile, tile.closest('.phone-panels')].map(one => one.getBoundingClientRect())
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.top >= panels.top && box.bottom <= panels.bottom + 1 && tile.contains(middle)
}).length"""


@some_sizes(0, **ROOM_FOR_TILES)
def test_a_row_of_my_things_stays_under_the_board(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=True)
    for game in ("explorers", "kingdom_maps"):
        seats, at = moments_by_prompt(game)["take"]
        one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
        tiles = one.page.locator(".phone-panels .small-tile")
        tiles.first.wait_for()
        drawn(one.page)
        assert one.page.evaluate(TILES_IN_SIGHT) >= 4, game


@some_sizes(1, low=(390, 664), lowest=(375, 553), tablet=(820, 1180), across=(844, 390))
def test_all_four_cards_are_in_sight_and_a_swipe_over_them_plays_none(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=True)
    seats, at = moments_by_prompt("la_isla")["assign-most"]
    one.go(f"/t/{one.take_up(match_of('la_isla', seats), at)}")
    page, cards = one.page, one.page.locator(".row.hand button.card.usable")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert out_of_reach(page, size, touch=True) == []
    before, hand = version(page), page.context.new_cdp_session(page)
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    (x, y), (there, below) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes[::3]]
    touch(hand, "touchStart", (there, below))
    for part in (0.3, 0.6, 1):
        touch(hand, "touchMove", (there + (x - there) * part, below + (y - below) * part))
    touch(hand, "touchEnd")
    expect(page.locator(".carried, .picked")).to_have_count(0)
    assert version(page) == before
    expect(cards).to_have_count(4)


# The move of a hint, and whether all of it is seen.
MOVE = """() => {
  const [title, lines] = ['.hint-title', '.tray-lines'].map(at => document.querySelector(at))
  const inside = title.getBoundingClientRect().bottom <= lines.getBoundingClientRect().bottom + 1
  return inside && title.scrollHeight <= title.clientHeight + 1 && title.scrollWidth <= title.clientWidth
}"""


@pytest.mark.parametrize("language", sample(("en", "de", "fr", "it")))
@some_sizes(0, **LOW, across=(844, 390))
def test_a_hint_never_cuts_its_move(new_device: NewDevice, size: tuple[int, int], language: str) -> None:
    one = new_device(size, touch=True, language=language)
    page, hint = one.page, say("hint", language=language)
    for game, prompt in (("kingdom_maps", "take"), ("explorers", "mark")):
        seats, at = moments_by_prompt(game)[prompt]
        one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
        for step in ("", ": " + say("hint-which", language=language), ": " + say("hint-why", language=language)):
            page.get_by_role("button", name=hint + step, exact=True).tap()
            page.locator("[aria-busy=true]").wait_for(state="detached")
            expect(page.locator(".hint-title")).to_be_visible()
            drawn(page)
            assert page.evaluate(MOVE), page.locator(".hint-title").text_content()
    if language == "en":
        expect(page.locator(".hint-title")).to_have_text(
            re.compile(saying("hint-what", "action").pattern.replace(".*", r"mark [a-p]\d+ \(\w+.*\)"))
        )


@some_sizes(2, **LOW, across=(844, 390), laptop=(1440, 789))
def test_done_warns_once_before_it_gives_up_marks(new_device: NewDevice, size: tuple[int, int]) -> None:
    finger = size[0] < 900
    one = new_device(size, touch=finger, language="de")
    match = match_of("explorers", 3)
    one.go(f"/t/{one.take_up(match, first_moment(match, lambda scene: any(one.warning for one in scene.buttons)))}")
    page, before = one.page, version(one.page)
    done = page.locator(".prompt-buttons .main.primary")
    done.tap() if finger else page.keyboard.press("d")
    remark = page.locator(".tray-lines .second.remark")
    expect(remark).to_contain_text("Drück Fertig noch einmal")
    expect(remark).to_be_in_viewport(ratio=1)
    drawn(page)
    assert remark.evaluate(ALL_OF_IT), remark.text_content()
    expect(page.locator("#voice")).to_have_text(remark.inner_text())
    assert version(page) == before
    done.tap() if finger else page.keyboard.press("d")
    page.wait_for_function("was => document.querySelector('[data-version]').dataset.version > was", arg=before)
    expect(remark).to_have_count(0)


ALL_OF_IT = """words => {
  const lines = words.closest('.tray-lines').getBoundingClientRect()
  return words.scrollWidth <= words.clientWidth && words.getBoundingClientRect().bottom <= lines.bottom + 1
}"""


# How high each line about the others is when it appears, and how far from the edges of the window.
WATCH_LINES = """() => {
  window.seenLines = []
  const look = () => {
    for (const line of document.querySelectorAll('.arrivals p')) {
      const {left, right, height} = line.getBoundingClientRect()
      window.seenLines.push([height, left, innerWidth - right])
    }
  }
  new MutationObserver(look).observe(document.querySelector('.arrivals'), {childList: true, subtree: true})
}"""


@some_sizes(5, **LOW, across=(844, 390))
def test_a_long_message_of_another_is_one_line_over_the_header(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada, ben = new_device(size, touch=True), new_device(name="Chiara Magdalena Lang")
    join(ada, ben, game="kingdom_maps", chat=True)
    ada.page.evaluate(WATCH_LINES)
    talk(ben)
    words = ben.page.get_by_role("textbox", name=say("talk-say"))
    words.fill("Hi all, sorry, this is the first time for me. Which number is best?")
    words.press("Enter")
    ada.page.wait_for_function("() => window.seenLines.length")
    for height, left, right in ada.page.evaluate("window.seenLines"):
        assert height <= 36
        assert min(left, right) >= 0
    expect(ada.page.locator(".unread").first).to_be_visible()


def sizes_of(page: Page, *names: str) -> list[float]:
    """Return how large each of these is written, zoom included."""
    return [
        page.locator(name).first.evaluate("at => parseFloat(getComputedStyle(at).fontSize) * (at.currentCSSZoom ?? 1)")
        for name in names
    ]


@some_sizes(3, phone=(390, 844), tall=(412, 915))
def test_larger_text_enlarges_buttons_and_tabs_too(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=True, language="de")
    seats, at = moments_by_prompt("explorers")["take"]
    table = one.take_up(match_of("explorers", seats), at)
    written = (".prompt-buttons .tool", ".prompt-buttons .main", ".tabs button", ".seat-tabs button", ".tray .second")
    found = []
    for large in ("false", "true"):
        one.page.evaluate("large => { localStorage['farshore.large-text'] = large }", large)
        one.go(f"/t/{table}")
        one.page.locator(".board").wait_for()
        drawn(one.page)
        found.append(sizes_of(one.page, *written))
        assert out_of_reach(one.page, size, touch=True) == []
    assert all(after > before for before, after in zip(*found, strict=True)), found


# What a browser does that writes text at twice its size.
TWICE = """addEventListener('load', () => {
  document.documentElement.style.webkitTextSizeAdjust = '200%'
  dispatchEvent(new Event('resize')) // a browser has its setting before the page
})"""

# Words of the table that are cut or lie over others, and buttons that are not under their own middle once scrolled to.
CUT_BY_SIZE = """() => {
  const wrong = []
  const things = document.querySelectorAll('.table-page :is(button, h1, h2, p, .place-name, .brings, .under, strong)')
  for (const thing of things) {
    if (!thing.checkVisibility({visibilityProperty: true}) || thing.closest('.unseen')) continue
    if (!thing.textContent.trim()) continue
    const [{overflowX, overflowY}, name] = [getComputedStyle(thing), thing.textContent.slice(0, 40)]
    const wide = thing.scrollWidth > thing.clientWidth + 2, high = thing.scrollHeight > thing.clientHeight + 4
    if (thing.clientWidth && ((wide && overflowX !== 'visible') || (high && overflowY !== 'visible')))
      wrong.push(`cut: ${name}`)
    const box = thing.getBoundingClientRect()
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`outside: ${name}`)
    if (!thing.matches('button')) continue
    thing.scrollIntoView({block: 'center', behavior: 'instant'})
    const now = thing.getBoundingClientRect()
    if (!thing.contains(document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2)))
      wrong.push(`covered: ${name}`)
    if (now.height < 43.5 && thing.matches('.usable, .button')) wrong.push(`low: ${name}`)
  }
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) wrong.push('the page is wider than the window')
  return wrong
}"""


@pytest.mark.parametrize(
    ("game", "prompt"),
    sample(
        [("explorers", "take"), ("kingdom_maps", "draw"), ("la_isla", "assign-most"), ("la_isla", "place")], shift=1
    ),
)
@some_sizes(4, low=(390, 664), narrow=(360, 740), across=(844, 390))
def test_text_at_twice_its_size_is_whole_and_can_be_scrolled_to(
    new_device: NewDevice, size: tuple[int, int], game: str, prompt: str
) -> None:
    one = new_device(size, touch=True)
    one.context.add_init_script(TWICE)
    seats, at = moments_by_prompt(game)[prompt]
    one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
    page = one.page
    expect(page.locator(".table-page.scaled")).to_be_visible()
    drawn(page)
    assert page.evaluate(CUT_BY_SIZE) == []
    before = version(page)
    thing = page.locator(".hit.usable, .hand button.usable:not(.pick)").first
    if game != "la_isla":
        thing.tap(force=True)
        page.wait_for_function("was => document.querySelector('[data-version]').dataset.version > was", arg=before)
