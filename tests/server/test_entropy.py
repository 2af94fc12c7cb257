"""Random values of players' devices are mixed into the deal: neither the server nor a player alone decides."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farshore.cli import main
from farshore.cli.verify_deal import verify
from farshore.client import TableClient, post
from farshore.core import record
from farshore.core.dealer import SeatValue, SeededDealer
from farshore.core.lazy_actions import Outcomes
from farshore.core.record import RecordError
from farshore.games import find
from farshore.server import wire
from farshore.server.tables import deal_promise
from server.conftest import Postgres
from server.in_process_server import Nearby, Starter
from server.sit_down import request, run

ADAS, BENS = "a-random-value-of-Ada", "a-random-value-of-Ben"
PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]


def test_each_value_changes_the_draws_from_its_index_on() -> None:
    coins = Outcomes(tuple(range(1000)))

    def draws(*values: SeatValue) -> list[int]:
        return [SeededDealer("seed", "salt", values).draw(coins, index) for index in range(6)]

    plain, ada, both = draws(), draws(SeatValue(0, ADAS, 2)), draws(SeatValue(1, BENS, 4), SeatValue(0, ADAS, 2))
    assert draws(SeatValue(0, ADAS)) == plain, "not yet"
    assert ada[:2] == plain[:2]
    assert all(one != other for one, other in zip(ada[2:], plain[2:], strict=True))
    assert both[:4] == ada[:4]
    assert all(one != other for one, other in zip(both[4:], ada[4:], strict=True))
    assert draws(SeatValue(0, BENS, 2)) != ada, "the seat counts"
    assert SeededDealer("seed", "salt", [SeatValue(0, ADAS, 0)]).promise == SeededDealer("seed", "salt").promise


def open_table(house: Nearby, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A promise, and the table that is made of it."""
    promised = post(house.address, "/api/promise", {})
    body = {"game": "skerries", "seats": PEOPLE, "deal": promised["deal"], "entropy": ADAS, **more}
    return promised, post(house.address, "/api/tables", body)


async def join(house: Nearby, table: str, secret: str, entropy: str = "") -> TableClient:
    new = f"new-{secret}"
    uses = (wire.LinkUse(link=secret, secret=new),)
    message = wire.Join(table=table, secrets=(secret, new), entropy=entropy, links=uses)
    return await TableClient.connect(house.address, message)


async def finish(*guests: TableClient) -> None:
    while not guests[0].over:
        seat = guests[0].turn.busy[0]
        await guests[seat].act(seat, guests[seat].scene_actions()[0])
        for guest in guests:
            await guest.receive_until(guests[seat].version)


def is_refused(words: str) -> bool:
    """Whether the draws of a record do not follow from its secret and values."""
    try:
        verify(words)
    except RecordError as error:
        return error.reason.key == "verify-draw"
    return False


def test_the_values_of_both_players_count_and_the_record_says_so(
    begin: Starter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = begin()
    promised, opened = open_table(house)
    assert opened["table"] == promised["table"]
    mine, link = (key["secret"] for key in opened["keys"])

    async def play() -> None:
        ada = await join(house, opened["table"], mine, "another-value-of-Ada")
        assert ada.table.promise == promised["promise"]
        assert ada.table.mixed == (0,)
        ben = await join(house, opened["table"], link, BENS)
        assert ben.table.mixed == (0, 1)
        await finish(ada, ben)

    run(play())
    written = request(house, f"/api/tables/{opened['table']}/record", {})[2]
    loaded = record.load(written, find)
    values = {value.seat: value for value in loaded.entropy}
    assert (values[0].value, values[0].at) == (ADAS, 0), "the first value of a seat stays"
    assert values[1].value == BENS
    assert values[1].at > 0
    assert verify(written) > values[1].at
    others = [f"another-value-of-Ben-{number}" for number in range(40)]
    assert any(is_refused(written.replace(BENS, other)) for other in others), "few outcomes: some agree by chance"
    assert any(is_refused(written.replace(ADAS, other)) for other in others)
    file = tmp_path / "match.toml"
    file.write_text(written)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"mixed with the players’ random values: seat 1 from draw 1, seat 2 from draw {values[1].at + 1}" in said
    again = post(house.address, "/api/records", {"record": written})["table"]
    assert request(house, f"/api/tables/{again}/record", {})[2] == written


def test_the_server_alone_does_not_decide(begin: Starter) -> None:
    """One promise, two values: two deals. A server that knew the value before could have chosen."""
    house = begin()
    seed, salt = house.tables.promises.deal_of("a-table")
    promise = SeededDealer(seed, salt).promise
    cards = Outcomes(tuple(range(10_000)))
    deals = {SeededDealer(seed, salt, [SeatValue(0, value, 0)]).draw(cards, 0) for value in (ADAS, BENS, "x" * 20)}
    assert len(deals) == 3
    assert seed not in promise
    assert house.tables.promise_deal().promise != house.tables.promise_deal().promise


def test_a_promised_deal_is_used_once_in_time_and_only_if_it_was_promised(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    promised, opened = open_table(house)

    def refused(deal: str) -> str:
        status, _, words = request(house, "/api/tables", {"game": "skerries", "seats": PEOPLE, "deal": deal})
        return f"{status} {json.loads(words).get('key', '')}"

    assert refused(promised["deal"]) == "409 deal-spent"
    table, until, seal = promised["deal"].split(".")
    other = post(house.address, "/api/promise", {})
    for forged in (f"mine.{until}.{seal}", f"{table}.{int(until) + 9}.{seal}", "x", "..", f"{other['table']}.."):
        assert refused(forged) == "409 deal-spent"
    monkeypatch.setattr(deal_promise, "PROMISED", -1.0)
    late = post(house.address, "/api/promise", {})
    assert refused(late["deal"]) == "409 deal-spent"
    assert opened["table"] == promised["table"]


def test_clients_that_send_no_value_play_as_before_and_verify_names_them(
    begin: Starter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = begin()
    opened = post(house.address, "/api/tables", {"game": "skerries", "seats": PEOPLE})
    mine, link = (key["secret"] for key in opened["keys"])

    async def play(entropy: str) -> None:
        await finish(await join(house, opened["table"], mine, entropy), await join(house, opened["table"], link))

    run(play(ADAS))
    file = tmp_path / "match.toml"
    file.write_text(request(house, f"/api/tables/{opened['table']}/record", {})[2])
    assert main(["verify", str(file)]) == 0
    assert "; none from seat 2" in capsys.readouterr().out


def test_one_person_at_home_and_challenges_stay_as_they_are(begin: Starter) -> None:
    house = begin()

    async def mixed(**body: Any) -> tuple[int, ...]:
        promised = post(house.address, "/api/promise", {})
        wish = {"game": "skerries", "deal": promised["deal"], "entropy": ADAS, **body}
        opened = post(house.address, "/api/tables", wish)
        guest = await join(house, opened["table"], opened["keys"][0]["secret"], BENS)
        return guest.table.mixed

    solo = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    assert run(mixed(seats=solo)) == ()
    assert run(mixed(seats=[{"kind": "me"}, {"kind": "here"}], challenge="today")) == ()
    assert run(mixed(seats=[{"kind": "me"}, {"kind": "here"}], seed="reef")) == ()
    assert run(mixed(seats=[{"kind": "me"}, {"kind": "here"}])) == (0, 1)


def test_a_deal_that_is_played_again_has_the_same_values(begin: Starter) -> None:
    house = begin()
    _, opened = open_table(house, seats=[{"kind": "me"}, {"kind": "here"}])

    async def play(table: str, keys: list[dict[str, Any]]) -> list[str]:
        guest = await TableClient.join(house.address, table, *(key["secret"] for key in keys))
        while not guest.over:
            seat = guest.turn.busy[0]
            await guest.send(wire.ChangeView(view=seat))
            while guest.view != seat:
                await guest.receive()
            await guest.act(seat, guest.scene_actions()[0])
        written = request(house, f"/api/tables/{table}/record", {})[2]
        return [str(event) for event in record.load(written, find).match.events]

    first = run(play(opened["table"], opened["keys"]))
    body = {"game": "skerries", "seats": [{"kind": "me"}, {"kind": "here"}], "challenge": opened["table"]}
    second = post(house.address, "/api/tables", body)
    assert run(play(second["table"], second["keys"])) == first


def test_two_processes_agree_from_which_draw_a_value_counts(
    begin: Starter, postgres: Postgres, new_database: Callable[[str], str]
) -> None:
    assert postgres.port
    database = new_database("postgresql")
    left, right = begin(database, secret="shared"), begin(database, secret="shared")
    opened = post(left.address, "/api/tables", {"game": "skerries", "seats": PEOPLE})
    mine, link = (key["secret"] for key in opened["keys"])

    async def play() -> None:
        ada = await join(left, opened["table"], mine, ADAS)
        ben = await join(right, opened["table"], link, BENS)
        await finish(ada, ben)

    run(play())
    written = request(right, f"/api/tables/{opened['table']}/record", {})[2]
    assert len(record.load(written, find).entropy) == 2
    assert verify(written) > 0


def test_a_crash_between_storing_and_using_a_value_loses_nothing(begin: Starter, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    house = begin(url)
    _, opened = open_table(house)
    mine, link = (key["secret"] for key in opened["keys"])

    async def sit() -> None:
        await join(house, opened["table"], link, BENS)

    run(sit())
    house.stop()
    again = begin(url)

    async def play() -> None:
        await finish(await join(again, opened["table"], mine), await join(again, opened["table"], f"new-{link}"))

    run(play())
    written = request(again, f"/api/tables/{opened['table']}/record", {})[2]
    assert {value.value for value in record.load(written, find).entropy} == {ADAS, BENS}
    assert verify(written) > 0


@pytest.mark.parametrize("line", ["0 0 short", "7 0 a-random-value-of-Ada", "0 -1 a-random-value-of-Ada", "x"])
def test_a_record_with_a_bad_value_is_refused_with_its_line(line: str) -> None:
    words = f'farshore = 1\ngame = "skerries"\nseats = ["Ada"]\nentropy = ["{line}"]\nevents = []\n'
    with pytest.raises(RecordError) as refused:
        record.load(words, find)
    assert (refused.value.reason.key, refused.value.line) == ("bad-entropy", 4)
