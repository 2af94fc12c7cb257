"""Twins without a server: two positions that differ only in what others hold must look, sound and answer the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from campaign.report import Report
from farshore.bots.bot import Budget
from farshore.bots.hint import hint
from farshore.core.game import AnyGame, IllegalAction, Seat
from farshore.games import installed
from server.indistinguishable_matches import READER, Twins, played, windows


def hiding() -> list[AnyGame]:
    """Games with nothing hidden have no twins."""
    return [game for game in installed().games.values() if game.info.hidden]


def compare_for(seconds: float, report: Report, seed: str, games: Sequence[AnyGame]) -> None:
    """Match after match of these games, for so long."""
    ending, number = report.ending(seconds), 0
    while not ending.over:
        game = games[number % len(games)]
        seats = [count for count in game.info.seats if count > 1]
        rng = Random(f"{seed} {number}")
        match = played(game, rng.choice(seats), f"{seed} {number}")
        for twins in windows(match, rng):
            _along(game, twins, rng, report)
            if ending.over:
                break
        number += 1
        report.count("matches of twins")


def _along(game: AnyGame, twins: Twins, rng: Random, report: Report) -> None:
    """All positions of both, side by side."""
    for number in range(twins.begin, len(twins.one.events) + 1):
        for reader in (READER, None):
            both = [_told(game, match, number, reader, Random(f"{number}")) for match in (twins.one, twins.two)]
            report.count("pairs", len(both[0]))
            if both[0] != both[1]:
                differ = next(first for first, second in zip(*both, strict=False) if first != second)
                report.complain(f"{game.info.id}: reader {reader} can tell {str(differ)[:300]} at event {number}")
    if rng.random() < 0.02:
        views = [game.view(match.state, READER) for match in (twins.one, twins.two)]
        if READER in game.to_act(views[0]):
            hints = [hint(game, view, READER, Budget(count=20), Random(1)) for view in views]
            report.count("pairs")
            report.count("pairs of hints")
            if hints[0] != hints[1]:
                report.complain(f"{game.info.id}: hints differ: {hints}")


def _told(game: AnyGame, match: Any, number: int, reader: Seat | None, rng: Random) -> list[Any]:
    """All that a reader can get out of a position: what was done, the view, the scene, previews, reasons."""
    state = match.states[number]
    view = game.view(state, reader)
    scene = game.scene(view, reader)
    answer: list[Any] = [view, scene, game.text_board(view, reader), game.to_act(state), game.phase(state)]
    if number:
        event = match.events[number - 1]
        if event.action is not None:
            answer.append(game.notation_for(event.actor, event.action, reader))
            answer.append(game.log_text(view, reader, event.actor, event.action))
    if reader is None:
        return answer
    legal = list(game.legal(state, reader))
    answer.append(legal)
    answer += [game.preview(view, reader, action) for action in rng.sample(legal, min(2, len(legal)))]
    nodes = sorted(set(re.findall(r"id='([^']+)'", str(scene))))
    for target in rng.sample(nodes, min(3, len(nodes))):
        answer.append(game.why_not(view, reader, target))
    for action in rng.sample(list(game.all_actions), 2):
        try:
            game.require(state, reader, action)
        except IllegalAction as error:
            answer.append(error.reason)
    return answer
