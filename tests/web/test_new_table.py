"""A new table: components are chosen by their pictures and names, and the button that opens it is always in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sampling import sample
from web.axe import complaints
from web.conftest import NewDevice, some_sizes
from web.labels import offers, say
from web.reach import MOUSE, TOUCH

SMALL = {"phone": (390, 664), "laptop": (1440, 789)}
IN_SIGHT = """button => {
  const box = button.getBoundingClientRect()
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.top >= 0 && box.bottom <= innerHeight && button.contains(at)
}"""


def open_and_read(page: Page) -> dict[str, object]:
    """Press the button, and return the options that the page sends."""
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        page.get_by_role("button", name=say("open-table")).click()
    page.locator(".board").first.wait_for()
    body = sent.value.post_data_json
    assert body
    return dict(body["options"])


@some_sizes(0, **SMALL)
def test_criteria_are_chosen_by_picture_two_of_each_kind(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    one.go("/new?game=kingdom_maps")
    page, names = one.page, offers("kingdom_maps", "criteria")
    page.get_by_text(say("choose-exactly", most=4)).click()
    expect(page.locator(".offer .glyph use")).to_have_count(len(names))
    expect(page.locator(".offer-list")).not_to_contain_text("A1")
    for name in ("A1", "A4"):
        page.get_by_label(names[name], exact=True).check()
    expect(page.get_by_role("checkbox", name=names["A2"])).to_be_disabled()
    expect(page.get_by_role("checkbox", name=names["B2"])).to_be_enabled()
    assert complaints(page) == []
    for name in ("B2", "B5"):
        page.get_by_label(names[name], exact=True).check()
    assert open_and_read(page) == {"criteria": ["A1", "A4", "B2", "B5"]}


@some_sizes(1, **SMALL)
def test_a_board_is_laid_with_pictures_of_tiles(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    one.go("/new?game=explorers")
    page = one.page
    page.locator("#option-map").select_option(label=say("lay-tiles"))
    page.get_by_role("button", name=say("tile-at", place=2, tile="2", degrees=0)).click()
    page.get_by_role("button", name=say("tile-named", tile="7"), exact=True).click()
    page.get_by_role("button", name=say("turn-tile")).click()
    page.get_by_role("button", name=say("tile-at", place=3, tile="3", degrees=0)).click()
    page.get_by_role("button", name=say("tile-named", tile="1"), exact=True).click()  # it changes places with the third
    assert complaints(page) == []
    assert open_and_read(page) == {"map": "3n 7e 1n 4n"}


@pytest.mark.parametrize(("size", "touch"), sample([*((s, False) for s in MOUSE), *((s, True) for s in TOUCH)], take=4))
def test_the_button_that_opens_the_table_is_in_sight(new_device: NewDevice, size: tuple[int, int], touch: bool) -> None:
    one = new_device(size, touch=touch, language="de")
    for game in ("explorers", "kingdom_maps", "la_isla"):
        one.go(f"/new?game={game}")
        button = one.page.get_by_role("button", name=say("open-table", language="de"))
        expect(button).to_be_visible()
        assert button.evaluate(IN_SIGHT)
        one.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert button.evaluate(IN_SIGHT)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
