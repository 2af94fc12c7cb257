"""The server answers to its own names only: a site whose name is made to point here (DNS rebinding) gets nothing."""

from __future__ import annotations

import msgspec
import pytest

from farshore.translations import LANGUAGES
from server.in_process_server import Nearby, Starter
from server.sit_down import request
from server.test_websocket_frames import UPGRADE, connect


def socket_status(house: Nearby, host: str) -> bytes:
    words = UPGRADE.replace(b"Host: x", b"Host: " + host.encode()) + b"Origin: http://" + host.encode() + b"\r\n\r\n"
    with connect(house, words) as opened:
        return opened.recv(12)


def test_a_foreign_name_is_refused_everywhere_and_says_what_to_set(begin: Starter) -> None:
    house = begin()
    for path in ("/", "/api/games", "/health", "/words/en.ftl"):
        assert request(house, path, host="evil.example:8000")[0] == 421
    for language in LANGUAGES:
        body = {"game": "explorers", "seats": [{"kind": "me"}]}
        origin = "http://evil.example:8000"
        path = f"/api/tables?language={language}"
        status, _, words = request(house, path, body, host="evil.example:8000", origin=origin)
        assert (status, msgspec.json.decode(words)["key"]) == (421, "unknown-host")
        assert "FARSHORE_HOSTS=evil.example" in msgspec.json.decode(words)["reason"]
    assert socket_status(house, "evil.example:8000") == b"HTTP/1.1 403"


@pytest.mark.parametrize(
    "host", ["127.0.0.1:1", "localhost:8000", "[::1]", "192.168.1.20:8000", "laptop", "laptop.local"]
)
def test_a_machine_at_home_answers_at_once(begin: Starter, host: str) -> None:
    house = begin()
    assert request(house, "/api/games", host=host)[0] == 200
    assert socket_status(house, host) == b"HTTP/1.1 101"


def test_names_that_are_set_are_answered(begin: Starter) -> None:
    house = begin(hosts="play.example, www.play.example", origins="https://other.example")
    for host in ("play.example", "PLAY.example:443", "www.play.example.", "other.example"):
        assert request(house, "/api/games", host=host)[0] == 200
    assert request(house, "/api/games", host="evil.example")[0] == 421
    assert socket_status(house, "evil.example") == b"HTTP/1.1 403"


def test_behind_a_proxy_the_proxy_selects_names_unless_they_are_set(begin: Starter) -> None:
    assert request(begin(proxy="on"), "/api/games", host="play.example")[0] == 200
    assert request(begin(proxy="on", hosts="play.example"), "/api/games", host="evil.example")[0] == 421
