"""Write deploy/requirements.txt: every package of the image and of releases, with version and hashes.

    python deploy/lock.py

pip resolves the requirements for each supported Python and processor with the versions of constraints.txt, and reports
the file that it would install. `pip install --require-hashes` then accepts only these files. The result names no package
index.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "deploy" / "requirements.txt"
EXTRAS = ("server", "postgres")
PYTHONS = ("3.11", "3.12", "3.13")
PROCESSORS = ("x86_64", "aarch64")
SYSTEMS = ("manylinux_2_28", "manylinux_2_17", "manylinux2014")
HEADER = "# Made by deploy/lock.py from pyproject.toml and constraints.txt. Do not edit.\n"


def direct_requirements() -> list[str]:
    """Return what pyproject.toml names for these extras, without Farshore itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    found = [*project["dependencies"], *(each for extra in EXTRAS for each in optional[extra])]
    return sorted(each for each in found if not each.startswith("farshore["))


def resolve(python: str, processor: str, folder: Path) -> list[dict[str, Any]]:
    """Return what pip would install for this Python and processor."""
    source, report = folder / "requirements.in", folder / "report.json"
    source.write_text("\n".join(direct_requirements()) + "\n", "utf-8")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
    command += ["--ignore-installed", "--only-binary", ":all:", "--target", str(folder / "none")]
    command += ["--python-version", python, *(f"--platform={system}_{processor}" for system in SYSTEMS)]
    command += ["--constraint", str(ROOT / "constraints.txt"), "--report", str(report), "--requirement", str(source)]
    subprocess.run(command, check=True)
    found: list[dict[str, Any]] = json.loads(report.read_text("utf-8"))["install"]
    return found


def format_requirements(packages: list[dict[str, Any]]) -> str:
    """Return the lines of a requirements file: each package once, with the hashes of all its files."""
    hashes: dict[str, set[str]] = defaultdict(set)
    for package in packages:
        about = package["metadata"]
        pinned = f"{about['name'].lower().replace('_', '-')}=={about['version']}"
        hashes[pinned].add(package["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = [" \\\n".join([name, *(f"    --hash=sha256:{each}" for each in sorted(hashes[name]))]) for name in hashes]
    return "\n".join(sorted(lines)) + "\n"


def main() -> None:
    packages: list[dict[str, Any]] = []
    for python in PYTHONS:
        for processor in PROCESSORS:
            with tempfile.TemporaryDirectory() as folder:
                packages += resolve(python, processor, Path(folder))
    TARGET.write_text(HEADER + format_requirements(packages), "utf-8")
    print(TARGET.relative_to(ROOT))


if __name__ == "__main__":
    main()
