"""How a language sets its signs: writers type plain spaces, readers get the right ones."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\u202f"
"""A narrow space that no line breaks at: French has it before `: ; ? ! »` and after `«`."""
_BEFORE: Final = re.compile(r"(?<=\S) (?=[:;?!»](?:\W|$))")
_AFTER: Final = re.compile(r"(?<=«) ")


def typeset(words: str, language: str) -> str:
    """The words with the spaces that this language has around its signs.

    >>> typeset("Qui ? « Moi » : Paul", "fr").replace(NARROW, "_")
    'Qui_? «_Moi_»_: Paul'
    >>> typeset("Who ?", "en")
    'Who ?'
    """
    return _AFTER.sub(NARROW, _BEFORE.sub(NARROW, words)) if language == "fr" else words
