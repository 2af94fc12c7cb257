"""A line that breaks: known within two seconds, what was pressed stays marked, the first page shows what it knows."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import PHONE, NewDevice, some_sizes
from web.labels import say
from web.player import Player
from web.test_pages import KEPT, with_company

SOLO = [{"kind": "me", "name": "Ada"}]

# What is said over the line gets lost while it is silent, and so nothing is answered.
SILENT = """
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (said) { if (!window.silent) send.call(this, said) }
"""


@some_sizes()
def test_a_silent_line_is_known_and_what_was_pressed_waits_for_it(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE, worker=True)
    page = one.page
    page.add_init_script(SILENT)
    page.clock.install()
    one.go(f"/t/{one.open_table('explorers', SOLO, options={'map': '2n 4e 7n 1s'})}")
    page.locator(".board").first.wait_for()
    player, version = Player(page, "mouse"), ""
    while (found := player.next(version)) and not page.locator(".hit.usable").count():
        version = player.press(found)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))  # from now on time passes only as the test says
    page.evaluate("() => { window.silent = true }")
    page.locator(".hit.usable").first.click(force=True)
    expect(page.locator(".aim.pending")).to_have_count(1)
    expect(page.locator(".tray-lines .lost")).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator(".tray-lines .lost")).to_contain_text(say("offline-pending", count=1))
    page.clock.resume()
    expect(page.locator(".aim.pending")).to_have_count(1)
    page.evaluate("() => { window.silent = false; dispatchEvent(new Event('online')) }")
    expect(page.locator(".tray-lines .lost")).to_have_count(0)
    expect(page.locator("[data-pending]")).to_have_attribute("data-pending", "0")
    expect(page.locator(".aim.pending")).to_have_count(0)
    expect(page.locator(".hit.marked").first).to_be_attached()


@some_sizes(1)
def test_without_a_line_the_first_page_shows_what_it_knows(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(worker=True)
    page = with_company(one, "explorers")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator(".board").wait_for()
    assert page.evaluate(KEPT)
    one.go("/")
    page.locator(".stamp[data-version]").first.wait_for(state="attached")
    page.locator(".picture svg").nth(2).wait_for()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    one.context.set_offline(True)
    page.reload()
    expect(page.locator(".banner.unreachable")).to_contain_text(say("offline-known"))
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("button", name=say("play-now")).first).to_be_disabled()
    expect(page.locator(".home .stamp[data-version] .taken").first).to_be_attached()
    one.context.set_offline(False)
    expect(page.locator(".banner.unreachable")).to_have_count(0)
    expect(page.get_by_role("button", name=say("play-now")).first).to_be_enabled()
    one.complaints.clear()
