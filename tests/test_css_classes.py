"""Every class of the style sheets is used by a component, and the style sheets stay small."""

from __future__ import annotations

import re
from pathlib import Path

SRC = Path(__file__).parent.parent / "web" / "src"
MADE = ("of-", "seats-")
"""Beginnings of class names that components put together."""
MOST_LINES = 7_380
"""Lines of CSS: lower the number when fewer are left."""


def style_sheets() -> dict[str, str]:
    """Return the text of all style sheets by their names, without comments."""
    return {path.name: re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S) for path in SRC.rglob("*.css")}


def classes_in(css: str) -> set[str]:
    """Return the names of classes in the selectors of a style sheet.

    >>> sorted(classes_in(".panel > .line:not(.off) { gap: 0.5em }"))
    ['line', 'off', 'panel']
    """
    selectors = (part for part in re.findall(r"([^{};]+)\{", css) if not part.strip().startswith("@"))
    return {name for part in selectors for name in re.findall(r"\.([A-Za-z][\w-]*)", part)}


def words_in_strings() -> set[str]:
    """Return all words in the strings and templates of the page's sources."""
    words: set[str] = set()
    for path in [*SRC.rglob("*.ts"), *SRC.rglob("*.tsx"), SRC.parent / "index.html"]:
        for text in re.findall(r'"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`', path.read_text("utf-8")):
            words.update(re.findall(r"[A-Za-z][\w-]*", text))
    return words


def test_every_class_is_used() -> None:
    used = words_in_strings()
    unused = {
        f"{sheet}: .{name}"
        for sheet, css in style_sheets().items()
        for name in classes_in(css)
        if name not in used and not name.startswith(MADE)
    }
    assert unused == set()


def test_the_style_sheets_do_not_grow() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in SRC.rglob("*.css")) <= MOST_LINES
