"""What nobody should have to think about: dialogs, spectators, a passed device, names, focus, bubbles, motion."""

from __future__ import annotations

import re
from operator import itemgetter
from typing import Literal

from playwright.sync_api import expect

from sampling import sample
from web.conftest import DESK, PHONE, SIZES, NewDevice, drawn, resized, version
from web.labels import say, saying
from web.player import Player
from web.positions import first_moment, match_of, own_moves

TWO_HERE = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}]

SAID = """() => {
  const words = [document.body.innerText]
  for (const thing of document.querySelectorAll('[aria-label], [title], svg text'))
    words.push(thing.getAttribute('aria-label'), thing.getAttribute('title'), thing.textContent)
  for (const voice of document.querySelectorAll('.unseen')) words.push(voice.textContent)
  return words.filter(Boolean).join('\\n')
}"""

# Focus does not fall to the body; where the focused thing vanished another has it after the next frame.
FOCUS_KEPT = "() => document.activeElement !== document.body"

# Whether the bubble lies over the prompt or the hint.
COVERS = """() => {
  const bubble = document.querySelector('.bubble')?.getBoundingClientRect()
  const lines = document.querySelector('.tray-lines').getBoundingClientRect()
  if (!bubble) return null
  const beside = bubble.left >= lines.right || bubble.right <= lines.left
  return !beside && bubble.top < lines.bottom && bubble.bottom > lines.top
}"""

# Notes everything that flies, and how long what moves takes.
WATCH_MOTION = """() => {
  window.flown = 0
  window.slow = []
  const look = new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains('flying')) window.flown += 1
    for (const one of document.getAnimations()) {
      const {duration} = one.effect.getComputedTiming()
      if (one.effect.target.matches('.flying, .figure, .die-face, .split') && duration > 200)
        window.slow.push(one.effect.target.getAttribute('class'))
    }
  })
  look.observe(document.body, {childList: true, subtree: true})
}"""


def test_escape_closes_the_board_of_another_and_keys_do_nothing_beneath(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("explorers", 3)
    one.go(f"/t/{one.take_up(match, own_moves(match)[9])}")
    page = one.page
    opener = page.get_by_role("button", name=say("open-board", name=f"{say('level-random')} 1"))
    before = version(page)
    for means in ("desk", "phone"):
        if means == "phone":
            resized(page, PHONE)
            page.locator(".seat-tabs button").nth(1).click()
        else:
            opener.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".board")).to_be_visible()
        expect(dialog.locator(".order")).not_to_have_count(0)
        for key in ("u", "d", "h", "n"):
            page.keyboard.press(key)
        drawn(page)
        expect(dialog).to_be_visible()
        assert version(page) == before, "nothing was done beneath"
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.wait_for_function(FOCUS_KEPT)
    said = page.evaluate(SAID)
    assert not re.findall(r"Seat \d", said), "everybody is called by name"


def test_spectators_see_whose_board_it_is_and_choose(new_device: NewDevice) -> None:
    ada, eve = new_device(), new_device(name="Eve")
    match = match_of("explorers", 3)
    table = ada.take_up(match, own_moves(match)[9])
    ada.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    page = eve.page
    choice = page.get_by_role("group", name=say("whose-board"))
    for size in (DESK, PHONE):
        resized(page, size)
        names = ["Ada", *(f"{say('level-random')} {number}" for number in (1, 2))]
        expect(choice.get_by_role("button")).to_have_text(names)
        for name in (names[1], names[0]):
            choice.get_by_role("button", name=name).click()
            expect(choice.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
            expect(page.get_by_role("grid")).to_have_attribute("aria-label", re.compile(name))
            expect(page.locator(".board .hit.marked").first).to_be_attached()
    expect(page.locator(".hit.usable")).to_have_count(0)


def test_a_device_that_is_opened_anew_is_passed_on_first(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('la_isla', TWO_HERE)}")
    page = one.page
    for size in (DESK, PHONE):
        resized(page, size)
        page.reload()
        pass_on = page.get_by_role("dialog", name=saying("pass-device", "name"))
        expect(pass_on).to_be_visible()
        page.keyboard.press("d")
        expect(pass_on).to_be_visible()
        page.get_by_role("button", name=say("i-have-it")).click()
        expect(pass_on).to_have_count(0)
        expect(page.locator(".board")).to_be_visible()


def test_a_bubble_leaves_prompt_and_hint_alone_and_focus_stays_on_the_page(new_device: NewDevice) -> None:
    one = new_device()
    one.go("/")
    buttons = one.page.locator(".game-card .button.primary")
    buttons.first.wait_for()
    names = [button.get_attribute("aria-label") for button in buttons.all()]
    assert len(set(names)) == len(names) >= 3, "different names"
    page = one.page
    match = match_of("kingdom_maps", 3)
    at = first_moment(match, lambda scene: scene.prompt.name.key == "prompt-choose")
    for size in (DESK, PHONE):
        resized(page, size)
        one.go(f"/t/{one.take_up(match, at)}")
        page.locator(".tray button.usable").first.wait_for()
        for thing in page.locator(".tray button.usable").all()[:4]:
            with one.answered():
                thing.focus()
            assert not page.evaluate(COVERS), thing.get_attribute("data-node")
        for space in page.locator(".hit:not(.usable)").all()[-3:]:
            space.dispatch_event("click")
            page.locator(".bubble").wait_for()
            drawn(page)
            assert not page.evaluate(COVERS), space.get_attribute("data-node")
    resized(page, DESK)
    player = Player(page, "keyboard")
    for _ in range(12):
        player.play(1)
        page.wait_for_function(FOCUS_KEPT)


def test_what_moves_moves_quickly_and_not_at_all_where_less_is_wished(new_device: NewDevice) -> None:
    one = new_device()
    page = one.page
    motions: tuple[Literal["no-preference", "reduce"], ...] = ("no-preference", "reduce")
    cases = [(motion, size) for motion in motions for size in SIZES.values()]
    for motion, size in sample(cases, by=itemgetter(0)):
        resized(page, size)
        page.emulate_media(reduced_motion=motion)
        one.go(f"/t/{one.open_table('la_isla', [{'kind': 'me', 'name': 'Ada'}, {'kind': 'bot', 'level': 'random'}])}")
        page.locator(".tray .card.usable").first.wait_for()
        page.evaluate(WATCH_MOTION)
        before = version(page)
        page.locator(".tray .card.usable").first.click()
        page.locator(".target").first.click()
        page.wait_for_function(
            "before => document.querySelector('[data-version]').dataset.version !== before", arg=str(before)
        )
        again = page.locator(".tray .card.usable").first
        again.click()  # nothing is in the way of the next press
        expect(page.locator(".target").first).to_be_visible()
        drawn(page)
        assert page.evaluate("() => window.flown") == (motion == "no-preference"), motion
        assert page.evaluate("() => window.slow") == []


def test_tab_leads_first_over_the_header_to_the_content(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("explorers", 2)
    for path in ("/", f"/t/{one.take_up(match, own_moves(match)[6])}"):
        one.go(path)
        one.page.locator("main").wait_for()
        link = one.page.get_by_role("button", name=say("skip-to-content"))
        link.focus()
        expect(link).to_be_in_viewport(ratio=1)
        one.page.keyboard.press("Enter")
        assert one.page.evaluate("() => document.activeElement.matches('main')")


def test_who_clicks_does_not_see_the_way_over_the_header(new_device: NewDevice) -> None:
    one = new_device()
    one.go("/")
    one.page.get_by_role("link", name=say("nav-learn")).first.click()
    expect(one.page).to_have_url(re.compile("/learn"))
    drawn(one.page)
    expect(one.page.get_by_role("button", name=say("skip-to-content"))).to_have_css("clip-path", "inset(50%)")
