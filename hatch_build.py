"""What hatchling does before it packs: the page is built, and README becomes what a package index can show.

With FARSHORE_COMPILE=1 rules and formulas are compiled, too, and the wheel is one for this platform.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME = "FARSHORE_HOME"
"""Where the repository can be seen, told by whoever publishes: https://…; nobody else knows."""
COMPILE = "FARSHORE_COMPILE"
CYTHON = "Cython>=3.1,<3.4"
PICTURE = re.compile(r"\[?!\[[^\]]*\]\((?P<file>[^)\s]+)\)(?:\]\([^)]*\))?")
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<file>[^)\s]+)\)")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page; an unpacked source package without web/ already holds it. Compiles what is asked for."""

    made = ""
    """The folder of what was compiled, until it is packed."""

    def dependencies(self) -> list[str]:
        return [CYTHON] if os.environ.get(COMPILE) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        subprocess.run([sys.executable, str(Path(self.root) / "build_page.py")], check=True)
        if self.target_name == "wheel" and version != "editable" and os.environ.get(COMPILE) == "1":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """The compiled modules into the wheel; where that fails, one line says why, and the wheel is plain."""
        environment = {**os.environ, "PYTHONPATH": importable(Path(self.root) / "src"), "FARSHORE_COMPILED": "0"}
        self.made = mkdtemp(prefix="farshore-")  # nothing stays in the sources, where it would grow stale
        command = [sys.executable, "-m", "farshore.compiling", self.made]
        if subprocess.run(command, env=environment, check=False).returncode == 0:
            build_data["force_include"][self.made] = "farshore/_compiled"
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.made:
            shutil.rmtree(self.made, ignore_errors=True)


class IndexHook(MetadataHookInterface):
    """README and addresses as they stand on a package index, which has no files beside the text."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get(HOME, "").rstrip("/")
        words = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(words, home)}
        metadata["urls"] = addresses(home)


def importable(source: Path) -> str:
    """The sources, and what an installer laid ready for this build: that is where it keeps Cython."""
    ready = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(source), *([ready] if ready else [])])


def addresses(home: str) -> dict[str, str]:
    """Where people find the rest; nothing is made up."""
    if not home:
        return {}
    pages = {"Source": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
    return {name: home + page for name, page in {**pages, "Issues": "/issues"}.items()}


def for_an_index(words: str, home: str) -> str:
    """Pictures and links by their whole addresses; without one, links are words and lines of pictures are left out."""
    if home:
        words = re.sub(r"\]\((?!https?://)([^)#\s]+\.(?:gif|png|svg))\)", rf"]({home}/raw/main/\1)", words)
        return re.sub(r"\]\((?!https?://)([^)#\s]+)\)", rf"]({home}/blob/main/\1)", words)
    blocks = re.split(r"\n{2,}", words)
    kept = [block for block in blocks if not PICTURE.search(block)]
    return LINK.sub(lambda link: link[0] if "://" in link["file"] else link["words"], "\n\n".join(kept))
