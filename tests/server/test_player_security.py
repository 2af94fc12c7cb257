"""Attacks on players: replayed and foreign passkeys, fixed sessions, other sites, stolen cookies, guessed codes."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.server.http import club_routes, people_routes, program_routes, rating_routes
from farshore.server.http.player_routes import ROUTES as PLAYER_ROUTES
from farshore.server.players import service
from farshore.server.players.recovery_codes import new_code
from server.authenticator import Authenticator
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import make, request


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def refused(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["key"]


# Passkeys


def test_an_answer_of_a_passkey_works_once(house: Nearby) -> None:
    passkey, browser = Authenticator(), Browser(house)
    browser.sign_up("Ada", passkey)
    answer = browser.assertion(passkey)
    assert Browser(house)("/api/player/sign-in", {"passkey": answer})[0] == 200
    assert refused(Browser(house)("/api/player/sign-in", {"passkey": answer})) == (403, "passkey-refused")


def test_a_new_passkey_is_registered_once(house: Nearby) -> None:
    passkey, browser = Authenticator(), Browser(house)
    options = browser("/api/player/passkey", {"name": "Ada"})[1]["options"]
    answer = passkey.create(options, browser.origin)
    assert browser("/api/player/new", {"name": "Ada", "passkey": answer})[0] == 200
    again = Browser(house)("/api/player/new", {"name": "Ben", "passkey": answer})
    assert refused(again) == (403, "passkey-refused")
    other = browser("/api/player/passkey", {"name": "Ben"})[1]["options"]
    known = {"name": "Ben", "passkey": passkey.create(other, browser.origin)}
    assert refused(Browser(house)("/api/player/new", known)) == (403, "passkey-refused")


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost.evil.example", "http://localhost:1", ""])
def test_an_answer_made_at_another_origin_is_refused(house: Nearby, origin: str) -> None:
    passkey, browser = Authenticator(), Browser(house)
    browser.sign_up("Ada", passkey)
    options = browser("/api/player/challenge", {})[1]["options"]
    answer = passkey.get(options, origin)
    assert refused(Browser(house)("/api/player/sign-in", {"passkey": answer})) == (403, "passkey-refused")


def test_a_passkey_of_another_domain_is_refused(house: Nearby) -> None:
    passkey, browser = Authenticator(), Browser(house)
    browser.sign_up("Ada", passkey)
    passkey.domain = "evil.example"
    assert refused(Browser(house).sign_in(passkey)) == (403, "passkey-refused")
    passkey.domain = "localhost"
    elsewhere = Browser(house, host="play.localhost")
    assert refused(elsewhere.sign_in(passkey)) == (403, "passkey-refused")
    assert Browser(house).sign_in(passkey)[0] == 200


def test_a_signature_of_another_key_and_a_challenge_of_another_kind_are_refused(house: Nearby) -> None:
    passkey, browser = Authenticator(), Browser(house)
    browser.sign_up("Ada", passkey)
    thief = Authenticator(id=passkey.id)
    assert refused(Browser(house).sign_in(thief)) == (403, "passkey-refused")
    options = browser("/api/player/passkey", {"name": "Ben"})[1]["options"]
    answer = passkey.get(options, browser.origin)
    assert refused(Browser(house)("/api/player/sign-in", {"passkey": answer})) == (403, "passkey-refused")


def test_a_copied_authenticator_is_noticed_by_its_counter(house: Nearby) -> None:
    passkey, browser = Authenticator(), Browser(house)
    browser.sign_up("Ada", passkey)
    assert Browser(house).sign_in(passkey)[0] == 200
    passkey.count = 0  # a copy that was made earlier
    assert refused(Browser(house).sign_in(passkey)) == (403, "passkey-refused")


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 5}},
        {"response": {"clientDataJSON": "!!!"}},
        {"response": {"clientDataJSON": "e30"}},
        {"id": 1, "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiYWJjIn0"}},
    ],
)
def test_nonsense_in_place_of_a_passkey_is_refused(house: Nearby, answer: dict[str, Any]) -> None:
    assert refused(Browser(house)("/api/player/sign-in", {"passkey": answer})) == (403, "passkey-refused")
    assert refused(Browser(house)("/api/player/new", {"name": "Ada", "passkey": answer})) == (403, "passkey-refused")


# Sessions


def test_a_session_that_was_chosen_by_somebody_else_is_not_used(house: Nearby) -> None:
    passkey = Authenticator()
    Browser(house).sign_up("Ada", passkey)
    victim = Browser(house, {"farshore_player": "chosen-by-an-attacker"})
    assert victim.sign_in(passkey)[0] == 200
    assert victim.cookies["farshore_player"] != "chosen-by-an-attacker"
    assert Browser(house, {"farshore_player": "chosen-by-an-attacker"})("/api/player")[0] == 401


def test_every_sign_in_has_a_session_of_its_own(house: Nearby) -> None:
    passkey, first, second = Authenticator(), Browser(house), Browser(house)
    first.sign_up("Ada", passkey)
    second.sign_in(passkey)
    assert first.cookies != second.cookies
    assert second("/api/player/sign-out", {})[0] == 204
    assert (first("/api/player")[0], second("/api/player")[0]) == (200, 401)


def test_a_stolen_cookie_is_worth_nothing_after_signing_out(house: Nearby) -> None:
    browser = Browser(house)
    browser.sign_up("Ada")
    stolen = dict(browser.cookies)
    assert browser("/api/player/sign-out", {})[0] == 204
    assert browser.cookies == {}
    thief = Browser(house, stolen)
    assert refused(thief("/api/player")) == (401, "not-signed-in")
    assert refused(thief("/api/player/code", {})) == (401, "not-signed-in")


def test_other_sites_cannot_use_the_session_of_a_visitor(house: Nearby) -> None:
    browser = Browser(house)
    browser.sign_up("Ada")
    for origin in ("https://evil.example", "null", "none"):  # "none": no header at all
        evil = Browser(house, dict(browser.cookies), origin=origin)
        assert refused(evil("/api/player/delete", {"name": "Ada"})) == (403, "other-origin")
        assert refused(evil("/api/player/sign-out", {})) == (403, "other-origin")
    assert browser("/api/player")[1]["name"] == "Ada"


# Guessing


def test_signing_in_does_not_tell_whether_a_player_exists(house: Nearby) -> None:
    code = Browser(house).sign_up("Ada", Authenticator())["recovery"].replace(" ", "")
    letters = new_code()
    known, unknown = code[:6] + letters.secret, letters.public + letters.secret
    answers = [Browser(house)("/api/player/sign-in", {"recovery": typed}) for typed in (known, unknown, "ABC")]
    assert answers[0] == answers[1] == answers[2]
    assert refused(answers[0]) == (403, "recovery-wrong")
    options = Browser(house)("/api/player/challenge", {})[1]["options"]
    assert not options.get("allowCredentials")
    unknown_passkey = Browser(house).sign_in(Authenticator())
    assert refused(unknown_passkey) == (403, "passkey-refused")


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        ("/api/player/sign-in", {"recovery": "2" * 20}, "recovery-wrong"),
        ("/api/player/sign-in", {"code": "x" * 27}, "device-code-wrong"),
        ("/api/player/new", {"name": "Ada"}, "player-name-taken"),
        ("/api/player/passkey", {"name": "Ada"}, "player-name-taken"),
    ],
)
def test_codes_and_names_can_be_tried_ten_times_a_minute(
    house: Nearby, path: str, body: dict[str, str], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1000.0)  # no time passes
    Browser(house).sign_up("Ada")
    house.app.players._names._buckets.clear()
    tried = [refused(Browser(house)(path, body))[1] for _ in range(service.TRIES + 2)]
    assert tried == [key] * service.TRIES + ["too-fast"] * 2


def test_one_address_does_not_use_up_the_challenges_of_all(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    """The challenges of all players are bounded together, and those that expire first are dropped."""
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1000.0)
    got = [Browser(house)("/api/player/challenge", {})[0] for _ in range(service.CHALLENGES + 2)]
    assert got == [200] * service.CHALLENGES + [429] * 2


def test_an_invitation_is_guessed_ten_times_a_minute(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(players="invite")
    monkeypatch.setattr("farshore.server.rate_limits.monotonic", lambda: 1000.0)
    tried = [
        refused(Browser(house)("/api/player/new", {"name": "Ada", "invite": f"GUESS{number}"}))[1]
        for number in range(service.TRIES + 1)
    ]
    assert tried == ["invitation-wrong"] * service.TRIES + ["too-fast"]


# Routes and roles

BY_TOKEN = {"/api/bot", "/api/bot/seat", "/api/bot/tables"}
"""Routes for programs: `test_routes_of_programs_by_role`."""
ROUTES = [
    *PLAYER_ROUTES,
    *(one for one in program_routes.ROUTES if not one.paths & BY_TOKEN),
    *rating_routes.ROUTES,
]
PUBLIC = {"/api/leaderboard", "/api/profile/{name:str}", "/api/tables/{table:str}/rating"}
"""Routes that everybody may read: `test_public_routes_by_role`."""
OPEN = {"/api/player/passkey", "/api/player/challenge", "/api/player/new", "/api/player/sign-in", *PUBLIC}
"""Routes for everybody."""
BODIES: dict[str, dict[str, Any]] = {
    "/api/player/seats": {"secrets": []},
    "/api/player/data": {"data": {}},
    "/api/player/name": {"name": "Zoe"},
    "/api/player/passkey/new": {"passkey": {}},
    "/api/player/passkey/remove": {"id": "PASSKEY"},
    "/api/player/session/end": {"id": "SESSION"},
    "/api/player/delete": {"name": "Ada"},
    "/api/player/bot": {"name": "Robo"},
    "/api/player/bot/revoke": {"id": "BOT"},
    "/api/player/public": {"show": ["matches"]},
}
"""What an attacker sends to each route; PASSKEY, SESSION and BOT are those of the victim."""
AS_ANOTHER_PLAYER = {
    "/api/player/passkey/new": (403, "passkey-refused"),
    "/api/player/passkey/remove": (404, "no-such-passkey"),
    "/api/player/session/end": (404, "no-such-session"),
    "/api/player/delete": (422, "delete-name-wrong"),
    "/api/player/bot/revoke": (404, "no-such-bot-token"),
}
"""Routes that refuse another player; the others are about the one who asks."""


def paths() -> list[tuple[str, str]]:
    return sorted((method, path) for route in ROUTES for path in route.paths for method in route.http_methods)


def test_the_table_of_routes_is_complete() -> None:
    found = {path for _, path in paths()}
    assert len(found) == len(ROUTES) == 23
    assert found >= OPEN | set(BODIES) | set(AS_ANOTHER_PLAYER)


@pytest.mark.parametrize(("method", "path"), [(m, p) for m, p in paths() if p not in OPEN and m != "OPTIONS"])
def test_each_route_by_role(house: Nearby, method: str, path: str) -> None:
    victim, attacker, gone, suspended = (Browser(house) for _ in range(4))
    mine = victim.sign_up("Ada", Authenticator())["player"]
    bot = victim("/api/player/bot", {"name": "Robo"})[1]["bots"][0]["id"]
    attacker.sign_up("Ben")
    gone.sign_up("Cem")
    suspended.sign_up("Dag")
    cookie = dict(gone.cookies)
    gone("/api/player/sign-out", {})
    gone.cookies = cookie

    def work(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Dag'", (True,))

    house.inside(house.tables.store.write(work))
    ids = {"PASSKEY": mine["passkeys"][0]["id"], "SESSION": mine["sessions"][0]["id"], "BOT": bot}
    body = (
        {key: ids.get(str(value), value) for key, value in BODIES.get(path, {}).items()} if method == "POST" else None
    )

    def ask(browser: Browser) -> tuple[int, str]:
        status, answer = browser(path, body)
        return status, answer["key"] if status >= 400 else ""

    assert ask(Browser(house)) == (401, "not-signed-in")
    assert ask(Browser(house, {"farshore_player": ""})) == (401, "not-signed-in")
    assert ask(gone) == (401, "not-signed-in")
    assert ask(suspended) == (403, "player-suspended")
    before = victim("/api/player")[1], victim("/api/player/bots")[1]
    status, key = ask(attacker)
    assert (status, key) == AS_ANOTHER_PLAYER.get(path, (status, "")), key
    after = victim("/api/player")[1], victim("/api/player/bots")[1]
    assert after == before, "another player has changed something"


@pytest.mark.parametrize("path", sorted(PUBLIC))
def test_public_routes_by_role(house: Nearby, path: str) -> None:
    """Everybody gets the same, except that a player sees the whole of the own profile and the own entry."""
    ada, ben, suspended = (Browser(house) for _ in range(3))
    for browser, name in ((ada, "Ada"), (ben, "Ben"), (suspended, "Dag")):
        browser.sign_up(name)

    def work(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Dag'", (True,))

    house.inside(house.tables.store.write(work))
    asked = path.replace("{name:str}", "Ada").replace("{table:str}", "nowhere")
    asked += "?game=explorers" if path == "/api/leaderboard" else ""
    answers = [browser(asked) for browser in (Browser(house), ben, suspended)]
    assert answers[0][0] == 200
    assert answers[0] == answers[1] == answers[2]
    assert "public" in answers[0][1] or path != "/api/profile/{name:str}"
    assert ada(asked)[1].get("mine", False) is (path == "/api/profile/{name:str}")
    if path == "/api/profile/{name:str}":
        assert Browser(house)("/api/profile/Dag")[1]["key"] == "no-such-player"


CLUB_BODIES: dict[str, dict[str, Any] | None] = {
    "GET /api/clubs": None,
    "GET /api/clubs/{club:str}": None,
    "POST /api/clubs": {"name": "Mine"},
    "POST /api/clubs/invitation": {"code": "CODE"},
    "POST /api/clubs/join": {"code": "CODE"},
    "POST /api/clubs/{club:str}/change": {"name": "Stolen"},
    "POST /api/clubs/{club:str}/remove": {"member": 2},
    "POST /api/clubs/{club:str}/give": {"member": 2},
    "POST /api/clubs/{club:str}/leave": {},
    "POST /api/clubs/{club:str}/delete": {"name": "Harbour"},
    "GET /api/people": None,
    "GET /api/people/{table:str}": None,
    "POST /api/people/follow": {"name": "Ada"},
    "POST /api/people/unfollow": {"name": "Ada"},
    "POST /api/people/block": {"name": "Ada"},
    "POST /api/people/unblock": {"name": "Ada"},
    "POST /api/people/invite": {"name": "Ada", "table": "TABLE"},
    "POST /api/people/accept": {"id": "INVITATION"},
    "POST /api/people/decline": {"id": "INVITATION"},
}
"""What is sent to each route; CODE is a wrong one, TABLE and INVITATION are those of the victim."""
NO_CLUB, NOT_MET = (404, "no-such-club"), (404, "person-not-met")
CLUB_ANSWERS: dict[str, tuple[tuple[int, str], tuple[int, str]]] = {
    "GET /api/clubs": ((200, ""), (200, "")),
    "GET /api/clubs/{club:str}": (NO_CLUB, (200, "")),
    "POST /api/clubs": ((201, ""), (201, "")),
    "POST /api/clubs/invitation": ((404, "club-code-wrong"), (404, "club-code-wrong")),
    "POST /api/clubs/join": ((404, "club-code-wrong"), (404, "club-code-wrong")),
    "POST /api/clubs/{club:str}/change": (NO_CLUB, (403, "not-club-owner")),
    "POST /api/clubs/{club:str}/remove": (NO_CLUB, (403, "not-club-owner")),
    "POST /api/clubs/{club:str}/give": (NO_CLUB, (403, "not-club-owner")),
    "POST /api/clubs/{club:str}/leave": (NO_CLUB, (200, "")),
    "POST /api/clubs/{club:str}/delete": (NO_CLUB, (403, "not-club-owner")),
    "GET /api/people": ((200, ""), (200, "")),
    "GET /api/people/{table:str}": ((200, ""), (200, "")),
    "POST /api/people/follow": (NOT_MET, (200, "")),
    "POST /api/people/unfollow": (NOT_MET, (200, "")),
    "POST /api/people/block": (NOT_MET, (200, "")),
    "POST /api/people/unblock": (NOT_MET, (200, "")),
    "POST /api/people/invite": (NOT_MET, (403, "not-your-seat")),
    "POST /api/people/accept": ((404, "no-such-invitation"), (404, "no-such-invitation")),
    "POST /api/people/decline": ((404, "no-such-invitation"), (404, "no-such-invitation")),
}
"""The answer to a player who has nothing to do with the victim, and to a member of the victim's club."""


def test_the_table_of_routes_for_clubs_and_people_is_complete() -> None:
    found = {
        f"{method} {path}"
        for route in (*club_routes.ROUTES, *people_routes.ROUTES)
        for path in route.paths
        for method in route.http_methods
        if method in ("GET", "POST")
    }
    assert found == set(CLUB_BODIES) == set(CLUB_ANSWERS)


@pytest.mark.parametrize("route", sorted(CLUB_BODIES))
def test_each_route_for_clubs_and_people_by_role(house: Nearby, route: str) -> None:
    victim, outsider, member, suspended = (Browser(house) for _ in range(4))
    for browser, name in ((victim, "Ada"), (outsider, "Ben"), (member, "Cem"), (suspended, "Dag")):
        browser.sign_up(name)
    club = victim("/api/clubs", {"name": "Harbour"})[1]
    assert member("/api/clubs/join", {"code": club["code"]})[0] == 200
    made = victim("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "link"}]})[1]
    victim("/api/player/seats", {"secrets": [made["keys"][0]["secret"]]})

    def work(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Dag'", (True,))

    house.inside(house.tables.store.write(work))
    _, path = route.split()
    path = path.replace("{club:str}", club["id"]).replace("{table:str}", made["table"])
    body = CLUB_BODIES[route]
    sent = body and {key: made["table"] if value == "TABLE" else value for key, value in body.items()}

    def ask(browser: Browser) -> tuple[int, str]:
        status, answer = browser(path, sent)
        return status, answer["key"] if status >= 400 else ""

    def shown() -> Any:
        state = victim(f"/api/clubs/{club['id']}")[1]
        return {**state, "members": state["members"][:1]}, victim("/api/people")[1].get("invitations")

    before = shown()
    if route != "POST /api/clubs/invitation":  # a join link shows the name of the club to everybody
        assert ask(Browser(house)) == (401, "not-signed-in")
        assert ask(Browser(house, {"farshore_player": "guessed"})) == (401, "not-signed-in")
        assert ask(suspended) == (403, "player-suspended")
    if body is not None:
        evil = Browser(house, dict(victim.cookies), origin="https://evil.example")
        assert ask(evil) == (403, "other-origin")
    if body is not None and route != "POST /api/clubs/invitation":
        unsaid = Browser(house, dict(victim.cookies), origin="none")
        assert ask(unsaid) == (403, "other-origin")
    assert (ask(outsider), ask(member)) == CLUB_ANSWERS[route]
    assert shown() == before, "another player has changed something"


PROGRAM_BODIES: dict[str, Any] = {
    "/api/bot": None,
    "/api/bot/seat": {"table": "nowhere"},
    "/api/bot/tables": {"game": "explorers", "seats": [{"kind": "me"}]},
}
PROGRAM_ANSWERS = {
    "/api/bot": {"play": (200, ""), "challenge": (200, "")},
    "/api/bot/seat": {"play": (404, "no-such-table"), "challenge": (403, "bot-scope-missing")},
    "/api/bot/tables": {"play": (403, "bot-scope-missing"), "challenge": (201, "")},
}
"""What a token with one scope may do. Tokens that may sit down get 404 for a table that does not exist."""


@pytest.mark.parametrize("path", sorted(BY_TOKEN))
def test_routes_of_programs_by_role(house: Nearby, path: str) -> None:
    ada, dag = Browser(house), Browser(house)
    ada.sign_up("Ada")
    dag.sign_up("Dag")

    def new(browser: Browser, *scopes: str) -> Any:
        return browser("/api/player/bot", {"name": "Robo", "scopes": scopes})[1]

    play, challenge, revoked, suspended = new(ada, "play"), new(ada, "challenge"), new(ada, "play"), new(dag, "play")
    assert ada("/api/player/bot/revoke", {"id": revoked["bots"][-1]["id"]})[0] == 200

    def work(connection: Any) -> None:
        connection.execute("update players set suspended = ? where name = 'Dag'", (True,))

    house.inside(house.tables.store.write(work))

    def ask(**headers: str) -> tuple[int, str]:
        status, answer = Browser(house, dict(ada.cookies), origin="none")(
            path, PROGRAM_BODIES[path], **{"farshore-protocol": "1", **headers}
        )
        return status, answer["key"] if status >= 400 else ""

    def bearer(token: str) -> dict[str, str]:
        return {"authorization": f"Bearer {token}"}

    assert ask() == (401, "bot-token-wrong"), "a cookie is no token"
    for wrong in ("", "fsb_" + "x" * 43, revoked["token"], play["bots"][0]["id"]):
        assert ask(**bearer(wrong)) == (401, "bot-token-wrong")
    assert ask(authorization=play["token"]) == (401, "bot-token-wrong")
    assert ask(**bearer(suspended["token"])) == (403, "player-suspended")
    assert ask(**bearer(play["token"]), **{"farshore-protocol": "0"}) == (426, "protocol-old")
    assert ask(**bearer(play["token"])) == PROGRAM_ANSWERS[path]["play"]
    assert ask(**bearer(challenge["token"])) == PROGRAM_ANSWERS[path]["challenge"]


def test_another_player_sees_nothing_of_mine(house: Nearby) -> None:
    sitting = make(house, seats="pg", person="me")
    ada, ben = Browser(house), Browser(house)
    mine = ada.sign_up("Ada", Authenticator(), secrets=[sitting.secrets[0]])["player"]
    ben.sign_up("Ben")
    for path in ("/api/player", "/api/player/download"):
        shown = str(ben(path)[1])
        for secret in ("Ada", mine["key"], sitting.table, mine["passkeys"][0]["id"], mine["sessions"][0]["id"]):
            assert secret not in shown


@pytest.mark.parametrize("path", sorted(OPEN - PUBLIC))
def test_routes_for_everybody_are_off_where_there_are_no_players(begin: Starter, path: str) -> None:
    bodies = {"/api/player/new": {"name": "Ada"}, "/api/player/passkey": {"name": "Ada"}}
    status, _, words = request(begin(players="off"), path, bodies.get(path, {}))
    assert (status, '"players-off"' in words) == (404, True)
