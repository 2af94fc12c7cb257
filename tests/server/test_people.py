"""People at tables: who is there and since when, who may sit down, and what others may do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from farshore.client import RequestRefused, TableClient, post
from farshore.server import typed_codes, wire
from farshore.server.tables import chat, lobby, turn_clock
from server.in_process_server import Nearby, Starter
from server.sit_down import Sitting, make, request, run

KINDS = ("sqlite", "postgresql")


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_hears_who_is_here_and_since_when_not_also_after_a_restart(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database(kind)
    house = begin(url)
    before = int(time())

    async def come_and_go() -> None:
        ada = await sitting.guest(0)
        assert not ada.table.seats[1].away, "nobody was there yet"
        bo = await sitting.guest(1)
        while not ada.table.seats[1].online:
            await ada.receive()
        await bo.send(wire.SetPresence(here=False))
        while ada.table.seats[1].online:
            await ada.receive()
        assert before <= ada.table.seats[1].away <= time()
        await bo.send(wire.SetPresence(here=True))
        while not ada.table.seats[1].online:
            await ada.receive()
        assert not ada.table.seats[1].away
        await bo.close()
        while ada.table.seats[1].online:
            await ada.receive()
        left.append(ada.table.seats[1].away)

    async def look_again() -> None:
        ada = await sitting.guest(0)
        assert ada.table.seats[1].away == left[0]
        assert not ada.table.seats[1].online

    left: list[int] = []
    sitting = make(house)
    run(come_and_go())
    house.stop()
    sitting.address = begin(url).address
    run(look_again())


def test_two_pages_of_one_seat_are_one_person(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, desk, phone = await sitting.guest(0), await sitting.guest(1), await sitting.guest(1)
        while not ada.table.seats[1].online:
            await ada.receive()
        await desk.close()
        await phone.send(wire.SetPresence(here=False))
        while not ada.table.seats[1].away:
            await ada.receive()
            assert ada.table.seats[1].online or ada.table.seats[1].away
        await phone.send(wire.SetPresence(here=True))
        while not ada.table.seats[1].online:
            await ada.receive()

    run(play())


# Invitations


def test_an_invitation_tells_who_invites_to_what_and_takes_no_seat(begin: Starter) -> None:
    house = begin()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "level": "greedy"}]
    opened = post(house.address, "/api/tables", {"game": "la_isla", "seats": seats})
    mine, link = (key["secret"] for key in opened["keys"])
    where = f"/api/tables/{opened['table']}/invitation"
    answer = post(house.address, where, {"secrets": [link], "language": "de"})
    assert (answer["game"], answer["seat"], answer["host"]) == ("la_isla", 1, 0)
    assert [seat["name"] for seat in answer["seats"]] == ["Ada", "", ""]
    assert not answer["seats"][1].get("taken"), "looking is not sitting down"
    assert len(answer["sentences"]) == 3
    assert "Forscher" in answer["sentences"][1]
    assert abs(answer["created"] - time()) < 600
    assert mine not in str(answer)
    assert link not in str(answer)
    assert "seat" not in post(house.address, where, {}), "without the link there is no seat to take"
    assert request(house, "/api/tables/nowhere/invitation", {})[0] == 404


# Open tables


def open_table(house: Nearby, **more: Any) -> Sitting:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    wish = {"game": "explorers", "seats": seats, "open": True, "language": "fr", **more}
    opened = post(house.address, "/api/tables", wish)
    links = {key["seat"] for key in opened["keys"] if key["kind"] == "link"}
    return Sitting(house.address, opened["table"], {key["seat"]: key["secret"] for key in opened["keys"]}, links)


def listed(house: Nearby) -> list[dict[str, Any]]:
    return list(msgspec.json.decode(request(house, "/api/open?language=en")[2])["tables"])


@pytest.mark.parametrize("kind", KINDS)
def test_an_open_table_is_listed_until_its_seats_are_taken_and_each_seat_is_taken_once(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database(kind)
    house = begin(url)
    make(house, seats="pp")
    sitting = open_table(house, pace=259_200)
    house.stop()
    house = begin(url)
    (found,) = listed(house)
    assert found["table"] == sitting.table, "only what is open is listed, also after a restart"
    assert (found["language"], found["pace"], found["title"]) == ("fr", 259_200, "Explorers")
    assert [bool(seat.get("taken")) for seat in found["seats"]] == [True, False]
    where = f"/api/tables/{sitting.table}/seat"
    taken = post(house.address, where, {"name": "  Bo\u202e "})
    assert [(key["seat"], key["kind"]) for key in taken["keys"]] == [(1, "me")]
    assert listed(house) == []
    status, _, words = request(house, f"{where}?language=it", {"name": "Cleo"})
    assert status == 409
    assert "posti" in words

    async def play() -> None:
        old = await TableClient.join(house.address, sitting.table, sitting.secrets[1])
        assert old.view is None, "the link that was not used opens nothing any more"
        bo = await TableClient.join(house.address, sitting.table, taken["keys"][0]["secret"])
        assert (bo.view, bo.table.seats[1].name) == (1, "Bo")

    run(play())


def test_a_table_that_is_not_open_has_no_seat_for_strangers(begin: Starter) -> None:
    house = begin()
    sitting = make(house)
    status, _, words = request(house, f"/api/tables/{sitting.table}/seat", {"name": "Mallory"})
    assert (status, msgspec.json.decode(words)["key"]) == (409, "table-not-open")


def test_a_live_table_is_listed_while_somebody_waits_there(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    monkeypatch.setattr(lobby, "SITTING_DOWN", 0.0)
    sitting = open_table(house)
    assert listed(house) == []

    async def play() -> None:
        ada = await sitting.guest(0)
        while not await asyncio.to_thread(listed, house):
            await asyncio.sleep(0.01)
        await ada.close()
        while await asyncio.to_thread(listed, house):
            await asyncio.sleep(0.01)

    run(play())


def test_nobody_opens_more_tables_than_the_limit(begin: Starter) -> None:
    house = begin(open_tables="2")
    first = open_table(house)
    open_table(house)
    status, _, words = request(
        house,
        "/api/tables?language=de",
        {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "link"}], "open": True},
    )
    assert (status, msgspec.json.decode(words)["key"]) == (429, "too-many-open")
    assert "2 Tische" in words
    make(house)
    post(house.address, f"/api/tables/{first.table}/seat", {"name": "Bo"})
    open_table(house)


def test_quick_matches_pair_those_who_want_the_same(begin: Starter) -> None:
    house = begin()
    ada, bo, cleo, dora = (
        post(house.address, "/api/quick", {"game": "explorers", "seats": 2, "name": name, **more})
        for name, more in (("Ada", {}), ("Bo", {"pace": 600}), ("Cleo", {}), ("Dora", {}))
    )
    assert ada["table"] == cleo["table"]
    assert [key["seat"] for opened in (ada, cleo) for key in opened["keys"] if key["kind"] == "me"] == [0, 1]
    assert len({ada["table"], bo["table"], dora["table"]}) == 3, "another pace is another wish, a full table is full"
    status, _, words = request(house, "/api/quick", {"game": "la_isla", "seats": 7})
    assert (status, msgspec.json.decode(words)["key"]) == (422, "bad-seats")


def test_a_bot_takes_a_seat_that_nobody_came_for_and_a_friend_can_still_have_it(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = open_table(house)
        ada, watcher = await sitting.guest(0), await sitting.guest()
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await watcher.request(wire.Substitute, seat=1, level="random")
        await ada.request(wire.Substitute, seat=1, level="random")
        assert ada.table.seats[1].kind == "bot"
        assert await asyncio.to_thread(listed, house) == []
        friend = await sitting.guest(1)
        await friend.request(wire.ResumeSeat, seat=1)
        assert friend.table.seats[1].kind == "person"
        with pytest.raises(RequestRefused, match="still-has-time"):
            await ada.request(wire.Substitute, seat=1, level="random")
        with pytest.raises(RequestRefused, match="no-such-seat"):
            await ada.request(wire.Substitute, seat=9, level="random")

    run(play())


def test_a_code_in_place_of_a_link_is_good_until_somebody_sits_and_few_can_be_tried(
    begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database("sqlite")
    house = begin(url)
    sitting = make(house)

    def asked(path: str, **body: Any) -> tuple[int, dict[str, Any]]:
        status, _, words = request(house, path, body)
        return status, msgspec.json.decode(words)

    def code(seat: int) -> tuple[int, dict[str, Any]]:
        return asked(f"/api/tables/{sitting.table}/code", secrets=[sitting.secrets.get(seat, "x" * 20)])

    status, answer = code(1)
    assert (status, len(answer["code"])) == (200, 8)
    assert code(1)[1] == answer, "always the same"
    assert code(9)[1]["key"] == "not-your-seat"
    house.stop()
    house = begin(url)
    typed = f" {answer['code'][:4].lower()}-{answer['code'][4:]} "
    status, invited = asked("/api/code", code=typed, language="de")
    assert (status, invited["seat"], invited["table"]) == (200, 1, sitting.table)
    assert not any(secret in str(invited) for secret in sitting.secrets.values())
    status, opened = asked("/api/code/seat", code=typed, name="Bo")
    assert (status, opened["keys"][0]["seat"]) == (201, 1)
    assert asked("/api/code/seat", code=typed)[1]["key"] == "no-such-code", "the seat is taken"
    assert code(1)[1]["key"] == "not-your-seat", "and the link opens nothing any more"

    async def see() -> None:
        bo = await TableClient.join(house.address, sitting.table, opened["keys"][0]["secret"])
        assert (bo.view, bo.table.seats[1].name) == (1, "Bo")

    run(see())
    tried = [asked("/api/code", code="2222-2222")[0] for _ in range(typed_codes.TRIES)]
    assert (tried[0], tried[-1]) == (404, 429)


# Pace


def test_clocks_run_when_everybody_is_there_and_only_for_whom_the_table_waits(
    begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database("sqlite")
    house = begin(url)

    async def play() -> None:
        ada = await sitting.guest(0)
        assert ada.turn.since == (0,) * len(ada.turn.busy), "somebody is missing"
        bo = await sitting.guest(1)
        while not all(ada.turn.since):
            await ada.receive()
        assert all(abs(began - time()) < 600 for began in ada.turn.since)
        began = dict(zip(ada.turn.busy, ada.turn.since, strict=True))
        await ada.act(0, ada.scene_actions()[0])
        now = dict(zip(ada.turn.busy, ada.turn.since, strict=True))
        assert now[0] == began[0], "a turn of several actions is one turn"
        answer.append(now[0])
        await bo.close()

    async def again() -> None:
        ada = await sitting.guest(0)
        assert dict(zip(ada.turn.busy, ada.turn.since, strict=True))[0] == answer[0]

    answer: list[int] = []
    sitting = make(house, pace=60)
    run(play())
    house.stop()
    sitting.address = begin(url).address
    run(again())


def test_who_is_late_may_be_replaced_by_the_others_and_takes_the_seat_back(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    passed = 0.0
    monkeypatch.setattr(turn_clock, "time", lambda: time() + passed)

    async def play() -> None:
        nonlocal passed
        sitting = make(house, pace=60)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        while 1 not in bo.turn.busy or not all(ada.turn.since):
            await ada.receive()
        live = house.tables.live[sitting.table]
        assert turn_clock.late_seats(live) == []
        assert time() < turn_clock.next_deadline(live) <= time() + 60
        passed = 61
        assert 1 in turn_clock.late_seats(live)
        with pytest.raises(RequestRefused, match="still-has-time"):  # reminded first
            await ada.request(wire.Substitute, seat=1, level="random")
        passed = 60 * 1.25 + 1
        await ada.request(wire.Substitute, seat=1, level="random")
        assert ada.table.seats[1].kind == "bot"
        await bo.request(wire.ResumeSeat, seat=1)
        assert bo.table.seats[1].kind == "person"

    run(play())


def test_without_a_pace_a_bot_plays_after_three_days_and_lists_say_so(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin()
    passed = 0.0
    monkeypatch.setattr(turn_clock, "time", lambda: time() + passed)

    def entry(sitting: Sitting) -> dict[str, Any]:
        (answer,) = post(house.address, "/api/mine", {"secrets": [sitting.secrets[0]]})["tables"]
        return dict(answer)

    def instead(sitting: Sitting, holder: int) -> int:
        wish = {"secrets": [sitting.secrets.get(holder, "x" * 20)], "seat": 1, "level": "random"}
        return request(house, f"/api/tables/{sitting.table}/bot", wish)[0]

    async def come(sitting: Sitting) -> None:
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        assert 1 in bo.turn.busy
        assert entry(sitting)["seats"][1]["online"], "who has the table open is here"
        await bo.close()
        while ada.table.seats[1].online:
            await ada.receive()
        await ada.close()

    sitting = make(house)
    run(come(sitting))
    answer = entry(sitting)
    assert abs(answer["seats"][1]["away"] - time()) < 600
    assert "late" not in answer
    assert instead(sitting, 0) == 409
    passed = 3 * 86_400 + 1
    assert entry(sitting)["late"] == [1], "not my own seat"
    assert instead(sitting, 7) == 403
    assert instead(sitting, 0) == 204
    assert entry(sitting)["seats"][1]["kind"] == "bot"


def test_without_a_pace_nobody_is_late(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, _ = await sitting.guest(0), await sitting.guest(1)
        assert not ada.turn.since
        live = house.tables.live[sitting.table]
        assert (turn_clock.late_seats(live), turn_clock.next_deadline(live)) == ([], 0.0)

    run(play())


# Signs and words


M = TypeVar("M", bound=msgspec.Struct)


async def next_of(guest: TableClient, kind: type[M]) -> M:
    """The next message of this kind."""
    while not isinstance(message := await guest.receive(), kind):
        pass
    return message


def test_signs_are_seen_by_all_and_not_too_many(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, bo, watcher = await sitting.guest(0), await sitting.guest(1), await sitting.guest()
        await ada.request(wire.React, seat=0, sign="nice")
        for guest in (bo, watcher):
            assert await next_of(guest, wire.Reaction) == wire.Reaction(seat=0, sign="nice")
        with pytest.raises(RequestRefused, match="too-fast"):
            await ada.request(wire.React, seat=0, sign="wow")
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await ada.request(wire.React, seat=1, sign="wow")
        with pytest.raises(RequestRefused, match="no-words-here"):
            await bo.request(wire.SendChat, seat=1, words="hello")

    run(play())


@pytest.mark.parametrize("kind", KINDS)
def test_words_where_they_are_allowed_are_kept_and_complaints_end_them(
    kind: str, begin: Starter, new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "BREATH", 0.0)
    url = new_database(kind)
    house = begin(url)

    async def play() -> None:
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        await ada.request(wire.SendChat, seat=0, words="  well\u202e   played ")
        line = (await next_of(bo, wire.ChatMessages)).lines or (await next_of(bo, wire.ChatMessages)).lines
        assert [(one.number, one.seat, one.words) for one in line] == [(1, 0, "well played")]
        with pytest.raises(RequestRefused, match="nothing-said"):
            await ada.request(wire.SendChat, seat=0, words="\u200b")
        await bo.request(wire.SendChat, seat=1, words="bad words")

    async def again() -> None:
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        lines = (await next_of(ada, wire.ChatMessages)).lines
        assert [one.words for one in lines] == ["well played", "bad words"]
        await ada.request(wire.ReportChat, seat=0, number=2)
        with pytest.raises(RequestRefused, match="words-ended"):
            await bo.request(wire.SendChat, seat=1, words="more of them")
        await ada.request(wire.SendChat, seat=0, words="thank you")
        later = await sitting.guest()
        assert [one.words for one in (await next_of(later, wire.ChatMessages)).lines] == ["well played", "thank you"]

    sitting = make(house, chat=True)
    run(play())
    house.stop()
    sitting.address = begin(url).address
    run(again())


def test_who_leaves_alone_deletes_the_table_with_others_a_bot_goes_on(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        alone = make(house, seats="pr", person="here")
        (secret,) = alone.secrets.values()
        path = f"/api/tables/{alone.table}"
        assert request(house, f"{path}/leave", {"secrets": ["x" * 27]})[0] == 403
        ada = await alone.guest(0)
        assert request(house, f"{path}/leave", {"secrets": [secret]})[0] == 204
        with suppress(ConnectionClosed):
            while await ada.receive():
                pass
        assert request(house, f"{path}/position", {"at": 0})[0] == 404
        assert post(house.address, "/api/mine", {"secrets": [secret]})["tables"] == []

        together = make(house, "kingdom_maps", "pp")
        ada, bo = await together.guest(0), await together.guest(1)
        body = {"secrets": list(ada.secrets), "level": "random"}
        assert request(house, f"/api/tables/{together.table}/leave", body)[0] == 204
        while bo.table.seats[0].kind != "bot":
            await bo.receive()
        daily = make(house, seats="p", person="here", challenge="today", seed="")
        assert request(house, f"/api/tables/{daily.table}/leave", {"secrets": list(daily.secrets.values())})[0] == 409

    run(play())
