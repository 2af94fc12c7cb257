"""The texts that players read, message by message: Fluent files of the application and the games, rules as lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

SRC = Path(__file__).parent.parent / "src" / "farshore"
HOUSE = SRC / "translations"
GAMES = tuple(sorted(path.parents[1].name for path in (SRC / "games").glob("*/translations/en.ftl")))
GAP = "\u25a1"
"""Stands for a variable or another message inside a text."""


@dataclass(frozen=True)
class Said:
    """One variant of a message, or one line of rules. `game`: empty for the application."""

    game: str
    file: str
    key: str
    words: str


def variants(pattern: ast.Pattern) -> list[str]:
    """Return what a pattern says: one text for each combination of the variants of its selectors."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            parts.append([each for variant in element.expression.variants for each in variants(variant.value)])
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append([GAP])
    return ["".join(chosen) for chosen in product(*parts)]


def messages(path: Path, game: str) -> Iterator[Said]:
    """Yield every variant of every message of a Fluent file."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for words in variants(entry.value):
                yield Said(game, path.relative_to(SRC).as_posix(), entry.id.name, words)


def rules(path: Path, game: str) -> Iterator[Said]:
    """Yield every line of rules to read, without marks and diagrams."""
    diagram = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        diagram ^= line.startswith("```")
        words = re.sub(r"<!--.*?-->", "", line).strip("`")
        if words and not diagram:
            yield Said(game, path.relative_to(SRC).as_posix(), str(number), words)


def numbers(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yield each variable that no selector around it has decided on, and the text that follows it."""
    for place, element in enumerate(pattern.elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from numbers(variant.value, chosen | {by})
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            after = pattern.elements[place + 1 :][:1]
            yield expression.id.name, after[0].value if after and isinstance(after[0], ast.TextElement) else ""


def bare_variables(language: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield file, key, variable and what follows it, wherever no selector is around it."""
    of_games = [
        SRC / "games" / game / part / f"{language}.ftl" for game in GAMES for part in ("translations", "lessons")
    ]
    for path in [*sorted((HOUSE / language).glob("*.ftl")), *of_games]:
        for entry in FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else ():
            if isinstance(entry, ast.Message) and entry.value is not None:
                for name, rest in numbers(entry.value):
                    yield path.relative_to(SRC).as_posix(), entry.id.name, name, rest


@cache
def texts(language: str, *, of_rules: bool = True) -> tuple[Said, ...]:
    """Return everything that is said in a language."""
    found = [said for path in sorted((HOUSE / language).glob("*.ftl")) for said in messages(path, "")]
    for game in GAMES:
        folder = SRC / "games" / game
        for part in ("translations", "lessons"):
            if (path := folder / part / f"{language}.ftl").is_file():
                found += messages(path, game)
        if of_rules and (path := folder / "rules" / f"{language}.md").is_file():
            found += rules(path, game)
    return tuple(found)
