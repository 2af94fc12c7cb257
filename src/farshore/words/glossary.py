"""One term for one thing: what a game calls its things in each language, and what it never calls them.

`words/glossary.toml` of the house and of a game: a table for each thing, in it for each language the `term`, and in
`never` the words that must not stand for it. A word may end with `*`: whatever goes on from there is meant as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from farshore.core.data import Data, DataError, read

_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_KEY: Final = re.compile(r"^-?[a-z][a-zA-Z0-9-]* =", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{\s*\$[^}\n]*?(?:->|\})|^\s*\*?\[\w+\]", re.MULTILINE)
_MARK: Final = re.compile(r"<!--.*?-->|^```.*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Term:
    """What a thing is called in one language, and what it is never called."""

    thing: str
    term: str
    never: tuple[str, ...]

    def slips(self, line: str) -> list[str]:
        """The words of a line that stand for this thing and should not."""
        return [found for word in self.never for found in re.findall(pattern(word), line, re.IGNORECASE)]


def pattern(word: str) -> str:
    """A whole word, or with `*` the beginning of one.

    >>> bool(re.search(pattern("cross*"), "two crosses")), bool(re.search(pattern("gem"), "gemstone"))
    (True, False)
    """
    return rf"\b{re.escape(word.removesuffix('*'))}" + (r"\w*" if word.endswith("*") else r"\b")


def glossary(package: str, language: str) -> tuple[Term, ...]:
    """The terms of a package in this language; none if it has no glossary. DataError names a mistake by its line."""
    file = files(package) / ("glossary.toml" if package == "farshore.words" else "words/glossary.toml")
    return read_glossary(file.read_text("utf-8"), language) if file.is_file() else ()


def read_glossary(text: str, language: str) -> tuple[Term, ...]:
    return tuple(_term(thing, data, language) for thing, data in read(text, "words/glossary.toml").items())


def _term(thing: str, data: Data, language: str) -> Term:
    entry = data[language]
    entry.only("term", "never")
    return Term(thing, entry["term"].text(), entry["never"].texts() if "never" in entry else ())


def spoken(words: str, file: str) -> str:
    """A Fluent or Markdown file without all that nobody hears; lines stay where they are.

    >>> spoken("# crosses\\nmark-cross = Mark { $cross }", "en.ftl")
    '\\n Mark '
    """
    for silent in (_MARK,) if file.endswith(".md") else (_COMMENT, _KEY, _VARIABLE):
        words = silent.sub("", words)
    return words


def slips(words: str, file: str, terms: tuple[Term, ...]) -> Iterator[DataError]:
    """Every word of a file that the glossary does not want, by its line."""
    for number, line in enumerate(spoken(words, file).splitlines(), 1):
        for term in terms:
            for word in term.slips(line):
                yield DataError(file, number, "", f"'{word}' for {term.thing}: say '{term.term}'")


def slips_of(package: str, language: str) -> Iterator[DataError]:
    """The slips of a game's words, rules and lessons in this language, by the house's glossary and its own."""
    terms = (*glossary("farshore.words", language), *glossary(package, language))
    for name in (f"words/{language}.ftl", f"rules/{language}.md", f"lessons/{language}.ftl"):
        file = files(package) / name
        if file.is_file():
            yield from slips(file.read_text("utf-8"), name, terms)
