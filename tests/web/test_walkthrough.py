"""The walk-through game plays on the page, and a game just begun; nobody wrote a line of JavaScript for them."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from farshore.cli.new_game import write_game_files
from server.conftest import Server
from walkthrough import files, install
from web.conftest import some_sizes
from web.labels import say


def test_the_walkthrough_brings_no_script() -> None:
    assert not [path for path in files() if path.endswith((".js", ".ts", ".tsx", ".html"))]


@some_sizes()
def test_the_walkthrough_plays_on_the_page(page: Page, house: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{house}/new")
    page.get_by_text("Skerries", exact=True).first.click()
    page.get_by_role("button", name=say("open-table")).click()
    for round_number in range(1, 7):
        expect(page.get_by_text("Where do you land?").first).to_be_visible()
        expect(page.get_by_role("group", name=f"{6 - round_number} in the bag").first).to_be_attached()
        page.get_by_role("gridcell", name="open sea, can be used").nth(5 * round_number % 7).click()
    expect(page.get_by_text(say("match-over")).first).to_be_attached()
    expect(page.get_by_role("row", name="Longest chain").first).to_be_visible()


def test_a_new_game_shows_a_board_on_the_page(page: Page, tmp_path: Path) -> None:
    write_game_files("lagoon", tmp_path / "lagoon")
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(install(tmp_path / "lagoon"))])
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", {"PYTHONPATH": path}).start(tmp_path)
    try:
        refused: list[str] = []
        page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"http://{server.address}/")
        card = page.locator(".game-card", has_text="Lagoon")
        expect(card.locator(".picture svg path, .picture svg rect, .picture svg polygon").first).to_be_attached()
        expect(card.locator(".picture.initial")).to_have_count(0)
        page.goto(f"http://{server.address}/new")
        page.get_by_text("Lagoon", exact=True).first.click()
        page.get_by_role("button", name=say("open-table")).click()
        expect(page.get_by_text("Choose a square.").first).to_be_visible()
        expect(page.get_by_role("gridcell")).to_have_count(25)
        page.get_by_role("gridcell", name="c3").click()
        expect(page.get_by_role("gridcell", name="c3, belongs to")).to_be_visible()
        expect(page.get_by_role("row", name="Largest group").first).to_be_visible()
        expect(page.locator(".log-line", has_text=say("you")).first).to_contain_text("claimed c3")
        assert refused == [], "a game without rules, lessons and art is asked for none of them"
    finally:
        server.stop()
    assert not server.mistakes()
