"""Every test asserts something: found by reading the sources of all tests, helpers included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
HELPERS = ("src/farshore/testing", "src/farshore/laws")
"""Outside the tests: what is called to check something, and raises if it is wrong."""
CALLS = {"raises", "warns", "fail", "expect", "wait_for", "wait_for_function", "wait_for_selector", "wait_for_url"}
"""Calls of pytest and Playwright that fail if something is not so."""
EXCEPTIONS = {
    "laws/test_laws.py::test_laws_of_the_game": "calls every law of a table; a law raises if it is broken",
    "rl/test_adapters.py::test_pettingzoo": "calls the checks that PettingZoo ships; they raise",
    "rl/test_adapters.py::test_gymnasium": "calls the check that Gymnasium ships; it raises",
    "rl/test_adapters.py::test_openspiel": "calls the check that OpenSpiel ships; it raises",
    "rl/test_adapters.py::test_openspiel_stores_and_restores": "calls the check that OpenSpiel ships; it raises",
}
"""Tests without an assertion, each with the reason why it needs none: `folder/test_file.py::test_name`."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """A file: its functions and methods by name, and what it imports by name."""

    def __init__(self, text: str, raising_counts: bool = False) -> None:
        self.raising_counts = raising_counts
        tree = ast.parse(text)
        self.functions: dict[str, list[Function]] = {}
        for node in ast.walk(tree):
            if isinstance(node, Function):
                self.functions.setdefault(node.name, []).append(node)
        self.calls: dict[Function, set[str]] = {}
        self.asserting: dict[Function, bool] = {}
        self.tests = [node for node in tree.body if isinstance(node, Function) and node.name.startswith("test_")]

    def called_by(self, function: Function) -> set[str]:
        """The names of all that a function calls."""
        if function not in self.calls:
            nodes = list(ast.walk(function))
            self.calls[function] = {called(node) for node in nodes if isinstance(node, ast.Call)}
            kinds = (ast.Assert, ast.Raise) if self.raising_counts else ast.Assert
            self.asserting[function] = any(isinstance(node, kinds) for node in nodes)
        return self.calls[function]

    def asserts_itself(self, function: Function) -> bool:
        return not CALLS.isdisjoint(self.called_by(function)) or self.asserting[function]


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def asserting_helpers(sources: list[Source]) -> set[str]:
    """Names of functions that assert, themselves or by what they call; of homonyms all must."""
    functions: dict[str, list[tuple[Source, Function]]] = {}
    for source in sources:
        for name, found in source.functions.items():
            functions.setdefault(name, []).extend((source, function) for function in found)
    asserting: set[str] = set()
    while True:
        more = {
            name
            for name, found in functions.items()
            if name not in asserting and all(asserts(function, source, asserting) for source, function in found)
        }
        if not more:
            return asserting
        asserting |= more


def asserts(function: Function, source: Source, helpers: set[str]) -> bool:
    """Whether a function asserts: itself, by a helper of its own file, or by one of another file."""
    if source.asserts_itself(function):
        return True
    for name in source.called_by(function):
        own = [each for each in source.functions.get(name, ()) if each is not function]
        if name in helpers or (own and all(source.asserts_itself(each) for each in own)):
            return True
    return False


def without_assertion(files: dict[str, str]) -> Iterator[str]:
    """The tests that assert nothing, by file and name; `files` holds sources by path."""
    sources = {path: Source(text, not path.startswith("tests/")) for path, text in files.items()}
    helpers = asserting_helpers(list(sources.values()))
    for path, source in sources.items():
        if path.rpartition("/")[2].startswith("test_"):
            for test in source.tests:
                if not asserts(test, source, helpers):
                    yield f"{path.removeprefix('tests/')}::{test.name}"


def test_every_test_asserts_something() -> None:
    paths = [*TESTS.rglob("*.py"), *(path for folder in HELPERS for path in (ROOT / folder).rglob("*.py"))]
    paths += [path for folder in HELPERS if (path := ROOT / f"{folder}.py").exists()]
    files = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(paths)}
    assert sorted(without_assertion(files)) == sorted(EXCEPTIONS)
    assert all(EXCEPTIONS.values()), "each says why"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("    assert f() == 1", False),
        ("    with pytest.raises(ValueError):\n        f()", False),
        ("    expect(page.locator('a')).to_be_visible()", False),
        ("    check(1)", False),
        ("    indirectly(1)", False),
        ("    house.require_law(1)", False),
        ("    f()", True),
        ("    for value in f():\n        print(value)", True),
    ],
)
def test_a_test_without_an_assertion_is_found(body: str, found: bool) -> None:
    files = {
        "tests/test_it.py": f"def f(): ...\ndef indirectly(x): check(x)\ndef test_it():\n{body}\n",
        "tests/checks.py": "def check(x):\n    assert x\n",
        "src/farshore/laws.py": "class House:\n    def require_law(self, x):\n        if x: raise ValueError\n",
    }
    assert list(without_assertion(files)) == (["test_it.py::test_it"] if found else [])


def test_no_test_starts_an_event_loop_in_its_own_thread() -> None:
    """Browser tests leave a running loop in a worker's thread, where `asyncio.run` fails for whatever comes later."""
    allowed = {"tests/server/sit_down.py"}  # runs it in a thread of its own; tests call that
    starting = [
        path.relative_to(ROOT).as_posix()
        for path in sorted(TESTS.rglob("*.py"))
        if "campaign" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "asyncio.run"
    ]
    assert set(starting) == allowed
