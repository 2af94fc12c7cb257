"""What people do at a table, through a real socket."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from farshore.cli.verify_deal import verify
from farshore.client import RequestRefused, TableClient, post
from farshore.core import record
from farshore.games import find
from farshore.server import wire
from server.conftest import Server
from server.sit_down import make, request, run


@pytest.fixture(scope="module")
def house(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(new_database("sqlite")).start(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()
    assert not running.mistakes()


async def begin(guest: TableClient, seat: int) -> None:
    """The first thing the scene offers."""
    await guest.act(seat, guest.scene_actions()[0])


def test_an_action_is_seen_by_all_and_can_be_taken_back(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada, bo, watcher = await sitting.guest(0), await sitting.guest(1), await sitting.guest()
        assert watcher.view is None
        assert not watcher.scene_actions()
        before = ada.version
        await begin(ada, 0)
        assert ada.turn.undo == (0,)
        await ada.act(0, "undo")
        assert not ada.turn.undo
        for guest in (bo, watcher):
            await guest.receive_until(before + 2)

    run(play())


def test_a_client_has_the_state_of_the_table_as_types(house: Server) -> None:
    async def play() -> None:
        ada = await make(house).guest(0)
        await begin(ada, 0)
        assert ada.table.game == "explorers"
        assert [(seat.kind, seat.mine) for seat in ada.table.seats] == [("person", True), ("person", False)]
        assert 0 in ada.turn.busy
        assert ada.turn.undo == (0,)
        assert [line for line in ada.log if line.words] != []
        assert not ada.over

    run(play())


def test_a_click_on_an_older_version_is_good_in_the_same_phase(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        seen = bo.version
        await begin(ada, 0)
        await bo.act(1, bo.scene_actions()[0], version=seen)
        with pytest.raises(RequestRefused, match="stale-version"):
            await bo.act(1, "undo", version=seen)
        with pytest.raises(RequestRefused, match="stale-version"):
            await bo.act(1, "undo", version=seen + 100)

    run(play())


def test_actions_sent_before_the_first_is_confirmed_are_good_until_something_is_revealed(house: Server) -> None:
    actions = ["terrain prairie", "mark c5", "undo", "mark c5", "mark c4", "mark c3", "done"]

    async def play() -> None:
        ada = await make(house, seats="p", person="here").guest(0)
        seen, sent = ada.version, list[str]()
        for do in actions:
            name = ada.new_id()
            await ada.send(wire.Act(id=name, seat=0, version=seen, do=do, after=tuple(sent)))
            sent.append(name)
        while ada.version < seen + len(actions) + 1:  # and a card
            assert not isinstance(await ada.receive(), wire.ErrorMessage)
        with pytest.raises(RequestRefused, match="stale-version"):
            await ada.act(0, ada.scene_actions()[0], version=seen, after=sent)
        await ada.act(0, "take prairie", action_id="taken")
        with pytest.raises(RequestRefused, match="stale-version"):
            await ada.act(0, "undo", version=ada.version - 1)  # its own action is not named
        await ada.act(0, "undo", version=ada.version - 1, after=["taken"])

    run(play())


def test_an_action_sent_twice_is_done_once(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada = await sitting.guest(0)
        do, version = ada.scene_actions()[0], ada.version
        await ada.act(0, do, action_id="once")
        after = ada.version
        await ada.close()
        again = await sitting.guest(0, since=version)
        assert again.version == after
        await again.act(0, do, version=version, action_id="once")
        assert again.version == after

    run(play())


def test_several_seats_in_one_browser(house: Server) -> None:
    async def play() -> None:
        sitting = make(house, "la_isla")
        both = await sitting.guest(0, 1)
        assert both.view == 0
        first = both.scene_actions()
        await both.send(wire.ChangeView(view=1))
        while both.view != 1:
            await both.receive()
        assert both.scene_actions() != first
        await begin(both, 1)
        await both.send(wire.ChangeView())
        while both.view is not None:
            await both.receive()
        assert not both.scene_actions()

    run(play())


def test_each_reads_in_their_language(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        english, german = await sitting.guest(0), await sitting.guest(1, language="de")
        assert english.scene["pad"]["name"] == german.scene["pad"]["name"], "words go as keys, the page says them"
        with pytest.raises(RequestRefused, match="ist nicht dein Platz"):
            await german.act(0, "done")
        await german.send(wire.SetLanguage(language="en"))
        with pytest.raises(RequestRefused, match="isn’t your seat"):
            await german.act(0, "done")

    run(play())


def test_preview_reason_and_history(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada = await sitting.guest(0)
        assert (await ada.request(wire.PreviewAction, seat=0, do=ada.scene_actions()[0])).title
        board = ada.scene["board"]
        target = f"{board['id']}/{ada.shapes[board['ground']['shape']]['names'][0]}"
        assert (await ada.request(wire.ExplainTarget, seat=0, target=target)).title
        answer = await ada.request(wire.LogRequest, since=0)
        assert [line.at for line in answer.log] == [line.at for line in ada.log]
        await ada.send(wire.Ping())
        assert isinstance(await ada.receive(), wire.Pong)

    run(play())


def test_hints_in_three_steps_where_they_are_allowed(house: Server) -> None:
    async def play() -> None:
        ada = await make(house).guest(0)
        look = await ada.request(wire.HintRequest, seat=0, step=1)
        what = await ada.request(wire.HintRequest, seat=0, step=2)
        why = await ada.request(wire.HintRequest, seat=0, step=3)
        assert not look.do
        assert what.do in ada.scene_actions()
        assert why.lines
        bo = await make(house, hints=False).guest(0)
        with pytest.raises(RequestRefused, match="hints-off"):
            await bo.request(wire.HintRequest, seat=0, step=1)

    run(play())


def test_names_leaving_and_coming_back(house: Server) -> None:
    async def play() -> None:
        sitting = make(house)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        await ada.request(wire.Rename, seat=0, name="Ada")
        while bo.table.seats[0].name != "Ada":
            await bo.receive()
        assert bo.table.seats[0].online
        before = bo.version
        await ada.request(wire.LeaveSeat, seat=0, level="random")
        while bo.version == before:
            await bo.receive()
        assert bo.table.seats[0].kind == "bot"
        await ada.request(wire.ResumeSeat, seat=0)
        assert ada.table.seats[0].kind == "person"
        await ada.close()
        while bo.table.seats[0].online:
            await bo.receive()

    run(play())


def test_bots_play_to_the_end_and_the_deal_can_be_verified(house: Server) -> None:
    async def play() -> None:
        watcher = await make(house, "kingdom_maps", "rg").guest()
        while not watcher.over:
            await watcher.receive()
        status, _, words = request(house, f"/api/tables/{watcher.table.table}/record", {})
        assert status == 200
        assert verify(words) > 3
        loaded = record.load(words, find)
        assert loaded.match.header.seats == ("bot:random", "bot:greedy")
        while not watcher.table.secret:
            await watcher.receive()
        assert loaded.secret == watcher.table.secret

    run(play())


async def finished(house: Server, seed: str = "") -> tuple[str, dict[int, str]]:
    """A finished table whose seats were people's."""
    sitting = make(house, "kingdom_maps", seed=seed)
    both = await sitting.guest(0, 1)
    for seat in (0, 1):
        await both.request(wire.LeaveSeat, seat=seat, level="random")
    while not both.over:
        await both.receive()
    await both.close()
    return sitting.table, sitting.secrets


def test_rematch_gives_both_the_same_new_table(house: Server) -> None:
    async def play() -> None:
        table, secrets = await finished(house)
        first = post(house.address, f"/api/tables/{table}/rematch", {"secrets": [secrets[0]]})
        second = post(house.address, f"/api/tables/{table}/rematch", {"secrets": [secrets[1]]})
        assert first["table"] == second["table"] != table
        guest = await TableClient.join(house.address, first["table"], secrets[0])
        assert guest.table.before == table
        assert [seat.mine for seat in guest.table.seats] == [False, True]
        kinds = [seat.kind for seat in guest.table.seats]
        assert kinds == ["bot", "person"], "who asks plays again; for who has gone the bot goes on"
        mine = post(house.address, "/api/mine", {"secrets": [secrets[0]]})["tables"]
        assert {entry["table"] for entry in mine} == {table, first["table"]}
        assert [entry["over"] for entry in mine if entry["table"] == table] == [True]
        assert request(house, f"/api/tables/{table}/rematch", {"secrets": ["x" * 27]})[0] == 403

    run(play())


def test_at_a_rematch_clocks_wait_for_everybody_and_colours_stay(house: Server) -> None:
    async def play() -> None:
        sitting = make(house, "kingdom_maps", pace=60)
        ada, bo = await sitting.guest(0), await sitting.guest(1)
        for seat, guest in enumerate((ada, bo)):
            await guest.request(wire.LeaveSeat, seat=seat, level="random")
        while not ada.over:
            await ada.receive()
        tables = [sitting.table]
        secrets = [ada.secrets, bo.secrets]
        for colours in ([1, 0], [0, 1]):
            opened = post(house.address, f"/api/tables/{tables[-1]}/rematch", {"secrets": [*secrets[0]]})["table"]
            tables.append(opened)
            ada = await TableClient.join(house.address, opened, *secrets[0])
            assert [seat.colour for seat in ada.table.seats] == colours
            assert ada.turn.since == (0,) * len(ada.turn.busy)
            assert [seat.taken for seat in ada.table.seats].count(True) == 1
            bo = await TableClient.join(house.address, opened, *secrets[1])
            while not all(ada.turn.since):
                await ada.receive()
            assert all(seat.taken and seat.kind == "person" for seat in ada.table.seats)
            for guest in (ada, bo):
                mine = [number for number, seat in enumerate(guest.table.seats) if seat.mine]
                await guest.request(wire.LeaveSeat, seat=mine[0], level="random")
            while not ada.over:
                await ada.receive()

    run(play())


def test_a_position_can_be_seen_and_played_on(house: Server) -> None:
    async def play() -> None:
        table, _ = await finished(house)
        position = post(house.address, f"/api/tables/{table}/position", {"at": 9, "view": 0, "language": "fr"})
        assert position["at"] == 9 < position["last"]
        opened = post(house.address, f"/api/tables/{table}/branch", {"at": 9, "seat": 0, "level": "random"})
        guest = await TableClient.join(house.address, opened["table"], opened["keys"][0]["secret"])
        assert guest.version >= 9
        assert guest.table.before == table
        assert request(house, f"/api/tables/{table}/position", {"at": 99999})[0] == 404

    run(play())


def test_a_record_can_be_brought_and_is_only_to_look_at(house: Server) -> None:
    async def play() -> None:
        table, _ = await finished(house)
        words = request(house, f"/api/tables/{table}/record", {})[2]
        opened = post(house.address, "/api/records", {"record": words})
        guest = await TableClient.join(house.address, opened["table"])
        assert guest.over
        assert guest.table.frozen
        status, _, problem = request(house, "/api/records", {"record": words.replace('"- ', '"0 ', 1)})
        assert status == 422
        assert '"line":' in problem

    run(play())


def test_the_challenge_of_the_day_deals_everybody_the_same(house: Server) -> None:
    async def play() -> None:
        first, second = (make(house, "kingdom_maps", person="here", challenge="today") for _ in range(2))
        one, two = await first.guest(0), await second.guest(0)
        dealt = [(guest.scene["hand"], guest.scene["right"]) for guest in (one, two)]
        assert dealt[0] == dealt[1]
        assert one.table.challenge
        other = await make(house, "kingdom_maps").guest(0)
        assert (other.scene["hand"], other.scene["right"]) != dealt[0]
        assert len({guest.table.promise for guest in (one, two, other)}) == 3, "each table has a salt of its own"
        assert other.table.chosen
        assert not one.table.chosen
        with pytest.raises(RequestRefused, match="hints-off"):
            await one.request(wire.HintRequest, seat=0, step=1)
        table, _ = await finished(house)
        offered = make(house, "kingdom_maps", challenge=table)
        again = await offered.guest(0, 1)
        for seat in (0, 1):
            await again.request(wire.LeaveSeat, seat=seat, level="random")
        while not again.over:
            await again.receive()
        status, _, words = request(house, f"/api/challenges?name={table}&language=it")
        assert status == 200
        assert '"totals"' not in words, "bots played for everybody"

    run(play())


def test_a_record_of_a_running_match_hides_what_the_reader_may_not_know(house: Server) -> None:
    sitting = make(house, "la_isla")
    path = f"/api/tables/{sitting.table}/record"
    mine = request(house, path, {"secrets": [sitting.secrets[0]]})[2]
    spectators = request(house, path, {})[2]
    assert mine != spectators
    assert spectators.count("?") > mine.count("?") > 0
    assert "secret" not in mine
    assert request(house, f"/api/tables/{sitting.table}/position", {"at": 3, "view": 0})[0] == 403


def test_clients_that_follow_each_other_never_use_the_same_ids() -> None:
    """An action whose id was used before counts as sent again, and is not played."""
    ids = {TableClient(cast("Any", None)).new_id() for _ in range(20)}
    assert len(ids) == 20
