"""A game's rules to read, as values: sections of paragraphs, lists, tables and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One idea. `words` may hold **strong** and *soft* words; `rules` are the ids of RULES.md that it explains."""

    words: str
    rules: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Bullets:
    """Ideas side by side."""

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
    """A diagram by its name, and what it shows in words."""

    diagram: str
    caption: str
    rules: tuple[str, ...]
    line: int


Block: TypeAlias = Paragraph | Bullets | RuleTable | RuleFigure


@dataclass(frozen=True, slots=True)
class Section:
    """A part under a heading; its id is the same in every language, so that links need not know one."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    line: int

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that are explained here."""
        return tuple(rule for block in self.blocks for rule in rules_of(block))

    @property
    def figures(self) -> tuple[RuleFigure, ...]:
        return tuple(block for block in self.blocks if isinstance(block, RuleFigure))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The whole game in one language."""

    file: str
    language: str
    title: str
    sections: tuple[Section, ...]

    def section(self, section_id: str) -> Section:
        """The section with this id, or KeyError."""
        for section in self.sections:
            if section.id == section_id:
                return section
        raise KeyError(section_id)

    def place(self, rule: str) -> str:
        """The id of the section that explains this rule, or KeyError; a section's own id is a place too."""
        for section in self.sections:
            if rule == section.id or rule in section.rules:
                return section.id
        raise KeyError(rule)


def rules_of(block: Block) -> Iterator[str]:
    """The ids of the rules that a block explains."""
    if isinstance(block, Bullets):
        for item in block.items:
            yield from item.rules
    else:
        yield from block.rules
