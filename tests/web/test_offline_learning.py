"""Rules, lessons and practice work without a connection, once they were opened on this device."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from farshore.games import find
from farshore.learn import lessons, rules
from web.conftest import Device, NewDevice, drawn, some_sizes
from web.labels import say
from web.player import Player

SIZES = {"phone": (390, 664), "laptop": (1440, 789)}
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
WAIT_UNTIL_KEPT = """async path => {
  const kept = await caches.open('farshore-1')
  const until = Date.now() + 30000
  while (!(await kept.keys()).some(({url}) => new URL(url).pathname === path)) {
    if (Date.now() > until) throw new Error(path + ' is not kept')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}"""


def open_and_keep(one: Device, path: str, *kept: str) -> Page:
    """Open a page with a connection, and wait until this device keeps these files."""
    one.go(path)
    one.page.wait_for_function(CONTROLLED)
    one.page.reload()
    for file in kept:
        one.page.evaluate(WAIT_UNTIL_KEPT, file)
    return one.page


def play_lesson(page: Page, touch: bool) -> None:
    """Go through the lesson to its end."""
    player, version = Player(page, "touch" if touch else "mouse"), ""
    for _ in range(60):
        if page.locator(".lesson-over").count():
            break
        version = player.press(player.next(version))
        page.wait_for_function(
            "was => document.querySelector('.lesson-over, .target, .opener.open') "
            "|| document.querySelector('[data-version]').dataset.version !== was",
            arg=version,
        )
    expect(page.locator(".lesson-over")).to_be_visible()


@some_sizes(0, **SIZES)
def test_a_lesson_that_was_opened_is_played_without_a_connection(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900, language="de", worker=True)
    first, second = lessons(find("explorers"))[:2]
    page = open_and_keep(one, f"/learn/explorers/{first.id}", f"/api/lessons/explorers/{first.id}")
    page.evaluate(WAIT_UNTIL_KEPT, f"/api/lessons/explorers/{second.id}")  # the next one comes along
    page.locator(".lesson-words").wait_for()
    one.context.set_offline(True)
    page.reload()
    expect(page.locator(".lesson-caption")).to_contain_text(say("lesson-offline", language="de"))
    play_lesson(page, size[0] < 900)
    page.wait_for_function("() => localStorage['farshore.lessons']")
    assert page.evaluate("JSON.parse(localStorage['farshore.lessons'])") == {"explorers": [first.id]}
    one.complaints.clear()


@some_sizes(1, **SIZES)
def test_a_lesson_goes_on_when_the_connection_is_lost_and_when_it_is_back(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size[0] < 900, worker=True)
    lesson = lessons(find("la_isla"))[0]
    page = open_and_keep(one, f"/learn/la_isla/{lesson.id}", f"/api/lessons/la_isla/{lesson.id}")
    following = page.get_by_role("button", name=say("lesson-next"))
    following.click()
    expect(page.locator(".lesson-caption")).to_contain_text(say("lesson-step", step=2, steps=len(lesson.steps)))
    one.context.set_offline(True)
    expect(page.locator(".lesson-caption")).to_contain_text(say("lesson-offline"))
    third, version, player = say("lesson-step", step=3, steps=len(lesson.steps)), "", Player(page, "mouse")
    while third not in page.locator(".lesson-caption").inner_text():  # a card is picked up, then put down
        version = player.press(player.next(version))
        drawn(page)
    one.context.set_offline(False)
    expect(page.locator(".lesson-caption")).not_to_contain_text(say("lesson-offline"))
    expect(page.locator(".lesson-caption")).to_contain_text(third)
    play_lesson(page, size[0] < 900)
    one.complaints.clear()


def test_practice_goes_on_with_kept_positions_and_other_lessons_say_what_they_need(new_device: NewDevice) -> None:
    one = new_device((390, 664), touch=True, worker=True)
    page = open_and_keep(one, "/learn/kingdom_maps/practice-1", "/api/lessons/kingdom_maps/practice-1")
    page.evaluate(WAIT_UNTIL_KEPT, "/api/lessons/kingdom_maps/practice-3")
    one.go("/learn")
    page.evaluate(WAIT_UNTIL_KEPT, "/api/practice/kingdom_maps")
    one.context.set_offline(True)
    page.reload()
    expect(page.locator(".lesson-list .missing").first).to_contain_text(say("needs-connection"))
    card = page.get_by_role("region", name=find("kingdom_maps").info.id.replace("_", " ").title())
    card.get_by_role("link", name=say("practice")).click()
    expect(page.locator(".lesson-words")).to_contain_text(say("practice-find"))
    play_lesson(page, touch=True)
    page.get_by_role("button", name=say("practice-next")).click()
    expect(page.locator(".lesson-words")).to_contain_text(say("practice-find"))
    one.go("/learn/la_isla/01-one-card")
    expect(page.get_by_text(say("lesson-not-saved"))).to_be_visible()
    one.complaints.clear()


@some_sizes(0, **SIZES)
def test_rules_that_were_read_are_there_without_a_connection(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900, worker=True)
    book = rules(find("kingdom_maps"), "en")
    figures = sum(len(section.figures) for section in book.sections)
    page = open_and_keep(one, "/rules/kingdom_maps", "/api/rules/kingdom_maps")
    expect(page.locator("figure .diagram:not(.waiting)")).to_have_count(figures)
    page.wait_for_load_state("networkidle")
    one.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=book.sections[1].title, exact=True)).to_be_attached()
    expect(page.locator("figure .diagram:not(.waiting)")).to_have_count(figures)
    one.complaints.clear()
