"""Tournaments: equal deals, rounds that are paired once, standings that follow from the records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
import pytest

from farshore.server import typed_codes
from farshore.server.competitions import director, service
from farshore.server.competitions.director import ARRIVE, TournamentDirector, standings_of
from farshore.server.settings import Settings
from farshore.server.store import tournament_rows
from farshore.server.store.database import Connection
from farshore.server.store.store import Store
from farshore.server.tables.registry import TableRegistry
from server.competing import (
    GAME,
    Rival,
    enter_all,
    finish,
    finish_round,
    new_tournament,
    people_of,
    recompute,
    record_of,
    rivals,
    round_of,
    shown,
)
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import run, wait_until

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def rows(house: Nearby, sql: str) -> list[Any]:
    return house.inside(house.tables.store.read(lambda connection: list(connection.execute(sql))))


def control(organiser: Rival, tournament: str, do: str) -> Any:
    return organiser.post(f"/api/tournaments/{tournament}/control", do=do)


@pytest.mark.parametrize("kind", KINDS)
def test_a_swiss_tournament_from_entry_to_the_last_standings(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    players = rivals(house, "Ada", "Ben", "Cem", "Dag", "Eva")
    tournament = new_tournament(players[0], rounds=2)
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    first = finish_round(house, players[1], tournament, 1)
    tables = round_of(first, 1)["tables"]
    assert sorted(number for table in tables for number in people_of(table)) == [1, 2, 3, 4, 5]
    assert [len(table["entrants"]) for table in tables] == [2, 2, 2]
    last = finish_round(house, players[1], tournament, 2)
    wait_until(lambda: players[1].tournament(tournament)["status"] == "over")
    last = players[1].tournament(tournament)
    assert shown(last) == recompute(house, last)
    deals = [{record_of(house, table["table"]).secret for table in each["tables"]} for each in last["played"]]
    assert [len(secrets) for secrets in deals] == [1, 1]
    assert deals[0] != deals[1]
    met = [people_of(table) for each in last["played"] for table in each["tables"] if len(people_of(table)) == 2]
    assert len({frozenset(pair) for pair in met}) == len(met)
    stored = rows(house, f"select standings from tournament_rounds where tournament = '{tournament}' and number = 2")[
        0
    ][0]
    assert msgspec.json.decode(stored) == msgspec.to_builtins(recompute(house, last))


def test_all_tables_of_a_round_have_the_same_deal_in_every_seat(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(players[0], rounds=1, game="explorers")
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    state = finish_round(house, players[0], tournament, 1)
    matches = [record_of(house, table["table"]).match for table in round_of(state, 1)["tables"]]
    drawn = [[str(event) for event in match.events if event.actor < 0] for match in matches]
    shortest = min(map(len, drawn))
    assert shortest > 5
    assert drawn[0][:shortest] == drawn[1][:shortest]


@pytest.mark.parametrize("kind", KINDS)
def test_two_processes_pair_a_round_once(new_database: Callable[[str], str], kind: str) -> None:
    url = new_database(kind)

    async def work() -> tuple[list[bool], list[Any], int]:
        stores = [await Store.open(url) for _ in range(2)]
        directors = [TournamentDirector(TableRegistry(store, Settings(database=url), "secret")) for store in stores]

        def add(connection: Connection) -> None:
            row = tournament_row()
            assert tournament_rows.add_tournament(connection, row)
            for number in range(8):
                known = tournament_rows.tournament(connection, row.id)
                assert known is not None
                assert tournament_rows.enter(connection, known, f"player{number}", f"Name {number}", 1.0)

        await stores[0].write(add)
        records = [await each.read("first") for each in directors]
        assert records[0] is not None
        assert records[1] is not None
        both = zip(directors, records, strict=True)
        done = list(await asyncio.gather(*(each.start_round(one) for each, one in both if one is not None)))
        await asyncio.gather(*(each.advance("first") for each in directors))
        rounds = await stores[1].read(lambda c: list(c.execute("select number from tournament_rounds")))
        made = await stores[1].read(lambda c: c.execute("select count(*) from tables").fetchone()[0])
        for store in stores:
            await store.close()
        return done, rounds, made

    _, rounds, made = run(work())
    assert rounds == [(1,)]
    assert made == 4


def tournament_row() -> tournament_rows.TournamentRow:
    return tournament_rows.TournamentRow(
        id="first", name="First", game=GAME, options={}, format="swiss", seats=2, rounds=3, pace=180, entry="open",
        club="", organiser="", no_show="bot", late=1, starts=0.0, ends=0.0, most=64, when_full=False,
        status="running", round=0, language="en", created=1.0, changed=1.0,
    )  # fmt: skip


def test_a_tournament_survives_restarts(begin: Starter, new_database: Callable[[str], str]) -> None:
    url = new_database("sqlite")
    first = begin(url)
    players = rivals(first, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(players[0])
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    wait_until(lambda: players[0].tournament(tournament).get("round") == 1)
    tables = [table["table"] for table in round_of(players[0].tournament(tournament), 1)["tables"]]
    finish(first, tables[0])
    first.stop()
    second = begin(url)
    again = [Rival(Browser(second, dict(player.browser.cookies)), player.name, player.key) for player in players]
    state = again[0].tournament(tournament)
    assert [table["table"] for table in round_of(state, 1)["tables"]] == tables
    finish_round(second, again[0], tournament, 1)
    finish_round(second, again[0], tournament, 2)
    wait_until(lambda: again[0].tournament(tournament)["status"] == "over")
    last = again[0].tournament(tournament)
    assert shown(last) == recompute(second, last)


def test_a_round_robin_has_a_round_for_everybody(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem")
    tournament = new_tournament(players[0], format="round-robin", rounds=1)
    enter_all(tournament, players)
    state = control(players[0], tournament, "start")
    assert state["rounds"] == 3
    for number in (1, 2, 3):
        state = finish_round(house, players[0], tournament, number)
    assert state["status"] == "over"
    met = [tuple(sorted(people_of(table))) for each in state["played"] for table in each["tables"]]
    assert sorted(pair for pair in met if len(pair) == 2) == [(1, 2), (1, 3), (2, 3)]
    assert shown(state) == recompute(house, state)


# Seeing


def test_nobody_sees_a_deal_that_they_could_still_play(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(players[0], rounds=1)
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    wait_until(lambda: players[0].tournament(tournament).get("round") == 1)
    one, other = round_of(players[0].tournament(tournament), 1)["tables"]
    numbers = {entrant["name"]: entrant["number"] for entrant in players[0].tournament(tournament)["entrants"]}
    here = [player for player in players if numbers[player.name] in people_of(one)]
    there = [player for player in players if numbers[player.name] in people_of(other)]

    def record(player: Rival | None, table: Any) -> tuple[int, Any]:
        return Browser(house)(f"/api/tables/{table['table']}/record", {"secrets": [player.key] if player else []})

    assert record(here[0], one)[0] == 200
    for player in (there[0], None):
        status, found = record(player, one)
        assert (status, found["key"]) == (403, "round-closed")
    finish(house, one["table"])
    status, words = record(here[0], one)
    assert status == 200
    assert "secret" not in words  # the others still play this deal
    assert record(there[0], one)[0] == 403
    copied = {"game": GAME, "seats": [{"kind": "me"}], "challenge": one["table"]}
    assert there[0].refused("/api/tables", **copied) == (403, "round-closed")
    wait_until(lambda: record(here[0], other)[0] == 200)  # players who have played it may watch
    finish(house, other["table"])
    wait_until(lambda: players[0].tournament(tournament)["status"] == "over")
    status, words = record(None, one)
    assert status == 200
    assert "secret" in words


def test_the_seats_of_a_round_are_among_my_tables(house: Nearby) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    tournament = new_tournament(ada, rounds=1)
    enter_all(tournament, [ada, ben])
    control(ada, tournament, "start")
    wait_until(lambda: ada.tournament(tournament).get("round") == 1)
    table = round_of(ada.tournament(tournament), 1)["tables"][0]
    assert table["mine"]
    assert ada.browser("/api/player")[1]["tables"] == [table["table"]]
    listed = ada.browser("/api/mine", {"secrets": [ada.key]})[1]["tables"]
    assert [seat["name"] for seat in listed[0]["seats"]] != ["", ""]
    assert ada.refused(f"/api/tables/{table['table']}/leave", secrets=[ada.key], level="casual") == (
        409,
        "challenge-kept",
    )


# Entering and leaving


def test_entry_by_code_late_entry_and_limits(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, cem, dag = rivals(house, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(ada, entry="code", rounds=3, late=2, most=3)
    code = ada.tournament(tournament)["code"]
    assert "code" not in ben.tournament(tournament)
    path = f"/api/tournaments/{tournament}/enter"
    assert ben.refused(path, code="ABCDEFGH") == (403, "tournament-code-wrong")
    ben.post(path, code=f" {code.lower()} ")
    ben.post(path, code=code)  # twice is once
    assert ben.tournament(tournament)["count"] == 1
    assert ben.tournament(tournament)["code"] == code
    ada.post(path)
    control(ada, tournament, "start")
    cem.post(path, code=code)  # before the second round
    assert dag.refused(path, code=code) == (409, "tournament-full")
    finish_round(house, ada, tournament, 1)
    wait_until(lambda: ada.tournament(tournament).get("round") == 2)
    second = round_of(ada.tournament(tournament), 2)["tables"]
    assert sorted(number for table in second for number in people_of(table)) == [1, 2, 3]
    cem.post(f"/api/tournaments/{tournament}/withdraw")
    assert dag.refused(path, code=code) == (409, "tournament-closed")
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1e9)
    other = new_tournament(ada, entry="code")
    house.app.competitions._codes._buckets.clear()
    tried = [dag.refused(f"/api/tournaments/{other}/enter", code="X" * 8)[1] for _ in range(typed_codes.TRIES + 1)]
    assert tried == ["tournament-code-wrong"] * typed_codes.TRIES + ["too-fast"]


def test_a_tournament_starts_when_it_is_full_or_at_its_time(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    full = new_tournament(ada, most=2, full=True)
    enter_all(full, [ada, ben])
    wait_until(lambda: ada.tournament(full).get("round") == 1)
    timed, empty = (new_tournament(ada, starts=int(time()) + 3600) for _ in range(2))
    enter_all(timed, [ada, ben])
    assert ada.tournament(timed)["status"] == "open"
    later = time() + 3601
    monkeypatch.setattr(director, "time", lambda: later)
    wait_until(lambda: ada.tournament(timed).get("round") == 1)
    wait_until(lambda: ada.tournament(empty)["status"] == "cancelled")  # nobody came
    assert {one["id"] for one in ada.browser("/api/tournaments")[1]["tournaments"]} == {full, timed, empty}


def test_who_withdraws_is_replaced_by_a_bot_and_may_not_decide_later_rounds(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(players[0], rounds=2)
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    wait_until(lambda: players[0].tournament(tournament).get("round") == 1)
    players[3].post(f"/api/tournaments/{tournament}/withdraw")
    assert players[3].refused(f"/api/tournaments/{tournament}/enter")[1] == "tournament-closed"
    state = finish_round(house, players[0], tournament, 1)
    mine = next(table for table in round_of(state, 1)["tables"] if 4 in table["entrants"])
    assert mine["forfeited"] == [mine["entrants"].index(4)]
    state = finish_round(house, players[0], tournament, 2)
    assert sorted(number for table in round_of(state, 2)["tables"] for number in people_of(table)) == [1, 2, 3]
    assert shown(state) == recompute(house, state)
    gone = next(line for line in state["standings"] if line["entrant"] == 4)
    assert (gone.get("points", 0), gone.get("played", 0)) == (0, 0)


def test_a_player_who_is_deleted_in_mid_tournament(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem", "Dag")
    tournament = new_tournament(players[0], rounds=2)
    waiting = new_tournament(players[1])
    enter_all(tournament, players)
    enter_all(waiting, players)
    control(players[0], tournament, "start")
    wait_until(lambda: players[1].tournament(tournament).get("round") == 1)
    assert players[0].browser("/api/player/delete", {"name": "Ada"})[0] == 204
    state = players[1].tournament(tournament)
    assert [entrant.get("name", "") for entrant in state["entrants"]] == ["", "Ben", "Cem", "Dag"]
    assert state["entrants"][0]["withdrawn"]
    assert "organiser" not in state
    assert [entrant["name"] for entrant in players[1].tournament(waiting)["entrants"]] == ["Ben", "Cem", "Dag"]
    table = next(table for table in round_of(state, 1)["tables"] if 1 in table["entrants"])
    seat = table["entrants"].index(1)

    def is_bot() -> bool:
        found = rows(house, f"select kind from seats where table_id = '{table['table']}' and seat = {seat}")
        return bool(found == [("bot",)])

    wait_until(is_bot)
    finish_round(house, players[1], tournament, 1)
    state = finish_round(house, players[1], tournament, 2)
    assert state["status"] == "over"
    assert shown(state) == recompute(house, state)


def test_an_organiser_pauses_and_cancels(house: Nearby) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    tournament = new_tournament(ada, rounds=2)
    assert ada.refused(f"/api/tournaments/{tournament}/control", do="start") == (409, "too-few-entrants")
    enter_all(tournament, [ada, ben])
    assert ben.refused(f"/api/tournaments/{tournament}/control", do="start") == (403, "not-organiser")
    control(ada, tournament, "start")
    assert control(ada, tournament, "pause")["status"] == "paused"
    assert ada.refused(f"/api/tournaments/{tournament}/control", do="pause") == (409, "tournament-not-now")
    finish_round(house, ada, tournament, 1)
    house.inside(house.app.competitions.advance_all())
    assert ada.tournament(tournament)["round"] == 1
    assert control(ada, tournament, "resume")["round"] == 2
    assert control(ada, tournament, "cancel")["status"] == "cancelled"
    assert ben.refused(f"/api/tournaments/{tournament}/withdraw") == (409, "tournament-closed")


@pytest.mark.parametrize(("policy", "left"), [("bot", False), ("leave", True)])
def test_who_does_not_come_is_warned_and_then_replaced(
    house: Nearby, monkeypatch: pytest.MonkeyPatch, policy: str, left: bool
) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    tournament = new_tournament(ada, no_show=policy, pace=60)
    enter_all(tournament, [ada, ben])
    control(ada, tournament, "start")
    wait_until(lambda: ada.tournament(tournament).get("round") == 1)
    offset = ARRIVE + 1.0
    monkeypatch.setattr(director, "time", lambda: time() + offset)
    wait_until(lambda: round_of(ada.tournament(tournament), 1)["tables"][0].get("warned"))
    assert not any(one.get("withdrawn") for one in ada.tournament(tournament)["entrants"])
    offset = 2 * ARRIVE
    wait_until(lambda: rows(house, "select count(*) from seats where kind = 'bot' and player <> ''")[0][0])
    wait_until(lambda: any(one.get("withdrawn") for one in ada.tournament(tournament)["entrants"]) == left)


# Limits and refusals


def test_bad_tournaments_are_refused_and_nothing_is_stored(house: Nearby) -> None:
    (ada,) = rivals(house, "Ada")
    good = {"name": "Autumn", "game": GAME}
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"name": ""}, "tournament-name-needed"),
        ({"name": " \u200b "}, "tournament-name-needed"),
        ({"pace": 0}, "tournament-pace-needed"),
        ({"starts": 5}, "tournament-start-wrong"),
        ({"options": {"nonsense": 1}}, "bad-option"),
        ({"seats": 9}, "bad-message"),
        ({"rounds": 0}, "bad-message"),
        ({"entry": "club"}, "no-such-club"),
    ]
    for change, key in wrong:
        assert ada.refused("/api/tournaments", **{**good, **change})[1] == key, change
    assert rows(house, "select count(*) from tournaments where organiser <> ''") == [(0,)]


def test_a_player_organises_a_few_tournaments_at_a_time(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = rivals(house, "Ada", "Ben")
    made = [new_tournament(ada) for _ in range(service.ORGANISED)]
    assert ada.refused("/api/tournaments", name="More", game=GAME) == (429, "too-many-tournaments")
    control(ada, made[0], "cancel")
    new_tournament(ada)
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1e9)
    house.app.competitions._made._buckets.clear()
    monkeypatch.setattr(service, "ORGANISED", 100)
    for _ in range(service.MADE):
        new_tournament(ben)
    assert ben.refused("/api/tournaments", name="More", game=GAME) == (429, "too-fast")


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_new_tournaments_hides_no_other(
    begin: Starter, new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_rows, "NEWEST", 4)
    house = begin(new_database(kind))
    ada, ben, cem, eve = rivals(house, "Ada", "Ben", "Cem", "Eve")
    mine, entered, others = (new_tournament(who) for who in (ada, ben, ben))
    enter_all(entered, [ada])
    enter_all(others, [ben, cem])
    flood = [new_tournament(eve) for _ in range(5)]

    def listed(reader: Browser) -> list[str]:
        return [one["id"] for one in reader("/api/tournaments")[1]["tournaments"]]

    assert listed(ada.browser) == [entered, mine, others, flood[-1]]
    assert listed(Browser(house)) == [others, *reversed(flood[2:])]


def test_a_guest_with_a_code_needs_a_name(house: Nearby) -> None:
    (ada,) = rivals(house, "Ada")
    tournament = new_tournament(ada)
    guest = Browser(house)
    assert guest("/api/player/new", {})[0] == 200
    status, found = guest(f"/api/tournaments/{tournament}/enter", {})
    assert (status, found["key"]) == (403, "player-name-needed")


def test_stored_standings_are_those_of_the_stored_results(house: Nearby) -> None:
    players = rivals(house, "Ada", "Ben", "Cem")
    tournament = new_tournament(players[0], seats=3, rounds=2)
    enter_all(tournament, players)
    control(players[0], tournament, "start")
    for number in (1, 2):
        finish_round(house, players[0], tournament, number)
    whole = house.inside(house.app.competitions.director.read(tournament))
    assert whole is not None
    for each in whole.rounds:
        assert each.standings == director.encode_standings(standings_of(whole, each.number))
