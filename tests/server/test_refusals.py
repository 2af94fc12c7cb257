"""Bad input of every kind, in every language: a typed reason in the reader's words, nothing changed, the line stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from farshore.client import TableClient
from farshore.core import record
from farshore.games import find
from farshore.server import wire
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.match_setup import to_prepared
from farshore.translations import LANGUAGES
from server.in_process_server import Nearby
from server.indistinguishable_matches import played
from server.sit_down import Sitting, make, request, run

KEYS = {
    "malformed JSON": "bad-message",
    "not a message": "bad-message",
    "unknown action": "unknown-action",
    "an action that is not allowed now": None,
    "someone else's seat": "not-your-seat",
    "a wrong version": "stale-version",
    "an oversized message": "message-too-long",
    "nothing to take back": "nothing-to-undo",
    "a finished table": "match-over",
    "a record that is no TOML": "bad-record",
    "a record that does not replay": "bad-record",
}
ACT = {"type": "act", "id": "bad", "seat": 0, "version": 0, "do": "done"}


def finished(house: Nearby) -> Sitting:
    """A table whose match is over, with a person in each seat."""
    match = played(find("kingdom_maps"), 2, "finished")
    secrets = {seat: f"secret-of-finished-seat-{seat}" for seat in (0, 1)}
    row = TableRow("finished", "kingdom_maps", 1, dict(match.header.options), [], "finished")
    row.seats = [SeatRow("", "person", "", hash_secret(secret), True) for secret in secrets.values()]
    house.inside(house.tables._store_new(row, to_prepared(match)))
    return Sitting(house.address, row.id, secrets)


def broken_records(house: Nearby, over: Sitting) -> dict[str, str]:
    words = request(house, f"/api/tables/{over.table}/record", {})[2]
    action = str(next(event for event in record.load(words, find).match.events if event.actor == 0))
    return {
        "a record that is no TOML": words.replace("[", "{", 1),
        "a record that does not replay": words.replace(f'"{action}"', '"1 announce lake"', 1),
    }


def messages(guest: TableClient) -> dict[str, str]:
    """What a page of ours would never send."""
    act = {**ACT, "version": guest.version}
    illegal = next(str(action) for action in find("explorers").all_actions if str(action) not in guest.scene_actions())
    wishes: dict[str, Any] = {
        "not a message": [1],
        "unknown action": {**act, "do": "fly"},
        "an action that is not allowed now": {**act, "do": illegal},
        "someone else's seat": {**act, "seat": 1},
        "a wrong version": {**act, "version": guest.version + 7},
        "an oversized message": {**act, "do": "x" * 3000},
        "nothing to take back": {**act, "do": "undo"},
    }
    return {"malformed JSON": "{", **{what: json.dumps(wish) for what, wish in wishes.items()}}


async def refused(guest: TableClient, words: str) -> dict[str, Any]:
    await guest.socket.send(words)
    while (message := json.loads(await guest.socket.recv()))["type"] != "refused":
        pass
    answer: dict[str, Any] = message
    return answer


@pytest.fixture
def house(begin: Callable[..., Nearby]) -> Nearby:
    return begin(message_bytes="2000")


def test_every_kind_of_bad_input_in_every_language(house: Nearby) -> None:
    reply: dict[str, dict[str, dict[str, Any]]] = {what: {} for what in KEYS}
    sitting, over = make(house), finished(house)
    uploads = broken_records(house, over)

    async def play() -> None:
        for language in LANGUAGES:
            ada = await sitting.guest(0, language=language)
            for what, words in messages(ada).items():
                reply[what][language] = await refused(ada, words)
            await ada.close()
            late = await over.guest(0, language=language)
            reply["a finished table"][language] = await refused(
                late, json.dumps({**ACT, "version": late.version, "do": "announce lake"})
            )
            assert (await late.request(wire.LogRequest)).log, "the line stays"

    before = request(house, f"/api/tables/{sitting.table}/record", {})[2]
    run(play())
    for what, words in uploads.items():
        for language in LANGUAGES:
            status, _, problem = request(house, f"/api/records?language={language}", {"record": words})
            assert status == 422
            reply[what][language] = json.loads(problem)
            assert reply[what][language]["line"] > 0
    assert request(house, f"/api/tables/{sitting.table}/record", {})[2] == before, "nothing has changed"
    for what, answers in reply.items():
        reasons = [answers[language]["reason"] for language in LANGUAGES]
        assert len(set(reasons)) == len(LANGUAGES), (what, reasons)
        assert {answer["key"] for answer in answers.values()} == {KEYS[what] or answers["en"]["key"]}
        assert all(reason and "{" not in reason and reason != answers["en"]["key"] for reason in reasons), reasons

    async def go_on() -> None:
        ada = await sitting.guest(0)
        await ada.act(0, ada.scene_actions()[0])

    run(go_on())
