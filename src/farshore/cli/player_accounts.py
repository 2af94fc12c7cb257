"""Players of a server: list, show, rename, suspend, delete, merge, invite; their ratings.

The command writes to the database and into the audit log (`farshore admin audit`); running servers follow within two
seconds. A player is named by the name or by the id that `list` prints.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from time import time

from farshore.cli import command_error
from farshore.cli.admin import add_end, end_of, read, run_and_record
from farshore.cli.database_option import add_database
from farshore.cli.json_output import print_json
from farshore.cli.safe_print import print_safe
from farshore.cli.score_table import column_headings, format_table
from farshore.server.errors import RequestError
from farshore.server.operator_decisions import format_time
from farshore.server.players.service import former_names
from farshore.server.players.unique_names import check_name, fold_name
from farshore.server.ratings import rate_matches
from farshore.server.store import database, player_rows, rating_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.store.rating_rows import RatingRow
from farshore.server.tables.live_table import hash_secret
from farshore.server.typed_codes import random_code
from farshore.translations.terminal_language import message

INVITATION_DAYS = 14


def add_arguments(parser: ArgumentParser) -> None:
    common = add_database(parser)
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")

    def add(name: str, what: str, run: Callable[[Namespace], int], player: bool = True) -> ArgumentParser:
        part = parts.add_parser(name, parents=[common], help=what, description=what)
        part.set_defaults(run_part=run)
        if player:
            part.add_argument("player", help="name or id of the player")
        return part

    part = add("list", "list players, newest first", list_all, player=False)
    part.add_argument("--most", type=int, default=50, help="number of players")
    part.add_argument("--json", action="store_true", help="print JSON")
    add("show", "show a player: passkeys, sessions, seats", show)
    add("rename", "change a name", rename).add_argument("name", help="the new name")
    add_end(add("suspend", "end all sessions and refuse new ones, until a time or for good", suspend))
    add("restore", "allow a suspended player to sign in again", restore)
    add("delete", "delete a player; matches stay, with another name", delete)
    add("merge", "move the seats and passkeys of a player to another one", merge).add_argument(
        "into", help="name or id of the player who stays"
    )
    part = add("ratings", "show the ratings of a player", show_ratings)
    part.add_argument("--json", action="store_true", help="print JSON")
    add("rerate", "compute all ratings anew from the stored matches", rerate_all, player=False)
    part = add("invite", "print a code with which one visitor can become a player", invite, player=False)
    part.add_argument("--days", type=int, default=INVITATION_DAYS, help="days for which the code is valid")


def run(args: Namespace) -> int:
    database.require_current(database.at(args.database))
    code: int = args.run_part(args)
    return code


def find(connection: Connection, words: str) -> PlayerRow:
    """Return a player by id or name; raise UserError if there is none."""
    found = player_rows.player_by_id(connection, words) or player_rows.player_by_fold(connection, fold_name(words))
    if found is None:
        raise command_error("players-no-player", player=words)
    return found


def list_all(args: Namespace) -> int:
    found = read(args, partial(player_rows.list_players, most=args.most))
    if args.json:
        print_json(
            [
                {"id": row.id, "name": row.name, "created": row.created, "suspended": row.suspended, "seats": seats}
                for row, seats, _ in found
            ]
        )
        return 0
    rows = [
        (
            row.name, row.id, format_time(row.created), format_time(used) if used else "–", str(seats),
            state_of(row),
        )
        for row, seats, used in found
    ]  # fmt: skip
    print_safe(format_table([column_headings("name", "id", "created", "used", "seats", "state"), *rows]))
    return 0


def show(args: Namespace) -> int:
    def work(connection: Connection) -> str:
        row = find(connection, args.player)
        lines = [f"{row.name} · {row.id} · {format_time(row.created)} {state_of(row)}".rstrip(), ""]
        passkeys = [
            (one.device, one.domain, format_time(one.created), format_time(one.used) if one.used else "–")
            for one in player_rows.passkeys_of(connection, row.id)
        ]
        sessions = [
            (one.device, "", format_time(one.created), format_time(one.used))
            for one in player_rows.sessions_of(connection, row.id)
        ]
        heads = column_headings("device", "address", "created", "used")
        lines += [format_table([heads, *passkeys, *sessions]), ""]
        seats = [
            (seat.table, str(seat.seat), seat.game, seat.name, format_time(seat.changed))
            for seat in player_rows.seats_of_player(connection, row.id, 50)
        ]
        return "\n".join([*lines, format_table([column_headings("table", "seat", "game", "name", "changed"), *seats])])

    print_safe(read(args, work))
    return 0


def rename(args: Namespace) -> int:
    try:
        name, fold = check_name(args.name)
    except RequestError as error:
        raise command_error(error.reason.key, **dict(error.reason.args)) from None
    row = read(args, partial(find, words=args.player))
    change = partial(player_rows.rename, player=row.id, name=name, fold=fold, at=row.renamed)
    if not run_and_record(args, "player rename", row.id, f"{row.name} -> {name}", change):
        raise command_error("player-name-taken")
    print_safe(message("players-renamed", player=row.name, name=name))
    return 0


def suspend(args: Namespace) -> int:
    row, until = read(args, partial(find, words=args.player)), end_of(args)

    def work(connection: Connection) -> bool:
        player_rows.suspend(connection, row.id, True, until)
        return True

    end = format_time(until) if until else ""
    run_and_record(args, "player suspend", row.id, f"{row.name} {end}".rstrip(), work)
    print_safe(message("players-suspend-until" if until else "players-suspend", player=row.name, until=end))
    return 0


def restore(args: Namespace) -> int:
    row = read(args, partial(find, words=args.player))

    def work(connection: Connection) -> bool:
        player_rows.suspend(connection, row.id, False)
        return True

    run_and_record(args, "player restore", row.id, row.name, work)
    print_safe(message("players-restore", player=row.name))
    return 0


def state_of(row: PlayerRow) -> str:
    """Return whether a player is suspended, and until when."""
    if not row.suspended:
        return ""
    end = f" → {format_time(row.suspended_until)}" if row.suspended_until else ""
    return message("players-suspended") + end


def delete(args: Namespace) -> int:
    row = read(args, partial(find, words=args.player))

    def work(connection: Connection) -> bool:
        player_rows.delete_player(connection, row.id, former_names())
        return True

    run_and_record(args, "player delete", row.id, "", work)
    print_safe(message("players-delete", player=row.name))
    return 0


def merge(args: Namespace) -> int:
    gone, kept = (read(args, partial(find, words=words)) for words in (args.player, args.into))
    if gone.id == kept.id:
        raise command_error("players-same", player=gone.name)

    def work(connection: Connection) -> bool:
        player_rows.merge(connection, kept, gone)
        rate_matches.rerate(connection)
        return True

    run_and_record(args, "player merge", kept.id, f"{gone.name} -> {kept.name}", work)
    print_safe(message("players-merge", player=gone.name, into=kept.name))
    return 0


def show_ratings(args: Namespace) -> int:
    def work(connection: Connection) -> list[RatingRow]:
        return rating_rows.all_ratings_of(connection, find(connection, args.player).id)

    found = read(args, work)
    if args.json:
        print_json([asdict(row) for row in found])
        return 0
    rows = [
        (
            row.pool, str(row.matches), f"{row.mean:.0f} ± {row.error:.0f}", str(row.adjusted_matches),
            f"{row.adjusted_mean:.0f} ± {row.adjusted_error:.0f}" if row.adjusted_matches else "–",
        )
        for row in found
    ]  # fmt: skip
    heads = column_headings("game", "matches", "rating", "reviewed", "without-luck")
    print_safe(format_table([heads, *rows]))
    return 0


def rerate_all(args: Namespace) -> int:
    counted: list[int] = []

    def work(connection: Connection) -> bool:
        counted.append(rate_matches.rerate(connection))
        return True

    run_and_record(args, "ratings rerate", "", "", work)
    print_safe(message("players-rerated", matches=counted[-1]))
    return 0


def invite(args: Namespace) -> int:
    code = random_code(10)

    def work(connection: Connection) -> bool:
        expires = time() + args.days * 86_400
        player_rows.keep_code(connection, hash_secret(code), "invite", "", expires)
        return True

    run_and_record(args, "player invite", "", f"{args.days} d", work)
    print_safe(message("players-invite", days=args.days, code=code))
    return 0
