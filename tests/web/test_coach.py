"""The coach at the end of a match and over several ones, practice by theme, and bots as characters."""

from __future__ import annotations

import json
import re
import sqlite3
from itertools import product
from operator import itemgetter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from farshore.games import find
from farshore.learn.practice import exercises
from farshore.server.tables.live_table import hash_secret
from sampling import sample
from web.conftest import DESK, PHONE, NewDevice, resized, some_sizes, upload_reviewed
from web.labels import say, saying
from web.player import Player
from web.positions import match_of, own_moves
from web.reviewed import stored_review
from web.test_people import nothing_wrong

SECRET = "a-secret-of-the-coach-test"
SOLO = [{"kind": "me", "name": "Ada"}]


def my_reviewed_table(house: str, database: Path, game: str) -> str:
    """Return the table of a reviewed match whose first seat belongs to the holder of SECRET."""
    table = upload_reviewed(house, database, game)
    with sqlite3.connect(database, timeout=60) as connection:
        connection.execute(
            "update seats set secret_hash = ?, kind = 'person', name = 'Ada' where table_id = ? and seat = 0",
            (hash_secret(SECRET), table),
        )
    connection.close()
    return table


@pytest.mark.parametrize(
    ("game", "size"), sample(product(("explorers", "la_isla"), (DESK, (390, 664), (820, 1180))), by=itemgetter(0))
)
def test_the_end_opens_with_the_turn_that_cost_most_and_lets_me_play_it_again(
    new_device: NewDevice, database: Path, game: str, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size[0] < 900, reviews=True)
    page, table = one.page, my_reviewed_table(one.house, database, game)
    page.evaluate("keys => localStorage.setItem('farshore.keys', JSON.stringify(keys))", {table: [SECRET]})
    one.go(f"/t/{table}")
    coach = page.get_by_role("region", name=say("coach-title"))
    seat = stored_review(game).seats[0]
    costliest = next(seat.turns[turn] for turn in seat.moments if seat.turns[turn].sure)
    points = max(1, int(0.5 - costliest.loss))
    expect(coach).to_contain_text(saying("coach-sentence", "when", "line", points=points))
    expect(
        coach.get_by_role("img", name=say("coach-picture")).locator(".review-rings.played .ring").first
    ).to_be_attached()
    if len(stored_review(game).seats) == 1:  # what is expected after the first draws is not par
        assert seat.par
        par = round(seat.par.mean)
        expect(page.get_by_role("region", name=say("goals-title"))).to_contain_text(say("goal-par", points=par))
        expected = say("review-expected-par", level=say("level-planner"), points=par)
        expect(page.locator(".review-card")).to_contain_text(expected)
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


@some_sizes(2)
def test_practice_by_theme_has_a_rating_and_says_how_many_were_found_in_a_row(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size == PHONE)
    page = one.page
    themed = [exercise for exercise in exercises(find("explorers")) if exercise.theme]
    tried = {f"practice-{exercise.number}": n > 0 for n, exercise in enumerate(themed[:3])}
    page.evaluate("tried => { localStorage['farshore.practice'] = JSON.stringify({explorers: tried}) }", tried)
    one.go("/learn")
    practice = page.get_by_role("region", name="Explorers").get_by_role("group", name=say("coach-practice"))
    expect(practice).to_contain_text(say("coach-row", count=2))
    expect(practice).to_contain_text(saying("coach-rating", "rating"))
    links = practice.get_by_role("link").all_inner_texts()
    counts = [map(int, found) for words in links for found in re.findall(r": (\d+) of (\d+)$", words)]
    assert [sum(column) for column in zip(*counts, strict=True)] == [2, len(themed)]
    nothing_wrong(page)


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
        for window in ((1440, 789), (820, 1180)):
            resized(page, window)
            box, tray = (part.bounding_box() for part in (goals, page.locator(".tray")))
            assert box
            assert tray
            assert box["x"] + box["width"] < tray["x"] or box["y"] + box["height"] <= tray["y"], "the tray hides it"


def test_after_a_win_the_next_stronger_bot_is_offered(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    page, match = one.page, match_of("kingdom_maps", 2, seed="c")
    one.go(f"/t/{one.take_up(match, own_moves(match)[-1], 'greedy')}")
    Player(page, "touch").play_to_end()
    offer = page.get_by_role("region", name=say("play-opponent", next=say("level-casual")))
    expect(offer).to_contain_text(say("next-opponent", name=say("level-greedy"), next=say("level-casual")))
    expect(offer).to_contain_text(say("habit-casual"))
    offer.get_by_role("button").tap()
    expect(page.locator(".seat-tabs button:not(.mine)")).to_contain_text(say("level-casual"))
