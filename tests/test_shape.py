"""The house keeps its shape."""

from __future__ import annotations

from shape import Bar, bars


def test_every_bar_holds() -> None:
    """All that `python -m tests.shape` prints."""
    assert [str(bar) for bar in bars() if not bar.holds] == []


def test_a_bar_says_what_is_asked() -> None:
    assert str(Bar("rungs", 3, least=4, most=5)).split() == ["!", "rungs", "3", "at", "least", "4,", "at", "most", "5"]
