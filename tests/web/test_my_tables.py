"""My tables: what is taken out of the list, and what the strip above it counts."""

from __future__ import annotations

from playwright.sync_api import expect

from web.axe import complaints
from web.conftest import PHONE, NewDevice, some_sizes
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves

ADA = {"kind": "me", "name": "Ada"}


@some_sizes()
def test_a_table_is_deleted_where_nobody_else_plays_and_given_up_elsewhere(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = new_device(size, touch=size == PHONE), new_device(name="Ben")
    ada.open_table("explorers", [ADA])
    shared = ada.open_table("kingdom_maps", [ADA, {"kind": "link"}])
    (link,) = ada.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", shared)
    ben.go(f"/t/{shared}#{link['secret']}")
    ben.page.get_by_role("button", name=say("join-as")).click()
    ben.page.locator(".board").wait_for()
    ada.go("/tables")
    page, cards = ada.page, ada.page.locator(".table-card")
    expect(cards).to_have_count(2)
    for title, way in (("Explorers", "delete"), ("Kingdom Maps", "give-up")):
        page.get_by_role("button", name=f"{say('remove')} {title}").click()
        sheet = page.get_by_role("dialog", name=say("remove-title", title=title))
        expect(sheet).to_contain_text(say(f"remove-{way}"))
        assert complaints(page) == []
        sheet.get_by_role("button", name=say(f"do-{way}")).click()
        expect(cards.filter(has_text=title)).to_have_count(0)
    expect(ben.page.locator(".presence.away, .presence.gone")).to_have_count(0)  # a bot plays there now
    page.get_by_text(say("archived")).click()
    page.get_by_role("button", name=say("unarchive")).click()
    expect(cards.filter(has_text="Kingdom Maps")).to_have_count(1)


def test_nobody_wins_alone(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("explorers", 1)
    one.go(f"/t/{one.take_up(match, own_moves(match)[-1])}")
    Player(one.page, "mouse").play_to_end()
    one.go("/tables")
    figures = one.page.locator(".profile .figures").first
    expect(figures).to_contain_text(say("profile-matches"))
    expect(figures).not_to_contain_text("won")


# Whether the cards of a section begin below its heading, and both at its left edge.
HEADING_ON_TOP = """section => {
  const [head, first] = ['h2', '.table-card'].map(at => section.querySelector(at).getBoundingClientRect())
  const {left} = section.getBoundingClientRect()
  return head.bottom <= first.top && Math.abs(head.left - left) < 24 && Math.abs(first.left - left) < 24
}"""


@some_sizes(0, desk=(1440, 900), wide=(1920, 969), small=(1000, 700), phone=(390, 664))
def test_a_heading_stands_over_its_tables(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size[0] < 900)
    for game in ("explorers", "kingdom_maps", "explorers"):
        one.open_table(game, [ADA])
    one.go("/tables")
    expect(one.page.locator(".table-card")).to_have_count(3)
    sections = one.page.locator(".table-cards")
    expect(sections).not_to_have_count(0)
    for section in sections.all():
        assert section.evaluate(HEADING_ON_TOP), section.inner_text()
