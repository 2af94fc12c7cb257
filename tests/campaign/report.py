"""What a campaign did and found, in amounts."""

from __future__ import annotations

import platform
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

ATTACK_COLUMNS = (
    "attack", "others' p95 without / with it, ms", "memory, MB", "descriptors before / after",
    "kB stored, MB a day at this rate",
    "what was done",
)  # fmt: skip
MEMORY_COLUMNS = ("memory, MB", "at the start", "half-way", "at the end", "most", "evenly apart")
SHOWN = 12
"""Intervals of the memory that are shown, so that one sees whether it levels off."""
PATIENCE = 240.0
"""Seconds after its time after which a part of a campaign is given up."""


@dataclass
class Report:
    """Counted while it goes on; anything in `wrong` is a failure."""

    minutes: float
    amounts: Counter[str] = field(default_factory=Counter)
    memory: dict[str, list[int]] = field(default_factory=dict)
    """Kilobytes of a server, at moments evenly apart."""
    figures: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    attacks: list[tuple[str, ...]] = field(default_factory=list)
    """A row for each attack, in the columns of ATTACK_COLUMNS."""
    least: dict[str, int] = field(default_factory=dict)
    """Amounts without which no part is over, however long it takes: a slow machine needs longer, not less."""
    began: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))

    def count(self, what: str, many: int = 1) -> None:
        self.amounts[what] += many

    def complain(self, what: str) -> None:
        self.wrong.append(what[:2_000])

    def ending(self, seconds: float) -> Ending:
        return Ending(self, monotonic() + seconds)

    def levels_off(self, name: str, slack: int = 40_000) -> None:
        """Memory in the last quarter is not far above that of the second: what grows for ever is found."""
        sizes = self.memory.get(name, [])
        if len(sizes) >= 8:
            quarter = len(sizes) // 4
            second, last = max(sizes[quarter : 2 * quarter]), max(sizes[-quarter:])
            if last > 1.25 * second + slack:
                self.complain(f"memory of {name} grew from {second} to {last} kB")

    def write(self, file: Path) -> str:
        """The report as Markdown."""
        lines = [f"# A campaign of {self.minutes:g} minutes", "", f"Begun {self.began}, {platform.platform()}.", ""]
        lines += ["| what | how many |", "|---|---|"]
        lines += [f"| {what} | {many:,} |" for what, many in sorted(self.amounts.items())]
        lines += [f"| {what} | {figure} |" for what, figure in self.figures.items()]
        lines += _table(MEMORY_COLUMNS, [_memory_row(name, sizes) for name, sizes in self.memory.items() if sizes])
        lines += _table(ATTACK_COLUMNS, self.attacks)
        lines += ["", f"Wrong: {len(self.wrong)}", *(f"- {each}" for each in self.wrong[:50])]
        words = "\n".join(lines) + "\n"
        file.write_text(words, "utf-8")
        return words


def _table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """Return the lines of a table after an empty line; none without rows."""
    whole = [columns, tuple("---" for _ in columns), *rows]
    return ["", *(f"| {' | '.join(row)} |" for row in whole)] if rows else []


def _memory_row(name: str, sizes: list[int]) -> tuple[str, ...]:
    last = len(sizes) - 1
    even = [sizes[round(last * part / SHOWN)] for part in range(SHOWN + 1)] if last > SHOWN else sizes
    start, half, end, most, *rest = (
        f"{size / 1000:,.0f}" for size in (sizes[0], sizes[last // 2], sizes[-1], max(sizes), *even)
    )
    return name, start, half, end, most, " / ".join(rest)


@dataclass
class Ending:
    """The end of a part of a campaign: its time is over, and the least amounts are reached."""

    report: Report
    until: float

    @property
    def over(self) -> bool:
        missing = {what: many for what, many in self.report.least.items() if self.report.amounts[what] < many}
        if missing and monotonic() > self.until + PATIENCE:
            self.report.complain(f"given up, there were fewer than {missing}")
            return True
        return not missing and monotonic() > self.until


def resident(process: int) -> int:
    """The memory of a process in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
