"""Write matches to one file, a row each, as JSON lines or Parquet."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

Rows = Sequence[dict[str, Any]]


def json_lines(file: Path, rows: Rows) -> None:
    file.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")


def parquet(file: Path, rows: Rows) -> None:
    arrow, written = import_module("pyarrow"), import_module("pyarrow.parquet")
    written.write_table(arrow.Table.from_pylist(list(rows)), str(file))


WRITERS: Final[Mapping[str, Callable[[Path, Rows], None]]] = {".jsonl": json_lines, ".parquet": parquet}
"""By file extension."""
