"""What a screen reader says of a board: rows have names of their own, and a region names the spaces around it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.conftest import NewDevice, some_sizes
from web.labels import say

ADA = {"kind": "me", "name": "Ada"}
TWO = [ADA, {"kind": "bot", "level": "random"}]
SIZES = {"phone": (390, 664), "across": (844, 390), "tablet": (820, 1180), "laptop": (1440, 789)}


@some_sizes(0, **SIZES)
def test_a_region_says_which_spaces_surround_it(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900, language="de")
    one.go(f"/t/{one.open_table('la_isla', TWO)}")
    region = one.page.locator('.hit[data-node="island/N0"]')
    expect(region).to_have_attribute("aria-label", re.compile(r", neben [A-Z]\d+(, [A-Z]\d+)+ und [A-Z]\d+$"))
    around = re.findall(r"[A-Z]\d+", (region.get_attribute("aria-label") or "").partition("neben")[2])
    for name in around:  # and each of them names the region
        expect(one.page.locator(f'.hit[data-node="island/{name}"]')).to_have_attribute(
            "aria-label", re.compile(r"neben .*\bN0\b")
        )


@some_sizes(1, **SIZES)
def test_rows_of_a_board_are_not_named_by_all_their_spaces(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    for game, seats in (("explorers", [ADA]), ("kingdom_maps", [ADA]), ("la_isla", TWO)):
        one.go(f"/t/{one.open_table(game, seats)}")
        rows = one.page.locator(".board").first.get_by_role("row")
        expect(rows.first).to_have_accessible_name(say("board-row", number=1))
        count = rows.count()
        expect(rows.last).to_have_accessible_name(say("board-row", number=count))
