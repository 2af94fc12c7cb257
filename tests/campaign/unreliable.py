"""A server on a bad machine: its disk is slow, its clock jumps, it does not hear others. A file says how bad, now.

Run as a script, with the file's name and then the words of `farshore`.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def now(file: Path) -> dict[str, float]:
    """What is bad at the moment: `disk` seconds a commit, `clock` seconds ahead, `deaf`."""
    try:
        answer: dict[str, float] = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    return answer


def spoil_clock(file: Path) -> None:
    """Before anything else is imported: others take the function from here."""
    right = time.time
    time.time = lambda: right() + now(file).get("clock", 0)


def spoil_disk(file: Path) -> None:
    from farshore.server.store import database

    commit = database.Transactions._run

    def slow(self: Any, connection: Any, work: Any) -> Any:
        if self._begin != self.database.begin_reading:
            time.sleep(now(file).get("disk", 0))
        return commit(self, connection, work)

    database.Transactions._run = slow  # type: ignore[method-assign]


def spoil_ears(file: Path) -> None:
    from farshore.server.tables import process_sync

    if now(file).get("deaf"):
        process_sync.CHANNEL = "somewhere_else"


if __name__ == "__main__":
    state = Path(sys.argv[1])
    spoil_clock(state)
    spoil_disk(state)
    spoil_ears(state)
    from farshore.cli import main

    sys.exit(main(sys.argv[2:]))
