"""Whatever comes in, the answer is a reason, nothing has changed, and the line stays where it can."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from farshore.client import RequestRefused, TableClient
from farshore.server import wire
from server.conftest import Server
from server.sit_down import make, request, run


@pytest.fixture(scope="module")
def house(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Any:
    limits = {"FARSHORE_MESSAGE_BYTES": "2000", "FARSHORE_BODY_BYTES": "20000"}
    running = Server(new_database("sqlite"), limits).start(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()
    assert not running.mistakes()


MESSAGES: dict[str, str | bytes] = {
    "no json": "{",
    "no message": "[1, 2]",
    "unknown kind": '{"type":"fly"}',
    "missing fields": '{"type":"act","id":"a"}',
    "wrong types": '{"type":"act","id":"a","seat":"0","version":1,"do":"done"}',
    "huge number": '{"type":"act","id":"a","seat":0,"version":' + "9" * 400 + ',"do":"done"}',
    "too long": '{"type":"peek","id":"a","seat":0,"do":"' + "x" * 5000 + '"}',
    "not unicode": b"\xff\xfe",
}


@pytest.mark.parametrize("what", MESSAGES)
def test_a_message_that_is_none(house: Server, what: str) -> None:
    async def play() -> None:
        guest = await make(house).guest(0)
        before = guest.version
        await guest.socket.send(MESSAGES[what])
        with pytest.raises(RequestRefused, match=r"bad-message|message-too-long"):
            await guest.receive()
        await guest.act(0, guest.scene_actions()[0])
        assert guest.version == before + 1

    run(play())


def test_actions_that_are_not_mine_to_do(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada, watcher = await sitting.guest(0), await sitting.guest()
        before = ada.version
        for guest, seat, do, reason in (
            (ada, 0, "fly to the moon", "unknown-action"),
            (ada, 1, ada.scene_actions()[0], "not-your-seat"),
            (ada, 7, "done", "not-your-seat"),
            (watcher, 0, ada.scene_actions()[0], "not-your-seat"),
            (ada, 0, "undo", "nothing-to-undo"),
        ):
            with pytest.raises(RequestRefused, match=reason):
                await guest.act(seat, do)
        again = await sitting.guest()
        assert again.version == before

    run(play())


def test_joining_what_is_not_there(house: Server) -> None:
    async def play() -> None:
        with pytest.raises(RequestRefused, match="no-such-table"):
            await TableClient.join(house.address, "nowhere")
        sitting = make(house)
        outsider = await TableClient.join(house.address, sitting.table, "A" * 27)
        assert outsider.view is None
        await outsider.close()

    run(play())


def test_acting_before_joining(house: Server) -> None:
    async def play() -> None:
        from websockets.asyncio.client import connect

        async with connect(f"ws://{house.address}/socket") as socket:
            await socket.send(json.dumps({"type": "act", "id": "1", "seat": 0, "version": 0, "do": "done"}))
            assert json.loads(await socket.recv())["key"] == "join-first"

    run(play())


def test_a_finished_table_takes_no_action(house: Server) -> None:
    async def play() -> None:
        sitting = make(house, "kingdom_maps")
        both = await sitting.guest(0, 1)
        for seat in (0, 1):
            await both.request(wire.LeaveSeat, seat=seat, level="random")
        while not both.over:
            await both.receive()
        with pytest.raises(RequestRefused, match="seat-played-by-bot"):
            await both.act(0, "pass")
        await both.request(wire.ResumeSeat, seat=0)
        action = next(iter(both.scene_actions()), "announce lake")
        with pytest.raises(RequestRefused, match="match-over"):
            await both.act(0, action)

    run(play())


BODIES: dict[str, tuple[str, Any, int, str]] = {
    "no json": ("/api/tables", "{", 400, "bad-message"),
    "wrong type": ("/api/tables", {"game": 7, "seats": []}, 400, "bad-message"),
    "unknown field": ("/api/tables", {"game": "explorers", "seats": [], "x": 1}, 400, "bad-message"),
    "unknown game": ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-game"),
    "no seats": ("/api/tables", {"game": "explorers", "seats": []}, 400, "bad-seats"),
    "too many seats": ("/api/tables", {"game": "la_isla", "seats": [{"kind": "me"}] * 30}, 400, "bad-seats"),
    "unknown option": (
        "/api/tables",
        {"game": "explorers", "seats": [{"kind": "me"}], "options": {"x": 1}},
        400,
        "bad-option",
    ),
    "map with one tile twice": (
        "/api/tables",
        {"game": "explorers", "seats": [{"kind": "me"}], "options": {"map": "3e 5n 1s 3w"}},
        400,
        "bad-map-twice",
    ),
    "unknown bot": (
        "/api/tables",
        {"game": "explorers", "seats": [{"kind": "bot", "level": "x"}]},
        400,
        "unknown-level",
    ),
    "bad data": (
        "/api/tables",
        {"game": "explorers", "seats": [{"kind": "me"}], "data": {"tiles.toml": "="}},
        400,
        "bad-data",
    ),
    "no table": ("/api/tables/none/position", {"at": 1}, 404, "no-such-table"),
    "negative event": ("/api/tables/none/position", {"at": -1}, 400, "bad-message"),
    "no record": ("/api/records", {"record": "no toml ["}, 422, "bad-record"),
    "too large": ("/api/records", {"record": "x" * 30000}, 413, "message-too-long"),
    "nowhere": ("/api/nowhere", None, 404, "not-found"),
}


def test_a_record_that_breaks_a_games_rule_is_refused_in_its_words(house: Server) -> None:
    events = ["0 terrain water", "0 scroll water"]
    record = f"""farshore = 1
game = "explorers"
options = {{ map = "2n 4e 7n 1s" }}
seats = ["a"]
events = {json.dumps(events)}
"""
    found, _, words = request(house, "/api/records?language=en", {"record": record})
    assert (found, json.loads(words)["key"]) == (422, "bad-record")
    assert "You have no scroll from an earlier turn." in json.loads(words)["reason"]


@pytest.mark.parametrize("what", BODIES)
def test_a_request_that_cannot_be_done(house: Server, what: str) -> None:
    path, body, status, key = BODIES[what]
    found, headers, words = request(house, f"{path}?language=it", body)
    assert (found, json.loads(words)["key"]) == (status, key), words
    assert json.loads(words)["reason"] not in ("", key)
    assert headers["content-type"] == "application/json"


def test_a_page_of_another_site_is_not_heard(house: Server) -> None:
    body = {"game": "explorers", "seats": [{"kind": "me"}]}
    assert request(house, "/api/tables", body, origin="https://elsewhere.example")[0] == 403
    assert request(house, "/api/tables", body, origin=f"http://{house.address}")[0] == 201

    async def knock() -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        with pytest.raises(InvalidStatus):
            await connect(f"ws://{house.address}/socket", origin="https://elsewhere.example")  # type: ignore[arg-type]

    run(knock())


def test_answers_carry_the_security_headers(house: Server) -> None:
    for path in ("/", "/api/games", "/health", "/nothing.js", "/api/schema/openapi.json"):
        _, headers, _ = request(house, path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_secrets_never_reach_the_log(house: Server) -> None:
    sitting = make(house)

    async def play() -> None:
        guest = await sitting.guest(0)
        await guest.act(0, guest.scene_actions()[0])

    run(play())
    for secret in sitting.secrets.values():
        assert secret not in house.logged()
