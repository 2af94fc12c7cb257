"""Bots and reviews under load: `farshore bench server --bots` and `--reviews`.

`--bots`: at each table a player moves about once a second against a bot of medium strength. An answer lasts from the
player's acknowledged move until the bot's next action, a turn until the player is to act again. `--reviews`: reviews of
finished matches are requested at the same time, while players move at other tables; reports when each review is done
and how long the moves take.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

from farshore.client import TableClient, post
from farshore.server import wire
from farshore_research.bench.load import OPENING, LoadResult, keep_busy, open_tables
from farshore_research.bench.server_subprocess import run_server

MEDIUM = "skilled"
BESIDE = 100
"""Tables with players beside the reviews."""


@dataclass
class BotAnswers:
    """Times in seconds: until the next action of a bot, and until the player is to act again."""

    waits: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{_quantiles('answers', self.waits)}\n{_quantiles('turns', self.turns)}"


def _quantiles(name: str, waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    p50, p90, p99 = (1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99))
    return f"  {len(waits):,} {name}: p50 {p50:.0f} ms, p90 {p90:.0f}, p99 {p99:.0f}, longest {1000 * ordered[-1]:.0f}"


def measure_bots(game: str, tables: int, seconds: float, level: str = MEDIUM) -> int:
    """Print how long bots take to answer at many tables."""
    with run_server() as server:
        found = asyncio.run(_play_with_bots(server.address, game, tables, seconds, level))
    print(f"{game}: {tables} tables with a player and a bot ({level}) each, a move about every second, {seconds:.0f} s")
    print(found)
    return 0


async def _play_with_bots(address: str, game: str, tables: int, seconds: float, level: str) -> BotAnswers:
    result, room = BotAnswers(), asyncio.Semaphore(OPENING)
    warm = await _open(address, game, level)
    await _play(warm, Random(0), monotonic() + 5.0, BotAnswers())  # workers start with the first bots

    async def open_in_turn() -> TableClient:
        async with room:
            return await _open(address, game, level)

    clients = await asyncio.gather(*[open_in_turn() for _ in range(tables)])
    until = monotonic() + seconds

    async def keep_on(number: int, client: TableClient) -> None:
        rng = Random(number)
        await asyncio.sleep(rng.random())
        await _play(client, rng, until, result)
        while monotonic() < until:
            await _play(await _open(address, game, level), rng, until, result)

    await asyncio.gather(*[keep_on(number, client) for number, client in enumerate(clients)])
    return result


async def _open(address: str, game: str, level: str) -> TableClient:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    opened = await asyncio.to_thread(post, address, "/api/tables", wish)
    return await TableClient.join(address, opened["table"], opened["keys"][0]["secret"])


async def _play(client: TableClient, rng: Random, until: float, result: BotAnswers) -> None:
    """Play a match at random; whenever only the bot is to act after a move, note how long its next action takes."""
    while monotonic() < until and not client.over:
        if 0 not in client.turn.busy:
            await client.receive_until(client.version + 1)
            continue
        await client.act(0, rng.choice(client.scene_actions()))
        began, version = monotonic(), client.version
        if client.turn.busy == (1,):
            await client.receive_until(version + 1)
            result.waits.append(monotonic() - began)
            while client.turn.busy == (1,):
                await client.receive_until(client.version + 1)
            result.turns.append(monotonic() - began)
        client.received.clear()
        await asyncio.sleep(0.5 + rng.random())
    await client.close()


def measure_reviews(game: str, reviews: int, seconds: float) -> int:
    """Print when each of many reviews is done, and how long moves take meanwhile."""
    with run_server() as server:
        done, moves = asyncio.run(_review_beside_play(server.address, game, reviews, seconds))
    print(f"{game}: {reviews} reviews at once, {BESIDE} tables with two players beside them, {seconds:.0f} s")
    print(f"  done: {len(done)}, after {', '.join(f'{at:.0f}' for at in sorted(done)) or '-'} s")
    print(f"  {moves.moves:,} moves: p50 {1000 * moves.wait(0.5):.0f} ms, p99 {1000 * moves.wait(0.99):.0f}", end="")
    print(f", errors {len(moves.errors)}")
    return 0


async def _review_beside_play(address: str, game: str, reviews: int, seconds: float) -> tuple[list[float], LoadResult]:
    players = await open_tables(address, game, BESIDE, guests=2)
    finished = [await _finished_match(address, game, number) for number in range(reviews)]
    began, done = monotonic(), list[float]()

    async def wait_for(client: TableClient) -> None:
        await client.send(wire.ReviewRequest(id="review"))
        while True:
            message = await client.receive(seconds + 60)
            if isinstance(message, wire.ErrorMessage):
                raise OSError(message.reason)
            if isinstance(message, wire.ReviewMessage) and b'"done":true' in bytes(message.review):
                done.append(monotonic() - began)
                return

    waiting = [asyncio.create_task(wait_for(client)) for client in finished]
    moves = await keep_busy(address, game, players, seconds)
    for task in waiting:
        task.cancel()
    failed: list[Any] = await asyncio.gather(*waiting, return_exceptions=True)
    moves.errors += [f"{error}" for error in failed if isinstance(error, OSError)]
    return done, moves


async def _finished_match(address: str, game: str, number: int) -> TableClient:
    """Play a match at random to its end and return a client that holds a seat."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
    opened = await asyncio.to_thread(post, address, "/api/tables", wish)
    client = await TableClient.join(address, opened["table"], *[key["secret"] for key in opened["keys"]])
    rng = Random(number)
    while not client.over:
        seat = client.turn.busy[0]
        if client.view != seat:
            await client.send(wire.ChangeView(view=seat))
            while client.view != seat:
                await client.receive()
        await client.act(seat, rng.choice(client.scene_actions()))
        client.received.clear()
    return client
