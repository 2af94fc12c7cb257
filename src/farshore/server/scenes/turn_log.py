"""The log of a table: one group for each turn, one line for each seat.

A line is made when its seat has finished, from the positions before and after, so undone actions are not in it. It is
made again when the turn is over. Readers of games without hidden information share one log.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Game, Seat, TurnHeading
from farshore.core.match import AnyMatch
from farshore.core.text import Text, join_texts
from farshore.server.scenes.views_per_reader import PositionViews
from farshore.server.tables.live_table import LiveTable
from farshore.server.wire import LogLine

VIEWS = 3
"""Views of positions that are kept: the start of the turn, and those before and after the last event."""


@dataclass(slots=True)
class LogEntry:
    """What one seat did in one turn."""

    seat: Seat
    at: int = 0
    """The version after its last event."""
    words: Text | None = None
    gain: int = 0
    """The points gained."""
    cells: list[int] = field(default_factory=list)
    """Spaces that the seat got on its board, in order."""
    texts: list[Text | None] = field(default_factory=list)
    """The texts of its actions that were not undone."""
    tracks: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The tracks that the seat moved, by the number of the event."""
    changed: int = 0
    """The version at which the line last changed."""

    @property
    def visible_fields(self) -> tuple[object, ...]:
        """The fields that a reader sees."""
        return self.at, self.words, self.gain, tuple(self.cells), self.moved_tracks

    def forget_steps(self) -> None:
        """Free what is only needed while an action can still be undone."""
        self.texts.clear()
        self.tracks = {number: moved for number, moved in self.tracks.items() if moved}

    @property
    def moved_tracks(self) -> tuple[str, ...]:
        return tuple([track for moved in self.tracks.values() for track in moved])


@dataclass(slots=True)
class TurnEntry:
    """A turn: where it began, and what each seat did."""

    start: int
    moment: TurnHeading
    totals: tuple[int, ...]
    """Points before the turn."""
    head: Text
    time: float
    lines: dict[Seat, LogEntry] = field(default_factory=dict)
    changed: int = 0
    over: bool = False


class TurnLog:
    """The turns of a match as one reader may know them; it catches up with the match when it is used."""

    def __init__(self, table: LiveTable, reader: Seat | None, current: PositionViews) -> None:
        self._table, self._reader, self._current = table, reader, current
        self._match: AnyMatch | None = None
        self._version = 0
        self._views: dict[int, Any] = {}
        self._counted: tuple[int, tuple[int, ...]] = -1, ()
        self._moment: TurnHeading | None = None
        """The moment of the position up to which the log has caught up."""
        self.turns: list[TurnEntry] = []

    def lines_since(self, since: int = 0) -> list[LogLine]:
        """Return the lines that changed after version `since`, oldest turn first, each turn with its head first."""
        self._follow()
        newer: list[TurnEntry] = []
        for turn in reversed(self.turns):
            newer.append(turn)
            if turn.start <= since and turn.over:  # older turns no longer change
                break
        return [line for turn in reversed(newer) for line in _wire_lines(turn, since)]

    def latest(self, by: int, most: int) -> list[LogLine]:
        """Return the last lines up to version `by`, oldest first, with the heads of their turns."""
        return [line for line in self.lines_since() if line.at <= by and line.words][-most:]

    def totals(self) -> tuple[tuple[int, ...], ...]:
        """Return the points before each turn, and the current ones."""
        self._follow()
        return (*(turn.totals for turn in self.turns), self._totals(self._table.version))

    # Catching up

    def _follow(self) -> None:
        table = self._table
        if self._match is not table.match or table.version < self._version:  # a lesson started again
            self._match, self._version, self.turns = table.match, 0, []
            self._counted, self._moment = (-1, ()), None
            self._views.clear()
        if self._version == table.version:
            return
        touched: set[Seat] = set()
        moment = self._moment or table.game.current_turn(self._view(self._version))
        for number in range(self._version, table.version):
            turn = self._turn_at(number, moment)
            moment = table.game.current_turn(self._view(number + 1))
            actor = table.match.events[number].actor
            if actor == CHANCE:
                turn.changed = number + 1
            else:
                self._record_event(turn, actor, number)
                touched.add(actor)
        self._version, self._moment = table.version, moment
        turn = self.turns[-1]
        if moment[:2] != turn.moment[:2] or not table.busy:
            self._finish(turn, table.version)
            return
        if moment.name != turn.head:
            turn.head, turn.changed = moment.name, table.version
        for seat in touched & turn.lines.keys():
            line = turn.lines[seat]
            if seat not in table.busy:
                self._complete(turn, line, table.version)
            elif line.words is not None:  # it was complete, and that was undone
                line.words, line.changed = None, table.version

    def _turn_at(self, number: int, moment: TurnHeading) -> TurnEntry:
        """Return the turn of an event, by the moment of the position before it."""
        turn = self.turns[-1] if self.turns else None
        if turn is None or turn.moment[:2] != moment[:2]:
            if turn is not None and not turn.over:
                self._finish(turn, number)
            time = self._table.time_of(number)
            turn = TurnEntry(number, moment, self._totals(number), moment.name, time, changed=number + 1)
            self.turns.append(turn)
        elif moment.name != turn.head:
            turn.head, turn.changed = moment.name, number
        return turn

    def _record_event(self, turn: TurnEntry, actor: Seat, number: int) -> None:
        """Record an event of a seat: its text, and the spaces it brought."""
        game = self._table.game
        line = turn.lines.get(actor)
        if line is None:
            line = turn.lines[actor] = LogEntry(actor)
        line.at = number + 1
        action = self._table.match.events[number].action
        if action is None:
            del line.texts[-1:]
            if line.tracks:
                line.tracks.popitem()
        else:
            self._record_tracks(turn, line, number)
            joined = type(game).turn_summary is Game.turn_summary
            line.texts.append(game.log_text(self._view(number + 1), self._reader, actor, action) if joined else None)
        now, before = game.cells_of_seat(self._view(number + 1), actor), game.cells_of_seat(self._view(number), actor)
        if now != before:
            line.cells = [cell for cell in line.cells if now >> cell & 1]
            line.cells += bits(now & ~before)

    def _record_tracks(self, turn: TurnEntry, line: LogEntry, number: int) -> None:
        """Record the tracks that an event moved; the last action of a phase may move those of other seats too."""
        line.tracks[number] = ()
        for seat, track in self._table.game.tracks_moved(self._view(number + 1)):
            mover = turn.lines.get(seat)
            if mover is None:
                mover = turn.lines[seat] = LogEntry(seat, number + 1)
            mover.tracks[number] = (*mover.tracks.get(number, ()), track)
            if mover.words is not None:
                mover.changed = number + 1

    def _finish(self, turn: TurnEntry, version: int) -> None:
        """Complete a turn: each seat to which something happened gets its line."""
        turn.over = True
        for seat in range(len(self._table.row.seats)):
            line = turn.lines.get(seat) or LogEntry(seat, version)
            self._complete(turn, line, version)
            if line.words is not None:
                turn.lines[seat] = line
                line.forget_steps()

    def _complete(self, turn: TurnEntry, line: LogEntry, version: int) -> None:
        """Complete the line of a seat that has finished."""
        game, before = self._table.game, line.visible_fields
        if type(game).turn_summary is Game.turn_summary:
            texts = [words for words in line.texts if words is not None]
            words = join_texts(*texts) if texts else None
        else:
            words = game.turn_summary(self._view(turn.start), self._view(version), line.seat)
        line.words = words
        if words is not None:
            line.gain = self._totals(version)[line.seat] - turn.totals[line.seat]
        if before != line.visible_fields and (words is not None or line.changed):
            line.changed = version

    def _view(self, version: int) -> Any:
        view = self._views.get(version)
        if view is None:
            if len(self._views) >= VIEWS:
                needed = (self.turns[-1].start if self.turns else 0, version - 1)
                self._views = {known: self._views[known] for known in needed if known in self._views}
            table = self._table
            if version == table.version:  # the view that the reader is shown as well
                view = self._current.view(self._reader)
            else:
                view = table.game.view(table.match.states[version], self._reader)
            self._views[version] = view
        return view

    def _totals(self, version: int) -> tuple[int, ...]:
        """Return the points at a version. The last result is kept: a turn begins where another one ends."""
        table, (counted, totals) = self._table, self._counted
        if counted != version:
            if version == table.version:  # the score sheet is part of the scene that is sent anyway
                totals = self._current.shared().pad.totals
            else:
                totals = tuple([pad.total for pad in table.game.scores(table.match.states[version])])
            self._counted = version, totals
        return totals


def _wire_lines(turn: TurnEntry, since: int) -> Iterator[LogLine]:
    """Yield the lines of a turn that changed after version `since`."""
    if turn.changed > since:
        yield LogLine(
            turn=turn.start,
            seat=CHANCE,
            at=turn.start,
            words=turn.head,
            round=turn.moment.round,
            number=turn.moment.turn,
            time=round(turn.time),
        )
    for seat in sorted(turn.lines):
        line = turn.lines[seat]
        if line.changed <= since:
            continue
        if line.words is None:
            yield LogLine(turn=turn.start, seat=seat, at=line.at)
        else:
            yield LogLine(
                turn=turn.start,
                seat=seat,
                at=line.at,
                words=line.words,
                gain=line.gain,
                cells=tuple(line.cells),
                tracks=line.moved_tracks,
            )
