"""The built page: read into memory, compressed once, and served with the right names and lifetimes."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from farshore.server.http.words import mark

FOLDER = Path(__file__).parents[1] / "page"
NOT_BUILT = (
    "The page is not built yet. From a source folder run: python3 run.py\n"
    "(an installed package contains it). The API answers under /api.\n"
)
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class File:
    """One file to serve."""

    content: bytes
    zipped: bytes | None
    kind: str
    lasting: bool
    """Its name holds a hash of its content: it can be kept for ever."""


def packed(content: bytes, kind: str, *, lasting: bool = False) -> File:
    """A file, compressed if that helps."""
    zipped = gzip.compress(content, 9, mtime=0) if len(content) > 800 and not kind.startswith("image/png") else None
    return File(content, zipped, kind, lasting)


class Page:
    """All files of the built page; read again when it was built again."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._stamp = 0.0
        self._files: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """The file at this path; index.html for the addresses of the page itself; None: there is none."""
        self._read_if_new()
        if not self._files:
            return packed(NOT_BUILT.encode(), "text/plain; charset=utf-8")
        found = self._files.get(path.strip("/") or "index.html")
        if found is None and "." not in path.rpartition("/")[2]:
            return self._files["index.html"]
        return found

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").exists()

    def _read_if_new(self) -> None:
        index = self.folder / "index.html"
        stamp = index.stat().st_mtime if index.exists() else 0.0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {
            path.relative_to(self.folder).as_posix(): self._pack(path)
            for path in sorted(self.folder.rglob("*"))
            if path.is_file()
        }

    def _pack(self, path: Path) -> File:
        kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        content = path.read_bytes()
        if path.name == "index.html":
            content = content.replace(b'<html lang="en"', b'<html lang="en" data-words="%s"' % mark().encode(), 1)
        return packed(content, kind, lasting=path.parent.name == "assets")
