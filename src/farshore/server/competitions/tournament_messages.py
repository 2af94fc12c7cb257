"""What clients are shown of a tournament."""

from __future__ import annotations

from typing import cast

from farshore.core.text import text
from farshore.server import wire
from farshore.server.competitions.director import adjusted_standings_of, standings_of
from farshore.server.competitions.pairing import BOT
from farshore.server.competitions.standings import TIE_BREAKS, StandingLine, TournamentFormat
from farshore.server.competitions.weekly_cup import is_cup
from farshore.server.store.tournament_rows import EntryRow, RoundRow, TournamentRecord, TournamentRow
from farshore.server.tables.registry import find_game
from farshore.translations import translator

SHOWN = 100
"""Standings that are sent at most, besides the reader's own."""


def game_name(game: str, language: str) -> str:
    """Return the title of a game."""
    return translator(find_game(game)).translate(text("title"), language)


def list_entry(row: TournamentRow, entrants: int, mine: bool, player: str, language: str) -> wire.TournamentEntry:
    """Return a tournament for a list."""
    return wire.TournamentEntry(
        id=row.id,
        name=row.name,
        game=row.game,
        title=game_name(row.game, language),
        format=row.format,
        status=row.status,
        entrants=entrants,
        most=row.most,
        rounds=row.rounds,
        round=row.round,
        starts=int(row.starts),
        mine=mine,
        organises=bool(player) and row.organiser == player,
    )


def may_enter(row: TournamentRow, now: float) -> bool:
    """Return whether entry is possible: before the start, or late as far as the organiser allows."""
    if row.status == "open":
        return True
    if row.status not in ("running", "paused") or row.format == "round-robin":
        return False
    if row.format == "ladder":
        return now < row.ends
    return row.round < min(row.late, row.rounds)


def tournament_state(
    record: TournamentRecord, player: str, organiser: str, code: str, now: float, language: str
) -> wire.TournamentState:
    """Return a tournament for a reader; `player` is empty for a reader who is not signed in."""
    row = record.row
    mine = record.entry_of(player) if player else None
    ladder = row.format == "ladder"
    lines = standings_of(record) if record.rounds else []
    shown = [line for place, line in enumerate(lines) if place < SHOWN or (mine and line.entrant == mine.number)]
    if ladder:
        shown = [line for line in shown if line.played or (mine and line.entrant == mine.number)]
    adjusted = [line for line in adjusted_standings_of(record) if line.played][:SHOWN] if ladder else []
    listed = {line.entrant for line in (*shown, *adjusted)}
    entries = [entry for entry in record.entries if not ladder or row.status == "open" or entry.number in listed]
    knows_code = row.entry == "code" and (row.organiser == player or mine is not None)
    return wire.TournamentState(
        id=row.id,
        name=row.name,
        game=row.game,
        title=game_name(row.game, language),
        format=cast("TournamentFormat", row.format),
        status=row.status,  # type: ignore[arg-type]
        seats=row.seats,
        rounds=row.rounds,
        pace=row.pace,
        entry=row.entry,  # type: ignore[arg-type]
        no_show=row.no_show,  # type: ignore[arg-type]
        late=row.late,
        most=row.most,
        round=row.round,
        starts=int(row.starts),
        ends=int(row.ends),
        full=row.when_full,
        cup=is_cup(row.id),
        club=row.club,
        options=dict(row.options),
        organiser=organiser,
        organises=bool(player) and row.organiser == player,
        code=code if knows_code and player else "",
        me=mine.number if mine else 0,
        withdrawn=mine.withdrawn if mine else False,
        may_enter=may_enter(row, now) and len(record.active()) < row.most,
        entrants=tuple(
            wire.Entrant(number=one.number, name=one.name, withdrawn=one.withdrawn, me=one is mine) for one in entries
        ),
        count=len(record.active()),
        tie_breaks=TIE_BREAKS[cast("TournamentFormat", row.format)],
        standings=tuple(map(_standing, shown)),
        adjusted=tuple(map(_standing, adjusted)),
        played=tuple(_round(record, begun, mine) for begun in record.rounds),
    )


def _standing(line: StandingLine) -> wire.TournamentStanding:
    return wire.TournamentStanding(
        entrant=line.entrant,
        place=line.place,
        points=line.points / 2,
        matchpoints=line.matchpoints,
        opponents=line.opponents / 2,
        best=line.best,
        total=round(line.total, 1),
        played=line.played,
    )


def _round(record: TournamentRecord, begun: RoundRow, mine: EntryRow | None) -> wire.TournamentRound:
    row, me = record.row, mine.number if mine else 0
    tables = [table for table in record.tables if table.round == begun.number]
    if row.format == "ladder":
        tables = [table for table in tables if me in table.seats.values()]
    return wire.TournamentRound(
        number=begun.number,
        promise=begun.promise,
        started=int(begun.started),
        ended=int(begun.ended),
        tables=tuple(
            wire.RoundTable(
                table=table.table,
                entrants=tuple(table.seats.get(seat, BOT) for seat in range(row.seats)),
                over=table.over,
                totals=table.totals,
                forfeited=table.forfeited,
                warned=tuple(sorted(table.warned)) if not table.over else (),
                mine=me in table.seats.values(),
            )
            for table in tables
        ),
    )
