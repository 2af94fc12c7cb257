"""Who may import whom, and who may know the time, chance or the network."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.laws.ladder import wrong_arrows

SRC = Path(__file__).parent.parent / "src"
GAMES = ("explorers", "kingdom_maps", "la_isla")
MAY_IMPORT = {
    "core": ("core",),
    "words": ("core", "words"),
    "games": ("core", "words", "games"),
    "learn": ("core", "words", "learn"),
    "laws": ("core", "words", "learn", "laws"),
    "compiled": (),
    "compiling": ("compiled", "compiling"),
    "bots": ("core", "words", "games", "bots"),
    "rl": ("core", "games", "bots", "rl"),
    "testing": ("core",),
    "svg": ("core", "words", "games"),
    "library": ("core", "words", "games", "bots", "learn", "svg"),
    "server": ("core", "words", "games", "bots", "learn", "server"),
    "bench": ("core", "words", "games", "bots", "rl", "server", "bench", "compiled"),
    "cli": ("core", "words", "games", "learn", "laws", "bots", "rl", "svg", "server", "bench", "cli", "compiled"),
}
"""`games` is the registry here; a game of its own is nobody's business but its own."""
LIBRARIES = {
    "core": ("msgspec",),
    "games": (),
    "words": ("fluent",),
    "laws": ("fluent", "msgspec"),
    "learn": (),
    "bots": ("msgspec",),
    "svg": (),
    "library": (),
    "cli": ("msgspec", "sqlalchemy"),
}
CHANCE_AND_CLOCK = {"time", "datetime", "secrets", "uuid", "socket", "urllib", "http", "asyncio", "subprocess", "os"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SRC / "farshore").rglob("*.py")):
        yield ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"), path


def imports(path: Path) -> Iterator[str]:
    """What a file imports, as dotted names; `from x import y` counts as x.y."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(module: str) -> str:
    """core, games, bots, … of a module of ours; nothing for `farshore` itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def game_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["farshore", "games"] and len(parts) > 2 and parts[2] in GAMES else ""


@pytest.mark.parametrize(("module", "path"), list(modules()), ids=lambda value: value if isinstance(value, str) else "")
def test_imports_go_one_way(module: str, path: Path) -> None:
    part = part_of(module)
    if not part or part == "__main__":
        return
    for name in imports(path):
        top = name.split(".")[0]
        if top == "farshore":
            assert part_of(name) in MAY_IMPORT[part], f"{module} imports {name}"
            assert game_of(name) in ("", game_of(module)) or part == "library", f"{module} imports a game: {name}"
            if game_of(module):
                assert part_of(name) == "core" or game_of(name), f"{module} imports {name}"
        elif part in LIBRARIES:
            assert top in sys.stdlib_module_names or top in LIBRARIES[part], f"{module} imports {name}"


@pytest.mark.parametrize(("module", "path"), list(modules()), ids=lambda value: value if isinstance(value, str) else "")
def test_rules_have_no_clock_no_chance_no_network(module: str, path: Path) -> None:
    if part_of(module) != "core" and not game_of(module):
        return
    for name in imports(path):
        assert name.split(".")[0] not in CHANCE_AND_CLOCK, f"{module} imports {name}"
        assert name.split(".")[0] != "random" or name == "random.Random", f"{module} imports {name}"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "Random", "print", "input"), f"{module}:{node.lineno}: {node.func.id}"


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("box", "from sea.state import State", "box.py imports state.py, which does not stand above it"),
        ("rules", "if True:\n    from . import scene", "rules.py imports scene.py, which does not stand above it"),
        (
            "scene",
            "from farshore.server import app",
            "scene.py imports farshore.server.app: a game knows `farshore.core` alone",
        ),
        ("state", "from sea import game", "state.py imports game.py, which does not stand above it"),
        ("docking", "import sea.diving", "docking.py imports diving.py, which does not stand above it"),
        ("scene", "from sea import diving, rules, box, names\nimport random\nfrom farshore.core.text import text", ""),
        ("docking", "from sea.state import State\nfrom sea.scoring import score", ""),
    ],
)
def test_a_game_is_a_ladder(name: str, source: str, complaint: str) -> None:
    others = dict.fromkeys(("box", "state", "scoring", "docking", "rules", "names", "scene", "game"), "")
    files = {**others, "diving": "from sea.docking import dock", name: source}
    assert next(wrong_arrows("sea", files), "") == complaint


def test_no_module_has_a_name_that_says_nothing() -> None:
    nothing = {"utils", "util", "helpers", "common", "manager", "base", "misc"}
    assert [module for module, _ in modules() if module.split(".")[-1] in nothing] == []


def test_no_file_is_too_long() -> None:
    lengths = {module: len(path.read_text("utf-8").splitlines()) for module, path in modules()}
    assert {module: length for module, length in lengths.items() if length > 600} == {}
