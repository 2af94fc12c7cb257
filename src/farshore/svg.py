"""Render scenes as SVG for notebooks and documents, with the art of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from math import cos, pi, sin, sqrt
from typing import Final

from farshore.core.game import Seat
from farshore.core.scene import Field, Ground, Hexes, Layer, Point, Polygons, Scene, Space, Squares
from farshore.games import installed
from farshore.translations import package_of

SQUARE: Final = 40.0
HEX: Final = 24.0
TITLE: Final = 26.0
GAP: Final = 16.0
SMALLEST: Final = 360.0
"""Minimum height and width of a drawing."""
COLOURS: Final = {
    "ink": "#2a2823",
    "sheet": "#fffdf8",
    "badge": "#fffbf0",
    "badge-ink": "#2a2823",
    "halo": "#ffffff",
    "region": "#3b3a33",
    "accent": "#14616b",
    "veil": "#f4eee1",
    "figure-line": "#1e1d1a",
    "tag": "#1c3a2c",
    "tag-ink": "#fffbf0",
    "s1": "#1f4e9e",
    "s2": "#bf3f17",
    "s3": "#f0b429",
    "s4": "#b79ae8",
}
"""The page's colours that a board needs, in the light theme."""
LAYOUT: Final = ("xmlns", "width", "height", "viewBox", "id", "version")
"""Attributes of a drawing's root for size and position; all others, such as stroke and fill, style its content."""
_WITH_FALLBACK: Final = re.compile(r"var\(--([\w-]+),([^()]+)\)")
"""A variable that the page may set, and the colour without it."""
SEATS: Final = (
    '<circle r="1"/>',
    '<path d="M-.9-.9H.9V.9H-.9z"/>',
    '<path d="M0-1.1 1.1.9H-1.1z"/>',
    '<path d="M0-1.2 1.2 0 0 1.2-1.2 0z"/>',
)
"""The shapes of the seats: disc, square, triangle, diamond."""


def draw(scene: Scene, game: str, names: Sequence[str] | None = None) -> str:
    """Render the board of a scene; with the names of the seats, all boards of a match side by side.

    Empty names leave the titles out.
    """
    art = art_of(game)
    theirs = [player.board for player in scene.players if player.board is not None]
    shown = theirs if names is not None and theirs else [scene.board]
    points = [player.points for player in scene.players]
    drawings = [BoardDrawing(field, art) for field in shown]
    titles = [title_of(field, points, names) for field in shown]
    width = sum(drawing.width for drawing in drawings) + GAP * (len(drawings) - 1)
    height = TITLE + max(drawing.height for drawing in drawings)
    inside: list[str] = []
    across = 0.0
    for drawing, title in zip(drawings, titles, strict=True):
        inside.append(f'<g transform="translate({across:g} 0)"><text y="17">{escape(title)}</text>')
        inside += [
            f'<g transform="translate({-drawing.left:g} {TITLE - drawing.top:g})">',
            *drawing.parts(),
            "</g></g>",
        ]
        across += drawing.width + GAP
    scale = max(1.0, SMALLEST / min(width, height))
    colours = ";".join(f"--{name}:{value}" for name, value in (COLOURS | art.colours).items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{scale * width:g}" height="{scale * height:g}" style="{colours}" '
        f'font-family="sans-serif" font-size="14">'
        f"<defs>{''.join(art.definitions(shown))}</defs>{''.join(inside)}</svg>"
    )


def title_of(field: Field, points: Sequence[int], names: Sequence[str] | None) -> str:
    """Render the name and the points of a board's owner."""
    if names is not None and not any(names):
        return ""
    if field.seat is None:
        return ", ".join(f"{seat_label(seat, names)} {point}" for seat, point in enumerate(points))
    return f"{seat_label(field.seat, names)} {points[field.seat]}"


def seat_label(seat: Seat, names: Sequence[str] | None) -> str:
    return names[seat].removeprefix("bot:") if names else str(seat + 1)


# Art


@dataclass(frozen=True)
class Art:
    """The drawings and colours of one game."""

    game: str
    colours: dict[str, str]
    drawings: dict[str, str]
    """SVG source by file stem."""

    def has(self, stem: str) -> bool:
        return stem in self.drawings

    def id(self, stem: str) -> str:
        return f"{self.game}-{stem}"

    def fill(self, name: str) -> str:
        """Return the paint of a fill: its pattern, its colour, or paper."""
        if self.has(f"fill-{name}"):
            return f"url(#{self.id(f'fill-{name}')})"
        return f"var(--{name},var(--sheet))" if name else "var(--sheet)"

    def definitions(self, fields: Sequence[Field]) -> Iterator[str]:
        """Return the definitions of the patterns and icons that these boards use."""
        for stem in sorted({stem for field in fields for stem in art_in_board(field)}):
            if not self.has(stem):
                continue
            drawing = self.drawings[stem]
            root = dict(re.findall(r'([\w:-]+)="([^"]*)"', drawing[: drawing.index(">")]))
            box = root.get("viewBox", "0 0 24 24")
            kept = "".join(f' {key}="{value}"' for key, value in root.items() if key not in LAYOUT)
            body = re.sub(r">\s+<", "><", drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")].strip())
            if stem.startswith("fill-"):
                _, _, wide, high = box.split()
                size = f'width="{wide}" height="{high}" patternUnits="userSpaceOnUse"'
                yield f'<pattern id="{self.id(stem)}" {size}{kept}>{body}</pattern>'
            else:
                yield f'<symbol id="{self.id(stem)}" viewBox="{box}"{kept}>{body}</symbol>'


def art_in_board(field: Field) -> Iterator[str]:
    """Return the file stems of all art on a board."""
    ground = field.ground
    spaces = [ground.kinds[number] for number in dict.fromkeys(ground.spaces)]
    fills = [space.fill for space in spaces] + [layer.fill for layer in field.layers]
    icons = [space.icon for space in spaces] + [layer.icon for layer in field.layers]
    yield from (f"fill-{fill}" for fill in fills if fill)
    yield from (icon for icon in icons if icon)
    if isinstance(ground.shape, Polygons) and ground.shape.backdrop:
        yield ground.shape.backdrop


@cache
def art_of(game: str) -> Art:
    """Return the art of an installed game; empty for other games."""
    known = installed().games.get(game)
    folder = files(package_of(known)) / "art" if known is not None else None
    if folder is None or not folder.is_dir():
        return Art(game or "plain", {}, {})
    css = folder / "game.css"
    light = css.read_text("utf-8").partition("[data-theme")[0] if css.is_file() else ""
    colours = dict(re.findall(r"--([\w-]+):\s*([^;]+);", light))
    colours = {
        name: _WITH_FALLBACK.sub(lambda used: used[0] if used[1] in {*COLOURS, *colours} else used[2], value)
        for name, value in colours.items()
    }
    drawings = {file.name[:-4]: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".svg")}
    return Art(game, colours, drawings)


# One board


@dataclass(frozen=True)
class Spot:
    """The geometry of a space: outline, centre, points of icons and figures, and width."""

    points: tuple[Point, ...]
    middle: Point
    icons: tuple[Point, ...]
    figures: tuple[Point, ...]
    unit: float


class BoardDrawing:
    """Draws a board."""

    def __init__(self, field: Field, art: Art) -> None:
        self.field, self.art = field, art
        self.spots = tuple(space_shapes(field.ground))
        shape = field.ground.shape
        every = [point for spot in self.spots for point in spot.points]
        if isinstance(shape, Polygons):
            self.left, self.top, self.width, self.height = shape.box
        else:
            xs, ys = [x for x, _ in every], [y for _, y in every]
            self.left, self.top = min(xs) - 2, min(ys) - 2
            self.width, self.height = max(xs) - self.left + 2, max(ys) - self.top + 2

    def parts(self) -> Iterator[str]:
        """Draw ground, icons and layers, lowest first."""
        shape = self.field.ground.shape
        if isinstance(shape, Polygons) and self.art.has(shape.backdrop):
            size = f'x="{self.left:g}" y="{self.top:g}" width="{self.width:g}" height="{self.height:g}"'
            yield f'<use href="#{self.art.id(shape.backdrop)}" {size}/>'
        for index in range(len(self.spots)):
            yield self.ground(index)
        for index in range(len(self.spots)):
            yield from self.things(index)

    def layers_at(self, index: int) -> list[Layer]:
        """Return the layers that contain a space."""
        place = self.field.ground.place(index)
        return [layer for layer in self.field.layers if layer.cells >> place & 1]

    def space(self, index: int) -> Space:
        ground = self.field.ground
        return ground.kinds[ground.spaces[index]]

    def ground(self, index: int) -> str:
        """Draw a space with its fill, or with the fill of a layer."""
        fill = self.space(index).fill
        for layer in self.layers_at(index):
            fill = layer.fill if layer.fill and layer.kind != "legal" else fill
        edge = 'stroke="var(--region)" stroke-opacity=".5"'
        return f'<polygon points="{format_points(self.spots[index].points)}" fill="{self.art.fill(fill)}" {edge}/>'

    def things(self, index: int) -> Iterator[str]:
        """Draw the icon of a space and its layers."""
        spot, space, layers = self.spots[index], self.space(index), self.layers_at(index)
        icon = space.icon
        for layer in layers:
            icon = icon if layer.icon is None else layer.icon
        if icon and self.art.has(icon):
            for at in spot.icons:
                yield self.icon(icon, space.badge, at, spot.unit)
        for layer in layers:
            yield self.sign(layer, spot)
        if tag := next((layer.tag for layer in reversed(layers) if layer.tag), space.tag):
            x, y = spot.middle
            size = spot.unit * 0.26
            ink = f'font-size="{size:g}" text-anchor="middle" fill="var(--tag)"'
            yield f'<text x="{x:g}" y="{y - spot.unit * 0.28:g}" {ink}>{escape(tag)}</text>'

    def icon(self, icon: str, badge: str, at: Point, unit: float) -> str:
        x, y = at
        wide = unit * (0.86 if badge == "whole" else 0.5)
        paper = f'<circle cx="{x:g}" cy="{y:g}" r="{unit * 0.31:g}" fill="var(--badge)" stroke="var(--region)"/>'
        size = f'x="{x - wide / 2:g}" y="{y - wide / 2:g}" width="{wide:g}" height="{wide:g}"'
        return (paper if badge not in ("", "whole") else "") + f'<use href="#{self.art.id(icon)}" {size}/>'

    def sign(self, layer: Layer, spot: Spot) -> str:
        """Draw a layer on one of its spaces; layers of kind `points` are not drawn."""
        (x, y), unit = spot.middle, spot.unit
        seat = layer.seat if layer.seat is not None else self.field.seat
        colour = "var(--ink)" if seat is None else f"var(--s{seat % 4 + 1})"
        outline = f'<polygon class="{layer.kind}" points="{format_points(spot.points)}"'
        match layer.kind:
            case "cross":
                far = unit * 0.3
                path = (
                    f"M{x - far:g} {y - far:g}L{x + far:g} {y + far:g}M{x + far:g} {y - far:g}L{x - far:g} {y + far:g}"
                )
                return (
                    f'<g class="cross" fill="none" stroke-linecap="round"><path d="{path}" stroke="var(--halo)" '
                    f'stroke-width="{unit * 0.17:g}"/><path d="{path}" stroke="{colour}" '
                    f'stroke-width="{unit * 0.085:g}"/></g>'
                )
            case "area":
                return f'{outline} fill="{colour}" fill-opacity=".6"/>'
            case "figure":
                at = spot.figures[(seat or 0) % len(spot.figures)]
                place = f'transform="translate({at[0]:g} {at[1]:g}) scale({unit * 0.2:g})"'
                look = f'fill="{colour}" stroke="var(--figure-line)" stroke-width=".2"'
                return f'<g class="figure" {place} {look}>{SEATS[(seat or 0) % 4]}</g>'
            case "claim" | "start":
                ring = f'r="{unit * 0.4:g}" fill="none" stroke="{colour}" stroke-dasharray="4 3"'
                return f'<circle class="{layer.kind}" cx="{x:g}" cy="{y:g}" {ring}/>'
            case "blocked":
                return f'{outline} fill="var(--veil)" fill-opacity=".36"/>'
            case "legal":
                return f'{outline} fill="none" stroke="var(--halo)" stroke-width="{unit * 0.07:g}"/>'
            case "new":
                return f'{outline} fill="none" stroke="{colour}" stroke-width="{unit * 0.05:g}"/>'
        return ""


def format_points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def space_shapes(ground: Ground) -> Iterator[Spot]:
    """Return the geometry of every space of a ground, in order."""
    shape = ground.shape
    if isinstance(shape, Squares):
        for index in range(len(shape.names)):
            x, y = index % shape.columns * SQUARE, index // shape.columns * SQUARE
            corners = ((x, y), (x + SQUARE, y), (x + SQUARE, y + SQUARE), (x, y + SQUARE))
            middle = (x + SQUARE / 2, y + SQUARE / 2)
            yield Spot(corners, middle, (middle,), (middle,), SQUARE)
    elif isinstance(shape, Hexes):
        yield from hexagons(shape)
    else:
        for outline in shape.outlines:
            x, y = (sum(point[axis] for point in outline.points) / len(outline.points) for axis in (0, 1))
            unit = outline.size * 3.2
            yield Spot(outline.points, (x, y), outline.icons or ((x, y),), outline.figures or ((x, y),), unit)


def hexagons(shape: Hexes) -> Iterator[Spot]:
    """Return the geometry of pointed-top hexes in centred rows."""
    wide, widest = HEX * sqrt(3), max(shape.rows)
    for row, count in enumerate(shape.rows):
        for column in range(count):
            x, y = (column + (widest - count) / 2 + 0.5) * wide, HEX + row * 1.5 * HEX
            turns = [(60 * corner - 90) * pi / 180 for corner in range(6)]
            corners = tuple((x + HEX * cos(turn), y + HEX * sin(turn)) for turn in turns)
            yield Spot(corners, (x, y), ((x, y),), ((x, y),), wide)
