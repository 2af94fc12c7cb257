"""Laws of records: notation and matches survive a round trip, byte for byte."""

from __future__ import annotations

from typing import Any

from farshore.core import record
from farshore.core.dealer import ScriptedDealer
from farshore.core.game import CHANCE, AnyGame
from farshore.core.match import UNDO, AnyMatch, Match
from farshore.laws.random_positions import SampledPosition, require

FEW = 6


def action_texts_are_unique(game: AnyGame) -> None:
    """Every action has a text of its own on one line, and the text leads back to the action."""
    notation = game.notation
    for action in game.all_actions:
        _well_written(action)
        words = str(action)
        found = notation.parse(words)
        require(found == action, f"{action!r} and {found!r} have the same text: '{words}'")
    require(len(notation.by_text) == len(game.all_actions), "`all_actions` contains an action twice")


def _well_written(action: Any) -> None:
    """Require a valid notation: one line, without reserved characters and words."""
    kind, words = type(action).__name__, str(action)
    own: object = type(action).__str__
    require(own is not object.__str__, f"{kind} has no text of its own: give it `__str__`")
    one_line = words != UNDO and words == " ".join(words.split()) and words.isprintable()
    require(one_line, f"{action!r} has the bad text {words!r}")
    require("?" not in words, f"'{words}' has a '?', which stands for what is hidden")


def outcomes_have_texts(at: SampledPosition) -> None:
    """Every chance outcome has a text of its own, and the text leads back to it."""
    if at.acting == (CHANCE,):
        outcomes = at.game.chance_outcomes(at.state)
        for outcome in at.sample_items(at.actions(CHANCE), FEW):
            _well_written(outcome)
            require(outcomes.find(str(outcome)) == outcome, f"'{outcome}' does not find its outcome")


def records_round_trip(at: SampledPosition) -> None:
    """A match that is written and read back is the same match, and is written the same way again."""
    written = record.dump(at.match)
    again = record.load(written, lambda _: at.game).match
    require(again.state == at.state, "the state differs after the record was read")
    require(record.dump(again) == written, "the record differs after it was read and written")


def scripted_matches_are_equal(match: AnyMatch) -> None:
    """The same outcomes and the same actions give the same match."""
    script = ScriptedDealer([str(event.action) for event in match.events if event.actor == CHANCE])
    again: AnyMatch = Match(match.game, match.header.seats, match.header.options)
    for event in match.events:
        if event.actor != CHANCE:
            again.deal(script)
            again.play_text(event.actor, str(event.action))
    again.deal(script)
    require(again.state == match.state and again.events == match.events, "a scripted replay differs")


LAWS = (outcomes_have_texts, records_round_trip)
