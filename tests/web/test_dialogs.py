"""Every dialog and the pages at the end of a match: axe finds nothing, light or dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from web.axe import complaints
from web.conftest import PHONE, Device, NewDevice, drawn

RECORD = Path(__file__).parents[1] / "games" / "la_isla" / "replays" / "01-2-seats-120-cards.toml"
"""Of the three games the one whose review takes least."""
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]

REVIEWED = (
    '[{"table":"a","seat":0,"game":"explorers","result":90,"par":97,"choices":-6.25,"lines":{"villages":2},'
    '"bots":["casual"],"won":true}]'
)
"""What the profile is made of, as a device keeps it."""

UPLOAD = """async record => (await (await fetch('/api/records', {method: 'POST', body: JSON.stringify({record}),
  headers: {'content-type': 'application/json'}})).json()).table"""


class Walk:
    """What axe complained about on the way."""

    def __init__(self, one: Device) -> None:
        self.one, self.page = one, one.page
        self.found: dict[str, list[str]] = {}

    def look(self, where: str, within: str | None = None) -> None:
        for light in ("light", "dark"):
            self.page.emulate_media(color_scheme=light)
            expect(self.page.locator("html")).to_have_attribute("data-theme", light)
            drawn(self.page)
            if met := complaints(self.page, within, colours_only=light == "dark"):
                self.found[f"{where} {light}"] = met

    def dialog(self, where: str) -> None:
        """Looks at the dialog that is open, and closes it."""
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.look(where, "dialog[open]")
        self.page.get_by_role("button", name="Close").click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def press(self, name: str) -> Page:
        self.page.get_by_role("button", name=name).first.click()
        return self.page


def test_axe_finds_nothing_in_any_dialog(new_device: NewDevice) -> None:
    walk = Walk(new_device())
    walk.one.go("/")
    walk.press("Settings")
    walk.dialog("settings")
    walk.press("Ada")
    walk.dialog("name")
    walk.press("Play now")
    walk.dialog("a lesson is offered")
    walk.press("Quick match")
    walk.dialog("quick match")
    walk.one.go(f"/t/{walk.one.open_table('explorers', TWO, hints=True)}")
    walk.page.locator(".board").first.wait_for()
    walk.page.keyboard.press("?")
    walk.dialog("keys")
    walk.press("Menu")
    walk.dialog("menu")
    walk.press("Open the board of Ben")
    walk.dialog("another board")
    walk.page.keyboard.press("r")
    walk.look("rules beside the table", ".rules-drawer")
    walk.page.keyboard.press("Escape")
    table = walk.page.evaluate(UPLOAD, RECORD.read_text("utf-8"))
    for path in (f"/t/{table}", f"/replay/{table}?at=40", "/rules/explorers"):
        walk.one.go(path)
        walk.page.get_by_role("heading", level=1).first.wait_for()
        walk.look(path)
    walk.one.go(f"/replay/{table}?at=40")
    walk.press("Play on from here")
    walk.dialog("play on")
    assert walk.found == {}


def test_axe_finds_nothing_where_people_meet_on_a_phone(new_device: NewDevice) -> None:
    walk = Walk(new_device(PHONE, touch=True))
    one, page = walk.one, walk.page
    table = one.open_table(
        "explorers", [{"kind": "me", "name": "Ada"}, {"kind": "link"}], chat=True, open=True, seed=""
    )
    (link,) = page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    one.go(f"/t/{table}")
    walk.press("At the table")
    walk.look("at the table", "dialog[open]")
    page.get_by_role("button", name="QR code").click()
    walk.look("QR code", "dialog[open]:has(.qr-sheet)")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    walk.press("Menu")
    page.get_by_role("button", name="Tell a chat program").click()
    walk.look("menu with a webhook", "dialog[open]")
    page.get_by_role("button", name="Talk").click()
    walk.look("talk", "dialog[open]:has(.sign-choice)")
    here = one.open_table("la_isla", [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    page.evaluate("kept => { localStorage['farshore.reviews'] = kept }", REVIEWED)
    over = page.evaluate(UPLOAD, RECORD.read_text("utf-8"))
    pages = {
        f"/t/{here}": ".pass-device",
        "/tables": ".profile-strip",
        f"/review/{over}": ".review-seats",
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
