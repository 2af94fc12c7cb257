"""The folders of the page import each other in one direction only."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from farshore.server.http.translation_files import APPLICATION, translation_file

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


FEW_LINES = 16


def test_files_of_a_few_lines_are_used_in_several_places() -> None:
    """A file that has fewer lines and is imported once belongs where it is used."""
    importing: dict[Path, set[Path]] = defaultdict(set)
    for path, target in imports():
        importing[target.with_suffix("")].add(path)
    short = [path for path in SRC.resolve().rglob("*.ts*") if len(path.read_text("utf-8").splitlines()) < FEW_LINES]
    assert len(short) > 5
    assert [path.name for path in short if len(importing[path.with_suffix("")]) == 1] == []


VALUES = re.compile(r'(?:import|export)\s+(?!type\s)[^;]*?from\s+"(\.[^"]+)"')
"""What is imported at run time with the module itself: neither types nor what `import()` loads later."""


def loaded_at_first() -> set[Path]:
    """Return the modules of the first page's script."""
    found, new = set[Path](), [SRC.resolve() / "app" / "main.tsx"]
    while new:
        path = new.pop()
        found.add(path)
        for target in VALUES.findall(path.read_text("utf-8")):
            named = [(path.parent / f"{target}{ending}").resolve() for ending in (".ts", ".tsx")]
            new += [file for file in named if file.exists() and file not in found]
    return found


def test_the_first_page_has_all_its_messages() -> None:
    """All other messages are loaded with the other pages."""
    script = "".join(path.read_text("utf-8") for path in loaded_at_first())
    messages = translation_file(APPLICATION, "en").decode()
    said = set(re.findall(r'translate\(\s*"([a-z0-9-]+)"', script))
    assert len(said) > 50
    assert sorted(key for key in said if f"\n{key} =" not in f"\n{messages}") == []
