"""Every dialog and the pages at the end of a match: axe finds nothing, light or dark."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from sampling import sample
from web.axe import complaints
from web.conftest import PHONE, Device, NewDevice, drawn
from web.labels import say
from web.player import touch
from web.test_pages import LOOKS

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]

REVIEWED = (
    '[{"table":"a","seat":0,"game":"explorers","result":90,"par":97,"choices":-6.25,"lines":{"villages":2},'
    '"bots":["casual"],"won":true}]'
)
"""What the profile is made of, as a device keeps it."""


class Walk:
    """What axe complained about on the way."""

    def __init__(self, one: Device) -> None:
        self.one, self.page = one, one.page
        self.found: dict[str, list[str]] = {}
        self.looks = 0

    def look(self, where: str, within: str | None = None) -> None:
        """Wait for a place, and look at every third one, in light or dark; the others come with the next seeds."""
        self.looks += 1
        if within:
            expect(self.page.locator(within).first).to_be_visible()
        for light in sample(LOOKS, shift=self.looks):
            if light is None:
                continue
            self.page.emulate_media(color_scheme=light)
            expect(self.page.locator("html")).to_have_attribute("data-theme", light)
            drawn(self.page)
            if met := complaints(self.page, within):
                self.found[f"{where} {light}"] = met

    def dialog(self, where: str) -> None:
        """Looks at the dialog that is open, and closes it."""
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.look(where, "dialog[open]")
        self.page.get_by_role("button", name=say("close")).click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def press(self, name: str) -> Page:
        self.page.get_by_role("button", name=name).first.click()
        return self.page


def test_axe_finds_nothing_in_any_dialog(new_device: NewDevice, finished_by_two: str) -> None:
    walk = Walk(new_device(reviews=True))
    walk.one.go("/")
    walk.press(say("settings"))
    walk.dialog("settings")
    walk.press("Ada")
    walk.dialog("name")
    walk.press(say("play-now"))
    walk.dialog("a lesson is offered")
    walk.press(say("quick-match"))
    walk.dialog("quick match")
    walk.one.go(f"/t/{walk.one.open_table('explorers', TWO, hints=True)}")
    walk.page.locator(".board").first.wait_for()
    drawn(walk.page)  # keys are heard after the first frame
    walk.page.keyboard.press("?")
    walk.dialog("keys")
    walk.press(say("menu"))
    walk.dialog("menu")
    walk.press(say("open-board", name="Ben"))
    walk.dialog("another board")
    walk.page.keyboard.press("r")
    walk.look("rules beside the table", ".rules-drawer")
    walk.page.keyboard.press("Escape")
    for path in (f"/t/{finished_by_two}", f"/replay/{finished_by_two}?at=40", "/rules/explorers"):
        walk.one.go(path)
        walk.page.get_by_role("heading", level=1).first.wait_for()
        walk.look(path)
    walk.one.go(f"/replay/{finished_by_two}?at=40")
    walk.press(say("play-on"))
    walk.dialog("play on")
    assert walk.found == {}


def test_axe_finds_nothing_where_people_meet_on_a_phone(new_device: NewDevice, finished_by_two: str) -> None:
    walk = Walk(new_device(PHONE, touch=True, reviews=True))
    one, page = walk.one, walk.page
    table = one.open_table(
        "explorers", [{"kind": "me", "name": "Ada"}, {"kind": "link"}], chat=True, open=True, seed=""
    )
    (link,) = page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    one.go(f"/t/{table}")
    walk.look("inviting", ".invitations")
    page.get_by_role("button", name=say("code-for-seat", number=2)).click()
    walk.look("code", "dialog[open]:has(.qr-sheet)")
    page.keyboard.press("Escape")
    walk.press(say("menu"))
    page.get_by_role("button", name=say("hook-add")).click()
    walk.look("menu with a webhook", "dialog[open]")
    page.get_by_role("button", name=say("talk"), exact=True).click()
    walk.look("talk", "dialog[open]:has(.sign-choice)")
    here = one.open_table("la_isla", [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    page.evaluate("kept => { localStorage['farshore.reviews'] = kept }", REVIEWED)
    pages = {
        f"/t/{here}": ".pass-device",
        "/tables": ".profile-strip",
        f"/review/{finished_by_two}": ".review-seats",
        "/learn/explorers/01-first-turn": ".board",
        "/stop#" + "a" * 24: "h1",
        "/join": "h1",
    }
    for path, ready in pages.items():
        one.go(path)
        page.locator(ready).first.wait_for()
        walk.look(path)
    guest = Walk(new_device(PHONE, touch=True, name="Ben"))
    guest.one.go(f"/t/{table}#{link['secret']}")
    guest.page.locator(".invitation-seats").wait_for()
    guest.look("invitation")
    assert walk.found == guest.found == {}


def test_back_closes_a_sheet_before_it_leaves_the_page(new_device: NewDevice) -> None:
    one = new_device()
    one.go("/")
    one.go(f"/t/{one.open_table('explorers', [{'kind': 'me', 'name': 'Ada'}])}")
    page = one.page
    table = page.url
    menu = page.get_by_role("dialog")
    for _ in range(2):
        page.locator(".table-header").get_by_role("button", name=say("menu")).click()
        expect(menu).to_be_visible()
        page.go_back()
        expect(menu).to_have_count(0)
        assert page.url == table
    page.locator(".table-header").get_by_role("button", name=say("menu")).click()
    menu.get_by_role("button", name=say("settings")).click()  # one sheet in place of another
    expect(page.get_by_role("dialog", name=say("settings"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.wait_for_function("() => history.state?.sheet !== true")
    page.go_back()
    page.wait_for_url(one.house + "/")


def test_on_a_phone_a_sheet_is_swiped_down(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    one.go(f"/t/{one.open_table('explorers', [{'kind': 'me', 'name': 'Ada'}])}")
    page = one.page
    page.get_by_role("button", name=say("menu")).tap()
    sheet, hand = page.get_by_role("dialog"), page.context.new_cdp_session(page)
    head = page.locator(".sheet-head h2").bounding_box()
    assert head
    for by, there in ((30, 1), (160, 0)):
        touch(hand, "touchStart", (head["x"] + 20, head["y"] + 10))
        touch(hand, "touchMove", (head["x"] + 20, head["y"] + 10 + by))
        touch(hand, "touchEnd")
        expect(sheet).to_have_count(there)
