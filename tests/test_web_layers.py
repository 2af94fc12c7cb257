"""The folders of the page import each other in one direction only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parent.parent / "web" / "src"
LAYERS = (
    ("",),
    ("store",),
    ("ui",),
    ("board",),
    ("scene",),
    ("rules",),
    ("learn", "people"),
    ("table",),
    ("player", "review"),
    ("coach", "competitions", "daily"),
    ("ratings",),
    ("pages",),
    ("app",),
)
"""From the bottom up: a folder imports only folders of lower layers. The first is `web/src` itself."""
IMPORT = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')


def folder_of(path: Path) -> str:
    """Return the first folder below `web/src`, or an empty string for a file that lies there."""
    parts = path.relative_to(SRC.resolve()).parts
    return parts[0] if len(parts) > 1 else ""


def imports() -> Iterator[tuple[Path, Path]]:
    """Yield each relative import of the page's sources as the importing and the imported path."""
    for path in sorted(SRC.resolve().rglob("*.ts*")):
        for target in IMPORT.findall(path.read_text("utf-8")):
            yield path, (path.parent / target).resolve()


def test_every_folder_has_a_layer() -> None:
    folders = {path.name for path in SRC.iterdir() if path.is_dir() and any(path.rglob("*.ts*"))}
    assert folders == {name for layer in LAYERS for name in layer if name}


def test_folders_import_lower_layers_only() -> None:
    level = {name: index for index, layer in enumerate(LAYERS) for name in layer} | {"styles": 0}
    wrong = [
        f"{path.relative_to(SRC.resolve())} imports {target.relative_to(SRC.resolve())}"
        for path, target in imports()
        if folder_of(path) != folder_of(target) and level[folder_of(path)] <= level[folder_of(target)]
    ]
    assert wrong == []
