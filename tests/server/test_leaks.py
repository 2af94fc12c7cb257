"""Nothing that only one seat may know is ever sent to another.

Two ways to show it. Twins: two tables that differ only in what others privately hold must send a seat and a spectator
the same bytes, whatever these do and ask. Search: all that was sent during whole matches is searched for hidden cards.
To show that the first can fail, the server is broken in several ways.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from farshore.client import RequestRefused, TableClient
from farshore.core import record
from farshore.core.dealer import ScriptedDealer, SeededDealer
from farshore.core.game import CHANCE
from farshore.core.lazy_actions import Outcomes
from farshore.core.match import AnyMatch
from farshore.core.scene import Note
from farshore.core.text import literal
from farshore.games import find, installed
from farshore.games.la_isla import cards as la_isla_cards
from farshore.games.la_isla.components import CARD_NAMES
from farshore.games.la_isla.game import LaIsla
from farshore.server import wire
from farshore.server.http import game_routes
from farshore.server.scenes.turn_log import TurnLog
from farshore.server.scenes.views_per_reader import PositionViews
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables import registry
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.match_setup import to_prepared
from farshore.server.workers.bot_worker import BotRequest, BotResponse, HintResult
from server.conftest import Server
from server.in_process_server import Nearby
from server.indistinguishable_matches import READER, Twins, played, windows
from server.sit_down import MESSAGES, Sitting, make, request, run

HIDING = [game for game in installed().games.values() if game.info.hidden]


class Telltale:
    """In place of the bots' workers: a hint that tells all the worker was given."""

    async def ask(self, question: BotRequest, where: object) -> BotResponse:
        given = literal(repr(pickle.loads(question.view)))
        return BotResponse(hint=HintResult(("somewhere",), given, "done", given, (given,)))


@dataclass(frozen=True)
class LaidOut:
    """Deals what the match had, by the number of the draw: asked again, the same comes again, as from a seed."""

    outcomes: list[str]

    def draw(self, outcomes: Outcomes[Any], index: int) -> Any:
        return ScriptedDealer([self.outcomes[index]]).draw(outcomes, index)


@dataclass
class Side:
    """One of two tables, with everybody at it, and all that its readers were sent."""

    house: Nearby
    match: AnyMatch
    row: TableRow
    secrets: dict[int, str]
    guests: dict[str, TableClient] = field(default_factory=dict)
    answers: list[str] = field(default_factory=list)

    @classmethod
    def open(cls, house: Nearby, match: AnyMatch, upto: int, name: str) -> Side:
        """The match's first events are stored as those of a table; what chance does later is laid out."""
        seats = range(len(match.header.seats))
        secrets = {seat: f"{name}-secret-of-seat-{seat}" for seat in seats}
        row = TableRow(name, match.header.game, match.header.edition, dict(match.header.options), [], "twins")
        row.seats = [SeatRow(f"Seat {seat}", "person", "", hash_secret(secrets[seat]), True) for seat in seats]
        row.promise = SeededDealer(row.seed).promise
        laid_out = LaidOut([str(event.action) for event in match.events if event.actor == CHANCE])

        async def store() -> None:
            await house.tables._store_new(row, to_prepared(match.branch(upto)))
            table = await house.tables.open(name)
            table.dealer = laid_out  # type: ignore[assignment]

        house.inside(store())
        return cls(house, match, row, secrets)

    async def sit_down(self) -> None:
        """Return the reader, a spectator, and a client that holds all other seats."""
        sitting = Sitting(self.house.address, self.row.id, self.secrets)
        others = [seat for seat in self.secrets if seat != READER]
        for role, seats in (("reader", [READER]), ("watcher", []), ("others", others)):
            guest = self.guests[role] = await sitting.guest(*seats, entropy="")  # what chance does is laid out
            guest._name = role
            await self.settle()

    async def settle(self) -> None:
        """Everybody has heard everything."""
        for guest in self.guests.values():
            await guest.send(wire.Ping())
            while not isinstance(await guest.receive(), wire.Pong):
                pass

    async def play(self, number: int) -> None:
        """The event with this number happens, live; where it can be taken back, others do that, and do it again."""
        event = self.match.events[number]
        if event.actor == CHANCE:
            return
        role = "reader" if event.actor == READER else "others"
        await self.act(role, event.actor, str(event.action))
        if role == "others" and number % 3 == 0 and event.actor in self.guests[role].turn.undo:
            await self.act(role, event.actor, "undo")
            await self.act(role, event.actor, str(event.action))

    async def act(self, role: str, seat: int, do: str) -> None:
        """Somebody does this, and everybody has seen it."""
        await self.guests[role].act(seat, do)
        for guest in self.guests.values():
            await guest.receive_until(self.guests[role].version)

    async def ask(self, role: str, kind: str, **wish: Any) -> None:
        """Whatever the answer is, it is among what was heard."""
        with contextlib.suppress(RequestRefused):
            await self.guests[role].request(MESSAGES[kind], **wish)

    async def speak(self, role: str, language: wire.Language) -> None:
        guest = self.guests[role]
        await guest.send(wire.SetLanguage(language=language))
        while not getattr(await guest.receive(), "table", None):
            pass

    async def fetch(self, path: str, body: dict[str, Any], status: int = 200, *, mine: bool = True) -> None:
        """Return an HTTP response, for the reader or an unknown client."""
        secrets = {"secrets": [self.secrets[READER]]} if mine else {}
        found, _, words = await asyncio.to_thread(request, self.house, path, {**body, **secrets})
        assert found == status, (path, body, words)
        self.answers.append(words)

    def sent(self) -> list[str]:
        """All that reader and watcher were sent, without what names the table, and when it was."""
        heard = [words for role in ("reader", "watcher") for words in self.guests[role].received]
        return [
            re.sub(r'"(changed|time|now|since)":[\d.,\[\]]+', "", words.replace(self.row.id, "TABLE"))
            for words in (*heard, *self.answers)
        ]


async def ask_everything(side: Side, rng: Random) -> None:
    """What a curious page could send in this position; the same at both tables."""
    reader = side.guests["reader"]
    does, every = reader.scene_actions(), side.match.game.all_actions
    nodes = re.findall(r'"id":"([^"]+)"', json.dumps(reader.scene, separators=(",", ":")))
    for do in (*rng.sample(does, min(2, len(does))), *map(str, rng.sample(every, 3))):
        await side.ask("reader", "peek", seat=READER, do=do)
    for target in (*rng.sample(nodes, 3), *map(str, rng.sample(every, 2))):
        await side.ask("reader", "why", seat=READER, target=target)
    for action in rng.sample(every, 5):
        if str(action) not in does:
            await side.ask("reader", "act", seat=READER, version=reader.version, do=str(action))
    await side.ask("reader", "hint", seat=READER, step=rng.choice([1, 2, 3]))
    for seat in (READER, 1):
        await side.ask("watcher", "peek", seat=seat, do=str(every[0]))
        await side.ask("watcher", "hint", seat=seat, step=2)
    for kind, wish in (("why", {"target": nodes[0]}), ("act", {"version": reader.version, "do": "done"})):
        await side.ask("reader", kind, seat=1, **wish)
    for role in ("reader", "watcher"):
        await side.ask(role, "history", since=rng.randrange(reader.version))


async def fetch_everything(side: Side, rng: Random) -> None:
    """All that can be read over HTTP, and in other languages; what is not for this reader is refused."""
    path, version = f"/api/tables/{side.row.id}", side.guests["reader"].version
    for language in ("de", "fr", "it", "en"):
        for role in ("reader", "watcher"):
            await side.speak(role, language)
    for at in (version, rng.randrange(version)):
        await side.fetch(f"{path}/position", {"at": at, "view": READER})
        await side.fetch(f"{path}/position", {"at": at, "language": "de"}, mine=False)
        await side.fetch(f"{path}/position", {"at": at, "view": 1}, 403)
        await side.fetch(f"{path}/position", {"at": at, "view": READER}, 403, mine=False)
        for seat in (READER, 1):
            await side.fetch(f"{path}/branch", {"at": at, "seat": seat, "level": "random"}, 409)
    for mine in (True, False):
        await side.fetch(f"{path}/record", {}, mine=mine)
    await side.fetch(f"{path}/rematch", {}, 409)
    await side.fetch("/api/mine", {})
    again = {"game": side.row.game, "seats": [{"kind": "me"}, {"kind": "me"}], "challenge": side.row.id}
    await side.fetch("/api/tables", again, 409, mine=False)


def compare(house: Nearby, twins: Twins, name: str, every: int = 12) -> int:
    """Plays both matches beside each other and asks everything now and then; how much was compared.

    AssertionError: they differ.
    """
    game, start, end = twins.one.game, twins.begin, len(twins.one.events)
    while game.to_act(twins.one.states[start]) == (CHANCE,):
        start += 1
    while end > start and game.to_act(twins.one.states[end]) == (CHANCE,):
        end -= 1  # a table deals at once, and what comes here is not laid out any more
    sides = [Side.open(house, match, start, f"{name}-{n}") for n, match in enumerate((twins.one, twins.two))]

    async def both() -> None:
        for side in sides:
            await side.sit_down()
        for number in range(start, end + 1):
            for side in sides:
                rng = Random(f"{name} {number}")
                if (number - start) % every == 0:
                    await ask_everything(side, rng)
                if (number - start) % (4 * every) == 0:
                    await fetch_everything(side, rng)
                if number < end:
                    await side.play(number)
        for side in sides:
            for guest in side.guests.values():
                await guest.close()

    run(both())
    one, two = (side.sent() for side in sides)
    assert len(one) == len(two)
    for first, second in zip(one, two, strict=True):
        assert first == second
    return len(one)


@pytest.fixture
def house(begin: Callable[..., Nearby]) -> Nearby:
    running = begin()
    assert running.app.sockets is not None
    running.app.sockets.hints.workers = Telltale()  # type: ignore[assignment]
    return running


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", HIDING, ids=lambda game: str(game.info.id))
def test_tables_that_differ_in_what_others_hold_send_the_same(house: Nearby, game: Any, seats: int) -> None:
    """Whole matches, in windows: each as long as nothing has been shown in which the two differ."""
    seed = f"twins of {seats}"
    match = played(game, seats, seed)
    found = list(windows(match, Random(seed)))
    compared = sum(compare(house, twins, f"w{number:02}") for number, twins in enumerate(found))
    assert sum(len(twins.one.events) - twins.begin for twins in found) > len(match.events) / 2
    assert compared > 100


def test_games_that_hide_something_are_installed() -> None:
    assert {"la_isla", "skerries"} <= {game.info.id for game in HIDING}


# Houses that leak: the comparison finds out each of them


def everything(game: Any, state: Any, seat: int | None) -> Any:
    return state.clone()


def reads_everything(log: Any, version: int) -> Any:
    return log._table.match.states[version]


def summed_in_full(game: Any, before: Any, after: Any, seat: int) -> Any:
    return literal(repr(after.seats[seat]))


def recorded_in_full(game: Any, actor: int, action: Any, reader: int | None) -> str:
    return str(action)


def drawn_for_another(views: Any, view: int | None) -> Any:
    table = views._table
    return table.game.own_scene(table.game.view(table.state, 1), 1)


def shared_by_one(views: Any) -> Any:
    """What everybody sees, and beside it what seat 1 alone may know."""
    table = views._table
    view = table.game.view(table.state, 1)
    shared = table.game.shared_scene(view)
    return replace(shared, header=(*shared.header, Note("secret", literal(table.game.text_board(view, 1)))))


def holds_all(table: Any, secrets: Any) -> frozenset[int]:
    return frozenset(range(len(table.row.seats)))


def says_yes(*_: Any) -> bool:
    return True


LEAKS: dict[str, list[tuple[Any, str, Any]]] = {
    "views show everything": [(LaIsla, "view", everything)],
    "face-down cards lie open": [(la_isla_cards, "FACE_DOWN", {})],
    "the log tells what was dealt": [(TurnLog, "_view", reads_everything), (LaIsla, "turn_summary", summed_in_full)],
    "the record tells what was dealt": [(LaIsla, "notation_for", recorded_in_full)],
    "everybody gets the scene of seat 1": [(PositionViews, "own", drawn_for_another)],
    "everybody shares what seat 1 sees": [(PositionViews, "shared", shared_by_one)],
    "positions can be seen from any seat": [(game_routes, "_held", holds_all)],
    "running matches can be branched": [
        (registry, "holds_all_people", says_yes),
        (registry, "nothing_hidden", says_yes),
    ],
    "bots' hands can be branched": [(registry, "nothing_hidden", says_yes)],
}


@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak != "bots' hands can be branched"])
def test_a_leak_would_be_found(house: Nearby, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = windows(played(find("la_isla"), 2, "leak"), Random("leak"))
    twins = next(twins for twins in found if twins.one.events[-12:] != twins.two.events[-12:])
    twins.begin = max(twins.begin, len(twins.one.events) - 12)
    for place, name, broken in LEAKS[leak]:
        monkeypatch.setattr(place, name, broken)
    with pytest.raises(AssertionError):
        compare(house, twins, "leak", every=2)


def test_nobody_looks_into_a_bots_hand_by_playing_on(house: Nearby, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against bots one may play on from any moment of a running match, unless the bot holds something then."""
    sitting = make(house, "la_isla", "pr")
    path, mine = f"/api/tables/{sitting.table}/branch", {"secrets": [sitting.secrets[0]], "level": "random"}
    version = json.loads(request(house, f"/api/tables/{sitting.table}/position", {"at": 0})[2])["last"]

    def status(at: int, seat: int) -> int:
        return request(house, path, {**mine, "at": at, "seat": seat})[0]

    assert [status(5, 0), status(version, 0), status(version, 1)] == [201, 409, 409]
    for place, name, broken in LEAKS["bots' hands can be branched"]:
        monkeypatch.setattr(place, name, broken)
    assert status(version, 1) == 201


# Whole matches, searched


def hidden_cards(match: AnyMatch, version: int, readers: Iterable[int]) -> set[str]:
    """What is in other hands or face down before others at this moment, by the names of the cards."""
    game, state = match.game, match.states[version]
    cards = set[str]()
    for seat in range(len(state.seats)):
        if seat not in readers:
            shown, own = game.view(state, None).seats[seat], game.view(state, seat).seats[seat]
            cards |= {name for number, name in enumerate(CARD_NAMES) if own.hand >> number & 1}
            cards |= {CARD_NAMES[now] for now, seen in zip(own.cards, shown.cards, strict=True) if 0 <= now != seen}
    return cards


def found_in(heard: list[str], match: AnyMatch, readers: set[int]) -> int:
    """How often something that was sent names a card that was hidden from these readers then."""
    count = 0
    for words in heard:
        version = json.loads(words).get("version")
        if version is not None:
            count += len(set(re.findall(r"\bc\d{3}\b", words)) & hidden_cards(match, version, readers))
    return count


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["leaks", "leeks"])
def test_all_that_was_sent_in_a_whole_match_names_no_hidden_card(server: Server, seed: str) -> None:
    async def play() -> tuple[dict[str, list[str]], str]:
        sitting = make(server, "la_isla", seed=seed)
        ada, bo, watcher = await sitting.guest(0), await sitting.guest(1), await sitting.guest()
        rng = Random(seed)
        while not ada.over:
            seat = rng.choice(ada.turn.busy)
            guest = (ada, bo)[seat]
            await guest.act(seat, rng.choice(guest.scene_actions()))
            for other in (ada, bo, watcher):
                await other.receive_until(guest.version)
        return {"ada": ada.received, "bo": bo.received, "watcher": watcher.received}, sitting.table

    heard, table = run(play())
    match = record.load(request(server, f"/api/tables/{table}/record", {})[2], find).match
    assert match.over
    assert found_in(heard["ada"], match, {0}) == 0
    assert found_in(heard["bo"], match, {1}) == 0
    assert found_in(heard["watcher"], match, set()) == 0
    assert found_in(heard["bo"], match, {0}) > 50, "seat 1 itself receives its cards: the search would find them"
