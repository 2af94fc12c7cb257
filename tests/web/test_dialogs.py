"""Every dialog and the pages at the end of a match: axe finds nothing, light or dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from web.axe import complaints
from web.conftest import Device, NewDevice, drawn

RECORD = Path(__file__).parents[1] / "games" / "kingdom_maps" / "replays" / "three-planned.toml"
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]

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
    walk.press("Settings")
    walk.dialog("settings")
    walk.press("Ada")
    walk.dialog("name")
    walk.press("Play now")
    walk.dialog("a lesson is offered")
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
    assert walk.found == {}
