"""The island under the pointer: a region shows its spaces and what is missing, a space its regions and its cost."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import NewDevice
from web.player import Player

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]


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
    expect(one.page.locator(".bubble")).to_have_text("This is for phase C. Costs 2 desert.")
    expect(one.page.locator(".pointers g")).to_have_count(4)


def test_where_nothing_may_move_a_change_of_others_is_ringed_for_a_moment(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table("la_isla", TWO)
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(12)
    one.go(f"/replay/{table}?at=1")
    on = one.page.get_by_role("button", name="One step on")
    rings = one.page.locator(".changed g")
    for _ in range(30):
        on.click()
        one.page.wait_for_timeout(150)
        if rings.count():
            break
    expect(rings).not_to_have_count(0)
    expect(rings).to_have_count(0)
