"""Write deploy/requirements.txt: every package of the image and of releases, with version and hashes.

    pip install pip-tools==7.6.2
    python deploy/lock.py

The versions are those of constraints.txt. The file names no package index; `pip install --require-hashes` accepts only
files with these hashes, wherever they come from.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "deploy" / "requirements.txt"
EXTRAS = ("server", "postgres")
HEADER = "# Made by deploy/lock.py from pyproject.toml and constraints.txt. Do not edit.\n"


def direct_requirements() -> list[str]:
    """Return what pyproject.toml names for these extras, without Farshore itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    found = [*project["dependencies"], *(each for extra in EXTRAS for each in optional[extra])]
    return sorted(each for each in found if not each.startswith("farshore["))


def compile_requirements(folder: Path) -> str:
    """Run pip-compile and return its output."""
    source, target = folder / "requirements.in", folder / "requirements.txt"
    source.write_text("\n".join(direct_requirements()) + "\n", "utf-8")
    options = ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-trusted-host"]
    options += ["--no-emit-find-links", "--allow-unsafe", "--strip-extras", "--quiet"]
    constraint = f"--constraint={ROOT / 'constraints.txt'}"
    command = [
        sys.executable,
        "-m",
        "piptools",
        "compile",
        *options,
        constraint,
        f"--output-file={target}",
        str(source),
    ]
    subprocess.run(command, check=True)
    return target.read_text("utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        TARGET.write_text(HEADER + compile_requirements(Path(folder)), "utf-8")
    print(TARGET.relative_to(ROOT))


if __name__ == "__main__":
    main()
