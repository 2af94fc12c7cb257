"""Parse rulebooks written in a subset of Markdown; errors name the line.

`# Title`, `## Heading <!-- id -->`, paragraphs, `- items`, `| tables |`, and figures: a fenced block `diagram NAME`
with its caption. `<!-- rules: id id -->` at the end of any of them names the rules that it explains; readers never
see it.
"""

from __future__ import annotations

import re
from typing import Final, NoReturn

from farshore.core.toml_data import DataError
from farshore.learn.rulebook import Block, Bullets, Paragraph, Rulebook, RuleFigure, RuleTable, Section
from farshore.translations.punctuation_spaces import typeset

_HEADING: Final = re.compile(r"## (?P<title>.+?) <!-- (?P<id>[a-z][a-z0-9-]*) -->")
_FENCE: Final = re.compile(r"```diagram (?P<name>[a-z][a-z0-9-]*)")
_RULES: Final = re.compile(r"\s*<!-- rules:(?P<ids>(?: [a-z][a-z0-9-]*)+) -->$")


def read_rulebook(text: str, file: str, language: str) -> Rulebook:
    """Parse a rulebook; raise DataError with file and line if it is invalid."""
    return _Reader(text, file, language).rulebook()


class _Reader:
    """Parses the lines in one pass."""

    def __init__(self, text: str, file: str, language: str) -> None:
        self.lines, self.file, self.language = text.splitlines(), file, language
        self.at = 0

    def rulebook(self) -> Rulebook:
        title = self.title()
        sections: list[Section] = []
        while self.skip_blank():
            section = self.section()
            if any(section.id == other.id for other in sections):
                self.fail(section.line, f"there are two sections '{section.id}'")
            sections.append(section)
        if not sections:
            self.fail(1, "there is no section: `## Heading <!-- id -->`")
        return Rulebook(self.file, self.language, title, tuple(sections))

    def title(self) -> str:
        self.skip_blank()
        if not self.line.startswith("# "):
            self.fail(self.at + 1, "the first line must be the title: `# Title`")
        self.at += 1
        return self.set(self.lines[self.at - 1][2:])

    def section(self) -> Section:
        heading, line = _HEADING.fullmatch(self.line), self.at + 1
        if heading is None:
            self.fail(line, "here a section must begin: `## Heading <!-- id -->`")
        self.at += 1
        blocks: list[Block] = []
        while self.skip_blank() and not self.line.startswith("#"):
            blocks.append(self.block())
        if not blocks:
            self.fail(line, f"the section '{heading['id']}' is empty")
        return Section(heading["id"], self.set(heading["title"]), tuple(blocks), line)

    def block(self) -> Block:
        if self.line.startswith("```"):
            return self.figure()
        if self.line.startswith("|"):
            return self.table()
        if self.line.startswith("- "):
            return self.bullets()
        return self.paragraph(self.at + 1, self.until_blank())

    # The forms

    def figure(self) -> RuleFigure:
        fence, line = _FENCE.fullmatch(self.line), self.at + 1
        if fence is None:
            self.fail(line, "a fenced block must be a figure: ```diagram NAME")
        self.at += 1
        caption: list[str] = []
        while self.line != "```":
            if self.at >= len(self.lines):
                self.fail(line, "the fenced block has no end: ```")
            caption.append(self.line)
            self.at += 1
        self.at += 1
        said = self.paragraph(line, caption)
        return RuleFigure(fence["name"], said.words, said.rules, line)

    def table(self) -> RuleTable:
        line = self.at + 1
        rows = self.until_blank()
        rules: tuple[str, ...] = ()
        if not rows[-1].startswith("|"):  # its rules stand on a line of their own
            last, rules = self.split_rule_ids(rows.pop(), line)
            if last:
                self.fail(line, "a line of a table must begin with `|`")
        cells = [tuple(self.set(cell.strip()) for cell in row.strip("|").split("|")) for row in rows]
        if len(cells) < 3 or not all(re.fullmatch(r":?-+:?", cell) for cell in cells[1]):
            self.fail(line, "a table needs a head, a line of dashes and rows")
        for number, row in enumerate(cells):
            if len(row) != len(cells[0]):
                self.fail(line + number, f"this row has {len(row)} cells, the head has {len(cells[0])}")
        return RuleTable(cells[0], tuple(cells[2:]), rules, line)

    def bullets(self) -> Bullets:
        items: list[tuple[int, list[str]]] = []
        first = self.at + 1
        for number, words in enumerate(self.until_blank(), first):
            if words.startswith("- "):
                items.append((number, [words[2:]]))
            else:
                items[-1][1].append(words.strip())
        return Bullets(tuple(self.paragraph(line, words) for line, words in items))

    def paragraph(self, line: int, lines: list[str]) -> Paragraph:
        words, rules = self.split_rule_ids(" ".join(one.strip() for one in lines), line)
        if not words:
            self.fail(line, "there are no words here")
        return Paragraph(self.set(words), rules, line)

    # Small things

    @property
    def line(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def skip_blank(self) -> bool:
        """Skip blank lines; return False at the end."""
        while self.at < len(self.lines) and not self.line:
            self.at += 1
        return self.at < len(self.lines)

    def until_blank(self) -> list[str]:
        """Return the lines up to the next blank line, heading or fence."""
        first = self.at
        while self.line and not (self.at > first and self.line.startswith(("#", "```"))):
            self.at += 1
        return [words.rstrip() for words in self.lines[first : self.at]]

    def split_rule_ids(self, words: str, line: int) -> tuple[str, tuple[str, ...]]:
        """Split a text into its words and the rule ids in the comment at its end."""
        found = _RULES.search(words)
        said = words[: found.start()] if found else words
        if "<" in said:
            self.fail(line, "only `<!-- rules: id id -->` may stand here, at the end")
        return said, tuple(found["ids"].split()) if found else ()

    def set(self, words: str) -> str:
        return typeset(words, self.language)

    def fail(self, line: int, reason: str) -> NoReturn:
        raise DataError(self.file, line, "", reason)
