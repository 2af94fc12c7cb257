"""The score sheet as a text table."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.cli.translate_text import translate
from farshore.core.match import AnyMatch
from farshore.core.text import text
from farshore.translations.terminal_language import message


def score_pad(match: AnyMatch, names: Sequence[str]) -> str:
    """Return a table with a row for each scoring category and a column for each seat, with these names."""
    game = match.game
    scores = game.scores(match.state)
    rows = [
        (translate(text(f"score-{line.name}"), game), *(str(score.lines[index].points) for score in scores))
        for index, line in enumerate(scores[0].lines)
    ]
    rows.append((translate(text("total"), game), *(str(score.total) for score in scores)))
    if any(score.rank for score in scores):
        rows.append(("", *(translate(text(f"rank-{score.rank}"), game) if score.rank else "" for score in scores)))
    return format_table([("", *names), *rows])


def column_headings(*names: str) -> tuple[str, ...]:
    """Return translated column headings."""
    return tuple(message(f"head-{name}") for name in names)


def format_table(rows: list[tuple[str, ...]]) -> str:
    """Return rows in columns of equal width, the first aligned left, the others right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(row: tuple[str, ...]) -> str:
        first, *others = (word.rjust(width) for word, width in zip(row, widths, strict=True))
        return "  ".join([row[0].ljust(len(first)), *others]).rstrip()

    return "\n".join(map(line, rows))
