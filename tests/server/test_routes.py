"""Every route of the server by role. A route that is missing here fails a test, whatever module it is in.

What players may do to each other is tested route by route in `test_player_security.py` and `test_cup.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import pytest

from server.competing import finish
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import request

PUBLIC: Final = {
    "GET /api/challenges": "",
    "GET /api/cup": "",
    "GET /api/games": "",
    "GET /api/leaderboard": "?game=explorers",
    "GET /api/lessons/{game}/{lesson}": "",
    "GET /api/open": "",
    "GET /api/practice/{game}": "",
    "GET /api/print/{game}": "",
    "GET /api/profile/{name}": "",
    "GET /api/push": "",
    "GET /api/rules/{game}": "",
    "GET /api/rules/{game}/{diagram}": "",
    "GET /api/schema": "",
    "GET /api/schema/openapi.json": "",
    "GET /api/schema/{path}": "",
    "GET /api/socket.schema.json": "",
    "GET /api/tables/{table}/rating": "",
    "GET /api/tournaments": "",
    "GET /api/tournaments/{tournament}": "",
    "GET /games/{game}/art.svg": "",
    "GET /games/{game}/{file_name}": "",
    "GET /words/{file_name}": "",
    "GET /words/{game}/{file_name}": "",
}
"""What everybody reads, with a query if one is needed. Players get more of some: a whole profile, their own table."""
FOR_GUESTS: Final = {
    "POST /api/clubs/invitation": {"code": "WRONGCODE"},
    "POST /api/code": {"code": "WRONG"},
    "POST /api/code/seat": {"code": "WRONG"},
    "POST /api/mine": {"secrets": []},
    "POST /api/notices/stop": {"stop": "x" * 24},
    "POST /api/player/challenge": {},
    "POST /api/player/new": {"name": "Zoe"},
    "POST /api/player/passkey": {"name": "Zoe"},
    "POST /api/player/sign-in": {"code": "x" * 27},
    "POST /api/promise": {},
    "POST /api/quick": {"game": "explorers"},
    "POST /api/records": {"record": "no record"},
    "POST /api/tables": {"game": "explorers", "seats": [{"kind": "me"}]},
}
"""What guests may send: it makes something new, or its code or secret decides."""
OF_A_SESSION: Final = {
    "GET /api/clubs",
    "GET /api/clubs/{club}",
    "GET /api/people",
    "GET /api/people/{table}",
    "GET /api/player",
    "GET /api/player/bots",
    "GET /api/player/download",
    "POST /api/clubs",
    "POST /api/clubs/join",
    "POST /api/clubs/{club}/change",
    "POST /api/clubs/{club}/delete",
    "POST /api/clubs/{club}/give",
    "POST /api/clubs/{club}/leave",
    "POST /api/clubs/{club}/remove",
    "POST /api/people/accept",
    "POST /api/people/block",
    "POST /api/people/decline",
    "POST /api/people/follow",
    "POST /api/people/invite",
    "POST /api/people/unblock",
    "POST /api/people/unfollow",
    "POST /api/player/bot",
    "POST /api/player/bot/revoke",
    "POST /api/player/code",
    "POST /api/player/data",
    "POST /api/player/delete",
    "POST /api/player/name",
    "POST /api/player/passkey/new",
    "POST /api/player/passkey/remove",
    "POST /api/player/public",
    "POST /api/player/recovery",
    "POST /api/player/seats",
    "POST /api/player/session/end",
    "POST /api/player/sign-out",
    "POST /api/tournaments",
    "POST /api/tournaments/{tournament}/control",
    "POST /api/tournaments/{tournament}/deal",
    "POST /api/tournaments/{tournament}/enter",
    "POST /api/tournaments/{tournament}/withdraw",
}
"""What needs the session of a player."""
OF_A_TOKEN: Final = {"GET /api/bot", "POST /api/bot/seat", "POST /api/bot/tables"}
"""What needs a bot token."""
BODIES: Final[dict[str, dict[str, Any]]] = {
    "POST /api/bot/seat": {"table": "nowhere"},
    "POST /api/bot/tables": {"game": "explorers", "seats": [{"kind": "me"}]},
    "POST /api/clubs": {"name": "Harbour"},
    "POST /api/clubs/join": {"code": "WRONGCODE"},
    "POST /api/clubs/{club}/give": {"member": 1},
    "POST /api/clubs/{club}/remove": {"member": 1},
    "POST /api/people/accept": {"id": "nothing"},
    "POST /api/people/block": {"name": "Ada"},
    "POST /api/people/decline": {"id": "nothing"},
    "POST /api/people/follow": {"name": "Ada"},
    "POST /api/people/invite": {"name": "Ada", "table": "nowhere"},
    "POST /api/people/unblock": {"name": "Ada"},
    "POST /api/people/unfollow": {"name": "Ada"},
    "POST /api/player/bot": {"name": "Robo"},
    "POST /api/player/bot/revoke": {"id": "nothing"},
    "POST /api/player/data": {"data": {}},
    "POST /api/player/delete": {"name": "Dag"},
    "POST /api/player/name": {"name": "Zoe"},
    "POST /api/player/passkey/new": {"passkey": {}},
    "POST /api/player/passkey/remove": {"id": "nothing"},
    "POST /api/player/public": {"show": []},
    "POST /api/player/seats": {"secrets": []},
    "POST /api/player/session/end": {"id": "nothing"},
    "POST /api/tournaments": {"name": "Autumn", "game": "explorers"},
    "POST /api/tournaments/{tournament}/control": {"do": "cancel"},
    "POST /api/tournaments/{tournament}/deal": {"deal": 1},
}
"""What is sent to routes that need a session or a token; to others nothing."""

TABLE: Final = "/api/tables/{table}/"
ROLES: Final = ("nobody", "outsider", "link", "other", "holder")
"""Without a secret, with that of another table, of a link to this table, of another seat, and of the seat itself."""
Answers: TypeAlias = Sequence[tuple[int, str]]
YES, NOT_MINE = (200, ""), (403, "not-your-seat")
MADE, DONE = (201, ""), (204, "")
LATER, NOT_TODAY, NO_SEAT = (409, "review-not-over"), (404, "not-of-a-day"), (409, "no-free-seat")


def seats_only(answer: tuple[int, str]) -> Answers:
    """The answers of a route that needs a seat of the table."""
    return [NOT_MINE] * 3 + [answer] * 2


def all_alike(answer: tuple[int, str]) -> Answers:
    return [answer] * 5


HOOK: Final = {"kind": "hook", "address": "https://127.0.0.1/hook", "house": "https://example.org"}
OF_A_TABLE: Final[dict[str, tuple[dict[str, Any], Answers, Answers]]] = {
    "bot": ({"seat": 1, "level": "greedy"}, seats_only((409, "still-has-time")), seats_only((409, "still-has-time"))),
    "branch": ({"at": 0, "seat": 0, "level": "casual"}, all_alike((409, "branch-not-over")), all_alike(MADE)),
    "code": ({}, [NOT_MINE, NOT_MINE, YES, NO_SEAT, NO_SEAT], [NOT_MINE, NOT_MINE, YES, NO_SEAT, NO_SEAT]),
    "invitation": ({}, all_alike(YES), all_alike(YES)),
    "leave": ({"level": "casual"}, seats_only(DONE), seats_only(DONE)),
    "notices": (HOOK, seats_only((400, "bad-address")), seats_only((400, "bad-address"))),
    "position": ({"at": 0, "view": 0}, [NOT_MINE] * 4 + [YES], all_alike(YES)),
    "print": ({}, all_alike((409, "print-not-over")), all_alike(YES)),
    "record": ({}, all_alike(YES), all_alike(YES)),
    "rematch": ({}, seats_only((409, "rematch-not-over")), seats_only(MADE)),
    "remind": ({}, seats_only(YES), seats_only((409, "nobody-to-remind"))),
    "standing": ({}, all_alike(NOT_TODAY), all_alike(NOT_TODAY)),
    "turn": ({"at": 0, "seat": 0, "do": []}, all_alike(LATER), all_alike(MADE)),
    "turns": ({"view": 0}, [NOT_MINE] * 4 + [YES], all_alike(YES)),
}
"""What is sent about a table, and the answers by role: while its match runs, and when it is over.

Records leave out what the reader may not know (`test_seats.py`), invitations are what everybody with a link sees.
"""
OPEN_SEAT: Final = f"POST {TABLE}seat"
"""A seat of an open table is for everybody: `test_people.py`, and for clubs and rated tables the tests of these."""


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def asked(browser: Browser, route: str, body: Any = None) -> tuple[int, str]:
    """The status of a route, and the key of the refusal. Names in its path are those of things that do not exist."""
    method, path = route.split()
    path = path.replace("{game}", "explorers").replace("{", "").replace("}", "")
    status, answer = browser(path, (body or {}) if method == "POST" else None)
    return status, answer["key"] if status >= 400 and isinstance(answer, dict) else ""


def test_every_route_of_the_server_has_its_row(house: Nearby) -> None:
    found = {
        f"{method} {route.path_format}"
        for route in house.app.api.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    about_tables = {f"POST {TABLE}{name}" for name in OF_A_TABLE}
    rows: list[Iterable[str]] = [PUBLIC, FOR_GUESTS, OF_A_SESSION, OF_A_TOKEN, about_tables, {OPEN_SEAT}]
    known = [route for part in rows for route in part]
    assert len(known) == len(set(known))
    assert found - set(known) == set(), "routes without a row in this table"
    assert set(known) - found == set(), "rows without a route"
    assert set(BODIES) < OF_A_SESSION | OF_A_TOKEN


def test_everybody_reads_what_is_public(house: Nearby) -> None:
    for route, query in PUBLIC.items():
        path = route + query
        for browser in (Browser(house), Browser(house, {"farshore_player": "guessed"})):
            status, key = asked(browser, path)
            assert status in (200, 404), (route, key)  # 404: what does not exist


def test_nobody_needs_a_session_for_what_guests_may_do(house: Nearby) -> None:
    for route, body in FOR_GUESTS.items():
        status, key = asked(Browser(house), route, body)
        assert status != 401, (route, key)


def test_other_sites_can_send_nothing(house: Nearby) -> None:
    """Every route that changes something refuses the origin of another site, for every role."""
    ada = Browser(house)
    ada.sign_up("Ada")
    bodies = {**FOR_GUESTS, **BODIES, **{f"POST {TABLE}{name}": body for name, (body, *_) in OF_A_TABLE.items()}}
    routes = {*FOR_GUESTS, *OF_A_SESSION, *OF_A_TOKEN, *bodies, OPEN_SEAT}
    for origin in ("https://evil.example", "null"):
        evil = Browser(house, dict(ada.cookies), origin=origin)
        for route in sorted(route for route in routes if route.startswith("POST")):
            assert asked(evil, route, bodies.get(route)) == (403, "other-origin"), route


def test_a_session_is_needed_for_what_belongs_to_a_player(house: Nearby) -> None:
    dag, gone = Browser(house), Browser(house)
    dag.sign_up("Dag")
    gone.sign_up("Cem")
    stolen = Browser(house, dict(gone.cookies))
    assert gone("/api/player/sign-out", {})[0] == 204

    def suspend(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Dag'", (True,))

    house.inside(house.tables.store.write(suspend))
    for route in sorted(OF_A_SESSION):
        body = BODIES.get(route)
        for nobody in (Browser(house), Browser(house, {"farshore_player": "guessed"}), stolen):
            assert asked(nobody, route, body) == (401, "not-signed-in"), route
        assert asked(dag, route, body) == (403, "player-suspended"), route
        if route.startswith("POST"):  # browsers always name their origin
            silent = Browser(house, dict(dag.cookies), origin="none")
            assert asked(silent, route, body) == (403, "other-origin"), route


def test_a_token_is_needed_for_what_programs_do(house: Nearby) -> None:
    ada = Browser(house)
    ada.sign_up("Ada")
    for route in sorted(OF_A_TOKEN):
        for browser in (Browser(house), ada):
            headers = {"farshore-protocol": "1"}
            status, answer = browser(route.split()[1], BODIES.get(route), **headers)
            assert (status, answer["key"]) == (401, "bot-token-wrong"), route


@pytest.mark.parametrize("over", [False, True])
def test_what_a_seat_opens(house: Nearby, over: bool) -> None:
    """A table of a game with hidden cards: its seats are opened by their own secrets alone."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}, {"kind": "link"}]

    def new() -> tuple[str, dict[int, str]]:
        status, made = Browser(house)("/api/tables", {"game": "la_isla", "seats": seats})
        assert status == 201
        return made["table"], {key["seat"]: key["secret"] for key in made["keys"]}

    for name, (body, running, ended) in OF_A_TABLE.items():
        table, mine = new()
        _, theirs = new()
        if over:
            finish(house, table)
        answers = []
        for secret in (None, theirs[0], mine[2], mine[1], mine[0]):
            sent = {**body, "secrets": [secret] if secret else []}
            status, _, words = request(house, f"/api/tables/{table}/{name}", sent)
            key = next((part for part in words.split('"')[3:4] if status >= 400), "")
            answers.append((status, key))
        assert dict(zip(ROLES, answers, strict=True)) == dict(zip(ROLES, ended if over else running, strict=True)), name
