"""A link is spent by sitting down: from then on the seat belongs to the device that sat down, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from farshore.client import RequestRefused, TableClient, post
from farshore.server import wire
from farshore.server.store import seating
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PlayerRow
from farshore.server.tables.live_table import hash_secret
from server.conftest import Postgres
from server.in_process_server import Nearby
from server.sit_down import MESSAGES, request, run, wait_until

Begin = Callable[..., Nearby]


def open_table(house: Nearby, game: str = "la_isla", **more: Any) -> tuple[str, str, str]:
    """A table of Ada with a link for a friend: its id, Ada's secret and the link's."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    opened = post(house.address, "/api/tables", {"game": game, "seats": seats, **more})
    mine, link = (key["secret"] for key in opened["keys"])
    return opened["table"], mine, link


async def join(house: Nearby, table: str, *secrets: str, **links: str) -> TableClient:
    """Join as the page does: with secrets, and with a link that is to be spent."""
    uses = tuple(wire.LinkUse(link=link, secret=secret) for secret, link in links.items())
    return await TableClient.connect(house.address, wire.Join(table=table, secrets=(*secrets, *links), links=uses))


BENS = "a-secret-of-Bens-device"


def cards_in(reply: Any) -> set[str]:
    """The names of the cards in something that was sent."""
    return set(re.findall(r"\bc\d{3}\b", reply if isinstance(reply, str) else json.dumps(reply)))


def test_the_host_cannot_read_or_play_the_hand_of_a_friend(begin: Begin) -> None:
    """Try everything that the host ever received, before and after the friend sits down."""
    house = begin()
    table, mine, link = open_table(house)
    path, everything = f"/api/tables/{table}", {"secrets": [mine, link]}

    async def play() -> None:
        ada = await join(house, table, mine)
        assert request(house, f"{path}/position", {"at": ada.version, "view": 1, **everything})[0] == 403
        ben = await join(house, table, **{BENS: link})
        assert [seat.mine for seat in ben.table.seats] == [False, True]
        while not (hand := cards_in(ben.scene) - cards_in(ada.scene)):
            seat = ada.turn.busy[0]
            await (ada, ben)[seat].act(seat, (ada, ben)[seat].scene_actions()[0])
            for player in (ada, ben):
                await player.receive_until(max(ada.version, ben.version))
        host = await join(house, table, mine, link)
        for kind, more in (("peek", {"do": ben.scene_actions()[0]}), ("hint", {}), ("rename", {"name": "Eve"})):
            with pytest.raises(RequestRefused, match="not-your-seat"):
                await host.request(MESSAGES[kind], seat=1, **more)
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await host.act(1, ben.scene_actions()[0])
        for kind, body in (("position", {"at": ben.version, "view": 1}), ("turns", {"view": 1})):
            assert request(house, f"{path}/{kind}", {**body, **everything})[0] == 403
        reply = [*ada.received, *host.received, request(house, f"{path}/record", everything)[2]]
        assert len(reply) > 5
        for words in reply:
            assert not cards_in(words) & hand

    run(play())


def test_a_spent_link_says_who_sits_there(begin: Begin) -> None:
    house = begin()
    table, _, link = open_table(house)

    def invitation(*secrets: str) -> dict[str, Any]:
        answer: dict[str, Any] = post(house.address, f"/api/tables/{table}/invitation", {"secrets": secrets})
        return answer

    async def play() -> None:
        assert invitation(link)["seat"] == 1
        assert not invitation(link)["seats"][1].get("taken")
        ben = await join(house, table, **{BENS: link})
        await ben.request(wire.Rename, seat=1, name="Ben")
        later = invitation(link)
        assert later["seat"] == 1
        assert later["seats"][1]["name"] == "Ben"
        assert later["seats"][1]["taken"]
        assert "mine" not in later["seats"][1]
        assert invitation(BENS)["seats"][1]["mine"], "the link to my seat, on another device"
        assert invitation("a-secret-of-nobody").get("seat", -1) == -1
        outsider = await join(house, table, **{"a-strangers-new-secret": link})
        assert outsider.view is None

    run(play())


def test_who_missed_the_answer_asks_again(begin: Begin) -> None:
    """The client chose the secret, so it is not lost with a connection."""
    house = begin()
    table, _, link = open_table(house)

    async def play() -> None:
        for _ in range(3):
            ben = await join(house, table, **{BENS: link})
            assert ben.view == 1
            await ben.socket.close()

    run(play())


def test_clients_that_send_no_secret_get_one(begin: Begin) -> None:
    house = begin()
    table, _, link = open_table(house)

    async def play() -> None:
        old = await TableClient.connect(house.address, wire.Join(table=table, secrets=(link,)))
        assert old.view == 1
        message = next(reply for reply in map(json.loads, old.received) if reply["type"] == "seated")
        ((seat, secret),) = [(key["seat"], key["secret"]) for key in message["keys"]]
        assert seat == 1
        assert (await join(house, table, link)).view is None
        assert (await join(house, table, secret)).view == 1

    run(play())


def test_the_client_comes_back_with_the_link_it_used(begin: Begin) -> None:
    house = begin()
    table, _, link = open_table(house)

    async def play() -> None:
        first = await TableClient.join(house.address, table, link)
        await first.close()
        again = await TableClient.join(house.address, table, link)
        assert again.view == 1
        assert (await join(house, table, *first.secrets)).view == 1

    run(play())


def test_ending_other_links_leaves_this_device_alone_with_its_seat(begin: Begin) -> None:
    house = begin()
    table, _, link = open_table(house)

    async def play() -> None:
        here = await join(house, table, **{BENS: link})
        phone = await join(house, table, BENS)
        assert phone.view == 1
        await here.request(wire.RenewSecret, seat=1, secret="the-second-secret-of-Ben")
        while phone.view is not None:
            await phone.receive()
        assert not any(seat.mine for seat in phone.table.seats)
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await phone.request(wire.Rename, seat=1, name="Eve")
        await here.request(wire.Rename, seat=1, name="Ben")
        assert (await join(house, table, BENS)).view is None
        assert (await join(house, table, "the-second-secret-of-Ben")).view == 1
        with pytest.raises(RequestRefused, match="not-your-seat"):
            await here.request(wire.RenewSecret, seat=0, secret="the-second-secret-of-Ben")

    run(play())


def test_other_processes_end_links_too(begin: Begin, postgres: Postgres, new_database: Callable[[str], str]) -> None:
    assert postgres.port
    database = new_database("postgresql")
    left, right = begin(database), begin(database)
    table, _, link = open_table(left, "explorers")

    async def play() -> None:
        here = await join(left, table, **{BENS: link})
        phone = await join(right, table, BENS)
        assert phone.view == 1
        await here.request(wire.RenewSecret, seat=1, secret="the-second-secret-of-Ben")
        while phone.view is not None:
            await phone.receive()

    run(play())


def test_seats_of_earlier_versions_stay_with_their_secrets(begin: Begin) -> None:
    """A seat that was taken before links were spent keeps its secret until its holder ends other links."""
    house = begin()
    table, _, link = open_table(house)
    taken = "update seats set taken = ? where table_id = ? and seat = 1"
    house.inside(house.tables.store.write(lambda connection: connection.execute(taken, (True, table))))

    async def play() -> None:
        ben = await join(house, table, link)
        assert ben.view == 1
        await ben.request(wire.RenewSecret, seat=1, secret=BENS)
        assert (await join(house, table, link)).view is None

    run(play())


def test_two_joins_with_the_links_of_two_seats_meet_between_their_writes(begin: Begin) -> None:
    """One device opens two tabs with two links: each join finds rows that the other has just changed."""
    house = begin()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}]
    opened = post(house.address, "/api/tables", {"game": "la_isla", "seats": seats})
    links = [key["secret"] for key in opened["keys"][1:]]
    live = house.inside(house.tables.open(opened["table"]))
    secrets = {hash_secret(link): hash_secret(f"{BENS} {link}") for link in links}
    write, began = house.tables.store.write, asyncio.Event()

    async def nobody() -> PlayerRow:
        raise AssertionError("the table is not rated")

    async def slow_write(work: Callable[[Connection], Any]) -> Any:
        """Let the other join run to its end after the first write."""
        done = await write(work)
        if not began.is_set():
            began.set()
            await house.tables.use_links(live, secrets, nobody)
        return done

    async def join_twice() -> None:
        house.tables.store.write = slow_write  # type: ignore[method-assign]
        await house.tables.use_links(live, secrets, nobody)

    house.inside(join_twice())
    assert began.is_set()
    assert [seat.secret_hash for seat in live.row.seats[1:]] == [secrets[hash_secret(link)] for link in links]
    assert all(seat.taken for seat in live.row.seats)


def test_two_who_use_one_link_at_once_do_not_share_the_seat(begin: Begin) -> None:
    house = begin()
    table, _, link = open_table(house)
    live = house.inside(house.tables.open(table))

    async def both() -> list[bool]:
        uses = [
            partial(seating.use_link, table=table, link_hash=hash_secret(link), secret_hash=hash_secret(new))
            for new in (BENS, "another-secret")
        ]
        return [await house.tables.store.write(use) for use in uses]

    assert house.inside(both()) == [True, False]
    house.inside(live.read_new_events())
    wait_until(lambda: live.row.seats[1].secret_hash == hash_secret(BENS))
    assert live.row.seats[1].link_hash == hash_secret(link)
