"""The documentation keeps its promises: everything is in it, and what it shows really runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from dataclasses import fields
from importlib import import_module
from inspect import signature
from pathlib import Path
from runpy import run_path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

from farshore.cli import COMMANDS, commands
from farshore.core import scene
from farshore.core.text import text
from farshore.games import find
from farshore.server.settings import Settings, variable
from farshore.words import translator
from walkthrough import files, write

ROOT = Path(__file__).parent.parent
DOCS = {path.name: path.read_text("utf-8") for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]}
SHARED = {"--seats", "--option", "--data"}


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_and_option_is_documented(name: str) -> None:
    whole = DOCS["commands.md"] + DOCS.get("bots.md", "") + DOCS.get("hosting.md", "")
    assert f"`farshore {name}" in DOCS["commands.md"]
    parser = ArgumentParser()
    import_module(commands()[name].module).add_arguments(parser)
    for action in parser._actions:
        for option in action.option_strings:
            if option.startswith("--") and option != "--help":
                assert re.search(rf"{option}(?![\w-])", whole), f"farshore {name} {option}"


def test_help_and_documentation_have_the_same_groups() -> None:
    assert re.findall(r"^## (.+)$", DOCS["commands.md"], re.MULTILINE) == list(COMMANDS)


PARTS_OF_SCENES = (Struct, scene.Ground, scene.Layer)
KINDS = [
    kind
    for kind in vars(scene).values()
    if isinstance(kind, type) and issubclass(kind, PARTS_OF_SCENES) and kind.__module__ == scene.__name__
    if kind not in (scene.Node, scene.Detail)
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_node_is_documented(kind: type) -> None:
    words = DOCS["scene.md"]
    assert f"`{kind.__name__}`" in words
    hints = get_type_hints(kind if issubclass(kind, Struct) else kind.__init__, vars(scene))
    for name in signature(kind).parameters:
        assert re.search(rf"`(\w+\.)?{name}`", words), f"{kind.__name__}.{name}"
        for choice in get_args(hints[name]):
            if isinstance(choice, str) and choice:
                assert f"`{choice}`" in words, f"{kind.__name__}.{name} = {choice}"


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_documented(name: str) -> None:
    assert f"`{variable(name)}`" in DOCS["hosting.md"]


@pytest.mark.parametrize("name", sorted(DOCS))
def test_links_lead_somewhere(name: str) -> None:
    folder = ROOT if (ROOT / name).exists() else ROOT / "docs"
    for target in re.findall(r"\]\(([^)#\s]+)", DOCS[name]):
        if "://" not in target:
            assert (folder / target).exists(), target


def test_the_glossary_has_every_word_of_the_design() -> None:
    for word in ("seat", "player", "table", "match", "event", "action", "chance", "dealer", "state", "view", "scene"):
        assert f"| {word} |" in DOCS["CONTRIBUTING.md"]


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in sorted((ROOT / "decisions").glob("0*.md"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def shown(name: str) -> list[str]:
    """The commands that a page shows after `$`."""
    blocks = re.findall(r"^```console\n(.*?)^```", DOCS[name], re.MULTILINE | re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


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


@pytest.mark.parametrize("stop", [1, 2, 3, 4])
def test_at_every_stop_the_walkthrough_is_a_game_that_runs(tmp_path: Path, stop: int) -> None:
    folder = write(tmp_path, stop)
    for words in (f"check {folder} --matches 6", f"play {folder} --seed 1"):
        command = [sys.executable, "-m", "farshore", *shlex.split(words)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, input="1\nquit\n", cwd=tmp_path)
        seen = "keeps every law" if words.startswith("check") else " 1 1  " if stop == 1 else "Where do you land?"
        assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
        assert seen in done.stdout


def test_the_walkthrough_is_checked_like_our_own_code(tmp_path: Path) -> None:
    write(tmp_path)
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    lint = ["--select", ",".join(rules["lint"]["select"]), "--ignore", ",".join(rules["lint"]["ignore"])]
    alone = ["--isolated", "--line-length", str(rules["line-length"])]
    for tool in (
        ["ruff", "check", *alone, *lint, "."],
        ["ruff", "format", "--check", *alone, "."],
        ["mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "walkthrough"), "skerries"],
        ["pytest", "-q", "-p", "no:cacheprovider", "tests"],
    ):
        command = [sys.executable, "-m", *tool]
        here = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=here)
        assert done.returncode == 0, f"{tool[0]}: {done.stdout}{done.stderr}"


def test_the_scene_that_is_shown_is_the_one_of_the_walkthrough() -> None:
    (shown_code,) = re.findall(r"^```python\n(.*?)^```", DOCS["scene.md"], re.MULTILINE | re.DOTALL)
    functions = shown_code.strip().split("\n\n\n")
    assert len(functions) == 4
    assert [each for each in functions if each not in files()["skerries/scene.py"]] == []


ELSEWHERE = {"adding-a-game.md", "scene.md"}
"""What these show is built and compared above."""
SNIPPETS = [
    (name, number, code)
    for name in sorted(DOCS.keys() - ELSEWHERE)
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", DOCS[name], re.MULTILINE | re.DOTALL), 1)
]


@pytest.mark.parametrize(("name", "number", "code"), SNIPPETS, ids=lambda value: str(value)[:12].strip())
def test_what_the_documentation_shows_in_python_runs(name: str, number: int, code: str) -> None:
    """And prints what a comment behind `print(…)` says it does."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for promised in re.findall(r"^print\(.*\)\s+# (<.*>)$", code, re.MULTILINE):
        assert promised in done.stdout


def test_the_readme_knows_the_games() -> None:
    for name in ("explorers", "kingdom_maps", "la_isla"):
        info = find(name).info
        title = translator(find(name)).say(text("title"), "en")
        assert f"| **{title}** | {min(info.seats)}–{max(info.seats)} | {info.minutes} |" in DOCS["README.md"]


def test_the_site_has_every_page_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    site = run_path(str(ROOT / "docs.py"), run_name="docs")
    site["gather"](tmp_path / "pages")
    pages = {page.relative_to(tmp_path / "pages"): page.read_text("utf-8") for page in tmp_path.rglob("*.md")}
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert re.search(rf"[ \[]{re.escape(page.name)}[,\]]", config), f"{page.name} is not in the site"
    for named in re.findall(r"[\w/-]+\.md", config.partition("nav:")[2]):
        assert Path(named) in pages, named
    for page, words in pages.items():
        for target in re.findall(r"\]\(([^)#\s]+)", words):
            if "://" not in target:
                assert (tmp_path / "pages" / page.parent / target).exists(), f"{page}: {target}"
    for _, modules in site["REFERENCE"].values():
        assert all(import_module(module).__doc__ for module in modules)
