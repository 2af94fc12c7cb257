"""Hints in three steps, computed once by a worker from the seat's view alone."""

from __future__ import annotations

import pickle
from collections.abc import Callable

from farshore.bots.hint import SECONDS
from farshore.core.game import Seat
from farshore.core.text import Text
from farshore.server import wire
from farshore.server.bots.bot_seats import bot_seed, requester_for
from farshore.server.errors import request_error
from farshore.server.settings import Settings
from farshore.server.tables.live_table import LiveTable
from farshore.server.workers.bot_pool import BotPool
from farshore.server.workers.bot_worker import BotRequest, HintResult
from farshore.server.workers.fair_queue import HINT
from farshore.server.workers.process import WorkerFailed

KEPT = 500
TRIES = 2
"""How often a worker is asked: the first one may just be being replaced."""


class HintService:
    """Answers hints at tables that allow them."""

    def __init__(self, workers: BotPool, settings: Settings) -> None:
        self.workers, self.settings = workers, settings
        self._found: dict[tuple[str, int, Seat], HintResult] = {}

    async def answer(
        self, table: LiveTable, request: wire.HintRequest, translate: Callable[[Text], str]
    ) -> wire.Explanation:
        """Return where to look, then which action, then why."""
        if not table.row.hints or table.row.challenge:
            raise request_error("hints-off")
        if request.seat not in table.busy:
            raise request_error("not-your-turn")
        found = await self._find(table, request.seat)
        if request.step == 1:
            return wire.Explanation(id=request.id, title=translate(found.look), where=found.where)
        if request.step == 2:
            return wire.Explanation(id=request.id, title=translate(found.what), do=found.action, where=found.where)
        lines = tuple(translate(line) for line in found.why)
        return wire.Explanation(
            id=request.id, title=translate(found.what), lines=lines, do=found.action, where=found.where
        )

    async def _find(self, table: LiveTable, seat: Seat) -> HintResult:
        """Return the hint for this decision, computed once so that its steps agree whatever others do meanwhile."""
        place = (table.row.id, table.decision(seat), seat)
        known = self._found.get(place)
        if known is not None and known.action in map(str, table.game.legal(table.state, seat)):
            return known
        question = BotRequest(
            kind="hint",
            game=table.row.game,
            data=table.row.data,
            seat=seat,
            level="",
            seconds=min(SECONDS, self.settings.bot_seconds),
            view=pickle.dumps(table.game.view(table.state, seat)),
            seed=bot_seed(table, seat),
        )
        found = await self._think(table, question)
        if len(self._found) > KEPT:
            self._found.clear()
        self._found[place] = found.restore_texts()
        return self._found[place]

    async def _think(self, table: LiveTable, question: BotRequest) -> HintResult:
        """Return a worker's hint; try again if the worker is replaced."""
        for _ in range(TRIES):
            try:
                found = (await self.workers.ask(question, lambda: requester_for(table, HINT))).hint
            except WorkerFailed:
                continue
            if found is not None:
                return found
        raise request_error("no-hint", 503)
