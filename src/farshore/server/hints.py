"""Hints: asked for in three steps, thought in a worker, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Callable

from farshore.core.text import Text
from farshore.server import wire
from farshore.server.refusal import refuse
from farshore.server.settings import Settings
from farshore.server.table import LiveTable
from farshore.server.workers import Workers


class Hints:
    """Answers hints at tables that allow them."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers, self.settings = workers, settings

    async def told(self, table: LiveTable, wish: wire.Hint, say: Callable[[Text], str]) -> wire.Told:
        """Where to look, then which action, then why."""
        if not table.row.hints:
            raise refuse("hints-off")
        if wish.seat not in table.busy:
            raise refuse("not-your-turn")
        raise refuse("no-hint")
