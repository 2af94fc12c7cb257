"""Undo what mends the findings of the security audit, one at a time, and see that a test fails each time.

    python tests/findings.py [NUMBER …] [--list]

First all tests of the table run on a copy of the sources as they are; they must pass. Then each mend is undone in the
copy, and its test must fail. The reason is printed, so that one sees that it is the finding that comes back and not an
error in the table. Numbers select findings (`9` is 9a to 9d). The exit code is 1 if a test does not notice.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SERVER = "src/farshore/server"
SECONDS = 900
"""Seconds after which a test hangs; that is no failure, because nobody would learn the reason."""
TEST_FAILED = 1
"""The exit code of pytest if tests failed; others mean that no test ran."""


@dataclass(frozen=True)
class Mend:
    """What mends a finding: a text in a file, the text that undoes it, and the test that fails then."""

    finding: str
    title: str
    path: str
    text: str
    undone: str
    test: str
    also: tuple[tuple[str, str], ...] = ()
    """More texts of the same file to undo, with what replaces them."""

    def undo(self, root: Path) -> None:
        """Undo the mend in the sources in this folder."""
        file = root / self.path
        words = file.read_text("utf-8")
        for text, undone in ((self.text, self.undone), *self.also):
            words = words.replace(text, undone)
        file.write_text(words, "utf-8")

    def missing_texts(self, root: Path) -> list[str]:
        """Return the texts that do not occur exactly once: the table no longer fits the sources."""
        words = (root / self.path).read_text("utf-8")
        return [text for text, _ in ((self.text, self.undone), *self.also) if words.count(text) != 1]


WEBSOCKET, HTTP = f"{SERVER}/socket/limited_websocket.py", f"{SERVER}/http/limited_http.py"
TRANSPORT, HANDLER = f"{SERVER}/transport.py", f"{SERVER}/socket/handler.py"
BACKUP, MIGRATE, DATABASE = f"{SERVER}/store/backup.py", f"{SERVER}/store/migrate.py", f"{SERVER}/store/database.py"
REGISTRY, TABLE_ROWS = f"{SERVER}/tables/registry.py", f"{SERVER}/store/table_rows.py"
SEATING, LIVE_TABLE = f"{SERVER}/store/seating.py", f"{SERVER}/tables/live_table.py"
NOTIFIER, POST_POOL = f"{SERVER}/notices/notifier.py", f"{SERVER}/notices/post_pool.py"
SAFE_POST, NOTICE_ROWS = f"{SERVER}/notices/safe_post.py", f"{SERVER}/store/notice_rows.py"
QUOTA, APP = f"{SERVER}/store/storage_per_address.py", f"{SERVER}/app.py"
FRAMES = "tests/server/test_websocket_frames.py"
DAMAGED = "tests/server/test_backup.py::test_a_damaged_file_is_refused_in_one_sentence_and_nothing_changes"

MENDS = (
    # 1: connections before the handshake
    Mend(
        "1a", "an upgrade that the library refuses is answered", WEBSOCKET,
        "if self.conn.handshake_exc is not None and not self.handshake_initiated:", "if False:",
        f"{FRAMES}::test_an_upgrade_with_too_large_headers_is_answered[long]",
    ),
    Mend(
        "1b", "the lines of a request's headers are limited", HTTP,
        "if self._head_lines > HEADERS:", "if False:",
        f"{FRAMES}::test_request_headers_have_a_number_of_lines_for_each_request",
    ),
    Mend(
        "1c", "a handshake has a time limit", WEBSOCKET,
        "        if self._settings.head_seconds:\n", "        if False:\n",
        f"{FRAMES}::test_a_handshake_has_a_time_limit",
    ),
    Mend(
        "1d", "a handshake counts as a connection of its address", HTTP,
        "        self._is_socket = True\n", "        self._is_socket = True\n        self._release()\n",
        f"{FRAMES}::test_a_handshake_is_counted",
    ),
    Mend(
        "1e", "a socket counts until its connection has ended", HANDLER,
        "_when_lost(send, partial(self._uncount, address))", "self._uncount(address)",
        f"{FRAMES}::test_a_socket_is_counted_until_its_connection_has_ended",
    ),
    # 2: frames that are no messages
    Mend(
        "2a", "control frames and fragments are limited", WEBSOCKET,
        "if not self._frames.take():", "if False:",
        f"{FRAMES}::test_too_many_frames_that_are_no_messages_close_the_connection",
    ),
    Mend(
        "2b", "frames are charged where they arrive", WEBSOCKET,
        "self._costs.spend(self._address, seconds)", "pass",
        f"{FRAMES}::test_frames_are_paid_where_they_arrive",
    ),
    Mend(
        "2c", "a client without quota is not read from", WEBSOCKET,
        "        if owed and not self.transport.is_closing():\n", "        if False:\n",
        f"{FRAMES}::test_a_client_without_quota_is_not_read_from",
    ),
    # 3: what nobody reads
    Mend(
        "3a", "unsent bytes are bounded", TRANSPORT,
        "if self._transport.get_write_buffer_size() > UNSENT:", "if False:",
        f"{FRAMES}::test_unread_pongs_are_not_kept_without_end",
    ),
    Mend(
        "3b", "a polite close has a deadline", TRANSPORT,
        "            self._watch = self._loop.call_later(self._slow, self._check_client)\n", "            pass\n",
        f"{FRAMES}::test_a_polite_close_has_a_deadline",
    ),
    # 4: backups
    Mend(
        "4a", "an export of PostgreSQL is one snapshot", BACKUP,
        'connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)', "pass",
        "tests/server/test_backup.py::test_an_export_is_one_snapshot_though_tables_are_created_meanwhile[postgresql]",
    ),
    Mend(
        "4b", "an export of SQLite is one snapshot", MIGRATE,
        'connection.exec_driver_sql("BEGIN")', "pass",
        "tests/server/test_backup.py::test_an_export_is_one_snapshot_though_tables_are_created_meanwhile[sqlite]",
    ),
    Mend(
        "4c", "row counts and a checksum reveal damage", BACKUP,
        'raise backup_error("backup-damaged", file=file)\n            has_footer', "pass\n            has_footer",
        DAMAGED,
    ),
    Mend(
        "4d", "a truncated file is refused", BACKUP,
        "    if has_header and not has_footer:\n", "    if False:\n",
        DAMAGED,
    ),
    Mend(
        "4e", "`db verify` finds rows of tables that are not there", BACKUP,
        'elif "table_id" in row and row["table_id"] not in known:', "elif False:",
        "tests/server/test_backup.py::test_files_of_earlier_versions_are_imported",
    ),
    Mend(
        "4f", "a mistyped path is refused", "src/farshore/cli/db.py",
        '        database.require_current(here)\n        print(message("db-exported"',
        '        database.upgrade(here)\n        print(message("db-exported"',
        "tests/server/test_backup.py::test_a_mistyped_path_is_refused_and_no_file_is_made",
    ),
    Mend(
        "4g", "only the owner reads an export", BACKUP,
        "PRIVATE = 0o600", "PRIVATE = 0o644",
        "tests/server/test_backup.py::test_only_the_owner_reads_an_export",
    ),
    # 5: links
    Mend(
        "5a", "sitting down changes the secret of the link", SEATING,
        '"update seats set link_hash = secret_hash, secret_hash = ?, taken = ?"',
        '"update seats set link_hash = ?, taken = ?"',
        "tests/server/test_links.py::test_the_host_cannot_read_or_play_the_hand_of_a_friend",
    ),
    Mend(
        "5b", "a link opens no seat before somebody sits down", LIVE_TABLE,
        "if seat.taken and seat.secret_hash and seat.is_opened_by(hashes)",
        "if seat.secret_hash and seat.is_opened_by(hashes)",
        "tests/server/test_links.py::test_the_host_cannot_read_or_play_the_hand_of_a_friend",
    ),
    Mend(
        "5c", "a spent link says who sits there", f"{SERVER}/tables/lobby.py",
        "if row.link_hash and row.link_hash in hashes]", "if False]",
        "tests/server/test_links.py::test_a_spent_link_says_who_sits_there",
    ),
    Mend(
        "5d", "other links to one's seat can be ended", LIVE_TABLE,
        "                session.hold(held)\n", "                pass\n",
        "tests/server/test_links.py::test_ending_other_links_leaves_this_device_alone_with_its_seat",
    ),
    # 6: slow webhooks
    Mend(
        "6a", "webhooks have threads of their own", POST_POOL,
        "task = self._threads.submit(work)", "task = loop.run_in_executor(None, work)",
        "tests/server/test_post_pool.py::test_slow_webhooks_and_slow_names_keep_no_other_work_waiting",
    ),
    Mend(
        "6b", "slow names have a deadline", NOTIFIER,
        "await self.lookups.run(check)", "await asyncio.to_thread(check)",
        "tests/server/test_post_pool.py::test_an_address_whose_name_is_not_found_in_time_is_refused",
    ),
    Mend(
        "6c", "the whole request has a deadline", SAFE_POST,
        "        connected.settimeout(deadline.seconds_left())\n        part =",
        "        connected.settimeout(SECONDS)\n        part =",
        "tests/server/test_post_pool.py::test_a_response_that_trickles_in_is_given_up_in_time",
    ),
    Mend(
        "6d", "the queue of requests is bounded", POST_POOL,
        "if self._unfinished >= self._most:", "if False:",
        "tests/server/test_post_pool.py::test_requests_beyond_the_queue_and_after_the_deadline_are_dropped",
    ),
    # 7: tables in memory
    Mend(
        "7a", "tables in memory are bounded", REGISTRY,
        "        if limit and total > limit:\n", "        if False:\n",
        "tests/server/test_memory.py::test_the_least_recently_used_table_leaves_first",
    ),
    Mend(
        "7b", "loading is charged to the address that asks", REGISTRY,
        "return await MeteredCoroutine(self._load(table), loop_time_quota.charge.get())",
        "return await self._load(table)",
        "tests/server/test_memory.py::test_loading_is_charged_to_the_address_that_asks",
    ),
    Mend(
        "7c", "reading is charged to the address that asks", f"{SERVER}/store/store.py",
        "        loop_time_quota.charge.get()(seconds)\n", "",
        "tests/server/test_loop_time_quota.py::test_reading_is_paid_by_the_address_that_asks[sqlite]",
    ),
    Mend(
        "7d", "an address has one PDF made at a time", f"{SERVER}/http/print_routes.py",
        "if address in _printing or len(_printing) >= PRINTING:", "if False:",
        "tests/server/test_print.py::test_an_address_has_one_pdf_made_at_a_time_and_pays_for_it",
    ),
    # 8: what one address stores
    Mend(
        "8a", "tables of an address and day are limited", QUOTA,
        "if quota.tables and tables > quota.tables:", "if False:",
        "tests/server/test_quotas.py::test_an_address_opens_only_so_many_tables_a_day[sqlite]",
    ),
    Mend(
        "8b", "bytes of an address and day are limited", QUOTA,
        "if quota.bytes and size > quota.bytes:", "if False:",
        "tests/server/test_quotas.py::test_an_address_stores_only_so_many_bytes_a_day_and_nothing_of_what_is_refused",
    ),
    Mend(
        "8c", "moves, chat and reports are charged, too", f"{SERVER}/tables/address_storage.py",
        "self._unsaved[address] += size", "pass",
        "tests/server/test_quotas.py::test_moves_chat_and_reports_are_charged_too[sqlite]",
    ),
    Mend(
        "8d", "old tables are deleted as the operator says", f"{SERVER}/store/prune.py",
        "    if not days:\n        return 0\n", "    return 0\n",
        "tests/server/test_quotas.py::test_old_tables_are_deleted_as_the_operator_says",
    ),
    Mend(
        "8e", "SQLite's write-ahead log is emptied", DATABASE,
        "                if pages > LOG_PAGES:\n", "                if False:\n",
        "tests/server/test_store.py::test_a_long_log_is_emptied_as_soon_as_nobody_reads",
    ),
    Mend(
        "8f", "new players are charged", f"{SERVER}/players/service.py",
        "        self.tables.storage.charge(visitor.address, PLAYER_BYTES)\n", "",
        "tests/server/test_quotas.py::test_players_competitions_and_notices_are_charged_too",
    ),
    Mend(
        "8g", "entries in tournaments are charged", f"{SERVER}/competitions/service.py",
        "self.tables.storage.charge(address, ROUND_BYTES * row.rounds)", "pass",
        "tests/server/test_quotas.py::test_players_competitions_and_notices_are_charged_too",
    ),
    Mend(
        "8h", "new tournaments are charged", f"{SERVER}/competitions/service.py",
        "        self.tables.storage.charge(address, ROW_BYTES * (1 + row.rounds))\n", "",
        "tests/server/test_quotas.py::test_players_competitions_and_notices_are_charged_too",
    ),
    Mend(
        "8i", "new clubs are charged", f"{SERVER}/competitions/clubs.py",
        "        self.tables.storage.charge(address, CLUB_BYTES)\n", "",
        "tests/server/test_quotas.py::test_players_competitions_and_notices_are_charged_too",
    ),
    Mend(
        "8j", "reviews are charged to the address that asks", f"{SERVER}/bots/reviews.py",
        "            self.charge(job.address, len(known.words))\n", "",
        "tests/server/test_reviews.py::test_a_review_is_charged_to_who_asks_for_it",
    ),
    Mend(
        "8k", "one address does not use up the challenges of passkeys", f"{SERVER}/players/service.py",
        "        self._require_try(self._challenges, visitor)\n", "",
        "tests/server/test_player_security.py::test_one_address_does_not_use_up_the_challenges_of_all",
    ),
    # 9: challenges
    Mend(
        "9a", "a challenge with a link seat is a chosen deal", REGISTRY,
        "row.challenge, row.chosen = day, has_links", "row.challenge, row.chosen = day, False",
        "tests/server/test_deals.py::test_a_challenge_with_an_invited_player_is_a_chosen_deal",
    ),
    Mend(
        "9b", "the list has the best results, not the newest", TABLE_ROWS,
        "points = dict(sorted(chosen.values(), key=lambda found: -found[1])[:limit])",
        "points = dict(list(chosen.values())[-limit:])",
        "tests/server/test_deals.py::test_tables_of_bots_push_nobody_out_of_the_list",
    ),
    Mend(
        "9c", "bots' tables are never listed", TABLE_ROWS,
        "mine = (total for seat, total in zip(seats, totals, strict=False) if not is_bot_assisted(seat))",
        "mine = iter(totals)",
        "tests/server/test_deals.py::test_tables_of_bots_push_nobody_out_of_the_list",
    ),
    Mend(
        "9d", "a new device string does not make an attempt the first", TABLE_ROWS,
        "if not origin or at_address[origin, played] <= DEVICES:", "if True:",
        "tests/server/test_deals.py::test_a_new_name_of_a_device_does_not_make_every_attempt_the_first",
    ),
    Mend(
        "9e", "a running challenge cannot be branched", REGISTRY,
        "if running and (old.row.challenge or old.row.rated):", "if False:",
        "tests/server/test_deals.py::test_a_running_challenge_has_no_branch_and_no_hints",
    ),
    # 10: notices
    Mend(
        "10a", "bad push keys are refused", NOTIFIER,
        "if not webpush.are_keys(request.p256dh, request.auth):", "if False:",
        "tests/server/test_notices.py::test_keys_that_no_browser_has_are_refused",
    ),
    Mend(
        "10b", "a bad row silences no other", NOTIFIER,
        "except (safe_post.PostFailed, ValueError) as error:", "except safe_post.PostFailed as error:",
        "tests/server/test_notices.py::test_a_stored_row_with_bad_keys_silences_nobody_else",
    ),
    Mend(
        "10c", "a stop ends one's own notices only", NOTICE_ROWS,
        'f"delete from notices where (target, keys) in ({own})"',
        'f"delete from notices where target in (select target from ({own}) as own)"',
        "tests/server/test_notices.py::test_a_stop_ends_ones_own_notices_only[sqlite]",
    ),
    # 11: slow readers
    Mend(
        "11", "nobody waits for a spectator who does not read", HANDLER,
        "            session.send(message)\n", "            await session.reply(message)\n",
        "tests/server/test_slow_clients.py::test_a_client_that_does_not_read_delays_nobody",
        also=(
            ("    def _broadcast(", "    async def _broadcast("),
            ("self._broadcast(table, wire.Reaction", "await self._broadcast(table, wire.Reaction"),
        ),
    ),
    # 12: medium and low
    Mend(
        "12a", "HTTP connections are counted per /64", HTTP,
        'rate_limit_key(self.client[0]) if self.client else ""', 'self.client[0] if self.client else ""',
        f"{FRAMES}::test_http_connections_are_counted_by_ipv6_network",
    ),
    Mend(
        "12b", "fec0::/10 is not public", SAFE_POST,
        "if host.is_site_local or any(", "if any(",
        "tests/server/test_notices.py::test_nobody_lets_the_server_knock_inside",
    ),
    Mend(
        "12c", "168.63.129.16 is not public", SAFE_POST,
        "return host not in INTERNAL and host.is_global", "return host.is_global",
        "tests/server/test_notices.py::test_nobody_lets_the_server_knock_inside",
    ),
    Mend(
        "12d", "requests for other host names are refused", APP,
        'if not host_allowed(scope["headers"], self.settings):', "if False:",
        "tests/server/test_host_names.py::test_a_foreign_name_is_refused_everywhere_and_says_what_to_set",
    ),
    Mend(
        "12e", "sockets for other host names are refused", APP,
        'and self.sockets is not None and host_allowed(scope["headers"], self.settings):',
        "and self.sockets is not None:",
        "tests/server/test_host_names.py::test_a_foreign_name_is_refused_everywhere_and_says_what_to_set",
    ),
    Mend(
        "12f", "responses over HTTPS ask for HTTPS", APP,
        "[HTTPS_ONLY] if is_https(scope, self.settings) else []", "list[tuple[bytes, bytes]]()",
        f"{FRAMES}::test_responses_over_https_ask_for_https",
    ),
    Mend(
        "12g", "the Caddyfile asks for HTTPS", "deploy/Caddyfile",
        'header Strict-Transport-Security "max-age=31536000"', "",
        "tests/test_deploy.py::test_the_proxy_keeps_metrics_to_itself",
    ),
    Mend(
        "12h", "`farshore replay` prints no escape codes", "src/farshore/cli/safe_print.py",
        "    print(escape_controls(words))\n", "    print(words)\n",
        "tests/cli/test_commands.py::test_replay_prints_no_commands_for_the_terminal",
    ),
    Mend(
        "12i", "a newer schema is named in a sentence", DATABASE,
        "    if found > HEAD:\n", "    if False:\n",
        "tests/server/test_damaged_data.py::test_a_database_of_a_newer_version_is_refused_in_one_sentence",
    ),
    Mend(
        "12j", "a damaged file is named in a sentence", DATABASE,
        "        if not isinstance(error.__cause__, sqlite3.DatabaseError):\n            raise\n", "        raise\n",
        "tests/server/test_damaged_data.py::test_a_damaged_database_is_refused_in_one_sentence",
    ),
    Mend(
        "12k", "a full disk answers 503 for a new table", f"{SERVER}/http/api_app.py",
        "    if isinstance(error, Unreachable):\n", "    if False:\n",
        "tests/server/test_full_disk.py::test_a_full_disk_is_said_and_nothing_fails_inside",
    ),
    Mend(
        "12o", "a full disk within a transaction is not an error of the statement", DATABASE,
        "            if self.database.is_failing(error):\n", "            if False:\n",
        "tests/server/test_database.py::test_a_full_disk_in_the_middle_of_a_transaction_is_named_as_such",
    ),
    Mend(
        "12l", "a full disk is not ready", f"{SERVER}/http/readiness.py",
        "await self._store.write(_write_trial_row)", "pass",
        "tests/server/test_operation.py::test_a_full_disk_is_not_ready",
    ),
    Mend(
        "12m", "the deal of a record without its secret is not offered", REGISTRY,
        "if not first.row.seed:", "if False:",
        "tests/server/test_damaged_data.py::test_the_deal_of_a_record_without_its_secret_is_not_offered_again",
    ),
    Mend(
        "12n", "a table with altered events is named", REGISTRY,
        "except (IllegalAction, BadOption, DataError) as error:", "except ZeroDivisionError as error:",
        "tests/server/test_damaged_data.py::test_a_table_with_altered_events_is_named_and_others_open",
    ),
    # 13: the deal
    Mend(
        "13a", "the value of who makes a table counts", REGISTRY,
        "row.entropy = tuple(SeatValue(seat, request.entropy, 0) for seat in mine)", "row.entropy = ()",
        "tests/server/test_entropy.py::test_the_values_of_both_players_count_and_the_record_says_so",
    ),
    Mend(
        "13b", "the value of who sits down counts", REGISTRY,
        "new = [SeatValue(seat, value) for seat in sorted(seats) if seat not in known]", "new = list[SeatValue]()",
        "tests/server/test_entropy.py::test_the_values_of_both_players_count_and_the_record_says_so",
    ),
    Mend(
        "13c", "draws depend on the values", "src/farshore/core/dealer.py",
        'return sha256("/".join([self.seed, *values]).encode()).hexdigest() if values else self.seed',
        "return self.seed",
        "tests/server/test_entropy.py::test_the_values_of_both_players_count_and_the_record_says_so",
    ),
    Mend(
        "13d", "`farshore verify` checks the values", "src/farshore/cli/verify_deal.py",
        "            if right != event.action:\n", "            if False:\n",
        "tests/server/test_entropy.py::test_the_values_of_both_players_count_and_the_record_says_so",
    ),
    Mend(
        "13e", "the server promises the deal before it knows the value", f"{SERVER}/tables/deal_promise.py",
        'return self._derive_key(f"deal/{table}").hex(), self._derive_key(f"salt/{table}").hex()[:32]',
        "return secrets.token_hex(32), secrets.token_hex(16)",
        "tests/server/test_entropy.py::test_the_values_of_both_players_count_and_the_record_says_so",
    ),
)  # fmt: skip


def copy_sources(root: Path, folder: str) -> Path:
    """Copy what tests need, without what is installed or built for programs."""
    copy = Path(folder) / "copy"
    ignored = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".compiled")
    shutil.copytree(root, copy, ignore=ignored, symlinks=True)
    return copy


def run_tests(root: Path, tests: list[str]) -> tuple[int, str]:
    """Return the exit code of pytest and the first reason for a failure."""
    paths = os.pathsep.join([str(root / name) for name in ("src", "research", "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "FARSHORE_COMPILED": "0", "FARSHORE_TEST_SEED": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:playwright", *tests]
    try:
        done = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return -1, f"the test does not end within {SECONDS} s"
    found = re.search(r"^E +(.*)$", done.stdout, re.MULTILINE)
    return done.returncode, found[1] if found else (done.stdout + done.stderr).strip()[-200:]


def check_mends(root: Path, mends: list[Mend]) -> int:
    """Undo each mend, print whether its test notices, and return the number of those that are not noticed."""
    unnoticed = 0
    with tempfile.TemporaryDirectory(prefix="farshore-findings-") as folder:
        copy = copy_sources(root, folder)
        code, reason = run_tests(copy, sorted({mend.test for mend in mends}))
        if code:
            print(f"The tests fail with all mends: {reason}")
            return len(mends)
        for mend in mends:
            file, whole = copy / mend.path, (copy / mend.path).read_bytes()
            mend.undo(copy)
            code, reason = run_tests(copy, [mend.test])
            file.write_bytes(whole)
            noticed = code == TEST_FAILED
            unnoticed += not noticed
            verdict = f"fails without the mend: {reason[:120]}" if noticed else f"DOES NOT NOTICE (pytest: {code})"
            print(f"{mend.finding:<4} {mend.title}\n     {mend.test.rpartition('/')[2]}\n     {verdict}", flush=True)
    return unnoticed


def select(numbers: list[str]) -> list[Mend]:
    """Return the mends of these findings, or all; `9` stands for 9a, 9b, …"""
    return [
        mend
        for mend in MENDS
        if not numbers or mend.finding in numbers or mend.finding.rstrip("abcdefghijklmnopqrstuvwxyz") in numbers
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", nargs="*", help="a finding: 9, or 9a")
    parser.add_argument("--list", action="store_true", help="print the findings and test nothing")
    options = parser.parse_args()
    mends = select(options.number)
    if options.list:
        for mend in mends:
            print(f"{mend.finding:<4} {mend.title}: {mend.test.rpartition('/')[2]}")
        return 0
    unnoticed = check_mends(HERE, mends)
    print(f"{len(mends) - unnoticed} of {len(mends)} mends are tested")
    return 1 if unnoticed or not mends else 0


if __name__ == "__main__":
    sys.exit(main())
