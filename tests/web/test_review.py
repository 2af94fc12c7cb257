"""What a match was made of, on the page: at its end, in its review, and "try it first", on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import farshore as fs
from farshore.core.record import dump
from web.axe import complaints
from web.conftest import DESK, PHONE, Device, NewDevice, drawn, picture
from web.player import Player
from web.test_pages import WRONG

UPLOAD = """async record => {
  const answer = await fetch('/api/records', {method: 'POST', body: JSON.stringify({record}),
    headers: {'content-type': 'application/json'}})
  return (await answer.json()).table
}"""


def try_a_turn(page: Page) -> None:
    """Plays on until the turn is whole and weighed."""
    player, version = Player(page, "mouse"), ""
    while page.locator(".trying").count():
        if page.locator(".trying[aria-busy=false]").count():
            version = player.press(player.next(version))
        else:
            page.wait_for_timeout(50)
    page.locator(".review-page").wait_for()


@pytest.fixture
def table_of(new_device: NewDevice) -> tuple[Device, str]:
    """A device, and the table of somebody's match that is over."""
    one = new_device()
    match = fs.play("explorers", ["random"], seed=4)
    return one, str(one.page.evaluate(UPLOAD, dump(match)))


def test_end_review_and_try_it_first(table_of: tuple[Device, str]) -> None:
    one, table = table_of
    page = one.page
    one.go(f"/t/{table}")
    card = page.locator(".review-card")
    expect(card.locator(".review-parts dt")).to_have_text(["Expected", "Choices", "Luck"], timeout=120_000)
    expect(card.locator(".review-moments li").first).to_be_visible(timeout=120_000)
    expect(card.locator(".review-growing")).to_have_count(0, timeout=120_000)
    picture(page, "review-end-desk")
    card.get_by_role("link", name="Open the review").click()
    for size, name in ((DESK, "desk"), (PHONE, "phone")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        moment = page.locator(".review-list tbody tr").nth(0 if size == DESK else 1)
        moment.get_by_role("button").click()
        expect(moment).to_have_class("now")
        expect(moment).to_contain_text("Try it first")
        expect(page.locator(".review-rings.played .ring").first).to_be_attached()
        expect(page.locator(".review-rings.best .ring")).to_have_count(0)
        expect(page.locator(".review-bars dt")).to_have_text(["In the match"])
        cells = page.locator(".review-sum tbody tr td").all_inner_texts()
        expected, luck, choices, result = (float(re.split(r"[\s±]", words)[0].replace("−", "-")) for words in cells)
        assert expected + luck + choices == pytest.approx(result)
        drawn(page)
        picture(page, f"review-hidden-{name}")
        page.get_by_role("button", name="Try it yourself").click()
        page.locator(".trying .board").wait_for()
        drawn(page)
        picture(page, f"review-trying-{name}")
        try_a_turn(page)
        expect(page.locator(".review-bars dt")).to_have_text(["In the match", "Your try", "Best found"])
        expect(page.locator(".review-rings.best .ring").first).to_be_attached()
        expect(moment).not_to_contain_text("Try it first")
        drawn(page)
        picture(page, f"review-{name}")
        assert not page.evaluate(WRONG), name
        assert not complaints(page), name
    turn = page.get_by_role("heading", level=2, name=re.compile(r"^Turn \d+$"))
    before = turn.inner_text()
    page.get_by_role("button", name=re.compile("^Turn (before|after)$")).and_(page.locator(":enabled")).first.click()
    expect(turn).not_to_have_text(before)
    expect(page).to_have_url(re.compile(rf"/review/{table}\?seat=0&turn=\d+$"))


def test_the_profile_stays_on_the_device_and_says_what_costs_most(new_device: NewDevice) -> None:
    one = new_device(PHONE, dark=True)
    kept = '[{"table":"a","seat":0,"game":"explorers","result":90,"par":97,"choices":-6.25,"lines":{"villages":2}}]'
    one.page.evaluate("kept => { localStorage['farshore.reviews'] = kept }", kept)
    one.go("/tables")
    row = one.page.get_by_role("region", name="Your choices").get_by_role("row").nth(1)
    expect(row).to_have_text(re.compile("Explorers.*1.*−6.[23].*–.*−7.0.*Villages −2.0"))
    assert not one.page.evaluate(WRONG)
    assert not complaints(one.page)
