"""Which language a person at a terminal or in a script reads."""

from __future__ import annotations

import os
from functools import cache

from farshore.words import LANGUAGES


@cache
def language() -> str:
    """The first of FARSHORE_LANGUAGE, LC_ALL, LC_MESSAGES and LANG that names a language we speak, else English."""
    for variable in ("FARSHORE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")[:2].lower()
        if named in LANGUAGES:
            return named
    return "en"
