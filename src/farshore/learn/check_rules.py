"""Check a game's rulebook: the same sections in all languages, all rules explained, correct diagrams."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

from farshore.core.game import AnyGame
from farshore.core.toml_data import DataError, TomlData
from farshore.learn.diagrams import Diagrams
from farshore.learn.loader import diagrams, link_entries, rules
from farshore.learn.rulebook import Rulebook
from farshore.translations import LANGUAGES, package_of, translator

_ROW: Final = re.compile(r"\| (?P<id>[a-z][a-z0-9-]*|\d+) \|")


def problems(game: AnyGame) -> Iterator[DataError]:
    """Yield all errors in a game's rulebook."""
    try:
        books = [rules(game, language) for language in LANGUAGES]
        drawn, linked = diagrams(game), link_entries(game)
    except DataError as error:
        yield error
        return
    except KeyError as error:
        yield DataError(f"rules/{error.args[0]}.md", 1, "", "is missing")
        return
    known = rule_ids(game)
    for book in books:
        yield from section_mismatches(book, books[0])
        yield from unexplained_rules(book, known)
        yield from unmatched_diagrams(book, drawn)
    for name in drawn:
        yield from drawn.problems(game, name)
    yield from broken_links(game, books[0], linked)


def rule_ids(game: AnyGame) -> tuple[str, ...]:
    """Return the rule ids of RULES.md; rulings are numbered `ruling-1`, `ruling-2`, …"""
    page = files(package_of(game)) / "RULES.md"
    return ids_in(page.read_text("utf-8")) if page.is_file() else ()


def ids_in(page: str) -> tuple[str, ...]:
    """Return the ids in the first column of the tables.

    >>> ids_in("| Id | Rule |\\n|---|---|\\n| tie | A tie is shared. |\\n| 3 | A ruling. |")
    ('tie', 'ruling-3')
    """
    found = [row["id"] for line in page.splitlines() if (row := _ROW.match(line)) and row["id"] != "id"]
    return tuple(f"ruling-{rule}" if rule.isdecimal() else rule for rule in found)


def section_mismatches(book: Rulebook, first: Rulebook) -> Iterator[DataError]:
    """Yield the sections, rules and figures that differ from those of the first language."""
    there, here = [section.id for section in first.sections], [section.id for section in book.sections]
    if here != there:
        yield DataError(book.file, 1, "", f"the sections are {' '.join(here)}, in {first.file} {' '.join(there)}")
        return
    for section, other in zip(book.sections, first.sections, strict=True):
        if sorted(section.rules) != sorted(other.rules):
            odd = sorted(set(section.rules) ^ set(other.rules)) or ["one rule twice"]
            yield DataError(book.file, section.line, section.id, f"not the rules of {first.file}: {' '.join(odd)}")
        if [figure.diagram for figure in section.figures] != [figure.diagram for figure in other.figures]:
            yield DataError(book.file, section.line, section.id, f"not the figures of {first.file}")


def unexplained_rules(book: Rulebook, known: tuple[str, ...]) -> Iterator[DataError]:
    """Yield the rules of RULES.md that are not explained, and unknown ids."""
    explained = {rule for section in book.sections for rule in section.rules}
    for rule in known:
        if rule not in explained:
            yield DataError(book.file, 1, "", f"the rule '{rule}' of RULES.md is not explained")
    for section in book.sections:
        for rule in section.rules:
            if rule not in known:
                yield DataError(book.file, section.line, section.id, f"RULES.md has no rule '{rule}'")


def unmatched_diagrams(book: Rulebook, drawn: Diagrams) -> Iterator[DataError]:
    """Yield figures without a diagram, and diagrams without a figure."""
    shown = [figure for section in book.sections for figure in section.figures]
    for figure in shown:
        if figure.diagram not in drawn:
            yield DataError(book.file, figure.line, "", f"there is no diagram '{figure.diagram}' in {drawn.file}")
    used = {figure.diagram for figure in shown} | {diagram.follows for diagram in drawn.values()}
    for name in drawn:
        if name not in used:
            yield DataError(book.file, 1, "", f"the diagram '{name}' is not shown")


def broken_links(game: AnyGame, book: Rulebook, linked: Mapping[str, TomlData]) -> Iterator[DataError]:
    """Yield links from unknown messages, or to unknown sections and rules."""
    words = translator(game)
    for key, entry in linked.items():
        if not words.knows(key, LANGUAGES[0]):
            yield DataError(entry.file, entry.line, key, "the game has no such words")
        try:
            book.place(entry.text())
        except KeyError:
            yield DataError(entry.file, entry.line, key, f"the rules have no section or rule '{entry.text()}'")
