"""The cup of the week and a tournament, from the form to the tables of the first round."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from random import Random
from time import time

import pytest
from playwright.sync_api import expect

from farshore.client import TableClient
from server.sit_down import run, wait_until
from web.axe import complaints
from web.conftest import DESK, LIGHT, PHONE, Device, NewDevice, picture, some_sizes
from web.labels import say
from web.test_player import give_authenticator, sign_up

# What reaches over the right edge of the window, or scrolls sideways.
SIDEWAYS = """() => [...document.querySelectorAll('main *')].filter(one => !one.matches('input') &&
  (one.getBoundingClientRect().right > innerWidth + 1 ||
    (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)))
  .map(one => one.outerHTML.slice(0, 100))"""


@pytest.fixture
def site(house: str) -> str:
    """The server by a name: browsers have no passkeys for addresses."""
    return house.replace("127.0.0.1", "localhost")


@some_sizes()
def test_a_guest_reads_the_cup_and_a_player_plays_a_deal(
    new_device: NewDevice, site: str, size: tuple[int, int]
) -> None:
    ada = new_device(size, touch=size == PHONE, at=site)
    page = ada.page
    ada.go("/cup")
    expect(page.get_by_role("heading", name=say("cup-title"))).to_be_visible()
    expect(page.locator("[data-deals] > li")).to_have_count(5)
    expect(page.get_by_role("button", name=say("deal-play"))).to_have_count(0)
    assert complaints(page) == []
    give_authenticator(ada)
    sign_up(ada, f"Cup {size[0]}")
    ada.go("/challenges")
    page.get_by_role("link", name=say("cup-title")).click()
    page.get_by_role("button", name=f"{say('deal-play')} {say('deal-number', number=2)}").click()
    page.wait_for_url("**/t/*")
    ada.go("/cup")
    goes_on = page.get_by_role("button", name=f"{say('deal-go-on')} {say('deal-number', number=2)}")
    expect(goes_on).to_be_visible()
    assert complaints(page) == []
    picture(page, f"cup-{size[0]}")
    goes_on.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@some_sizes()
def test_two_players_meet_in_a_tournament(new_device: NewDevice, site: str, size: tuple[int, int]) -> None:
    ada, ben = (new_device(size, touch=size == PHONE, at=site) for _ in range(2))
    for device, name in ((ada, "Tia"), (ben, "Uli")):
        give_authenticator(device)
        sign_up(device, f"{name} {size[0]}")
    page = ada.page
    ada.go("/tournaments")
    page.get_by_text(say("tournament-new")).click()
    page.get_by_label(say("tournament-name-label")).fill(f"Autumn {size[0]}")
    page.get_by_label(say("tournament-entry")).select_option("code")
    assert complaints(page) == []
    picture(page, f"tournament-new-{size[0]}")
    page.get_by_role("button", name=say("tournament-make")).click()
    page.wait_for_url("**/tournament/*")
    before_entry = page.get_by_role("region", name=say("tournament-conditions"))
    expect(before_entry).to_contain_text(say("pace-180"))
    expect(before_entry).to_contain_text(say("no-show-bot"))
    page.get_by_role("button", name=say("tournament-enter"), exact=True).click()
    expect(page.get_by_text(say("tournament-entered"))).to_be_visible()
    code = page.locator("strong", has_text=say("tournament-your-code", code="")).inner_text()[-8:]
    ben.go("/" + page.url.split("/", 3)[3])
    ben.page.get_by_label(say("tournament-code-label")).fill("WRONG")
    ben.page.get_by_role("button", name=say("tournament-enter"), exact=True).click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    ben.complaints.clear()  # the browser logs the refusal
    ben.page.get_by_label(say("tournament-code-label")).fill(code)
    ben.page.get_by_role("button", name=say("tournament-enter"), exact=True).click()
    expect(ben.page.get_by_text(say("tournament-entered"))).to_be_visible()
    page.get_by_role("button", name=say("tournament-start"), exact=True).click()
    expect(page.get_by_role("link", name=say("tournament-my-table"))).to_be_visible()
    assert complaints(page) == []
    picture(page, f"tournament-{size[0]}")
    ben.page.get_by_role("link", name=say("tournament-my-table")).click()
    ben.page.wait_for_url("**/t/*")
    expect(ben.page.locator(".seat-tabs, .others, main").first).to_be_visible()
    # The standings fit, and a tournament is not cancelled by one click
    expect(page.get_by_role("region", name=say("standings-title"))).to_contain_text(f"Tia {size[0]}")
    assert page.evaluate(SIDEWAYS) == []
    cancel = page.get_by_role("button", name=say("tournament-cancel"))
    expect(cancel).to_have_count(0)
    page.locator("summary", has_text=say("tournament-cancel")).click()
    expect(page.get_by_text(say("tournament-cancel-how"))).to_be_visible()
    assert complaints(page) == []
    cancel.click()
    expect(page.get_by_text(say("status-cancelled"), exact=True)).to_be_visible()


# Two people and three devices


def become_player(device: Device, name: str) -> None:
    """From the note that a player is needed to the page that needs one."""
    page = device.page
    here = page.url
    page.get_by_role("link", name=say("tournament-to-player")).click()
    page.get_by_label(say("player-name-label")).fill(name)
    page.get_by_role("button", name=say("player-make"), exact=True).click()
    page.get_by_role("button", name=say("recovery-kept")).click()
    page.wait_for_url(here)


OPEN_DEAL = """async ([cup, deal]) => {
  const answer = await fetch(`/api/tournaments/${cup}/deal`, {method: 'POST', body: JSON.stringify({deal}),
    headers: {'content-type': 'application/json'}})
  return (await answer.json()).table
}"""


def key_of(device: Device) -> str:
    return str(device.page.evaluate("JSON.parse(localStorage['farshore.player']).key"))


def finish(house: str, table: str, *keys: str) -> None:
    """Play a match to its end at random over sockets, with the keys of its players in the order of the seats."""

    async def play() -> None:
        address = house.removeprefix("http://")
        clients = [await TableClient.join(address, table, key) for key in keys]
        rng = Random(table)
        while not clients[0].over:
            seat = rng.choice(clients[0].turn.busy)
            acting = clients[seat]
            await acting.act(seat, rng.choice(acting.scene_actions()))
            for one in clients:
                await one.receive_until(acting.version)
        for one in clients:
            await one.close()

    run(play())


def table_of(device: Device) -> str:
    device.page.wait_for_url("**/t/*")
    return device.page.url.rsplit("/", 1)[1].partition("#")[0]


def test_two_people_and_three_devices_from_the_first_visit_to_the_end_of_a_cup(
    new_device: NewDevice, site: str, house: str, database: Path
) -> None:
    ada, ben, tablet = new_device(DESK, at=site), new_device(PHONE, touch=True, at=site), new_device(DESK, at=site)
    give_authenticator(ada)
    give_authenticator(ben)
    page = ada.page
    # Ada founds a club on her first visit
    ada.go("/")
    page.get_by_role("navigation").first.get_by_role("link", name=say("nav-challenges")).click()
    page.get_by_role("link", name=say("clubs-title")).click()
    become_player(ada, "Alma")
    page.get_by_label(say("club-name-label")).fill("Harbour")
    page.get_by_role("button", name=say("club-make")).click()
    page.wait_for_url("**/club/*")
    assert complaints(page) == []
    club = "/" + page.url.split("/", 3)[3]
    link = page.locator(".link-line input").input_value()
    # Ben follows her link on a phone, becomes a player and is back at the invitation
    ben.go("/" + link.split("/", 3)[3])
    expect(ben.page.get_by_role("heading", name=say("club-join-title", name="Harbour"))).to_be_visible()
    become_player(ben, "Boris")
    assert complaints(ben.page) == []
    ben.page.get_by_role("button", name=say("club-join")).click()
    ben.page.wait_for_url(f"**{club}")
    expect(ben.page.locator(".standings tbody tr")).to_have_count(2)
    assert complaints(ben.page) == []
    picture(ben.page, "club-member")
    # Ada signs in on a third device by its code
    ada.go("/player")
    with page.expect_response("**/api/player/code") as answered:
        page.get_by_role("button", name=say("device-add")).click()
    tablet.go(f"/player#code={answered.value.json()['code']}")
    tablet.page.get_by_role("button", name=say("sign-in"), exact=True).click()
    expect(tablet.page.get_by_role("heading", name="Alma")).to_be_visible()
    # Both play all deals of the club's cup, Ada on two devices; each device opens its first deal by the page
    for device, first, others in ((ada, 1, (2, 3)), (tablet, 4, (5,)), (ben, 1, (2, 3, 4, 5))):
        device.go(club)
        device.page.get_by_role("link", name=say("club-to-cup")).click()
        play = f"{say('deal-play')} {say('deal-number', number=first)}"
        device.page.get_by_role("button", name=play).wait_for()
        cup = device.page.url.rsplit("/", 1)[1]
        device.page.get_by_role("button", name=play).click()
        finish(house, table_of(device), key_of(device))
        # The deal is everybody's: nobody gets it again, and the way leads back to the standings
        expect(device.page.get_by_role("link", name=say("tournament-back"))).to_be_visible()
        for what in ("rematch", "challenge-friend"):
            expect(device.page.get_by_role("button", name=say(what))).to_have_count(0)
        device.go(LIGHT)  # no page has to draw all moves of the other matches
        for number in others:
            finish(house, device.page.evaluate(OPEN_DEAL, [cup, number]), key_of(device))
    ada.go("/tables")
    expect(page.get_by_text(say("result-tournament"), exact=True)).to_have_count(5)
    ada.go(club)
    page.get_by_role("link", name=say("club-to-cup")).click()
    expect(page.locator("[data-deals] > li").get_by_role("link", name=say("round-replay"))).to_have_count(5)
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    # The week is over
    with sqlite3.connect(database, timeout=30) as connection:
        connection.execute("update tournaments set ends = ? where id = ?", (time() - 60, cup))
    expect(page.get_by_text(say("status-over"), exact=True)).to_be_visible()
    winner = page.locator(".standings tbody tr").first
    expect(winner).to_contain_text(re.compile("Alma|Boris"))
    assert complaints(page) == []
    picture(page, "club-cup-over")


def test_people_who_met_at_a_table_follow_and_invite_each_other(new_device: NewDevice, site: str, house: str) -> None:
    ada, ben = new_device(DESK, at=site), new_device(PHONE, touch=True, at=site)
    for device, name in ((ada, "Clara"), (ben, "Dario")):
        give_authenticator(device)
        sign_up(device, name)
    page = ada.page
    table = ada.open_table("kingdom_maps", [{"kind": "me", "name": "Clara"}, {"kind": "link"}], open=True)
    ada.go(f"/t/{table}")
    ben.go("/")
    line = ben.page.locator(".open-list li", has_text="Clara")
    line.get_by_role("button").click()
    assert table_of(ben) == table
    expect(ada.page.locator("body")).to_contain_text("Dario")
    wait_until(lambda: all(key_of(device) in device.keys(table) for device in (ada, ben)))  # the seats are theirs
    for device in (ada, ben):
        device.go(LIGHT)  # no page has to draw all moves of the match
    finish(house, table, key_of(ada), key_of(ben))
    ada.go(f"/t/{table}")
    people = page.get_by_role("region", name=say("people-after-match"))
    people.get_by_role("button", name=f"{say('people-follow')} Dario").click()
    expect(people.get_by_role("button", name=f"{say('people-follow')} Dario")).to_have_count(0)
    assert complaints(page) == []
    picture(page, "people-after-match")
    people.get_by_role("button", name=f"{say('people-invite-again')} Dario").click()
    expect(people.get_by_text(say("people-invited"))).to_be_visible()
    # Dario follows back and sees that Clara is here; the invitation is on the first page
    ben.go("/people")
    ben.page.get_by_role("button", name=f"{say('people-follow-back')} Clara").click()
    expect(ben.page.get_by_role("region", name=say("people-following"))).to_contain_text(say("people-here"))
    assert complaints(ben.page) == []
    picture(ben.page, "people")
    ben.go("/")
    expect(ben.page.get_by_text(re.compile("Clara invites you"))).to_be_visible()
    assert complaints(ben.page) == []
    picture(ben.page, "invited")
    ben.page.get_by_role("button", name=say("people-join"), exact=True).click()
    assert table_of(ben) != table
    expect(ben.page.locator("body")).to_contain_text("Clara")
