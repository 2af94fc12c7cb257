"""Checks everything: python3 test.py [--fast] [more options of pytest]; python3 test.py --campaign MINUTES [PART].

Style, types, the page's own checks, all tests on SQLite and PostgreSQL, and a real browser; then rules, laws, counts,
replays and bots once more as compiled where there is a compiler. --fast leaves out browser, PostgreSQL and that. On a
fresh machine it makes .venv and finds or installs what it needs. A campaign kills, cuts, fills and
confuses servers for so many minutes, and writes what came of it to campaign.md.
"""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import run

ROOT = run.ROOT
CODE = ["src", "tests", "run.py", "test.py", "build_page.py", "docs.py", "hatch_build.py", "examples"]
NOT_FAST = ["-m", "not browser and not database"]
MORE = ("print", "ray")
"""Extras that the tests use where they can be had."""
PATIENCE = 150
"""Seconds for downloads that the tests can do without."""
COMPILED = ROOT / ".compiled"
ON_BOTH = ["tests/compiled", "tests/games", "tests/laws/test_laws.py", "tests/bots", "tests/core", "tests/rl"]
"""What must be so in plain Python and compiled."""
NOT_SOURCE = ["-m", "not browser and not database and not source"]
NO_COMPILER = 3
"""How the build says so."""
AT_ONCE = "3"
"""One more than the two cores that are counted on: whoever waits for a page or a server leaves one to others."""
FEW = 5
"""More failed tests than these are no accident of a busy machine."""


def main() -> int:
    if "--campaign" in sys.argv:
        return campaign(sys.argv[sys.argv.index("--campaign") + 1 :])
    fast = "--fast" in sys.argv
    more = [word for word in sys.argv[1:] if word != "--fast"]
    run.prepare("test")
    if not fast:
        find_browser()
        find_postgres()
        bring_more()
    build = None if fast else start_build()
    failed = [name for name, command in checks() if not passes(name, command)]
    os.environ["FARSHORE_COMPILED"] = "0"
    many = ["-n", AT_ONCE, "--dist", "loadgroup"]
    code, passed, broken = tested([*many, *(NOT_FAST if fast else [])], more)
    if build is not None and (folder := built(build, failed)):
        os.environ["FARSHORE_COMPILED"] = folder
        print("As compiled:", flush=True)
        compiled, also_passed, also_broken = tested([*many, *NOT_SOURCE, *ON_BOTH], more)
        code, passed, broken = code or compiled, passed + also_passed, broken + also_broken
    print(f"{passed} passed, {broken + len(failed)} failed")
    if failed:
        print(f"Among them: {', '.join(failed)}.")
    return 1 if failed else code


def tested(options: list[str], more: list[str]) -> tuple[int, int, int]:
    """A run of pytest and, if only a few failed, a second look at those: its exit code, how many passed and failed."""
    code, closing = pytest([*options, *more])
    passed, broken = count(closing, "passed"), count(closing, "failed", "errors?")
    if code == 1 and broken <= FEW:
        code, closing = second_look(more)
        passed, broken = passed + count(closing, "passed"), count(closing, "failed", "errors?")
    return code, passed, broken


def start_build() -> subprocess.Popen[str]:
    """Compiles beside the checks and the first run; what did not change since the last time is not compiled again."""
    environment = {**os.environ, "FARSHORE_COMPILED": "0"}
    command = [str(run.PYTHON), "-m", "farshore.compiling", str(COMPILED)]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def built(build: subprocess.Popen[str], failed: list[str]) -> str:
    """Where the build lies once it is done; nothing without a compiler, and a failure if what was built is not used."""
    said, _ = build.communicate()
    if build.returncode == NO_COMPILER:
        print(f"compiled     left out: {said.strip()}", flush=True)
        return ""
    environment = {**os.environ, "FARSHORE_COMPILED": str(COMPILED)}
    version = [str(run.PYTHON), "-m", "farshore", "--version"]
    used = subprocess.run(version, cwd=ROOT, env=environment, capture_output=True, text=True, check=False).stdout
    if build.returncode or "(compiled)" not in used:
        print(f"compiled     FAILED\n{said}{used}", flush=True)
        failed.append("compiled")
        return ""
    print(f"compiled     ok ({said.strip()})", flush=True)
    return str(COMPILED)


def campaign(words: list[str]) -> int:
    """The long way: not for every change."""
    if len(words) not in (1, 2) or not words[0].replace(".", "", 1).isdecimal():
        run.stop("say for how many minutes: python3 test.py --campaign 60 (or one part: 3 on_a_busy_evening)")
    run.prepare("test")
    find_postgres()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
    command = [str(run.PYTHON), "-m", "campaign", str(ROOT / "campaign.md"), *words]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def checks() -> list[tuple[str, list[str]]]:
    """What is looked at before any test runs."""
    python = str(run.PYTHON)
    found = [
        ("ruff check", [python, "-m", "ruff", "check", *CODE]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", *CODE]),
        ("mypy", [python, "-m", "mypy"]),
    ]
    if (ROOT / "web" / "package.json").exists():
        npm = [python, "build_page.py", "npm"]
        if not page_tools_are_there():
            found.append(("npm ci", [*npm, "ci", "--no-audit", "--no-fund"]))
        found += [("TypeScript", [*npm, "run", "check"]), ("page tests", [*npm, "test"])]
    return found


def page_tools_are_there() -> bool:
    """Whether what the page is built and checked with was installed, and from the list as it is now."""
    installed, listed = ROOT / "web" / "node_modules" / ".package-lock.json", ROOT / "web" / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= listed.stat().st_mtime


def passes(name: str, command: list[str]) -> bool:
    """Runs one check; its output is shown only if it fails."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout)
    verdict = "FAILED" if done.returncode else "ok"
    print(f"{name:<12} {verdict} ({time.monotonic() - began:.0f} s)", flush=True)
    return done.returncode == 0


def second_look(more: list[str]) -> tuple[int, str]:
    """The few that failed, once more and one at a time: what only a busy machine breaks is told, not hidden."""
    print("Once more, alone:", flush=True)
    code, closing = pytest(["--last-failed", "--last-failed-no-failures", "none", *more])
    if code == 0:
        print("UNSTEADY: the tests named above as FAILED passed at their second look.")
    return code, closing


def pytest(options: list[str]) -> tuple[int, str]:
    """Tests: the exit code and pytest's closing line."""
    command = [str(run.PYTHON), "-m", "pytest", "-q", *options]
    closing = ""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            closing = line
    return process.returncode, closing


def count(closing: str, *words: str) -> int:
    """How many tests passed, failed, … by pytest's closing line."""
    return sum(int(number) for word in words for number in re.findall(rf"(\d+) {word}\b", closing))


# What a fresh machine lacks


def find_browser() -> None:
    """Chromium: on the path, or by apt as root, or Playwright's own. Tests read FARSHORE_CHROMIUM if it is set.

    The one without windows comes first: the whole browser draws its own frame even where nobody sees it.
    """
    light, names = "chromium-headless-shell", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = first_on_path((light,)) or (apt_install(light) and first_on_path((light,)))
    found = found or first_on_path(names) or (apt_install("chromium") and first_on_path(names))
    if found:
        os.environ.setdefault("FARSHORE_CHROMIUM", found)
        return
    playwright = [str(run.PYTHON), "-m", "playwright", "install", "chromium"]
    if subprocess.run(playwright, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
        run.stop("no browser: install chromium or google-chrome, or run `python3 test.py --fast` without it.")


def find_postgres() -> None:
    """PostgreSQL's programs: on the path, where Debian puts them, or by apt as root. FARSHORE_POSTGRES tells where."""
    found = postgres_folder() or (apt_install("postgresql") and postgres_folder())
    if not found:
        run.stop("no PostgreSQL: install it (initdb, pg_ctl), or run `python3 test.py --fast` without it.")
    else:
        os.environ.setdefault("FARSHORE_POSTGRES", found)


def postgres_folder() -> str:
    on_path = shutil.which("initdb")
    return str(Path(on_path).parent) if on_path else max(glob.glob("/usr/lib/postgresql/*/bin"), default="")


def bring_more() -> None:
    """Ray, pyarrow and Typst, where there is a wheel for this Python; the tests that need them are skipped without."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    places = (*run.VENV.glob("lib/*/site-packages"), run.VENV / "Lib" / "site-packages")
    until = time.monotonic() + PATIENCE
    for wanted in (requirement for extra in MORE for requirement in extras[extra]):
        name = re.split(r"[<>=!~]", wanted)[0]
        there = any(any(place.glob(f"{name}-*.dist-info")) for place in places)
        if not there and (why := bring(wanted, max(1.0, until - time.monotonic()))):
            print(f"{name} is not installed, its tests are skipped: {why}", flush=True)


def bring(wanted: str, seconds: float) -> str:
    """Downloads with patience that ends, then installs what lies here; why not, if that cannot be done."""
    pip = [str(run.PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    wheels, versions = run.VENV / "wheels", ["--constraint", str(ROOT / "constraints.txt")]
    download = [*pip, "download", "--only-binary", ":all:", "--dest", str(wheels), *versions, wanted]
    install = [*pip, "install", "--no-index", "--find-links", str(wheels), *versions, wanted]
    for command, patience in ((download, seconds), (install, None)):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=patience, check=False)
        except subprocess.TimeoutExpired:
            return f"the download took longer than {PATIENCE} seconds"
        if done.returncode:
            return (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
    return ""


def first_on_path(names: tuple[str, ...]) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")


def apt_install(package: str) -> bool:
    """Debian's package, if this is Debian and we are root."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    print(f"Installing {package} with apt.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", package]):
        done = subprocess.run(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        )
    return done.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
