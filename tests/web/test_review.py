"""What a match was made of, on the page: at its end, in its review, and "try it first", on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from msgspec.json import decode
from playwright.sync_api import Page, expect

from farshore.bots.review.schema import Review
from sampling import sample
from web.axe import complaints
from web.conftest import DESK, PHONE, SIZES, NewDevice, drawn, picture, resized
from web.labels import say
from web.player import Player
from web.reviewed import stored_review
from web.test_dialogs import REVIEWED
from web.test_pages import WRONG

LONG = 120_000
"""Milliseconds that a review may take on a machine that has a lot to do."""

# The last press is answered and weighed: either the turn was whole, or something can be pressed.
WEIGHED = """version => {
  const trying = document.querySelector('.trying')
  if (!trying) return true
  return trying.ariaBusy === 'false' && trying.dataset.pending === '0' && trying.dataset.version !== version
}"""


def try_a_turn(page: Page) -> None:
    """Plays on until the turn is whole and weighed."""
    player, version = Player(page, "mouse"), ""
    while page.locator(".trying").count():
        version = player.press(player.next(version))
        page.wait_for_function(WEIGHED, arg=version, timeout=LONG)
    page.locator(".review-page").wait_for()


REVIEW_WINDOWS = (
    (390, 664),
    (375, 553),
    (360, 616),
    (844, 340),
    (768, 1024),
    (820, 1180),
    (1000, 700),
    (1200, 800),
    (1440, 789),
)
# Cells of the two tables that are cut by the window or their panel, and parts of the page that overlap.
OUT_OF_SIGHT = """() => {
  const box = part => part.getBoundingClientRect()
  const faults = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []
  for (const cell of document.querySelectorAll('.review-sum :is(th, td)')) {
    const [inner, panel] = [box(cell), box(cell.closest('.panel'))]
    const edge = Math.min(panel.right + 1, innerWidth)
    if (inner.left < panel.left - 1 || inner.right > edge) faults.push(cell.textContent)
  }
  const list = document.querySelector('.review-list')
  for (const when of list.querySelectorAll('.review-when'))
    if (when.scrollWidth > when.clientWidth + 1 || getComputedStyle(when).whiteSpace !== 'normal')
      faults.push(`cut: ${when.textContent}`)
  if (list.scrollWidth > list.clientWidth + 1 && innerWidth >= 900) faults.push('the list of turns is cut')
  const parts = [...document.querySelectorAll('.review-left > *, .review-turn')].filter(part => box(part).height)
  for (const [n, one] of parts.entries()) for (const other of parts.slice(n + 1)) {
    const [a, b] = [box(one), box(other)]
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      faults.push(`${one.className} lies over ${other.className}`)
  }
  return faults
}"""

# A review in which two parts have no error bar yet.
BEGUN = """
const parse = JSON.parse
JSON.parse = (text, ...more) => {
  const found = parse(text, ...more)
  if (found?.type === 'reviewed') {
    found.review.done = false
    for (const seat of found.review.seats) for (const part of [seat.choices, seat.luck]) part.known = false
  }
  return found
}
"""


def test_a_part_without_an_error_bar_has_a_skeleton_in_its_place(new_device: NewDevice, finished: str) -> None:
    one = new_device(reviews=True)
    one.context.add_init_script(BEGUN)
    one.go(f"/t/{finished}")
    figures = one.page.locator(".review-card .review-parts dd.strong")
    expect(figures).to_have_count(4)
    expect(figures.locator(".skeleton")).to_have_count(2)
    expect(figures).to_have_text([re.compile("±"), "…", "…", re.compile(r"\d")])
    one.go(f"/review/{finished}")
    row = one.page.locator(".review-sum tbody tr").first
    expect(row.locator("td")).to_have_text([re.compile(r"\d"), "…", "…", re.compile(r"\d")])
    expect(one.page.locator(".review-course h2")).to_have_text(say("review-points-curve"))  # what is known for sure


def test_par_and_result_add_up_and_a_note_tells_par_from_the_expected_score(
    new_device: NewDevice, finished: str
) -> None:
    one = new_device(reviews=True)
    one.go(f"/t/{finished}")
    (seat,) = stored_review("explorers").seats
    assert seat.par is not None
    under = round(seat.par.mean - seat.result)
    assert under > 0, "random play"
    goals = one.page.get_by_role("region", name=say("goals-title"))
    expect(goals).to_contain_text(
        f"{say('goal-par', points=seat.result + under)} · {say('review-under-par', points=under)}"
    )
    expect(one.page.locator(".review-card .review-parts > div")).to_have_count(4)
    note = say("review-expected-par", level=say("level-planner"), points=round(seat.par.mean))
    expect(one.page.locator(".review-card")).to_contain_text(note)


@pytest.mark.parametrize("language", sample(["de", "fr", "it"]))
def test_every_column_of_a_review_is_in_sight_and_nothing_overlaps(
    new_device: NewDevice, finished_by_two: str, language: str
) -> None:
    one = new_device(PHONE, touch=True, language=language, reviews=True)
    one.go(f"/review/{finished_by_two}")
    one.page.locator(".review-list tbody tr").first.wait_for()
    expect(one.page.locator(".review-sum thead th")).to_have_count(5)
    for size in REVIEW_WINDOWS:
        resized(one.page, size)
        assert one.page.evaluate(OUT_OF_SIGHT) == [], size


def test_end_review_and_try_it_first(new_device: NewDevice, finished: str) -> None:
    one, table = new_device(reviews=True), finished
    page = one.page
    one.go(f"/t/{table}")
    card = page.locator(".review-card")
    expect(card.locator(".review-parts dt")).to_have_text(
        [say(f"review-{part}") for part in ("expected", "choices", "luck", "result")], timeout=LONG
    )
    expect(card.locator(".review-moments li").first).to_be_visible(timeout=LONG)
    expect(card.locator(".review-growing")).to_have_count(0, timeout=LONG)
    picture(page, "review-end-desk")
    card.get_by_role("link", name=say("review-open")).click()
    for name, size in sample(SIZES.items()):
        resized(page, size)
        moment = page.locator(".review-list tbody tr").nth(0 if size == DESK else 1)
        moment.get_by_role("button").click()
        expect(moment).to_have_class("now")
        expect(moment).to_contain_text(say("review-hidden"))
        expect(page.locator(".review-rings.played .ring").first).to_be_attached()
        expect(page.locator(".review-rings.best .ring")).to_have_count(0)
        expect(page.locator(".review-bars dt")).to_have_text([say("review-played")])
        ((*parts, result),) = summed(page)
        assert sum(parts) == pytest.approx(result)
        drawn(page)
        picture(page, f"review-hidden-{name}")
        page.get_by_role("button", name=say("review-try")).click()
        page.locator(".trying .board").wait_for()
        drawn(page)
        picture(page, f"review-trying-{name}")
        try_a_turn(page)
        expect(page.locator(".review-bars dt")).to_have_text(
            [say(f"review-{kind}") for kind in ("played", "your-try", "best")]
        )
        expect(page.locator(".review-rings.best .ring").first).to_be_attached()
        verdict = page.locator(".attempt-verdict")
        expect(verdict).to_be_in_viewport()
        expect(verdict).to_have_text(re.compile(r"^(Your move is|That’s the) .*\.$"))
        assert "±" not in verdict.inner_text(), "words a person would use"
        known = verdict.filter(has_text=re.compile("^That’s the"))  # then there is nothing else to draw
        expect(known.or_(page.locator(".review-rings.tried .ring")).first).to_be_attached()
        expect(moment).not_to_contain_text(say("review-hidden"))
        drawn(page)
        picture(page, f"review-{name}")
        assert not page.evaluate(WRONG), name
        assert not complaints(page), name
    is_given(page, table)
    turn = page.get_by_role("heading", level=2, name=re.compile(r"^Round \d · Turn \d"))
    before = turn.inner_text()
    page.get_by_role("button", name=re.compile(f"^({say('review-before')}|{say('review-after')})$")).and_(
        page.locator(":enabled")
    ).first.click()
    expect(turn).not_to_have_text(before)
    expect(page).to_have_url(re.compile(rf"/review/{table}\?seat=0&turn=\d+$"))


def is_given(page: Page, table: str) -> None:
    """A review can be shared as a link and a file, and screen readers get it as a table."""
    page.get_by_role("button", name=say("share")).click()
    link = page.get_by_role("textbox", name=say("review-share")).input_value()
    assert re.search(rf"/review/{table}\?seat=0&turn=\d+$", link)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("review-save")).click()
    review = decode(saved.value.path().read_bytes(), type=Review)
    assert (review.done, saved.value.suggested_filename) == (True, f"explorers-{table}-review.json")
    heard = page.get_by_role("table", name=say("review-curve")).get_by_role("row").all()
    assert len(heard) == 1 + len(review.seats[0].turns)
    expected = [number(row.get_by_role("cell").first.inner_text()) for row in heard[1:]]
    assert expected == pytest.approx([turn.expected for turn in review.seats[0].turns], abs=0.051)


def test_the_profile_stays_on_the_device_and_says_what_costs_most(new_device: NewDevice) -> None:
    one = new_device(PHONE, dark=True)
    one.page.evaluate("kept => { localStorage['farshore.reviews'] = kept }", REVIEWED)
    one.go("/tables")
    profile = one.page.get_by_role("region", name=say("review-profile"))
    expect(profile).to_contain_text(re.compile("Explorers.*1.*Otter: 1 of 1.*−6.[23].*−7.0.*Villages −2.0"))
    assert not one.page.evaluate(WRONG)
    assert not complaints(one.page)
    resized(one.page, DESK)
    row = profile.get_by_role("row").nth(1)
    expect(row).to_have_text(re.compile("Explorers.*1.*Otter: 1 of 1.*−6.[23].*–.*−7.0.*Villages −2.0"))
    assert not one.page.evaluate(WRONG)
    assert not complaints(one.page)


def test_a_player_sees_what_their_own_match_was_made_of_in_points_and_leads(new_device: NewDevice) -> None:
    one = new_device(reviews=True)
    table = one.open_table("skerries", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "greedy"}])
    page = one.page
    one.go(f"/t/{table}")
    Player(page, "mouse").play_to_end()
    card = page.locator(".review-card")
    expect(card.locator(".review-parts dt")).to_have_text(
        [say(f"review-{part}") for part in ("expected", "choices", "luck-others", "result")], timeout=LONG
    )
    expect(card.locator(".review-growing")).to_have_count(0, timeout=LONG)
    card.get_by_role("link", name=say("review-open")).click()
    mine = page.locator(".review-sum tbody tr.now")
    expect(mine).to_contain_text(say("you"))
    points = summed(page)
    page.get_by_role("button", name=say("review-lead"), exact=True).click()
    expect(mine.locator(".review-total")).to_have_text(re.compile(r"^[+−]\d+|^0"))
    leads = summed(page)
    assert leads[0][-1] == -leads[1][-1] == points[0][-1] - points[1][-1]
    for *parts, result in (*points, *leads):
        assert sum(parts) == pytest.approx(result)
    (kept,) = page.evaluate("() => JSON.parse(localStorage['farshore.reviews'])")
    assert (kept["table"], kept["seat"], kept["result"]) == (table, 0, points[0][-1])
    assert not page.evaluate(WRONG)


def summed(page: Page) -> list[list[float]]:
    """The numbers of each row of the sum, without how sure they are."""
    rows = page.locator(".review-sum tbody tr").all()
    return [[number(words) for words in row.locator("td").all_inner_texts()] for row in rows]


def number(words: str) -> float:
    return float(re.split(r"[\s±]", words)[0].replace("−", "-"))
