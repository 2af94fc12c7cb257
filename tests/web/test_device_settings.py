"""Settings that make playing comfortable: kept on the device, and each does what it says."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.conftest import NO_ENTRY_OF_A_CLOSED_DIALOG, PHONE, Device, NewDevice, drawn, resized, settled, some_sizes
from web.labels import say
from web.player import Player
from web.test_dialogs import Walk

SOLO = [{"kind": "me", "name": "Ada"}]
TWO = [*SOLO, {"kind": "bot", "level": "random", "name": "Ben"}]
STROKE = "() => getComputedStyle(document.querySelector('.sprite pattern [stroke]')).strokeWidth"


def switch(one: Device, *names: str) -> None:
    """Opens the settings where they are at hand, and presses these switches."""
    page = one.page
    if page.get_by_role("button", name=say("menu")).count():
        page.get_by_role("button", name=say("menu")).click()
    page.get_by_role("button", name=say("settings")).click()
    for name in names:
        page.get_by_role("dialog", name=say("settings")).locator("label").filter(has_text=name).first.click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(NO_ENTRY_OF_A_CLOSED_DIALOG)


def size_of(page: Page, what: str) -> float:
    """How large something is written, the zoom of what is around it counted."""
    return float(
        page.locator(what).first.evaluate(
            "at => { let zoom = 1; for (let up = at; up; up = up.parentElement) zoom *= getComputedStyle(up).zoom || 1;"
            " return zoom * parseFloat(getComputedStyle(at).fontSize) }"
        )
    )


@some_sizes()
def test_every_switch_does_what_it_says_and_is_kept(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE)
    one.go(f"/t/{one.open_table('explorers', TWO)}")
    page = one.page
    expect(page.locator(".board")).to_be_visible()
    words = ".small-tile" if size == PHONE else ".track-head .caption"
    plain = size_of(page, words), size_of(page, ".prompt-title"), page.evaluate(STROKE)
    switch(
        one,
        say("setting-large-text"),
        say("setting-letters"),
        say("setting-strong-patterns"),
        say("setting-left-handed"),
        say("setting-theme-dark"),
        say("setting-motion-none"),
    )
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    expect(page.locator(".ground-letters text").first).to_be_attached()
    assert size_of(page, words) > plain[0]
    assert size_of(page, ".prompt-title") > plain[1]
    assert page.evaluate(STROKE) != plain[2]
    places = [page.get_by_role("button", name=name).first.bounding_box() for name in ("Done", "Undo")]
    if size == PHONE:
        assert places[0]
        assert places[1]
        assert places[0]["x"] < places[1]["x"], "the main button lies under the left thumb"
        resized(page, (844, 390))
        board = page.locator(".across-board").bounding_box()
        assert board
        assert board["x"] > 300, "held across, the board lies at the right"


@some_sizes(1)
def test_done_comes_by_itself_for_whoever_wants_it_and_is_told_before(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size == PHONE)
    one.go(f"/t/{one.open_table('explorers', SOLO, options={'map': '2n 4e 7n 1s'})}")
    page = one.page
    expect(page.locator(".board")).to_be_visible()
    switch(one, say("setting-auto-done"))
    player, version, answer = Player(page, "touch" if size == PHONE else "mouse"), "", page.get_by_role("dialog")
    for _ in range(12):
        version = player.press(player.next(version))
        settled(page)
        drawn(page)
        if answer.count():
            break
    expect(answer).to_contain_text(say("auto-done-notice"))
    walk = Walk(one)
    walk.look("automatic done", "dialog[open]")
    assert walk.found == {}
    before = page.locator("[data-version]").first.get_attribute("data-version")
    answer.get_by_role("button", name=say("auto-done-yes")).click()
    expect(page.locator("[data-version]").first).not_to_have_attribute("data-version", before or "")
    expect(page.get_by_role("dialog")).to_have_count(0)
