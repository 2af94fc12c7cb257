"""Print text from untrusted files. Names in a record could contain commands for the terminal."""

from __future__ import annotations

import re
from typing import Final

CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters but the end of a line, and marks that change the direction of a text."""


def escape_controls(words: str) -> str:
    r"""Return a text with its control characters written out.

    >>> print(escape_controls("Ada\x1b[2J"))
    Ada\x1b[2J
    """
    return CONTROLS.sub(lambda found: found[0].encode("unicode_escape").decode(), words)


def print_safe(words: str) -> None:
    """Print a text with its control characters written out."""
    print(escape_controls(words))
