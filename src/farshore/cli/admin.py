"""Run a server: tables, addresses, reports, costs, a message for everyone, maintenance, and a log of all of it.

The command writes to the database; running servers follow within two seconds, also several on one PostgreSQL. Guests
are known by their seats, and by the addresses of their connections; `farshore players` is about players. Times are UTC:
`--until 2026-11-20T18:00`, or `--for 30m`, `2h`, `3d`. An address is an IPv4 address or an IPv6 network of 64 bits.
"""

from __future__ import annotations

import re
import secrets
import socket
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from getpass import getuser
from ipaddress import ip_address
from typing import Any, TypeVar

from farshore.cli import command_error
from farshore.cli.database_option import add_database
from farshore.cli.json_output import print_json
from farshore.cli.safe_print import print_safe
from farshore.cli.score_table import column_headings, format_table
from farshore.server.operator_decisions import Ban, format_time
from farshore.server.request_headers import rate_limit_key
from farshore.server.store import admin_rows, chat, database, table_rows
from farshore.server.store.database import Connection, Transactions
from farshore.translations import LANGUAGES
from farshore.translations.terminal_language import message

T = TypeVar("T")
WAIT = 6.0
"""Seconds to wait for the figures of running servers."""
UNITS = {"m": 60, "h": 3_600, "d": 86_400}
CHAT_LINES = 50


def add_arguments(parser: ArgumentParser) -> None:
    common = add_database(parser)
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")

    def add(name: str, what: str, run: Callable[[Namespace], int]) -> ArgumentParser:
        part = parts.add_parser(name, parents=[common], help=what, description=what)
        part.set_defaults(run_part=run)
        return part

    part = add("tables", "list tables, last changed first", list_tables)
    part.add_argument("--game", default="", help="only tables of this game")
    part.add_argument("--most", type=int, default=30, help="number of tables")
    part.add_argument("--json", action="store_true", help="print JSON")
    add("table", "show a table: its seats and its chat", show_table).add_argument("table", help="id of the table")
    for name, what in (
        ("freeze", "stop play at a table"),
        ("unfreeze", "allow play again"),
        ("delete", "delete a table with everything that belongs to it"),
    ):
        add(name, what, partial(change_table, what=name)).add_argument("table", help="id of the table")
    add("addresses", "list banned and limited addresses", list_addresses)
    for name, what in (("ban", "refuse an address"), ("limit", "allow an address a tenth of the usual rates")):
        part = add(name, what, partial(ban, kind=name))
        part.add_argument("address", help="IPv4 or IPv6 address")
        add_end(part)
        part.add_argument("--reason", default="", help="for the list and the audit log")
    add("unban", "allow an address again", unban).add_argument("address", help="IPv4 or IPv6 address")
    add("reports", "list reported chat messages and names", list_reports).add_argument(
        "--all", action="store_true", help="also the closed ones"
    )
    part = add("close", "close a report", close_report)
    part.add_argument("report", type=int, help="number of the report")
    part.add_argument("--note", default="", help="what you did")
    add("top", "show what costs most right now", show_top).add_argument(
        "--json", action="store_true", help="print JSON"
    )
    part = add("message", "show a message on every page; without a text, remove it", set_message)
    part.add_argument("text", nargs="?", default="", help="the message")
    part.add_argument("--language", choices=LANGUAGES, default="", help="only for readers of this language")
    part = add("maintenance", "refuse new tables until a time, and say so; running matches go on", maintain)
    part.add_argument("state", choices=("on", "off"), help="whether new tables are refused")
    add_end(part)
    add("audit", "list what was done with this command", show_audit).add_argument(
        "--most", type=int, default=100, help="number of entries"
    )


def add_end(parser: ArgumentParser) -> None:
    """Add the options that say when something ends."""
    parser.add_argument("--until", default="", metavar="TIME", help="when it ends, in UTC")
    parser.add_argument("--for", dest="duration", default="", metavar="TIME", help="how long: 30m, 2h, 3d")


def run(args: Namespace) -> int:
    database.require_current(database.at(args.database))
    code: int = args.run_part(args)
    return code


def read(args: Namespace, work: Callable[[Connection], T]) -> T:
    """Read from the database."""
    here = database.at(args.database)
    reading = Transactions(here, here.begin_reading)
    try:
        return reading.run(work)
    finally:
        reading.close()


def write(args: Namespace, work: Callable[[Connection], T]) -> T:
    """Write to the database."""
    here = database.at(args.database, durable=True)
    writing = Transactions(here, here.begin_writing)
    try:
        return writing.run(work)
    finally:
        writing.close()


def run_and_record(args: Namespace, what: str, target: str, details: str, work: Callable[[Connection], bool]) -> bool:
    """Do something and write it into the audit log, both or neither; return False if there was nothing to do."""

    def both(connection: Connection) -> bool:
        if not work(connection):
            return False
        admin_rows.record(connection, f"{getuser()}@{socket.gethostname()}"[:100], what, target[:100], details[:1000])
        return True

    return write(args, both)


# Tables


def list_tables(args: Namespace) -> int:
    found = read(args, partial(admin_rows.list_tables, most=args.most, game=args.game))
    if args.json:
        print_json([{name: getattr(one, name) for name in one.__slots__} for one in found])
        return 0
    rows = [
        (one.id, one.game, str(one.seats), str(one.version), format_time(one.changed), message(state_of(one)))
        for one in found
    ]
    print_safe(format_table([column_headings("table", "game", "seats", "events", "changed", "state"), *rows]))
    return 0


def state_of(entry: admin_rows.AdminTable) -> str:
    return "admin-stopped" if entry.stopped else "admin-over" if entry.over else "admin-running"


def show_table(args: Namespace) -> int:
    found = read(args, partial(table_rows.load, table=args.table))
    if found is None:
        raise command_error("admin-no-table", table=args.table)
    row, events = found
    lines = read(args, partial(chat.recent, table=args.table, most=CHAT_LINES))
    seats = [
        (str(number), seat.name, seat.level or seat.kind, message("yes" if seat.taken else "no"))
        for number, seat in enumerate(row.seats)
    ]
    print_safe(f"{row.id} · {row.game} · {format_time(row.created)} · {len(events)}\n")
    print_safe(format_table([column_headings("seat", "name", "kind", "taken"), *seats]))
    for line in lines:
        print_safe(f"{line.number:>4}  {format_time(line.at)}  {line.seat}  {line.words}  {'!' * len(line.reported)}")
    return 0


def change_table(args: Namespace, what: str) -> int:
    works = {"freeze": admin_rows.stop_table, "unfreeze": admin_rows.resume_table, "delete": admin_rows.delete_table}
    if not run_and_record(args, f"table {what}", args.table, "", partial(works[what], table=args.table)):
        raise command_error("admin-not-stopped" if what == "unfreeze" else "admin-no-table", table=args.table)
    print_safe(message(f"admin-table-{what}", table=args.table))
    return 0


# Addresses


def list_addresses(args: Namespace) -> int:
    bans = read(args, admin_rows.read_site).bans.values()
    rows = [
        (one.address, one.kind, format_time(one.until) if one.until else "–", one.reason)
        for one in bans
        if one.is_active
    ]
    print_safe(format_table([column_headings("address", "kind", "until", "reason"), *rows]))
    return 0


def ban(args: Namespace, kind: str) -> int:
    one = Ban(address_of(args.address), kind, end_of(args), args.reason)
    details = f"{format_time(one.until) if one.until else ''} {one.reason}".strip()

    def work(connection: Connection) -> bool:
        admin_rows.put_ban(connection, one)
        return True

    run_and_record(args, f"address {kind}", one.address, details, work)
    print_safe(message(f"admin-{kind}", address=one.address, until=format_time(one.until) if one.until else "–"))
    return 0


def unban(args: Namespace) -> int:
    address = address_of(args.address)
    if not run_and_record(args, "address unban", address, "", partial(admin_rows.remove_ban, address=address)):
        raise command_error("admin-not-banned", address=address)
    print_safe(message("admin-unban", address=address))
    return 0


def address_of(words: str) -> str:
    """Return an address as the limits count it."""
    try:
        ip_address(words)
    except ValueError:
        raise command_error("admin-bad-address", address=words) from None
    return rate_limit_key(words)


def end_of(args: Namespace) -> float:
    """Return the end that --until or --for names, in seconds since 1970; 0 for none."""
    if args.duration:
        found = re.fullmatch(r"(\d{1,6})([mhd])", args.duration)
        if not found:
            raise command_error("admin-bad-time", time=args.duration)
        return time.time() + int(found[1]) * UNITS[found[2]]
    if not args.until:
        return 0.0
    try:
        return datetime.fromisoformat(args.until.removesuffix("Z")).replace(tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        raise command_error("admin-bad-time", time=args.until) from None


# Reports


def list_reports(args: Namespace) -> int:
    rows = [
        (
            str(one.number), message(f"report-{one.kind}"), format_time(one.at), one.table, str(one.seat), one.name,
            one.address or "–", str(one.reporters), one.words, one.note if one.closed else "",
        )
        for one in read(args, partial(admin_rows.list_reports, closed=args.all))
    ]  # fmt: skip
    heads = column_headings("report", "about", "at", "table", "seat", "name", "address", "reporters", "message", "note")
    print_safe(format_table([heads, *rows]))
    return 0


def close_report(args: Namespace) -> int:
    close = partial(admin_rows.close_report, number=args.report, note=args.note)
    if not run_and_record(args, "report close", str(args.report), args.note, close):
        raise command_error("admin-no-report", report=args.report)
    print_safe(message("admin-report-closed", report=args.report))
    return 0


# Costs


def show_top(args: Namespace) -> int:
    """Ask the running servers, wait for their answers, and print them together."""
    token = secrets.token_hex(8)
    write(args, partial(admin_rows.put_setting, name=admin_rows.TOP, value=token))
    try:
        found = wait_for_answers(args, token)
    finally:
        write(args, admin_rows.forget_answers)
    if args.json:
        print_json(found)
        return 0
    if not found:
        raise command_error("admin-no-server")
    for kind in ("addresses", "tables"):
        used = [(*row, answer["process"]) for answer in found for row in answer[kind]]
        used.sort(key=lambda row: (row[1], row[2]), reverse=True)
        rows = [
            (str(name), f"{seconds:.2f}", f"{size / 1000:.0f}", str(process)) for name, seconds, size, process in used
        ]
        head = "address" if kind == "addresses" else "table"
        print_safe(format_table([column_headings(head, "seconds", "kilobytes", "process"), *rows[:20]]) + "\n")
    return 0


def wait_for_answers(args: Namespace, token: str) -> list[dict[str, Any]]:
    """Return the answers of all servers: those that come until no new one has come for two checks."""
    until, found = time.monotonic() + WAIT, list[dict[str, Any]]()
    while time.monotonic() < until:
        time.sleep(0.25)
        found = read(args, partial(admin_rows.answers, token=token))
        if found and args.database.startswith("sqlite:"):  # only one process serves a file
            break
    return found


# The site


def set_message(args: Namespace) -> int:
    def work(connection: Connection) -> bool:
        known = dict(admin_rows.read_site(connection).message) if args.text and args.language else {}
        if args.text:
            known[args.language] = args.text
        admin_rows.put_message(connection, known)
        return True

    run_and_record(args, "message", args.language, args.text, work)
    print_safe(message("admin-message-set" if args.text else "admin-message-removed"))
    return 0


def maintain(args: Namespace) -> int:
    until = end_of(args)
    if args.state == "on" and not until:
        raise command_error("admin-no-end")

    def work(connection: Connection) -> bool:
        admin_rows.put_setting(connection, admin_rows.MAINTENANCE, str(until) if args.state == "on" else "")
        return True

    run_and_record(args, f"maintenance {args.state}", "", format_time(until) if until else "", work)
    print_safe(message(f"admin-maintenance-{args.state}", until=format_time(until)))
    return 0


def show_audit(args: Namespace) -> int:
    rows = [
        (str(one.number), format_time(one.at), one.who, one.what, one.target, one.details)
        for one in read(args, partial(admin_rows.acts, most=args.most))
    ]
    print_safe(format_table([column_headings("number", "at", "who", "act", "target", "details"), *rows]))
    return 0
