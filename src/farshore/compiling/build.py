"""Build extension modules: Python into Cython, Cython into C++, C++ into libraries. Unchanged modules are cached."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from farshore.compiled import MANIFEST, fingerprint, python_tag
from farshore.compiling import MODULES
from farshore.compiling.kinds import CannotCompile
from farshore.compiling.source_model import SRC, Program
from farshore.compiling.translate import Translated, translate

HERE: Final = Path(__file__).parent
FLAGS: Final = (
    "-O1",  # -O2 makes bots 3 to 4 % faster, play-outs no faster, and the build 40 % dearer
    "-fPIC",
    "-shared",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-std=c++17",
    "-w",
    "-DCYTHON_WITHOUT_ASSERTIONS",
)
CELLS: Final = 256
WORD_BITS: Final = 64
HEADER: Final = "farshore_headers.hpp"
WORDS: Final = "farshore_words"
ALWAYS: Final = ("numbers.hpp", "cells.hpp", "words.pxd")
SOMETIMES: Final = {"farshore_bytes": "bytes.pxd", "farshore_rows": "rows.pxd"}
"""What only some modules cimport, and its file."""


class NoCompiler(CannotCompile):
    """A compiler or Cython is not installed."""


class Tools(NamedTuple):
    """The programs that a build uses."""

    cython: str
    """Its version."""
    compiler: tuple[str, ...]
    made_by: str
    """The compiler's version."""
    cells: int
    """The number of bits of a set of cells."""


def tools(cells: int = CELLS) -> Tools:
    """Return the compiler and Cython, or raise NoCompiler."""
    try:
        cython = version("Cython")
    except PackageNotFoundError:
        raise NoCompiler("Cython is not installed (pip install 'farshore[compile]')") from None
    compiler = shlex.split(os.environ.get("CXX", "")) or [shutil.which("c++") or shutil.which("g++") or ""]
    if not compiler[0] or shutil.which(compiler[0]) is None:
        raise NoCompiler("there is no C++ compiler (on Debian or Ubuntu: apt install g++)")
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        raise NoCompiler("Python's headers are not installed (on Debian or Ubuntu: apt install python3-dev)")
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return Tools(cython, tuple(compiler), said.partition("\n")[0], cells)


def build(target: Path, modules: tuple[str, ...] = MODULES, cells: int = CELLS) -> str:
    """Build into this folder and return one line about it; the previous build is replaced only when all is built."""
    if cells < WORD_BITS or cells % WORD_BITS:
        raise CannotCompile(f"a set of cells has a multiple of {WORD_BITS} bits, not {cells}")
    began, made_with, program = monotonic(), tools(cells), Program(modules)
    texts = {name: translate(program.module(name)) for name in modules}
    sources = {str(relative(each.path)): fingerprint(each.path) for each in program.read()}
    keys = {name: key_of(name, texts, made_with) for name in modules}
    target.mkdir(parents=True, exist_ok=True)
    (target / MANIFEST).unlink(missing_ok=True)
    missing = [name for name in modules if not cached_library(keys[name]).exists()]
    if missing:
        compile_all(missing, texts, keys, made_with)
    for old in target.glob("*.so"):
        old.unlink()
    for name in modules:
        shutil.copyfile(cached_library(keys[name]), target / f"{name}.so")
    manifest = {"python": python_tag(), "modules": {name: f"{name}.so" for name in modules}, "sources": sources}
    (target / MANIFEST).write_text(dumps(manifest, indent=1), "utf-8")
    return f"compiled {len(missing)} of {len(modules)} modules in {monotonic() - began:.0f} s"


def relative(path: Path) -> Path:
    """Return the path of a source as the manifest has it: those of other packages are absolute."""
    return path.relative_to(SRC) if path.is_relative_to(SRC) else path.resolve()


def cache() -> Path:
    """Return the folder of the build cache."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "farshore" / "compiled"


def cached_library(key: str) -> Path:
    return cache() / f"{key}.so"


def key_of(name: str, texts: dict[str, Translated], made_with: Tools) -> str:
    """Return a hash of everything that a library depends on."""
    digest = sha256(f"{made_with} {FLAGS} {python_tag()} {name}\n".encode())
    digest.update(b"".join((HERE / file).read_bytes() for file in ALWAYS))
    seen = {each: texts[each].pxd for each in sorted(cimported_modules(name, texts))}
    for extra, file in SOMETIMES.items():
        if any(f"from {extra} cimport" in text for text in (texts[name].pyx, *seen.values())):
            digest.update((HERE / file).read_bytes())
    digest.update(texts[name].pyx.encode())
    for each, text in seen.items():
        digest.update(f"{each}\n{text}".encode())
    return digest.hexdigest()[:32]


def cimported_modules(name: str, texts: dict[str, Translated]) -> set[str]:
    """Return the modules whose declarations a module uses, itself included."""
    found, waiting = {name}, [name]
    while waiting:
        each = waiting.pop()
        for other in re.findall(r"^from ([\w.]+) cimport", texts[each].pyx + texts[each].pxd, re.MULTILINE):
            if other in texts and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def compile_all(names: list[str], texts: dict[str, Translated], keys: dict[str, str], made_with: Tools) -> None:
    """Compile modules on all cores, with one Cython process for each core: starting it costs as much as a module."""
    cache().mkdir(parents=True, exist_ok=True)
    longest_first = sorted(names, key=lambda name: -len(texts[name].pyx))
    cores = os.cpu_count() or 1
    with TemporaryDirectory(prefix="farshore-") as folder, ThreadPoolExecutor(cores) as pool:
        write_sources(Path(folder), texts)
        header = pool.submit(precompile_headers, Path(folder), made_with)
        parts = [longest_first[first::cores] for first in range(min(cores, len(names)))]
        list(pool.map(lambda part: write_cpp(part, Path(folder)), parts))
        header.result()
        made = pool.map(lambda name: compile_one(name, Path(folder), keys[name], made_with), longest_first)
        for done, name in enumerate(made, 1):
            print(f"{done} of {len(names)}: {name}", file=sys.stderr, flush=True)


def write_sources(folder: Path, texts: dict[str, Translated]) -> None:
    """Write the sources as Cython expects them, packages in folders."""
    for header in ALWAYS[:2]:
        shutil.copyfile(HERE / header, folder / header)
    shutil.copyfile(HERE / "words.pxd", folder / f"{WORDS}.pxd")
    for extra, file in SOMETIMES.items():
        shutil.copyfile(HERE / file, folder / f"{extra}.pxd")
    for name, text in texts.items():
        base = folder.joinpath(*name.split("."))
        base.parent.mkdir(parents=True, exist_ok=True)
        base.with_suffix(".pyx").write_text(text.pyx, "utf-8")
        base.with_suffix(".pxd").write_text(text.pxd, "utf-8")
        for package in list(base.relative_to(folder).parents)[:-1]:
            (folder / package / "__init__.py").touch()


def write_cpp(names: list[str], folder: Path) -> None:
    """Let one Cython process write the C++ of several modules."""
    files = [str(Path(*name.split(".")).with_suffix(".pyx")) for name in names]
    options = ["--cplus", "-3", "-I.", "-X", "emit_code_comments=False"]
    run(", ".join(names), [sys.executable, "-m", "cython", *options, *files], folder)


def precompile_headers(folder: Path, made_with: Tools) -> None:
    """Compile Python's headers and ours once for all modules."""
    lines = ["#define PY_SSIZE_T_CLEAN", "#include <Python.h>", '#include "cells.hpp"', "#include <algorithm>", ""]
    (folder / HEADER).write_text("\n".join(lines), "utf-8")
    run("the headers", [*command(made_with), "-x", "c++-header", HEADER, "-o", f"{HEADER}.gch"], folder)


def command(made_with: Tools) -> list[str]:
    return [
        *made_with.compiler,
        *FLAGS,
        f"-DFARSHORE_CELLS={made_with.cells}",
        f"-I{sysconfig.get_paths()['include']}",
        "-I.",
    ]


def compile_one(name: str, folder: Path, key: str, made_with: Tools) -> str:
    """Compile a module into the cache and return its name."""
    base = folder.joinpath(*name.split("."))
    library = base.with_suffix(".so")
    files = ["-include", HEADER, "-o", str(library), str(base.with_suffix(".cpp"))]
    run(name, [*command(made_with), *files], folder)
    shutil.copyfile(library, cached_library(f"{key}.{os.getpid()}"))
    os.replace(cached_library(f"{key}.{os.getpid()}"), cached_library(key))
    return name


def run(what: str, arguments: list[str], folder: Path) -> None:
    """Run a command; print its output and raise CannotCompile if it fails."""
    done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise CannotCompile(f"{what} did not compile; the lines above say why")
