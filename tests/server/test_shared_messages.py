"""Messages are encoded once for all readers who see the same; geometry and texts are files that browsers cache."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from farshore.server.http.translation_files import version_hash
from farshore.server.scenes import geometry_files, message_cache
from server.in_process_server import Nearby
from server.sit_down import make, request, run

FOR_EVER = "public, max-age=31536000, immutable"


def test_a_change_is_worked_out_once_for_all_who_see_the_same(
    begin: Callable[..., Nearby], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, compared = begin(), list[Any]()

    def counted(old: Any, new: Any) -> Any:
        compared.append(new)
        return changes(old, new)

    changes = vars(message_cache)["scene_changes"]
    monkeypatch.setattr(message_cache, "scene_changes", counted)

    async def play() -> None:
        sitting = make(house)
        ada = await sitting.guest(0)
        watching = [await sitting.guest(language=language) for language in ("en", "en", "de", "de", "fr")]
        for guest in watching:  # everybody has heard of everybody
            while guest.table.watching < len(watching):
                await guest.receive()
        compared.clear()
        await ada.act(0, ada.scene_actions()[0])
        for guest in watching:
            await guest.receive_until(ada.version)
        assert len({guest.received[-1] for guest in watching}) == 1, "the same bytes, in whatever language they read"
        assert len(compared) <= 3, "what all share, what is Ada's, what spectators see"

    run(play())


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_the_geometry_of_a_board_is_a_file_for_ever(begin: Callable[..., Nearby], game: str) -> None:
    house = begin()

    async def key() -> str:
        guest = await make(house, game).guest(0)
        named: str = guest.scene["board"]["ground"]["shape"]
        assert "shapes" not in json.loads(guest.received[0])
        return named

    address = f"/games/{game}/shape-{run(key())}.json"
    status, headers, words = request(house, address)
    assert (status, headers["cache-control"]) == (200, FOR_EVER)
    assert json.loads(words)["names"]
    for kept in (geometry_files._met, geometry_files._searched):
        kept.clear()
    assert request(house, address)[2] == words, "a process that has not met it finds it"
    for wrong in ("shape-0123456789abcdef.json", "shape-.json", "other.json"):
        assert request(house, f"/games/{game}/{wrong}")[0] == 404


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_every_game_has_a_board_for_its_picture(begin: Callable[..., Nearby], game: str) -> None:
    status, headers, words = request(begin(), f"/games/{game}/sample.json")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    sample = json.loads(words)
    assert any(layer["cells"] != "0" for layer in sample["field"]["layers"]), "something lies on it"
    assert not [layer for layer in sample["field"]["layers"] if "do" in layer or "name" in layer]
    assert len(sample["shape"]["names"]) == len(sample["field"]["ground"]["spaces"])


def test_words_are_kept_as_long_as_none_of_them_changes(begin: Callable[..., Nearby]) -> None:
    house = begin()
    for path in ("/words/de.ftl", "/words/explorers/de.ftl"):
        status, headers, words = request(house, path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert re.search(r"^title = |^you = ", words, re.MULTILINE)
        assert request(house, f"{path}?v={version_hash()}")[1]["cache-control"] == FOR_EVER
        assert request(house, f"{path}?v=older")[1]["cache-control"] == "no-cache"
    for nothing in ("/words/xx.ftl", "/words/chess/en.ftl", "/words/explorers/xx.ftl"):
        assert request(house, nothing)[0] == 404
    if house.app.page.is_built:
        assert f'data-words="{version_hash()}"' in request(house, "/")[2]
