"""`python -m farshore.compiling FOLDER [MODULE …]` builds into that folder, with the modules of other games."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from farshore.compiling import MODULES
from farshore.compiling.build import CELLS, NoCompiler, build
from farshore.compiling.kinds import CannotCompile

if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m farshore.compiling", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="modules of another package, imported ones first")
    parser.add_argument("--cells", type=int, default=CELLS, metavar="BITS", help="the largest set of cells")
    given = parser.parse_args()
    try:
        print(build(given.folder, (*MODULES, *given.modules), given.cells))
    except CannotCompile as error:
        print(f"farshore stays plain Python: {error}", file=sys.stderr)
        sys.exit(3 if isinstance(error, NoCompiler) else 1)
