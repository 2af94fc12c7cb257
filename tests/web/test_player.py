"""A player by passkey: sign up, lose everything, sign in again; a second device; guests are not asked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from web.axe import complaints
from web.conftest import DESK, LIGHT, PHONE, Device, NewDevice, picture, some_sizes
from web.labels import say

ADA = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def site(house: str) -> str:
    """The server by a name: browsers have no passkeys for addresses."""
    return house.replace("127.0.0.1", "localhost")


def give_authenticator(device: Device) -> tuple[CDPSession, str]:
    """A virtual authenticator that consents to everything."""
    session = device.context.new_cdp_session(device.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def sign_up(device: Device, name: str) -> str:
    """Become a player with a passkey; return the recovery code."""
    page = device.page
    device.go("/player")
    page.get_by_label(say("player-name-label")).fill(name)
    page.get_by_role("button", name=say("player-make"), exact=True).click()
    code = page.locator("[data-recovery]")
    expect(code).to_be_visible()
    words = code.inner_text()
    page.get_by_role("button", name=say("recovery-kept")).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return words


def forget_everything(device: Device) -> None:
    """What clearing the browser's data does, with no page open. The authenticator is not part of them."""
    device.go(LIGHT)
    device.context.clear_cookies()
    device.page.evaluate("localStorage.clear()")


@some_sizes()
def test_a_player_loses_all_data_and_gets_everything_back(
    new_device: NewDevice, site: str, size: tuple[int, int]
) -> None:
    name = f"Ada {size[0]}"
    ada = new_device(size, touch=size == PHONE, name="Somebody", at=site)
    give_authenticator(ada)
    table = ada.open_table("explorers", [ADA, BOT])
    ada.page.evaluate("localStorage['farshore.lessons'] = JSON.stringify({explorers: ['first']})")
    ada.page.evaluate("localStorage['farshore.large-text'] = 'true'")
    sign_up(ada, name)
    assert complaints(ada.page) == []
    picture(ada.page, f"player-{size[0]}")
    forget_everything(ada)
    ada.go("/tables")
    expect(ada.page.locator(".table-card")).to_have_count(0)
    ada.go("/player")
    again = ada.page.get_by_role("button", name=say("sign-in-passkey"))
    expect(again).to_be_visible()
    assert complaints(ada.page) == []
    again.click()
    expect(ada.page.get_by_role("heading", name=name)).to_be_visible()
    stored = ada.page.evaluate("({...localStorage})")
    assert stored["farshore.lessons"] == '{"explorers":["first"]}'
    assert stored["farshore.large-text"] == "true"
    ada.go("/tables")
    expect(ada.page.locator(".table-card")).to_have_count(1)
    expect(ada.page.locator(".name-chip")).to_contain_text(name)
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".board").first).to_be_visible()
    expect(ada.page.get_by_role("button", name=say("join-as"))).to_have_count(0)


def test_a_second_device_comes_by_code_and_plays_on(new_device: NewDevice, site: str) -> None:
    desk, phone = new_device(at=site, name="Zoe"), new_device(PHONE, touch=True, at=site, name="Other")
    give_authenticator(desk)
    desk.open_table("explorers", [ADA, BOT])
    recovery = sign_up(desk, "Zoe Desk")
    with desk.page.expect_response("**/api/player/code") as shown:
        desk.page.get_by_role("button", name=say("device-add")).click()
    expect(desk.page.locator(".qr")).to_be_visible()
    link = f"/player#code={shown.value.json()['code']}"
    phone.open_table("kingdom_maps", [ADA, BOT])
    phone.go(link)
    expect(phone.page.get_by_text(say("device-here-how"))).to_be_visible()
    phone.page.get_by_role("button", name=say("sign-in"), exact=True).click()
    expect(phone.page.get_by_role("heading", name="Zoe Desk")).to_be_visible()
    expect(phone.page).to_have_url(f"{site}/player")
    phone.go("/tables")
    expect(phone.page.locator(".table-card")).to_have_count(2)
    desk.go("/tables")  # the table of the phone has come here
    expect(desk.page.locator(".table-card")).to_have_count(2)

    desk.go("/player")
    desk.page.get_by_role("button", name=say("session-end"), exact=True).click()
    expect(desk.page.get_by_role("button", name=say("session-end"), exact=True)).to_have_count(0)
    phone.go("/player")
    expect(phone.page.get_by_text(say("player-lost"))).to_be_visible()
    phone.page.get_by_label(say("recovery-label")).fill(recovery)
    phone.page.get_by_role("button", name=say("sign-in-recovery")).click()
    expect(phone.page.get_by_role("heading", name="Zoe Desk")).to_be_visible()
    phone.page.get_by_role("button", name=say("sign-out"), exact=True).click()
    expect(phone.page.get_by_role("button", name=say("sign-in-passkey"))).to_be_visible()
    phone.go("/tables")
    expect(phone.page.locator(".table-card")).to_have_count(0)
    refused = [line for line in phone.complaints if "401" in line]  # the browser notes the session that was ended
    assert phone.complaints == refused
    phone.complaints.clear()


def test_a_guest_plays_with_one_click_and_is_asked_nothing(new_device: NewDevice, site: str) -> None:
    guest = new_device(DESK, at=site)
    guest.page.evaluate("localStorage['farshore.offered'] = JSON.stringify({explorers: true})")  # no lesson is offered
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.go("/")
    guest.page.locator(".game-card").filter(has_text="Explorers").get_by_role("button").first.click()
    expect(guest.page.locator(".board").first).to_be_visible()
    assert guest.context.cookies() == []
    assert not [url for url in asked if "/api/player" in url]


@some_sizes(1)
def test_a_guest_shows_a_code_and_types_it_elsewhere(new_device: NewDevice, size: tuple[int, int]) -> None:
    old, new = new_device(size, touch=size == PHONE, name="Mia"), new_device(name="")
    old.open_table("explorers", [ADA, BOT])
    old.page.evaluate("localStorage['farshore.challenge-days'] = JSON.stringify(['2026-01-01'])")
    old.go("/player")
    old.page.get_by_role("button", name=say("carry-on-show")).click()
    expect(old.page.get_by_text(say("carry-on-code-how"))).to_be_visible()
    code = old.page.locator("[data-recovery]").inner_text()
    picture(old.page, f"carry-on-{size[0]}")
    old.page.get_by_role("button", name=say("recovery-kept")).click()
    expect(old.page.get_by_text(say("carry-on-guest"))).to_be_visible()
    assert complaints(old.page) == []
    new.go("/player")
    picture(new.page, "carry-on-new")
    new.page.get_by_label(say("recovery-label")).fill(code)
    new.page.get_by_role("button", name=say("sign-in-recovery")).click()
    expect(new.page.get_by_text(say("carry-on-guest"))).to_be_visible()
    expect(new.page.locator(".name-chip")).to_contain_text("Mia")
    assert new.page.evaluate("localStorage['farshore.challenge-days']") == '["2026-01-01"]'
    new.go("/tables")
    expect(new.page.locator(".table-card")).to_have_count(1)
    expect(new.page.locator("html")).to_have_attribute("data-theme", "light")
    new.page.evaluate("localStorage['farshore.theme'] = JSON.stringify('dark')")  # changed, and the page left at once
    with new.page.expect_response("**/api/player/data"):
        new.go("/player")
    expect(new.page.locator("html")).to_have_attribute("data-theme", "dark")
    old.go("/player")
    expect(old.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_without_passkeys_there_is_a_recovery_code(new_device: NewDevice) -> None:
    ada = new_device(PHONE, touch=True, language="de")  # by its address, where browsers have no passkeys
    ada.go("/player")
    page = ada.page
    expect(page.get_by_text(say("player-no-passkeys", language="de"))).to_be_visible()
    page.get_by_label(say("player-name-label", language="de")).fill(" ")
    page.get_by_role("button", name=say("player-make-code", language="de")).click()
    expect(page.get_by_role("alert")).to_have_text(say("player-name-needed", language="de"))
    page.get_by_label(say("player-name-label", language="de")).fill("Jörg")
    page.get_by_role("button", name=say("player-make-code", language="de")).click()
    expect(page.locator("[data-recovery]")).to_be_visible()
    picture(page, "player-recovery-de")


@some_sizes(1)
def test_a_player_makes_a_bot_token_and_revokes_it(new_device: NewDevice, site: str, size: tuple[int, int]) -> None:
    ada = new_device(size, touch=size == PHONE, at=site)
    give_authenticator(ada)
    sign_up(ada, f"Bea {size[0]}")
    page = ada.page
    section = page.get_by_role("region", name=say("bots-title"))
    create = section.get_by_role("button", name=say("bot-create"))
    create.click()
    expect(section.get_by_role("alert")).to_have_text(say("bot-needs-name"))
    section.get_by_label(say("bot-name-label")).fill("Robo")
    section.get_by_label(say("bot-may-make-tables")).check()
    create.click()
    token = section.get_by_label(say("bot-token-label"), exact=True)
    expect(token).to_have_value(re.compile("^fsb_[A-Za-z0-9_-]{43}$"))
    expect(section.get_by_role("listitem")).to_contain_text("Robo")
    expect(section.get_by_role("listitem")).to_contain_text(say("bot-unused"))
    assert complaints(page) == []
    section.scroll_into_view_if_needed()
    picture(page, f"player-bots-{size[0]}")
    made = page.evaluate(
        """async token => {
            const headers = {authorization: `Bearer ${token}`, "farshore-protocol": "1"};
            const seats = [{kind: "me"}, {kind: "link"}];
            const body = JSON.stringify({game: "explorers", seats});
            const more = {method: "POST", headers: {...headers, "content-type": "application/json"}, body};
            return (await fetch("/api/bot/tables", more)).json();
        }""",
        token.input_value(),
    )
    page.reload()
    expect(token).to_have_count(0)  # it is shown once
    expect(section.get_by_role("listitem")).to_contain_text(say("bot-makes-tables"))
    ada.go(f"/t/{made['table']}")
    expect(page.get_by_text(f"Robo ({say('sits-bot')})").first).to_be_visible()
    picture(page, f"table-with-a-bot-of-a-player-{size[0]}")
    ada.go("/player")
    section.get_by_role("button", name=say("bot-revoke")).click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    refused = [line for line in ada.complaints if "422" in line]  # the browser notes the name that was missing
    assert ada.complaints == refused
    ada.complaints.clear()
