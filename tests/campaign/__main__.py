"""A campaign against the house, by `python3 test.py --campaign MINUTES`: writes a report, and fails if it must."""

from __future__ import annotations

import sys
from pathlib import Path

import conftest  # noqa: F401 (the walk-through game is installed)
from campaign.parts import campaign

if __name__ == "__main__":
    sys.exit(campaign(float(sys.argv[1]), Path(sys.argv[2])))
