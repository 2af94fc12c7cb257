"""The deal of a round: one secret for all its tables, and the tables that are dealt from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from time import time
from typing import Final

from farshore.core.dealer import SeededDealer
from farshore.core.game import BadOption, Value
from farshore.server.competitions.pairing import BOT
from farshore.server.errors import RequestError
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import UNRATED, WAITING
from farshore.server.store.table_rows import EventRow, SeatRow, Summary, TableRow
from farshore.server.store.tournament_rows import RoundRow, RoundTableRow, TournamentRow
from farshore.server.tables.match_setup import PreparedMatch, SetupError, SetupRequest, prepare_match
from farshore.server.tables.registry import TableRegistry, find_game, new_id

BOT_LEVEL: Final = "casual"
"""The level of bots in seats that no entrant takes, or whose entrant did not come."""


def round_name(tournament: str, number: int) -> str:
    """Return the name of a round, which its tables have in place of a challenge: no hints, no branches, one try.

    >>> round_name("cup-2026-47", 3)
    'round:cup-2026-47:3'
    """
    return f"round:{tournament}:{number}"


def tournament_of(challenge: str) -> str:
    """Return the tournament of a table by the name of its round; empty for other tables.

    >>> tournament_of("round:cup-2026-47:3"), tournament_of("2026-11-18")
    ('cup-2026-47', '')
    """
    kind, _, rest = challenge.partition(":")
    return rest.rpartition(":")[0] if kind == "round" else ""


class RoundDeals:
    """Derives the deals of rounds from the server's secret, and makes their tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    def _secret(self, name: str) -> tuple[str, str]:
        """Return seed and salt of a round: the same for all its tables, so that their promises are equal too."""
        return self.tables.derive_key(f"{name}/deal").hex(), self.tables.derive_key(f"{name}/salt").hex()[:32]

    def new_round(self, tournament: TournamentRow, number: int) -> RoundRow:
        """Return a round that starts now, with the promise of its deal."""
        promise = SeededDealer(*self._secret(round_name(tournament.id, number))).promise
        return RoundRow(number, promise, time())

    def prepare(self, tournament: TournamentRow, number: int) -> PreparedMatch:
        """Return the match of a round, dealt up to the first decision; raise RequestError for bad options."""
        return prepare_deal(
            tournament.game,
            tournament.options,
            tournament.seats,
            self._secret(round_name(tournament.id, number))[0],
        )

    def make_table(
        self,
        tournament: TournamentRow,
        place: tuple[int, int],
        seats: Sequence[int],
        players: Mapping[int, PlayerRow],
        match: PreparedMatch,
    ) -> tuple[RoundTableRow, TableRow, list[EventRow]]:
        """Return a table of a round: `place` is the number of the round and of the table, `seats` has the entrants.

        Seats of entrants whose player is not in `players` are played by bots, like those of no entrant.
        """
        number, table_number = place
        row = TableRow(new_id(), tournament.game, match.edition, dict(match.options), [], "")
        row.challenge = round_name(tournament.id, number)
        row.rated = WAITING if tournament.seats == 1 else UNRATED
        row.seed, row.salt = self._secret(row.challenge)
        row.promise = SeededDealer(row.seed, row.salt).promise
        row.hints, row.sealed = False, True
        row.pace, row.language = tournament.pace, tournament.language
        row.seats = [_seat(players.get(entrant)) for entrant in seats]
        row.begun = time()
        row.summary = Summary(len(match.events), match.busy, not match.busy, match.totals, match.winners, time())
        sitting = {seat: entrant for seat, entrant in enumerate(seats) if entrant != BOT}
        events = [EventRow(words) for words in match.events]
        return RoundTableRow(number, table_number, row.id, seats=sitting), row, events


def _seat(player: PlayerRow | None) -> SeatRow:
    """Return the seat of a player, which the player's key opens; without a player, that of a bot."""
    if player is None:
        return SeatRow("", "bot", BOT_LEVEL, None, True, touched=True)
    seat = SeatRow(player.name, "person", "", player.key_hash or token_hex(32), True)
    seat.player, seat.player_hash = player.id, player.key_hash
    return seat


def prepare_deal(game: str, options: Mapping[str, Value], seats: int, seed: str) -> PreparedMatch:
    """Return a match with this deal; raise RequestError if options or number of seats are wrong."""
    try:
        find_game(game).info.check_seats(seats)
    except BadOption as error:
        raise RequestError(error.reason, 422, game=game) from None
    found = prepare_match(SetupRequest(game=game, names=[""] * seats, options=dict(options), seed=seed))
    if isinstance(found, SetupError):
        raise found.to_exception()
    return found
