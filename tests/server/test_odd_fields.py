"""Bad input for every field of every route that stores something: a reason, nothing stored, no failure inside."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from farshore.server.store.database import Connection
from farshore.server.store.schema import metadata
from sampling import sample
from server.competing import new_tournament, rivals
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import Sitting, make, request

ODD: tuple[Any, ...] = (
    "", "\0", "a\0b", "x" * 5_000, "\u202e", "🙂", "\ud800", "undo", "%00", "../..", 0, -1, 10**30, 0.5, float("inf"),
    True, None, [], [[]], ["x"] * 300, [{"a": "\0"}], {}, {"a": {"\0": "\0"}}, {str(number): 1 for number in range(50)},
)  # fmt: skip
KINDS = ("sqlite", "postgresql")
PASSKEY = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30", "x": "e30"}}


def table_bodies(sitting: Sitting) -> dict[str, dict[str, Any]]:
    """The same for tables and notices."""
    at, secrets = f"/api/tables/{sitting.table}", [sitting.secrets[0]]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    deal = {"seed": "reef", "challenge": None, "device": "d" * 32, "deal": "", "entropy": "a-random-value-of-Ada"}
    hook = {"kind": "hook", "secrets": secrets, "address": "http://127.0.0.1:9/", "house": "http://x.example"}
    return {
        "/api/tables": {"game": "explorers", "seats": seats, "options": {}, "data": {}, "pace": 60, **deal},
        f"{at}/branch": {"at": 1, "seat": 0, "level": "random", "name": "Ada", "secrets": secrets},
        f"{at}/turn": {"at": 1, "seat": 0, "do": "undo", "secrets": secrets},
        f"{at}/print": {"format": "pdf", "secrets": secrets},
        f"{at}/seat": {"name": "Ada"},
        f"{at}/bot": {"secrets": secrets, "seat": 0, "level": "random"},
        f"{at}/notices": {**hook, "p256dh": "", "auth": ""},
        "/api/notices/stop": {"stop": "a-token-of-nobody"},
        "/api/code": {"code": "AAAA", "name": "Ada"},
        "/api/code/seat": {"code": "AAAA", "name": "Ada"},
        "/api/quick": {"game": "explorers", "seats": 2, "pace": 60, "name": "Ada"},
        "/api/records": {"record": "farshore = 1"},
    }


def good_bodies(tournament: str) -> dict[str, dict[str, Any]]:
    """A body for each POST route whose fields are right, though some of what they name is not there."""
    passkey = {"passkey": PASSKEY}
    at = f"/api/tournaments/{tournament}"
    new = {"name": "Cup", "game": "explorers", "format": "ladder", "options": {}, "seats": 2, "rounds": 2, "pace": 60}
    more = {"entry": "open", "club": "", "no_show": "bot", "late": 1, "starts": 0, "most": 8, "full": False, "days": 2}
    return {
        "/api/player/passkey": {"name": "Cleo"},
        "/api/player/new": {"name": "Dora", "secrets": [], "data": {}, "invite": "", "language": "en", **passkey},
        "/api/player/sign-in": {"recovery": "x", "code": "a-code-of-nobody", "secrets": [], **passkey},
        "/api/player/seats": {"secrets": ["a-secret-of-nobody"]},
        "/api/player/data": {"data": {"lessons": ["one"]}},
        "/api/player/name": {"name": "Bea", "invite": ""},
        "/api/player/passkey/new": passkey,
        "/api/player/passkey/remove": {"id": "AAAA"},
        "/api/player/session/end": {"id": "AAAA"},
        "/api/player/delete": {"name": "Nobody"},
        "/api/player/bot": {"name": "Program", "scopes": ["play"]},
        "/api/player/bot/revoke": {"id": "AAAA"},
        "/api/bot/seat": {"table": "AAAA", "link": None, "code": ""},
        "/api/bot/tables": {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {}},
        "/api/tournaments": {**new, **more},
        f"{at}/enter": {"code": "AAAA", "language": "de"},
        f"{at}/withdraw": {"language": "de"},
        f"{at}/control": {"do": "pause"},
        f"{at}/deal": {"deal": 1},
    }


def described_bodies(house: Nearby, ids: dict[str, str]) -> dict[str, dict[str, Any]]:
    """A body for each POST route, made from the types of its fields: for routes that nobody has listed above."""
    described = json.loads(request(house, "/api/schema/openapi.json")[2])
    schemas = described["components"]["schemas"]
    bodies: dict[str, dict[str, Any]] = {}
    for path, methods in described["paths"].items():
        content = methods.get("post", {}).get("requestBody", {}).get("content", {})
        name = str(content.get("application/json", {}).get("schema", {}).get("$ref", "")).rpartition("/")[2]
        fields = schemas.get(name, {}).get("properties", {})
        if fields:
            place = re.sub(r"\{(\w+)\}", lambda found: ids.get(found[1], "AAAA"), path)
            bodies[place] = {field: _example(schema) for field, schema in fields.items()}
    return bodies


def _example(schema: dict[str, Any]) -> Any:
    chosen = next(iter(schema.get("oneOf") or schema.get("anyOf") or [schema]))
    if values := chosen.get("enum"):
        return values[0]
    kinds: dict[str, Any] = {"string": "a" * 16, "integer": 1, "number": 1, "boolean": True, "array": [], "object": {}}
    return kinds.get(str(chosen.get("type", "")), {})


def spoilt_bodies(body: dict[str, Any]) -> Iterator[Any]:
    """The body with each field replaced by everything odd, with one field less, one more, and no body at all."""
    for name, value in body.items():
        yield {other: kept for other, kept in body.items() if other != name}
        for odd in ODD:
            yield {**body, name: odd}
            if isinstance(value, list) and value:
                yield {**body, name: [odd]}
    yield {**body, "nobody asked": {"a": 1}}
    yield from (None, [], "x", 7)


def stored_rows(house: Nearby) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        names = [str(table.name) for table in metadata.sorted_tables]
        return {name: connection.execute(f"select count(*) from {name}").fetchone()[0] for name in names}

    house.inside(house.tables.store.flush_lists())
    found: dict[str, int] = house.inside(house.tables.store.read(count))
    return found


def forget_tries(house: Nearby) -> None:
    """Let every request count as the first one of its address."""
    players, competitions = house.app.players, house.app.competitions
    for limiter in (players._names, players._codes, players._challenges, competitions._made, competitions._codes):
        limiter._buckets.clear()


@pytest.mark.slow
@pytest.mark.parametrize("kind", sample(KINDS))
def test_odd_fields_get_a_reason_and_store_nothing(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    house = begin(new_database(kind))
    ada, ben = rivals(house, "Ada", "Ben")
    tournament = new_tournament(ada, format="ladder", entry="code")
    token = ben.post("/api/player/bot", name="Program", scopes=["play", "challenge"])["token"]
    program = {"authorization": f"Bearer {token}", "farshore-protocol": "1"}
    wrong = []
    sitting = make(house, person="here")
    house.inside(house.app.competitions.current_cup())  # otherwise the server adds it while rows are counted
    described = described_bodies(house, {"tournament": tournament, "table": sitting.table})
    assert len(described) > 30
    for path, body in {**described, **good_bodies(tournament), **table_bodies(sitting)}.items():
        before, accepted = stored_rows(house), 0
        for spoilt in spoilt_bodies(body):
            forget_tries(house)
            asking = Browser(house) if path in ("/api/player/new", "/api/player/sign-in") else ben.browser
            words = json.dumps(spoilt)
            status, answer = asking(path, words, **(program if path.startswith("/api/bot") else {}))
            accepted += status < 300
            if status >= 500 or (status >= 400 and not (answer.get("key") and answer.get("reason"))):
                wrong.append(f"{status} {path} {words[:200]!r}: {str(answer)[:200]}")
        if not accepted and (after := stored_rows(house)) != before:
            wrong.append(f"{path}: stored {after}, before {before}")
        assert request(house, "/health")[0] == 200
    assert wrong == []


@pytest.mark.parametrize("kind", KINDS)
def test_odd_ids_in_paths_are_not_found(kind: str, begin: Starter, new_database: Callable[[str], str]) -> None:
    house = begin(new_database(kind))
    (ada,) = rivals(house, "Ada")
    for odd in ("%00", "a%00b", "%ff", "x" * 33, "x" * 5_000, "%F0%9F%99%82", "..%2F..", "%E2%80%AE"):
        for path in (f"/api/tournaments/{odd}", f"/api/tables/{odd}/record", f"/api/challenges?name={odd}"):
            status, answer = ada.browser(path, {} if path.endswith("record") else None)
            assert (status in (400, 404), bool(answer["reason"])) == (True, True), path
        for act, body in (("enter", {}), ("withdraw", {}), ("control", {"do": "pause"}), ("deal", {"deal": 1})):
            status, answer = ada.browser(f"/api/tournaments/{odd}/{act}", body)
            assert (status in (400, 404), bool(answer["reason"])) == (True, True), f"{odd} {act}"


@pytest.mark.slow
@pytest.mark.parametrize("kind", sample(KINDS, shift=1))
def test_odd_queries_are_answered(kind: str, begin: Starter, new_database: Callable[[str], str]) -> None:
    """Every GET route, with each part of its path and each parameter of its query replaced by everything odd."""
    house = begin(new_database(kind))
    (ada,) = rivals(house, "Ada")
    described = json.loads(request(house, "/api/schema/openapi.json")[2])["paths"]
    texts = [*(odd for odd in ODD if isinstance(odd, str)), "-1", "1e400", "9" * 40, "2026-13-40", "a&b=c", "é"]
    odd = [quote(words, errors="surrogatepass") for words in texts]
    asked, wrong = 0, []
    for path, methods in described.items():
        parameters = methods.get("get", {}).get("parameters", ())
        for part in parameters:
            for words in odd:
                place = path.replace(f"{{{part['name']}}}", words)
                place = re.sub(r"\{\w+\}", "AAAA", place)
                query = f"?{part['name']}={words}" if part["in"] == "query" else ""
                status, answer = ada.browser(place + query)
                asked += 1
                if status >= 500 or (status >= 400 and not (isinstance(answer, dict) and answer.get("reason"))):
                    wrong.append(f"{status} {place}{query}: {str(answer)[:200]}"[:400])
    assert asked > 100
    assert wrong == []
