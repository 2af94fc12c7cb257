"""Uses what was compiled instead of its source, if it was made from exactly the source that lies here.

`FARSHORE_COMPILED` says where it lies; `0` means that it is not to be used. Without it, it is looked for where wheels
and `run.py --compiled` put it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import Field, make_dataclass
from functools import cache
from hashlib import sha256
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from json import JSONDecodeError, loads
from pathlib import Path
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = Path(__file__).resolve().parent
MANIFEST: Final = "manifest.json"
ASKED: Final = "FARSHORE_COMPILED"
PLACES: Final = (PACKAGE / "_compiled", PACKAGE.parent.parent / ".compiled")
"""In a wheel, and in a checkout."""


def build_folder() -> Path | None:
    """Return the folder of the compiled modules, or None if there are none or they are turned off."""
    asked = os.environ.get(ASKED, "")
    places = PLACES if asked in ("", "1") else () if asked == "0" else (Path(asked),)
    return next((place for place in places if (place / MANIFEST).exists()), None)


@cache
def compiled_modules() -> dict[str, Path]:
    """Return the compiled modules that replace their sources: all of them, or none."""
    place = build_folder()
    if place is None:
        return {}
    try:
        manifest = loads((place / MANIFEST).read_text("utf-8"))
        fresh = manifest["python"] == python_tag() and all(
            fingerprint(PACKAGE.parent / file) == was for file, was in manifest["sources"].items()
        )
        return {name: place / file for name, file in manifest["modules"].items()} if fresh else {}
    except (OSError, JSONDecodeError, KeyError, TypeError):  # half a build is none
        return {}


def state() -> str:
    """`compiled` or `plain`."""
    return "compiled" if compiled_modules() else "plain"


def python_tag() -> str:
    """Return the tag of this Python. Other versions cannot load its builds."""
    return f"{sys.implementation.cache_tag}-{sys.platform}"


def fingerprint(file: Path) -> str:
    """Return a hash of the content of a file."""
    return sha256(file.read_bytes()).hexdigest()


class Loader(ExtensionFileLoader):
    """Loads a compiled module and sets its `__file__` to the source."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        above = sys.modules.get(module.__name__.rpartition(".")[0])
        source = PathFinder.find_spec(module.__name__, above.__path__ if above else None)
        module.__file__ = source.origin if source and source.origin else module.__file__


def find_compiled_module(name: str) -> ModuleSpec | None:
    """Return the spec of the compiled module with this name; None if there is none to use."""
    file = compiled_modules().get(name)
    return None if file is None else spec_from_file_location(name, file, loader=Loader(name, str(file)))


def restore_dataclass_fields(entries: Iterable[tuple[str, str, Any]]) -> dict[str, Field[Any]]:
    """Make `dataclasses.fields` work for compiled classes as it does for the classes in the source."""
    found: dict[str, Field[Any]] = vars(make_dataclass("Written", entries))["__dataclass_fields__"]
    return found
