"""The documentation is complete, and what it shows runs."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from itertools import pairwise
from pathlib import Path
from runpy import run_path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

from farshore.cli import COMMANDS, commands
from farshore.cli.reference import EXAMPLES, arguments_of, make_parser
from farshore.cli.reference import page as commands_page
from farshore.core import board_layers, scene
from farshore.core.text import text
from farshore.games import find
from farshore.server.settings import Settings, variable
from farshore.server.wire.reference import page as messages_page
from farshore.translations import translator
from sampling import sample
from walkthrough import STEPS, files, merge_python, write, write_tutorial

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "research").glob("*.md")]
DOCS = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in PAGES}
"""The text of each page by its path."""
FOLDERS = ("tutorials", "how-to", "reference", "explanation")


def test_the_reference_of_commands_is_current() -> None:
    written = DOCS["docs/reference/commands.md"]
    assert written == commands_page(), "python -m farshore.cli.reference > docs/reference/commands.md"
    assert re.findall(r"^## (.+)$", written, re.MULTILINE) == list(COMMANDS)


def test_the_reference_of_messages_is_current() -> None:
    written = DOCS["docs/reference/socket.md"]
    assert written == messages_page(), "python -m farshore.server.wire.reference > docs/reference/socket.md"


def documented_modules() -> list[str]:
    """Return the modules on the site's reference pages."""
    reference = run_path(str(ROOT / "docs.py"))["REFERENCE"]
    return [module for _, modules in reference.values() for module in modules]


def fields_of(module: str) -> Iterator[tuple[str, str, bool]]:
    """Yield class and name of each public field of a module, and whether it has a docstring."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    for kind in ast.parse(Path(spec.origin).read_text("utf-8")).body:
        if isinstance(kind, ast.ClassDef) and not kind.name.startswith("_"):
            for field, after in pairwise([*kind.body, ast.Pass()]):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    documented = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                    if not field.target.id.startswith("_"):
                        yield kind.name, field.target.id, documented


@pytest.mark.parametrize("module", documented_modules())
def test_the_reference_of_the_library_shows_every_field(module: str) -> None:
    """Fields without a docstring are left out of the site (`show_if_no_docstring`)."""
    assert [f"{kind}.{name}" for kind, name, documented in fields_of(module) if not documented] == []


def test_the_reference_of_scenes_names_every_field() -> None:
    page = DOCS["docs/reference/scene.md"]
    missing = []
    for module in SCENE_MODULES:
        for kind, name, _ in fields_of(module):
            if kind in ("Scene", "ClickTarget") or name in ("id", "name"):
                continue  # `Scene` repeats `SharedScene` and `OwnScene`; ids and names are explained once for all nodes
            rows = [line for line in page.splitlines() if line.startswith((f"| `{kind}`", f"| `{kind}.{name}`"))]
            if not any(f"`{name}`" in row or f".{name}`" in row for row in rows):
                missing.append(f"{kind}.{name}")
    assert missing == []


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_and_option_is_documented(name: str) -> None:
    section = DOCS["docs/reference/commands.md"].split(f"### farshore {name}\n")[1].split("\n### ")[0]
    for action in arguments_of(make_parser(name, commands()[name])):
        for option in action.option_strings:
            if option.startswith("--") and option != "--help":
                assert re.search(rf"{option}(?![\w-])", section), f"farshore {name} {option}"


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_has_examples_that_its_parser_accepts(name: str) -> None:
    assert EXAMPLES[name]
    for example in EXAMPLES[name]:
        command, *words = shlex.split(example)
        assert command == name
        if name != "bench":  # its parts have parsers of their own
            make_parser(name, commands()[name]).parse_args(words)


@pytest.mark.parametrize(
    "name", sorted(name for name in DOCS if name.split("/")[1:2] and name.split("/")[1] in FOLDERS)
)
def test_a_page_starts_with_what_the_reader_will_have(name: str) -> None:
    heading, nothing, first = DOCS[name].splitlines()[:3]
    assert heading.startswith("# ")
    assert nothing == ""
    assert re.match(r"[A-Z`]", first), "a sentence, before any list or example"


SCENE_MODULES = ("farshore.core.scene", "farshore.core.board_layers")
PARTS_OF_SCENES = (Struct, scene.Ground, scene.Layer)
NODE_KINDS = [
    kind
    for kind in vars(scene).values()
    if isinstance(kind, type) and issubclass(kind, PARTS_OF_SCENES) and kind.__module__ in SCENE_MODULES
    if kind not in (scene.Node, scene.Detail)
]


@pytest.mark.parametrize("kind", NODE_KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_node_is_documented(kind: type) -> None:
    words = DOCS["docs/reference/scene.md"]
    assert f"`{kind.__name__}`" in words
    hints = get_type_hints(kind if issubclass(kind, Struct) else kind.__init__, vars(scene) | vars(board_layers))
    for name in signature(kind).parameters:
        assert re.search(rf"`(\w+\.)?{name}`", words), f"{kind.__name__}.{name}"
        for choice in get_args(hints[name]):
            if isinstance(choice, str) and choice:
                assert f"`{choice}`" in words, f"{kind.__name__}.{name} = {choice}"


@pytest.mark.parametrize("kind", get_args(scene.AnyNode), ids=lambda kind: kind.__name__)
def test_the_fields_of_a_node_are_listed_in_the_order_of_its_arguments(kind: type[Struct]) -> None:
    (row,) = re.findall(rf"^\| `{kind.__name__}` \|(.*)", DOCS["docs/reference/scene.md"], re.MULTILINE)
    words = list(dict.fromkeys(re.findall(r"`(\w+)`", row)))
    order = [name for name in signature(kind).parameters if name not in IN_EVERY_NODE]
    assert [word for word in words if word in order] == order


IN_EVERY_NODE = {"id", "name"}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_documented(name: str) -> None:
    assert f"`{variable(name)}`" in DOCS["docs/reference/settings.md"]


@pytest.mark.parametrize("name", sorted(DOCS))
def test_links_lead_somewhere(name: str) -> None:
    folder = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)#\s]+)", DOCS[name]):
        if "://" not in target:
            assert (folder / target).exists(), target


def test_the_glossary_has_every_word_of_the_design() -> None:
    for word in ("seat", "player", "table", "match", "event", "action", "chance", "dealer", "state", "view", "scene"):
        assert f"| {word} |" in DOCS["CONTRIBUTING.md"]
    assert len(re.findall(r"^\| ", DOCS["CONTRIBUTING.md"].split("## Glossary")[1], re.MULTILINE)) <= 1 + 40


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in sorted((ROOT / "decisions").glob("0*.md"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def shown(name: str) -> list[str]:
    """The commands that a page shows after `$`."""
    blocks = re.findall(r"^```console\n(.*?)^```", DOCS[name], re.MULTILINE | re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.slow
def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    commands_shown = shown("README.md")
    assert "python3 run.py" in commands_shown
    assert "python3 test.py" in commands_shown
    farshore = [words for words in commands_shown if words.startswith("farshore ")]
    assert len(farshore) >= 3
    for words in farshore:
        command = [sys.executable, "-m", *shlex.split(words)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"


def test_the_modules_of_the_reference_have_the_names_that_it_lists() -> None:
    rows = re.findall(r"^\| `(farshore\.core\.\w+)` \| (.*) \|$", DOCS["docs/reference/game.md"], re.MULTILINE)
    assert len(rows) == 6
    for module, listed in rows:
        for name in re.findall(r"`(\w+)`", listed):
            assert hasattr(import_module(module), name), f"{module}.{name}"


def test_the_tutorial_of_a_game_is_short() -> None:
    assert len(DOCS["docs/tutorials/your-first-game.md"].splitlines()) <= 150


@pytest.mark.slow
@pytest.mark.parametrize("step", sample(range(1, STEPS + 1), take=2))
def test_after_every_step_the_tutorial_has_a_game_that_runs(tmp_path: Path, step: int) -> None:
    """Tested by its own test, checked and played in one process."""
    folder = str(write_tutorial(tmp_path / "atoll", step))
    tested = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder, "--rootdir", folder]
    no_plugins = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # loading them takes longer than the test
    ran = subprocess.run(tested, capture_output=True, text=True, check=False, cwd=folder, env=no_plugins)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    both = ["check", folder, "--matches", "1"], ["play", folder, "--seed", "1"]
    code = f"from farshore.cli import main\nraise SystemExit(max(main(words) for words in {both!r}))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, input="1\nquit\n", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "keeps every law" in done.stdout
    assert ("The wind blows to column" in done.stdout) == (step >= 3)
    assert "Seat 1: claimed" in done.stdout


@pytest.mark.slow
def test_a_game_with_a_board_for_each_player_keeps_the_laws(tmp_path: Path) -> None:
    folder = write_tutorial(tmp_path / "atoll")
    rules = folder / "atoll" / "game.py"
    (_, section) = DOCS["docs/how-to/draw-a-game.md"].split("## Give each player a board\n")
    (change,) = re.findall(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    rules.write_text(merge_python(rules.read_text("utf-8"), change), "utf-8")
    command = [sys.executable, "-m", "farshore", "check", str(folder), "--matches", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    command = [sys.executable, "-m", "farshore", "play", str(folder), "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, input="look\nquit\n", cwd=tmp_path)
    assert done.stdout.count(" a  b  c  d  e") == 2, "my board, and by the command `look` the other one"


@pytest.mark.slow
def test_the_walkthrough_is_checked_like_our_own_code(tmp_path: Path) -> None:
    write(tmp_path)
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    lint = ["--select", ",".join(rules["lint"]["select"]), "--ignore", ",".join(rules["lint"]["ignore"])]
    alone = ["--isolated", "--line-length", str(rules["line-length"])]
    here = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]),
        "MYPYPATH": str(tmp_path),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    for folder, tool in (
        (tmp_path, ["ruff", "check", *alone, *lint, "."]),
        (tmp_path, ["ruff", "format", "--check", *alone, "."]),
        (ROOT, ["mypy", "-p", "skerries"]),  # with what mypy already knows of our own code
        (tmp_path, ["pytest", "-q", "-p", "no:cacheprovider", "tests"]),
    ):
        command = [sys.executable, "-m", *tool]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=here)
        assert done.returncode == 0, f"{tool[0]}: {done.stdout}{done.stderr}"


def test_the_scene_that_is_shown_is_the_one_of_the_walkthrough() -> None:
    (shown_code,) = re.findall(r"^```python\n(.*?)^```", DOCS["docs/reference/scene.md"], re.MULTILINE | re.DOTALL)
    functions = shown_code.strip().split("\n\n\n")
    assert len(functions) == 4
    assert [each for each in functions if each not in files()["skerries/scene.py"]] == []


ELSEWHERE = {"docs/tutorials/your-first-game.md", "docs/how-to/draw-a-game.md", "docs/reference/scene.md"}
"""What these show is built and compared above."""
SNIPPETS = [
    (name, number, code)
    for name in sorted(DOCS.keys() - ELSEWHERE)
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", DOCS[name], re.MULTILINE | re.DOTALL), 1)
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number", "code"), SNIPPETS, ids=lambda value: str(value)[:28].strip())
def test_what_the_documentation_shows_in_python_runs(name: str, number: int, code: str) -> None:
    """And prints what a comment behind `print(…)` says it does."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for promised in re.findall(r"^print\(.*\)\s+# (<.*>)$", code, re.MULTILINE):
        assert promised in done.stdout


def test_the_readme_knows_the_games() -> None:
    for name in ("explorers", "kingdom_maps", "la_isla"):
        info = find(name).info
        title = translator(find(name)).translate(text("title"), "en")
        assert f"| **{title}** | {min(info.seats)}–{max(info.seats)} | {info.minutes} |" in DOCS["README.md"]


def test_the_site_has_every_page_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    site = run_path(str(ROOT / "docs.py"), run_name="docs")
    site["gather"](tmp_path / "pages")
    pages = {page.relative_to(tmp_path / "pages"): page.read_text("utf-8") for page in tmp_path.rglob("*.md")}
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        path = page.relative_to(ROOT / "docs").as_posix()
        assert re.search(rf"[ \[]{re.escape(path)}[,\]]", config), f"{path} is not in the site"
    for named in re.findall(r"[\w/-]+\.md", config.partition("nav:")[2]):
        assert Path(named) in pages, named
    for page, words in pages.items():
        for target in re.findall(r"\]\(([^)#\s]+)", words):
            if "://" not in target:
                assert (tmp_path / "pages" / page.parent / target).exists(), f"{page}: {target}"
    for _, modules in site["REFERENCE"].values():
        assert all(import_module(module).__doc__ for module in modules)
