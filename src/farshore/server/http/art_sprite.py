"""A game's art as one SVG sprite: `art/NAME.svg` becomes the symbol `art-NAME`, `art/fill-NAME.svg` a pattern."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.sax.saxutils import escape

from farshore.games import find
from farshore.translations import package_of

_ROOT = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_FORBIDDEN = re.compile(r"<script|\bon\w+\s*=|javascript:|<foreignObject", re.IGNORECASE)


class BadArt(ValueError):
    """A drawing that is not plain SVG; the message names it."""


def _folder(game: str) -> Traversable:
    return files(package_of(find(game))) / "art"


def _drawings(game: str) -> list[tuple[str, str]]:
    folder = _folder(game)
    if not folder.is_dir():
        return []
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".svg"))
    return [(name[:-4], (folder / name).read_text("utf-8")) for name in names]


@cache
def sprite(game: str) -> str:
    """Return all drawings of a game as one SVG, preceded by its colours."""
    inside = "".join(_piece(name, drawing) for name, drawing in _drawings(game))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><metadata>{escape(style(game))}</metadata>{inside}</svg>'


def _piece(name: str, drawing: str) -> str:
    found = _ROOT.search(drawing)
    if not found or _FORBIDDEN.search(drawing):
        raise BadArt(f"{name}.svg is not a plain drawing")
    root = dict(_ATTRIBUTE.findall(found[1]))
    kept = "".join(
        f' {key}="{value}"'
        for key, value in root.items()
        if not key.startswith("xmlns") and key not in ("width", "height", "viewBox", "id", "version")
    )
    box = root.get("viewBox", "0 0 24 24")
    if not name.startswith("fill-"):
        return f'<symbol id="art-{name}" viewBox="{box}"{kept}>{found[2].strip()}</symbol>'
    width, height = root.get("width", box.split()[2]), root.get("height", box.split()[3])
    return (
        f'<pattern id="{name}" patternUnits="userSpaceOnUse" width="{width}" height="{height}"'
        f' viewBox="{box}"{kept}>{found[2].strip()}</pattern>'
    )


@cache
def style(game: str) -> str:
    """Return the game's CSS."""
    sheet = _folder(game) / "game.css"
    return sheet.read_text("utf-8") if sheet.is_file() else ""


@cache
def version_hash(game: str) -> str:
    """Return a hash that changes with the art."""
    return sha256(sprite(game).encode()).hexdigest()[:12]
