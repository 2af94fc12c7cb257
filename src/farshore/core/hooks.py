"""Optional hooks: translation, SVG rendering, rulebooks. Core works without them and shows message keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from farshore.core.text import Text


class Hooks:
    """The hooks of this process; other packages set them when they are imported."""

    translate: Callable[[Text, str], str] | None = None
    """Translate a text into the user's language; the second argument is the module of its game, or empty."""
    render_svg: Callable[[Any, str, Sequence[str] | None], str] | None = None
    """Render a scene as SVG: the scene, the id of its game and, for a whole match, the names of the seats."""
    load_rulebook: Callable[[Any, str], Any] | None = None
    """Load a game's rulebook in a language."""
