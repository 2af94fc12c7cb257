"""What one decides with: the card and the scroll, means that come and go, my things in signs, on a desk and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import Page, expect

from farshore.core.scene import Piece, Scene
from farshore.games import find
from sampling import sample
from web.conftest import DESK, PHONE, NewDevice, drawn, some_sizes
from web.labels import say, saying
from web.positions import first_moment, match_of, moments_by_prompt, own_moves

# Where things stand: the board, the card or the dice, the buttons.
PLACES = """() => ['.board svg', '.tray', '.split.big, .row.of-die', '.prompt-buttons .main']
  .map(which => document.querySelector(which)?.getBoundingClientRect())
  .map(box => box && [box.x, box.y, box.width, box.height].map(Math.round).join(' '))"""


def at_moment(new_device: NewDevice, size: tuple[int, int], game: str, wanted: Callable[[Scene], bool]) -> Page:
    """A page before this decision of a match that bots began."""
    one = new_device(size)
    match = match_of(game, max(find(game).info.seats), "greedy")
    one.go(f"/t/{one.take_up(match, first_moment(match, wanted), 'greedy')}")
    one.page.locator(".board").wait_for()
    drawn(one.page)
    return one.page


def takes_a_side_or_a_scroll(scene: Scene) -> bool:
    sides = [side for row in scene.hand for piece in row.items if isinstance(piece, Piece) for side in piece.parts]
    return any(row.opener and row.items for row in scene.hand) and len(sides) == 2 and all(side.do for side in sides)


@some_sizes()
def test_the_card_stands_large_and_the_scroll_waits_behind_a_button(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    page = at_moment(new_device, size, "explorers", takes_a_side_or_a_scroll)
    card, scroll = page.locator(".tray .split.big"), page.locator(".tray .opener")
    expect(card.locator("button.half.usable")).to_have_count(2)
    expect(card.locator(".brings")).to_have_count(2)
    box = card.bounding_box()
    assert box
    assert (box["height"] >= 74, box["width"] >= 220) == (True, True), "the card is what is seen first"
    expect(page.locator(".tray .tile")).to_have_count(0)
    stood = page.evaluate(PLACES)
    if size == DESK:
        lit = page.locator(".board .legal > *")
        expect(lit).to_have_count(0)
        card.locator("button.half").first.hover()
        expect(lit).not_to_have_count(0)  # where its marks could go
        expect(page.locator(".tray .second")).to_contain_text("marks")
        expect(page.locator(".bubble")).to_have_count(0)  # nothing lies over the other side
        page.mouse.move(5, 5)
        expect(lit).to_have_count(0)
    scroll.click()
    expect(scroll).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".tray button.tile.usable")).to_have_count(4)
    expect(card).to_have_count(0)
    drawn(page)
    opened = page.evaluate(PLACES)
    assert [opened[0], opened[1], opened[3]] == [stood[0], stood[1], stood[3]], "nothing moves"
    scroll.click()
    expect(card.locator("button.half.usable")).to_have_count(2)
    assert page.evaluate(PLACES) == stood


def has_a_power(scene: Scene) -> bool:
    return any(press.node in ("plus", "minus") for press in scene.click_targets())


@some_sizes(1)
def test_powers_and_the_number_stand_beside_the_dice_and_move_nothing(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    page = at_moment(new_device, size, "kingdom_maps", has_a_power)
    power = page.locator(".tray .of-button .button").first
    expect(power).to_be_in_viewport(ratio=1)
    box, dice = power.bounding_box(), [die.bounding_box() for die in page.locator(".tray .die").all()]
    assert box
    assert min(box["height"], box["width"]) >= 44
    above = page.locator(".tray .entry").first.bounding_box()
    assert above
    assert all(die and above["y"] + above["height"] <= die["y"] for die in dice), "no row lies over the other"
    apart = [die and (die["x"] + die["width"] <= box["x"] or box["x"] + box["width"] <= die["x"]) for die in dice]
    assert all(apart), "it covers no die"
    number = page.locator('.tray [data-node="number"]')
    if size == DESK:  # on a phone the prompt says it
        expect(number).to_contain_text(say("number-draw", game="kingdom_maps"))
    done = page.locator(".prompt-buttons .main").bounding_box()
    assert done
    assert done["width"] >= 100, "what ends the turn keeps its room"
    stood = page.evaluate(PLACES)
    page.locator(".hit.usable").first.click()
    expect(page.locator(".tray .of-button .button.waiting")).to_have_count(2)
    drawn(page)
    assert power.bounding_box() == box, "what cannot be used any more keeps its place"
    assert page.evaluate(PLACES) == stood
    power.click(force=True)
    expect(page.locator(".second.remark")).to_contain_text(say("power-too-late", game="kingdom_maps"))


@some_sizes(2)
def test_a_criterion_is_scored_by_its_picture_and_its_points(new_device: NewDevice, size: tuple[int, int]) -> None:
    page = at_moment(
        new_device, size, "kingdom_maps", lambda scene: any(button.id.startswith("score/") for button in scene.buttons)
    )
    choices = page.locator(".tray .pick-one .button")
    expect(choices).to_have_count(4)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
        expect(choice.locator("svg.art")).to_have_count(1)
        assert choice.locator("b").inner_text().isdigit()
    points = choices.first.locator("b").inner_text()
    choices.first.click()
    expect(choices).to_have_count(0)
    expect(page.locator(".tray .die").first).to_be_visible()
    if size == DESK:
        expect(page.locator(".pad tbody tr").last.locator("td").first).to_have_text(points)


@some_sizes(laptop=(1366, 657), phone=(360, 616), across=(844, 340))
def test_a_side_without_space_says_so_before_it_is_chosen(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    seats, at = moments_by_prompt("explorers")["take"]
    one.go(f"/t/{one.take_up(match_of('explorers', seats), at)}")
    sides = one.page.locator(".hand .half")
    expect(sides.get_by_text(say("no-space", game="explorers"))).to_be_visible()


def test_my_things_stand_under_the_board_of_a_phone(new_device: NewDevice) -> None:
    page = at_moment(new_device, PHONE, "explorers", lambda scene: bool(scene.hand))
    tiles = page.locator(".small-tile")
    expect(tiles).to_have_count(8)  # keys, scrolls, this round's food, gems; and the four quarters of the map
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
        assert tile.get_attribute("aria-label")
        assert tile.evaluate("at => at.scrollWidth <= at.clientWidth")


@some_sizes(desk=DESK, phone=PHONE, across=(844, 390))
def test_pointing_at_a_hex_shows_each_number_as_it_would_be(new_device: NewDevice, size: tuple[int, int]) -> None:
    match = match_of("kingdom_maps", 4, "greedy")
    game = match.game
    at, action, then = next(
        (at, action, preview.then)
        for at in own_moves(match)
        for action in game.legal(match.states[at], 0)
        if (preview := game.preview(match.states[at], 0, action)).then
    )
    one = new_device(size)
    page = one.page
    one.go(f"/t/{one.take_up(match, at)}")
    numbers = page.locator(".entry.tall" if size == DESK else ".small-tile")
    ends = numbers.locator(".now-then")
    expect(numbers).to_have_count(4)
    sign = match.state.criteria[0]
    if size == DESK:
        expect(numbers.first).to_contain_text(sign)
    else:  # by its name, and its sign for screen readers
        expect(numbers.first).to_have_attribute("aria-label", re.compile(rf"^{sign} \w+"))
    expect(ends).to_have_count(0)
    page.locator(f'[data-node="map/{str(action).removeprefix("draw ")}"]').focus()
    ends.first.wait_for()
    shown = [int(words.split("→")[1]) for words in ends.all_inner_texts()]
    assert sorted(shown) == sorted(number for _, number in then)
    for tile in numbers.all():
        assert tile.evaluate("at => at.scrollWidth <= at.clientWidth")


def test_pointing_at_a_die_says_what_it_would_bring(new_device: NewDevice) -> None:
    page = at_moment(new_device, DESK, "kingdom_maps", lambda scene: scene.prompt.name.key == "prompt-choose")
    number = page.locator(".tray .of-die .slot")
    expect(number).to_have_text(say("number-choose", game="kingdom_maps"))
    page.locator(".tray .die.usable").first.hover()
    expect(number).to_have_text(saying("preview-number", "what", game="kingdom_maps"))


@some_sizes(phone=PHONE, across=(844, 390), small=(1000, 700))
def test_a_narrow_head_says_where_we_are_and_cuts_nothing(new_device: NewDevice, size: tuple[int, int]) -> None:
    page = at_moment(new_device, size, "la_isla", lambda scene: bool(scene.hand))
    head = page.locator(".table-header.phone, .across-bar")
    expect(head.locator(".track.meter .bit")).to_have_count(11)
    for words in head.locator(".cut:visible").all():
        assert words.evaluate("at => at.scrollWidth <= at.clientWidth"), words.inner_text()


def test_a_phone_tells_what_others_did_and_the_log_by_turns(new_device: NewDevice) -> None:
    page = at_moment(new_device, PHONE, "explorers", lambda scene: len(scene.players[1].rows) > 0 and bool(scene.hand))
    tabs = page.locator(".tabs button")
    tabs.filter(has_text=say("tab-others")).click()
    expect(page.locator(".phone-panels .seat-line")).to_have_count(4)
    tabs.filter(has_text=say("tab-log")).click()
    turn = page.locator(".phone-panels .log-turn").filter(has=page.locator(".log-line")).first
    expect(turn.locator("time")).to_have_text(re.compile(r"now|\d"))
    turn.locator(".log-line").first.click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+\?at=\d+$"))
    expect(page.locator(".rail")).to_be_visible()  # the position after that line
    page.go_back()
    tabs.filter(has_text=say("tab-board")).click()
    page.locator(".seat-tabs button").nth(1).click()
    expect(page.get_by_role("dialog").locator(".board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@some_sizes(phone=PHONE, across=(844, 390))
def test_a_line_without_room_is_read_whole_by_a_press_and_nothing_moves(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=True, language="de")
    page = one.page
    match = match_of("la_isla", 4)
    one.go(f"/t/{one.take_up(match, first_moment(match, lambda scene: bool(scene.hand)))}")
    second = page.locator(".tray-lines .second")
    expect(second).to_be_attached()
    second.evaluate("at => { at.textContent = 'Das ist eine Zeile, die länger ist als ihr Platz. '.repeat(3) }")
    stood = page.evaluate(PLACES)
    page.locator(".tray-lines").tap(position={"x": 60, "y": 6})
    expect(page.locator(".tray-lines.whole")).to_be_visible()
    assert second.evaluate("at => at.scrollWidth <= at.clientWidth")
    expect(second).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACES) == stood
    page.locator(".board").tap(position={"x": 5, "y": 5})
    expect(page.locator(".tray-lines.whole")).to_have_count(0)


@some_sizes(1, phone=(390, 664), across=(844, 390))
def test_a_space_that_a_sentence_names_flashes_where_no_coordinates_are(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=True)
    match = match_of("explorers", 3)
    marking = first_moment(match, lambda scene: any(layer.kind == "legal" for layer in scene.board.layers), 0.4)
    one.go(f"/t/{one.take_up(match, marking)}")
    page = one.page
    page.locator(".hit.usable").first.wait_for(state="attached")
    expect(page.locator(".board .frame-names")).to_have_count(0)
    far = page.locator(".hit:not(.usable):not(.marked)").last
    far.evaluate("cell => cell.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(page.locator(".tray-lines .second")).to_contain_text(re.compile(r"\b[a-p]\d+\b"))
    expect(page.locator(".board .named path")).to_have_count(2)
    page.locator(".hit.usable").first.evaluate("cell => cell.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(page.locator(".board .named")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size"), sample(product(["de", "fr"], [(820, 1180), (1440, 789)]), by=itemgetter(0))
)
def test_what_a_scroll_does_fits_its_button(new_device: NewDevice, size: tuple[int, int], language: str) -> None:
    one = new_device(size, language=language)
    match = match_of("explorers", 3)
    one.go(f"/t/{one.take_up(match, first_moment(match, lambda scene: len(scene.hand) > 1))}")
    opener = one.page.locator(".tray .opener")
    expect(opener.locator(".opener-words")).to_be_visible()
    drawn(one.page)
    assert opener.evaluate(
        """button => [...button.children].every(part => {
          const [inner, outer] = [part.getBoundingClientRect(), button.getBoundingClientRect()]
          return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right + 1
        })"""
    )
