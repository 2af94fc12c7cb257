"""Run fault injection against a server, by `python3 test.py --campaign MINUTES [PART]`, and write a report."""

from __future__ import annotations

import sys
from pathlib import Path

import conftest  # noqa: F401 (the walk-through game is installed)
from campaign.parts import campaign

if __name__ == "__main__":
    sys.exit(campaign(Path(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:]))
