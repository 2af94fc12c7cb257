"""`python -m farshore.compiling.show MODULE` prints a module as Cython gets it."""

from __future__ import annotations

import sys

from farshore.compiling import MODULES
from farshore.compiling.source_model import Program
from farshore.compiling.translate import translate

if __name__ == "__main__":
    name = sys.argv[1]
    made = translate(Program(tuple(dict.fromkeys([*MODULES, name]))).module(name))
    print(made.pxd, made.pyx, sep="\n")
