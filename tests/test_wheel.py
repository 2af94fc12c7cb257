"""The wheel as a newcomer meets it: in an environment of its own, with what it asks for and nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from email.parser import Parser
from importlib.metadata import distribution
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from farshore.bots.worker_pool import RAY
from farshore.cli import RESEARCH
from farshore.compiled import state
from farshore.printing import PRINT
from farshore.rl import RL
from farshore.server import POSTGRES, SERVER

ROOT = Path(__file__).parent.parent
EXTRAS = (PRINT, POSTGRES, RAY, RESEARCH, RL, SERVER)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As everybody gets it."""
    return built(tmp_path_factory.mktemp("wheel"))[0]


def built(folder: Path, **more: str) -> tuple[Path, str]:
    """A wheel from this folder, offline: what is built with is installed already; and what was said meanwhile."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {name: value for name, value in os.environ.items() if name != "FARSHORE_HOME"} | more
    done = subprocess.run(build, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("farshore-*.whl")), done.stdout + done.stderr


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel and what it requires without any extra."""
    return installed(wheel, tmp_path_factory.mktemp("newcomer"))


def installed(wheel: Path, folder: Path) -> Path:
    venv.create(folder / ".venv", symlinks=os.name != "nt")
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python(folder)),
        "install",
        "--no-index",
        "--no-deps",
        "--no-compile",
    ]
    subprocess.run([*install, "--quiet", str(wheel)], check=True)
    (packages,) = (folder / ".venv").glob("[lL]ib/**/site-packages")
    for name in required("farshore", metadata(wheel).get_all("Requires-Dist", [])):
        link_package(name, packages)
    return folder


def python(folder: Path) -> Path:
    return folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def metadata(wheel: Path):  # type: ignore[no-untyped-def]
    with ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(packed.read(name).decode("utf-8"))


def required(name: str, words: list[str]) -> set[str]:
    """What these requirements bring without extras, and what that brings."""
    found: set[str] = set()
    for requirement in map(Requirement, words):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= {requirement.name} | required(requirement.name, distribution(requirement.name).requires or [])
    return found


def link_package(name: str, packages: Path) -> None:
    """Link the folders of an installed package into another folder of packages."""
    package = distribution(name)
    for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(package.locate_file(top))))


def run(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FARSHORE"))}
    command = [str(python(home)), *words]
    return subprocess.run(command, cwd=home, env=clean, input=typed, capture_output=True, text=True, check=False)


def test_nothing_but_words_and_structs_is_required(wheel: Path) -> None:
    alone = required("farshore", metadata(wheel).get_all("Requires-Dist", []))
    direct = {Requirement(words).name for words in PROJECT["dependencies"]}
    assert direct == {"fluent.runtime", "msgspec"}
    assert not {"litestar", "sqlalchemy", "uvicorn", "numpy", "gymnasium"} & {name.lower() for name in alone}


@pytest.mark.slow
def test_the_lines_of_the_readme_run(home: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    done = run(home, "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == re.findall(r"# (<.*>)", code)[0]


@pytest.mark.slow
def test_the_terminal_plays(home: Path) -> None:
    done = run(home, "-m", "farshore", "play", "explorers", "--seats", "1", "--seed", "7", typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert run(home, "-m", "farshore", "games").stdout.startswith("explorers: Explorers.")


@pytest.mark.slow
def test_a_bot_and_a_game_of_ones_own_are_found(home: Path) -> None:
    (home / "mine.py").write_text("from farshore.bots.levels import find_bot\n\nshy = find_bot('random')\n")
    assert (
        "won by"
        in run(home, "-c", "import farshore as fs; print(fs.play('la_isla', ['mine:shy', 'greedy'], seed=1))").stdout
    )
    assert run(home, "-m", "farshore", "new-game", "atoll").returncode == 0
    done = run(home, "-m", "farshore", "check", "atoll", "--matches", "1")
    assert "atoll keeps every law" in done.stdout, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("-m", "farshore", "serve"), "server"),
        (("-m", "farshore", "db", "export", "x.json"), "server"),
        (("-m", "farshore", "tune", "explorers"), "research"),
        (("-m", "farshore", "review", "--trial", "explorers"), "research"),
        (("-c", "import farshore.rl as rl; rl.seat_env('explorers')"), "rl"),
    ],
)
def test_what_an_extra_brings_is_named_where_it_is_missing(home: Path, words: tuple[str, ...], extra: str) -> None:
    done = run(home, *words)
    assert done.returncode != 0
    assert f"pip install 'farshore[{extra}]'" in done.stderr
    assert words[0] == "-c" or "Traceback" not in done.stderr


def test_every_package_of_an_extra_is_known_by_it() -> None:
    modules = {"uvloop": "", "psycopg": "psycopg", "open_spiel": "pyspiel", "prometheus-client": "prometheus_client"}
    modules |= {"farshore-research": "farshore_research", "pillow": "PIL"}
    for extra in EXTRAS:
        requirements = [Requirement(each).name for each in PROJECT["optional-dependencies"][extra.name]]
        assert {modules.get(name, name) for name in requirements} - {"", "farshore"} == set(extra.modules)


# Compiled


@pytest.mark.skipif(state() == "plain", reason="nothing is compiled here: python3 test.py compiles first")
def test_a_compiled_wheel_is_used_until_its_source_is_another(tmp_path: Path) -> None:
    wheel, _ = built(tmp_path, FARSHORE_COMPILE="1")
    assert not wheel.name.endswith("-none-any.whl")
    home = installed(wheel, tmp_path)
    assert run(home, "-m", "farshore", "--version").stdout.endswith("(compiled)\n")
    loaded = "import farshore.games.la_isla.rules as rules; print(rules.legal)"
    assert "cyfunction" in run(home, "-c", loaded).stdout
    (source,) = home.glob(".venv/[lL]ib/**/farshore/games/la_isla/rules.py")
    source.write_text(source.read_text("utf-8") + "\n", "utf-8")
    assert run(home, "-m", "farshore", "--version").stdout.endswith("(pure Python)\n")
    assert "cyfunction" not in run(home, "-c", loaded).stdout


def test_without_a_compiler_the_wheel_is_plain_and_one_line_says_why(tmp_path: Path) -> None:
    wheel, said = built(tmp_path, FARSHORE_COMPILE="1", CXX="/nowhere/c++")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [line for line in said.splitlines() if "plain" in line] == [
        "farshore stays plain Python: there is no C++ compiler (on Debian or Ubuntu: apt install g++)"
    ]
    with ZipFile(wheel) as packed:
        assert not [name for name in packed.namelist() if "_compiled" in name]


# What a package index shows


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    found = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_metadata_are_complete_and_name_no_place_that_there_is_not(wheel: Path) -> None:
    about = metadata(wheel)
    assert about["License-Expression"] == "Apache-2.0"
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert about.get_all("Project-URL", []) == []
    words = about.get_payload()
    assert "import farshore as fs" in words
    assert re.findall(r"\]\((?!https?://)[^)]*\)", words) == [], "an index has no files beside the text"
    assert "|---|" in words, "tables stay"


def test_whoever_publishes_says_where_pictures_are(hook: ModuleType) -> None:
    words = hook.for_an_index((ROOT / "README.md").read_text("utf-8"), "https://code.example/farshore")
    assert "](https://code.example/farshore/raw/main/docs/pictures/turn.gif)" in words
    assert "](https://code.example/farshore/blob/main/docs/reference/python.md)" in words
    for file in re.findall(r"\(https://code.example/farshore/(?:raw|blob)/main/([^)]*)\)", words):
        assert (ROOT / file).exists()
    assert hook.addresses("https://code.example/farshore")["Source"] == "https://code.example/farshore"


def test_a_build_that_an_installer_keeps_apart_finds_its_own_cython(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready = tmp_path / "overlay"
    monkeypatch.setenv("PYTHONPATH", str(ready))
    assert hook.importable(ROOT / "src").split(os.pathsep) == [str(ROOT / "src"), str(ready)]
    monkeypatch.delenv("PYTHONPATH")
    assert hook.importable(ROOT / "src") == str(ROOT / "src")
