"""Check everything: `python3 test.py`.

Runs style, types, the page's own tests, and all tests on SQLite, PostgreSQL and in a browser; then compiles rules and
bots and runs the tests that must give the same result compiled. On a fresh machine it makes `.venv` and installs what
is missing; every installation is announced in one line, with its command. Other options go to pytest.
"""

from __future__ import annotations

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import randrange
from typing import IO

import run

ROOT = run.ROOT
CODE = ["src", "research", "tests", "run.py", "test.py", "build_page.py", "docs.py", "hatch_build.py", "examples"]
OPTIONAL_EXTRAS = ("print", "ray", "mcp")
"""Extras that tests use if they can be installed; their tests are skipped otherwise."""
DOWNLOAD_SECONDS = 150
"""The time limit for downloads that the tests can do without."""
COMPILED = ROOT / ".compiled"
COMPILED_TESTS = [
    "tests/compiled/test_compiled_equals_python.py",
    "tests/core/test_cells.py",
    "tests/core/test_rng.py",
    "tests/laws/test_laws.py",
    "tests/games/explorers/test_counts.py",
    "tests/games/explorers/test_replays.py",
    "tests/games/kingdom_maps/test_counts.py",
    "tests/games/kingdom_maps/test_replays.py",
    "tests/games/la_isla/test_counts.py",
    "tests/games/la_isla/test_replays.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_fairness.py",
    "tests/rl/test_benchmark.py",
    "tests/rl/test_simulator.py",
    "tests/rl/test_vector_env.py",
    "tests/test_wheel.py::test_a_compiled_wheel_is_used_until_its_source_is_another",
]
"""Check values, cells, draws, counts, laws, replays and the bots' decisions: the same in pure Python and compiled."""
NO_COMPILER = 3
"""The exit code of a build on a machine without a compiler."""
WORKERS = "4"
"""Two more than two cores: a worker that waits for a browser or a server leaves its core to the others."""
FAST_WORKERS = "2"
"""Fast tests wait for nothing, and each worker takes seconds to collect them."""
AT_ONCE = 2
"""The number of checks that run at the same time."""
SLOWEST = 10
EVERY = 30.0
"""Seconds between two lines of progress where there is no terminal."""
UNFILTERED = {"-s", "--capture=no", "--collect-only", "--co", "--pdb", "--fixtures", "--markers", "--help", "-h"}
"""Options of pytest whose output is shown as it comes."""


def main() -> int:
    options, more = parse_arguments(sys.argv[1:])
    if options.campaign:
        return campaign(options.campaign)
    began = time.monotonic()
    keep_bytecode()
    machine = set_up(options.fast, install=not options.no_install)
    seconds = time.monotonic() - began
    os.environ["FARSHORE_TEST_SEED"] = str(options.seed)
    os.environ["FARSHORE_TEST_ALL"] = "1" if options.all else "0"
    for reason in machine.missing:
        print(f"Left out: {reason}", flush=True)
    print(f"Set-up took {seconds:.0f} s.", flush=True)
    print(f"Seed of random examples and of the browser's sample: {options.seed} (--seed {options.seed} repeats it).")
    result = check_all(machine, more)
    print_slowest(result.durations)
    print(f"Checks and tests took {time.monotonic() - began - seconds:.0f} s, set-up {seconds:.0f} s.")
    if result.failed_checks:
        print(f"Failed checks: {', '.join(result.failed_checks)}.")
    print(f"{result.passed} passed, {result.failed + len(result.failed_checks)} failed", flush=True)
    return 1 if result.failed_checks else result.code


def parse_arguments(words: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our options, and those that go to pytest."""
    parser = argparse.ArgumentParser(
        prog="test.py", description=(__doc__ or "").partition("\n\n")[2], allow_abbrev=False, usage="%(prog)s [options]"
    )
    parser.add_argument(
        "--fast",
        action="store_true",
        help="leave out tests that are slow, compiled or need a browser, PostgreSQL or a server",
    )
    parser.add_argument("--all", action="store_true", help="every size and language in the browser, not a sample")
    parser.add_argument(
        "--seed", type=int, default=randrange(1_000_000), help="repeat the random examples of another run"
    )
    parser.add_argument("--no-install", action="store_true", help="install nothing; name what is missing, run the rest")
    parser.add_argument(
        "--campaign", nargs="+", metavar="WORD", help="MINUTES [PART]: attack servers, write campaign.md"
    )
    return parser.parse_known_args(words)


def keep_bytecode() -> None:
    """Let all processes share compiled modules, which are kept in .venv and not among the sources."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.pop("PYTHONPATH", None)  # the tests import this folder's sources, not those of another checkout
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(run.VENV / "bytecode"))


def campaign(words: list[str]) -> int:
    """Attack servers for a number of minutes and write a report; not for every change."""
    if len(words) not in (1, 2) or not words[0].replace(".", "", 1).isdecimal():
        run.stop("say for how many minutes: python3 test.py --campaign 60 (or one part: 3 on_a_busy_evening)")
    run.prepare("test")
    find_postgres(Machine(str(run.PYTHON)), install=True)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "research"), str(ROOT / "tests")]),
    }
    command = [str(run.PYTHON), "-m", "campaign", str(ROOT / "campaign.md"), *words]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


# Checks and tests


@dataclass
class Result:
    """What came of all checks and tests."""

    code: int = 0
    passed: int = 0
    failed: int = 0
    failed_checks: list[str] = field(default_factory=list)
    durations: list[tuple[float, str]] = field(default_factory=list)

    def add(self, other: PytestRun) -> None:
        self.code = self.code or other.code
        self.passed += other.count("passed")
        self.failed += other.count("failed", "errors?")
        self.durations += other.durations


def check_all(machine: Machine, more: list[str]) -> Result:
    """Run the checks, the tests in pure Python, and those that count compiled once the build is done.

    Checks and the build run beside the tests, so that no core is idle.
    """
    result, progress = Result(), Progress()
    build = start_build(machine, progress) if machine.has_compiler else None
    checks = [Check(name, command, progress) for name, command in check_commands(machine)]
    os.environ["FARSHORE_COMPILED"] = "0"
    number = WORKERS if machine.has_slow else FAST_WORKERS
    workers = ["-n", number, "--dist", "loadgroup", f"--hypothesis-seed={os.environ['FARSHORE_TEST_SEED']}"]
    with ThreadPoolExecutor(1) as thread:
        checking = thread.submit(run_checks, checks, progress, beside=[build] if build else [])
        result.add(run_pytest("tests", machine.python, [*workers, *machine.selection(), *more], progress))
        checking.result()
    result.failed_checks += [check.name for check in checks if check.failed]
    if build is not None and (folder := built_folder(build, machine.python, result.failed_checks, progress)):
        os.environ["FARSHORE_COMPILED"] = folder
        selected = [*workers, "-p", "no:playwright", "-m", "not source", *COMPILED_TESTS]
        result.add(run_pytest("compiled tests", machine.python, [*selected, *more], progress))
    return result


def check_commands(machine: Machine) -> list[tuple[str, list[str]]]:
    """The checks that run before any test, the longest first."""
    python = machine.python
    found = [("mypy", [python, "-m", "mypy"])]
    if machine.has_page_tools:
        npm = [python, "build_page.py", "npm"]
        found += [("TypeScript", [*npm, "run", "check"]), ("page tests", [*npm, "test"])]
    return [
        *found,
        ("ruff check", [python, "-m", "ruff", "check", *CODE]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", *CODE]),
    ]


class Check:
    """A command beside others; its output is shown only if it fails."""

    def __init__(self, name: str, command: list[str], progress: Progress, **environment: str) -> None:
        self.name = name
        self.command = command
        self.progress = progress
        self.environment = environment
        self.output: IO[str] | None = None
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.output = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  (closed by `read`)
        environment = {**os.environ, **self.environment}
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, env=environment, stdout=self.output, stderr=subprocess.STDOUT, text=True
        )
        self.progress.begin(self.name)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def failed(self) -> bool:
        assert self.process is not None
        return self.process.returncode != 0

    def read(self) -> str:
        """What the command wrote, once it has ended."""
        assert self.output is not None
        self.output.seek(0)
        with self.output:
            return self.output.read()

    def report(self) -> None:
        seconds = self.progress.end(self.name)
        if self.failed:
            self.progress.line(self.read().rstrip())
        self.progress.line(f"{self.name:<12} {'FAILED' if self.failed else 'ok'} ({seconds:.0f} s)")


def run_checks(checks: Sequence[Check], progress: Progress, beside: Sequence[Check]) -> None:
    """Run checks, a few at the same time; a build beside them counts as one of these few."""
    waiting, running = list(checks), list[Check]()
    while waiting or running:
        for check in [check for check in running if not check.running]:
            running.remove(check)
            check.report()
        if waiting and len(running) + sum(other.running for other in beside) < max(AT_ONCE, len(beside) + 1):
            running.append(waiting.pop(0))
            running[-1].start()
            continue
        progress.show(f"checks, {len(checks) - len(waiting) - len(running)} of {len(checks)} done")
        time.sleep(0.1)


def start_build(machine: Machine, progress: Progress) -> Check:
    """Compile beside the checks and the first run; what has not changed since the last build is kept."""
    command = [machine.python, "-m", "farshore.compiling", str(COMPILED)]
    build = Check("compile", command, progress, FARSHORE_COMPILED="0")
    build.start()
    return build


def built_folder(build: Check, python: str, failed: list[str], progress: Progress) -> str:
    """Where the build is, or nothing without a compiler; a build that fails or is not used is a failed check."""
    while build.running:
        progress.show("waiting for the build")
        time.sleep(0.1)
    seconds, output = progress.end(build.name), build.read().strip()
    assert build.process is not None
    if build.process.returncode == NO_COMPILER:
        progress.line(f"compile      left out: {output}")
        return ""
    environment = {**os.environ, "FARSHORE_COMPILED": str(COMPILED)}
    version = [python, "-m", "farshore", "--version"]
    used = subprocess.run(version, cwd=ROOT, env=environment, capture_output=True, text=True, check=False).stdout
    if build.failed or "(compiled)" not in used:
        progress.line(f"{output}\n{used}compile      FAILED ({seconds:.0f} s)")
        failed.append("compile")
        return ""
    progress.line(f"compile      ok ({seconds:.0f} s: {output.splitlines()[-1]})")
    return str(COMPILED)


# pytest

_DONE = re.compile(r"^\[gw\d+\] \[ *(\d+)%\] ([A-Z]+) (.*?)\s*$|^(\S+::.*?) ([A-Z]+)\s.*\[ *(\d+)%\]$")
_SECTION = re.compile(r"^=+ (.*?) =+$")
_DURATION = re.compile(r"^ *([\d.]+)s (call|setup|teardown) +(.*)$")
_TROUBLE = re.compile(r"INTERNALERROR|node down|crashed")


class PytestRun:
    """Reads what pytest writes: progress, failures, durations and the closing line."""

    def __init__(self, name: str, progress: Progress, unfiltered: bool = False) -> None:
        self.name = name
        self.progress = progress
        self.unfiltered = unfiltered
        self.section = ""
        self.done = self.failed = 0
        self.closing = ""
        self.durations: list[tuple[float, str]] = []
        self.code = 0

    def read(self, line: str) -> None:
        if self.unfiltered:
            self.closing = line
            print(line, flush=True)
        elif (title := _SECTION.match(line)) and title[1] != "test session starts":
            self.section = self.closing = title[1]
            if not self.section.startswith("slowest"):
                self.progress.line(line)
        elif self.section.startswith("slowest"):
            if found := _DURATION.match(line):
                self.durations.append((float(found[1]), found[3].strip()))
        elif self.section or _TROUBLE.search(line):
            self.progress.line(line)
        elif found := _DONE.match(line):
            self._count(found[1] or found[6], found[2] or found[5], found[3] or found[4])

    def _count(self, percent: str, outcome: str, test: str) -> None:
        self.done += 1
        if outcome in ("FAILED", "ERROR"):
            self.failed += 1
            self.progress.line(f"{outcome} {test}")
        failed = f", {self.failed} failed" if self.failed else ""
        self.progress.show(f"{self.name} {percent} %, {self.done} done{failed}: {test}")

    def count(self, *words: str) -> int:
        """How many tests passed, failed, … by the closing line."""
        return sum(int(number) for word in words for number in re.findall(rf"(\d+) {word}\b", self.closing))


def run_pytest(name: str, python: str, options: list[str], progress: Progress) -> PytestRun:
    """Run pytest, show its progress and what failed."""
    report = PytestRun(name, progress, unfiltered=bool(UNFILTERED & set(options)))
    command = [python, "-m", "pytest", "-v", f"--durations={SLOWEST}", *options]
    progress.begin(name)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            report.read(line.rstrip("\n"))
    report.code = process.returncode
    seconds = progress.end(name)
    if not report.closing:
        progress.line(f"pytest ended with code {report.code} and no summary.")
    progress.line(f"{name:<12} {'FAILED' if report.code else 'ok'} ({seconds:.0f} s)")
    return report


def print_slowest(durations: list[tuple[float, str]]) -> None:
    if durations:
        print("Slowest tests:")
    for seconds, test in sorted(durations, reverse=True)[:SLOWEST]:
        print(f"  {seconds:6.1f} s  {test}")


class Progress:
    """One line that says what runs, for how long and how far; where there is no terminal, a line now and then."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.terminal = sys.stdout.isatty()
        self.running: dict[str, float] = {}
        self.shown = self.began = clock()

    def begin(self, name: str) -> None:
        self.running[name] = self.clock()

    def end(self, name: str) -> float:
        """The seconds that it took."""
        return self.clock() - self.running.pop(name)

    def show(self, text: str) -> None:
        now = self.clock()
        if now - self.shown < (0.2 if self.terminal else EVERY):
            return
        self.shown = now
        running = ", ".join(f"{name} {now - since:.0f} s" for name, since in list(self.running.items()))
        words = f"[{now - self.began:.0f} s] {text} ({running})" if running else f"[{now - self.began:.0f} s] {text}"
        if self.terminal:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{words[:width]}", end="", flush=True)
        else:
            print(words, flush=True)

    def line(self, text: str) -> None:
        """A line that stays."""
        print(f"\r\x1b[K{text}" if self.terminal else text, flush=True)


# What a fresh machine lacks


@dataclass
class Machine:
    """What the tests can use on this machine."""

    python: str
    has_browser: bool = False
    has_postgres: bool = False
    has_compiler: bool = False
    has_page_tools: bool = True
    has_slow: bool = True
    missing: list[str] = field(default_factory=list)

    def selection(self) -> list[str]:
        """The option of pytest that leaves out what cannot run here or was not asked for."""
        left_out = [
            *(() if self.has_browser else ("not browser",)),
            *(() if self.has_postgres else ("not database",)),
            *(() if self.has_slow else ("not slow", "not server")),
        ]
        return ["-m", " and ".join(left_out)] if left_out else []


def set_up(fast: bool, install: bool) -> Machine:
    """Install what is missing, or name it if nothing may be installed."""
    machine = Machine(str(run.PYTHON), has_slow=not fast)
    if install:
        run.prepare("test")
    else:
        use_what_is_there(machine)
    find_page_tools(machine, install)
    if not fast:
        find_browser(machine, install)
        find_postgres(machine, install)
        find_compiler(machine, install)
        if install:
            install_optional_extras()
    return machine


def use_what_is_there(machine: Machine) -> None:
    """The Python of .venv or the one that runs this; stops if that one cannot run a test."""
    run.check_python()
    if not run.PYTHON.exists():
        machine.python = sys.executable
    names = (
        "pytest",
        "xdist",
        "pytest_playwright",
        "hypothesis",
        "msgspec",
        "fluent",
        "mypy",
        "ruff",
        "httpx",
        "litestar",
    )
    code = "import sys; from importlib.util import find_spec; print(*(n for n in sys.argv[1:] if not find_spec(n)))"
    found = subprocess.run([machine.python, "-c", code, *names], capture_output=True, text=True, check=False)
    if found.returncode or found.stdout.strip():
        packages = found.stdout.strip() or "its packages"
        run.stop(f"--no-install: {machine.python} lacks {packages}; run `python3 test.py` once without --no-install.")


def find_page_tools(machine: Machine, install: bool) -> None:
    """What the page is built and checked with, as the list of versions is now."""
    if not (ROOT / "web" / "package.json").exists():
        machine.has_page_tools = False
        return
    installed, listed = ROOT / "web" / "node_modules" / ".package-lock.json", ROOT / "web" / "package-lock.json"
    if installed.exists() and (not install or installed.stat().st_mtime >= listed.stat().st_mtime):
        return
    command = [machine.python, "build_page.py", "npm", "ci", "--no-audit", "--no-fund"]
    if not install:
        machine.has_page_tools = False
        machine.missing.append("the page's own checks, npm packages are missing (cd web; npm ci)")
    elif not announce_and_run("the page's tools", command):
        run.stop("npm ci failed; the lines above say why.")


def find_browser(machine: Machine, install: bool) -> None:
    """Chromium: on the path, by apt as root, or Playwright's own. Tests read FARSHORE_CHROMIUM if it is set.

    The headless shell comes first: the whole browser draws its own frame even where nobody sees it.
    """
    light, names = "chromium-headless-shell", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("FARSHORE_CHROMIUM") or first_on_path((light,))
    if not found and install and apt_install(light):
        found = first_on_path((light,))
    found = found or first_on_path(names)
    if not found and install and apt_install("chromium"):
        found = first_on_path(names)
    machine.has_browser = bool(found)
    if found:
        os.environ.setdefault("FARSHORE_CHROMIUM", found)
    elif not install:
        machine.missing.append("browser tests, no Chromium here (apt install chromium, or playwright install chromium)")
    elif announce_and_run("Chromium", [machine.python, "-m", "playwright", "install", "chromium"]):
        machine.has_browser = True
    else:
        run.stop("no browser: install chromium or google-chrome, or use --no-install to run the tests without it.")


def find_postgres(machine: Machine, install: bool) -> None:
    """PostgreSQL's programs: on the path, where Debian puts them, or by apt as root. FARSHORE_POSTGRES names them."""
    found = os.environ.get("FARSHORE_POSTGRES") or postgres_folder()
    if not found and install and apt_install("postgresql"):
        found = postgres_folder()
    machine.has_postgres = bool(found)
    if found:
        os.environ.setdefault("FARSHORE_POSTGRES", found)
    elif install:
        run.stop("no PostgreSQL: install it (initdb, pg_ctl), or use --no-install to run the tests without it.")
    else:
        machine.missing.append("tests on PostgreSQL, initdb and pg_ctl are missing (apt install postgresql)")


def postgres_folder() -> str:
    on_path = shutil.which("initdb")
    return str(Path(on_path).parent) if on_path else max(glob.glob("/usr/lib/postgresql/*/bin"), default="")


def find_compiler(machine: Machine, install: bool) -> None:
    """A C++ compiler and Python's headers, or what is missing; the tests can do without."""
    if not compiler_found() and install:
        apt_install("g++")
    headers = [machine.python, "-c", "import sysconfig; print(sysconfig.get_paths()['include'])"]
    folder = subprocess.run(headers, capture_output=True, text=True, check=False).stdout.strip()
    if not Path(folder, "Python.h").exists() and install:
        apt_install("python3-dev")
    machine.has_compiler = compiler_found() and Path(folder, "Python.h").exists()
    if not machine.has_compiler:
        machine.missing.append("compiled tests, no C++ compiler or no Python.h (apt install g++ python3-dev)")


def compiler_found() -> bool:
    return bool(os.environ.get("CXX") or first_on_path(("c++", "g++")))


def install_optional_extras() -> None:
    """Ray, pyarrow, Typst and mcp, if there is a wheel for this Python; the tests that need them are skipped without."""  # noqa: E501
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    places = (*run.VENV.glob("lib/*/site-packages"), run.VENV / "Lib" / "site-packages")
    until = time.monotonic() + DOWNLOAD_SECONDS
    for wanted in (requirement for extra in OPTIONAL_EXTRAS for requirement in extras[extra]):
        name = re.split(r"[<>=!~]", wanted)[0]
        there = any(any(place.glob(f"{name}-*.dist-info")) for place in places)
        if not there and (why := install_wheel(name, wanted, max(1.0, until - time.monotonic()))):
            print(f"{name} is not installed, its tests are skipped: {why}", flush=True)


def install_wheel(name: str, wanted: str, seconds: float) -> str:
    """Download with a time limit, then install without network; the reason, if that fails."""
    print(f"Installing {name}: pip install '{wanted}'", flush=True)
    pip = [str(run.PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    wheels, versions = run.VENV / "wheels", ["--constraint", str(ROOT / "constraints.txt")]
    download = [*pip, "download", "--only-binary", ":all:", "--dest", str(wheels), *versions, wanted]
    install = [*pip, "install", "--no-index", "--find-links", str(wheels), *versions, wanted]
    for command, limit in ((download, seconds), (install, None)):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
        except subprocess.TimeoutExpired:
            return f"the download took longer than {DOWNLOAD_SECONDS} seconds"
        if done.returncode:
            return (done.stderr.strip().splitlines() or ["pip gave no reason"])[-1]
    return ""


def first_on_path(names: tuple[str, ...]) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")


def apt_install(package: str) -> bool:
    """Install Debian's package, if this is Debian and we are root."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    install = ["apt-get", "install", "-y", "--no-install-recommends", package]
    print(f"Installing {package}: {' '.join(install)}", flush=True)
    environment, quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, subprocess.DEVNULL
    if subprocess.run(install, env=environment, stdout=quiet, stderr=quiet, check=False).returncode == 0:
        return True
    subprocess.run(["apt-get", "update"], env=environment, stdout=quiet, stderr=quiet, check=False)
    return subprocess.run(install, env=environment, stdout=quiet, stderr=quiet, check=False).returncode == 0


def announce_and_run(name: str, command: list[str]) -> bool:
    """Say what is installed and with which command, then do it; the output is shown if it fails."""
    print(f"Installing {name}: {' '.join(['python', *command[1:]])}", flush=True)
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
