"""Who may import whom, and who may know the time, chance or the network."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from farshore.laws.game_imports import import_violations
from farshore.laws.game_imports import imports as imports_of

SRC = Path(__file__).parent.parent / "src"
RESEARCH = Path(__file__).parent.parent / "research"
GAMES = ("explorers", "kingdom_maps", "la_isla")
MAY_IMPORT = {
    "core": ("core",),
    "translations": ("core", "translations"),
    "games": ("core", "translations", "games"),
    "learn": ("core", "translations", "learn"),
    "laws": ("core", "translations", "learn", "laws"),
    "compiled": (),
    "compiling": ("compiled", "compiling"),
    "bots": ("core", "translations", "games", "bots"),
    "rl": ("core", "translations", "games", "bots", "svg", "printing", "rl"),
    "testing": ("core",),
    "svg": ("core", "translations", "games"),
    "printing": ("core",),
    "api": ("core", "translations", "games", "bots", "learn", "svg"),
    "server": ("core", "translations", "games", "bots", "learn", "svg", "printing", "server"),
    "client": ("core", "games", "server", "client"),
    "agents": ("core", "translations", "games", "bots", "learn", "agents"),
    "cli": (
        "core",
        "translations",
        "games",
        "learn",
        "laws",
        "bots",
        "rl",
        "svg",
        "printing",
        "server",
        "cli",
        "compiled",
        "client",
        "agents",
    ),
}
"""`games` is the registry here; a game of its own is nobody's business but its own."""
LIBRARIES = {
    "core": ("msgspec",),
    "games": (),
    "translations": ("fluent",),
    "laws": ("fluent", "msgspec"),
    "learn": (),
    "bots": ("msgspec",),
    "svg": (),
    "printing": (),
    "api": (),
    "client": ("msgspec", "websockets"),
    "agents": (),
    "cli": ("msgspec", "sqlalchemy", "mcp"),
}
CHANCE_AND_CLOCK = {"time", "datetime", "secrets", "uuid", "socket", "urllib", "http", "asyncio", "subprocess", "os"}


def modules(root: Path = SRC, package: str = "farshore") -> Iterator[tuple[str, Path]]:
    """Every module of a package with its file."""
    for path in sorted((root / package).rglob("*.py")):
        yield ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"), path


def research_modules() -> Iterator[tuple[str, Path]]:
    """Every module of the research tools with its file."""
    return modules(RESEARCH, "farshore_research")


def modules_in_a_part() -> Iterator[tuple[str, Path]]:
    """The modules that belong to one of the parts in `MAY_IMPORT`."""
    return ((module, path) for module, path in modules() if part_of(module) not in ("", "__main__"))


def modules_of_rules() -> Iterator[tuple[str, Path]]:
    """The modules of core and of the games."""
    return ((module, path) for module, path in modules() if part_of(module) == "core" or game_of(module))


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file, parsed once for all tests."""
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> Iterator[str]:
    """What a file imports, as dotted names; `from x import y` counts as x.y."""
    for node in ast.walk(tree(path)):
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


def by_name(value: object) -> str:
    """The name of a case: the module."""
    return value if isinstance(value, str) else ""


@pytest.mark.parametrize(("module", "path"), list(modules_in_a_part()), ids=by_name)
def test_imports_go_one_way(module: str, path: Path) -> None:
    part = part_of(module)
    assert part in MAY_IMPORT
    for name in imports(path):
        top = name.split(".")[0]
        assert top != "farshore_research", f"{module} imports {name}"
        if top == "farshore":
            assert part_of(name) in MAY_IMPORT[part], f"{module} imports {name}"
            assert game_of(name) in ("", game_of(module)) or part == "api", f"{module} imports a game: {name}"
            if game_of(module):
                assert part_of(name) == "core" or game_of(name), f"{module} imports {name}"
        elif part in LIBRARIES:
            assert top in sys.stdlib_module_names or top in LIBRARIES[part], f"{module} imports {name}"


def test_core_names_no_optional_package_and_draws_nothing() -> None:
    extras = tomllib.loads((SRC.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    packages = {re.split(r"[^\w.-]", requirement)[0] for extra in extras.values() for requirement in extra}
    foreign = re.compile(rf"\b({'|'.join(sorted(packages - {'farshore', 'test'}))})\b|<svg|viewBox|rulebook\.")
    found = {
        module: match[0]
        for module, path in modules()
        if part_of(module) == "core" and (match := foreign.search(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(("module", "path"), list(research_modules()), ids=by_name)
def test_research_imports_no_game_and_no_compiler(module: str, path: Path) -> None:
    for name in imports(path):
        if name.split(".")[0] == "farshore":
            assert part_of(name) not in ("compiling", "laws", "learn"), f"{module} imports {name}"
            assert not game_of(name), f"{module} imports a game: {name}"


@pytest.mark.parametrize(("module", "path"), list(modules_of_rules()), ids=by_name)
def test_rules_have_no_clock_no_chance_no_network(module: str, path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] not in CHANCE_AND_CLOCK, f"{module} imports {name}"
        assert name.split(".")[0] != "random" or name == "random.Random", f"{module} imports {name}"
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "Random", "print", "input"), f"{module}:{node.lineno}: {node.func.id}"


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        (
            "components",
            "from sea.state import State",
            "components.py imports state.py, which is later in the file order",
        ),
        ("rules", "if True:\n    from . import scene", "rules.py imports scene.py, which is later in the file order"),
        (
            "scene",
            "from farshore.server import app",
            "scene.py imports farshore.server.app: a game may import `farshore.core` only",
        ),
        ("state", "from sea import game", "state.py imports game.py, which is later in the file order"),
        ("docking", "import sea.diving", "diving.py imports itself in a circle"),
        (
            "scene",
            "from sea import diving, rules, components, names\nimport random\nfrom farshore.core.text import text",
            "",
        ),
        ("docking", "from sea.state import State\nfrom sea.scoring import score", ""),
    ],
)
def test_a_game_is_a_ladder(name: str, source: str, complaint: str) -> None:
    others = dict.fromkeys(("components", "state", "scoring", "docking", "rules", "names", "scene", "game"), "")
    files = {**others, "diving": "from sea.docking import dock", name: source}
    assert next(import_violations("sea", files), "") == complaint


def test_no_module_has_a_name_that_says_nothing() -> None:
    nothing = {"utils", "util", "helpers", "common", "manager", "base", "misc"}
    every = [*modules(), *research_modules()]
    assert [module for module, _ in every if module.split(".")[-1] in nothing] == []


def test_no_file_is_too_long() -> None:
    every = [*modules(), *research_modules()]
    lengths = {module: len(path.read_text("utf-8").splitlines()) for module, path in every}
    assert {module: length for module, length in lengths.items() if length > 600} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_import_for_types_alone_hides_from_the_ladder(game: str) -> None:
    files = {path.stem: path.read_text("utf-8") for path in sorted((SRC / "farshore" / "games" / game).glob("*.py"))}
    assert list(import_violations(f"farshore.games.{game}", files)) == []
    for name, source in files.items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                own = [each for each in imports_of(ast.unparse(node), "") if each.startswith("farshore.games.")]
                assert own == [], f"{name}.py"


@pytest.mark.parametrize(("module", "path"), list(modules_of_rules()), ids=by_name)
def test_caches_of_rules_have_a_limit(module: str, path: Path) -> None:
    """Custom components make new keys without end, so a cache without a limit would grow for ever."""
    for node in ast.walk(tree(path)):
        for decorator in getattr(node, "decorator_list", ()):
            words = ast.unparse(decorator).removeprefix("functools.")
            assert words != "cache", f"{module}:{decorator.lineno}"
            assert "maxsize=None" not in words, f"{module}:{decorator.lineno}"


def test_nothing_is_executed_from_text() -> None:
    found = [
        f"{module}:{node.lineno}"
        for module, path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("exec", "eval")
    ]
    assert found == []
