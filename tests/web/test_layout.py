"""Nothing jumps and everything is in reach: the board's rectangle and what can be pressed, in windows of all kinds."""

from __future__ import annotations

from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from farshore.games import installed
from farshore.games.la_isla.names import card_function_text
from farshore.translations import translator
from sampling import sample
from web.conftest import DESK, NewDevice, drawn, resized
from web.player import Player
from web.positions import match_of, moments_by_prompt, own_moves
from web.reach import MOUSE, TOUCH, out_of_reach

GAMES = ("explorers", "kingdom_maps", "la_isla")
OTHERS = ((1000, 700), (844, 390))
"""Whole matches are played in other windows."""
PRESSES = 12
TABLET = (820, 1180)

# The prompt, if it is cut through in the middle of a line.
HALF_LINES = """() => [...document.querySelectorAll('.tray-lines .prompt-title')].filter(title => {
  const lines = title.closest('.tray-lines').getBoundingClientRect()
  const line = parseFloat(getComputedStyle(title).lineHeight)
  const hidden = title.getBoundingClientRect().bottom - lines.bottom
  return hidden > 2 && hidden % line > 3 && hidden % line < line - 3
}).map(title => `${title.textContent} is cut through`)"""

# Labels of steps, tools and dice that do not fit; names of seats may be cut, their shapes say who it is.
CUT_WORDS = """() => [...document.querySelectorAll('.where-we-are .step-chip, .prompt-buttons .button, .die-words')]
  .filter(one => one.checkVisibility() && !one.querySelector('.seat-shape'))
  .flatMap(one => [one, ...one.querySelectorAll('*')])
  .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth && one.textContent.trim())
  .map(one => one.textContent)"""

OVERLAPS = """names => {
  const boxes = names.map(name => document.querySelector(name).getBoundingClientRect())
  return boxes.some((a, n) => boxes.some((b, m) => n < m
    && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
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


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_is_in_reach_without_scrolling(new_device: NewDevice, game: str, touch: bool) -> None:
    windows = TOUCH if touch else MOUSE
    prompts = sample(moments_by_prompt(game), take=2, shift=touch)
    one = new_device(windows[0], touch=touch, language=sample(("en", "de", "fr"), shift=GAMES.index(game))[0])
    wrong: dict[tuple[str, tuple[int, int]], list[str]] = {}
    for prompt in prompts:
        seats, at = moments_by_prompt(game)[prompt]
        one.page.set_viewport_size({"width": windows[0][0], "height": windows[0][1]})
        one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
        one.page.locator(".board").wait_for()
        for size in windows:
            resized(one.page, size)
            if found := out_of_reach(one.page, size, touch) + one.page.evaluate(HALF_LINES):
                wrong[prompt, size] = found
    assert wrong == {}


@pytest.mark.parametrize("game", sample(GAMES))
def test_a_tablet_has_the_others_and_the_score_pad_around_the_board(new_device: NewDevice, game: str) -> None:
    one = new_device(TABLET, touch=True, language=sample(("en", "de", "fr", "it"))[0])
    match = match_of(game, 4)
    one.go(f"/t/{one.take_up(match, own_moves(match)[6])}")
    page = one.page
    for part in (".tablet-side .seat-line >> nth=1", ".tablet-under .pad tfoot tr >> nth=0", ".tray"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("() => document.querySelector('.phone-board').offsetWidth / innerWidth") > 0.6
    assert page.locator(".seat-tabs, .tabs").count() == 0, "nothing is left for tabs"
    assert not page.evaluate(OVERLAPS, [".phone-board", ".tablet-side", ".tablet-under", ".tray"])


@pytest.mark.parametrize(
    ("size", "language"), sample((((1200, 800), "fr"), ((1440, 789), "de"), ((390, 664), "de"), ((820, 1180), "fr")))
)
def test_words_of_the_header_and_of_buttons_are_whole(
    new_device: NewDevice, size: tuple[int, int], language: str
) -> None:
    one = new_device(size, touch=size[0] < 900, language=language)
    for game, prompt in (("la_isla", "place"), ("kingdom_maps", "draw")):
        seats, at = moments_by_prompt(game)[prompt]
        one.go(f"/t/{one.take_up(match_of(game, seats), at)}")
        one.page.locator(".board").wait_for()
        drawn(one.page)
        assert one.page.evaluate(CUT_WORDS) == []


# Names of tiles that are cut, or smaller than 11 pixels.
CUT_NAMES = """() => [...document.querySelectorAll('.tile-title')]
  .filter(name => name.scrollWidth > name.clientWidth || parseFloat(getComputedStyle(name).fontSize) < 11)
  .map(name => name.textContent)"""


@pytest.mark.parametrize("size", sample(((390, 844), (390, 664), (1280, 632))))
def test_criteria_are_pictures_and_names_and_a_tap_shows_them_in_full(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size[0] < 900, language=sample(("en", "de", "fr", "it"))[0])
    seats, at = moments_by_prompt("kingdom_maps")["draw"]
    one.go(f"/t/{one.take_up(match_of('kingdom_maps', seats), at)}")
    tiles = one.page.locator(".tiles.named button")
    expect(tiles).to_have_count(4)
    for tile in tiles.all():
        assert tile.locator("svg").count() == 1
        expect(tile.locator(".tile-title")).to_be_visible()
    assert one.page.evaluate(CUT_NAMES) == []
    tiles.first.click()
    expect(one.page.locator('.panel [data-node^="criterion/"]').first).to_be_in_viewport()


# Those of these texts that are cut on the narrowest card of the hand.
CUT_TEXTS = """texts => {
  const spans = [...document.querySelectorAll('.hand .items > .card .card-top > span:not(.glyphs)')]
  const span = spans.reduce((a, b) => a.clientWidth < b.clientWidth ? a : b)
  return texts.filter(text => {
    span.textContent = text
    return span.scrollWidth > span.clientWidth
      || span.getBoundingClientRect().bottom > span.parentNode.getBoundingClientRect().bottom + .5
  })
}"""


@pytest.mark.parametrize(
    ("size", "language"),
    sample(
        (((1440, 789), "fr"), ((390, 844), "de"), ((1366, 657), "it"), ((844, 390), "de"), ((820, 1180), "fr")), take=2
    ),
)
def test_the_texts_of_four_cards_are_whole(new_device: NewDevice, size: tuple[int, int], language: str) -> None:
    one = new_device(size, touch=size[0] < 900, language=language)
    seats, at = moments_by_prompt("la_isla")["assign-most"]
    match = match_of("la_isla", seats)
    one.go(f"/t/{one.take_up(match, at)}")
    expect(one.page.locator(".hand .items > .card")).to_have_count(4)
    drawn(one.page)
    box, speaker = match.states[0].box, translator(match.game)
    texts = {speaker.translate(card_function_text(box, card), language) for card in range(len(box.cards))}
    assert one.page.evaluate(CUT_TEXTS, sorted(texts)) == []


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


# Lines of the score pad that are not wholly seen: out of the window, or under something.
HIDDEN_LINES = """() => [...document.querySelectorAll('.pad tr')].filter(line => {
  const box = line.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.top < 0 || box.bottom > innerHeight + 1 || !line.contains(middle)
}).map(line => line.textContent)"""
DESKS = ((1280, 632), (1366, 657), (1440, 789), (1536, 730), (1440, 900), (1920, 969))


@pytest.mark.parametrize("game", sample(GAMES, shift=2))
def test_the_score_pad_of_a_desk_hides_no_line(new_device: NewDevice, game: str) -> None:
    one = new_device(DESK)
    seats = max(installed().games[game].info.seats)
    match = match_of(game, seats)
    one.go(f"/t/{one.take_up(match, next(at for at in own_moves(match) if at > 0.6 * len(match.events)))}")
    one.page.locator(".pad tfoot").wait_for()
    hidden: dict[tuple[int, int], list[str]] = {}
    for size in DESKS:
        resized(one.page, size)
        if found := one.page.evaluate(HIDDEN_LINES):
            hidden[size] = found
    assert hidden == {}
