"""Bots at tables: when one is to act, its view goes to a worker, and its answer comes in by everybody's door."""

from __future__ import annotations

import asyncio
import pickle
from random import SystemRandom

import structlog

from farshore.core.game import CHANCE, IllegalAction, Seat
from farshore.server import metrics
from farshore.server.bots.process import WorkerFailed
from farshore.server.bots.queue import BOT, UNWATCHED, Place
from farshore.server.bots.thinker import Question
from farshore.server.bots.workers import Workers
from farshore.server.http.refusal import Refusal
from farshore.server.settings import Settings
from farshore.server.tables.table import LiveTable

log = structlog.get_logger("farshore.bots")
ELSEWHERE = 10.0
"""Seconds to wait for the process through which the last action came: its bot thinks first."""
AGAIN = 1.0
"""Seconds until a bot whose action could not be stored tries again."""


def place_at(table: LiveTable, rank: int) -> Place:
    """In the queue for workers: for whom this is thought; those who play come before those who watch."""
    people = [session for session in table.sessions if session.held] or list(table.sessions)
    if not people:
        return Place(UNWATCHED, "", table.row.id)
    return Place(rank, min(session.address for session in people), table.row.id)


class BotSeats:
    """Lets the bots of all tables play."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers, self.settings = workers, settings
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: LiveTable) -> None:
        """Something happened at this table: is a bot to act?"""
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
        """Plays this seat as long as it is a bot's and to act."""
        try:
            if not table.moved_here:
                await asyncio.sleep(self.settings.bot_seconds + ELSEWHERE)
            while self._to_act(table, seat):
                try:
                    await self._some_actions(table, seat)
                except Exception as error:  # the store may be away for a while: the table goes on when it is back
                    told = error.reason.key if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
                    log.warning("bot waits", table=table.row.id, seq=table.version, seat=seat, reason=told)
                    await asyncio.sleep(AGAIN)
        finally:
            table.thinking.discard(seat)

    def _to_act(self, table: LiveTable, seat: Seat) -> bool:
        return seat in table.busy and table.row.seats[seat].kind == "bot"

    async def _some_actions(self, table: LiveTable, seat: Seat) -> None:
        """What the bot wants to do, in order, while it is legal and nothing new was shown."""
        asked_at = table.version
        actions = await self._decide(table, seat)
        phase = table.game.phase(table.match.states[asked_at])
        for words in actions:
            if table.sessions:
                await asyncio.sleep(self.settings.bot_pace)
            shown = any(event.actor == CHANCE for event in table.match.events[asked_at : table.version])
            if not self._to_act(table, seat) or shown or table.game.phase(table.state) != phase:
                return
            try:
                await table.act(seat, words, table.version, None)
            except IllegalAction:
                return
            except Refusal as error:
                if error.reason.key == "stale-version":  # another process moved this bot meanwhile: it thinks again
                    return
                raise
            metrics.moves.labels(by="bot").inc()

    async def _decide(self, table: LiveTable, seat: Seat) -> list[str]:
        """The bot's answer; if it fails twice, anything that is allowed, so that the table goes on."""
        view = table.game.view(table.state, seat)
        question = Question(
            kind="choose",
            game=table.row.game,
            data=table.row.data,
            seat=seat,
            level=table.row.seats[seat].level,
            seconds=self.settings.bot_seconds,
            view=pickle.dumps(view),
        )
        for _ in range(2):
            try:
                actions = (await self.workers.ask(question, lambda: place_at(table, BOT))).actions
            except WorkerFailed as error:
                log.warning("bot failed", table=table.row.id, seq=table.version, seat=seat, error=str(error))
                continue
            legal = {str(action) for action in table.game.legal(view, seat)}
            if actions and actions[0] in legal:
                return actions
        return [str(SystemRandom().choice(table.game.legal(view, seat)))]
