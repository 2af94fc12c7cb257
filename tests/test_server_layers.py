"""Imports inside `farshore.server` point one way: between packages, between modules and between classes."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from farshore.server.store.database import HEAD

SRC = Path(__file__).parent.parent / "src"
SERVER = "farshore.server"
LAYERS: tuple[tuple[str, ...], ...] = (
    (
        "asgi_types",
        "garbage_collector",
        "loop_time_quota",
        "errors",
        "logs",
        "metrics",
        "rate_limits",
        "usage_by_address",
        "request_headers",
        "settings",
        "operator_decisions",
        "traces",
        "transport",
        "typed_codes",
    ),
    ("wire",),
    ("store", "workers"),
    ("tables",),
    ("scenes",),
    ("bots", "competitions", "notices", "players", "ratings"),
    ("socket", "http"),
    ("admin",),
    ("app",),
    ("serve",),
)
"""Packages and modules of the server, lowest layer first. Each may import lower layers and itself.

Modules of the lowest layer may import each other, but not in a circle.
"""


@cache
def files() -> dict[str, Path]:
    """The modules of the server by dotted name."""
    found = sorted((SRC / "farshore" / "server").rglob("*.py"))
    names = (".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__") for path in found)
    return {name: path for name, path in zip(names, found, strict=True) if ".migrations" not in name}


def imported(tree: ast.AST, known: Mapping[str, object]) -> dict[str, str]:
    """What a module imports of the server: local names with the module they name or come from."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(SERVER):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found[alias.asname or alias.name] = whole if whole in known else node.module
    return found


def circles(arrows: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Groups of nodes that reach each other (Tarjan's strongly connected components of two or more)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in arrows.get(node, ()):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for node in arrows:
        if node not in index:
            visit(node)
    return found


def unit(module: str) -> str:
    """The package or top-level module of the server that a module belongs to."""
    return module.removeprefix(SERVER).strip(".").partition(".")[0]


@cache
def trees() -> dict[str, ast.Module]:
    return {name: ast.parse(path.read_text("utf-8")) for name, path in files().items()}


@cache
def arrows_between_modules() -> dict[str, set[str]]:
    return {name: {*imported(tree, files()).values()} - {name} for name, tree in trees().items()}


def classes_named(node: ast.AST) -> Iterator[str]:
    """Names that a class mentions: bare ones, and those of a module (`wire.Patch`)."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            yield each.id
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            yield f"{each.value.id}.{each.attr}"


def arrows_between_classes() -> dict[str, set[str]]:
    """Which classes of the server name which others, in annotations too."""
    classes = {
        f"{module}.{node.name}": node
        for module, tree in trees().items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    arrows: dict[str, set[str]] = {}
    for name, node in classes.items():
        module = name.rpartition(".")[0]
        local = imported(trees()[module], files())
        found = set()
        for mention in classes_named(node):
            first, _, rest = mention.partition(".")
            home = local.get(first, module)
            found.add(f"{home}.{rest or first}")
        arrows[name] = (found & classes.keys()) - {name}
    return arrows


def test_every_part_of_the_server_has_its_layer() -> None:
    assert {unit(module) for module in files()} - {""} == set(chain.from_iterable(LAYERS))


@pytest.mark.parametrize("module", files())
def test_imports_point_to_lower_layers(module: str) -> None:
    rank = {name: number for number, layer in enumerate(LAYERS) for name in layer}
    here = unit(module)
    if not here:
        return
    for other in arrows_between_modules()[module]:
        there = unit(other)
        if there and there != here:
            lower = rank[there] < rank[here] or rank[there] == rank[here] == 0
            assert lower, f"{module} imports {other}"


def test_no_packages_import_each_other_in_a_circle() -> None:
    arrows: dict[str, set[str]] = {}
    for module, others in arrows_between_modules().items():
        arrows.setdefault(unit(module), set()).update({*map(unit, others)} - {unit(module), ""})
    assert circles(arrows) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(arrows_between_modules()) == []


def test_no_classes_know_each_other_in_a_circle() -> None:
    assert circles(arrows_between_classes()) == []


def test_circles_are_found() -> None:
    assert circles({"a": ["b"], "b": ["c"], "c": ["b", "d"], "d": []}) == [["b", "c"]]
    assert circles({"a": ["b", "c"], "b": ["c"], "c": []}) == []


def test_every_migration_has_a_number_of_its_own() -> None:
    """Two with one number have the same parent, and no database can be opened any more."""
    folder = SRC / "farshore" / "server" / "store" / "migrations" / "versions"
    numbers = [path.name[:4] for path in sorted(folder.glob("[0-9]*.py"))]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == HEAD
