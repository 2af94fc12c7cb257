"""The client for programs without `async`: a thread keeps the connections while the bot thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field, fields
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from farshore.client.program import POLL, BotDecision, Client, Moves, ProgramResult, Turn
from farshore.core.game import Value
from farshore.server import wire

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SyncTurn(BotDecision):
    """A decision of the bot. Play it with `play`."""

    _turn: Turn = field(repr=False)
    _client: SyncClient = field(repr=False)

    def play(self, *moves: Moves) -> None:
        """Play an action, or several in order; see `Turn.play`."""
        self._client.wait(self._turn.play(*moves))


class SyncClient:
    """`Client` without `async`. Close it, or use it in a `with` statement."""

    def __init__(self, url: str, token: str, *, text: bool = False, language: str = "en", poll: float = POLL) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="farshore-client", daemon=True)
        self._thread.start()
        self._client = self.wait(_make(url, token, text=text, language=language, poll=poll))

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the client and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """End all connections."""
        if self._loop.is_running():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def finished(self) -> list[ProgramResult]:
        """Matches that have ended since the client was made."""
        return self._client.finished

    def whoami(self) -> wire.ProgramState:
        """Return the program of the token with its tables."""
        return self.wait(self._client.whoami())

    def sit(self, table: str = "", *, link: str = "", code: str = "") -> str:
        """Take a free seat; see `Client.sit`."""
        return self.wait(self._client.sit(table, link=link, code=code))

    def create_table(
        self,
        game: str,
        opponents: Sequence[str] = ("link",),
        *,
        public: bool = True,
        rated: bool = False,
        pace: wire.Pace = 0,
        **options: Value,
    ) -> wire.OpenedTable:
        """Make a table with the bot in the first seat; see `Client.create_table`."""
        made = self._client.create_table(game, opponents, public=public, rated=rated, pace=pace, **options)
        return self.wait(made)

    def turns(
        self, *, matches: int | None = None, join_open: bool = False, games: Collection[str] = ()
    ) -> Iterator[SyncTurn]:
        """Yield the bot's turns; see `Client.turns`."""
        found = self._client.turns(matches=matches, join_open=join_open, games=games)

        async def following() -> Turn | None:
            return await anext(found, None)

        async def end() -> None:
            await found.aclose()  # type: ignore[attr-defined]  # it is an async generator

        try:
            while (turn := self.wait(following())) is not None:
                shared = {each.name: getattr(turn, each.name) for each in fields(BotDecision)}
                yield SyncTurn(**shared, _turn=turn, _client=self)
        finally:
            self.wait(end())


async def _make(url: str, token: str, *, text: bool, language: str, poll: float) -> Client:
    """Make the client inside its event loop."""
    return Client(url, token, text=text, language=language, poll=poll)
