"""One page for all notices, and the offer to install the page after a finished match."""

from __future__ import annotations

from playwright.sync_api import expect

from web.axe import complaints
from web.conftest import NewDevice, some_sizes
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves

ADA = {"kind": "me", "name": "Ada"}
SIZES = {"phone": (390, 664), "across": (844, 390), "tablet": (820, 1180), "laptop": (1440, 789)}
# What browsers send when a page can be installed.
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', {cancelable: true})
  offer.prompt = async () => { window.asked = true }
  dispatchEvent(offer)
}"""


@some_sizes(0, **SIZES)
def test_all_notices_are_on_one_page(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900, language="fr")
    one.context.grant_permissions(["notifications"])
    one.open_table("explorers", [ADA])
    one.open_table("kingdom_maps", [ADA, {"kind": "link"}])
    one.go("/tables")
    page = one.page
    page.get_by_role("link", name=say("notices-page", language="fr"), exact=True).click()
    waiting = page.get_by_role("region", name=say("notices-waiting", language="fr"))
    expect(waiting.get_by_role("link", name=say("your-turn-in", language="fr", title="Explorers"))).to_be_visible()
    apps = page.get_by_role("region", name=say("notices-apps", language="fr"))
    expect(apps.get_by_text("Kingdom Maps")).to_be_visible()
    expect(apps.get_by_text("Explorers")).to_have_count(0)  # nobody else plays there
    here = page.get_by_role("region", name=say("notices-device", language="fr"))
    box = here.get_by_label(say("notices-all", language="fr"))
    box.click()
    expect(box).to_be_checked()
    page.wait_for_function("localStorage['farshore.notify'] === 'true'")  # the browser has allowed it
    box.click()
    expect(box).not_to_be_checked()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.complaints.clear()  # a private window has no push


@some_sizes(1, **SIZES)
def test_after_a_match_the_page_can_be_installed_and_is_offered_once(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size[0] < 900)
    match = match_of("explorers", 1)
    table = one.take_up(match, own_moves(match)[-1])
    one.go(f"/t/{table}")
    page = one.page
    page.locator(".board").first.wait_for()
    page.evaluate(OFFER)
    offer = page.get_by_role("region", name=say("install-title"))
    expect(offer).to_have_count(0)  # not while a match is played
    Player(page, "mouse").play_to_end()
    offer.get_by_role("button", name=say("install-go")).click()
    expect(offer).to_have_count(0)
    assert page.evaluate("window.asked")
    page.reload()
    page.locator(".end-page").wait_for()
    page.evaluate(OFFER)
    expect(offer).to_have_count(0)


def test_who_does_not_want_to_install_is_not_asked_again(new_device: NewDevice, finished: str) -> None:
    one = new_device((390, 664), touch=True)
    one.go(f"/t/{finished}")
    one.page.locator(".end-page").wait_for()
    one.page.evaluate(OFFER)
    offer = one.page.get_by_role("region", name=say("install-title"))
    assert complaints(one.page) == []
    offer.get_by_role("button", name=say("install-later")).click()
    expect(offer).to_have_count(0)
    one.page.reload()
    one.page.locator(".end-page").wait_for()
    one.page.evaluate(OFFER)
    expect(offer).to_have_count(0)
