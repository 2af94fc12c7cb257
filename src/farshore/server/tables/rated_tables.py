"""Rated tables: which tables can be rated, and who may sit at them."""

from __future__ import annotations

from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import UNRATED, WAITING
from farshore.server.store.table_rows import TableRow
from farshore.server.tables.challenge_deals import is_day
from farshore.server.tables.clean_names import require_name


def require_rateable(request: wire.NewTable, player: PlayerRow | None) -> None:
    """Raise RequestError unless a table with these wishes can be rated. Hints are turned off."""
    if player is None:
        raise request_error("not-signed-in", 401)
    require_name(player)
    kinds = [seat.kind for seat in request.seats]
    if kinds.count("me") != 1 or "here" in kinds or len(kinds) < 2:
        raise request_error("rated-seats", 422)
    if request.seed or request.data or request.challenge is not None:
        raise request_error("rated-plain", 422)
    if not request.pace:
        raise request_error("rated-pace", 422)
    request.hints = False


def seat_player(row: TableRow, request: wire.NewTable, player: PlayerRow) -> None:
    """Write the player who makes a rated table into the seat of kind `me`."""
    mine = next(seat for seat, asked in zip(row.seats, request.seats, strict=True) if asked.kind == "me")
    mine.name, mine.player, mine.player_hash = player.name, player.id, player.key_hash


def is_rated(row: TableRow, wanted: bool) -> int:
    """Return the value of `rated` for a new table. Solo matches without help on a new deal always count."""
    if wanted:
        return WAITING
    plain = len(row.seats) == 1 and not row.data and not row.chosen and bool(row.promise)
    return WAITING if plain and (is_day(row.challenge) or not (row.hints or row.challenge)) else UNRATED


def is_rated_table(row: TableRow) -> bool:
    """Return whether the result changes the ratings of several players."""
    return bool(row.rated) and len(row.seats) > 1


async def no_player() -> PlayerRow:
    """Raise RequestError: nobody is signed in."""
    raise request_error("not-signed-in", 401)


def require_rated_player(row: TableRow, player: PlayerRow, seats: int = 1) -> PlayerRow:
    """Return the player; raise RequestError if they have no name, or would sit twice at a rated table."""
    require_name(player)
    if seats > 1 or any(player.id == seat.player or player.name == seat.program_of for seat in row.seats):
        raise request_error("rated-twice", 409)
    return player
