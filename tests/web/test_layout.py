"""Nothing jumps and everything is in reach: the board's rectangle and what can be pressed, in windows of all kinds."""

from __future__ import annotations

from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from sampling import sample
from web.conftest import NewDevice, resized
from web.player import Player
from web.positions import match_of, own_moves

GAMES = ("explorers", "kingdom_maps", "la_isla")
WINDOWS = (
    (1440, 900),
    (1200, 800),
    (1000, 700),
    (390, 844),
    (844, 390),
    (360, 740),
    (720, 450),
    (2560, 1400),
)
OTHERS = ((1000, 700), (844, 390))
"""Whole matches are played in the others."""
PRESSES = 12

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


@pytest.mark.parametrize(("game", "size"), sample(product(GAMES, OTHERS), by=itemgetter(0)))
def test_the_board_never_moves_whatever_happens(new_device: NewDevice, game: str, size: tuple[int, int]) -> None:
    one = new_device(size)
    match = match_of(game, 3)
    one.go(f"/t/{one.take_up(match, own_moves(match)[6])}")
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
    match = match_of(game, 2)
    moments = own_moves(match)[:40:5]
    for at, sizes in sample([(at, WINDOWS[number % 2 :: 2]) for number, at in enumerate(moments)], take=2):
        one.go(f"/t/{one.take_up(match, at)}")
        one.page.locator(".board").wait_for()
        for size in sizes:
            resized(one.page, size)
            assert one.page.evaluate(COVERED) == [], (at, size)
            assert not one.page.evaluate(TOO_LARGE), (at, size)
