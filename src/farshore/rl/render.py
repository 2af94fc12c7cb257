"""Render positions of environments: as text, or as an array of pixels with the extra `print`."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farshore.core.game import AnyGame, Seat
from farshore.core.optional_deps import name_missing_extra
from farshore.printing import PRINT, inline_colours, render_png
from farshore.svg import draw

RENDER_MODES: Final = ["ansi", "rgb_array"]
WIDTH: Final = 480
"""The width of a picture in pixels."""


def render(game: AnyGame, state: Any, seat: Seat | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return what a seat, or a spectator, sees: text for "ansi", an array (height, width, 3) for "rgb_array"."""
    view = game.view(state, seat)
    if mode == "ansi":
        return game.text_board(view, seat)
    if mode == "rgb_array":
        return pixels(inline_colours(draw(game.scene(view, seat), game.info.id)))
    return None


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a drawing as red, green and blue from 0 to 255."""
    with name_missing_extra(PRINT):
        from PIL import Image
    with Image.open(BytesIO(render_png(svg, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)
