"""Matches and scenes draw themselves in notebooks, with the page's art and colours."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import farshore as fs
from farshore import svg
from farshore.core.cells import SquareGrid
from farshore.core.defaults import ground_of
from farshore.core.scene import Field, Space, cells_in
from farshore.core.text import literal

HERE = Path(__file__).parent
TOKENS = HERE.parent.parent / "web" / "src" / "styles" / "tokens.css"
TAG = "{http://www.w3.org/2000/svg}"


def drawn(text: str | None) -> ElementTree.Element:
    assert text is not None
    return ElementTree.fromstring(text)


def counted(picture: ElementTree.Element, kind: str) -> int:
    return len(picture.findall(f".//*[@class='{kind}']"))


def test_a_match_is_drawn_as_before() -> None:
    """The stored picture: `python tests/library/test_svg.py` draws it anew."""
    assert kingdom() == (HERE / "kingdom_maps.svg").read_text("utf-8")


def kingdom() -> str:
    picture = fs.play("kingdom_maps", ["random", "random"], seed=7)._repr_svg_()  # bots that never learn
    assert picture is not None
    return picture


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_every_space_and_layer_of_a_scene_is_drawn(game: str) -> None:
    match = fs.play(game, ["random", "random"], seed=3)
    scene = match.branch(len(match.events) // 2).scene(0)
    picture = drawn(scene._repr_svg_())
    signs = ("cross", "area", "figure", "claim", "new", "start", "blocked", "legal")
    for kind in signs:
        assert counted(picture, kind) == len(cells_in(scene.board.layers, kind)), kind  # type: ignore[arg-type]
    bare = [each for each in picture.iter(f"{TAG}polygon") if "class" not in each.attrib]
    assert len(bare) == len(scene.board.ground.shape.names)


@pytest.mark.parametrize("game", ["explorers", "kingdom_maps", "la_isla"])
def test_whatever_a_drawing_points_at_is_in_it(game: str) -> None:
    text = fs.play(game, ["random", "random"], seed=3)._repr_svg_()
    picture = drawn(text)
    known = {each.attrib["id"] for each in picture.iter() if "id" in each.attrib}
    asked = {each.attrib["href"].removeprefix("#") for each in picture.iter(f"{TAG}use")}
    asked |= set(re.findall(r"url\(#([^)]+)\)", text or ""))
    assert asked
    assert asked <= known
    colours = set(re.findall(r"var\(--([\w-]+)", text or ""))
    assert colours <= set(re.findall(r"--([\w-]+):", picture.attrib["style"]))


def test_a_match_shows_the_board_of_every_seat_by_name() -> None:
    match = fs.play("explorers", ["greedy", "random", "random"], seed=1)
    picture = drawn(match._repr_svg_())
    titles = [each.text for each in picture.iter(f"{TAG}text") if each.attrib.get("y") == "17"]
    assert titles == [f"{name} {match.scores[seat].total}" for seat, name in enumerate(("greedy", "random", "random"))]


def test_the_colours_are_the_pages() -> None:
    light = TOKENS.read_text("utf-8").partition("[data-theme")[0]
    page = dict(re.findall(r"--([\w-]+):\s*([^;]+);", light))
    assert {name: page[name] for name in svg.COLOURS} == svg.COLOURS


if __name__ == "__main__":
    (HERE / "kingdom_maps.svg").write_text(kingdom(), "utf-8")


def test_an_icon_keeps_the_style_of_its_root() -> None:
    root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="red"'
    ground = ground_of(SquareGrid(1, 1), Space(icon="buoy"))
    art = svg.Art("test", {}, {"buoy": f'<svg {root}><path d="M1 1h9"/></svg>'})
    (symbol,) = art.definitions([Field("board", literal("board"), ground)])
    assert symbol == '<symbol id="test-buoy" viewBox="0 0 24 24" fill="none" stroke="red"><path d="M1 1h9"/></symbol>'
