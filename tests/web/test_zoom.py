"""The board under two fingers: pinch, drag, double tap; under a wheel; and none of them marks anything."""

from __future__ import annotations

import time

from playwright.sync_api import CDPSession, Page, expect

from web.conftest import PHONE, NewDevice, drawn, settled
from web.labels import say
from web.player import tap, touch
from web.positions import match_of, own_moves

SOLO = [{"kind": "me", "name": "Ada"}]
STEPS = 6


def seen(page: Page) -> list[float]:
    """The part of the drawing that is seen: left, top, width, height."""
    return [float(n) for n in (page.locator(".board svg").first.get_attribute("viewBox") or "").split()]


def until_seen(page: Page, test: str, *arguments: object) -> list[float]:
    """Waits until the part that is seen passes; the page draws a movement a moment after the finger made it."""
    viewed = "document.querySelector('.board svg').getAttribute('viewBox').split(' ').map(Number)"
    page.wait_for_function(f"args => (([left, top, width], [a]) => {test})({viewed}, args)", arg=list(arguments))
    return seen(page)


def drag(hand: CDPSession, x: float, y: float, *, by: tuple[float, float]) -> None:
    """One finger draws the board along and rests before it goes: a flick would swallow the tap that follows."""
    touch(hand, "touchStart", (x, y))
    for step in range(1, STEPS + 1):
        touch(hand, "touchMove", (x + by[0] * step / STEPS, y + by[1] * step / STEPS))
    rest = time.time() + 0.5
    touch(hand, "touchMove", (x + by[0], y + by[1] + 1), at=rest)
    touch(hand, "touchEnd", at=rest + 0.5)


def two_taps(hand: CDPSession, *places: tuple[float, float]) -> None:
    """Two quick taps, however slow the machine is that sends them."""
    later = time.time() + 2
    for number, place in enumerate(places):
        tap(hand, *place, at=later + number * 0.2)


def double_tap(hand: CDPSession, x: float, y: float) -> None:
    """Twice at the same place."""
    two_taps(hand, (x, y), (x, y))


def middle(page: Page, node: str) -> tuple[float, float]:
    box = page.locator(f'.board [data-node="{node}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_one_moves_and_nothing_is_marked(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    board = one.page.locator(".board").first
    expect(board).to_be_visible()
    drawn(one.page)
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole, before = seen(one.page), one.page.locator("[data-version]").get_attribute("data-version")
    hand = one.context.new_cdp_session(one.page)

    touch(hand, "touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, STEPS + 1):
        touch(hand, "touchMove", (x - 30 - step * 8, y), (x + 30 + step * 8, y))
    touch(hand, "touchEnd")
    expect(board).to_have_class("board zoomed")
    near = until_seen(one.page, "a / width > 2.5", whole[2])  # spread from 60 to 156

    drag(hand, x, y, by=(-60, -30))
    way = 60 / box["width"] * near[2]
    moved = until_seen(one.page, "left > a", near[0] + 0.9 * way)  # dragged to the left: more of the right is seen
    assert moved[1] > near[1]
    assert moved[2] == near[2]

    quiet = one.page.locator(".hit:not(.usable)")
    spot = quiet.evaluate_all(
        """(all, [left, top, right, bottom]) => all.map(hit => hit.getBoundingClientRect())
          .map(box => ({x: box.x + box.width / 2, y: box.y + box.height / 2}))
          .find(at => at.x > left && at.x < right && at.y > top && at.y < bottom)""",
        [box["x"] + 20, box["y"] + 20, box["x"] + box["width"] - 20, box["y"] + box["height"] - 20],
    )
    double_tap(hand, spot["x"], spot["y"])
    expect(board).to_have_class("board")
    assert seen(one.page) == whole
    assert one.page.locator("[data-version]").get_attribute("data-version") == before


def test_quick_taps_at_two_places_are_two_presses(new_device: NewDevice) -> None:
    """Where the second came to be quiet the board jumped to twice its size, and what was lit lay under the tray."""
    one = new_device(PHONE, touch=True)
    one.go(f"/t/{one.open_table('la_isla', [*SOLO, {'kind': 'bot', 'level': 'random'}])}")
    page, board = one.page, one.page.locator(".board").first
    expect(board).to_be_visible()
    hand = one.context.new_cdp_session(page)
    two_taps(hand, middle(page, "island/S1"), middle(page, "island/S6"))
    expect(page.locator(".second.remark")).to_be_visible()
    expect(board).to_have_class("board")


def test_a_decision_that_lies_elsewhere_is_seen_from_afar(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    match = match_of("kingdom_maps", 1)
    drawing = next(at for at in own_moves(match) if str(match.events[at]).startswith("0 draw"))
    one.go(f"/t/{one.take_up(match, drawing)}")
    page, board = one.page, one.page.locator(".board").first
    hand = one.context.new_cdp_session(page)
    corner, lit = page.locator('.board [data-node="map/A1"]'), page.locator(".board .hit.usable")
    expect(corner).to_have_class("hit usable")
    everywhere = lit.count()
    tap(hand, *middle(page, "map/A1"))
    expect(corner).to_have_class("hit marked")  # answered: only its neighbours are lit now
    settled(page)
    assert 0 < lit.count() < everywhere
    double_tap(hand, *middle(page, "map/I5"))
    expect(board).to_have_class("board zoomed")
    page.get_by_role("button", name=say("undo"), exact=True).tap()
    expect(lit).to_have_count(everywhere)  # blank again
    expect(board).to_have_class("board zoomed")
    corner.dispatch_event("click")  # by a screen reader
    expect(board).to_have_class("board")


def test_the_wheel_zooms_where_the_pointer_is(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('kingdom_maps', SOLO)}")
    board = one.page.locator(".board").first
    expect(board).to_be_visible()
    board.hover(position={"x": 100, "y": 100})
    one.page.keyboard.down("Control")
    one.page.mouse.wheel(0, -300)
    one.page.mouse.wheel(0, -300)
    one.page.keyboard.up("Control")
    expect(board).to_have_class("board zoomed")
