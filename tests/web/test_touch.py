"""Under a finger: all that can be pressed on a phone reaches 44 px each way, board and inline links apart."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.conftest import PHONE, Device, NewDevice, drawn, some_sizes
from web.labels import say
from web.player import Player

ACROSS = (844, 390)
LEAST = 44
INLINE = 24
"""What stands in a line of text may be as high as WCAG 2.2 asks at least; others' reach is not taken for it."""

# How far a finger may be from the middle of each thing and still meet it: what is drawn says little about that.
REACH = """([least, inline]) => {
  const wrong = new Set()
  const open = [...document.querySelectorAll('.rules-drawer, dialog[open]')].at(-1) ?? document.body
  const things = 'a[href], button, input, select, textarea, summary, label:has(input), [role=slider]'
  for (const thing of open.querySelectorAll(things)) {
    const inner = thing.matches('input, select') && thing.closest('label')
    if (inner || thing.disabled || !thing.checkVisibility({visibilityProperty: true})) continue
    if (thing.closest('.unseen, .band')) continue // of a round: the timeline under it goes there as well
    thing.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
    const box = thing.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const met = (right, down) => thing.contains(document.elementFromPoint(x + right, y + down))
    const reach = (right, down) => {
      let far = 0
      while (far < least && met(right * (far + 1), down * (far + 1))) far++
      return far
    }
    const size = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1]
    const words = [...thing.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    const enough = words && getComputedStyle(thing).display.startsWith('inline') ? inline : least
    if (!met(0, 0) || Math.min(...size) < enough)
      wrong.add(`${met(0, 0) ? size : 'covered'} ${thing.className}: ${thing.ariaLabel ?? thing.textContent}`)
  }
  return [...wrong]
}"""


class Fingers:
    """What is too small to be met, by where it is."""

    def __init__(self, one: Device) -> None:
        self.one, self.page = one, one.page
        self.dialogs = self.page.locator("dialog[open]")
        self.small: dict[str, list[str]] = {}

    def look(self, where: str) -> None:
        drawn(self.page)
        if met := self.page.evaluate(REACH, [LEAST, INLINE]):
            self.small[where] = met

    def at(self, path: str, ready: str = "h1") -> Page:
        self.one.go(path)
        self.page.locator(ready).first.wait_for()
        self.look(path)
        return self.page

    def press(self, name: str) -> None:
        """Opens a dialog."""
        before = self.dialogs.count()
        self.page.get_by_role("button", name=name).first.click()
        expect(self.dialogs).to_have_count(before + 1)
        self.look(name)

    def close(self) -> None:
        """Closes every dialog that is open."""
        while self.dialogs.count():
            self.page.keyboard.press("Escape")
            drawn(self.page)


@some_sizes(upright=PHONE, across=ACROSS)
def test_everything_that_is_pressed_can_be_met_by_a_finger(
    new_device: NewDevice, finished_by_two: str, size: tuple[int, int]
) -> None:
    walk = Fingers(new_device(size, touch=True, reviews=True))
    one, page = walk.one, walk.page
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}, {"kind": "link"}]
    table = one.open_table("explorers", seats, chat=True)
    pages = ("/", "/new?game=explorers", "/tables", "/challenges", "/learn", "/rules/explorers")
    for path in pages if size == PHONE else ():  # held across they are no other
        walk.at(path)
    walk.at(f"/t/{finished_by_two}", ".end-page")
    walk.at(f"/replay/{finished_by_two}?at=30", ".rail")
    walk.at(f"/review/{finished_by_two}", ".review-seats")
    walk.at("/learn/explorers/01-first-turn", ".board")
    walk.at("/")
    for name in ("Settings", "Ada", "Quick match"):
        walk.press(name)
        walk.close()
    walk.at(f"/t/{table}", ".board")  # its tray is the invitation
    walk.press(say("menu"))
    walk.press(say("talk"))
    walk.close()
    alone = one.open_table("explorers", seats[:2], chat=True)
    walk.at(f"/t/{alone}", ".board")
    Player(page, "touch").play(3)
    for tab in page.locator(".tabs button").all():
        tab.click()
        walk.look(f"tab {tab.inner_text()}")
    walk.press(say("menu"))
    walk.close()
    page.locator(".seat-tabs button").nth(1).click()
    page.locator("dialog[open]").wait_for()
    walk.look("the board of another")
    walk.close()
    page.get_by_role("button", name=say("rules")).first.click()
    page.locator(".rules-drawer").wait_for()
    walk.look("rules beside the table")
    assert walk.small == {}
