"""The first page and the lists: real boards of my tables, today's deal once I am at it, results, days in a row."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from web.conftest import DESK, PHONE, NewDevice
from web.player import Player

SOLO = [{"kind": "me", "name": "Ada"}]
DAYS = [(datetime.now(UTC) - timedelta(days=back)).strftime("%Y-%m-%d") for back in (3, 2, 1)]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_tables_are_shown_by_their_own_boards(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size)
    table = one.open_table("explorers", SOLO, options={"map": "2n 4e 7n 1s"})
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(4)
    expect(one.page.locator("[data-wishes]")).to_have_attribute("data-wishes", "0")
    version = one.page.locator("[data-version]").first.get_attribute("data-version") or ""
    other = new_device(size)  # has never seen the table: its board is asked for
    other.page.evaluate(
        "([table, keys]) => localStorage.setItem('farshore.keys', JSON.stringify({[table]: keys}))",
        [table, one.keys(table)],
    )
    for device in (one, other):
        for path in ("/", "/tables"):
            device.go(path)
            expect(device.page.locator("main .stamp[data-version]").first).to_have_attribute("data-version", version)
            expect(device.page.locator("main .stamp .taken").first).to_be_attached()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_challenge_shows_my_deal_my_result_and_the_days_in_a_row(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size)
    one.page.evaluate("days => localStorage.setItem('farshore.challenge-days', JSON.stringify(days))", DAYS)
    one.go("/challenges")
    page = one.page
    expect(page.locator(".challenge-card .covered").first).to_be_visible()  # nobody sees a deal before it is played
    games = page.locator(".challenge-card").count()
    expect(page.locator(".challenge-card .covered")).to_have_count(games)
    expect(page.get_by_text("3 days in a row")).to_be_visible()
    page.get_by_role("button", name="Accept the challenge").first.click()
    expect(page.locator(".board")).to_be_visible()
    table = page.url.rpartition("/")[2]

    def answered(route: Route) -> None:
        """Four others have finished, and so have I: as the fifth."""
        told = json.loads(route.fetch().text())
        others = [(f"t{points}", "Mira", points) for points in (124, 121, 119, 117)]
        told["challenges"][0]["results"] = [
            {"table": name, "names": [who], "bots": [False], "totals": [points], "winners": [0]}
            for name, who, points in (*others, (table, "Ada", 101))
        ]
        route.fulfill(json=told)

    page.route("**/api/challenges*", answered)
    one.go("/challenges")
    expect(page.locator(".challenge-card .stamp[data-version]")).to_have_count(1)
    expect(page.locator(".challenge-card .covered")).to_have_count(games - 1)
    mine = page.locator(".results .mine")
    expect(mine).to_contain_text("5")
    expect(mine).to_contain_text("101")
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", f"/t/{table}")
