"""The cup of the week and ladders: the same solo deals for everybody, one try each."""

from __future__ import annotations

import json
from itertools import pairwise
from time import time
from typing import Any

import pytest

from farshore.server.competitions import director, service, weekly_cup
from farshore.server.competitions.director import SETTLE
from farshore.server.http.competition_routes import ROUTES
from server.competing import Rival, enter_all, finish, new_tournament, record_of, rivals, round_of, shown
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import request, wait_until

WEEK = 7 * 86_400


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def cup(player: Rival | Browser) -> Any:
    browser = player.browser if isinstance(player, Rival) else player
    status, found = browser("/api/cup")
    assert status == 200, found
    return found


def play(house: Nearby, player: Rival, tournament: str, deal: int) -> str:
    table = str(player.post(f"/api/tournaments/{tournament}/deal", deal=deal)["table"])
    finish(house, table)

    def recorded() -> bool:
        tables = round_of(player.tournament(tournament), deal).get("tables", ())
        return bool(tables and tables[0].get("over"))

    wait_until(recorded)
    return table


def test_everybody_gets_the_same_five_deals_and_one_try_each(house: Nearby) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    week = cup(ada)
    assert (week["cup"], week["format"], len(week["played"]), week["status"]) == (True, "ladder", 5, "running")
    assert len({one["promise"] for one in week["played"]}) == 5
    first = play(house, ada, week["id"], 1)
    assert ada.post(f"/api/tournaments/{week['id']}/deal", deal=1)["table"] == first  # no second try
    other = play(house, ben, week["id"], 1)
    play(house, ben, week["id"], 4)
    assert first != other
    deals = [record_table(house, player, table) for player, table in ((ada, first), (ben, other))]
    assert deals[0] == deals[1] == round_of(week, 1)["promise"]
    state = cup(Browser(house))
    assert sorted(line["played"] for line in state["standings"]) == [1, 2]
    assert {line["entrant"]: line["total"] for line in state["standings"]} == {
        entrant["number"]: sum(
            table["totals"][0]
            for player in (ada, ben)
            for each in cup(player)["played"]
            for table in each.get("tables", ())
            if table["entrants"] == [entrant["number"]]
        )
        for entrant in state["entrants"]
    }
    assert not any(each.get("tables") for each in state["played"])  # the tables of others are not listed


def record_table(house: Nearby, player: Rival, table: str) -> str:
    """The promise in the record of a player's own table; its secret is not published before the week is over."""
    status, words = player.browser(f"/api/tables/{table}/record", {"secrets": [player.key]})
    assert status == 200, words
    assert "secret" not in words
    return next(str(line.split('"')[1]) for line in words.splitlines() if line.startswith("promise"))


def test_a_deal_of_the_cup_is_seen_by_those_who_have_played_it(house: Nearby) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    week = cup(ada)["id"]
    table = play(house, ada, week, 2)
    path, body = f"/api/tables/{table}/record", {"secrets": [ben.key]}
    assert ben.refused(path, **body) == (403, "round-closed")
    play(house, ben, week, 1)
    assert ben.refused(path, **body) == (403, "round-closed")
    play(house, ben, week, 2)
    assert ben.browser(path, body)[0] == 200


def test_a_ladder_ends_and_unfinished_matches_do_not_count(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    ladder = new_tournament(ada, format="ladder", rounds=2, days=3)
    enter_all(ladder, [ada, ben])
    assert ada.refused(f"/api/tournaments/{ladder}/deal", deal=1) == (404, "no-such-deal")  # not started
    ada.post(f"/api/tournaments/{ladder}/control", do="start")
    finished = play(house, ada, ladder, 1)
    play(house, ben, ladder, 1)
    unfinished = ben.post(f"/api/tournaments/{ladder}/deal", deal=2)["table"]
    later = time() + 3 * 86_400 + SETTLE + 1
    monkeypatch.setattr(director, "time", lambda: later)
    monkeypatch.setattr(service, "time", lambda: later)
    wait_until(lambda: ada.tournament(ladder)["status"] == "over")
    state = ada.tournament(ladder)
    assert sorted(line["played"] for line in state["standings"]) == [1, 1]
    first, second = shown(state)
    # One of two deals counts: the better of two players has half of all matchpoints; players who tie share them.
    assert (first.matchpoints, second.matchpoints) == ((25.0, 25.0) if first.total == second.total else (50.0, 0.0))
    wait_until(lambda: record_of(house, finished).secret)  # tables in memory follow just after the status
    assert ada.refused(f"/api/tournaments/{ladder}/deal", deal=2) == (409, "tournament-closed")
    wait_until(lambda: house.inside(house.tables.open(unfinished)).row.frozen)


def test_each_week_has_a_cup_and_the_games_take_turns() -> None:
    now = 1_795_000_000.0
    weeks = [weekly_cup.cup_week(now + number * WEEK, ["b", "c", "a"]) for number in range(60)]
    assert len({week.id for week in weeks}) == 60
    assert {weeks[number].game for number in range(3)} == {"a", "b", "c"}
    assert all(one.ends == other.starts for one, other in pairwise(weeks))
    assert weeks[0].starts <= now < weeks[0].ends
    assert {week.game for week in weeks[::3]} == {weeks[0].game}


def test_there_are_no_hints_at_a_deal_of_the_cup(house: Nearby) -> None:
    (ada,) = rivals(house, "Ada")
    table = ada.post(f"/api/tournaments/{cup(ada)['id']}/deal", deal=1)["table"]
    live = house.inside(house.tables.open(table))
    assert not live.row.hints
    assert live.row.sealed


# Routes and roles

READ = {"/api/tournaments", "/api/tournaments/{tournament:str}", "/api/cup"}
"""What everybody may read."""
BODIES: dict[str, dict[str, Any]] = {
    "/api/tournaments": {"name": "Mine", "game": "explorers"},
    "/api/tournaments/{tournament:str}/enter": {},
    "/api/tournaments/{tournament:str}/withdraw": {},
    "/api/tournaments/{tournament:str}/control": {"do": "cancel"},
    "/api/tournaments/{tournament:str}/deal": {"deal": 1},
}
AS_ANOTHER_PLAYER = {
    "/api/tournaments/{tournament:str}/withdraw": (403, "not-entered"),
    "/api/tournaments/{tournament:str}/control": (403, "not-organiser"),
    "/api/tournaments/{tournament:str}/deal": (403, "not-entered"),
}
"""What a player who has not entered is refused."""


def paths() -> set[tuple[str, str]]:
    return {
        (method, path)
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
        if method in ("GET", "POST")
    }


def test_the_table_of_routes_is_complete() -> None:
    assert {path for method, path in paths() if method == "GET"} == READ
    assert {path for method, path in paths() if method == "POST"} == set(BODIES)


@pytest.mark.parametrize("path", sorted(BODIES))
def test_each_route_by_role(house: Nearby, path: str) -> None:
    organiser, outsider, suspended = rivals(house, "Ada", "Ben", "Cem")
    tournament = new_tournament(organiser, format="ladder")
    enter_all(tournament, [organiser])
    organiser.post(f"/api/tournaments/{tournament}/control", do="start")

    def work(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Cem'", (True,))

    house.inside(house.tables.store.write(work))
    address = path.replace("{tournament:str}", tournament)
    before = organiser.tournament(tournament)

    def ask(browser: Browser) -> tuple[int, str]:
        status, answer = browser(address, BODIES[path])
        return status, answer["key"] if status >= 400 else ""

    evil = Browser(house, dict(organiser.browser.cookies), origin="https://evil.example")
    unsaid = Browser(house, dict(organiser.browser.cookies), origin="none")
    assert ask(Browser(house)) == (401, "not-signed-in")
    assert ask(Browser(house, {"farshore_player": "guessed"})) == (401, "not-signed-in")
    assert ask(suspended.browser) == (403, "player-suspended")
    assert ask(evil) == ask(unsaid) == (403, "other-origin")
    assert organiser.tournament(tournament) == before
    status, key = ask(outsider.browser)
    assert (status, key) == AS_ANOTHER_PLAYER.get(path, (status, ""))
    if path in AS_ANOTHER_PLAYER:
        assert organiser.tournament(tournament) == before
    missing = path.replace("{tournament:str}", "nowhere")
    if missing != path:
        assert organiser.refused(missing, **BODIES[path]) == (404, "no-such-tournament")


@pytest.mark.parametrize("path", sorted(READ))
def test_everybody_reads_and_nobody_where_there_are_no_players(begin: Starter, house: Nearby, path: str) -> None:
    (ada,) = rivals(house, "Ada")
    address = path.replace("{tournament:str}", new_tournament(ada))
    status, found = Browser(house)(address)
    assert status == 200
    assert "code" not in found
    status, _, words = request(begin(players="off"), address)
    assert (status, '"players-off"' in words) == (404, True)


def test_standings_with_luck_taken_out_follow_from_the_reviews(begin: Starter) -> None:
    house = begin(review_futures="2")
    ada, ben = rivals(house, "Ada", "Ben")
    week = cup(ada)["id"]
    tables = {player.name: play(house, player, week, 1) for player in (ada, ben)}
    wait_until(lambda: len(cup(ada).get("adjusted", ())) == 2)
    state = cup(ada)
    names = {one["number"]: one["name"] for one in state["entrants"]}

    def luck(table: str) -> float:
        (words,) = house.inside(
            house.tables.store.read(
                lambda connection: connection.execute(
                    "select words from reviews where table_id = ?", (table,)
                ).fetchone()
            )
        )
        return float(json.loads(words)["seats"][0]["luck"]["mean"])

    plain = {names[line["entrant"]]: line["total"] for line in state["standings"]}
    adjusted = {names[line["entrant"]]: line.get("total", 0) for line in state["adjusted"]}
    assert adjusted == {name: round(plain[name] - luck(table), 1) for name, table in tables.items()}
    best = max(adjusted.values())
    assert adjusted[names[state["adjusted"][0]["entrant"]]] == best
