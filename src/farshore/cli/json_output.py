"""The option --json: print results as one JSON document on one line."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def print_json(found: Any) -> None:
    print(json.dumps(found, ensure_ascii=False, default=str))
