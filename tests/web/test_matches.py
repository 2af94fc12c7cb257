"""Matches of every game in a real browser: by mouse on a desk, by finger on a phone, by keys alone.

In every run one game is played from its first move, and the others from their last third on.
"""

from __future__ import annotations

from itertools import product
from operator import itemgetter

import pytest
from playwright.sync_api import expect

from farshore.games import installed
from sampling import runs_all, sample, seed
from web.conftest import DESK, PHONE, NewDevice, picture
from web.labels import say, saying
from web.player import Means, Player
from web.positions import match_of, own_moves

GAMES = ("explorers", "kingdom_maps", "la_isla")
WAYS: dict[Means, tuple[int, int]] = {"mouse": DESK, "touch": PHONE, "keyboard": (1200, 800)}


def seats(game: str) -> list[dict[str, str]]:
    """Alone where the game has it, else against the quickest bot."""
    me = {"kind": "me", "name": "Ada"}
    return [me] if 1 in installed().games[game].info.seats else [me, {"kind": "bot", "level": "random"}]


@pytest.mark.parametrize(("game", "means"), sample(product(GAMES, WAYS), by=itemgetter(0)))
def test_a_whole_match(new_device: NewDevice, game: str, means: Means) -> None:
    one = new_device(WAYS[means], touch=means == "touch")
    if runs_all() or GAMES.index(game) == seed() % len(GAMES):
        table = one.open_table(game, seats(game))
    else:
        match = match_of(game, len(seats(game)))
        table = one.take_up(match, next(at for at in own_moves(match) if at > len(match.events) * 2 / 3))
    one.go(f"/t/{table}")
    player = Player(one.page, means)
    player.play(12)
    picture(one.page, f"{game}-{means}")
    assert player.play_to_end() > 12
    assert len(player.boards) == 1, "the board never moves"
    expect(one.page.locator(".end-page h1")).to_be_visible()
    expect(one.page.get_by_role("row")).not_to_have_count(0)
    expect(one.page.get_by_role("link", name=say("keep-my-tables"))).to_be_visible()
    picture(one.page, f"{game}-{means}-end")
    assert one.page.evaluate("() => JSON.parse(localStorage['farshore.seen'] || '{}')")


def test_a_hot_seat_match_passes_the_device(new_device: NewDevice) -> None:
    """Where hands are hidden, a screen stands between two players."""
    one = new_device()
    table = one.open_table("la_isla", [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    one.go(f"/t/{table}")
    passed = 0
    player = Player(one.page, "mouse", seed=5)
    version = ""
    while not (found := player.next(version))["over"]:
        if found["pass"]:
            passed += 1
            expect(one.page.get_by_role("dialog")).to_contain_text(saying("pass-device", "name"))
            if passed == 1:
                picture(one.page, "pass-the-device")
        version = player.press(found)
        if passed > 5:
            break
    assert passed > 5
