"""Texts about actions: lines of the log, and previews."""

from __future__ import annotations

from farshore.core.game import Preview, Seat, VerbTable
from farshore.core.text import Text, text

from skerries import names
from skerries.actions import Land, Tide
from skerries.state import State


def log_tide(view: State, reader: Seat | None, actor: Seat, tide: Tide) -> Text:
    return text("log-tide", worth=tide.worth)


def log_landing(view: State, reader: Seat | None, actor: Seat, action: Land) -> Text:
    """Return the chosen square for its seat; others only read that a choice was made."""
    return text("log-landing", square=names.square_text(action.square)) if actor == reader else text("log-secret")


def preview_landing(view: State, seat: Seat, action: Land) -> Preview:
    return Preview(names.square_text(action.square), (text("if-alone"),), points=view.tide)


LOG_TEXTS: VerbTable = {Tide: log_tide, Land: log_landing}
PREVIEWS: VerbTable = {Land: preview_landing}
