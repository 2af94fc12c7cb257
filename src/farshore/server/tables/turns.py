"""The log of a table: one group a turn, one line a seat, made from the positions between which the turn lies.

A line is made when its seat is done, from the positions before and after, so what was taken back is not in it. It is
made once more when the turn is over: then everything is settled. Readers of games with nothing hidden share one log.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Game, Moment, Seat
from farshore.core.match import AnyMatch
from farshore.core.text import Text, spoken

if TYPE_CHECKING:
    from farshore.server.tables.table import LiveTable

VIEWS = 8
"""So many positions are kept as the reader sees them: each is asked for several times, one event after the other."""


@dataclass(slots=True)
class Line:
    """What one seat did in one turn."""

    seat: Seat
    at: int = 0
    """The version that its last event led to."""
    words: Text | None = None
    gain: int = 0
    """What the pad gained."""
    cells: list[int] = field(default_factory=list)
    """Spaces that the seat got on its board, in order."""
    tells: list[Text | None] = field(default_factory=list)
    """What was told of each of its actions that stands."""
    changed: int = 0
    """The version since which the line is as it is."""

    @property
    def seen(self) -> tuple[object, ...]:
        """What a reader knows of it."""
        return self.at, self.words, self.gain, tuple(self.cells)


@dataclass(slots=True)
class Turn:
    """One turn: where it began, and what everybody did."""

    start: int
    moment: Moment
    totals: tuple[int, ...]
    """Points before it."""
    head: Text
    time: float
    lines: dict[Seat, Line] = field(default_factory=dict)
    changed: int = 0
    over: bool = False


class TurnLog:
    """The turns of a match as one reader may know them; it follows the match when it is asked."""

    def __init__(self, table: LiveTable, reader: Seat | None) -> None:
        self._table, self._reader = table, reader
        self._match: AnyMatch | None = None
        self._version = 0
        self._views: dict[int, Any] = {}
        self._counted: tuple[int, tuple[int, ...]] = -1, ()
        self._moment: Moment | None = None
        """That of the position up to which the match was followed."""
        self.turns: list[Turn] = []

    def told(self, since: int = 0) -> list[dict[str, Any]]:
        """The lines that are others since a version, oldest turn first, each turn with its head first."""
        self._follow()
        newer: list[Turn] = []
        for turn in reversed(self.turns):
            newer.append(turn)
            if turn.start <= since and turn.over:  # nothing of an older turn changes after it
                break
        return [told for turn in reversed(newer) for told in _told(turn, since)]

    def newest(self, by: int, most: int) -> list[dict[str, Any]]:
        """The last lines by a version, oldest first, each turn with its head."""
        return [line for line in self.told() if line["at"] <= by and line.get("words")][-most:]

    def totals(self) -> tuple[tuple[int, ...], ...]:
        """The points before each turn, and now."""
        self._follow()
        return (*(turn.totals for turn in self.turns), self._totals(self._table.version))

    # Inside

    def _follow(self) -> None:
        table = self._table
        if self._match is not table.match or table.version < self._version:  # a lesson began anew
            self._match, self._version, self.turns = table.match, 0, []
            self._counted, self._moment = (-1, ()), None
            self._views.clear()
        if self._version == table.version:
            return
        touched: set[Seat] = set()
        moment = self._moment or table.game.moment(self._view(self._version))
        for number in range(self._version, table.version):
            turn = self._turn_at(number, moment)
            moment = table.game.moment(self._view(number + 1))
            actor = table.match.events[number].actor
            if actor == CHANCE:
                turn.changed = number + 1
            else:
                self._note(turn, actor, number)
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
                self._say(turn, line, table.version)
            elif line.words is not None:  # it was done, and took that back
                line.words, line.changed = None, table.version

    def _turn_at(self, number: int, moment: Moment) -> Turn:
        """The turn that an event belongs to: by the moment of the position before it."""
        turn = self.turns[-1] if self.turns else None
        if turn is None or turn.moment[:2] != moment[:2]:
            if turn is not None and not turn.over:
                self._finish(turn, number)
            time = self._table.time_of(number)
            turn = Turn(number, moment, self._totals(number), moment.name, time, changed=number + 1)
            self.turns.append(turn)
        elif moment.name != turn.head:
            turn.head, turn.changed = moment.name, number
        return turn

    def _note(self, turn: Turn, actor: Seat, number: int) -> None:
        """An event of a seat: what stands of its turn, and which spaces that brought."""
        game = self._table.game
        line = turn.lines.setdefault(actor, Line(actor))
        line.at = number + 1
        action = self._table.match.events[number].action
        if action is None:
            del line.tells[-1:]
        else:
            joined = type(game).summed is Game.summed
            line.tells.append(game.tell(self._view(number + 1), self._reader, actor, action) if joined else None)
        now = game.marks(self._view(number + 1), actor)
        line.cells = [cell for cell in line.cells if now >> cell & 1]
        line.cells += bits(now & ~game.marks(self._view(number), actor))

    def _finish(self, turn: Turn, version: int) -> None:
        """The turn is over: every seat to which something happened has its line."""
        turn.over = True
        for seat in range(len(self._table.row.seats)):
            line = turn.lines.get(seat) or Line(seat, version)
            self._say(turn, line, version)
            if line.words is not None:
                turn.lines[seat] = line

    def _say(self, turn: Turn, line: Line, version: int) -> None:
        """The seat is done: what it did and got."""
        game, before = self._table.game, line.seen
        if type(game).summed is Game.summed:
            told = [words for words in line.tells if words is not None]
            words = spoken(*told) if told else None
        else:
            words = game.summed(self._view(turn.start), self._view(version), line.seat)
        line.words = words
        if words is not None:
            line.gain = self._totals(version)[line.seat] - turn.totals[line.seat]
        if before != line.seen and (words is not None or line.changed):
            line.changed = version

    def _view(self, version: int) -> Any:
        view = self._views.get(version)
        if view is None:
            if len(self._views) > VIEWS:
                self._views.clear()
            table = self._table
            shown = version == table.version  # then whoever reads the log is shown this view as well
            view = (
                table.frames.view(self._reader) if shown else table.game.view(table.match.states[version], self._reader)
            )
            self._views[version] = view
        return view

    def _totals(self, version: int) -> tuple[int, ...]:
        """The points at a version. Turns begin where others end: the last ones asked for are kept."""
        table, (counted, totals) = self._table, self._counted
        if counted != version:
            if version == table.version:  # the pad is shown at once anyway
                totals = table.frames.shared().pad.totals
            else:
                totals = tuple([pad.total for pad in table.game.scores(table.match.states[version])])
            self._counted = version, totals
        return totals


def _told(turn: Turn, since: int) -> Iterator[dict[str, Any]]:
    """As it travels (`wire.LogLine`)."""
    if turn.changed > since:
        head = {"turn": turn.start, "seat": CHANCE, "at": turn.start, "words": turn.head}
        yield {**head, "round": turn.moment.round, "number": turn.moment.turn, "time": round(turn.time)}
    for seat in sorted(turn.lines):
        line = turn.lines[seat]
        if line.changed > since:
            told: dict[str, Any] = {"turn": turn.start, "seat": seat, "at": line.at}
            if line.words is not None:
                told |= {"words": line.words, "gain": line.gain, "cells": line.cells}
            yield told
