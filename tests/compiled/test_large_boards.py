"""Sets of more than 256 cells: refused by a usual build, right in one with `--cells 512`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.compiled import PACKAGE
from farshore.compiling.build import CELLS, NoCompiler, build, tools

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("probe")]
MODULE = "farshore.core.cells"
CODE = """
from random import Random
from farshore.compiled import compiled_modules
from farshore.core.cells import SquareGrid, bits

print("compiled" if compiled_modules() else "pure")
board, rng = SquareGrid(20, 22), Random(7)
for _ in range(30):
    cells = rng.getrandbits(440) & rng.getrandbits(440)
    print(list(bits(cells)), board.outer_neighbours(cells), sorted(board.regions(cells)), board.largest_square(cells))
    print(board.rotate_180(cells), board.flood(cells & -cells, cells), board.longest_line(cells, "e", "s", "se", "sw"))
"""


def computed(folder: str) -> list[str]:
    environment = {**os.environ, "FARSHORE_COMPILED": folder, "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else done.stderr.splitlines()[-1:]


def test_a_build_for_large_boards_computes_the_same(tmp_path: Path) -> None:
    try:
        tools()
    except NoCompiler as missing:
        pytest.skip(str(missing))
    build(tmp_path / "large", (MODULE,), cells=512)
    pure, compiled = computed("0"), computed(str(tmp_path / "large"))
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) == 61
    assert compiled[1:] == pure[1:]
    build(tmp_path / "usual", (MODULE,))
    (refusal,) = computed(str(tmp_path / "usual"))
    assert refusal.startswith("OverflowError: ")
    assert f"at most {CELLS} bits" in refusal
