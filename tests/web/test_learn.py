"""Lessons, rules and practice in a real browser: by mouse, by touch and by keys, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import Page, Route, expect

from farshore.games import find
from farshore.learn import lessons, rules
from farshore.learn.practice import exercises
from sampling import sample
from web.axe import complaints
from web.conftest import DESK, PHONE, NewDevice, drawn, some_sizes
from web.labels import say, say_lesson, saying
from web.player import Means, Player

GAMES = ("explorers", "kingdom_maps", "la_isla")
WAYS: dict[str, tuple[tuple[int, int], Means]] = {
    "laptop-mouse": ((1440, 789), "mouse"),
    "desk-keys": (DESK, "keyboard"),
    "phone-touch": ((390, 664), "touch"),
    "across-touch": ((844, 390), "touch"),
    "low-across-touch": ((844, 340), "touch"),
    "small-phone-touch": ((360, 616), "touch"),
    "tablet-touch": ((820, 1180), "touch"),
}
LESSONS = [(game, number) for game in GAMES for number in range(len(lessons(find(game))))]

# Keeps the versions at which something was in sight that their step highlights: inside the window, and nothing lies
# over its middle or one of its quarters. It looks at every frame: later the button that opens the choices may follow.
WITNESS = """shows => {
  const isSeen = id => [...document.querySelectorAll(`[data-node="${CSS.escape(id)}"]`)].some(node => {
    const box = node.getBoundingClientRect()
    return [.5, .25, .75].some(x => [.5, .25, .75].some(y => {
      const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
      return at && (node.contains(at) || at.contains(node))
    }))
  })
  window.seenAt = new Set()
  const look = () => {
    const version = document.querySelector('[data-version]')?.dataset.version ?? ''
    const ids = shows[version.split('/')[1]] ?? []
    if (!ids.length || ids.some(isSeen)) window.seenAt.add(version)
    requestAnimationFrame(look)
  }
  look()
}"""
WHOLE = ("map", "island", "prompt")
"""The board itself is always in sight, and the prompt is what the lesson says."""


def must_see(page: Page) -> None:
    """The words of the step are whole, and something that it highlights is in sight first."""
    words = page.locator(".lesson-words")
    fits = "at => at.parentElement.scrollHeight <= at.parentElement.clientHeight + 1"
    assert words.evaluate(fits), words.text_content()
    page.wait_for_function("() => seenAt.has(document.querySelector('[data-version]').dataset.version)")


def go_through(page: Page, player: Player, at_step: Callable[[], object]) -> None:
    """Play a lesson to its end, and call this before each click."""
    version = ""
    for _ in range(100):
        if page.locator(".lesson-over").count():
            return
        at_step()
        version = player.press(player.next(version))
        if version:
            changed = "was => document.querySelector('[data-version]').dataset.version !== was"
            page.wait_for_function(f"was => document.querySelector('.lesson-over') || ({changed})(was)", arg=version)
        else:
            page.locator(".target, .opener.open").first.wait_for()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("way", "which"), sample(product(WAYS, LESSONS), by=lambda case: WAYS[case[0]][1]))
def test_a_lesson_is_gone_through_without_scrolling(new_device: NewDevice, which: tuple[str, int], way: str) -> None:
    (size, means), (game, number) = WAYS[way], which
    one = new_device(size, touch=means == "touch")
    lesson = lessons(find(game))[number]
    one.go(f"/learn/{game}/{lesson.id}")
    page = one.page
    expect(page.locator(".lesson-words")).to_be_visible()
    page.evaluate(WITNESS, [[node for node in step.show if node not in WHOLE] for step in lesson.steps])
    player = Player(page, means)
    go_through(page, player, lambda: must_see(page))
    assert len(player.boards) == 1, "the board stays where it is, whatever comes in"
    page.wait_for_function("() => localStorage['farshore.lessons']")
    assert page.evaluate("JSON.parse(localStorage['farshore.lessons'])") == {game: [lesson.id]}
    one.go("/tables")
    expect(page.locator(".table-list li")).to_have_count(0)


def test_a_wrong_press_is_told_why_and_changes_nothing(new_device: NewDevice) -> None:
    one = new_device()
    one.go("/learn/explorers/01-first-turn")
    page = one.page
    page.get_by_role("button", name=say("lesson-next")).click()
    page.locator('[data-node="terrain/prairie"]').click()
    expect(page.locator(".lesson-caption.remark")).to_have_text(say("lesson-not-that"))
    page.locator('[data-node="map/a1"]').click()
    expect(page.locator(".lesson-caption.remark")).to_contain_text(say("why-terrain-first", game="explorers"))
    page.locator('[data-node="terrain/water"]').click()
    expect(page.locator(".lesson-words")).to_have_text(say_lesson("first-turn-mark", "explorers")[0])


def test_the_score_pad_and_the_others_come_in_when_a_lesson_needs_them(new_device: NewDevice) -> None:
    one = new_device((1440, 789))
    one.go("/learn/explorers/01-first-turn")
    page = one.page
    page.locator(".lesson-words").wait_for()
    seen: dict[str, list[str]] = {}

    def note_panels() -> None:
        step = (page.locator("[data-version]").get_attribute("data-version") or "").partition("/")[2]
        panels = page.locator(".column:not(.middle) > .panel:not(.lesson-panel)")
        seen[step] = panels.evaluate_all("all => all.map(at => at.getAttribute('aria-label'))")

    go_through(page, Player(page, "mouse"), note_panels)
    pad, others, log = say("score-pad"), say("other-boards"), say("log")
    assert seen["0"] == []
    assert seen["5"] == [pad]
    assert seen["7"] == [others, log, pad]


def test_the_solo_lesson_ends_in_a_solo_match(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    one.go("/learn/explorers/06-solo")
    page = one.page
    page.locator(".lesson-words").wait_for()
    go_through(page, Player(page, "touch"), lambda: None)
    page.locator("[data-node=lesson-play].primary").tap()
    expect(page.locator(".tray:not(.lesson)")).to_be_visible()
    expect(page.locator(".seat-tabs button")).to_have_count(1)


def test_a_lesson_in_another_language_goes_on(new_device: NewDevice) -> None:
    one = new_device(language="de")
    one.go("/learn/explorers/01-first-turn")
    one.page.get_by_role("button", name=say("lesson-next", language="de")).click()
    expect(one.page.locator(".lesson-words")).to_have_text(say_lesson("first-turn-terrain", "explorers", "de")[0])
    one.page.locator('[data-node="terrain/water"]').click()
    expect(one.page.locator(".lesson-words")).to_have_text(say_lesson("first-turn-mark", "explorers", "de")[0])


def test_a_long_title_leaves_the_buttons_of_a_phone_where_they_are(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True, language="de")
    one.go("/learn/explorers/04-provisions")
    expect(one.page.locator(".game-title")).to_have_text("Proviant, Edelsteine, Dörfer")
    last = one.page.locator(".table-header button").last.bounding_box()
    assert last
    assert last["x"] + last["width"] <= PHONE[0]


def test_why_shows_the_live_board_before_and_after_beside_the_board(new_device: NewDevice) -> None:
    for size in (DESK, PHONE):
        one = new_device(size)
        one.go("/learn/explorers/01-first-turn")
        page = one.page
        page.get_by_role("button", name=say("lesson-next")).click()
        page.locator('[data-node="terrain/water"]').click()
        expect(page.locator(".lesson-words")).to_have_text(say_lesson("first-turn-mark", "explorers")[0])
        expect(page.locator(".lesson-sense")).to_have_text(say_lesson("first-turn-mark", "explorers")[1])
        page.get_by_role("button", name=say("lesson-why")).click()
        panel = page.get_by_role("complementary", name=say("lesson-why"))
        expect(panel.get_by_role("img", name=say("lesson-before"))).to_be_visible()
        expect(panel.get_by_role("img", name=say("lesson-after"))).to_be_visible()
        before, after = panel.locator(".before-after svg.diagram-board").all()
        assert before.locator("[stroke]").count() != after.locator("[stroke]").count(), "a mark has come"
        board, beside = page.locator(".board svg").bounding_box(), panel.bounding_box()
        assert board
        assert beside
        right, bottom = board["x"] + board["width"], board["y"] + board["height"]
        assert beside["x"] >= right or beside["y"] >= bottom, "never over the board"
        assert not complaints(page)
        panel.get_by_role("button", name=saying("rules-of", "what")).click()
        expect(page.locator(".rules-drawer .rule-here")).to_be_visible()
        expect(panel).to_have_count(0)


# Practice


@some_sizes()
def test_positions_are_practised_and_the_score_is_kept(new_device: NewDevice, size: tuple[int, int]) -> None:
    means: Means = "touch" if size == PHONE else "mouse"
    one = new_device(size, touch=size == PHONE)
    page = one.page
    for game in GAMES:
        first = exercises(find(game))[0]
        one.go(f"/learn/{game}/practice-1")
        expect(page.locator(".lesson-words")).to_contain_text(say("practice-find"))
        player, version = Player(page, means, seed=7), ""
        while not page.locator(".lesson-over").count():
            version = player.press(player.next(version))
            page.wait_for_function(
                "was => document.querySelector('.lesson-over, .target, .opener.open') "
                "|| document.querySelector('[data-version]').dataset.version !== was",
                arg=version,
            )
        expect(page.locator(".lesson-words")).to_contain_text("Another move is worth about")
        reply = page.get_by_role("list", name=say("practice-best"))
        expect(reply.locator("li").first).to_be_visible()
        assert not set(reply.locator("li").all_inner_texts()) & set(first.answer), "words, not notation"
        lines = page.locator(".lesson-lines")
        assert lines.evaluate("at => at.scrollHeight <= at.clientHeight + 1"), "the whole answer is in sight"
        expect(page.locator(".spotlight, .pointed").first).to_be_attached()
        buttons = page.locator(".tray:not(.high) .prompt-buttons > .button")
        assert len(set(buttons.evaluate_all("all => all.map(one => one.offsetHeight)"))) <= 1, "all are as high"
        page.get_by_role("button", name=say("practice-again")).click()
        expect(page.locator(".lesson-words")).to_contain_text(say("practice-find"))
        assert page.evaluate("JSON.parse(localStorage['farshore.practice'])")[game] == {"practice-1": False}
    assert not complaints(page)
    one.go("/learn")
    expect(page.get_by_text("Found: 0 of 1")).to_have_count(len(GAMES))


# Rules


def test_the_drawer_never_covers_the_board(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    one.go(f"/t/{table}")
    page = one.page
    board = page.locator(".board-panel")
    expect(page.locator(".table-header").get_by_role("button", name=say("rules"))).to_be_visible()
    drawn(page)  # nothing moves any more, and keys are heard
    before = board.bounding_box()
    page.keyboard.press("r")
    drawer = page.get_by_role("complementary", name=rules(find("explorers"), "en").title)
    expect(drawer).to_be_visible()
    beside = drawer.bounding_box()
    assert before == board.bounding_box()
    assert before
    assert beside
    assert before["x"] + before["width"] <= beside["x"]
    assert beside["width"] == 384
    assert beside["x"] + beside["width"] == DESK[0]
    unfolded = drawer.locator("details.rule-section[open]")
    expect(unfolded).to_have_count(1)  # what applies now
    drawer.locator("details.rule-section:not([open])").first.locator("summary").click()
    expect(unfolded).to_have_count(2)
    drawer.get_by_role("searchbox").fill("horse")
    expect(drawer.locator("mark").first).to_have_text("horse")
    drawn(page)
    assert {words.lower() for words in drawer.locator("mark").all_inner_texts()} == {"horse"}
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_on_a_phone_the_rules_leave_the_tray_and_their_diagrams_play_nothing(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    one.go(f"/t/{one.open_table('la_isla', seats)}")
    page = one.page
    page.locator(".tray-lines .rule-link").tap()
    drawer, tray = page.locator(".rules-drawer"), page.locator(".tray")
    expect(drawer.locator(".diagram .card").first).to_be_visible()
    expect(drawer.locator(".diagram button")).to_have_count(0)  # they are of another match
    sheet, under = drawer.bounding_box(), tray.bounding_box()
    assert sheet
    assert under
    assert sheet["y"] + sheet["height"] <= under["y"] + 1
    card = tray.locator("button.card.usable").first
    card.tap()
    expect(card).to_have_class(re.compile("picked"))
    expect(drawer).to_have_count(0)  # where it goes is seen again


def test_the_book_of_a_game_leads_to_its_lessons(new_device: NewDevice) -> None:
    one = new_device(DESK)
    one.go("/")
    one.page.get_by_role("link", name=say("learn-game", title="La Isla")).click()
    expect(one.page.get_by_role("region", name="La Isla")).to_be_in_viewport()
    one.page.wait_for_function("() => scrollY > 0")


def test_the_card_that_a_link_names_stays_in_view_while_more_is_loaded_above_it(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    page, held = one.page, list[Route]()
    page.route("**/words/explorers/en.ftl*", lambda route: held.append(route))
    one.go("/learn?game=kingdom_maps")
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")  # as in Safari
    above, card = (page.get_by_role("region", name=game) for game in ("Explorers", "Kingdom Maps"))
    practice = say("coach-practice")
    card.get_by_role("group", name=practice).wait_for()
    expect(above.get_by_role("group", name=practice)).to_have_count(0)
    held[0].continue_()
    above.get_by_role("group", name=practice).wait_for()
    drawn(page)
    box = card.bounding_box()
    assert box
    assert abs(box["y"]) < 2


def test_links_lead_to_the_place_in_the_rules(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    one.go(f"/t/{table}")
    page = one.page
    page.locator(".pad").get_by_role("button", name=say("rules-of", what=say("score-gems", game="explorers"))).click()
    here = page.locator(".rules-drawer .rule-here")
    expect(here).to_have_attribute("data-rules", re.compile("gem"))
    page.locator(".tray .rule-link").first.click()
    expect(here).to_have_attribute("data-rules", re.compile("start-marks"))
    page.locator('[data-node="map/a1"]').click()
    page.locator(".tray .second").get_by_role("button", name=saying("rules-of", "what")).click()
    expect(here).to_be_visible()
    one.go("/new?game=explorers")
    link = page.get_by_role("link", name=say("rules-of", what=say("score-gems", game="explorers")))
    assert link.get_attribute("href") == "/rules/explorers#expert-gems-line"


def test_what_cannot_be_used_now_says_why_where_the_rules_have_a_word_on_it(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('kingdom_maps', [{'kind': 'me', 'name': 'Ada'}])}")
    page = one.page
    page.locator('[data-node="territory/mountain"]').click()
    die = page.locator('button.usable[data-node^="die/"]').first
    die.click()
    page.locator('[data-node="territory/lake"]').click()
    remark = page.locator(".tray .second.remark")
    expect(remark).to_have_text(
        say("already-announced", territory=say("mountain", game="kingdom_maps"), game="kingdom_maps")
    )
    remark.get_by_role("button", name=saying("rules-of", "what")).click()
    expect(page.locator(".rules-drawer .rule-here")).to_have_attribute("data-rules", re.compile("announce"))
    page.keyboard.press("Escape")
    page.locator('[data-node^="die/"]').last.click()
    expect(remark).to_contain_text(saying("number-chosen", "number", game="kingdom_maps"))
    page.locator('[data-node="round"]').click()
    expect(remark).to_contain_text(
        saying("number-chosen", "number", game="kingdom_maps")
    )  # of what is only shown nothing is said
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    one.go(f"/t/{one.open_table('la_isla', seats)}")
    page.locator('[data-node="track/dodo"]').click()
    expect(remark).to_have_text("You can’t move the dodo right now.")


@pytest.mark.parametrize(("game", "dark"), sample(product(GAMES, (False, True)), by=itemgetter(0)))
def test_the_rules_on_their_own_page(new_device: NewDevice, game: str, dark: bool) -> None:
    one = new_device(PHONE if dark else DESK, touch=dark, dark=dark)
    book = rules(find(game), "en")
    last = book.sections[-2]
    one.go(f"/rules/{game}#{last.id}")
    page = one.page
    expect(page.get_by_role("heading", name=last.title, exact=True)).to_be_in_viewport()
    figures = sum(len(section.figures) for section in book.sections)
    expect(page.locator("figure .diagram:not(.waiting)")).to_have_count(figures)
    expect(page.locator(".legend-signs li").nth(4)).to_be_attached()
    expect(page.get_by_text(say("sign-legal"))).to_be_attached()
    expect(page.get_by_text(say("sign-mark"))).to_be_attached()
    for drawing in page.locator("svg.diagram-board[role=img]").all():
        assert drawing.get_attribute("aria-label")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not complaints(page)


def test_axe_finds_nothing_in_lesson_and_drawer(new_device: NewDevice) -> None:
    for size in (DESK, PHONE):
        one = new_device(size)
        one.go("/learn/la_isla/01-one-card")
        expect(one.page.locator(".lesson-words")).to_be_visible()
        assert not complaints(one.page)
        drawn(one.page)
        one.page.keyboard.press("r")
        expect(one.page.locator(".rules-drawer")).to_be_visible()
        assert not complaints(one.page)
