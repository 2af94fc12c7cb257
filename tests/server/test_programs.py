"""Programs as players: bot tokens, the client, and what the server lets a program do."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farshore.cli import main
from farshore.client import Client, RequestFailed, SyncClient, post
from farshore.games import find
from farshore.server.store import bot_token_rows
from farshore.server.wire import protocol_versions
from server.conftest import Server
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import PATIENCE, make, request, run, wait_until

GAMES = ("explorers", "kingdom_maps", "la_isla")


@pytest.fixture
def house(begin: Starter) -> Nearby:
    return begin()


def new_token(browser: Browser, name: str = "Robo", *scopes: str) -> str:
    status, made = browser("/api/player/bot", {"name": name, "scopes": scopes or ("play", "challenge")})
    assert status == 200, made
    return str(made["token"])


def signed_up(house: Nearby, name: str = "Ada") -> Browser:
    browser = Browser(house)
    browser.sign_up(name)
    return browser


def main_in_thread(words: list[str]) -> int:
    """Run the command in another thread: it starts an event loop, and browser tests may leave one in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(main, words).result()


async def play_matches(client: Client, matches: int, seed: int = 1) -> int:
    """Play random legal moves; the number of turns."""
    rng, turns = Random(seed), 0
    async for turn in client.turns(matches=matches):
        assert turn.view is not None
        assert turn.game is not None
        assert [str(action) for action in turn.game.legal(turn.view, turn.seat)] == list(turn.legal)
        await turn.play(rng.choice(turn.legal))
        turns += 1
    return turns


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_a_whole_match(house: Nearby, game: str) -> None:
    token = new_token(signed_up(house))

    async def work() -> Client:
        client = Client(house.address, token, poll=0.05)
        await client.create_table(game, ["random"])
        assert await play_matches(client, 1) > 5
        return client

    (ended,) = run(work()).finished
    assert (ended.game, ended.seat, len(ended.totals)) == (game, 0, 2)
    table = house.inside(house.tables.open(ended.table))
    assert ended.winners == table.match.winners
    assert ended.totals == table.game.totals(table.state)
    assert table.row.seats[0].program_of == "Ada"
    assert table.match.header.seats[0] == "bot:Robo"


def test_a_program_plays_with_the_plain_client(house: Nearby) -> None:
    token = new_token(signed_up(house))
    with SyncClient(house.address, token, poll=0.05) as client:
        assert (client.whoami().name, client.whoami().player) == ("Robo", "Ada")
        opened = client.create_table("kingdom_maps", ["random"])
        for turn in client.turns(matches=1):
            turn.play(turn.legal[0])
        assert [match.table for match in client.finished] == [opened.table]


# Where bots may sit


def open_table(house: Nearby, **more: Any) -> Any:
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "link"}]
    return post(house.address, "/api/tables", {"game": "explorers", "seats": seats, "open": True, **more})


def test_a_program_sits_only_where_people_allow_it(house: Nearby) -> None:
    token = new_token(signed_up(house))
    closed, allowed = open_table(house), open_table(house, programs=True)

    async def work() -> None:
        client = Client(house.address, token)
        with pytest.raises(RequestFailed, match="Players’ bots aren’t allowed at this table"):
            await client.sit(closed["table"])
        link = closed["keys"][1]["secret"]
        with pytest.raises(RequestFailed, match="aren’t allowed"):
            await client.sit(closed["table"], link=link)
        (entry,) = [one for one in await client.open_tables() if one.programs]
        assert entry.table == allowed["table"]
        assert await client.sit(entry.table) == await client.sit(entry.table) == allowed["table"]
        assert [one.table for one in (await client.whoami()).tables] == [allowed["table"]]

    run(work())
    table = house.inside(house.tables.open(allowed["table"]))
    state = table.state_for(frozenset(), "en", "")
    assert [(seat.name, seat.program) for seat in state.seats] == [("Ben", ""), ("Robo", "Ada")]
    assert state.programs
    assert table.match.header.seats == ("Ben", "bot:Robo")
    assert not house.inside(house.tables.open(closed["table"])).row.seats[1].taken


def test_a_program_takes_the_seat_of_a_link_and_of_a_code(house: Nearby) -> None:
    token = new_token(signed_up(house), "Robo", "play")
    opened = [open_table(house, open=False, programs=True) for _ in range(2)]
    link = opened[0]["keys"][1]["secret"]
    code = post(house.address, f"/api/tables/{opened[1]['table']}/code", {"secrets": [opened[1]["keys"][1]["secret"]]})[
        "code"
    ]

    async def work() -> list[str]:
        client = Client(house.address, token)
        with pytest.raises(RequestFailed, match="table"):
            await client.sit(opened[0]["table"])
        return [await client.sit(opened[0]["table"], link=link), await client.sit(code=code)]

    assert run(work()) == [one["table"] for one in opened]


def test_challenges_of_the_day_allow_no_programs(house: Nearby) -> None:
    token = new_token(signed_up(house))
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = {"game": "explorers", "seats": seats, "challenge": "today", "programs": True}
    opened = post(house.address, "/api/tables", table)
    assert not house.inside(house.tables.open(opened["table"])).row.programs
    answer = request(house, "/api/bot/tables", table, **bearer(token))
    assert (answer[0], '"programs-not-allowed"' in answer[2]) == (403, True)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}", "farshore-protocol": str(protocol_versions.PROTOCOL)}


# Tokens


def test_a_token_is_shown_once_and_stored_as_a_hash(house: Nearby) -> None:
    ada = signed_up(house)
    token = new_token(ada)
    assert token.startswith("fsb_")
    listed = ada("/api/player/bots")[1]
    assert token not in str(listed)
    assert listed["bots"][0]["name"] == "Robo"
    assert "used" not in listed["bots"][0]
    assert request(house, "/api/bot", **bearer(token))[0] == 200
    assert ada("/api/player/bots")[1]["bots"][0]["used"] > 1_600_000_000

    def stored(connection: Any) -> str:
        return str(list(connection.execute("select * from bot_tokens")))

    rows = house.inside(house.tables.store.read(stored))
    assert "Robo" in rows
    assert token not in rows
    assert token.removeprefix("fsb_") not in rows


def test_a_player_needs_a_name_and_has_few_tokens(house: Nearby) -> None:
    guest = Browser(house)
    guest("/api/player/new", {})
    assert guest("/api/player/bot", {"name": "Robo"})[1]["key"] == "bot-needs-player"
    ada = signed_up(house)
    assert ada("/api/player/bot", {"name": " \u200b "})[1]["key"] == "bot-needs-name"
    for number in range(bot_token_rows.MOST_TOKENS):
        new_token(ada, f"Robo {number}")
    assert ada("/api/player/bot", {"name": "Robo"})[1]["key"] == "too-many-bots"
    assert ada("/api/player/bot", {"name": "Robo", "scopes": ["everything"]})[0] == 400


@pytest.mark.parametrize("end", ["revoke", "delete"])
def test_a_token_that_is_revoked_in_mid_match_ends_its_connections_at_once(house: Nearby, end: str) -> None:
    ada = signed_up(house)
    token = new_token(ada)
    token_id = ada("/api/player/bots")[1]["bots"][0]["id"]

    async def work() -> str:
        client = Client(house.address, token, poll=0.05)
        opened = await client.create_table("kingdom_maps", ["random"])
        path, body = {
            "revoke": ("/api/player/bot/revoke", {"id": token_id}),
            "delete": ("/api/player/delete", {"name": "Ada"}),
        }[end]

        async def play() -> None:
            turns = 0
            async for turn in client.turns():
                turns += 1
                if turns == 3:
                    assert connections(house, opened.table) == 1
                    assert (await asyncio.to_thread(ada, path, body))[0] in (200, 204)
                    await asyncio.to_thread(wait_until, lambda: not connections(house, opened.table))
                await turn.play(turn.legal[0])

        with pytest.raises(RequestFailed) as raised:
            await play()
        assert raised.value.key in ("bot-token-wrong", "connection-ended", "not-your-seat")
        return opened.table

    table = house.inside(house.tables.open(run(work())))
    assert table.busy, "the match is not over"
    assert request(house, "/api/bot", **bearer(token))[0] == 401
    assert table.state_for(frozenset(), "en", "").seats[0].program == ("Ada" if end == "revoke" else "-")


def connections(house: Nearby, table: str) -> int:
    sockets = house.app.sockets
    assert sockets is not None
    return sum(session.table is not None and session.table.row.id == table for session in list(sockets.open))


# The protocol


@pytest.mark.parametrize(
    ("version", "oldest", "key", "words"),
    [
        (1, 2, "protocol-old", "Please update the program"),
        (9, 1, "protocol-new", "Please update the server, or use an older program"),
    ],
)
def test_another_version_is_refused_with_both_versions_and_what_to_do(
    house: Nearby, monkeypatch: pytest.MonkeyPatch, version: int, oldest: int, key: str, words: str
) -> None:
    token = new_token(signed_up(house))
    monkeypatch.setattr(protocol_versions, "OLDEST", oldest)
    monkeypatch.setattr("farshore.client.program_tables.PROTOCOL", version)
    with pytest.raises(RequestFailed, match=words) as raised:
        run(Client(house.address, token).whoami())
    assert raised.value.key == key
    first, _ = raised.value.reason.split(". ")
    assert re.findall(r"\d+", first) == [str(version), str(max(oldest, 1))]
    german = request(house, "/api/bot?language=de", **{**bearer(token), "farshore-protocol": str(version)})
    assert "der Schnittstelle" in german[2]


def test_an_old_program_on_the_socket_is_told_so(house: Nearby) -> None:
    token = new_token(signed_up(house))
    table = make(house, "explorers", "pg").table
    join = {"type": "join", "table": table, "secrets": [token]}

    async def work() -> Any:
        return await first_answer(house, join)

    assert run(work())["key"] == "protocol-old"


async def first_answer(house: Nearby, *messages: dict[str, Any]) -> Any:
    """The answer to the last of these messages, sent as any program would."""
    import json

    from websockets.asyncio.client import connect

    async with connect(f"ws://{house.address}/socket") as socket:
        answer = None
        for message in messages:
            await socket.send(json.dumps(message))
            answer = json.loads(await socket.recv())
        return answer


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hint", "id": "1", "seat": 0},
        {"type": "renew", "id": "1", "seat": 0, "secret": "x" * 20},
        {"type": "rename", "id": "1", "seat": 0, "name": "A person"},
        {"type": "say", "id": "1", "seat": 0, "words": "hello"},
    ],
    ids=lambda message: str(message["type"]),
)
def test_a_program_gets_no_hints_and_keeps_neither_seat_nor_name(house: Nearby, message: dict[str, Any]) -> None:
    from farshore.server import wire

    known = {kind.__struct_config__.tag for kind in (wire.HintRequest, wire.RenewSecret, wire.Rename, wire.SendChat)}
    assert message["type"] in known
    token = new_token(signed_up(house))

    async def work() -> Any:
        client = Client(house.address, token)
        opened = await client.create_table("explorers", ["random"])
        join = {
            "type": "join", "table": opened.table, "secrets": [token], "protocol": 1, "positions": True
        }  # fmt: skip
        return await first_answer(house, join, message)

    assert run(work())["key"] == "programs-may-not"


def test_the_seat_of_a_program_is_not_taken_over_by_its_player(house: Nearby) -> None:
    ada = signed_up(house)
    token = new_token(ada)

    async def work() -> str:
        return (await Client(house.address, token).create_table("explorers", ["random"])).table

    table = run(work())
    status, state = ada("/api/player/seats", {"secrets": [token]})
    assert (status, table in state.get("tables", ())) == (200, False)


# Hidden information


def test_a_program_gets_only_what_its_seat_may_see(house: Nearby) -> None:
    """Two programs at one table of La Isla: what each gets is its own view, and never a card of the other."""
    ada, ben = signed_up(house), signed_up(house, "Ben")
    tokens = [new_token(ada, "Left"), new_token(ben, "Right")]

    async def work() -> int:
        left, right = (Client(house.address, token, poll=0.05, text=True) for token in tokens)
        opened = await left.create_table("la_isla", ["link"])
        await right.sit(opened.table)
        table = await asyncio.to_thread(house.inside, house.tables.open(opened.table))
        compared = 0

        async def follow(client: Client) -> None:
            nonlocal compared
            rng = Random(7)
            async for turn in client.turns(matches=1):
                assert turn.game is not None
                at = table.match.states[turn.version]
                assert turn.view == turn.game.view(at, turn.seat)
                other = 1 - turn.seat
                hidden = turn.view.seats[other].hand
                assert hidden == 0
                compared += at.seats[other].hand != 0
                await turn.play(rng.choice(turn.legal))

        await asyncio.gather(follow(left), follow(right))
        return compared

    assert run(work()) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_view_survives_encoding(game: str) -> None:
    import msgspec

    import farshore as fs
    from farshore.core.view_data import view_from_data, view_to_data

    match, rng = fs.new(game, 2, seed=3), Random(3)
    start = match.state
    while not match.over:
        seat = match.to_act[0]
        view = match.game.view(match.state, seat)
        data = view_to_data(view)
        assert data is not None or not find(game).info.hidden
        if data is not None:
            again = view_from_data(start, msgspec.json.decode(msgspec.json.encode(data)))
            assert again == view
            assert list(match.game.legal(again, seat)) == list(match.game.legal(view, seat))
        match.play(seat, rng.choice(match.legal(seat)))


# A bot written against the documentation alone

ROOT = Path(__file__).parent.parent.parent


def documented_bots() -> list[str]:
    """The bots that the documentation shows: with `async` and without."""
    page = (ROOT / "docs" / "how-to" / "connect-a-bot.md").read_text("utf-8")
    return re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def player_token(server: Server) -> str:
    browser = Browser(server)
    browser.sign_up("Ada")
    return new_token(browser)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_documented_bot_plays_through_a_restart_of_the_server(
    start: Callable[..., Server], new_database: Callable[[str], str], tmp_path: Path, game: str
) -> None:
    server = start(new_database("sqlite"))
    token = player_token(server)
    code = documented_bots()[GAMES.index(game) % 2]
    words = [sys.executable, "-c", f"{SLOWLY}\n{code.replace('random.choice(', 'slowly(', 1)}"]
    bot = subprocess.Popen(
        [*words, f"http://{server.address}", token, game], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        wait_until(lambda: bot.poll() is not None or moves_of(server, token, game) > 4)
        assert bot.poll() is None, bot.communicate()
        server.kill()
        server.start(tmp_path)
        printed, problems = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    assert (bot.returncode, problems) == (0, "")
    assert re.search(r"^points: \d+ \d+$", printed, re.MULTILINE)
    (entry,) = run(Client(server.address, token).whoami()).tables
    assert (entry.game, entry.over) == (game, True)


SLOWLY = """
import random, time
def slowly(legal):
    time.sleep(0.005)
    return random.choice(legal)
"""
"""Put in place of `random.choice`: the match must still run when the server is killed."""


def moves_of(server: Server, token: str, game: str) -> int:
    """Events at the only table of the bot that came after the deal, which the request for the table waits for."""
    deal = 90 if game == "la_isla" else 20
    tables = run(Client(server.address, token).whoami()).tables
    return tables[0].version - deal if tables else 0


def test_a_bot_connects_from_the_command_line(
    house: Nearby, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARSHORE_BOT_TOKEN", new_token(signed_up(house)))
    words = ["connect", house.address, "--bot", "greedy", "--create", "kingdom_maps", "--opponents", "random"]
    assert main_in_thread([*words, "--matches", "1"]) == 0
    printed = capsys.readouterr().out
    assert "“Robo” plays for Ada" in printed
    assert re.search(r"kingdom_maps \(\S+\): (not )?won, \d+ : \d+", printed)


@pytest.mark.parametrize(
    ("token", "reason"),
    [("", "Give the bot token"), ("fsb_" + "x" * 43, "This bot token isn’t valid or has been revoked.")],
)
def test_a_wrong_token_is_reported_in_one_line(
    house: Nearby, capsys: pytest.CaptureFixture[str], token: str, reason: str
) -> None:
    assert main_in_thread(["connect", house.address, "--bot", "greedy", "--token", token]) == 1
    assert reason in capsys.readouterr().err


def test_a_server_that_is_not_there_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main_in_thread(["connect", "127.0.0.1:9", "--bot", "greedy", "--token", "fsb_x"]) == 1
    assert "127.0.0.1:9 can’t be reached" in capsys.readouterr().err
