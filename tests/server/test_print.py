"""Boards on paper: the end of a match and an empty sheet, as SVG and as PDF."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from threading import Event
from urllib.request import Request, urlopen
from xml.etree import ElementTree

import pytest

from farshore.client import post
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import dump
from farshore.games import find
from farshore.printing import can_render
from farshore.server.http import print_routes
from server.in_process_server import Nearby, Starter
from server.sit_down import PATIENCE, request, wait_until

SVG = "{http://www.w3.org/2000/svg}svg"


def finished(house: Nearby) -> str:
    """Upload a finished match; return its table."""
    match: AnyMatch = Match(find("skerries"), ["Ada", "Ben"], dealer=SeededDealer("print"))
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
    return str(post(house.address, "/api/records", {"record": dump(match)})["table"])


def test_the_end_of_a_match_is_drawn_with_all_names(begin: Starter) -> None:
    house = begin()
    status, headers, words = request(house, f"/api/tables/{finished(house)}/print", {"format": "svg"})
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert ElementTree.fromstring(words).tag == SVG
    assert "Ada" in words
    assert "Ben" in words
    assert "var(--" not in words, "few programs but browsers know variables"


def test_a_running_match_is_not_printed(begin: Starter) -> None:
    house = begin()
    seats = [{"kind": "me", "name": "Ada"}]
    opened = post(house.address, "/api/tables", {"game": "skerries", "seats": seats})
    status, _, words = request(house, f"/api/tables/{opened['table']}/print", {"format": "svg"})
    assert (status, json.loads(words)["key"]) == (409, "print-not-over")


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_every_game_has_an_empty_sheet(begin: Starter, game: str) -> None:
    status, _, words = request(begin(), f"/api/print/{game}")
    assert status == 200
    sheet = ElementTree.fromstring(words)
    assert sheet.tag == SVG
    title = sheet.find(f".//{SVG.replace('}svg', '}text')}")
    assert title is not None
    assert not title.text, "no name and no points"


@pytest.mark.skipif(not can_render(), reason="the extra `print` is not installed")
def test_the_server_makes_real_pdfs(begin: Starter) -> None:
    house = begin()
    sheet = Request(f"http://{house.address}/api/print/skerries?format=pdf")
    boards = Request(f"http://{house.address}/api/tables/{finished(house)}/print", b'{"format": "pdf"}')
    boards.add_header("content-type", "application/json")
    for wish in (sheet, boards):
        with urlopen(wish, timeout=PATIENCE) as answer:
            content = answer.read()
        assert content.startswith(b"%PDF-")
        assert content.rstrip().endswith(b"%%EOF")
        assert re.search(rb"/Type ?/Pages ?/Count 1\b", content), "everything on one page"


def test_a_pdf_is_made_where_the_extra_is_there(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    monkeypatch.setattr(print_routes, "render_page", lambda svg, kind, paper, dpi: f"%PDF {kind} {paper}".encode())
    monkeypatch.setattr(print_routes, "can_render", lambda: True)
    status, headers, words = request(house, "/api/print/explorers?format=pdf")
    assert (status, headers["content-type"], words) == (200, "application/pdf", "%PDF pdf a4")
    monkeypatch.setattr(print_routes, "can_render", lambda: False)
    status, _, words = request(house, "/api/print/explorers?format=pdf")
    assert (status, json.loads(words)["key"]) == (409, "no-pdf")


def test_an_address_has_one_pdf_made_at_a_time_and_pays_for_it(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one address keeps everybody's PDFs waiting."""
    house, begun, go_on = begin(proxy="on", cost="250"), Event(), Event()
    wait_until(lambda: house.app.loaded)

    def render(svg: str, kind: str, paper: str, dpi: int) -> bytes:
        begun.set()
        assert go_on.wait(60)
        return b"%PDF"

    monkeypatch.setattr(print_routes, "render_page", render)
    monkeypatch.setattr(print_routes, "can_render", lambda: True)
    monkeypatch.setattr(print_routes, "monotonic", count().__next__)  # a PDF takes a second at least

    def ask(address: str) -> int:
        return request(house, "/api/print/explorers?format=pdf", **{"x-forwarded-for": address})[0]

    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(ask, "192.0.2.1")
        assert begun.wait(240)
        other = threads.submit(ask, "192.0.2.2")
        wait_until(lambda: len(print_routes._printing) == 2)
        assert ask("192.0.2.1") == 429
        go_on.set()
        assert [first.result(), other.result()] == [200, 200]
    assert ask("192.0.2.1") == 200
    costs = {cost.name: cost.seconds for cost in house.app.costs.usage.top(10)}
    assert costs["192.0.2.1"] > 1
