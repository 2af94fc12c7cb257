"""Rulebooks: sections of paragraphs, lists, tables and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph with **bold** and *italic* words; `rules` are the ids of RULES.md that it explains."""

    words: str
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of paragraphs."""

    items: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class RuleTable:
    """A table: a head and rows with the same number of cells."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class RuleFigure:
    """A diagram by name, with its caption."""

    diagram: str
    caption: str
    rules: tuple[str, ...]
    line: int


Block: TypeAlias = Paragraph | Bullets | RuleTable | RuleFigure


@dataclass(frozen=True, slots=True)
class Section:
    """A section with a heading; its id is the same in every language."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    line: int

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that the section explains."""
        return tuple(rule for block in self.blocks for rule in rules_of(block))

    @property
    def figures(self) -> tuple[RuleFigure, ...]:
        return tuple(block for block in self.blocks if isinstance(block, RuleFigure))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game in one language."""

    file: str
    language: str
    title: str
    sections: tuple[Section, ...]

    def section(self, section_id: str) -> Section:
        """Return the section with this id; raise KeyError if there is none."""
        for section in self.sections:
            if section.id == section_id:
                return section
        raise KeyError(section_id)

    def place(self, rule: str) -> str:
        """Return the id of the section that explains a rule, or has this id itself; raise KeyError if there is none."""
        for section in self.sections:
            if rule == section.id or rule in section.rules:
                return section.id
        raise KeyError(rule)


def rules_of(block: Block) -> Iterator[str]:
    """Return the ids of the rules that a block explains."""
    if isinstance(block, Bullets):
        for item in block.items:
            yield from item.rules
    else:
        yield from block.rules
