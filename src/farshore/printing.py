"""Drawings for paper: SVG that every program understands, and PDF or PNG with the extra `print`."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from farshore.core.optional_deps import Extra, name_missing_extra

PRINT: Final = Extra("print", ("PIL", "typst"))
PAPERS: Final = ("a4", "a3", "a5", "us-letter", "us-legal", "us-tabloid")
MARGIN: Final = "12mm"
POINTS_PER_INCH: Final = 72
_STYLE: Final = re.compile(r' style="([^"]*)"')
_COLOUR: Final = re.compile(r"--([\w-]+):([^;]+)")
_USED: Final = re.compile(r"var\(--([\w-]+)(?:,([^()]*(?:\([^()]*\))?))?\)")


def can_render() -> bool:
    """Return whether the extra `print` is installed: only then there are PDF and PNG."""
    return find_spec("typst") is not None


def inline_colours(svg: str) -> str:
    """Return the drawing with its CSS variables replaced: few programs but browsers know them.

    >>> inline_colours('<svg style="--sea:#14616b"><path fill="var(--sea,var(--ink))"/></svg>')
    '<svg><path fill="#14616b"/></svg>'
    """
    style = _STYLE.search(svg)
    if style is None:
        return svg
    colours = dict(_COLOUR.findall(style[1]))
    svg = svg[: style.start()] + svg[style.end() :]
    while _USED.search(svg):  # a missing variable names its fallback
        svg = _USED.sub(lambda used: colours.get(used[1]) or used[2] or "none", svg)
    return svg


def render_page(svg: str, kind: str, paper: str, dpi: int) -> bytes:
    """Return the drawing as large as a page allows, in landscape if it is wide."""
    wide, high = size_of(svg)
    flipped = "true" if wide > high else "false"
    page = f'#set page(paper: "{paper}", flipped: {flipped}, margin: {MARGIN})\n#set align(center + horizon)\n'
    return compile_page(svg, page + '#image("drawing.svg", width: 100%, height: 100%, fit: "contain")\n', kind, dpi)


def render_png(svg: str, width: int) -> bytes:
    """Return the drawing as a PNG of this width, in pixels, without a margin."""
    page = f'#set page(width: auto, height: auto, margin: 0pt)\n#image("drawing.svg", width: {width}pt)\n'
    return compile_page(svg, page, "png", POINTS_PER_INCH)


def size_of(svg: str) -> tuple[float, float]:
    """Return the width and height of a drawing.

    >>> size_of('<svg viewBox="0 0 360 480"></svg>')
    (360.0, 480.0)
    """
    ((wide, high),) = re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[:1]
    return float(wide), float(high)


def compile_page(svg: str, page: str, kind: str, dpi: int) -> bytes:
    """Let Typst compile a page that shows drawing.svg."""
    with name_missing_extra(PRINT):
        typst: Any = import_module("typst")
    with TemporaryDirectory() as folder:
        (Path(folder) / "drawing.svg").write_text(svg, "utf-8")
        (Path(folder) / "page.typ").write_text(page, "utf-8")
        return bytes(typst.compile(Path(folder) / "page.typ", format=kind, ppi=float(dpi)))
