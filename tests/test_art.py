"""The drawings of all games: plain SVG that can be inlined side by side, in light and dark."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

GAMES = Path(__file__).parent.parent / "src" / "farshore" / "games"
DRAWINGS = sorted(GAMES.glob("*/art/*.svg"))
STYLES = sorted(GAMES.glob("*/art/game.css"))
HOUSE_COLOURS = {"badge", "badge-ink", "accent", "sunk"}


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def colours(css: str) -> tuple[set[str], set[str]]:
    """The colours for the light and for the dark."""
    light, dark = css.split('[data-theme="dark"]')
    return set(re.findall(r"--([a-z-]+):", light)), set(re.findall(r"--([a-z-]+):", dark))


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_brings_no_ids_styles_or_scripts(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    parts = list(root.iter())
    assert {part.tag.rpartition("}")[2] for part in parts} <= {"svg", "g", "path", "rect", "circle"}
    attributes = {attribute for part in parts for attribute in part.attrib}
    assert not attributes & {"id", "style", "class"}
    assert not [attribute for attribute in attributes if attribute.startswith("on")]


@pytest.mark.parametrize("path", [path for path in DRAWINGS if path.stem.startswith("fill-")], ids=name)
def test_a_pattern_is_as_large_as_its_period(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_uses_colours_that_exist(path: Path) -> None:
    light, _ = colours((path.parent / "game.css").read_text("utf-8"))
    used = set(re.findall(r"var\(--([a-z-]+)\)", path.read_text("utf-8")))
    assert used <= light | HOUSE_COLOURS


@pytest.mark.parametrize("path", STYLES, ids=name)
def test_every_colour_has_a_light_and_a_dark_value(path: Path) -> None:
    light, dark = colours(path.read_text("utf-8"))
    assert light == dark
    assert {"explorers": "prairie", "kingdom_maps": "swamp", "la_isla": "jungle"}[path.parent.parent.name] in light
