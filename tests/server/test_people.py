"""People at tables: who is there and since when, who may sit down, and what others may do about it."""

from __future__ import annotations

from collections.abc import Callable
from time import time

import pytest

from server.nearby import Starter
from server.sitting import make, run

KINDS = ("sqlite", "postgresql")


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_hears_who_is_here_and_since_when_not_also_after_a_restart(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database(kind)
    house = begin(url)
    before = int(time())

    async def come_and_go() -> None:
        ada = await sitting.guest(0)
        assert "away" not in ada.table["seats"][1], "nobody was there yet"
        bo = await sitting.guest(1)
        while not ada.table["seats"][1].get("online"):
            await ada.hear()
        await bo.say({"type": "attend", "here": False})
        while ada.table["seats"][1].get("online"):
            await ada.hear()
        assert before <= ada.table["seats"][1]["away"] <= time()
        await bo.say({"type": "attend", "here": True})
        while not ada.table["seats"][1].get("online"):
            await ada.hear()
        assert "away" not in ada.table["seats"][1]
        await bo.leave()
        while ada.table["seats"][1].get("online"):
            await ada.hear()
        left.append(ada.table["seats"][1]["away"])

    async def look_again() -> None:
        ada = await sitting.guest(0)
        assert ada.table["seats"][1]["away"] == left[0]
        assert not ada.table["seats"][1].get("online")

    left: list[int] = []
    sitting = make(house)
    run(come_and_go())
    house.stop()
    sitting.address = begin(url).address
    run(look_again())


def test_two_pages_of_one_seat_are_one_person(begin: Starter) -> None:
    house = begin()

    async def play() -> None:
        sitting = make(house)
        ada, desk, phone = await sitting.guest(0), await sitting.guest(1), await sitting.guest(1)
        while not ada.table["seats"][1].get("online"):
            await ada.hear()
        await desk.leave()
        await phone.say({"type": "attend", "here": False})
        while not ada.table["seats"][1].get("away"):
            await ada.hear()
            assert ada.table["seats"][1].get("online") or ada.table["seats"][1].get("away")
        await phone.say({"type": "attend", "here": True})
        while not ada.table["seats"][1].get("online"):
            await ada.hear()

    run(play())
