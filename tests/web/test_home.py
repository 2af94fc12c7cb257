"""The first page and the lists: real boards of my tables, today's deal once I am at it, results, days in a row."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from farshore.games import find, installed
from sampling import sample
from web.conftest import DESK, PHONE, Device, NewDevice, drawn, some_sizes
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves
from web.test_people import nothing_wrong
from web.test_table import can_act

# Grounds and where they lie, whatever else is drawn.
GROUND = """drawing => [...drawing.querySelectorAll('path')]
  .filter(path => /^var/.test(path.getAttribute('fill')) && !path.closest('.taken'))
  .map(path => path.getAttribute('fill') + path.getAttribute('d')).join()"""
SOLO = [{"kind": "me", "name": "Ada"}]


@some_sizes()
def test_tables_are_shown_by_their_own_boards(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size)
    table = one.open_table("explorers", SOLO, options={"map": "2n 4e 7n 1s"})
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(4)
    expect(one.page.locator("[data-pending]")).to_have_attribute("data-pending", "0")
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


def ground(page: Page, where: str) -> str:
    """What the first small board there shows, without what anybody has done on it."""
    first = page.locator(f"{where} .stamp svg").first
    expect(first).to_be_visible()
    return str(first.evaluate(GROUND))


@some_sizes(1)
def test_the_challenge_shows_my_deal_my_result_and_the_days_in_a_row(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size)
    days = [(datetime.now(UTC) - timedelta(days=back)).strftime("%Y-%m-%d") for back in (3, 2, 1)]
    one.page.evaluate("days => localStorage.setItem('farshore.challenge-days', JSON.stringify(days))", days)
    one.go("/challenges")
    page = one.page
    expect(page.locator(".challenge-card .stamp svg")).to_have_count(len(installed().games))
    expect(page.get_by_text(say("streak", count=3))).to_be_visible()
    deal = ground(page, ".challenge-card")
    page.get_by_role("button", name=say("take-up")).first.click()
    expect(page.locator(".board")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert deal, "the deal is seen before it is played"

    def answered(route: Route) -> None:
        """Four others have finished, and so have I: as the fifth."""
        reply = json.loads(route.fetch().text())
        others = [(f"t{points}", "Mira", points) for points in (124, 121, 119, 117)]
        reply["challenges"][0]["results"] = [
            {"table": name, "names": [who], "bots": [False], "totals": [points], "winners": [0]}
            for name, who, points in (*others, (table, "Ada", 101))
        ]
        route.fulfill(json=reply)

    page.route("**/api/challenges*", answered)
    one.go("/challenges")
    expect(page.locator(".challenge-card .stamp[data-version]")).to_have_count(1)
    assert ground(page, ".challenge-card") == deal, "and it is the one that is dealt"
    mine = page.locator(".results .mine")
    expect(mine).to_contain_text("5")
    expect(mine).to_contain_text("101")
    expect(page.get_by_role("link", name=say("challenge-go-on"))).to_have_attribute("href", f"/t/{table}")


def test_pictures_of_games_have_the_shapes_of_tables() -> None:
    """So a deal is drawn on the first page without one more request; else `python tests/web/samples.py`."""
    samples = json.loads((Path(__file__).parents[2] / "web" / "public" / "samples.json").read_text())
    for game, kept in samples.items():
        watching = find(game).view(find(game).start(min(find(game).info.seats), {}), None)
        assert kept["field"]["ground"]["shape"] == find(game).own_scene(watching, None).board.ground.key


# Everything happened three hours ago; with `late`, the seat to act is over its time.
def long_ago(table: str, late: list[int]) -> Callable[[Route], None]:
    def answered(route: Route) -> None:
        reply = json.loads(route.fetch().text())
        for entry in reply["tables"]:
            entry["changed"] -= 3 * 3600
            if entry["table"] == table:
                entry["late"] = late
        route.fulfill(json=reply)

    return answered


def friends(new_device: NewDevice, size: tuple[int, int], seats: int = 2) -> tuple[Device, list[Device], str]:
    """Me, and friends who have come to my table."""
    one = new_device(size, touch=size == PHONE)
    table = one.open_table("explorers", [*SOLO, *[{"kind": "link"}] * (seats - 1)])
    links = one.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    others = [new_device(name=name) for name in ("Ben", "Chiara")[: seats - 1]]
    for other, link in zip(others, links, strict=True):
        other.go(f"/t/{table}#{link['secret']}")
        other.page.get_by_role("button", name=say("join-as")).click()
        other.page.locator(".board").wait_for()
    return one, others, table


def play_until(one: Device, table: str, mine: bool) -> None:
    """Until it is my turn, or the others'."""
    one.go(f"/t/{table}")
    one.page.locator(".board").wait_for()
    player = Player(one.page, "mouse")
    while can_act(one.page) != mine:
        player.play(1)
        drawn(one.page)


@some_sizes(2)
def test_a_list_says_who_is_there_and_who_is_waited_for_and_lets_me_remind_them(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one, (ben,), table = friends(new_device, size)
    play_until(one, table, mine=False)
    one.go("/tables")
    page = one.page
    card = page.get_by_role("region", name=say("tables-going-on")).locator(".table-card")
    expect(card.locator(".presence.here")).to_have_count(1)
    expect(card.locator(".whose-turn")).to_contain_text(say("waiting-for", names="Ben"))
    expect(card.get_by_role("link", name=say("look-at-table"))).to_be_visible()  # he is there: nobody has to remind him
    expect(card.get_by_role("button", name=say("remind"))).to_have_count(0)
    ben.go("/learn")
    page.route("**/api/mine", long_ago(table, []))
    one.go("/tables")
    expect(card.locator(".presence.away")).to_have_count(1)
    expect(card.locator(".whose-turn")).to_contain_text("for 3 hr")
    nothing_wrong(page)
    card.get_by_role("button", name=say("remind")).click()
    expect(card.get_by_role("status")).to_have_text(say("reminded-silent", names="Ben"))
    page.unroute("**/api/mine")
    page.route("**/api/mine", long_ago(table, [1]))
    one.go("/tables")
    card.get_by_role("button", name=say("let-bot-play")).click()
    expect(card.get_by_role("status")).to_have_text(say("still-has-time"))
    nothing_wrong(page)
    one.complaints.clear()  # the browser writes down that a request was refused
    play_until(ben, table, mine=False)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")  # back at the page
    expect(page).to_have_title(re.compile("^● "))
    expect(page.get_by_role("region", name=say("tables-waiting")).get_by_role("link", name=say("play"))).to_be_visible()


@some_sizes(3)
def test_my_turns_come_first_and_what_is_over_says_how_it_went(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE)
    bot = {"kind": "bot", "level": "random"}
    match = match_of("explorers", 2)
    _, second = (one.take_up(match, own_moves(match)[4]) for _ in range(2))
    ended = [one.open_table("explorers", [*SOLO, bot]) for _ in range(2)]

    def answered(route: Route) -> None:
        reply = json.loads(route.fetch().text())
        for entry in reply["tables"]:
            if entry["table"] in ended:
                points = [[112, 103], [43, 125]][ended.index(entry["table"])]
                entry |= {"over": True, "busy": [], "waiting": False, "totals": points}
                entry |= {"winners": [points.index(max(points))], "changed": entry["changed"] + 60}
            entry["changed"] -= 600 if entry["table"] == second else 0
        route.fulfill(json=reply)

    one.page.route("**/api/mine", answered)
    one.go("/tables")
    lines = one.page.locator(".finished")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text=say("result-won", margin=9))).to_contain_text(
        f"{say('you')} 112 · {say('level-random')} 103"
    )
    lost = lines.filter(has_text="Butterfly won, you came second.")
    expect(lost.locator(".my-points")).to_contain_text("43")
    expect(lost.get_by_role("link", name=say("review-tab"))).to_have_attribute("href", f"/review/{ended[1]}")
    expect(lost.get_by_role("link", name=say("replay"))).to_have_attribute("href", f"/replay/{ended[1]}")
    nothing_wrong(one.page)
    plays = one.page.get_by_role("region", name=say("tables-waiting")).get_by_role("link", name=say("play"))
    expect(plays).to_have_count(2)
    expect(plays.first).to_have_attribute("href", f"/t/{second}")  # waits for me the longest
    expect(one.page.locator("main .button.primary")).to_have_count(1)
    one.go("/")
    if size == DESK:
        expect(one.page.locator(".table-list a.primary")).to_have_attribute("href", f"/t/{second}")
        expect(one.page.locator(".table-list > li").nth(1)).to_contain_text(say("tables-waiting"))
    else:
        expect(one.page.locator(".waiting-bar")).to_have_attribute("href", f"/t/{second}")


@some_sizes()
def test_what_the_operator_says_is_over_every_page(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size)

    def with_notice(route: Route) -> None:
        answer = route.fetch()
        notice = {"message": "A tournament on Sunday", "maintenance": 1_893_456_000}
        route.fulfill(response=answer, json={**answer.json(), **notice})

    one.page.route("**/api/games*", with_notice)
    for path in ("/", "/tables"):
        one.go(path)
        notice = one.page.locator(".site-notice")
        expect(notice).to_contain_text("A tournament on Sunday")
        expect(notice).to_contain_text("2030")
        nothing_wrong(one.page)


@some_sizes(1)
def test_the_list_of_tables_says_how_long_they_are_kept(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size)
    one.go("/tables")
    expect(one.page.get_by_role("region", name=say("kept-title"))).to_have_count(0)

    def with_periods(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "keep": {"unplayed": 1, "uploads": 30, "finished": 90}})

    one.page.route("**/api/games*", with_periods)
    one.go("/tables")
    kept = one.page.get_by_role("region", name=say("kept-title"))
    for kind, days in (("unplayed", 1), ("uploads", 30), ("finished", 90)):
        expect(kept).to_contain_text(say(f"kept-{kind}", days=days))
    nothing_wrong(one.page)


@pytest.mark.parametrize("language", sample(["en", "de", "fr", "it"]))
def test_nothing_overlaps_in_the_header_of_a_phone(new_device: NewDevice, language: str) -> None:
    one = new_device((360, 616), touch=True, language=language)
    one.go("/")
    page = one.page
    for width in (360, 390):
        page.set_viewport_size({"width": width, "height": 664})
        parts = page.locator(".house-header > :not(.grow):visible")
        expect(parts).to_have_count(4)
        boxes = [box for part in parts.all() if (box := part.bounding_box())]
        name = page.locator(".brand > span").bounding_box()
        assert name is not None
        assert name["x"] + name["width"] <= boxes[1]["x"]
        assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))
        assert boxes[-1]["x"] + boxes[-1]["width"] <= width
