"""Count words that our code and docs avoid: `python -m tests.plain_words` prints them by folder.

`test_plain_words.py` asserts that no folder has more than it is allowed; lower the numbers as texts are rewritten.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = (
    "src/farshore/core",
    "src/farshore/games",
    "src/farshore/laws",
    "src/farshore/learn",
    "src/farshore/translations",
    "src/farshore/bots",
    "src/farshore/rl",
    "src/farshore/server",
    "src/farshore/cli",
    "research",
    "examples",
    "docs",
    "web/src",
    "tests",
    "web/tests",
)
SUFFIXES: Final = (".py", ".md", ".ts", ".tsx")
LISTS: Final = ("plain_words", "test_plain_words")
"""Files that list the words."""
AVOIDED: Final = {
    "house": r"\bthe house\b|\bhouse's\b",
    "told": r"\btold\b",
    "lent": r"\blent\b",
    "whoever": r"\bwhoever\b",
    "so many": r"\bso many\b|\bas many\b",
    "strangers": r"\bstrangers?\b",
    "faces": r"\bfaces\b",
    "a press": r"\b(?:a|the|each|every|one) press\b|\bpresses are\b",
    "futures": r"(?<!concurrent\.)\bfutures\b(?!\")",
    "somebody who": r"\bsomebody who\b|\bthose who\b",
}
"""By name, the pattern of each word that has a plainer one (see CONTRIBUTING.md)."""

CODE: Final = re.compile(r"^```.*?^```|`[^`\n]+`", re.MULTILINE | re.DOTALL)
"""Code in Markdown: names of fields on the wire and of options stay as they are."""


def count_words(folder: Path) -> Counter[str]:
    """Return how often each avoided word occurs in the sources below a folder; rules to read are not sources."""
    found: Counter[str] = Counter()
    for path in sorted(folder.rglob("*")):
        if path.suffix in SUFFIXES and "rules" not in path.parts and path.stem not in LISTS:
            text = path.read_text("utf-8")
            if path.suffix == ".md":
                text = CODE.sub("", text)
            for name, pattern in AVOIDED.items():
                if count := len(re.findall(pattern, text, re.IGNORECASE)):
                    found[name] += count
    return found


def main() -> None:
    for folder in FOLDERS:
        found = count_words(ROOT / folder)
        listed = ", ".join(f"{name} {count}" for name, count in found.most_common())
        print(f"{found.total():>5}  {folder:<26} {listed}")


if __name__ == "__main__":
    main()
