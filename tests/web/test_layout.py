"""Nothing jumps and everything is in reach: the board's rectangle and what can be pressed, in windows of all kinds."""

from __future__ import annotations

from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from sampling import sample
from web.conftest import DESK, NewDevice, resized
from web.player import Player
from web.positions import match_of, moments_by_prompt, own_moves
from web.reach import MOUSE, TOUCH, out_of_reach

GAMES = ("explorers", "kingdom_maps", "la_isla")
OTHERS = ((1000, 700), (844, 390))
"""Whole matches are played in other windows."""
PRESSES = 12


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


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_is_in_reach_without_scrolling(new_device: NewDevice, game: str, touch: bool) -> None:
    windows = TOUCH if touch else MOUSE
    prompts = sample(moments_by_prompt(game), take=2, shift=touch)
    one = new_device(windows[0], touch=touch, language=sample(("en", "de", "fr"), shift=GAMES.index(game))[0])
    wrong = {}
    for prompt in prompts:
        seats, at = moments_by_prompt(game)[prompt]
        one.page.set_viewport_size({"width": windows[0][0], "height": windows[0][1]})
        one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
        one.page.locator(".board").wait_for()
        for size in windows:
            resized(one.page, size)
            if found := out_of_reach(one.page, size, touch):
                wrong[prompt, size] = found
    assert wrong == {}


def test_what_is_cut_covered_or_small_is_out_of_reach(new_device: NewDevice) -> None:
    """The check above finds what it looks for."""
    one = new_device()
    match = match_of("kingdom_maps", 1)
    one.go(f"/t/{one.take_up(match, moments_by_prompt('kingdom_maps')['assign-solo'][1])}")
    one.page.locator(".row.of-tile button.usable").first.wait_for()
    assert out_of_reach(one.page, DESK, touch=False) == []
    first = one.page.locator(".row.of-tile button.usable").first
    for style, fault in {
        "translate: 0 900px": "is not in the window",
        "z-index: -1; position: relative": "is covered",
        "zoom: 0.2; flex: none; width: 60px": "is small",
    }.items():
        first.evaluate("(button, style) => { button.style.cssText = style }", style)
        (found,) = out_of_reach(one.page, DESK, touch=False)
        assert fault in found
