"""Positions for programs: events, legal actions and the view of a seat, instead of a scene to draw."""

from __future__ import annotations

from enum import Enum

from farshore.core.game import Seat
from farshore.core.text_position import describe_position
from farshore.core.view_data import view_to_data
from farshore.server import wire
from farshore.server.tables.live_table import LiveTable


class PositionFormat(Enum):
    """What a program receives."""

    DATA = 1
    """Events, legal actions, and the view where events are hidden."""
    TEXT = 2
    """The same, and the position as text."""


def position_message(
    table: LiveTable, seat: Seat | None, since: int, wants: PositionFormat, language: str
) -> wire.PositionMessage:
    """Return the position as this seat may know it, with the events after `since`."""
    game, match, version = table.game, table.match, table.version
    view = game.view(table.state, seat)
    hidden = game.info.hidden
    known = 0 if since > version or (hidden and not table.busy) else since  # at the end everything is shown
    reader = seat if table.busy else None
    events = match.events[known:version]
    written = [match.notation_for(event, reader) for event in events] if table.busy else map(str, events)
    playing = seat is not None and table.row.seats[seat].kind == "person" and not table.row.frozen
    to_act = seat is not None and playing and seat in table.busy
    message = wire.PositionMessage(
        version=version,
        seat=seat,
        since=known,
        events=tuple(written),
        legal=tuple(map(str, game.legal(view, seat))) if seat is not None and to_act else (),
        busy=table.busy,
        undo=seat in table.undoable,
        over=not table.busy,
        winners=() if table.busy else match.winners,
        totals=game.totals(view),
        view=view_to_data(view) if hidden and table.busy else None,
    )
    if wants is PositionFormat.TEXT:
        message.text = describe_position(game, view, seat, lambda words: table.translate(words, language))
    return message
