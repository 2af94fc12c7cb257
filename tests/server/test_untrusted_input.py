"""Untrusted input is refused: it is neither stored nor logged, and does not affect other clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from farshore.client import post
from farshore.core.text import shorten_arguments, text
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.socket.limited_websocket import WebSocketProtocol
from farshore.server.tables.live_table import LiveTable
from farshore.translations import app_translator as house_words
from server.conftest import Server
from server.in_process_server import Starter
from server.sit_down import make, request, run

# Ids of messages


def test_the_same_id_of_another_seat_is_another_action(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house, "skerries", "pp")
        ada, bea = await sitting.guest(0), await sitting.guest(1)
        first = ada.scene_actions()
        await ada.act(0, first[0], action_id="same")
        version = ada.version
        await bea.receive_until(version)
        await bea.act(1, first[-1], action_id="same")
        assert bea.version > version, "acknowledged, and not done"
        table = await house_table(sitting.table)
        assert {seat for seat, name in table.done if name == "same"} == {0, 1}
        await ada.act(0, first[0], action_id="same", version=version)  # sent again: answered, not done again
        house.tables.live.pop(sitting.table)
        again = await house_table(sitting.table)
        assert again.done == table.done

    async def house_table(name: str) -> LiveTable:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(house.tables.open(name), house.loop))

    run(play())


# Characters that no database takes


NUL = {
    "name": ("/api/tables", {"game": "explorers", "seats": [{"kind": "me", "name": "a\0b"}]}),
    "seed": ("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}], "seed": "a\0b"}),
    "level": ("/api/tables", {"game": "explorers", "seats": [{"kind": "bot", "level": "\0"}]}),
    "game": ("/api/tables", {"game": "a\0b", "seats": [{"kind": "me"}]}),
    "challenge": ("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}], "challenge": "a\0b"}),
    "option": ("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}], "options": {"map": "\0"}}),
    "data": ("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}], "data": {"tiles.toml": "a = '\0'"}}),
    "table": ("/api/tables/a%00b/record", {}),
    "position": ("/api/tables/%00/position", {"at": 0}),
    "rematch": ("/api/tables/%00/rematch", {"secrets": []}),
    "invitation": ("/api/tables/%00/invitation", {}),
    "seat": ("/api/tables/a%00b/seat", {"name": "\0"}),
    "quick": ("/api/quick", {"game": "explorers", "seats": 2, "name": "\0"}),
    "house": ("/api/tables/x/notices", {"kind": "hook", "secrets": [], "address": "https://x", "house": "https://\0"}),
    "stop": ("/api/notices/stop", {"stop": "0123456789abcdef\0"}),
    "query": ("/api/challenges?name=a%00b", None),
    "secret": ("/api/mine", {"secrets": ["0123456789abcdef\0"]}),
    "record": ("/api/records", {"record": 'farshore = 1\ngame = "skerries"\nseats = ["\\u0000"]\nevents = []\n'}),
}


def test_nul_is_refused_like_every_other_character_that_cannot_be(server: Server) -> None:
    for what, (path, body) in NUL.items():
        status, _, words = request(server, path, body)
        assert 400 <= status < 500, f"{what}: {words}"


def test_nul_through_the_socket(server: Server) -> None:
    async def play() -> None:
        guest = await make(server, "skerries", "pp").guest(0)
        for message in (
            {"type": "rename", "id": "1", "seat": 0, "name": "a\0"},
            {"type": "leave", "id": "2", "seat": 0, "level": "\0"},
            {"type": "act", "id": "\0", "seat": 0, "version": guest.version, "do": guest.scene_actions()[0]},
            {"type": "substitute", "id": "3", "seat": 1, "level": "\0"},
            {"type": "join", "table": "\0"},
        ):
            await guest.socket.send(json.dumps(message))
            answer = json.loads(await guest.socket.recv())
            assert (answer["type"], answer["key"]) == ("refused", "bad-message")

    run(play())
    assert not server.mistakes()


# Nothing is kept


def test_arguments_of_refusals_are_short() -> None:
    long = text("bad-event", event="x" * 10_000, reason=text("unknown-key", key="y" * 10_000))
    assert len(str(shorten_arguments(long))) < 1_200
    assert len(str(RequestError(long).reason)) < 1_200
    assert len(str(request_error("unknown-level", level="z" * 10_000).reason)) < 600


def test_refused_records_leave_nothing_behind(begin: Starter) -> None:
    house = begin()
    before = kept()
    for number in range(5):
        record = f"{'k' * 390_000}{number} = 1\n"
        assert request(house, "/api/records", {"record": record})[0] == 422
        body = {"game": "explorers", "seats": [{"kind": "me"}], "options": {"o" * 300_000: str(number)}}
        assert request(house, "/api/tables", body)[0] == 400
    assert kept() - before < 20_000


def kept() -> int:
    """Return the number of characters that the translator caches, with their arguments."""
    return sum(len(words) + len(str(key)) for key, words in house_words()._said.items())


def test_what_was_said_is_kept_up_to_a_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    from farshore.translations import Translator, app_fluent

    monkeypatch.setattr("farshore.translations.MOST_KEPT", 10_000)
    words = Translator({"en": (app_fluent("en"),)})
    for number in range(1_000):
        words.translate(text("unknown-key", key=f"{number}" * 20), "en")
    assert sum(map(len, words._said.values())) < 10_000
    assert len(words.translate(text("unknown-key", key="x" * 2_400), "en")) > 2_400
    assert max(map(len, words._said.values())) < 2_000


# Nothing is logged


def test_text_that_is_no_text_ends_the_line_without_a_complaint(
    new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    server = start(new_database("sqlite"))

    async def play() -> None:
        line = await connect(f"ws://{server.address}/socket", compression=None)
        async with line:
            line.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe{"))
            line.send_data()
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(line.recv(), 240)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007

    run(play())
    assert "Traceback" not in server.logged()
    assert "Invalid UTF-8" not in server.logged()


def test_what_was_to_be_said_to_somebody_who_is_shown_out_is_no_failure(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        guest = await make(house, "skerries", "pp").guest(0)
        with capture_logs() as logged:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(show_out(), house.loop))
        assert logged == []
        with pytest.raises(ConnectionClosed):
            await guest.receive()

    async def show_out() -> None:
        """Closes a line that does not answer any more, in the moment in which something is to be said."""
        assert house.app.sockets is not None
        session = next(iter(house.app.sockets.open))
        line = next(each for each in house.server.server_state.connections if isinstance(each, WebSocketProtocol))
        await session.reply(wire.Pong())
        line.keepalive_timeout()
        with pytest.raises(ClientDisconnected):
            line.write_text(b"too late")
        with pytest.raises(ClientDisconnected):
            await line.send({"type": "websocket.send", "text": "too late"})
        await asyncio.sleep(0.05)

    run(play())


def test_health_tells_nothing_about_the_machine(begin: Starter) -> None:
    house = begin()
    response = json.loads(request(house, "/health")[2])
    assert response.keys() == {"status", "process", "games", "broken"}
    assert isinstance(response["process"], str)


def test_a_table_is_made_as_before(begin: Starter) -> None:
    opened = post(begin().address, "/api/tables", {"game": "skerries", "seats": [{"kind": "me", "name": "Ünal 🙂"}]})
    assert opened["keys"]
