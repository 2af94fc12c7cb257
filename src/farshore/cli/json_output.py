"""The option --json: print results as one JSON document on one line."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

from farshore.cli.safe_print import CONTROLS


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def print_json(found: Any) -> None:
    print(escape_json_controls(json.dumps(found, ensure_ascii=False, default=str)))


def escape_json_controls(document: str) -> str:
    r"""Return JSON with the control characters escaped that JSON allows but terminals obey.

    >>> print(escape_json_controls('"\x9b2J"'))
    "\u009b2J"
    """
    return CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", document)
