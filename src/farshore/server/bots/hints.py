"""Hints: asked for in three steps, thought once in a worker, from the seat's view alone."""

from __future__ import annotations

import pickle
from collections.abc import Callable

from farshore.bots.hint import SECONDS
from farshore.core.game import Seat
from farshore.core.text import Text
from farshore.server.bots.process import WorkerFailed
from farshore.server.bots.queue import HINT
from farshore.server.bots.seats import place_at
from farshore.server.bots.thinker import HintFound, Question
from farshore.server.bots.workers import Workers
from farshore.server.http.refusal import refuse
from farshore.server.settings import Settings
from farshore.server.socket import wire
from farshore.server.tables.table import LiveTable

KEPT = 500
TRIES = 2
"""A worker may be replaced just when somebody asks; a second one that fails has a reason."""


class Hints:
    """Answers hints at tables that allow them."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers, self.settings = workers, settings
        self._found: dict[tuple[str, int, Seat], HintFound] = {}

    async def told(self, table: LiveTable, wish: wire.Hint, say: Callable[[Text], str]) -> wire.Told:
        """Where to look, then which action, then why."""
        if not table.row.hints or table.row.challenge:
            raise refuse("hints-off")
        if wish.seat not in table.busy:
            raise refuse("not-your-turn")
        found = await self._find(table, wish.seat)
        if wish.step == 1:
            return wire.Told(id=wish.id, title=say(found.look), where=found.where)
        if wish.step == 2:
            return wire.Told(id=wish.id, title=say(found.what), do=found.action, where=found.where)
        lines = tuple(say(line) for line in found.why)
        return wire.Told(id=wish.id, title=say(found.what), lines=lines, do=found.action, where=found.where)

    async def _find(self, table: LiveTable, seat: Seat) -> HintFound:
        """The hint for this decision, thought out once: its steps belong together, whatever others do in between."""
        place = (table.row.id, table.decision(seat), seat)
        known = self._found.get(place)
        if known is not None and known.action in map(str, table.game.legal(table.state, seat)):
            return known
        question = Question(
            kind="hint",
            game=table.row.game,
            data=table.row.data,
            seat=seat,
            level="",
            seconds=min(SECONDS, self.settings.bot_seconds),
            view=pickle.dumps(table.game.view(table.state, seat)),
        )
        found = await self._think(table, question)
        if len(self._found) > KEPT:
            self._found.clear()
        self._found[place] = found.read_back()
        return self._found[place]

    async def _think(self, table: LiveTable, question: Question) -> HintFound:
        """What a worker finds; if it is replaced meanwhile, its successor is asked."""
        for _ in range(TRIES):
            try:
                found = (await self.workers.ask(question, lambda: place_at(table, HINT))).hint
            except WorkerFailed:
                continue
            if found is not None:
                return found
        raise refuse("no-hint", 503)
