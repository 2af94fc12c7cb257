"""The others in sight: their moves one by one, signs that fly, a tally of the round, their boards to leaf through."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise, product
from operator import itemgetter

import pytest
from playwright.sync_api import Page, expect

from farshore.core.match import AnyMatch
from sampling import sample
from web.conftest import Device, NewDevice, drawn, resized, settled, some_sizes, version
from web.labels import say
from web.player import Player, touch
from web.positions import match_of, own_moves

PHONE, LAPTOP, WIDE = (390, 664), (1440, 789), (1920, 969)
SIZES = {"phone": PHONE, "across": (844, 390), "laptop": LAPTOP}
GAMES = ("explorers", "kingdom_maps")

WATCH = """() => {
  window.flights = []
  new MutationObserver(changes => {
    for (const {addedNodes} of changes) for (const node of addedNodes)
      if (node.classList?.contains('others-flight')) window.flights.push(node.dataset.seat)
  }).observe(document.body, {childList: true, subtree: true})
}"""

# What the page shows of Ben: his board where it is in sight, and his points.
SHOWN = """() => [...document.querySelectorAll('[data-board-of="1"] .taken, .seat-tabs button:not(.mine) strong')]
  .map(part => part.innerHTML).join()"""

HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})
  document.dispatchEvent(new Event('visibilitychange'))
}"""

BOARD = """() => {
  const box = document.querySelector('.board svg').getBoundingClientRect()
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
}"""


def sit_down(
    new_device: NewDevice, size: tuple[int, int], *, motion: bool = True, pace: str = ""
) -> tuple[Device, Device]:
    """Ada and Ben at a table of Explorers; on Ada's page the clock stands still. Without `pace` it is the usual one."""
    ada = new_device(size, touch=size[0] < 900, name="Ada", motion=motion)
    if pace:
        ada.context.add_init_script(f"localStorage['farshore.pace'] = '\"{pace}\"'")
    ben = new_device(LAPTOP, name="Ben")
    ada.page.clock.install()
    table = ada.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    (link,) = ada.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    ada.go(f"/t/{table}")
    ben.page.goto(f"{ada.house}/t/{table}#{link['secret']}")
    ben.page.get_by_role("button", name=say("join-as")).click()
    expect(ben.page.locator(".board")).to_be_visible()
    expect(ada.page.locator(".tray.inviting")).to_have_count(0)
    ada.page.evaluate(WATCH)
    ada.page.clock.pause_at(time.time() + 2)
    return ada, ben


def play_first_turn(ben: Device, ada: Device) -> None:
    """Ben chooses a terrain, marks three spaces and is done; Ada's page has heard of it."""
    player = Player(ben.page, "mouse")
    while "usable" in (ben.page.locator(".tray, .board").evaluate_all(USABLE)):
        player.play(1)
        settled(ben.page)
    has_heard(ada.page, ben.page)


USABLE = "all => all.some(part => part.querySelector('.usable, .main:not(.waiting)')) ? ['usable'] : []"


def has_heard(page: Page, other: Page) -> None:
    expect(page.locator("[data-version]").first).to_have_attribute("data-version", str(version(other)))


@some_sizes(0, **SIZES)
def test_moves_of_others_come_one_by_one_and_never_hold_up_mine(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada, ben = sit_down(new_device, size)
    page = ada.page
    play_first_turn(ben, ada)
    pictures = [page.evaluate(SHOWN)]
    mine = Player(page, "touch" if size[0] < 900 else "mouse")
    mine.press(mine.next(""))  # Ben's marks still wait: mine do not
    settled(page)
    expect(page.locator(".hit.usable").first).to_be_attached()
    for _ in range(8):
        page.clock.run_for(600)
        pictures.append(page.evaluate(SHOWN))
    steps = [now for before, now in pairwise(pictures) if now != before]
    assert len(steps) >= (3 if size == LAPTOP else 1), "one after the other"
    assert set(page.evaluate("window.flights")) == {"1"}, "Ben's sign flew"
    expect(page.locator(".others-flight")).to_have_count(0)


@pytest.mark.parametrize("how", sample(["setting", "reduced motion"]))
def test_at_once_and_without_motion_the_last_picture_is_shown_at_once(new_device: NewDevice, how: str) -> None:
    by_setting = how == "setting"
    ada, ben = sit_down(new_device, LAPTOP, motion=by_setting, pace="at-once" if by_setting else "")
    page = ada.page
    play_first_turn(ben, ada)
    shown = page.evaluate(SHOWN)
    page.clock.run_for(5_000)
    assert page.evaluate(SHOWN) == shown
    if not by_setting:
        assert page.evaluate("window.flights") == []


def test_marks_fly_to_the_large_board_beside_mine(new_device: NewDevice) -> None:
    ada, ben = sit_down(new_device, WIDE)
    page = ada.page
    with flights_end(page) as ends:
        play_first_turn(ben, ada)
        page.clock.run_for(5_000)
    beside = page.locator(".board-beside .looked-at").bounding_box()
    assert beside is not None
    assert ends
    for x, y in ends:
        assert beside["x"] < x < beside["x"] + beside["width"], "onto Ben's large board"
        assert beside["y"] < y < beside["y"] + beside["height"]


@contextmanager
def flights_end(page: Page) -> Iterator[list[tuple[float, float]]]:
    """Collect where flights end."""
    page.evaluate("""() => {
      window.ends = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        if (this.classList.contains('others-flight'))
          window.ends.push(/translate\\(([\\d.-]+)px, ([\\d.-]+)px/.exec(frames.at(-1).transform).slice(1).map(Number))
        return animate.call(this, frames, options)
      }
    }""")
    ends: list[tuple[float, float]] = []
    yield ends
    ends += [(x, y) for x, y in page.evaluate("window.ends")]


# Notes the tracks to which signs of other seats fly, and how far each track has come.
WATCH_TRACKS = """() => {
  window.climbed = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains('others-flight')) {
      const [x, y] = /translate\\(([\\d.-]+)px, ([\\d.-]+)px/.exec(frames.at(-1).transform).slice(1).map(Number)
      for (const rung of document.querySelectorAll('.track.column .rung')) {
        const {left, right, top, bottom} = rung.getBoundingClientRect()
        if (x >= left && x <= right && y >= top && y <= bottom)
          window.climbed.push([this.dataset.seat, rung.closest('.track').dataset.node, rung.className])
      }
    }
    return animate.call(this, frames, options)
  }
}"""
HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll('.track.column')].map(track => [track.dataset.node,
  [...track.querySelectorAll('.rung')].reverse().findIndex(rung => rung.classList.contains('now'))]))"""


@some_sizes(2, laptop=LAPTOP, tablet=(1180, 820), wide=WIDE)
def test_a_track_climbs_and_the_sign_of_the_seat_that_moved_it_flies_there_and_stays(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, motion=True)
    match = match_of("la_isla", 2)
    one.go(f"/t/{one.take_up(match, next(at for at in own_moves(match) if at > 0.3 * len(match.events)))}")
    page = one.page
    page.locator(".board").first.wait_for()
    page.evaluate(WATCH_TRACKS)
    before, player = page.evaluate(HEIGHTS), Player(page, "mouse")
    for _ in range(60):
        if page.evaluate("window.climbed.length"):
            break
        player.play(1)
        settled(page)
    (seat, track, rung), *_ = page.evaluate("window.climbed")
    assert seat == "1", "mine does not fly"
    assert "now" in rung.split(), "to the new height of the marker"
    assert page.evaluate(HEIGHTS)[track] > before[track]
    chip = page.locator(f'[data-node="{track}"] [data-mover="1"]')
    expect(chip).to_have_text(re.compile(r"^\+[1-9]$"))


def last_of_round(match: AnyMatch, number: int) -> int:
    """Return the last event of seat 0 in a round, after which the next round begins without another act of its."""
    game = match.game
    return max(at for at in own_moves(match) if game.current_turn(match.states[at]).round == number)


@pytest.mark.parametrize(("game", "size"), sample(product(GAMES, SIZES.values()), by=itemgetter(0)))
def test_after_a_round_the_header_counts_what_it_brought(
    new_device: NewDevice, game: str, size: tuple[int, int]
) -> None:
    match = match_of(game, 3)
    one = new_device(size, touch=size[0] < 900)
    page = one.page
    page.clock.install()
    at = last_of_round(match, 2)
    one.go(f"/t/{one.take_up(match, at)}")
    page.locator(".board").first.wait_for()
    before = page.evaluate(BOARD)
    page.clock.pause_at(time.time() + 2)
    Player(page, "touch" if size[0] < 900 else "mouse").play(1)
    tally = page.locator(".header-news.tally")
    expect(tally).to_be_visible()
    expect(tally).to_contain_text(say("round-points", round=2))
    scores = [[pad.total for pad in match.game.scores(match.states[n])] for n in (first_of_round(match, 2), at + 1)]
    gains = [after - start for start, after in zip(*scores, strict=True)]
    expect(tally.locator("[data-seat] strong")).to_have_text([signed(gain) for gain in gains])
    assert page.evaluate(BOARD) == before, "the board stays where it is"
    assert not page.evaluate(COVERED), "it covers no board and takes no press"
    page.clock.run_for(1_100)
    expect(tally).to_have_count(0)


COVERED = """() => {
  const news = document.querySelector('.header-news').getBoundingClientRect()
  const board = document.querySelector('.board svg').getBoundingClientRect()
  const apart = news.bottom <= board.top + 1 || news.left >= board.right - 1 || news.right <= board.left + 1
  return !apart || getComputedStyle(document.querySelector('.header-news')).pointerEvents !== 'none'
}"""


def signed(gain: int) -> str:
    return f"+{gain}" if gain > 0 else f"−{-gain}" if gain < 0 else "0"


def first_of_round(match: AnyMatch, number: int) -> int:
    game = match.game
    return next(at for at in range(len(match.states)) if game.current_turn(match.states[at]).round == number)


@pytest.mark.parametrize(
    ("how", "size"), sample(product(["another tab", "no connection"], SIZES.values()), by=itemgetter(0))
)
def test_back_at_the_table_two_seconds_tell_what_happened(
    new_device: NewDevice, size: tuple[int, int], how: str
) -> None:
    ada, ben = sit_down(new_device, size)
    page = ada.page
    if how == "another tab":
        page.evaluate(HIDE, True)
        play_first_turn(ben, ada)
        expect(page.locator(".header-news")).to_have_count(0)
        page.evaluate(HIDE, False)
    else:
        ada.context.set_offline(True)
        page.evaluate("() => window.dispatchEvent(new Event('offline'))")
        player = Player(ben.page, "mouse")
        while "usable" in ben.page.locator(".tray, .board").evaluate_all(USABLE):
            player.play(1)
            settled(ben.page)
        ada.context.set_offline(False)
        page.evaluate("() => window.dispatchEvent(new Event('online'))")
        has_heard(page, ben.page)
    news = page.locator(".header-news.missed")
    expect(news).to_be_visible()
    expect(news).to_contain_text(say("since-last"))
    expect(news.locator('[data-seat="1"]')).to_contain_text(re.compile(r"3 (prairie|water|desert|mountain)"))
    assert not page.evaluate(COVERED)
    page.clock.run_for(2_100)
    expect(news).to_have_count(0)
    expect(page.locator(".seat-tabs button:not(.mine) small, .last-line").first).to_be_attached()


def at_three(one: Device, game: str = "explorers") -> None:
    """A table of three in the middle of a match."""
    match = match_of(game, 3)
    one.go(f"/t/{one.take_up(match, next(at for at in own_moves(match) if at > 0.4 * len(match.events)))}")
    one.page.locator(".board").first.wait_for()


@some_sizes(1, phone=PHONE, low=(375, 553), across=(844, 340), tablet=(820, 1180))
def test_a_finger_leafs_through_the_boards_of_the_others(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=True)
    at_three(one)
    page, before = one.page, version(one.page)
    swipe(page, ".board", -140)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('[data-board-of="1"]')).to_be_visible()
    drawn(page)
    swipe(page, "dialog .board", -140)
    expect(dialog.locator('[data-board-of="2"]')).to_be_visible()
    swipe(page, "dialog .board", 140)
    expect(dialog.locator('[data-board-of="1"]')).to_be_visible()
    page.get_by_role("button", name=say("board-after")).click()
    expect(dialog.locator('[data-board-of="2"]')).to_be_visible()
    assert version(page) == before, "a swipe plays nothing"


def swipe(page: Page, where: str, by: int) -> None:
    box = page.locator(where).last.bounding_box()
    assert box is not None
    hand = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2 - by / 2, box["y"] + min(box["height"], 200) / 2
    touch(hand, "touchStart", (x, y))
    for part in (0.3, 0.6, 1):
        touch(hand, "touchMove", (x + by * part, y))
    touch(hand, "touchEnd")


@pytest.mark.parametrize("game", sample(GAMES))
def test_keys_leaf_through_the_boards_of_the_others(new_device: NewDevice, game: str) -> None:
    one = new_device(LAPTOP)
    at_three(one, game)
    page = one.page
    expect(page.locator(".board-beside")).not_to_be_visible()
    dialog = page.get_by_role("dialog")
    for key, seat in (("o", 1), ("ArrowRight", 2), ("ArrowRight", 1), ("ArrowLeft", 2), ("o", 1)):
        page.keyboard.press(key)
        expect(dialog.locator("[data-board-of]")).to_have_attribute("data-board-of", str(seat))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", sample(GAMES, shift=1))
def test_on_a_wide_desk_one_of_the_others_stands_large_beside_my_board(new_device: NewDevice, game: str) -> None:
    one = new_device(WIDE)
    at_three(one, game)
    page = one.page
    beside = page.locator(".board-beside")
    expect(beside).to_be_visible()
    board = page.evaluate(BOARD)
    other = beside.locator(".looked-at")
    expect(other).to_have_attribute("data-board-of", "1")
    assert other.bounding_box()["width"] >= 280, "large enough to read"  # type: ignore[index]
    page.keyboard.press("o")
    expect(other).to_have_attribute("data-board-of", "2")
    page.keyboard.press("Shift+O")
    expect(other).to_have_attribute("data-board-of", "1")
    beside.get_by_role("button", name=say("board-before")).click()
    expect(other).to_have_attribute("data-board-of", "2")
    assert page.evaluate(BOARD) == board
    resized(page, (1440, 900))
    expect(beside).not_to_be_visible()
