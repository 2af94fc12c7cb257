"""The end on a narrow phone: nothing of it is cut or broken, in the longest of the languages."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import NewDevice, resized
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves

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


def test_nothing_of_the_end_is_cut_or_broken_on_a_narrow_phone(new_device: NewDevice) -> None:
    one = new_device((390, 844), language="de")
    match = match_of("kingdom_maps", 4)
    one.go(f"/t/{one.take_up(match, own_moves(match)[-1])}")
    Player(one.page, "mouse").play_to_end()
    expect(one.page.locator(".end-page h1")).to_be_visible()
    longest = one.page.locator(".result-pad th[scope=row]").first
    longest.evaluate("at => { at.textContent = 'Zwillingswälder' }")
    for width in (390, 360):
        resized(one.page, (width, 800))
        assert one.page.evaluate(CUT) == [], width
        assert one.page.evaluate(BROKEN) == [], width
        assert one.page.locator(".rematch").bounding_box()["width"] >= 96  # type: ignore[index]
    for language in ("it", "fr"):  # long labels, once the others have begun a rematch
        for button, key in ((".rematch", "to-rematch"), (".rematch ~ button:last-child", "challenge-friend")):
            one.page.locator(button).evaluate(
                "(at, words) => { at.lastChild.textContent = words }", say(key, language=language)
            )
        assert one.page.evaluate(CUT) == [], language
