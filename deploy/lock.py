"""Write deploy/requirements.txt, every package of the image and of releases, and deploy/build-requirements.txt, every
package that builds them, with versions and hashes.

    pip install pip-tools==7.6.2
    python deploy/lock.py

The versions are those of constraints.txt. The files name no package index; `pip install --require-hashes` accepts only
files with these hashes, wherever they come from.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = ("server", "postgres")
TOOLS = ("build==1.3.0", "cyclonedx-bom==7.5.0")
"""What builds a wheel and lists what is installed, besides the build system of pyproject.toml."""
HEADER = "# Made by deploy/lock.py from pyproject.toml and constraints.txt. Do not edit.\n"


def read_project() -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def build_requirements() -> list[str]:
    """Return what builds the wheel and the list of packages."""
    return sorted([*read_project()["build-system"]["requires"], *TOOLS])


def direct_requirements() -> list[str]:
    """Return what pyproject.toml names for these extras, without Farshore itself."""
    project = read_project()["project"]
    optional = project["optional-dependencies"]
    found = [*project["dependencies"], *(each for extra in EXTRAS for each in optional[extra])]
    return sorted(each for each in found if not each.startswith("farshore["))


def compile_requirements(wanted: list[str], folder: Path) -> str:
    """Run pip-compile and return its output."""
    source, target = folder / "requirements.in", folder / "requirements.txt"
    source.write_text("\n".join(wanted) + "\n", "utf-8")
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
    locks = {"requirements.txt": direct_requirements(), "build-requirements.txt": build_requirements()}
    for name, wanted in locks.items():
        with tempfile.TemporaryDirectory() as folder:
            (ROOT / "deploy" / name).write_text(HEADER + compile_requirements(wanted, Path(folder)), "utf-8")
        print(f"deploy/{name}")


if __name__ == "__main__":
    main()
