"""Players in competitions, for tests: sign up, enter, finish matches at random, recompute standings from records."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from farshore import games
from farshore.core import record
from farshore.core.game import CHANCE, IllegalAction
from farshore.server.competitions.pairing import BOT
from farshore.server.competitions.standings import StandingLine, TableResult, TournamentFormat, standings
from server.in_process_server import Nearby
from server.people_online import Browser
from server.sit_down import House, wait_until

GAME = "kingdom_maps"


@dataclass
class Rival:
    """A player who is signed in."""

    browser: Browser
    name: str
    key: str

    def post(self, path: str, **body: Any) -> Any:
        status, found = self.browser(path, body)
        assert status in (200, 201, 204), found
        return found

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        status, found = self.browser(path, body)
        assert status >= 400, found
        return status, found["key"]

    def tournament(self, tournament: str) -> Any:
        status, found = self.browser(f"/api/tournaments/{tournament}")
        assert status == 200, found
        return found


def rivals(house: Nearby, *names: str) -> list[Rival]:
    """New players. The number of names that an address may try does not matter here."""
    found = []
    for name in names:
        house.app.players._names._buckets.clear()
        browser = Browser(house)
        made = browser.sign_up(name)
        found.append(Rival(browser, name, made["player"]["key"]))
    return found


def new_tournament(organiser: Rival, **wish: Any) -> str:
    body = {"name": "Autumn", "game": GAME, "rounds": 2, **wish}
    return str(organiser.post("/api/tournaments", **body)["id"])


def enter_all(tournament: str, players: list[Rival]) -> None:
    for player in players:
        player.post(f"/api/tournaments/{tournament}/enter")


def finish(house: Nearby, table: str) -> None:
    """Play a match to its end at random, for all people at it."""

    async def play() -> None:
        live = await house.tables.open(table)
        rng = Random(table)
        while live.busy:
            seat = rng.choice([seat for seat in live.busy if seat != CHANCE])
            action = rng.choice(live.game.legal(live.game.view(live.state, seat), seat))
            with suppress(IllegalAction):  # the bot of this seat was faster
                await live.act(seat, str(action), None, None)

    house.inside(play())


def round_of(state: Any, number: int) -> Any:
    return next(one for one in state["played"] if one["number"] == number)


def finish_round(house: Nearby, reader: Rival, tournament: str, number: int) -> Any:
    """Wait for a round, finish all its matches, and wait until it is closed."""
    wait_until(lambda: reader.tournament(tournament).get("round", 0) >= number)
    for table in round_of(reader.tournament(tournament), number)["tables"]:
        finish(house, table["table"])
    wait_until(lambda: round_of(reader.tournament(tournament), number).get("ended"))
    return reader.tournament(tournament)


def record_of(house: House, table: str) -> record.LoadedRecord:
    """The public record of a table, replayed."""
    status, words = Browser(house)(f"/api/tables/{table}/record", {"secrets": []})
    assert status == 200, words
    return record.load(words, games.find)


def recompute(house: House, state: Any) -> list[StandingLine]:
    """The standings of a tournament from the records of its tables alone."""
    results = []
    for each in state["played"]:
        loaded = [(table, record_of(house, table["table"])) for table in each["tables"]]
        assert len({(one.secret, one.salt, one.match.header.promise) for _, one in loaded}) <= 1, "not the same deal"
        for table, one in loaded:
            assert one.match.header.promise == each["promise"]
            totals = tuple(score.total for score in one.match.game.scores(one.match.state))
            assert totals == tuple(table["totals"])
            results.append(
                TableResult(
                    each["number"],
                    tuple(table["entrants"]),
                    totals,
                    one.match.winners,
                    frozenset(table.get("forfeited", ())),
                )
            )
    entrants = [one["number"] for one in state["entrants"]]
    format: TournamentFormat = state["format"]
    return standings(entrants, results, len(state["played"]), format)


def shown(state: Any) -> list[StandingLine]:
    """The standings as the server shows them."""
    return [
        StandingLine(
            one["entrant"],
            one["place"],
            int(2 * one.get("points", 0)),
            one.get("matchpoints", 0),
            int(2 * one.get("opponents", 0)),
            one.get("best", 0),
            one.get("total", 0),
            one.get("played", 0),
        )
        for one in state["standings"]
    ]


def people_of(table: Any) -> set[int]:
    return {*table["entrants"]} - {BOT}
