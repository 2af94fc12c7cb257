"""Rated tables, the leaderboard and the profile of a player, in the browser."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from web.axe import complaints
from web.conftest import LIGHT, PHONE, NewDevice, picture, some_sizes
from web.labels import say
from web.test_player import give_authenticator, sign_up


@pytest.fixture
def site(house: str) -> str:
    """The server by a name: browsers have no passkeys for addresses."""
    return house.replace("127.0.0.1", "localhost")


@some_sizes()
def test_a_player_opens_a_rated_table_and_chooses_what_the_profile_shows(
    new_device: NewDevice, site: str, size: tuple[int, int]
) -> None:
    ada, guest = (new_device(size, touch=size == PHONE, at=site) for _ in range(2))
    page, name = ada.page, f"Rita/Jo. {size[0]} M."
    ada.go("/new?game=kingdom_maps")
    expect(page.get_by_role("link", name=say("rated-sign-in"))).to_be_visible()
    give_authenticator(ada)
    sign_up(ada, name)
    ada.go("/new?game=kingdom_maps")
    page.get_by_label(say("seat-kind", number=2)).select_option("link")
    page.get_by_label(say("rated-table")).check()
    expect(page.get_by_label(say("hints-allowed"))).to_be_disabled()
    assert complaints(page) == []
    picture(page, f"rated-new-{size[0]}")
    page.get_by_role("button", name=say("open-table")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    link = page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table][0].secret", table)
    guest.go(f"/t/{table}#{link}")
    expect(guest.page.get_by_text(say("rated-how"))).to_be_visible()
    expect(guest.page.get_by_role("link", name=say("rated-sign-in"))).to_be_visible()
    expect(guest.page.get_by_role("button", name=re.compile(say("join-as")))).to_have_count(0)

    ada.go("/player")
    page.get_by_role("link", name=say("profile-link")).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_label(say("profile-public-ratings"))).to_be_checked()
    page.get_by_label(say("profile-public-matches")).check()
    expect(page.get_by_label(say("profile-public-matches"))).to_be_checked()
    assert complaints(page) == []
    page.reload()
    expect(page.get_by_label(say("profile-public-matches"))).to_be_checked()
    page.get_by_role("link", name=say("leaderboard-title")).click()
    expect(page.get_by_role("heading", name=say("leaderboard-title"))).to_be_visible()
    expect(page.get_by_text(say("leaderboard-none"))).to_be_visible()
    page.get_by_label(say("seats")).select_option("1")
    page.wait_for_url("**group=1**")
    for which in ("following", "programs"):
        page.get_by_label(say("leaderboard-list")).select_option(which)
        page.wait_for_url(f"**list={which}**")
        expect(page.get_by_text(say("leaderboard-none"))).to_be_visible()
    assert complaints(page) == []
    ada.go(LIGHT)  # a page that keeps the player in sync may write the keys at the same time
    ada.open_table("explorers", [{"kind": "me", "name": name}])
    ada.go("/tables")
    page.get_by_role("button", name=f"{say('remove')} Explorers").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("remove-solo"))
    page.keyboard.press("Escape")
    guest.go("/leaderboard?game=kingdom_maps")
    expect(guest.page.get_by_label(say("leaderboard-list")).get_by_role("option")).to_have_count(2)
    guest.go(f"/player/{quote(name, safe='')}")
    expect(guest.page.get_by_role("heading", name=name)).to_be_visible()
    expect(guest.page.get_by_label(say("profile-public-ratings"))).to_have_count(0)
