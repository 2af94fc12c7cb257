"""Glossaries: the term that a game uses for each thing in each language, and the words it must not use for it.

`translations/glossary.toml` of the application and of each game has a table per thing, in it a table per language with
the `term`, and in `never` the words and phrases that must not be used instead. A word that ends with `*` matches any
ending; one that begins with `=` is forbidden only as a whole message. Words in `never_here` are forbidden in the texts
beside the glossary only: `mappa` is no name for the board, yet Explorers has a scroll that is called so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Final

from farshore.core.toml_data import DataError, TomlData, read_toml

_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_KEY: Final = re.compile(r"^-?[a-z][a-zA-Z0-9-]* =", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{\s*\$[^}\n]*?(?:->|\})|^\s*\*?\[\w+\]", re.MULTILINE)
_GAP: Final = r"(?:[^\S\n]+|\n {2,})"
"""Between two words of a phrase: spaces, or the indentation of the next line of a message."""
_MARK: Final = re.compile(r"<!--.*?-->|^```.*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Term:
    """The term for a thing in one language, and the forbidden ones."""

    thing: str
    term: str
    never: tuple[str, ...]
    never_here: tuple[str, ...] = ()

    def slips(self, words: str) -> list[re.Match[str]]:
        """Return each place where a text uses a forbidden word or phrase for this thing."""
        flags = re.IGNORECASE | re.MULTILINE
        return [found for each in (*self.never, *self.never_here) for found in re.finditer(pattern(each), words, flags)]


def pattern(phrase: str) -> str:
    """Return a pattern for whole words, also on two lines of one message; `*` is any ending, `=` a whole message.

    >>> bool(re.search(pattern("cross*"), "two crosses")), bool(re.search(pattern("gem"), "gemstone"))
    (True, False)
    >>> bool(re.search(pattern("meilleur* tour*"), "les meilleurs\\n    tours"))
    True
    """
    if phrase.startswith("="):
        return rf"^[^\S\n]*{re.escape(phrase[1:])}[^\S\n]*$"
    ends = (re.escape(word.removesuffix("*")) + (r"\w*" if word.endswith("*") else r"\b") for word in phrase.split())
    return r"\b" + _GAP.join(ends)


def glossary(package: str, language: str) -> tuple[Term, ...]:
    """Return the terms of a package in this language; raise DataError if its glossary is invalid."""
    file = files(package) / ("glossary.toml" if package == "farshore.translations" else "translations/glossary.toml")
    return read_glossary(file.read_text("utf-8"), language) if file.is_file() else ()


def read_glossary(text: str, language: str) -> tuple[Term, ...]:
    return tuple(_term(thing, data, language) for thing, data in read_toml(text, "translations/glossary.toml").items())


def _term(thing: str, data: TomlData, language: str) -> Term:
    entry = data[language]
    entry.check_keys("term", "never", "never_here")
    never, here = (entry[key].texts() if key in entry else () for key in ("never", "never_here"))
    return Term(thing, entry["term"].text(), never, here)


def visible_text(words: str, file: str) -> str:
    """Return a Fluent or Markdown file without keys, comments and markup; line numbers stay the same.

    >>> visible_text("# crosses\\nmark-cross = Mark { $cross }", "en.ftl")
    '\\n Mark '
    """
    for silent in (_MARK,) if file.endswith(".md") else (_COMMENT, _KEY, _VARIABLE):
        words = silent.sub("", words)
    return words


def find_slips(words: str, file: str, terms: tuple[Term, ...]) -> Iterator[DataError]:
    """Yield every forbidden word or phrase in a file, with its line."""
    text = visible_text(words, file)
    found = [(slip.start(), slip[0], term) for term in terms for slip in term.slips(text)]
    for start, word, term in sorted(found, key=lambda each: each[0]):
        line = text.count("\n", 0, start) + 1
        yield DataError(file, line, "", f"'{' '.join(word.split())}' for {term.thing}: say '{term.term}'")


def package_slips(package: str, language: str) -> Iterator[DataError]:
    """Yield the forbidden terms in a game's texts, rules and lessons, by its glossary.

    The games of Farshore keep to Farshore's glossary, too: what their own says of a thing replaces what that says.
    """
    terms = own = glossary(package, language)
    if package.startswith("farshore."):
        named = {term.thing for term in own}
        shared = [term for term in glossary("farshore.translations", language) if term.thing not in named]
        terms = (*(replace(term, never_here=()) for term in shared), *own)
    for name in (f"{language}.ftl", f"translations/{language}.ftl", f"rules/{language}.md", f"lessons/{language}.ftl"):
        file = files(package) / name
        if file.is_file():
            yield from find_slips(file.read_text("utf-8"), name, terms)
