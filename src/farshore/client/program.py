"""Let a bot play on a server with a bot token: `async for turn in Client(url, token).turns()`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from secrets import token_urlsafe
from typing import Any, Final, TypeAlias, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidURI, WebSocketException

from farshore.client.program_tables import FollowedMatch, ProgramRequests, RequestFailed, ServerUnavailable
from farshore.core.game import AnyGame, Seat, Value
from farshore.server import wire
from farshore.server.wire.protocol_versions import PROTOCOL

POLL: Final = 2.0
"""Seconds between two looks for new tables."""
AGAIN: Final = (0.1, 5.0)
"""Seconds until a lost connection is made again: at first, and at most."""
CHANCE_EVENT: Final = "- "
Moves: TypeAlias = "str | object | Sequence[object]"
"""An action, its notation, or several of either, which are played in order until something new is revealed."""
BUSY: Final = frozenset({"too-fast", "store-failed", "store-busy", "server-failed"})
"""Keys of refusals after which the same message is sent again."""
_decode = msgspec.json.Decoder(wire.ProgramMessage).decode
_KINDS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(wire.ProgramMessage))


class _MessageType(msgspec.Struct):
    """The type of a message."""

    type: str


@dataclass(frozen=True, slots=True)
class ProgramResult:
    """A match that has ended while the client was following it."""

    table: str
    game: str
    seat: Seat
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A decision of the bot: the position and its legal actions."""

    table: str
    """The id of the table; the page shows it at /t/ID."""
    game_id: str
    game: AnyGame | None = field(repr=False)
    """The game, for bots that use its rules; None if it is not installed here in the same edition."""
    view: Any = field(repr=False)
    """The position as the seat may know it; None if the game is not installed."""
    seat: Seat
    legal: tuple[str, ...]
    """The legal actions in notation."""
    version: int
    text: str = field(repr=False)
    """The position as text, if the client was made with `text=True`."""


@dataclass(frozen=True, slots=True)
class Turn(BotDecision):
    """A decision of the bot. Play it with `play`."""

    _table: ProgramTableLoop = field(repr=False)

    async def play(self, *moves: Moves) -> None:
        """Play an action, or several in order as long as nothing new is revealed; return when the first is stored.

        Raise RequestFailed, with the server's reason, if it is refused; the turn can then be played another way.
        """
        await self._table.play(self, _flatten(moves))


def _flatten(moves: Sequence[Moves]) -> list[str]:
    """Return moves in notation.

    >>> _flatten(["mark e7", ["done"]])
    ['mark e7', 'done']
    """
    found: list[str] = []
    for move in moves:
        found += _flatten(move) if isinstance(move, (list, tuple)) else [str(move)]
    if not found:
        raise ValueError("a turn needs at least one action")
    return found


class Client:
    """A bot's connection to a server: its tables, and the turns that it has to play.

    Connections that are lost, also by a restart of the server, are made again; a move is never played twice.
    """

    def __init__(self, url: str, token: str, *, text: bool = False, language: str = "en", poll: float = POLL) -> None:
        self.requests = ProgramRequests(url, token, language)
        self.text, self.language, self.poll = text, language, poll
        self.finished: list[ProgramResult] = []
        """Matches that have ended since the client was made."""
        self._turns: asyncio.Queue[Turn | BaseException | None] = asyncio.Queue()
        self._loops: dict[str, asyncio.Task[None]] = {}
        self._known_over: set[str] = set()

    # Requests

    async def whoami(self) -> wire.ProgramState:
        """Return the program of the token with its tables."""
        return await asyncio.to_thread(self.requests.get, "/api/bot", wire.ProgramState)

    async def sit(self, table: str = "", *, link: str = "", code: str = "") -> str:
        """Take a free seat: of an open table, of a link to a table, or of a code. Return the table."""
        body = wire.ProgramSeatRequest(table=table or None, link=link or None, code=code)
        opened = await asyncio.to_thread(self.requests.post, "/api/bot/seat", body, wire.OpenedTable)
        return opened.table

    async def open_tables(self) -> tuple[wire.OpenTable, ...]:
        """Return the tables that anyone may join; `programs` says whether bots may."""
        return (await asyncio.to_thread(self.requests.get, "/api/open", wire.OpenTables)).tables

    async def create_table(
        self,
        game: str,
        opponents: Sequence[str] = ("link",),
        *,
        public: bool = True,
        rated: bool = False,
        pace: wire.Pace = 0,
        **options: Value,
    ) -> wire.OpenedTable:
        """Make a table with the bot in the first seat; needs the scope `challenge`.

        `opponents` has a level of the server's bots for each other seat, or `link` for a seat to invite somebody to;
        with `public`, anyone may take those. `pace` is the time limit of a turn in seconds, which `rated` tables need.
        """
        others = [
            wire.NewSeat(kind="link") if level == "link" else wire.NewSeat(kind="bot", level=level)
            for level in opponents
        ]
        seats = (wire.NewSeat(kind="me"), *others)
        body = wire.NewTable(
            game=game,
            seats=seats,
            options=options,
            open=public and "link" in opponents,
            rated=rated,
            pace=pace,
        )
        return await asyncio.to_thread(self.requests.post, "/api/bot/tables", body, wire.OpenedTable)

    # Turns

    async def turns(
        self, *, matches: int | None = None, join_open: bool = False, games: Collection[str] = ()
    ) -> AsyncIterator[Turn]:
        """Yield the bot's turns at all its tables, as they come. Each must be played.

        `matches` ends the iteration after this number of finished matches. With `join_open`, the bot takes free seats
        at open tables that allow bots, of these `games` or of all installed ones.
        """
        lookout = asyncio.create_task(self._look_for_tables(matches, join_open, frozenset(games)))
        try:
            while matches is None or len(self.finished) < matches:
                found = await self._turns.get()
                if isinstance(found, BaseException):
                    raise found
                if found is not None:
                    yield found
        finally:
            tasks = [lookout, *self._loops.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._loops.clear()

    async def _look_for_tables(self, matches: int | None, join_open: bool, games: frozenset[str]) -> None:
        """Follow the tables of the program, again and again until cancelled."""
        pause = AGAIN[0]
        while True:
            try:
                for entry in (await self.whoami()).tables:
                    if entry.table not in self._loops and entry.table not in self._known_over:
                        self._follow(entry.table, entry.over)
                playing = sum(not task.done() for task in self._loops.values())
                if join_open and (matches is None or len(self.finished) + playing < matches):
                    await self._join_open_table(games)
                pause = self.poll
            except ServerUnavailable:
                pause = min(2 * pause, AGAIN[1])
            except Exception as error:
                await self._turns.put(error)
                return
            await asyncio.sleep(pause)

    def _follow(self, table: str, over: bool) -> None:
        if over:
            self._known_over.add(table)
        else:
            self._loops[table] = asyncio.create_task(self._run_table(table))

    async def _run_table(self, table: str) -> None:
        try:
            ended = await ProgramTableLoop(self, table).run()
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            await self._turns.put(error)
            return
        self._known_over.add(table)
        self.finished.append(ended)
        await self._turns.put(None)

    async def _join_open_table(self, games: frozenset[str]) -> None:
        """Take a seat at the first open table that allows bots and has a game that this one plays."""
        for entry in await self.open_tables():
            if entry.programs and entry.table not in self._loops and (not games or entry.game in games):
                with suppress(RequestFailed):  # taken meanwhile
                    self._follow(await self.sit(entry.table), over=False)
                    return

    async def offer(self, turn: Turn) -> None:
        """Have a turn yielded."""
        await self._turns.put(turn)


class _PendingAct(msgspec.Struct):
    """An action that was sent and is not acknowledged yet."""

    message: wire.Act
    done: asyncio.Future[None]


class ProgramTableLoop:
    """Follows one table over as many connections as it takes."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.match = FollowedMatch()
        self._socket: ClientConnection | None = None
        self._pending: _PendingAct | None = None
        self._plan: list[str] = []
        self._plan_phase: int | None = None
        self._offered = False
        """A turn was yielded and is not played yet."""
        self._last: wire.PositionMessage | None = None
        self._view: Any = None
        self._ids = count(1)
        self._name = token_urlsafe(8)

    async def run(self) -> ProgramResult:
        """Follow the table until the match is over."""
        try:
            return await self._reconnecting()
        finally:
            if self._pending is not None and not self._pending.done.done():
                self._pending.done.set_exception(RequestFailed("connection-ended", "The connection has ended."))
                self._pending.done.exception()

    async def _reconnecting(self) -> ProgramResult:
        pause = AGAIN[0]
        while True:
            try:
                async with connect(self.client.requests.socket_url, max_size=None, compression=None) as self._socket:
                    await self._join(self._socket)
                    async for words in self._socket:
                        ended = await self._receive(words)
                        pause = AGAIN[0]
                        if ended is not None:
                            return ended
            except InvalidURI:
                raise
            except (OSError, WebSocketException):  # the server restarts: connect again
                pass
            self._socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, AGAIN[1])

    async def _join(self, socket: ClientConnection) -> None:
        requests = self.client.requests
        message = wire.Join(
            table=self.table,
            secrets=(requests.token,),
            language=_language(self.client.language),
            since=len(self.match.events),
            entropy=token_urlsafe(16),
            protocol=PROTOCOL,
            positions=True,
            text=self.client.text,
        )
        await self._send(socket, message)
        if self._pending is not None:
            await self._send(socket, self._pending.message)

    async def _send(self, socket: ClientConnection, message: wire.FromClient) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _receive(self, words: str | bytes) -> ProgramResult | None:
        """Take one message over; return the match if it is over."""
        if msgspec.json.decode(words, type=_MessageType).type not in _KINDS:
            return None
        message = _decode(words)
        if isinstance(message, wire.ErrorMessage):
            self._refused(message)
        elif isinstance(message, wire.Ack):
            self._acknowledged((message.id,))
        elif isinstance(message, wire.PositionMessage):
            return await self._position(message)
        return None

    async def _position(self, message: wire.PositionMessage) -> ProgramResult | None:
        self._view, self._last = self.match.take(message), message
        self._acknowledged(message.acks)
        seat = message.seat
        if seat is None:
            raise RequestFailed("not-your-seat", "This seat is no longer open to the bot.")
        if message.over:
            self._acknowledged((self._pending.message.id,) if self._pending else ())
            return ProgramResult(self.table, self.match.game_id, seat, message.totals, message.winners)
        if any(event.startswith(CHANCE_EVENT) for event in message.events):
            self._plan = []
        await self._next(message)
        return None

    async def _next(self, message: wire.PositionMessage) -> None:
        """Go on with the plan, or offer the turn, if the seat is to act."""
        if message.seat is None or not message.legal or self._pending is not None or self._offered:
            return
        if self._plan and self._plan[0] in message.legal and self._phase() == self._plan_phase:
            with suppress(WebSocketException):  # it is sent again with the next connection
                await self._act(message, message.seat, self._plan.pop(0))
            return
        self._plan, self._offered = [], True
        turn = Turn(
            self.table, self.match.game_id, self.match.game, self._view, message.seat, message.legal, message.version,
            message.text, self,
        )  # fmt: skip
        await self.client.offer(turn)

    def _phase(self) -> int | None:
        return None if self.match.game is None else self.match.game.phase(self._view)

    async def play(self, turn: Turn, moves: list[str]) -> None:
        """Play a turn, and keep the rest of its moves as the plan."""
        message = self._last
        if message is None or message.seat is None:
            raise RequestFailed("not-your-seat", "This seat is no longer open to the bot.")
        self._offered = False
        self._plan, self._plan_phase = moves[1:], self._phase()
        try:
            with suppress(WebSocketException):  # it is sent again with the next connection
                await self._act(message, turn.seat, moves[0], turn.version)
            pending = self._pending
            if pending is not None:
                await pending.done
        except RequestFailed as error:
            self._plan = []
            if error.key in BUSY | {"stale-version", "seat-played-by-bot"}:
                await asyncio.sleep(AGAIN[0])
                await self._next(self._last or message)  # the position has changed, or the server is busy: offer again
                return
            self._offered = True
            raise

    async def _act(self, message: wire.PositionMessage, seat: Seat, do: str, version: int | None = None) -> None:
        act = wire.Act(
            id=f"{self._name}-{next(self._ids)}",
            seat=seat,
            version=message.version if version is None else version,
            do=do,
        )
        self._pending = _PendingAct(act, asyncio.get_running_loop().create_future())
        if self._socket is not None:
            await self._send(self._socket, act)

    def _acknowledged(self, ids: Sequence[str]) -> None:
        pending = self._pending
        if pending is not None and pending.message.id in ids:
            self._pending = None
            if not pending.done.done():
                pending.done.set_result(None)

    def _refused(self, message: wire.ErrorMessage) -> None:
        error = RequestFailed(message.key, message.reason)
        pending = self._pending
        if pending is not None and pending.message.id == message.id:
            self._pending = None
            pending.done.set_exception(error)
            pending.done.exception()  # a plan's action is not awaited: the next position offers a turn
        elif message.key in BUSY:
            raise ConnectionResetError(message.key)  # connect again
        elif not message.id:
            raise error


def _language(language: str) -> wire.Language:
    known: tuple[wire.Language, ...] = get_args(wire.Language)
    return next((name for name in known if name == language), "en")
