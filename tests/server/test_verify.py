"""Deals that can be checked: a right record passes, a wrong one is found out."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random

import pytest

from farshore.cli import verify_deal
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.games import find


def played(promise: str, dealt: str) -> AnyMatch:
    """A match whose promise is for one secret and whose cards come from another, or the same."""
    match: AnyMatch = Match(find("kingdom_maps"), ["a", "b"], promise=SeededDealer(promise).promise)
    rng, dealer = Random(1), SeededDealer(dealt)
    match.deal(dealer)
    while busy := match.game.to_act(match.state):
        match.play(busy[0], rng.choice(match.game.legal(match.state, busy[0])))
        match.deal(dealer)
    return match


def test_a_match_dealt_as_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.toml"
    file.write_text(record.dump(played("far", "far"), secret="far"), "utf-8")
    assert verify_deal.run(Namespace(file=str(file))) == 0
    assert "dealt as promised" in capsys.readouterr().out


def test_a_secret_that_does_not_fit_and_cards_from_elsewhere() -> None:
    with pytest.raises(RecordError, match="verify-promise"):
        verify_deal.verify(record.dump(played("far", "far"), secret="near"))
    with pytest.raises(RecordError, match="verify-draw"):
        verify_deal.verify(record.dump(played("far", "near"), secret="far"))
    with pytest.raises(RecordError, match="verify-nothing"):
        verify_deal.verify(record.dump(played("far", "far")))
