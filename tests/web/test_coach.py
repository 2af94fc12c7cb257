"""The coach at the end of a match and over several ones, practice by theme, and bots as characters."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from farshore.server.tables.live_table import hash_secret
from web.conftest import DESK, PHONE, NewDevice, some_sizes, upload_reviewed
from web.labels import say, saying
from web.test_people import nothing_wrong

SECRET = "a-secret-of-the-coach-test"
SOLO = [{"kind": "me", "name": "Ada"}]


def my_reviewed_table(house: str, database: Path) -> str:
    """Return the table of a reviewed match that belongs to the holder of SECRET."""
    table = upload_reviewed(house, database, "explorers")
    with sqlite3.connect(database, timeout=60) as connection:
        connection.execute(
            "update seats set secret_hash = ?, kind = 'person', name = 'Ada' where table_id = ?",
            (hash_secret(SECRET), table),
        )
    connection.close()
    return table


@some_sizes()
def test_the_end_opens_with_the_turn_that_cost_most_and_lets_me_play_it_again(
    new_device: NewDevice, database: Path, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size == PHONE, reviews=True)
    page, table = one.page, my_reviewed_table(one.house, database)
    page.evaluate("keys => localStorage.setItem('farshore.keys', JSON.stringify(keys))", {table: [SECRET]})
    one.go(f"/t/{table}")
    coach = page.get_by_role("region", name=say("coach-title"))
    expect(coach).to_contain_text(saying("coach-sentence", "when", "line", points=9))
    expect(
        coach.get_by_role("img", name=say("coach-picture")).locator(".review-rings.played .ring").first
    ).to_be_attached()
    nothing_wrong(page)
    coach.get_by_role("link", name=say("coach-again")).click()
    expect(page.locator(".trying .board")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage['farshore.reviews']"))
    assert kept[0]["turns"], "sure losses are kept as positions to practise"
    twice = [*kept, {**kept[0], "table": "another"}]
    page.evaluate("kept => localStorage.setItem('farshore.reviews', JSON.stringify(kept))", twice)
    one.go("/learn")
    own = page.get_by_role("group", name=say("coach-themes"))
    expect(own.get_by_role("paragraph")).to_have_text(re.compile(r"\d+ points in 2 matches"))
    theme = page.get_by_role("group", name=say("coach-practice")).first.get_by_role("link").first
    expect(theme).to_have_attribute("href", re.compile(r"/learn/explorers/practice-\d+\?theme=\w+"))
    nothing_wrong(page)
    theme.click()
    expect(page.locator(".board")).to_be_visible()


@some_sizes(1)
def test_bots_have_a_face_and_a_habit_and_a_solo_match_has_goals(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE)
    page = one.page
    one.go("/new?game=explorers")
    page.get_by_role("combobox", name=say("bot-level")).select_option("greedy")
    expect(page.locator(".opponent")).to_contain_text(say("habit-greedy"))
    expect(page.locator(".opponent")).to_contain_text(say("typical-points", points=88))
    nothing_wrong(page)
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    page.locator(".board").wait_for()
    if size == DESK:
        goals = page.get_by_role("region", name=say("goals-title"))
        expect(goals.get_by_role("listitem")).to_have_count(3)
        expect(goals).to_contain_text(re.compile(say("goal-gold") + r" 1\d\d"))
