"""The law of imports: a file of a game imports only `farshore.core` and files that precede it in `FILE_ORDER`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from farshore.core.game import AnyGame
from farshore.laws.random_positions import require
from farshore.translations import package_of

FILE_ORDER = (
    "components",
    "state",
    "actions",
    "scoring",
    "rules",
    "names",
    "refusals",
    "log_text",
    "turn_summary",
    "prompt",
    "panels",
    "scene",
    "text_board",
    "tensors",
    "evaluation",
    "strategy",
    "game",
    "__init__",
)
"""The usual files of a game. Each imports only earlier ones; other files only have to avoid circular imports."""


def files_follow_the_import_order(game: AnyGame) -> None:
    """A file of the game's folder imports only files above it, and `farshore.core`."""
    sources = {file.stem: file.read_text("utf-8") for file in folder_of(game).glob("*.py")}
    for complaint in import_violations(package_of(game), sources):
        require(False, complaint)


def folder_of(game: AnyGame) -> Path:
    """Return the folder of the module of the game's class."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def import_violations(package: str, sources: Mapping[str, str]) -> Iterator[str]:
    """Yield the imports of a game's files that are not allowed."""
    above: dict[str, set[str]] = {}
    for name, source in sources.items():
        above[name] = set()
        for imported in imports(source, package):
            own = _file_of(imported, package, sources)
            if own and own != name:
                above[name].add(own)
            elif imported.split(".")[0] == "farshore" and not own and imported.split(".")[1:2] != ["core"]:
                yield f"{name}.py imports {imported}: a game may import `farshore.core` only"
    for name in sorted(above):
        for other in sorted(_reached(name, above)):
            if name == other:
                yield f"{name}.py imports itself in a circle"
            elif name in FILE_ORDER and other in FILE_ORDER and FILE_ORDER.index(other) > FILE_ORDER.index(name):
                yield f"{name}.py imports {other}.py, which is later in the file order"


def imports(source: str, package: str) -> Iterator[str]:
    """Yield what a file imports, as dotted names; `from x import y` counts as x.y."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(filter(None, (package if node.level else "", node.module)))
            yield from (f"{start}.{alias.name}" for alias in node.names)


def _file_of(imported: str, package: str, names: Iterable[str]) -> str:
    """Return the file of the game that an import names; empty if it is outside the game."""
    if not imported.startswith(f"{package}."):
        return ""
    name = imported.removeprefix(f"{package}.").split(".")[0]
    return name if name in names else "__init__"


def _reached(name: str, above: Mapping[str, set[str]]) -> set[str]:
    """Return the files that this one imports, directly or through files that are not in `FILE_ORDER`."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        each = ahead.pop()
        new = above[each] - found if each == name or each not in FILE_ORDER else set()
        found |= new
        ahead += new
    return found
