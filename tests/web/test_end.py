"""The end on a narrow phone: nothing of it is cut or broken, in the longest of the languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from farshore.core.match import AnyMatch
from farshore.core.record import dump
from web.conftest import NewDevice, drawn
from web.pictures import BRANCH
from web.player import Player
from web.samples import played

# Words that do not fit into their box, or stand beyond the window.
CUT = """() => [...document.querySelectorAll('.end-buttons .button, .final-seat h2, .result-pad th, .past-tabs a')]
  .filter(at => at.checkVisibility()).filter(at => {
    const words = document.createRange()
    words.selectNodeContents(at)
    const [inside, box] = [words.getBoundingClientRect(), at.getBoundingClientRect()]
    return at.scrollWidth > at.clientWidth + 1 || inside.right > box.right + 1 || box.right > innerWidth
  }).map(at => at.textContent)"""

# Names of lines that take more than one line.
BROKEN = """() => [...document.querySelectorAll('.result-pad th[scope=row]')]
  .filter(at => at.getClientRects()[0].height > 40).map(at => at.textContent)"""


def at_the_end(page: Page, house: str, match: AnyMatch) -> None:
    """The last decision of seat 0 is made once more, then the page shows the end."""
    acting = [at for at in range(len(match.events)) if 0 in match.game.to_act(match.states[at])]
    page.goto(f"{house}/t/{page.evaluate(BRANCH, [dump(match), acting[-1]])}")
    page.locator(".board").wait_for()
    Player(page, "mouse").play_to_end()
    expect(page.locator(".end-page h1")).to_be_visible()
    drawn(page)


def test_nothing_of_the_end_is_cut_or_broken_on_a_narrow_phone(new_device: NewDevice) -> None:
    one = new_device((390, 844), language="de")
    at_the_end(one.page, one.house, played("kingdom_maps"))
    longest = one.page.locator(".result-pad th[scope=row]").first
    longest.evaluate("at => { at.textContent = 'Zwillingswälder' }")
    for width in (390, 360):
        one.page.set_viewport_size({"width": width, "height": 800})
        drawn(one.page)
        assert one.page.evaluate(CUT) == [], width
        assert one.page.evaluate(BROKEN) == [], width
        assert one.page.locator(".rematch").bounding_box()["width"] >= 96  # type: ignore[index]
