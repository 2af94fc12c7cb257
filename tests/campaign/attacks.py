"""Attacks on a server with its usual limits, from one address of this machine, bounded in number and time.

Each runs in a process of its own and returns what it did; another address measures what the others notice.
"""

from __future__ import annotations

import http.client
import json
import socket
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random
from threading import Thread
from time import monotonic, sleep
from typing import Any

from server.test_uploads import TABLE

ADDRESS = "127.0.0.2"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
TEXT, PING, START, FRAGMENT = 0x81, 0x89, 0x01, 0x00
CONNECTIONS = 300
"""Connections that an attack holds open at most."""
SIZE = 4_000_000
"""Bytes that a flood sends a second at most."""
TABLES, MOVES = 20, 30
"""Tables at which an attack plays, and moves that it sends a second at each: fewer than a connection may send."""
FILLED = 60
"""Tables that are played until the daily quota ends it: a match ends after a number of undone actions."""
Counts = Counter[str]


class Attacker:
    """One attack: where to, for how long, and what it has counted."""

    def __init__(self, port: int, seconds: float, seed: str, address: str = ADDRESS) -> None:
        self.port, self.rng, self.counts, self.address = port, Random(seed), Counts(), address
        self.until = monotonic() + seconds
        self.cookie = ""

    @property
    def is_over(self) -> bool:
        return monotonic() > self.until

    def connect(self, words: bytes = b"") -> socket.socket:
        opened = socket.create_connection(("127.0.0.1", self.port), 5, (self.address, 0))
        self.counts["connections"] += 1
        opened.sendall(words)
        return opened

    def upgrade(self) -> socket.socket:
        """Return a WebSocket after its handshake."""
        opened = self.connect(UPGRADE + b"\r\n")
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            part = opened.recv(1)
            if not part:
                raise ConnectionError("no handshake")
            head += part
        if b" 101 " not in head:
            raise ConnectionError("refused")
        return opened

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request from the attacker's address, as the player signed in; return its status and its JSON."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(self.address, 0))
        try:
            headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{self.port}"}
            headers |= {"cookie": self.cookie} if self.cookie else {}
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            words = answer.read()
        finally:
            line.close()
        self.counts[f"status {answer.status}"] += 1
        return answer.status, json.loads(words) if words[:1] == b"{" else {}

    def new_table(self, **more: Any) -> dict[str, Any]:
        """Make a table; an empty dict if that is refused."""
        seats = [{"kind": "me"}, {"kind": "here"}]
        status, opened = self.request("POST", "/api/tables", {"game": "explorers", "seats": seats, **more})
        return opened if status == 201 else {}

    def flood(self, block: bytes, start: bytes = b"", *, read: bool) -> None:
        """Send the same again and again on one connection after the other."""
        while not self.is_over:
            with suppress(OSError), self.upgrade() as opened:
                opened.sendall(start)
                if read:
                    Thread(target=drain, args=(opened,), daemon=True).start()
                while not self.is_over:
                    opened.sendall(block)
                    self.counts["kB sent"] += len(block) // 1000
                    sleep(len(block) / SIZE)
            self.counts["connections closed by the server"] += 1
            sleep(0.05)


def frame(first: int, content: bytes = b"", masked: bool = True) -> bytes:
    """Return a frame of a client, with a mask of zeros."""
    length = len(content)
    size = bytes([length]) if length < 126 else b"\x7e" + struct.pack(">H", length)
    return bytes([first, size[0] | (0x80 if masked else 0)]) + size[1:] + (bytes(4) if masked else b"") + content


def drain(opened: socket.socket) -> None:
    with suppress(OSError):
        while opened.recv(65_536):
            pass


def hold(attacker: Attacker, words: bytes) -> None:
    """Open connections that never finish what they began; count those that the server leaves unanswered."""
    with ExitStack() as stack:
        opened: list[socket.socket] = []
        while not attacker.is_over:
            if len(opened) < CONNECTIONS:
                with suppress(OSError):
                    opened.append(stack.enter_context(attacker.connect(words)))
            else:
                sleep(0.05)
        silent = 0
        for each in opened:
            each.settimeout(0.01)
            try:
                silent += each.recv(1) == b"never"
            except TimeoutError:
                silent += 1
            except OSError:
                pass
        attacker.counts["left open"] = silent


def header_flood(attacker: Attacker) -> None:
    hold(attacker, UPGRADE + b"X-Many: x\r\n" * 200 + b"\r\n")


def silent_upgrades(attacker: Attacker) -> None:
    hold(attacker, UPGRADE)


def ping_flood(attacker: Attacker) -> None:
    attacker.flood(frame(PING) * 2_000, read=True)


def fragment_flood(attacker: Attacker) -> None:
    attacker.flood(frame(FRAGMENT) * 2_000, frame(START), read=True)


def unread_pongs(attacker: Attacker) -> None:
    attacker.flood(frame(PING, bytes(125)) * 100, read=False)


def table_flood(attacker: Attacker) -> None:
    """Make tables, and open each with a socket, so that it is kept in memory."""
    with ExitStack() as stack:
        while not attacker.is_over:
            opened = attacker.new_table()
            if not opened:
                sleep(0.02)
                continue
            with suppress(OSError):
                joined = stack.enter_context(attacker.upgrade())
                secrets = [key["secret"] for key in opened["keys"]]
                join = {"type": "join", "table": opened["table"], "secrets": secrets}
                joined.sendall(frame(TEXT, json.dumps(join).encode()))
                attacker.counts["tables joined"] += 1


def join_tables(
    attacker: Attacker, stack: ExitStack, read: Callable[[socket.socket], None], most: int = TABLES
) -> list[tuple[Any, int]]:
    """Make tables and join each by a socket that a thread reads; return the sockets and the versions."""
    tables: list[tuple[Any, int]] = []
    while len(tables) < most and not attacker.is_over:
        opened = attacker.new_table(seed="flood")
        if opened:
            joined = stack.enter_context(attacker.upgrade())
            Thread(target=read, args=(joined,), daemon=True).start()
            secrets = [key["secret"] for key in opened["keys"]]
            join = {"type": "join", "table": opened["table"], "secrets": secrets}
            joined.sendall(frame(TEXT, json.dumps(join).encode()))
            tables.append((joined, opened["version"]))
        elif tables:
            break
    return tables


def undo_flood(attacker: Attacker) -> None:
    """Play an action and undo it, again and again at many tables: every event is stored."""
    with ExitStack() as stack:
        play_and_undo(attacker, join_tables(attacker, stack, drain), lambda: attacker.is_over)


def play_and_undo(attacker: Attacker, tables: list[tuple[Any, int]], is_over: Callable[[], bool]) -> None:
    """Send an action and its undo to each table, again and again."""
    number = 0
    while not is_over():
        for joined, version in tables:
            act = {"type": "act", "seat": 0, "id": str(number), "version": version + number}
            words = json.dumps({**act, "do": "undo" if number % 2 else "terrain prairie"}).encode()
            with suppress(OSError):
                joined.sendall(frame(TEXT, words))
                attacker.counts["moves sent"] += 1
        number += 1
        sleep(1 / MOVES)


LONG_COMPONENTS = {"table.toml": f"{TABLE}# {'x' * 60_000}\n"}


def storage_flood(attacker: Attacker) -> None:
    """Store as much as the limits allow: tables with long components."""
    while not attacker.is_over:
        attacker.new_table(game="la_isla", data=LONG_COMPONENTS)
        attacker.new_table()
        sleep(0.02)


def fill_with_components(attacker: Attacker) -> bool:
    """Make tables with long components until the daily quota refuses them; return False if it never does."""
    body = {"game": "la_isla", "seats": [{"kind": "me"}, {"kind": "here"}], "data": LONG_COMPONENTS}
    return _ask_until_refused(attacker, body, "day-bytes")


def fill_with_tables(attacker: Attacker) -> bool:
    """Make small tables until the daily quota refuses them; return False if it never does."""
    body = {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return _ask_until_refused(attacker, body, "day-tables", "day-bytes")


def _ask_until_refused(attacker: Attacker, body: dict[str, Any], *keys: str) -> bool:
    while not attacker.is_over:
        status, problem = attacker.request("POST", "/api/tables", body)
        if status == 429 and problem.get("key") in keys:
            return True
        sleep(0.02)
    return False


def fill_with_moves(attacker: Attacker) -> bool:
    """Play and undo at many tables until the daily quota refuses it at each; return False if it never does."""
    refused: set[socket.socket] = set()

    def read(joined: socket.socket) -> None:
        end = b""
        with suppress(OSError):
            while part := joined.recv(65_536):
                if b'"day-bytes"' in end + part:
                    refused.add(joined)
                end = part[-20:]

    with ExitStack() as stack:
        tables = join_tables(attacker, stack, read, FILLED)
        play_and_undo(attacker, tables, lambda: attacker.is_over or len(refused) == len(tables))
        return len(refused) == len(tables) > 0


FILLERS: tuple[Callable[[Attacker], bool], ...] = (fill_with_components, fill_with_tables, fill_with_moves)
"""All ways to store much from one address until its daily quota ends it."""


def slow_webhooks(attacker: Attacker) -> None:
    """Register a receiver that never answers, and have it notified."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        while not attacker.is_over:
            opened = attacker.new_table()
            if not opened:
                sleep(0.2)
                continue
            first, second = (key["secret"] for key in opened["keys"])
            hook = {"secrets": [first], "address": address, "house": "https://play.example", "kind": "hook"}
            attacker.request("POST", f"/api/tables/{opened['table']}/notices", hook)
            path = f"/api/tables/{opened['table']}/remind"
            Thread(target=_remind, args=(attacker, path, second), daemon=True).start()


def _remind(attacker: Attacker, path: str, secret: str) -> None:
    with suppress(OSError, http.client.HTTPException):
        attacker.request("POST", path, {"secrets": [secret]})


def slow_spectators(attacker: Attacker) -> None:
    """Watch a table and never read, while a player sends everybody another name again and again."""
    opened: dict[str, Any] = {}
    while not opened and not attacker.is_over:
        opened = attacker.new_table()
    join = {"type": "join", "table": opened.get("table", ""), "secrets": []}
    with ExitStack() as stack:
        for _ in range(50):
            with suppress(OSError):
                watching = stack.enter_context(attacker.upgrade())
                watching.sendall(frame(TEXT, json.dumps(join).encode()) + frame(TEXT, b'{"type":"ping"}') * 20)
        player = stack.enter_context(attacker.upgrade())
        Thread(target=drain, args=(player,), daemon=True).start()
        player.sendall(frame(TEXT, json.dumps({**join, "secrets": [key["secret"] for key in opened["keys"]]}).encode()))
        while not attacker.is_over:
            attacker.counts["names"] += 1
            name = {"type": "rename", "id": "n", "seat": 0, "name": f"Ada {attacker.counts['names']}"}
            player.sendall(frame(TEXT, json.dumps(name).encode()))
            sleep(0.05)


def bad_push_keys(attacker: Attacker) -> None:
    opened: dict[str, Any] = {}
    while not attacker.is_over:
        opened = opened or attacker.new_table()
        keys = {"p256dh": attacker.rng.randbytes(attacker.rng.randrange(70)).hex(), "auth": "A" * 22}
        body = {"secrets": [key["secret"] for key in opened.get("keys", ())], "house": "https://play.example"}
        address = "http://127.0.0.1:9/"
        attacker.request(
            "POST",
            f"/api/tables/{opened.get('table', 'x')}/notices",
            {**body, **keys, "address": address, "kind": "push"},
        )
        sleep(0.02)


def account_flood(attacker: Attacker) -> None:
    """Make players, clubs, tournaments and bot tokens, and ask for challenges of passkeys."""
    while not attacker.is_over:
        name = f"Eve {attacker.rng.randrange(10**9)}"
        if attacker.request("POST", "/api/player/new", {"name": name})[0] == 200:
            attacker.counts["players"] += 1
        for path, body in (
            ("/api/clubs", {"name": name}),
            ("/api/tournaments", {"name": name, "game": "kingdom_maps", "rounds": 15}),
            ("/api/player/bot", {"name": name, "scopes": ["play"]}),
            ("/api/player/challenge", {}),
            ("/api/player/sign-in", {"recovery": "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA"}),
        ):
            if attacker.request("POST", path, body)[0] < 300:
                attacker.counts[path.rpartition("/")[2]] += 1
            sleep(0.05)


PAGES = (
    "/api/player/download", "/api/people", "/api/clubs", "/api/tournaments", "/api/cup", "/api/challenges",
    "/api/leaderboard?game=la_isla", "/api/print/explorers", "/api/open", "/api/practice/explorers",
)  # fmt: skip


def reading_flood(attacker: Attacker) -> None:
    """Read what costs most, as a player, in several threads at once."""

    def read() -> None:
        while not attacker.is_over:
            with suppress(OSError, http.client.HTTPException, ValueError):
                attacker.request("GET", attacker.rng.choice(PAGES))

    attacker.request("POST", "/api/player/new", {"name": f"Eve {attacker.rng.randrange(10**9)}"})
    threads = [Thread(target=read, daemon=True) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


METHODS = (b"GET", b"POST", b"get", b"PRI", b"\x16\x03\x01", b"OPTIONS", b"G" * 300)
TARGETS = (b"/", b"/api/tables", b"*", b"http://evil.example/", b"/%00%ff", b"/" + b"a" * 9_000, b"/..//..", b"")
VERSIONS = (b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9.9", b"http/1.1", b"")
HEADERS = (
    b"Host: 127.0.0.1", b"Host: evil.example", b"Host: a\r\nHost: b", b"Content-Length: -1", b"Content-Length: 5, 6",
    b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked\r\nContent-Length: 3", b"X: \x00", b" folded: x",
    b"Expect: 100-continue", b"Upgrade: websocket", b"Connection: keep-alive, Upgrade", b"X" * 9_000 + b": y",
    b"X-Request-ID: \xff\xfe", b"Cookie: " + b"a=b;" * 500, b"Range: bytes=0-", b"Content-Type: application/json",
)  # fmt: skip
BODIES = (b"", b"5\r\nhello\r\n0\r\n\r\n", b"ffffffffffffffff\r\n", b"{", b'{"game":', b"\x00" * 100, b"[" * 5_000)


def malformed_http(attacker: Attacker) -> None:
    """Requests by a grammar: each part is nearly right or wrong in its own way."""
    rng = attacker.rng
    while not attacker.is_over:
        head = b" ".join((rng.choice(METHODS), rng.choice(TARGETS), rng.choice(VERSIONS)))
        lines = rng.sample(HEADERS, rng.randrange(5))
        words = b"\r\n".join([head, *lines]) + rng.choice([b"\r\n\r\n", b"\n\n", b"\r\n"]) + rng.choice(BODIES)
        with suppress(OSError), attacker.connect(words) as opened:
            opened.settimeout(0.2)
            answer = opened.recv(64)
            status = answer.split(b" ")[1][:3].decode() if answer.startswith(b"HTTP/") and b" " in answer else "none"
            attacker.counts[f"status {status}"] += 1
        sleep(0.01)


MESSAGES = (
    b"", b"{", b"[]", b"null", b'{"type":"act"}', b'{"type":"join","table":"\\u0000"}', b'{"type":"ping"}' * 3,
    b'{"type":"join","table":"x","secrets":' + b"[" * 2_000, b'{"type":1e999}', b"\xff\xfe", b'{"type":"nothing"}',
    b'{"type":"join","secrets":["' + b"x" * 15_000 + b'"]}', b'{"type":"speak","language":"xx"}',
)  # fmt: skip
FIRSTS = (0x81, 0x82, 0x01, 0x00, 0x80, 0x83, 0x8B, 0xC1, 0xF1, 0x88, 0x89, 0x09, 0x8A, 0x0F)


def malformed_frames(attacker: Attacker) -> None:
    """Frames by a grammar: every opcode, reserved bits, missing masks, lengths that lie, messages that are none."""
    rng = attacker.rng
    while not attacker.is_over:
        with suppress(OSError), attacker.upgrade() as opened:
            opened.settimeout(0.2)
            for _ in range(rng.randrange(1, 20)):
                words = frame(rng.choice(FIRSTS), rng.choice(MESSAGES), masked=rng.random() < 0.9)
                if rng.random() < 0.1:
                    words = words[:1] + b"\xff" + struct.pack(">Q", 2 ** rng.randrange(10, 64)) + words[2:]
                opened.sendall(words)
                attacker.counts["frames"] += 1
            with suppress(TimeoutError):
                opened.recv(4_096)
        sleep(0.01)


ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    header_flood, silent_upgrades, ping_flood, fragment_flood, unread_pongs, table_flood, undo_flood,
    storage_flood, slow_webhooks, slow_spectators, bad_push_keys, account_flood,
    reading_flood, malformed_http, malformed_frames,
)  # fmt: skip
