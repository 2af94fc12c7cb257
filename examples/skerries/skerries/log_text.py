"""What the log says of an action, and what it would bring."""

from __future__ import annotations

from farshore.core.game import Preview, Seat, VerbTable
from farshore.core.text import Text, text

from skerries import names
from skerries.actions import Land, Tide
from skerries.state import State


def came_in(view: State, reader: Seat | None, actor: Seat, tide: Tide) -> Text:
    return text("log-tide", worth=tide.worth)


def landed(view: State, reader: Seat | None, actor: Seat, action: Land) -> Text:
    """Others hear only that a course is set."""
    return text("log-landing", square=names.square(action.square)) if actor == reader else text("log-secret")


def landing(view: State, seat: Seat, action: Land) -> Preview:
    return Preview(names.square(action.square), (text("if-alone"),), points=view.tide)


LOG_TEXTS: VerbTable = {Tide: came_in, Land: landed}
PREVIEWS: VerbTable = {Land: landing}
