"""Deals that nobody can predict, and challenges: what is sent to whom, and when."""

from __future__ import annotations

import json
import time
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from farshore.bots import par_table as par
from farshore.bots.par_table import Par
from farshore.cli.verify_deal import verify
from farshore.client import RequestRefused, TableClient, post
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.games import find
from farshore.server import wire
from farshore.server.http import challenge_routes
from farshore.server.store import table_rows
from farshore.server.store.database import Connection
from farshore.server.store.table_rows import SeatRow, Summary, TableRow
from farshore.server.tables import registry
from server.in_process_server import Nearby, Starter
from server.sit_down import make, request, run, wait_until

# The promise


def played(dealer: SeededDealer) -> AnyMatch:
    match: AnyMatch = Match(find("skerries"), ["Ada"], promise=dealer.promise)
    match.deal(dealer)
    while not match.over:
        match.play(0, match.game.legal(match.state, 0)[0])
        match.deal(dealer)
    return match


def test_a_promise_with_salt_cannot_be_guessed_from_a_word() -> None:
    assert SeededDealer("reef", "salt").promise not in (SeededDealer("reef").promise, sha256(b"reef").hexdigest())
    assert SeededDealer("reef").promise == sha256(b"reef").hexdigest(), "records of before stay as they are"
    assert SeededDealer("reef", "a").promise != SeededDealer("reef", "b").promise


def test_salt_and_seed_are_both_checked() -> None:
    dealer = SeededDealer("reef", "0f" * 16)
    written = record.dump(played(dealer), secret="reef", salt="0f" * 16)
    assert verify(written) > 0
    for wrong in (
        written.replace("0f", "0e", 1),
        written.replace('salt = "', 'salt = "x'),
        written.replace("salt", "#"),
    ):
        with pytest.raises(RecordError) as refused:
            verify(wrong)
        assert refused.value.reason.key == "verify-promise"


def test_old_records_without_salt_are_still_verified() -> None:
    assert verify(record.dump(played(SeededDealer("reef")), secret="reef")) > 0


def test_a_table_tells_salt_and_seed_when_it_is_over(begin: Starter) -> None:
    house = begin()

    async def play() -> str:
        sitting = make(house, "skerries", "p")
        ada = await sitting.guest(0)
        assert ada.table.promise != sha256(b"reef").hexdigest()
        assert (ada.table.salt, ada.table.secret) == ("", "")
        while not ada.over:
            await ada.act(0, ada.scene_actions()[0])
        assert ada.table.secret == "reef"
        assert SeededDealer("reef", ada.table.salt).promise == ada.table.promise
        return sitting.table

    table = run(play())
    assert verify(request(house, f"/api/tables/{table}/record", {})[2]) > 0


# Deals somebody chose


def test_a_chosen_deal_says_so_to_everybody(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        assert (await make(house, "explorers", "pp").guest()).table.chosen
        assert not (await make(house, "explorers", "pp", seed="").guest()).table.chosen

    run(play())


LINKED = [{"kind": "me"}, {"kind": "link"}]


def test_where_others_sit_and_something_is_hidden_nobody_chooses_the_deal(begin: Starter) -> None:
    house = begin()
    for language in ("en", "de", "fr", "it"):
        body = {"game": "la_isla", "seats": LINKED, "seed": "mine"}
        status, _, words = request(house, f"/api/tables?language={language}", body)
        assert (status, json.loads(words)["key"]) == (400, "chosen-deal")
    assert request(house, "/api/tables", {"game": "la_isla", "seats": LINKED})[0] == 201
    assert request(house, "/api/tables", {"game": "explorers", "seats": LINKED, "seed": "mine"})[0] == 201


def test_a_deal_that_was_played_is_a_chosen_one(begin: Starter, tmp_path: Path) -> None:
    """Also one from a record, whose secret somebody has written into it."""
    house = begin()
    match: AnyMatch = Match(find("skerries"), ["Ada", "Bea"], promise=SeededDealer("known").promise)
    dealer = SeededDealer("known")
    match.deal(dealer)
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.deal(dealer)
    brought = post(house.address, "/api/records", {"record": record.dump(match, secret="known")})
    body = {"game": "skerries", "seats": LINKED, "challenge": brought["table"]}
    status, _, words = request(house, "/api/tables", body)
    assert (status, json.loads(words)["key"]) == (400, "chosen-deal")


# The challenge of the day


def challenge(house: Nearby, device: str = "", game: str = "skerries") -> dict[str, Any]:
    body = {"game": game, "seats": [{"kind": "me", "name": "Ada"}], "challenge": "today"}
    opened: dict[str, Any] = post(house.address, "/api/tables", body | ({"device": device} if device else {}))
    return opened


async def finish(house: Nearby, opened: dict[str, Any], choice: int = 0) -> None:
    guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
    while not guest.over:
        await guest.act(0, guest.scene_actions()[choice])
    await guest.close()


def results(house: Nearby, day: str = "") -> dict[str, Any]:
    found = json.loads(request(house, f"/api/challenges?name={day}")[2])["challenges"]
    skerries = next(each for each in found if each["game"] == "skerries")
    return {result["table"]: result for result in skerries.get("results", ())}


def listed(house: Nearby, count: int) -> dict[str, Any]:
    """Wait until the list has this number of results, which takes a second or two, and return them."""
    until = time.monotonic() + 240
    while len(found := results(house)) < count and time.monotonic() < until:
        time.sleep(0.05)
    return found


def test_the_par_of_a_deal_is_told_at_the_end_and_with_the_results(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(par, "load_pars", lambda module: {1: Par(12.5, 0.4, 30)} if "skerries" in module else {})
    house = begin()
    opened = challenge(house)

    async def play() -> None:
        guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
        assert guest.turn.par is None
        while not guest.over:
            await guest.act(0, guest.scene_actions()[0])
        assert guest.turn.par == 12.5
        await guest.close()

    run(play())
    assert results(house)[opened["table"]]["par"] == 12.5


def test_a_result_that_a_bot_helped_with_is_not_listed(begin: Starter) -> None:
    house = begin()
    opened, mine = challenge(house), challenge(house)

    async def play() -> None:
        guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
        await guest.request(wire.LeaveSeat, seat=0, level="random")
        while not guest.over:
            await guest.receive()
        await guest.request(wire.ResumeSeat, seat=0)
        await guest.close()

    run(play())
    run(finish(house, mine))
    assert set(listed(house, 1)) == {mine["table"]}


def test_the_deal_of_the_day_is_shown_to_those_who_have_played_it(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    first, second = challenge(house), challenge(house)
    run(finish(house, first))
    table, mine = first["table"], [second["keys"][0]["secret"]]

    def asked(secrets: list[str]) -> list[int]:
        paths: dict[str, dict[str, Any]] = {
            "record": {},
            "position": {"at": 1},
            "branch": {"at": 1, "seat": 0, "level": "random"},
        }
        return [
            request(house, f"/api/tables/{table}/{path}", {**b, "secrets": secrets})[0] for path, b in paths.items()
        ]

    async def watch(secrets: list[str]) -> None:
        await TableClient.join(house.address, table, *secrets)

    assert asked([]) == asked(mine) == [403, 403, 403]
    with pytest.raises(RequestRefused, match="challenge-closed"):
        run(watch(mine))
    assert asked([first["keys"][0]["secret"]]) == [200, 200, 201]
    run(finish(house, second))
    assert asked(mine) == [200, 200, 201]
    run(watch(mine))
    monkeypatch.setattr(registry, "today", lambda: "2999-01-01")
    assert asked([]) == [200, 200, 201], "the day is over"


def test_the_secret_of_the_day_is_told_when_the_day_is_over(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    opened = challenge(house)
    run(finish(house, opened))

    async def answer() -> str:
        guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
        await guest.close()
        return str(guest.table.secret)

    assert run(answer()) == ""
    monkeypatch.setattr(registry, "today", lambda: "2999-01-01")
    assert run(answer()) != ""


def test_each_devices_first_attempt_counts(begin: Starter) -> None:
    house = begin()
    ada, bea = "a" * 32, "b" * 32
    left, again, other, nobody = challenge(house, ada), challenge(house, ada), challenge(house, bea), challenge(house)
    for opened in (again, other, nobody):
        run(finish(house, opened))
    answer = {table: result.get("again", False) for table, result in listed(house, 3).items()}
    assert answer == {again["table"]: True, other["table"]: False, nobody["table"]: True}
    run(finish(house, left))
    wait_until(lambda: left["table"] in results(house))
    answer = {table: result.get("again", False) for table, result in results(house).items()}
    assert answer == {left["table"]: False, other["table"]: False, nobody["table"]: True}, "one result for each device"
    assert ada not in json.dumps(results(house))


def test_a_new_name_of_a_device_does_not_make_every_attempt_the_first(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_rows, "DEVICES", 2)
    house = begin()
    attempts = [challenge(house, f"{number:032}") for number in range(5)]
    for number, opened in enumerate(attempts):
        run(finish(house, opened, choice=-1 if number == 4 else 0))
    wait_until(lambda: {attempts[0]["table"], attempts[1]["table"]} <= set(results(house)))
    answer = {table: result.get("again", False) for table, result in results(house).items()}
    assert len(answer) == 3, "the other attempts of the address share one place"
    assert [table for table, again in answer.items() if not again] == [opened["table"] for opened in attempts[:2]]


def test_tables_of_bots_push_nobody_out_of_the_list(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor do worse results that came later."""
    house = begin()
    mine = challenge(house, "a" * 32)
    run(finish(house, mine))
    best = house.inside(house.tables.results(registry.today(), "skerries"))[0][0]

    def others(connection: Connection) -> None:
        for number in range(105):
            bot = SeatRow("", "bot", "expert", None, True)
            person = SeatRow("Eve", "person", "", f"{number:064}", True)
            for seat, points in ((bot, 99), (person, best.summary.totals[0] - 1)):
                row = TableRow(f"{seat.kind}{number}", "skerries", 1, {}, [seat], "s", challenge=registry.today())
                total = table_rows.best_total([seat], (points,))
                row.summary = Summary(1, (), True, (points,), (0,), time.time(), total)
                table_rows.create(connection, row, [])

    house.inside(house.tables.store.write(others))
    monkeypatch.setattr(challenge_routes, "_par", no_par)
    found = list(results(house).values())
    assert len(found) == 100
    assert found[0]["table"] == mine["table"]
    assert not any(result["table"].startswith("bot") for result in found)


async def no_par(*_: object) -> None:
    return None


def standing(house: Nearby, opened: dict[str, Any]) -> dict[str, Any]:
    body = {"secrets": [opened["keys"][0]["secret"]]}
    found: dict[str, Any] = json.loads(request(house, f"/api/tables/{opened['table']}/standing", body)[2])
    return found


def test_an_attempt_is_compared_with_those_that_count(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    first, second = challenge(house, "a" * 32), challenge(house, "b" * 32)
    again = challenge(house, "a" * 32)
    path = f"/api/tables/{first['table']}/standing"
    assert request(house, path, {"secrets": [first["keys"][0]["secret"]]})[0] == 409, "the match goes on"
    for opened, choice in ((first, 0), (second, -1), (again, -1)):
        run(finish(house, opened, choice))
    assert request(house, path, {"secrets": []})[0] == 403, "others learn nothing of today's deal"
    wait_until(lambda: standing(house, first)["players"] == 2)
    ours = {name: standing(house, opened) for name, opened in (("a", first), ("b", second), ("again", again))}
    assert [each["counted"] for each in ours.values()] == [True, True, False]
    better, worse = sorted((ours["a"], ours["b"]), key=lambda each: -each["points"])
    assert (better["place"], better["beaten"]) == (1, int(better["points"] > worse["points"]))
    assert worse["place"] == (2 if better["points"] > worse["points"] else 1)
    assert {result["table"] for result in better["results"]} == {first["table"], second["table"]}
    assert 0 < better["left"] <= 86_400
    assert "winner" not in better, "nobody played the day before"
    best = max(first, second, key=lambda opened: standing(house, opened)["points"])
    day = registry.today()
    monkeypatch.setattr(registry, "today", lambda: (date.fromisoformat(day) + timedelta(days=1)).isoformat())
    tomorrow = challenge(house, "a" * 32)
    run(finish(house, tomorrow))
    answer = standing(house, tomorrow)
    assert answer["winner"]["table"] == best["table"]
    assert standing(house, first).get("left", 0) == 0


def test_past_deals_can_be_played_and_do_not_count(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    first = challenge(house, "a" * 32)
    run(finish(house, first))
    day = registry.today()
    later = date.fromisoformat(day) + timedelta(days=3)
    monkeypatch.setattr(registry, "today", later.isoformat)
    seat = [{"kind": "me", "name": "Bea"}]
    opened = post(
        house.address, "/api/tables", {"game": "skerries", "seats": seat, "challenge": day, "device": "b" * 32}
    )
    run(finish(house, opened))
    wait_until(lambda: len(results(house, day)) == 2)
    answer = {table: result.get("again", False) for table, result in results(house, day).items()}
    assert answer == {first["table"]: False, opened["table"]: True}
    assert not standing(house, opened)["counted"]
    assert standing(house, opened)["players"] == 1
    listed_days = json.loads(request(house, "/api/challenges")[2])["days"]
    assert listed_days[0] == later.isoformat()
    assert day in listed_days
    shown = json.loads(request(house, f"/api/challenges?name={day}")[2])["challenges"]
    assert next(each for each in shown if each["game"] == "skerries")["board"], "its board can be studied"
    for wrong in (later + timedelta(days=1), later - timedelta(days=31)):
        body = {"game": "skerries", "seats": seat, "challenge": wrong.isoformat()}
        assert request(house, "/api/tables", body)[0] == 404


def test_a_running_challenge_has_no_branch_and_no_hints(begin: Starter) -> None:
    house = begin()
    opened = challenge(house, game="explorers")
    secrets = [opened["keys"][0]["secret"]]
    path = f"/api/tables/{opened['table']}/branch"
    status, _, words = request(house, path, {"at": opened["version"], "seat": 0, "secrets": secrets})
    assert (status, json.loads(words)["key"]) == (409, "branch-not-over")

    async def play() -> None:
        guest = await TableClient.join(house.address, opened["table"], *secrets)
        with pytest.raises(RequestRefused, match="hints-off"):
            await guest.request(wire.HintRequest, seat=0)

    run(play())


def test_a_challenge_with_an_invited_player_is_a_chosen_deal(begin: Starter) -> None:
    """The player who opened the table may have played the deal already."""
    house = begin()

    async def chosen(seats: list[dict[str, str]]) -> bool:
        opened = post(house.address, "/api/tables", {"game": "la_isla", "seats": seats, "challenge": "today"})
        guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
        return bool(guest.table.chosen)

    assert run(chosen(LINKED))
    assert not run(chosen([{"kind": "me"}, {"kind": "bot", "level": "random"}]))
