"""The law of the folder: a game's files are a ladder, and a file imports only files above it, and core."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files

from farshore.core.game import AnyGame
from farshore.laws.position import require
from farshore.words import package_of

LADDER = (
    ("functions", "box"),
    ("board",),
    ("state",),
    ("actions",),
    ("achievements", "criteria", "scoring"),
    (),
    ("rules",),
    ("names",),
    ("refusals",),
    ("telling",),
    ("turns",),
    ("prompt",),
    ("panels",),
    ("scene",),
    ("picture",),
    ("tensors",),
    ("distances", "aims", "formula", "quick", "strategy"),
    ("game",),
    ("__init__",),
)
"""From the top. Names on one rung belong together: the earlier stand above the later ones."""
CHAPTERS = LADDER.index(())
"""Here stand files with any other name: chapters of the rules, under the rulebook's word."""
_PLACES = {name: (rung, place) for rung, names in enumerate(LADDER) for place, name in enumerate(names)}


def place(name: str) -> tuple[int, int]:
    """Where a file stands: the smaller, the higher."""
    return _PLACES.get(name, (CHAPTERS, 0))


def files_are_a_ladder(game: AnyGame) -> None:
    """A file of the game's folder imports only files above it, and `farshore.core`."""
    package = package_of(game)
    sources = {
        file.name.removesuffix(".py"): file.read_text("utf-8")
        for file in files(package).iterdir()
        if file.name.endswith(".py")
    }
    for complaint in wrong_arrows(package, sources):
        require(False, complaint)


def wrong_arrows(package: str, sources: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with the imports of a game's files, given by name."""
    above: dict[str, set[str]] = {}
    for name, source in sources.items():
        above[name] = set()
        for imported in imports(source, package):
            own = _file_of(imported, package, sources)
            if own and own != name:
                above[name].add(own)
            elif imported.split(".")[0] == "farshore" and not own and imported.split(".")[1:2] != ["core"]:
                yield f"{name}.py imports {imported}: a game knows `farshore.core` alone"
    for name, others in above.items():
        for other in sorted(others):
            if place(other) > place(name) or (place(other) == place(name) and name in _all_above(other, above)):
                yield f"{name}.py imports {other}.py, which does not stand above it"


def imports(source: str, package: str) -> Iterator[str]:
    """What a file imports, as dotted names; `from x import y` counts as x.y."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(filter(None, (package if node.level else "", node.module)))
            yield from (f"{start}.{alias.name}" for alias in node.names)


def _file_of(imported: str, package: str, names: Iterable[str]) -> str:
    """The file of the game that an import reaches; nothing if it is none of them."""
    if not imported.startswith(f"{package}."):
        return ""
    name = imported.removeprefix(f"{package}.").split(".")[0]
    return name if name in names else "__init__"


def _all_above(name: str, above: Mapping[str, set[str]]) -> set[str]:
    """Every file that this one reaches by its imports."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        new = above[ahead.pop()] - found
        found |= new
        ahead += new
    return found
