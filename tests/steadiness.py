"""Run tests again and again on a busy machine, and list those that do not pass every time.

    python tests/steadiness.py --runs 10 --busy 2 [--seed N] [--logs DIR] [options of pytest]

Each run has a seed of its own, which chooses the sample of browser cases and the random examples; the first is N. While
the tests run, `--busy` endless loops keep the processor occupied. Without options of pytest, the browser tests run. The
output of a run that fails is kept in the folder of `--logs`. The exit code is 0 if every run passed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
BROWSER_TESTS = ("tests/web",)
WORKERS = "4"
"""As `test.py` runs them."""


@dataclass(frozen=True)
class Run:
    """One run of the tests: how many there were and which of them failed."""

    seed: int
    tests: int
    seconds: float
    failed: tuple[str, ...]
    code: int

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.tests} tests, {len(self.failed)} failed, {self.seconds:.0f} s"

    @property
    def steady(self) -> bool:
        return self.code == 0 and not self.failed and self.tests > 0


@contextmanager
def busy_loops(number: int) -> Iterator[None]:
    """Keep the processor occupied with endless loops."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run_tests(seed: int, options: Sequence[str], log: Path) -> Run:
    """Run pytest once with this seed and read its report."""
    report = log.with_suffix(".xml")
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", f"--hypothesis-seed={seed}"]
    command += ["-n", WORKERS, "--dist", "loadgroup", *options]
    environment = {"FARSHORE_COMPILED": "0", **os.environ, "FARSHORE_TEST_SEED": str(seed)}
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(command, cwd=HERE, env=environment, stdout=output, stderr=output, check=False)
    seconds = time.monotonic() - began
    tests, failed = read_report(report)
    return Run(seed, tests, seconds, failed, done.returncode)


def read_report(report: Path) -> tuple[int, tuple[str, ...]]:
    """Return the number of tests in a report of pytest and the names of those that failed."""
    if not report.exists():
        return 0, ()
    cases = list(ElementTree.parse(report).iter("testcase"))
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), tuple(dict.fromkeys(f"{case.get('classname')}.{case.get('name')}" for case in failed))


def summarise(runs: Sequence[Run]) -> str:
    """Return the closing table: the number of steady runs, and how often each test failed with which seeds."""
    times = Counter(test for run in runs for test in run.failed)
    lines = [f"{sum(run.steady for run in runs)} of {len(runs)} runs without a failure"]
    for test, number in times.most_common():
        seeds = ", ".join(str(run.seed) for run in runs if test in run.failed)
        lines.append(f"  {number:3} × {test} (seeds {seeds})")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10, help="the number of runs")
    parser.add_argument("--busy", type=int, default=2, help="the number of endless loops beside the tests")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first run; the others count on")
    parser.add_argument("--logs", type=Path, help="a folder for the output of runs that fail")
    options, more = parser.parse_known_args()
    runs = list[Run]()
    with tempfile.TemporaryDirectory(prefix="farshore-steadiness-") as folder, busy_loops(options.busy):
        for seed in range(options.seed, options.seed + options.runs):
            log = Path(folder) / f"seed-{seed}.log"
            runs.append(run_tests(seed, more or BROWSER_TESTS, log))
            print(f"run {len(runs):2} of {options.runs}, {runs[-1]}", flush=True)
            if not runs[-1].steady and options.logs:
                options.logs.mkdir(parents=True, exist_ok=True)
                shutil.copy(log, options.logs)
    print(summarise(runs))
    return 0 if all(run.steady for run in runs) else 1


if __name__ == "__main__":
    sys.exit(main())
