"""`python -m farshore.compiling FOLDER` builds into that folder and prints the result in one line."""

from __future__ import annotations

import sys
from pathlib import Path

from farshore.compiling.build import CannotCompile, NoCompiler, build

if __name__ == "__main__":
    try:
        print(build(Path(sys.argv[1])))
    except CannotCompile as error:
        print(f"farshore stays plain Python: {error}", file=sys.stderr)
        sys.exit(3 if isinstance(error, NoCompiler) else 1)
