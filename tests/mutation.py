"""Take lines out of rules, server and page at random, and see which of these mutants the tests notice.

    python tests/mutation.py --seed 25 --lines 30 [--root DIR] [--list]

Each mutant is one statement less, in a copy of the sources; then the tests that concern it run until the first one
fails. The same seed chooses the same statements from the same sources. `--root` names another checkout, so that the
tests of two versions can be compared. With `--list` the mutants are only printed. The exit code is 0 if all are
noticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent.parent
PARTS = ("rules", "server", "page")
SHAPES = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.If, ast.For, ast.Raise, ast.Delete)
"""Statements that are taken out: what they do is done no more."""
NOTHING = re.compile(r"^\s*(//.*|/?\*.*|[{}()\[\];,]*|import .*|export \{.*|export type .*|type .*|interface .*)$")
"""Lines of TypeScript whose absence says nothing: blank, comments, brackets, imports and types."""
SECONDS = 1800
"""After so long the tests of a mutant have noticed it: something does not end."""


@dataclass(frozen=True)
class Mutant:
    """A statement that is missing: its file, from its first line to its last."""

    part: str
    path: str
    first: int
    last: int
    words: str

    def __str__(self) -> str:
        return f"{self.part:<7} {self.path}:{self.first}: {self.words}"

    def write(self, root: Path) -> None:
        """Take it out of the sources in this folder; Python gets `pass` instead."""
        path = root / self.path
        lines = path.read_text("utf-8").splitlines(keepends=True)
        old = lines[self.first - 1]
        indent = old[: len(old) - len(old.lstrip())]
        lines[self.first - 1 : self.last] = [f"{indent}pass\n"] if path.suffix == ".py" else ["\n"]
        path.write_text("".join(lines), "utf-8")


def python_mutants(part: str, root: Path, path: Path) -> Iterator[Mutant]:
    """Each statement in a function of a file; docstrings, imports and what only types need are none."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if isinstance(node, SHAPES) and not is_text and "log." not in ast.unparse(node)[:12]:
                words = lines[node.lineno - 1].strip()
                if words.startswith(("elif", "else")):
                    continue
                yield Mutant(part, str(path.relative_to(root)), node.lineno, node.end_lineno or node.lineno, words)


def page_mutants(root: Path, path: Path) -> Iterator[Mutant]:
    """Lines of TypeScript that are a whole statement: they end in a semicolon and open nothing."""
    depth_changes = re.compile(r"[({\[]|[)}\]]")
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        balanced = sum(1 if sign in "({[" else -1 for sign in depth_changes.findall(line)) == 0
        declares = re.match(r"\s*(export )?(const|let|function|class) |\s*(readonly )?\w+\??: [^=(]*;$", line)
        if line.rstrip().endswith(";") and balanced and not NOTHING.match(line) and not declares:
            yield Mutant("page", str(path.relative_to(root)), number, number, line.strip())


def mutants(root: Path, part: str) -> list[Mutant]:
    """All that can be taken out of a part."""
    src, found = root / "src" / "farshore", list[Mutant]()
    if part == "page":
        for path in sorted([*(root / "web" / "src").rglob("*.ts"), *(root / "web" / "src").rglob("*.tsx")]):
            if ".test." not in path.name and path.name != "wire.ts":  # types alone, and generated
                found += page_mutants(root, path)
        return found
    folder = src / "games" if part == "rules" else src / "server"
    for path in sorted(folder.rglob("*.py")):
        if "migrations" not in path.parts:
            found += python_mutants(part, root, path)
    return sorted(set(found), key=str)


def choose(root: Path, seed: str, lines: int) -> list[Mutant]:
    """Return about the same number of lines of each part."""
    rng = Random(seed)
    shares = [lines // len(PARTS) + (number < lines % len(PARTS)) for number in range(len(PARTS))]
    return [
        mutant
        for part, share in zip(PARTS, shares, strict=True)
        for mutant in rng.sample(mutants(root, part), min(share, len(mutants(root, part))))
    ]


def commands(mutant: Mutant, root: Path) -> list[list[str]]:
    """What looks at a mutant, the quickest first: most mutants end there."""
    alone = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    pytest = [*alone, "-n", "2", "--dist", "loadgroup"]
    marks_slow = '"slow: ' in (root / "pyproject.toml").read_text("utf-8")
    quick = [*alone, "-m", "not slow and not database" if marks_slow else "not database"]
    if mutant.part == "page":
        npm = [sys.executable, "build_page.py", "npm"]
        types = [*npm, "exec", "--", "tsc", "--noEmit"]  # not Biome: it would notice the blank line that is left
        return [types, [*npm, "test"], [*npm, "run", "build"], [*pytest, "tests/web"]]
    if mutant.part == "server":
        return [[*quick, "tests/server"], [*pytest, "tests/server"], [*pytest, "tests/web"]]
    game = Path(mutant.path).parts[3]
    own = [f"tests/games/{game}"] if (root / "tests" / "games" / game).is_dir() else ["tests/games"]
    names = ("laws", "learn", "bots", "rl", "compiled", "games")
    others = [f"tests/{name}" for name in names if (root / "tests" / name).is_dir()]
    return [[*quick, *own], [*pytest, *own, *others]]


def notice(mutant: Mutant, root: Path) -> str:
    """The command that failed on this mutant, in a copy of the sources; nothing if none did."""
    with tempfile.TemporaryDirectory(prefix="farshore-mutant-") as folder:
        copy = Path(folder) / "main"
        ignored = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".compiled")
        shutil.copytree(root, copy, ignore=ignored, symlinks=True)
        if (root / "web" / "node_modules").exists():
            shutil.copytree(root / "web" / "node_modules", copy / "web" / "node_modules", True, copy_function=copy_link)
        mutant.write(copy)
        paths = os.pathsep.join([str(copy / "src"), str(copy / "tests")])
        environment = {**os.environ, "PYTHONPATH": paths, "FARSHORE_COMPILED": "0", "FARSHORE_TEST_SEED": "1"}
        for command in commands(mutant, copy):
            quiet = subprocess.DEVNULL
            try:
                done = subprocess.run(
                    command, cwd=copy, env=environment, stdout=quiet, stderr=quiet, timeout=SECONDS, check=False
                )
            except subprocess.TimeoutExpired:
                return f"{' '.join(command[1:4])} did not end"
            if done.returncode:
                return " ".join(
                    word for word in command[2:] if not word.startswith("-") and word not in ("2", "loadgroup")
                )
    return ""


def copy_link(source: str, target: str) -> None:
    """Another name for the same file: cheap, and what is deleted in the copy stays here."""
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copy2(source, target)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="25", help="chooses the lines")
    parser.add_argument("--lines", type=int, default=30, help="the number of mutants, a third of each part")
    parser.add_argument("--root", type=Path, default=HERE, help="the checkout to change and to test")
    parser.add_argument("--part", choices=PARTS, help="only mutants of this part")
    parser.add_argument("--list", action="store_true", help="print the mutants and test nothing")
    options = parser.parse_args()
    chosen = [
        each
        for each in choose(options.root.resolve(), options.seed, options.lines)
        if options.part in (None, each.part)
    ]
    noticed = 0
    for mutant in chosen:
        by = "" if options.list else notice(mutant, options.root.resolve())
        noticed += bool(by)
        verdict = "" if options.list else f"\n        {f'noticed by {by}' if by else 'NOT NOTICED'}"
        print(f"{mutant}{verdict}", flush=True)
    if not options.list:
        print(f"{noticed} of {len(chosen)} noticed (seed {options.seed})")
    return 0 if options.list or noticed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
