"""Farshore uses other packages, and Python itself, through their public interfaces alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "src" / "farshore", ROOT / "research" / "farshore_research"
ALLOWED = {
    "cli/reference.py": "argparse has no public way to list the arguments of a parser",
    "rl/sb3.py": "a VecEnv of Stable-Baselines3 reads its seeds and indices by methods of the base class",
    "rl/pettingzoo.py": "PettingZoo documents `_was_dead_step` and `_accumulate_rewards` for environments",
}
"""By file, with the reason; each must still be there."""
PUBLIC = {"_asdict", "_fields", "_make", "_replace"}
"""Methods of named tuples: documented, with an underscore so that no field can have their name."""


@cache
def trees() -> dict[str, ast.Module]:
    files = [(path.relative_to(root).as_posix(), path) for root in PACKAGES for path in sorted(root.rglob("*.py"))]
    return {name: ast.parse(path.read_text("utf-8")) for name, path in files}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


@cache
def our_private_names() -> frozenset[str]:
    """Private names that our own code defines: methods, attributes, functions, modules."""
    found = {Path(path).stem for path in trees()}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "cls"):
                found.update([node.attr] if isinstance(node.ctx, ast.Store) else [])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                found.add(node.value)  # __slots__
    return frozenset(filter(is_private, found))


def is_module_table(node: ast.expr) -> bool:
    return ast.unparse(node) == "sys.modules"


def private_uses(tree: ast.AST) -> Iterator[str]:
    """What a file uses of others' internals."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith("farshore"):
            parts = [*node.module.split("."), *(alias.name for alias in node.names)]
            if any(map(is_private, parts)):
                yield f"{node.module}.{node.names[0].name}"
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if any(map(is_private, alias.name.split("."))))
        elif isinstance(node, ast.Attribute):
            if is_private(node.attr) and node.attr not in our_private_names() | PUBLIC:
                yield ast.unparse(node)
            elif node.attr == "__class__" and isinstance(node.ctx, ast.Store):
                yield f"{ast.unparse(node)} ="
        elif isinstance(node, ast.Call) and ast.unparse(node).endswith(".send(None)"):
            yield ast.unparse(node)  # the event loop drives coroutines
        elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) and is_module_table(node.value):
            yield f"{ast.unparse(node)} ="


def test_nothing_private_of_others_is_used() -> None:
    used = {file: uses for file, tree in trees().items() if file not in ALLOWED and (uses := list(private_uses(tree)))}
    assert used == {}


def test_what_is_allowed_is_still_needed() -> None:
    assert [file for file in ALLOWED if not list(private_uses(trees()[file]))] == []


@pytest.mark.parametrize(
    "source",
    [
        "from uvicorn._types import ASGISendEvent",
        "import _thread",
        "connection._create_connection = open",
        "parser._actions",
        "sys.modules['rich'] = None",
        "del sys.modules['rich']",
        "sys.modules[__name__].__class__ = Games",
        "waited = sending.send(None)",
        "class Writer(ast._Unparser): ...",
    ],
)
def test_private_uses_are_found(source: str) -> None:
    assert list(private_uses(ast.parse(source)))
