"""The published API: what it says of itself is true, and nothing it is sent makes it fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from farshore import bots
from farshore.server.http.game_routes import game_list
from server.conftest import Server
from server.sit_down import PATIENCE, request


@pytest.fixture(scope="module")
def house(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(new_database("sqlite")).start(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()
    assert not running.mistakes()


@pytest.mark.slow
def test_no_request_makes_the_server_fail(house: Server) -> None:
    # Here alone: a large package, and every worker imports this file.
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import content_type_conformance

    api = schemathesis.openapi.from_url(f"http://{house.address}/api/schema/openapi.json")
    tried = 0
    for found in api.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy())
        @settings(max_examples=4, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        def send(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=[not_a_server_error, content_type_conformance], timeout=PATIENCE)

        send()
        tried += 1
    assert tried >= 9


def test_the_socket_schema_and_the_games_are_published(house: Server) -> None:
    published = json.loads(request(house, "/api/socket.schema.json")[2])
    assert "ClientMessage" in published["$defs"]
    for language in ("en", "de", "fr", "it"):
        listed = json.loads(request(house, f"/api/games?language={language}")[2])
        for game in listed["games"]:
            assert game["title"] != "title"
            assert game["summary"] != "summary"
            for option in game.get("options", ()):
                assert option["label"] != f"option-{option['name']}"
        assert listed["levels"][0]["name"] == "random"
        assert listed["usual"] in [level["name"] for level in listed["levels"]]
        assert request(house, f"/words/{language}.ftl")[0] == 200


def test_bots_of_other_packages_can_be_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = {**bots.installed_bots(), "theirs": bots.find_bot("greedy")}
    monkeypatch.setattr(bots, "installed_bots", lambda: everybody)
    listed: Any = game_list("en")
    assert [(level.name, level.title) for level in listed.levels][-2:] == [
        ("expert", "Owl"),
        ("theirs", "theirs"),
    ]


def test_art_is_one_plain_drawing_with_symbols_and_patterns(house: Server) -> None:
    for game in json.loads(request(house, "/api/games")[2])["games"]:
        status, headers, words = request(house, f"/games/{game['id']}/art.svg?v={game['art']}")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert "immutable" in headers["cache-control"]
        assert "<script" not in words
        if game["id"] in ("explorers", "kingdom_maps", "la_isla"):
            assert 'id="art-' in words
            assert 'id="fill-' in words
            assert "<metadata>" in words  # a style of its own the page would not take
    assert request(house, "/games/chess/art.svg")[0] == 404


def test_the_page_or_a_word_about_it(house: Server) -> None:
    status, headers, words = request(house, "/t/some-table")
    assert status == 200
    assert "<html" in words.lower() or "not built" in words
    assert headers["cache-control"] == "no-cache"
    assert request(house, "/assets/nothing.js")[0] == 404 or "not built" in words


def test_the_page_can_be_asked_for_its_head_and_for_nothing_else(house: Server) -> None:
    for path in ("/", "/health"):
        with urlopen(Request(f"http://{house.address}{path}", method="HEAD")) as answer:
            assert (answer.status, answer.read()) == (200, b"")
    with pytest.raises(HTTPError) as refused:
        urlopen(Request(f"http://{house.address}/", method="DELETE"))
    assert refused.value.code == 405
    assert json.load(refused.value)["key"] == "bad-message"
