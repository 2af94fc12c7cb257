"""The island under the pointer: a region shows its spaces and what is missing, a space its regions and its cost."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from sampling import sample
from web.conftest import PHONE, Device, NewDevice, drawn, resized, some_sizes
from web.labels import say
from web.pictures import a_good_moment
from web.player import Player, touch
from web.positions import first_moment, match_of, moments_by_prompt, record_of
from web.reach import out_of_reach
from web.samples import played

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]

# They are gone after a moment, and a busy machine may look too late.
WATCH_RINGS = """() => {
  window.ringed = false
  const look = () => { if (document.querySelector('.changed g')) window.ringed = true }
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
}"""


# Chips of which only a part is seen, and how many pictures the others have.
CHIPS = """() => {
  const list = document.querySelector('.prospect ul').getBoundingClientRect()
  const chips = [...document.querySelectorAll('.prospect li > span')].map(chip => [chip, chip.getBoundingClientRect()])
    .filter(([, box]) => box.left < list.right && box.top < list.bottom)
  return {drawn: chips.flatMap(([chip]) => [...chip.querySelectorAll('.art')]).length,
    cut: chips.filter(([, box]) => box.right > list.right + 1 || box.bottom > list.bottom + 1)
      .map(([chip]) => chip.textContent)}
}"""


def test_pointing_at_a_region_shows_its_spaces_and_what_is_missing(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('la_isla', TWO)}")
    one.page.locator('.hit[data-node="island/N0"]').hover()
    expect(one.page.locator(".bubble")).to_contain_text("worth 4: 4 explorers missing")
    expect(one.page.locator(".pointers g")).to_have_count(4)
    one.page.mouse.move(5, 5)
    expect(one.page.locator(".bubble")).to_have_count(0)
    expect(one.page.locator(".pointers g")).to_have_count(0)


def test_pointing_at_a_space_shows_its_regions_and_its_cost_before_the_turn(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('la_isla', TWO)}")
    one.page.locator('.hit[data-node="island/A0"]').hover()
    expect(one.page.locator(".bubble")).to_have_text("That’s part of phase C. Costs 2 yellow.")
    expect(one.page.locator(".pointers g")).to_have_count(4)


def test_where_nothing_may_move_a_change_of_others_is_ringed_for_a_moment(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("la_isla", 2)
    placed = next(at for at, event in enumerate(match.events) if str(event).startswith("1 place"))
    one.go(f"/replay/{one.upload(record_of(match))}?at={placed}")
    slider = one.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", f"{placed}")
    one.page.evaluate(WATCH_RINGS)
    one.page.get_by_role("button", name=say("step-on")).click()
    expect(slider).to_have_attribute("aria-valuenow", f"{placed + 1}")
    one.page.wait_for_function("() => window.ringed")
    expect(one.page.locator(".changed g")).to_have_count(0)


def draw_along(one: Device, what: str, to: str, *, finger: bool) -> None:
    """A card is drawn from its place to another, by mouse or by finger."""
    boxes = [one.page.locator(f'[data-node="{node}"]').bounding_box() for node in (what, to)]
    (x, y), (there, below) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    way = [(x + (there - x) * step / 5, y + (below - y) * step / 5) for step in range(6)]
    if finger:
        hand = one.context.new_cdp_session(one.page)
        touch(hand, "touchStart", way[0])
        for at in way[1:]:
            touch(hand, "touchMove", at)
        expect(one.page.locator(".carried")).to_be_visible()
        rest = time.time() + 0.5  # a flick would swallow the tap that follows
        touch(hand, "touchMove", way[-1], at=rest)
        touch(hand, "touchEnd", at=rest + 0.5)
        return
    one.page.mouse.move(*way[0])
    one.page.mouse.down()
    for at in way[1:]:
        one.page.mouse.move(*at)
    expect(one.page.locator(".carried")).to_be_visible()
    one.page.mouse.up()


def words_on_the_island(page: Page) -> list[str]:
    """What is written on the board or lies over it; the animals' values are numbers."""
    written = page.locator(".board svg text").all_text_contents()
    over = page.locator(".bubble").all_text_contents()
    return [words for words in (*written, *over) if words.strip(" 0123456789")]


@some_sizes()
def test_cards_are_drawn_to_named_places_and_one_resource_can_be_taken(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    finger = size == PHONE
    one = new_device(size, touch=finger)
    one.go(f"/t/{one.open_table('la_isla', TWO)}")
    page = one.page
    expect(page.locator(".place-name")).to_have_text(["AFunction", "BResource", "DAnimal"])
    assert page.locator(".place-name *").evaluate_all("all => all.every(word => word.scrollWidth <= word.clientWidth)")
    cards = page.locator(".row.hand button.card")
    first, second = cards.evaluate_all("all => all.slice(0, 2).map(c => c.dataset.node)")
    assert len(set(cards.evaluate_all("all => all.map(c => Math.round(c.getBoundingClientRect().width))"))) == 1
    draw_along(one, first, "island/N0", finger=finger)
    expect(page.locator(".row.hand button.card")).to_have_count(3)
    expect(page.locator(".picked, .carried")).to_have_count(0)
    draw_along(one, first, "place/b", finger=finger)
    expect(page.locator(".place-name").nth(1)).to_have_class("place-name held")
    expect(page.locator('[data-node^="given-"]')).to_have_count(1)
    draw_along(one, second, "place/d", finger=finger)
    expect(page.locator(".place-name.held")).to_have_count(3)  # the last one finds its place by itself
    player, version = Player(page, "touch" if finger else "mouse"), ""
    while (found := player.next(version)) and not page.locator(".row.offers").count():
        version = player.press(found)
    expect(page.locator(".row.offers .caption")).to_have_text(say("or-take-one", game="la_isla"))
    expect(page.locator(".row.offers button .strong")).to_have_text(["+1"] * 5)
    expect(page.locator(".prospect.none")).to_be_visible()
    lit = page.locator(".hit.usable").first
    if not finger:
        lit.hover(force=True)
        expect(page.locator(".prospect-head .art")).to_have_count(2)  # it costs two, and they are drawn
    assert words_on_the_island(page) == []
    page.locator(".row.offers button").first.click()
    expect(page.locator(".row.offers .caption").get_by_text(say("or-take-one", game="la_isla"))).to_have_count(0)


@some_sizes(1)
def test_what_a_space_costs_and_brings_stands_in_chips_that_are_read_whole(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    for language in sample(("en", "de"), shift=size == PHONE):
        one = new_device(size, language=language)
        match = match_of("la_isla", 4, "greedy")
        at = first_moment(match, lambda scene: len(list(scene.board.click_targets())) > 3, after=0.7)
        one.go(f"/t/{one.take_up(match, at)}")
        page = one.page
        spaces, chips = page.locator(".hit.usable"), page.locator(".prospect li > span")
        spaces.first.wait_for()
        for space in spaces.all():
            space.focus()
            page.locator(".prospect-head .art").first.wait_for()  # its cost, drawn
            seen = page.evaluate(CHIPS)
            assert seen["cut"] == [], language
            if seen["drawn"]:
                break
        else:
            raise AssertionError("no chip has a picture")
        expect(chips.first).to_be_visible()


@some_sizes(laptop=(1440, 789), phone=(390, 664), tablet=(820, 1180))
def test_an_explorer_to_take_and_one_that_moves_have_the_panel_of_the_tray(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    finger = size[0] < 900
    one = new_device(size, touch=finger, language="de")
    page, moments = one.page, moments_by_prompt("la_isla")
    seats, at = moments["put-down"]
    one.go(f"/t/{one.take_up(match_of('la_isla', seats), at)}")
    expect(page.locator(".prospect.none")).to_be_visible()
    if not finger:
        page.locator(".hit.usable").first.hover(force=True)
        expect(page.locator(".prospect-head")).to_be_visible()
        box = page.locator(".prospect").bounding_box()
        assert box
        assert box["width"] >= 200
        assert page.locator(".bubble").count() == 0, "nothing lies over spaces that can be chosen"
    seats, at = moments["recruit"]
    one.go(f"/t/{one.take_up(match_of('la_isla', seats), at)}")
    offer = page.locator(".row.offers button.usable")
    expect(offer).to_contain_text("+1")
    assert out_of_reach(page, size, finger) == []
    offer.click()
    expect(offer).to_have_count(0)


# Things in the tray of which a corner is cut or covered.
CUT = """() => [...document.querySelectorAll('.hand :is(.entry, .token, .card, .slot)')].filter(thing => {
  const box = thing.getBoundingClientRect()
  return [box.left + 6, box.right - 6].some(x => [box.top + 6, box.bottom - 6].some(y =>
    !thing.contains(document.elementFromPoint(x, y))))
}).map(thing => thing.getAttribute('aria-label') ?? thing.className)"""


@some_sizes(laptop=(1440, 789), phone=(390, 664), low=(375, 553), across=(844, 390), tablet=(820, 1180))
def test_slots_markers_and_resources_are_whole_in_the_tray(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    for prompt in ("slot", "income", "move", "pay"):
        seats, at = moments_by_prompt("la_isla")[prompt]
        one.go(f"/t/{one.take_up(match_of('la_isla', seats), at)}")
        one.page.locator(".hand button.usable").first.wait_for()
        drawn(one.page)
        assert one.page.evaluate(CUT) == [], prompt


@pytest.mark.parametrize("language", sample(("de", "fr")))
def test_names_of_places_are_whole_in_a_low_window(new_device: NewDevice, language: str) -> None:
    one = new_device((1366, 657), language=language)
    seats, at = moments_by_prompt("la_isla")["assign-most"]
    one.go(f"/t/{one.take_up(match_of('la_isla', seats), at)}")
    expect(one.page.locator(".place-name")).to_have_count(3)
    cut = "all => all.filter(word => word.scrollWidth > word.clientWidth).map(word => word.textContent)"
    for size in ((1366, 657), (1440, 789)):
        resized(one.page, size)
        assert one.page.locator(".place-name *, .prompt-buttons .tool span").evaluate_all(cut) == [], size
    last, pad = (
        one.page.locator(f".column.right > {panel}").last.bounding_box() for panel in (".of-row", ".pad-panel")
    )
    assert last
    assert pad
    assert last["y"] + last["height"] <= pad["y"], "the cardholder is whole beside the tracks"


def test_the_last_turn_of_another_rings_the_space_and_only_the_sign_of_the_region(new_device: NewDevice) -> None:
    one = new_device()
    match = played("la_isla")
    one.go(f"/t/{one.take_up(match, a_good_moment(match, 0.55), 'greedy')}")
    rings = one.page.locator(".board-panel .last-turns > g")
    expect(rings.first).to_be_attached()
    drawn_ = " ".join(rings.evaluate_all("all => all.map(ring => ring.querySelector('path').getAttribute('d'))"))
    assert len(re.findall(r"a[\d.]+ [\d.]+ 0 1 0", drawn_)) == 2, "two half circles around one claimed sign"
