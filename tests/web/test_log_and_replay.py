"""What has happened: the log by turns, last turns ringed, the end with the winner's points, the replay's timeline."""

from __future__ import annotations

import re
from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from farshore.core.state import CHANCE
from sampling import sample
from web.axe import complaints
from web.conftest import DESK, PHONE, Device, NewDevice, drawn, picture, resized
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves, record_of

BOARD = """() => {
  const box = document.querySelector('.board svg').getBoundingClientRect()
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
}"""

# How many rings there are at least, from now on.
WATCH_RINGS = """() => {
  window.fewest = Infinity
  const count = () => { window.fewest = Math.min(window.fewest, document.querySelectorAll('.last-turns > g').length) }
  new MutationObserver(count).observe(document.body, {childList: true, subtree: true})
}"""

ORDER = """() => {
  const starts = [...document.querySelectorAll('.log-turn')].map(turn => turn.querySelector('time').dateTime)
  return [starts, [...starts].sort()]
}"""


# What of the log is cut, and how many pictures it has.
LOG = """() => {
  const cut = [...document.querySelectorAll('.log-words, .log-name, .log-head p, .log-line')]
    .filter(thing => thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 4)
  return {cut: cut.map(thing => thing.textContent), pictures: document.querySelectorAll('.log-words .art').length,
    said: [...document.querySelectorAll('.log-words')].every(words => /\\w/.test(words.ariaLabel))}
}"""


def after_the_others(one: Device, game: str) -> str:
    """A table where both bots have taken turns that are seen on the board, and it is my turn."""
    match = match_of(game, 3)
    table = one.take_up(match, next(at for at in own_moves(match) if at > 0.4 * len(match.events)))
    one.go(f"/t/{table}")
    one.page.locator(".board").first.wait_for()
    return table


# Lines of the log whose first number is neither written nor drawn as often as it says.
UNCOUNTED = r"""() => [...document.querySelectorAll('.log-words')].filter(line => {
  const [, count] = /^(\d+) /.exec(line.ariaLabel) ?? []
  return count && !line.textContent.includes(count) && line.querySelectorAll('.art').length < count
}).map(line => line.ariaLabel)"""


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_others_last_turns_are_ringed_and_told_and_the_log_has_one_line_a_seat(
    new_device: NewDevice, game: str
) -> None:
    one = new_device()
    table = after_the_others(one, game)
    page = one.page
    names = page.locator(".seat-line > .medium, .seat-line > .strong").all_inner_texts()
    assert len(set(names)) == len(names), "equal bots have different names"
    expect(page.locator(".column .bot-sign")).to_have_count(2)
    rings = page.locator(".board-panel .last-turns > g" if game == "la_isla" else ".other .last-turns > g")
    expect(rings.first).to_be_attached()
    assert "0" not in rings.evaluate_all("all => all.map(ring => ring.dataset.seat)"), "mine is not ringed"
    answer = page.locator(".last-line").first
    expect(answer).to_have_text(re.compile(r"\w"))
    ringed = rings.first.inner_html()
    page.evaluate(WATCH_RINGS)
    page.get_by_role("button", name=say("show-again")).click()
    page.wait_for_function("() => window.fewest === 0")
    page.wait_for_function(
        "([where, ring]) => document.querySelector(where)?.innerHTML === ring",
        arg=[".board-panel .last-turns > g" if game == "la_isla" else ".other .last-turns > g", ringed],
    )
    log = page.locator(".log")
    starts, by_time = page.evaluate(ORDER)
    assert starts == by_time[::-1], "the newest turn is on top"
    lines = log.locator(".log-turn").nth(1).locator(".log-name").all_inner_texts()
    assert len(lines) == len(set(lines)) >= 1
    for size in (DESK, (1200, 800), PHONE, (844, 390)):
        resized(page, size)
        if size[0] == 1200:
            page.get_by_role("button", name=say("log"), exact=True).click()
        elif size != DESK:
            page.locator(".tabs button").last.click()
        drawn(page)
        shown = page.evaluate(LOG)
        assert shown["cut"] == [], size
        assert shown["said"], size
        assert shown["pictures"] > 0 or game != "explorers", "what was found is drawn"
    resized(page, DESK)
    assert page.evaluate(UNCOUNTED) == [], "the number that was drawn or found"
    mine = log.locator(".log-line", has_text=say("you")).first
    expect(mine).to_be_visible()
    expect(log.get_by_text("Ada")).to_have_count(0)
    picture(page, f"last-turns-{game}")
    mine.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+$"))
    expect(page.locator(".log-line.current")).to_have_count(1)


def test_the_end_names_the_winner_with_the_winners_points(new_device: NewDevice) -> None:
    one = new_device()
    page = one.page
    match = match_of("la_isla", 4, "greedy")
    one.go(f"/t/{one.take_up(match, own_moves(match)[-1], 'greedy')}")
    Player(page, "mouse").play_to_end()
    expect(page.locator(".result-pad tfoot td")).to_have_count(4)
    totals = [int(words) for words in page.locator(".result-pad tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True), "in the order of the result"
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile(rf"wins? with {totals[0]}$"))
    expect(page.locator(".final-seat h2")).to_have_count(4)
    names = page.locator(".final-seat h2").all_inner_texts()
    assert names[0] in title.inner_text()
    place = names.index("You")
    if place:
        behind = totals[0] - totals[place]
        answer = f"You’re {('second', 'third', 'fourth')[place - 1]} with {totals[place]}, {behind} point"
        expect(page.locator(".end-winner p")).to_contain_text(answer)
    for seat in page.locator(".final-seat").all():
        assert seat.locator(".final-total").count() == 1
        assert int(seat.locator(".final-total").inner_text()) in totals, "one number for each player"
    expect(page.locator(".end-curve .course")).to_have_count(4)
    for size in (DESK, PHONE, (844, 390)):
        resized(page, size)
        picture(page, f"end-{size[0]}")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        expect(page.get_by_role("button", name=say("rematch"))).to_be_in_viewport()
        assert not complaints(page), size
    resized(page, DESK)
    page.get_by_role("button", name=say("look-at-board")).first.click()
    expect(page.locator(".seat-block .seat-line strong")).to_have_count(4)
    points = page.locator(".seat-block .seat-line strong").all_inner_texts()
    assert sorted(map(int, points), reverse=True) == totals, "and on the final board the same one"
    one.go("/tables")
    bots = (f"{say('level-greedy')} {number} {total}" for number, total in enumerate(points[1:], 1))
    expect(page.locator(".table-list .happened")).to_contain_text(" · ".join((f"You {points[0]}", *bots)))


REPLAY_WINDOWS = ((390, 664), (375, 553), (360, 616), (844, 340), (1000, 700), (820, 1180), (1280, 632))
# Buttons of the replay that are not wholly in sight, and pages that scroll.
REPLAY_FAULTS = """() => {
  const page = document.documentElement
  const cut = [...document.querySelectorAll('.replay-controls button')].filter(button => {
    const box = button.getBoundingClientRect()
    return box.left < 0 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5
  }).map(button => `${button.textContent || button.ariaLabel} is cut`)
  return [...cut, ...(page.scrollWidth > innerWidth || page.scrollHeight > innerHeight ? ['the page scrolls'] : [])]
}"""


def test_a_replay_has_a_timeline_of_rounds_and_turns(new_device: NewDevice) -> None:
    one = new_device()
    page = one.page
    match = match_of("explorers", 4)
    one.go(f"/replay/{one.upload(record_of(match))}")
    rail = page.get_by_role("slider")
    dealt = next(at for at, event in enumerate(match.events) if event.actor != CHANCE)
    expect(rail).to_have_attribute("aria-valuenow", f"{dealt}")
    expect(page.locator(".band")).to_have_text([f"Round {number}" for number in (1, 2, 3, 4)])
    stood = page.evaluate(BOARD)
    page.get_by_role("button", name=say("round-number", round=3)).click()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".replay-words h2")).to_have_text(
        re.compile(rf"^{say('round-number', round=3)} · {say('turn-number', turn=1)}: ")
    )
    expect(page.locator(".log-turn.shown")).to_contain_text(say("turn-number", turn=1))
    before = int(rail.get_attribute("aria-valuenow") or 0)
    page.keyboard.press("ArrowLeft")
    expect(rail).to_have_attribute("aria-valuenow", f"{before - 1}")
    assert page.evaluate(BOARD) == stood, "the board stands where it stood"
    for key, place in (("End", len(match.events)), ("Home", dealt)):
        page.keyboard.press(key)
        expect(rail).to_have_attribute("aria-valuenow", f"{place}")
    line = page.locator(".log-turn").nth(9).locator(".log-line").nth(2)
    line.click()
    expect(line).to_have_attribute("aria-current", "true")
    expect(page.locator(".board-panel .order")).not_to_have_count(0)
    at = rail.get_attribute("aria-valuenow")
    expect(page).to_have_url(re.compile(rf"\?at={at}$"))
    expect(page.locator(".pen.seeking")).to_be_attached()
    assert not page.evaluate("() => document.getAnimations().length"), "nothing flies while somebody seeks"
    page.get_by_role("button", name="4×").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("run")).click()
    page.wait_for_function("at => document.querySelector('[role=slider]').ariaValueNow > Number(at) + 2", arg=at)
    page.get_by_role("button", name=say("pause")).click()
    picture(page, "replay-desk")
    assert not complaints(page)
    resized(page, PHONE)
    box = rail.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.99, box["y"] + box["height"] / 2)
    page.wait_for_function(
        "last => document.querySelector('[role=slider]').ariaValueNow > last * .9", arg=len(match.events)
    )
    picture(page, "replay-phone")
    for size in REPLAY_WINDOWS:
        resized(page, size)
        assert page.evaluate(REPLAY_FAULTS) == [], size


@pytest.mark.parametrize(
    ("game", "language"),
    sample(product(("explorers", "kingdom_maps", "la_isla"), ("de", "fr", "it")), by=itemgetter(0)),
)
def test_a_replay_in_a_long_language_fits_every_window(new_device: NewDevice, game: str, language: str) -> None:
    one = new_device(PHONE, touch=True, language=language)
    match = match_of(game, 3)
    one.go(f"/replay/{one.upload(record_of(match))}?at={len(match.events) // 2}")
    one.page.locator(".replay-controls").wait_for()
    for size in REPLAY_WINDOWS:
        resized(one.page, size)
        assert one.page.evaluate(REPLAY_FAULTS) == [], size
        expect(one.page.locator(".board svg").first).to_be_in_viewport(ratio=0.99)


def test_a_replay_runs_through_a_whole_match_in_ninety_seconds(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("la_isla", 4)
    one.page.clock.install()
    one.go(f"/replay/{one.upload(record_of(match))}")
    rail = one.page.get_by_role("slider")
    at = rail.get_attribute("aria-valuenow") or ""
    one.page.get_by_role("button", name=say("run")).click()
    for seconds in (40, 51):
        one.page.clock.run_for(1_000 * seconds)  # one position comes, those that are overdue after it
        expect(rail).not_to_have_attribute("aria-valuenow", at)
        assert at != f"{len(match.events)}", "not before its time"
        one.page.clock.run_for(1)
        expect(rail).not_to_have_attribute("aria-valuenow", f"{int(at) + 1}")
        at = rail.get_attribute("aria-valuenow") or ""
    expect(rail).to_have_attribute("aria-valuenow", f"{len(match.events)}")


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_a_phone_rings_what_the_others_did_and_tells_it_also_after_a_reload(new_device: NewDevice, game: str) -> None:
    one = new_device(PHONE, touch=True)
    after_the_others(one, game)
    page = one.page
    answer, tabs = page.locator(".last-line"), page.locator(".tabs button")
    on_island = page.locator(".phone-board .last-turns > g[data-seat]")
    sentences: list[str] = []
    for _ in ("at once", "after a reload"):
        tabs.nth(3).click()
        expect(answer.first).to_have_text(re.compile(r"\w"))
        assert sentences in ([], answer.all_inner_texts())
        sentences = answer.all_inner_texts()
        if game == "la_isla":  # on the board that all share
            tabs.nth(0).click()
            rings = on_island
        else:
            page.locator(".seat-tabs button").nth(1).click()
            rings = page.get_by_role("dialog").locator(".last-turns > g[data-seat]")
            expect(page.get_by_role("dialog").locator(".order").first).to_be_attached()
        expect(rings.first).to_be_attached()
        assert set(rings.evaluate_all("all => all.map(ring => ring.dataset.seat)")) <= {"1", "2"}, "not mine"
        page.reload()
        page.locator(".board").first.wait_for()
    one.go("/tables")
    rings = page.locator(".stamp .last-turns > g")
    expect(rings.first).to_be_attached()
    seats = set(rings.evaluate_all("all => all.map(ring => ring.dataset.seat)"))
    assert seats <= {"1", "2"} if game == "la_isla" else seats == {"0"}, "the others' on a shared board, mine on mine"
