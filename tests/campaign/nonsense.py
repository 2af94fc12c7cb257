"""Nonsense by grammar: requests, messages, records and components that are nearly right."""

from __future__ import annotations

import asyncio
import http.client
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from campaign.report import Ending, Report
from farshore.core.toml_data import OF_BOTS, read_packaged
from farshore.games import installed
from server.conftest import Server
from server.sit_down import Sitting, make

HERE = Path(__file__).parents[1]
REPLAYS = sorted(HERE.glob("games/*/replays/*.toml"))
ODD: list[Any] = [
    "", " ", "\0", "a\0b", "x" * 5_000, "\u202e", "🙂", "\ud7ff", "-1", "00", "٠", "undo", "- undo", "null",
    0, -1, 1, 63, 64, 10**6, 10**18, 10**30, -(10**30), 0.5, 1e308, float("inf"), float("nan"),
    True, False, None, [], [[]], [[[[[[]]]]]], {}, {"a": {"a": {}}}, ["x"] * 300,
]  # fmt: skip
ODD_TOML = [
    "inf",
    "nan",
    "-1",
    "1e400",
    "9" * 40,
    "[" * 40,
    "{}",
    '"x"',
    "[]",
    "1979-05-27",
    "true",
    "0x7f",
    '"\\u0000"',
]


class Nonsense:
    """Throws it at one server, and counts."""

    def __init__(self, server: Server, report: Report, seed: str) -> None:
        self.server, self.report, self.rng = server, report, Random(seed)
        self.tables: list[Sitting] = []

    async def go_on(self, seconds: float) -> None:
        """For so long."""
        ending = self.report.ending(seconds)
        await self.new_table()
        lines = [asyncio.create_task(self.talk(ending)) for _ in range(3)]
        lines += [asyncio.create_task(self.throw(ending)) for _ in range(3)]
        await asyncio.gather(*lines)

    async def throw(self, ending: Ending) -> None:
        kinds = [self.request, self.request, self.request, self.record, self.components, self.raw]
        while not ending.over:
            if self.rng.random() < 0.01:
                await self.new_table()
            await asyncio.to_thread(self.rng.choice(kinds))

    async def new_table(self) -> None:
        game = self.rng.choice(["explorers", "kingdom_maps", "la_isla"])
        self.tables = [*self.tables[-20:], await asyncio.to_thread(make, self.server, game, "pp")]

    # HTTP

    def request(self) -> None:
        path, body = self.rng.choice(list(self.bodies().items()))
        if self.rng.random() < 0.8:
            body = self.spoilt(body)
        if self.rng.random() < 0.1:
            path = path.replace("/api/", self.rng.choice(["/api//", "/api/%00", "/api/../", "/API/", "/api/x/"]))
        self.ask("POST", path, dumped(body))

    def bodies(self) -> dict[str, Any]:
        """One good body for each path."""
        sitting = self.rng.choice(self.tables)
        secrets = list(sitting.secrets.values())
        at = f"/api/tables/{sitting.table}"
        bots = {"kind": "bot", "level": "random", "name": "B"}
        table = {"game": "explorers", "seats": [{"kind": "me", "name": "A"}, bots], "options": {"map": "random"}}
        return {
            "/api/tables": {**table, "seed": "s", "hints": True, "language": "de", "challenge": None, "data": {}},
            "/api/mine": {"secrets": secrets, "language": "fr"},
            f"{at}/record": {"secrets": secrets},
            f"{at}/position": {"at": 3, "secrets": secrets, "view": 0, "language": "it"},
            f"{at}/branch": {"at": 3, "seat": 0, "level": "random", "name": "x", "secrets": secrets},
            f"{at}/rematch": {"secrets": secrets},
            "/api/records": {"record": "farshore = 1", "language": "en"},
        }

    def spoilt(self, body: Any) -> Any:
        """The same with something odd somewhere."""
        if isinstance(body, dict) and body and self.rng.random() < 0.9:
            key = self.rng.choice(list(body))
            if self.rng.random() < 0.1:
                return {name: value for name, value in body.items() if name != key}
            if self.rng.random() < 0.1:
                return {**body, str(self.rng.choice(ODD)): self.rng.choice(ODD)}
            return {**body, key: self.spoilt(body[key])}
        if isinstance(body, list) and body and self.rng.random() < 0.7:
            at = self.rng.randrange(len(body))
            return [*body[:at], self.spoilt(body[at]), *body[at + 1 :]]
        return self.rng.choice(ODD)

    def record(self) -> None:
        lines = self.rng.choice(REPLAYS).read_text("utf-8").splitlines()
        for _ in range(self.rng.randrange(4)):
            at = self.rng.randrange(len(lines))
            change = self.rng.randrange(4)
            if change == 0:
                del lines[at]
            elif change == 1:
                lines.insert(at, lines[self.rng.randrange(len(lines))])
            elif change == 2:
                key = lines[at].partition("=")[0]
                lines[at] = f"{key} = {self.rng.choice(ODD_TOML)}"
            else:
                where = self.rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:where] + self.rng.choice('"[]{}=.,#\\\u00e4 0') + lines[at][where:]
            if not lines:
                return
        self.ask("POST", "/api/records", dumped({"record": "\n".join(lines)}))
        self.report.count("records")

    def components(self) -> None:
        game, file = self.rng.choice(FILES)
        lines = read_packaged(f"farshore.games.{game}", file).splitlines()
        for _ in range(1 + self.rng.randrange(3)):
            at = self.rng.choice([number for number, line in enumerate(lines) if "=" in line])
            lines[at] = f"{lines[at].partition('=')[0]}= {self.rng.choice(ODD_TOML)}"
        seats = [{"kind": "me"}, {"kind": "here"}]
        answer = self.ask(
            "POST", "/api/tables", dumped({"game": game, "seats": seats, "data": {file: "\n".join(lines)}})
        )
        self.report.count("own components")
        if answer.get("table"):
            self.ask("POST", f"/api/tables/{answer['table']}/position", dumped({"at": answer.get("version", 0)}))

    def raw(self) -> None:
        """What is no request at all, or half of one."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        with suppress(OSError, http.client.HTTPException, ValueError):
            line.connect()
            words = bytes(self.rng.randrange(256) for _ in range(self.rng.randrange(200)))
            head = self.rng.choice(
                [b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\n\r\n"]
            )
            assert line.sock is not None
            line.sock.sendall(head + words)
        line.close()
        self.report.count("broken requests")

    def ask(self, method: str, path: str, body: bytes) -> dict[str, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        try:
            line.request(method, path, body, {"content-type": "application/json"})
            answer = line.getresponse()
            words = answer.read()
        except (http.client.HTTPException, ValueError, OSError) as error:
            self.report.complain(f"{method} {path}: {type(error).__name__} {error}")
            return {}
        finally:
            line.close()
        self.report.count("requests")
        if answer.status >= 500:
            self.report.complain(f"{answer.status} for {path} {body[:500]!r}: {words[:300]!r}")
        if answer.getheader("content-type", "").startswith("application/json"):
            reply: dict[str, Any] = json.loads(words, parse_constant=self.not_json)
            return reply
        return {}

    def not_json(self, words: str) -> None:
        self.report.complain(f"JSON with {words}")

    # Sockets

    async def talk(self, ending: Ending) -> None:
        """Line after line; each says a few hundred things, some of them right."""
        while not ending.over:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with connect(f"ws://{self.server.address}/socket", max_size=None, compression=None) as line:
                    await asyncio.gather(self.say(line, ending), self.hear(line))

    async def say(self, line: ClientConnection, ending: Ending) -> None:
        for number in range(300):
            if ending.over:
                break
            message = self.message(number)
            await line.send(message)
            self.report.count("messages")
            await asyncio.sleep(0.005)
        await line.close()

    def message(self, number: int) -> str | bytes:
        if not self.tables:
            return '{"type":"ping"}'
        sitting = self.rng.choice(self.tables)
        seat = self.rng.randrange(2)
        name = f"n{number % 50}"
        do = self.rng.choice(["undo", "pass", "mark e7"])
        node = self.rng.choice(["map/e7", "card", "x", "die/9", "slot/٣"])
        good: list[dict[str, Any]] = [
            {"type": "join", "table": sitting.table, "secrets": list(sitting.secrets.values()), "language": "de"},
            {"type": "look", "view": seat},
            {
                "type": "act",
                "id": name,
                "seat": seat,
                "version": number,
                "do": do,
            },
            {"type": "peek", "id": name, "seat": seat, "do": "mark e7"},
            {
                "type": "why",
                "id": name,
                "seat": seat,
                "target": node,
            },
            {"type": "hint", "id": name, "seat": seat, "step": 1},
            {"type": "speak", "language": self.rng.choice(["en", "it"])},
            {"type": "rename", "id": name, "seat": seat, "name": "N"},
            {"type": "history", "id": name, "since": 0},
            {"type": "ping"},
        ]
        message: Any = good[0] if number == 0 else self.rng.choice(good)
        if self.rng.random() < 0.5:
            message = self.spoilt(message)
        words = dumped(message)
        if self.rng.random() < 0.05:
            at = self.rng.randrange(len(words) + 1)
            words = words[:at] + bytes([self.rng.randrange(256)]) + words[at:]
        return words if self.rng.random() < 0.2 else words.decode("utf-8", "replace")

    async def hear(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                reply = json.loads(await line.recv(), parse_constant=self.not_json)
                if reply.get("key") == "server-failed":
                    self.report.complain(f"a message failed: {reply}")


def dumped(value: Any) -> bytes:
    """JSON, or nearly: numbers that are none are left as they are."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


FILES = [
    (game, file)
    for game in ("explorers", "kingdom_maps", "la_isla")
    if game in installed().games
    for file in sorted(path.name for path in (HERE.parent / "src/farshore/games" / game / "data").glob("*.toml"))
    if file not in OF_BOTS
]
