"""The style sheets: every class is used, the look of a control is written once, and no rule is written twice."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SRC = Path(__file__).parent.parent / "web" / "src"
MADE = ("of-", "seats-")
"""Beginnings of class names that components put together."""
CONTROLS = "controls.css"
"""The style sheet of buttons, panels, chips and fields. Others place and size them."""
LOOK = re.compile(r"(background|border(?!-radius)|box-shadow|color|font-weight|text-decoration)\b")
MANY = 4
"""Rules with this number of declarations or more are written once."""


class Rule(NamedTuple):
    """A rule of a style sheet."""

    around: tuple[str, ...]
    """The `@media` and `@layer` rules around it."""
    selectors: tuple[str, ...]
    declarations: tuple[str, ...]


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


def rules_in(css: str, around: tuple[str, ...] = ()) -> Iterator[Rule]:
    """Yield the rules of a style sheet without comments; animations are left out.

    >>> [rule] = rules_in("@media print { .chip, .key { color: red; padding: 0 } }")
    >>> rule.around, rule.selectors, rule.declarations
    (('@media print',), ('.chip', '.key'), ('color: red', 'padding: 0'))
    """
    end = 0
    while (start := css.find("{", end)) >= 0:
        head, depth, begin = " ".join(css[end:start].split("}")[-1].split()), 1, start + 1
        end = begin
        while depth:
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        body = css[begin : end - 1]
        if head.startswith(("@media", "@layer", "@supports", "@container")):
            yield from rules_in(body, (*around, head))
        elif not head.startswith("@"):
            selectors = tuple(part.strip() for part in re.split(r",(?![^()]*\))", head))
            own = re.sub(r"[^;{}]*\{[^{}]*\}", "", body)  # without nested rules
            yield Rule(
                around, selectors, tuple(sorted(" ".join(part.split()) for part in own.split(";") if part.strip()))
            )


def controls() -> set[str]:
    """Return the classes of the controls: those that begin a selector of their style sheet."""
    found = {name for rule in rules_in(style_sheets()[CONTROLS]) for name in rule.selectors}
    return {name[1:] for name in found if re.fullmatch(r"\.[a-z-]+", name)}


def test_the_look_of_a_control_is_written_once() -> None:
    """Other style sheets say where a button stands and how large it is, not its colour, frame or shadow."""
    names = "|".join(sorted(controls()))
    assert {"button", "panel", "chip", "banner"} < set(names.split("|"))
    styled = re.compile(rf"\.({names})(?![\w-])[^\s>+~]*$")
    found = [
        f"{sheet}: {selector} {{ {declaration} }}"
        for sheet, css in style_sheets().items()
        if sheet != CONTROLS
        for rule in rules_in(css)
        for selector in rule.selectors
        for declaration in rule.declarations
        if styled.search(selector) and LOOK.match(declaration)
    ]
    assert found == []


def test_no_rule_is_written_twice() -> None:
    where: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = defaultdict(list)
    for sheet, css in style_sheets().items():
        for rule in rules_in(css):
            if len(rule.declarations) >= MANY:
                where[rule.around, rule.declarations].append(f"{sheet}: {', '.join(rule.selectors)}")
    assert [selectors for selectors in where.values() if len(selectors) > 1] == []
