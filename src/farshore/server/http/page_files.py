"""The built page: read into memory, compressed once, and served with cache headers."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from farshore.server.http.translation_files import version_hash

FOLDER = Path(__file__).parents[1] / "page"
NOT_BUILT = (
    "The page is not built yet. From a source folder run: python3 run.py\n"
    "(an installed package contains it). The API answers under /api.\n"
)
PROFILES = "/player/"
"""Below it are names of players, which may contain dots."""
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file to serve."""

    content: bytes
    zipped: bytes | None
    kind: str
    lasting: bool
    """The name contains a hash of the content, so the file can be cached forever."""


def make_file(content: bytes, kind: str, *, lasting: bool = False) -> PageFile:
    """Return a file, compressed if that helps."""
    zipped = gzip.compress(content, 9, mtime=0) if len(content) > 800 and not kind.startswith("image/png") else None
    return PageFile(content, zipped, kind, lasting)


class PageFiles:
    """All files of the built page; read again after a build."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._stamp = 0.0
        self._files: dict[str, PageFile] = {}

    def file(self, path: str) -> PageFile | None:
        """Return the file at a path, index.html for the page's own addresses, or None."""
        self._read_if_new()
        if not self._files:
            return make_file(NOT_BUILT.encode(), "text/plain; charset=utf-8")
        found = self._files.get(path.strip("/") or "index.html")
        if found is None and (path.startswith(PROFILES) or "." not in path.rpartition("/")[2]):
            return self._files["index.html"]
        return found

    @property
    def is_built(self) -> bool:
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

    def _pack(self, path: Path) -> PageFile:
        kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        content = path.read_bytes()
        if path.name == "index.html":
            content = content.replace(
                b'<html lang="en"', b'<html lang="en" data-words="%s"' % version_hash().encode(), 1
            )
        return make_file(content, kind, lasting=path.parent.name == "assets")
