"""The score pad as a table of plain characters."""

from __future__ import annotations

from farshore.cli.language import say
from farshore.core.match import AnyMatch
from farshore.core.text import text
from farshore.words.language import said


def score_pad(match: AnyMatch) -> str:
    """One row for each line of the pad, one column for each seat."""
    game, names = match.game, match.header.seats
    scores = game.scores(match.state)
    rows = [
        (say(text(f"score-{line.name}"), game), *(str(score.lines[index].points) for score in scores))
        for index, line in enumerate(scores[0].lines)
    ]
    rows.append((say(text("total"), game), *(str(score.total) for score in scores)))
    if any(score.rank for score in scores):
        rows.append(("", *(say(text(f"rank-{score.rank}"), game) if score.rank else "" for score in scores)))
    return table([("", *(f"{seat} {name}" for seat, name in enumerate(names))), *rows])


def heads(*names: str) -> tuple[str, ...]:
    """Headings of columns."""
    return tuple(said(f"head-{name}") for name in names)


def table(rows: list[tuple[str, ...]]) -> str:
    """Rows as columns of equal width: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(row: tuple[str, ...]) -> str:
        first, *others = (word.rjust(width) for word, width in zip(row, widths, strict=True))
        return "  ".join([row[0].ljust(len(first)), *others]).rstrip()

    return "\n".join(map(line, rows))
