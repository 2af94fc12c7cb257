"""Replace ordinary spaces around punctuation by the narrow no-break spaces of each language."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\u202f"
"""A narrow no-break space: French has it before `: ; ? ! » %` and after `«`, German before `%`."""
_BEFORE: Final = re.compile(r"(?<=\S) (?=[:;?!»%](?:\W|$))")
_AFTER: Final = re.compile(r"(?<=«) ")
_PERCENT: Final = re.compile(r"(?<=[\d}]) (?=%)")


def typeset(words: str, language: str) -> str:
    """Return a text with the spaces that this language uses around punctuation.

    >>> typeset("Qui ? « Moi » : Paul", "fr").replace(NARROW, "_")
    'Qui_? «_Moi_»_: Paul'
    >>> typeset("95 %", "de").replace(NARROW, "_")
    '95_%'
    >>> typeset("Who ?", "en")
    'Who ?'
    """
    if language == "fr":
        return _AFTER.sub(NARROW, _BEFORE.sub(NARROW, words))
    return _PERCENT.sub(NARROW, words) if language == "de" else words
