"""Write a list of everything that a release installs (SBOM, CycloneDX): python deploy/sbom.py WHEEL --out FILE.

The wheel and the locked requirements are installed into an empty environment, and that environment is listed. Needs
`pip install --require-hashes --requirement deploy/build-requirements.txt`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel with the locked requirements; return the environment's Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "--requirement", str(ROOT / "deploy" / "requirements.txt")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    # What made the environment is no part of the release.
    subprocess.run([str(python), "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools", "pip"], check=True)
    return python


def list_packages(python: Path, out: Path) -> None:
    """Write the packages of an environment as CycloneDX."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--output-file", str(out)]
    subprocess.run([*command, str(python)], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        list_packages(install(args.wheel, Path(folder)), args.out)


if __name__ == "__main__":
    main()
