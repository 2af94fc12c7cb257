"""Nothing jumps and everything is in reach: the board's rectangle and what can be pressed, in windows of all kinds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewDevice, drawn
from web.player import Player

GAMES = ("explorers", "kingdom_maps", "la_isla")
WINDOWS = ((1440, 900), (1200, 800), (1000, 700), (390, 844), (844, 390))
NARROW = ((360, 740), (720, 450), (2560, 1400))
OTHERS = ((1000, 700), (844, 390))
"""Whole matches are played in the others."""
PRESSES = 24

# What can be pressed and is covered by something else, even when it is scrolled to.
COVERED = """() => {
const things = document.querySelectorAll('.hit.usable, button.usable, .of-button .button, .prompt-buttons .button')
return [...things].filter(thing => thing.checkVisibility({visibilityProperty: true})).filter(thing => {
  thing.scrollIntoView({block: 'nearest', inline: 'nearest'})
  const box = thing.getBoundingClientRect()
  for (const x of [.5, .25, .75]) for (const y of [.5, .25, .75]) {
    const met = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
    if (met && (thing.contains(met) || met.closest('.bubble'))) return false
  }
  return true
}).map(thing => thing.dataset.node ?? thing.textContent) }"""

# A page is as wide and as high as its window: nothing of it has to be scrolled to.
TOO_LARGE = """() => {
  const page = document.documentElement
  return page.scrollWidth > innerWidth || page.scrollHeight > innerHeight
}"""


def in_window(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    drawn(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", OTHERS)
def test_the_board_never_moves_whatever_happens(new_device: NewDevice, game: str, size: tuple[int, int]) -> None:
    one = new_device(size)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    one.go(f"/t/{one.open_table(game, seats, hints=True)}")
    player, version = Player(one.page, "mouse"), ""
    for press in range(PRESSES):
        found = player.next(version)
        if press % 6 == 5:
            expect(one.page.locator("[aria-busy=true]")).to_have_count(0)
            one.page.keyboard.press("h")
            expect(one.page.locator(".hint-title, .remark").first).to_be_visible()
            found = player.next(version)
        version = player.press(found)
    assert len(player.boards) == 1


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_pressed_is_in_reach_in_every_window(new_device: NewDevice, game: str) -> None:
    one = new_device(WINDOWS[0], language="de")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    one.go(f"/t/{one.open_table(game, seats, hints=True)}")
    player = Player(one.page, "mouse", seed=4)
    for _ in range(4):
        player.play(5)
        player.next("")
        for size in WINDOWS + NARROW:
            in_window(one.page, size)
            assert one.page.evaluate(COVERED) == [], size
            assert not one.page.evaluate(TOO_LARGE), size
        in_window(one.page, WINDOWS[0])
