"""Play the seats of bots: a worker chooses actions from the seat's view, and the table plays them."""

from __future__ import annotations

import asyncio
import pickle
from hashlib import sha256
from random import SystemRandom
from time import monotonic

import structlog

from farshore.core.game import CHANCE, IllegalAction, Seat
from farshore.server import metrics
from farshore.server.errors import RequestError
from farshore.server.settings import Settings
from farshore.server.tables.live_table import LiveTable
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.bot_worker import BotRequest
from farshore.server.workers.fair_queue import BOT, UNWATCHED, Requester
from farshore.server.workers.process import WorkerFailed

log = structlog.get_logger("farshore.bots")
ELSEWHERE = 10.0
"""Seconds to wait for the process through which the last action came: its bots decide first."""
AGAIN = 1.0
"""Seconds until a bot whose action could not be stored tries again."""


def requester_for(table: LiveTable, rank: int) -> Requester:
    """Return for whom a worker is requested: a player at the table, or else a spectator."""
    people = [session for session in table.sessions if session.held] or list(table.sessions)
    if not people:
        return Requester(UNWATCHED, "", table.row.id)
    return Requester(rank, min(session.address for session in people), table.row.id)


def bot_seed(table: LiveTable, seat: Seat) -> str:
    """Return the seed of the next decision of a bot: a hash of the deal, the seat and its number of events.

    Tables with the same deal whose players do the same meet the same random choices, in whatever order the seats of one
    phase act. A hash, because a bot must not learn the deal.
    """
    number = sum(event.actor == seat for event in table.match.events[: table.version])
    return sha256(f"{table.row.seed}/bot/{seat}/{number}".encode()).hexdigest()


def pause_before_bot(table: LiveTable, pace: float) -> float:
    """Return the seconds until a bot may act here: it waits after another action of a bot, so that players can follow.

    It does not wait after a player's action, or after one that is hidden from everybody else.
    """
    at = table.version
    while at and table.match.events[at - 1].actor == CHANCE:
        at -= 1
    if not at:
        return 0.0
    last = table.match.events[at - 1]
    if table.row.seats[last.actor].kind != "bot" or table.match.notation_for(last, None) != str(last):
        return 0.0
    return table.bot_acted + pace - monotonic()


class BotSeats:
    """Plays the bots' seats of all tables."""

    def __init__(self, workers: BotPool, settings: Settings) -> None:
        self.workers, self.settings = workers, settings
        self._tasks: set[asyncio.Task[None]] = set()

    def schedule(self, table: LiveTable) -> None:
        """Start the decisions of the bots that are to act at this table."""
        if table.row.frozen:
            return
        if any(seat.kind == "bot" for seat in table.row.seats):
            self.workers.warm()
        for seat in table.busy:
            if seat != CHANCE and table.row.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.create_task(self._turn(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _turn(self, table: LiveTable, seat: Seat) -> None:
        """Play a seat as long as it is a bot's and to act."""
        try:
            if not table.moved_here:
                await asyncio.sleep(self.settings.bot_seconds + ELSEWHERE)
            while self._to_act(table, seat):
                try:
                    await self._some_actions(table, seat)
                except Exception as error:  # the store may be unreachable: the table goes on when it is back
                    reason = error.reason.key if isinstance(error, RequestError) else f"{type(error).__name__}: {error}"
                    log.warning("bot could not act", table=table.row.id, seq=table.version, seat=seat, reason=reason)
                    await asyncio.sleep(AGAIN)
        finally:
            table.thinking.discard(seat)

    def _to_act(self, table: LiveTable, seat: Seat) -> bool:
        return seat in table.busy and table.row.seats[seat].kind == "bot"

    async def _some_actions(self, table: LiveTable, seat: Seat) -> None:
        """Play the bot's actions in order, as long as they are legal and nothing new is revealed."""
        asked_at = table.version
        actions = await self._decide(table, seat)
        phase = table.game.phase(table.match.states[asked_at])
        for words in actions:
            while table.sessions and (pause := pause_before_bot(table, self.settings.bot_pace)) > 0:
                await asyncio.sleep(pause)
            shown = any(event.actor == CHANCE for event in table.match.events[asked_at : table.version])
            if not self._to_act(table, seat) or shown or table.game.phase(table.state) != phase:
                return
            try:
                await table.act(seat, words, table.version, None)
            except IllegalAction:
                return
            except RequestError as error:
                if error.reason.key == "stale-version":  # another process moved this bot: decide again
                    return
                raise
            table.bot_acted = monotonic()
            metrics.moves.labels(by="bot").inc()

    async def _decide(self, table: LiveTable, seat: Seat) -> list[str]:
        """Return the bot's actions; after two failures, a random legal one, so that the match goes on."""
        view = table.game.view(table.state, seat)
        question = BotRequest(
            kind="choose",
            game=table.row.game,
            data=table.row.data,
            seat=seat,
            level=table.row.seats[seat].level,
            seconds=self.settings.bot_seconds,
            view=pickle.dumps(view),
            seed=bot_seed(table, seat),
        )
        for _ in range(2):
            try:
                actions = (await self.workers.ask(question, lambda: requester_for(table, BOT))).actions
            except WorkerFailed as error:
                log.warning("bot failed", table=table.row.id, seq=table.version, seat=seat, error=str(error))
                continue
            legal = {str(action) for action in table.game.legal(view, seat)}
            if actions and actions[0] in legal:
                return actions
        return [str(SystemRandom().choice(table.game.legal(view, seat)))]
