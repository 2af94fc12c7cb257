"""The island under the pointer: a region shows its spaces and what is missing, a space its regions and its cost."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import NewDevice, drawn
from web.player import Player

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]

# They are gone after a moment, and a busy machine may look too late.
WATCH_RINGS = """() => {
  window.ringed = false
  const look = () => { if (document.querySelector('.changed g')) window.ringed = true }
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
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
    expect(one.page.locator(".bubble")).to_have_text("This is for phase C. Costs 2 desert.")
    expect(one.page.locator(".pointers g")).to_have_count(4)


def test_where_nothing_may_move_a_change_of_others_is_ringed_for_a_moment(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table("la_isla", TWO)
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(12)
    one.go(f"/replay/{table}?at=1")
    on = one.page.get_by_role("button", name="One step on")
    slider = one.page.get_by_role("slider")
    one.page.evaluate(WATCH_RINGS)
    for at in range(2, 32):
        on.click()
        expect(slider).to_have_value(f"{at}")
        drawn(one.page)
        if one.page.evaluate("() => window.ringed"):
            break
    assert one.page.evaluate("() => window.ringed")
    expect(one.page.locator(".changed g")).to_have_count(0)
