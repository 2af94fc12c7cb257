"""A build is used only if it was made from exactly the source that lies here; without a compiler one line says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from farshore.compiled import MANIFEST, PACKAGE, fingerprint, python_tag
from farshore.compiling.build import tools
from farshore.compiling.kinds import CannotCompile


def version_with(folder: Path) -> str:
    """Return what `farshore --version` prints with this build."""
    environment = {**os.environ, "FARSHORE_COMPILED": str(folder), "PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "farshore", "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("python", "hashed", "state"),
    [
        (python_tag(), fingerprint(PACKAGE / "compiled.py"), "compiled"),
        (python_tag(), "another", "pure Python"),
        ("cpython-20", fingerprint(PACKAGE / "compiled.py"), "pure Python"),
    ],
)
def test_a_stale_build_is_found_out(tmp_path: Path, python: str, hashed: str, state: str) -> None:
    modules = {"farshore.nothing_here": "nothing.so"}
    manifest = {"python": python, "modules": modules, "sources": {"farshore/compiled.py": hashed}}
    (tmp_path / MANIFEST).write_text(json.dumps(manifest))
    assert version_with(tmp_path).endswith(f"({state})\n")


def test_half_a_build_is_none(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text('{"python": ')
    assert version_with(tmp_path).endswith("(pure Python)\n")
    assert version_with(tmp_path / "nowhere").endswith("(pure Python)\n")


def test_without_a_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "/nowhere/c++")
    with pytest.raises(CannotCompile, match=r"there is no C\+\+ compiler"):
        tools()
