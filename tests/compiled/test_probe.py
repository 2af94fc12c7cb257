"""Ordinary typed functions are compiled without a change of meaning: equal results, OverflowError, or no build."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from compiled.probe import arguments, source
from farshore.compiled import PACKAGE
from farshore.compiling.build import NoCompiler, build, tools
from farshore.compiling.kinds import CannotCompile
from farshore.compiling.source_model import Program
from farshore.compiling.translate import translate

FUNCTIONS = 130
COMBINATIONS = 15_000
NAME = "probe_functions"
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("probe")]  # one worker, one build


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ModuleType, ModuleType]]:
    """The functions in pure Python, and compiled."""
    try:
        tools()
    except NoCompiler as missing:
        pytest.skip(str(missing))
    folder = tmp_path_factory.mktemp("probe")
    (folder / f"{NAME}.py").write_text(source(), "utf-8")
    sys.path.insert(0, str(folder))
    try:
        invalidate_caches()
        plain = import_module(NAME)
        build(folder / "build", (NAME,))
        spec = spec_from_file_location(NAME, folder / "build" / f"{NAME}.so")
        assert spec is not None
        assert spec.loader is not None
        compiled = module_from_spec(spec)
        spec.loader.exec_module(compiled)
        yield plain, compiled
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop(NAME, None)


def outcome(function: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    try:
        return function(*given)
    except Exception as error:
        return type(error)


def deeper(function: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    """Return the outcome with more room for recursion: from Python 3.13 on, C has more of it than Python."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(5 * limit)
    try:
        return outcome(function, given)
    finally:
        sys.setrecursionlimit(limit)


def same(one: Any, two: Any) -> bool:
    """Return whether results are equal: NaN too, and with the sign of zero."""
    if isinstance(one, float) and isinstance(two, float):
        return (math.isnan(one) and math.isnan(two)) or (one == two and math.copysign(1, one) == math.copysign(1, two))
    return type(one) is type(two) or {type(one), type(two)} <= {int, bool, float} if one == two else False


def test_each_result_is_equal_or_an_overflow_error(modules: tuple[ModuleType, ModuleType]) -> None:
    plain, compiled = modules
    found: Counter[str] = Counter()
    wrong: list[str] = []
    names = [
        name for name, each in vars(plain).items() if callable(each) and each.__module__ == NAME and name.islower()
    ]
    for name in names:
        function = getattr(plain, name)
        if name == "nearest":
            continue
        for given in arguments(function):
            expected, got = outcome(function, given), outcome(getattr(compiled, name), given)
            if expected is RecursionError is not got:
                expected = deeper(function, given)
            kind = "equal" if same(expected, got) else "overflow" if got is OverflowError else "wrong"
            found[kind] += 1
            if kind == "wrong":
                wrong.append(f"{name}{given}: {expected!r}, compiled {got!r}"[:200])
    assert not wrong, "\n".join(wrong)
    assert len(names) >= FUNCTIONS
    assert found["equal"] + found["overflow"] >= COMBINATIONS
    assert found["equal"] >= 3 * found["overflow"]


def test_modules_of_another_package_are_used_compiled(modules: tuple[ModuleType, ModuleType]) -> None:
    plain, compiled = modules
    folder = Path(str(plain.__file__)).parent
    environment = {**os.environ, "FARSHORE_COMPILED": str(folder / "build")}
    environment["PYTHONPATH"] = os.pathsep.join([str(folder), str(PACKAGE.parent)])
    code = f"import farshore.core.cells, {NAME} as used; print(type(used.factorial).__name__, used.__file__)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [type(compiled.factorial).__name__, str(plain.__file__)]


def test_deep_recursion_is_an_error_and_no_crash(modules: tuple[ModuleType, ModuleType]) -> None:
    _, compiled = modules
    assert compiled.by_recursion(100) == 100
    with pytest.raises(RecursionError):
        compiled.by_recursion(1_000_000)
    with pytest.raises(RecursionError):
        compiled.is_even(1_000_000)


def test_a_plain_list_is_one_where_an_alias_names_a_tuple(modules: tuple[ModuleType, ModuleType]) -> None:
    _, compiled = modules
    assert compiled.nearest([(2, 3), (4, 5)]) == 26


def test_a_name_that_is_not_set_is_an_error(modules: tuple[ModuleType, ModuleType]) -> None:
    _, compiled = modules
    assert compiled.perhaps_set(4) == 8
    with pytest.raises(UnboundLocalError):
        compiled.perhaps_set(1)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("def f(box: Box) -> None:\n    box.size = 3", "line 9: 'size' of Box is set once and never changes"),
        ("def f(box: Box) -> None:\n    box.size += 3", "line 9: 'size' of Box is set once and never changes"),
        ("def f(n: int) -> None:\n    global LIMIT\n    LIMIT = n", "line 9: compiled functions cannot set names"),
        ("@dataclass(kw_only=True)\nclass Pair:\n    one: int", "Pair uses kw_only, which is not compiled"),
        ("@dataclass\nclass Pair:\n    one: int = field(init=False)", "Pair uses init, which is not compiled"),
    ],
)
def test_what_would_mean_something_else_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, said: str
) -> None:
    head = "from dataclasses import dataclass, field\n\nLIMIT = 3\n@dataclass(frozen=True)\nclass Box:\n    size: int\n"
    (tmp_path / "refused_probe.py").write_text(f'"""Refused."""\n{head}{body}\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CannotCompile, match=said):
        translate(Program(("refused_probe",)).module("refused_probe"))


def test_a_set_of_cells_has_whole_words(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="a multiple of 64 bits, not 100"):
        build(tmp_path, (), 100)
