"""Build the documentation as a site and serve it: python3 docs.py [--build] [--port N].

The pages are those of docs/, README and the other texts of this folder; the library reference is made from docstrings.
`--build` only writes the site, to site/.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import run

ROOT = run.ROOT
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "site"
BESIDE = (
    "CHANGELOG.md",
    "CITATION.cff",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "LICENSE",
    "RELEASING.md",
    "SECURITY.md",
    "compose.yaml",
    "decisions",
    "deploy",
    "examples",
)
"""Files and folders outside of docs/ that pages link to."""
KINDS = ("tutorials", "how-to", "reference", "explanation")
"""Folders of docs/."""
REFERENCE = {
    "library": ("import farshore as fs", ["farshore.api"]),
    "game": (
        "The interface of a game",
        ["farshore.core.game", "farshore.core.state", "farshore.core.lazy_actions"],
    ),
    "match": ("Matches and records", ["farshore.core.match", "farshore.core.record", "farshore.core.dealer"]),
    "scene": (
        "Scenes and texts",
        ["farshore.core.scene", "farshore.core.board_layers", "farshore.core.text", "farshore.core.cells"],
    ),
    "learners": (
        "Environments",
        ["farshore.rl", "farshore.rl.simulator", "farshore.rl.numbering", "farshore.core.tensors"],
    ),
    "bots": (
        "Bots",
        ["farshore.bots.bot", "farshore.bots.levels", "farshore.bots.worker_pool", "farshore.core.strategy"],
    ),
    "builders": ("Tools for authors of games", ["farshore.laws", "farshore.testing", "farshore.learn"]),
}
"""Pages of the reference: their titles, and the modules on them."""


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--build", action="store_true", help="only build it, into site/")
    parser.add_argument("--port", type=int, default=8001, help="where it is served (default 8001)")
    args = parser.parse_args()
    run.prepare("docs")
    gather(PAGES)
    mkdocs = [str(run.PYTHON), "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(SITE)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    if code := subprocess.call([*mkdocs, "--config-file", str(ROOT / "mkdocs.yml")], env=environment):
        return code
    print(f"The site is in {SITE}.")
    if args.build:
        return 0
    print(f"It is at http://127.0.0.1:{args.port} (Ctrl-C ends it)", flush=True)
    serve = [str(run.PYTHON), "-m", "http.server", str(args.port), "--bind", "127.0.0.1", "--directory", str(SITE)]
    return subprocess.call(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def gather(pages: Path) -> None:
    """Copy all pages into one folder, with links between them that work there."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages)
    for name in BESIDE:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, pages / name)
    (pages / "index.md").write_text(from_docs((ROOT / "README.md").read_text("utf-8")), "utf-8")
    for page in [*pages.glob("*.md"), *(page for kind in KINDS for page in (pages / kind).glob("*.md"))]:
        up = "../" * (len(page.relative_to(pages).parts) - 1)
        words = page.read_text("utf-8").replace(f"](../{up}", f"]({up}")
        words = words.replace(f"]({up}decisions)", f"]({up}decisions/index.md)")
        page.write_text(from_docs(words) if page.name in BESIDE else words, "utf-8")
    (pages / "research").mkdir()
    notes = (ROOT / "research" / "NOTES.md").read_text("utf-8").replace("](../docs/", "](../")
    (pages / "research" / "NOTES.md").write_text(notes, "utf-8")
    decisions = sorted((pages / "decisions").glob("0*.md"))
    listed = [f"- [{title(page)}]({page.name})" for page in decisions]
    (pages / "decisions" / "index.md").write_text("\n".join(["# Decisions", "", *listed, ""]), "utf-8")
    (pages / "decisions" / "README.md").unlink()
    folder = pages / "reference" / "api"
    folder.mkdir()
    for name, (heading, modules) in REFERENCE.items():
        (folder / f"{name}.md").write_text(reference(heading, modules), "utf-8")


def from_docs(words: str) -> str:
    """Return a page of the root folder with its links to docs/ as they are in the site."""
    return words.replace("](docs/", "](")


def title(page: Path) -> str:
    """Return the heading of a page."""
    found = re.match(r"# (.+)", page.read_text("utf-8"))
    return found[1] if found else page.stem


def reference(heading: str, modules: list[str]) -> str:
    """Return a page of the library reference: the docstrings of some modules."""
    return "\n\n".join([f"# {heading}", *(f"## `{module}`\n\n::: {module}" for module in modules)]) + "\n"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
