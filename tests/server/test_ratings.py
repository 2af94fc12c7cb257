"""Ratings: rated tables, results that count, and numbers that follow from the stored matches alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from farshore.server.http.page_files import PageFiles
from farshore.server.ratings import rate_matches, service
from farshore.server.ratings.rate_matches import pool_of
from farshore.server.ratings.results import place_seats
from farshore.server.ratings.skill import START
from farshore.server.store import admin_rows, player_rows, rating_rows, table_rows
from farshore.server.store.database import Connection
from farshore.server.store.rating_rows import RatedMatch, RatedSeat
from server.competing import GAME, Rival, finish, rivals
from server.in_process_server import Nearby, Starter
from server.people_online import Browser
from server.sit_down import run, wait_until

KINDS = ("sqlite", "postgresql")


def rated_table(host: Rival, *seats: Any, **more: Any) -> Any:
    """A rated table of a player: others take links."""
    sitting = [{"kind": "me"}, *(seats or ({"kind": "link"},))]
    wish = {"game": GAME, "seats": sitting, "rated": True, "pace": 600, "open": True, "household": True, **more}
    return host.post("/api/tables", **wish)


def played_match(house: Nearby, host: Rival, *guests: Rival, **more: Any) -> str:
    """A rated match from the first seat to the end; its table."""
    made = rated_table(host, *[{"kind": "link"}] * len(guests), **more)
    for guest in guests:
        guest.post(f"/api/tables/{made['table']}/seat", name=guest.name)
    finish(house, made["table"])
    wait_until(lambda: rating_of(house, made["table"]).get("rated"))
    return str(made["table"])


def rating_of(house: Nearby, table: str) -> Any:
    return Browser(house)(f"/api/tables/{table}/rating")[1]


def dump(house: Nearby) -> list[list[tuple[Any, ...]]]:
    """All ratings and curves, as they are stored."""

    def work(connection: Connection) -> list[list[tuple[Any, ...]]]:
        return [
            sorted(tuple(row) for row in connection.execute(f"select * from {table}"))
            for table in ("ratings", "rating_curves")
        ]

    return house.inside(house.tables.store.read(work))


# Rated tables


@pytest.mark.parametrize("kind", KINDS)
def test_a_rated_match_changes_the_ratings_of_both_players(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    ada, ben = rivals(house, "Ada", "Ben")
    table = played_match(house, ada, ben)
    found = rating_of(house, table)
    assert found.get("refused", "") == ""
    changes = [seat.get("change", 0) for seat in found["seats"]]
    assert sum(changes) == pytest.approx(0, abs=0.2)
    totals = house.tables.live[table].summary().totals
    assert (changes[0] > 0) == (totals[0] > totals[1])
    assert found["seats"][0]["rating"]["provisional"]
    profile = ada.browser("/api/profile/Ada")[1]
    assert profile["ratings"][0]["plain"]["matches"] == 1
    assert profile["matches"][0]["table"] == table

    before = dump(house)
    assert house.inside(house.tables.store.write(rate_matches.rerate)) == 1
    assert dump(house) == before


@pytest.mark.parametrize("kind", KINDS)
def test_ratings_are_the_same_numbers_when_they_are_computed_again(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    """Results and reviews that come in any order, ties, bots, players who leave and are deleted."""
    house = begin(new_database(kind))
    rng = Random(3)
    players = ["p1", "p2", "p3", "p4"]

    def fill(connection: Connection) -> None:
        unreviewed: list[RatedMatch] = []
        for one in players:
            player_rows.add_player(connection, player_rows.PlayerRow(one, one, one, 0.0, key_hash=one))
        for number in range(60):
            count = rng.choice([1, 2, 2, 3, 4])
            who = [*rng.sample(players, min(count, rng.randint(1, len(players)))), *["bot:casual"] * 4][:count]
            totals = [rng.randint(40, 60) for _ in who]
            left = [rng.random() < 0.1 and not one.startswith("bot:") for one in who]
            places = place_seats(totals, [], left)
            seats = [
                RatedSeat(seat, one, total, place, gone, 50.0)
                for seat, (one, total, place, gone) in enumerate(zip(who, totals, places, left, strict=True))
            ]
            pool = pool_of("explorers", count)
            match = RatedMatch(f"t{number}", "explorers", pool, 1.78e9 + number * 400_000, seats)
            match.refused = "often" if rng.random() < 0.1 else ""
            rate_matches.store_match(connection, match)
            unreviewed.append(match)
            if number == 30:
                rating_rows.forget_player(connection, "p4")
                players.remove("p4")
                unreviewed = [one for one in map(partial(_reload, connection), unreviewed) if one]
            while unreviewed and rng.random() < 0.4:
                reviewed = unreviewed.pop(rng.randrange(len(unreviewed)))
                for seat in reviewed.seats:
                    seat.luck, seat.choices = rng.gauss(0, 8), rng.gauss(-3, 3)
                assert rate_matches.store_review(connection, reviewed)
                assert not rate_matches.store_review(connection, reviewed)

    store = house.tables.store
    house.inside(store.write(fill))
    before = dump(house)
    assert len(before[0]) > 20
    assert {row[2] for row in before[1]} == {"plain", "adjusted"}
    house.inside(store.write(rate_matches.rerate))
    assert dump(house) == before


def _reload(connection: Connection, match: RatedMatch) -> RatedMatch | None:
    return rating_rows.match_of_table(connection, match.table)


def test_guests_and_strange_wishes_get_no_rated_table(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    guest = Browser(house)
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}], "rated": True, "pace": 600}

    def refused(browser: Browser, **more: Any) -> tuple[int, str]:
        status, answer = browser("/api/tables", {**wish, **more})
        return status, answer.get("key", "")

    assert refused(guest) == (401, "not-signed-in")
    unnamed = Browser(house)
    unnamed.sign_up("")
    assert refused(unnamed) == (403, "player-name-needed")
    assert refused(ada.browser, seats=[{"kind": "me"}]) == (422, "rated-seats")
    assert refused(ada.browser, seats=[{"kind": "me"}, {"kind": "here"}]) == (422, "rated-seats")
    assert refused(ada.browser, seats=[{"kind": "me"}, {"kind": "me"}]) == (422, "rated-seats")
    assert refused(ada.browser, seed="reef") == (422, "rated-plain")
    assert refused(ada.browser, challenge="today") == (422, "rated-plain")
    assert refused(ada.browser, pace=0) == (422, "rated-pace")
    assert refused(ada.browser, rated="yes")[0] == 400
    made = rated_table(ada, hints=True)
    assert not house.inside(house.tables.open(made["table"])).row.hints

    seat = f"/api/tables/{made['table']}/seat"
    assert guest(seat, {"name": "Eve"})[1]["key"] == "not-signed-in"
    assert ada.refused(seat, name="Ada") == (409, "rated-twice")


def test_a_link_to_a_rated_table_needs_the_session_of_a_player(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    made = rated_table(ada, open=False)
    link = next(key["secret"] for key in made["keys"] if key["kind"] == "link")
    table = made["table"]

    async def join(rival: Rival | None) -> str:
        cookie = {"cookie": f"farshore_player={rival.browser.cookies['farshore_player']}"} if rival else {}
        async with connect(f"ws://{house.address}/socket", additional_headers=cookie) as socket:
            await socket.send(json.dumps({"type": "join", "table": table, "secrets": [link]}))
            answer = json.loads(await socket.recv())
        return str(answer.get("key", ""))

    assert run(join(None)) == "not-signed-in"
    assert run(join(ada)) == "rated-twice"
    assert run(join(ben)) == ""
    seats = house.tables.live[table].row.seats
    assert [seat.name for seat in seats] == ["Ada", "Ben"]
    assert len({seat.player for seat in seats} - {""}) == 2


def test_a_match_between_players_of_one_address_counts_only_in_one_household(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    table = played_match(house, ada, ben, household=False)
    assert rating_of(house, table)["refused"] == "address"
    assert dump(house) == [[], []]
    assert rating_of(house, played_match(house, ada, ben)).get("refused", "") == ""


def test_players_who_have_used_one_device_never_count(begin: Starter) -> None:
    house = begin(proxy="1")
    one, other = Browser(house), Browser(house)
    device = "the-same-telephone"
    keys = [
        browser("/api/player/new", {"name": name, "device": device}, **{"x-forwarded-for": address})[1]["player"]["key"]
        for browser, name, address in ((one, "Ada", "192.0.2.1"), (other, "Ben", "192.0.2.2"))
    ]
    ada, ben = Rival(one, "Ada", keys[0]), Rival(other, "Ben", keys[1])
    table = played_match(house, ada, ben)
    assert rating_of(house, table)["refused"] == "device"


def test_two_players_have_a_number_of_matches_a_day_that_count(begin: Starter) -> None:
    house = begin(rated_pair="2")
    ada, ben = rivals(house, "Ada", "Ben")
    found = [rating_of(house, played_match(house, ada, ben)).get("refused", "") for _ in range(3)]
    assert found == ["", "", "often"]


def test_leaving_counts_as_the_last_place_and_the_bot_wins_nothing_for_the_player(begin: Starter) -> None:
    house = begin()
    ada, ben = rivals(house, "Ada", "Ben")
    made = rated_table(ada)
    ben.post(f"/api/tables/{made['table']}/seat", name="Ben")
    status, _ = ben.browser(f"/api/tables/{made['table']}/leave", {"secrets": [ben.key], "level": "expert"})
    assert status == 204
    finish(house, made["table"])
    wait_until(lambda: rating_of(house, made["table"]).get("rated"))
    changes = [seat["change"] for seat in rating_of(house, made["table"])["seats"]]
    assert changes[0] > 0 > changes[1]


def test_a_match_against_bots_cannot_be_thrown_away(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    made = rated_table(ada, {"kind": "bot", "level": "greedy"}, open=False)
    status, _ = ada.browser(f"/api/tables/{made['table']}/leave", {"secrets": [ada.key], "level": "casual"})
    assert status == 204
    finish(house, made["table"])
    wait_until(lambda: rating_of(house, made["table"]).get("rated"))
    assert [seat["change"] < 0 for seat in rating_of(house, made["table"])["seats"]] == [True]


def test_a_bot_plays_for_a_player_whose_time_is_up(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    made = rated_table(ada, {"kind": "bot", "level": "greedy"}, open=False, pace=60)
    table = made["table"]
    wait_until(lambda: 0 in house.inside(house.tables.open(table)).busy)
    house.inside(house.app.ratings.finish_interrupted())
    assert house.tables.live[table].row.seats[0].kind == "person"
    later = time() + 200
    monkeypatch.setattr(service, "time", lambda: later)
    house.inside(house.tables.store.flush_lists())
    house.inside(house.app.ratings.finish_interrupted())
    assert house.tables.live[table].row.seats[0].kind == "bot"


def test_bots_of_unknown_strength_change_nothing(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    made = rated_table(ada, {"kind": "bot", "level": "random"}, open=False)
    finish(house, made["table"])
    wait_until(lambda: rating_of(house, made["table"]).get("rated"))
    assert rating_of(house, made["table"])["refused"] == "level"


def test_a_running_rated_match_has_no_hints_and_no_branches(begin: Starter) -> None:
    house = begin()
    (ada,) = rivals(house, "Ada")
    made = rated_table(ada, {"kind": "bot", "level": "greedy"}, open=False)
    body = {"at": 0, "seat": 0, "level": "casual", "secrets": [ada.key]}
    assert ada.refused(f"/api/tables/{made['table']}/branch", **body) == (409, "branch-not-over")


@pytest.mark.parametrize("kind", KINDS)
def test_a_process_killed_before_it_rated_a_match_heals(
    begin: Starter, new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(kind)
    house = begin(database)
    ada, ben = rivals(house, "Ada", "Ben")
    monkeypatch.setattr(service.RatingService, "note_change", lambda self, table: None)  # killed before
    made = rated_table(ada)
    ben.post(f"/api/tables/{made['table']}/seat", name="Ben")
    finish(house, made["table"])
    assert not rating_of(house, made["table"]).get("rated")
    house.stop()
    again = begin(database)
    wait_until(lambda: rating_of(again, made["table"]).get("rated"))
    once = dump(again)
    again.inside(again.app.ratings.settle(made["table"]))
    again.inside(again.app.ratings.finish_interrupted())
    assert dump(again) == once


# Reviews


def a_review(luck: list[float], loss: float = 0.0, turns: int = 10) -> str:
    """A review with these amounts of luck, in which each turn lost this."""
    estimate = {"mean": 0.0, "se": 1.0}
    turn = {"events": [1, 1], "at": 0, "played": ["a"], "when": {"name": ["k", []]}, "best": ["b"]}
    seats = [
        {
            "seat": seat, "name": "", "result": 50, "baseline": estimate, "choices": estimate,
            "luck": {"mean": mean, "se": 1.0}, "turns": [{**turn, "loss": loss}] * turns,
        }
        for seat, mean in enumerate(luck)
    ]  # fmt: skip
    review = {"game": GAME, "kind": "futures", "seats": seats, "done": True, "share": 1.0, "reference": "planner"}
    return msgspec.json.encode({**review, "factor": 1.0}).decode()


def put_review(house: Nearby, table: str, words: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute("delete from reviews where table_id = ?", (table,))
        new = "insert into reviews (table_id, edition, done, words, notes) values (?, ?, ?, ?, '')"
        connection.execute(new, (table, 6, True, words))

    house.inside(house.tables.store.write(work))
    house.inside(house.app.ratings.count_review(table))


def test_a_review_rates_the_match_a_second_time_without_luck(begin: Starter) -> None:
    house = begin(rated_reviews="0")
    ada, ben = rivals(house, "Ada", "Ben")
    table = played_match(house, ada, ben)
    totals = house.tables.live[table].summary().totals
    loser = totals.index(min(totals))
    luck = [0.0, 0.0]
    luck[loser] = -100.0  # by choices the loser was far better
    put_review(house, table, a_review(luck))
    name = ("Ada", "Ben")[loser]
    rating = Browser(house)(f"/api/profile/{name}")[1]["ratings"][0]
    assert rating["plain"]["mean"] <= START < rating["adjusted"]["mean"]
    assert len(rating["curve"]) == len(rating["adjusted_curve"]) == 1
    once = dump(house)
    house.inside(house.app.ratings.count_review(table))
    assert dump(house) == once
    house.inside(house.tables.store.write(rate_matches.rerate))
    assert dump(house) == once


def test_reviews_of_rated_matches_start_by_themselves(begin: Starter) -> None:
    house = begin(review_futures="1")
    ada, ben = rivals(house, "Ada", "Ben")
    started: list[str] = []

    async def start(table: Any) -> bool:
        started.append(table.row.id)
        return True

    assert house.app.ratings.start_review is not None
    house.app.ratings.start_review = start
    table = played_match(house, ada, ben)
    wait_until(lambda: started == [table])


def test_superhuman_agreement_again_and_again_is_reported_to_the_operator(begin: Starter) -> None:
    house = begin(rated_reviews="0")
    ada, ben = rivals(house, "Ada", "Ben")
    reports = partial(admin_rows.list_reports)
    for number in range(service.AGAIN):
        assert house.inside(house.tables.store.read(reports)) == []
        table = played_match(house, ada, ben)
        review = msgspec.json.decode(a_review([0.0, 0.0]))
        review["seats"][1]["turns"] = [{**turn, "loss": -2.0} for turn in review["seats"][1]["turns"]]
        put_review(house, table, msgspec.json.encode(review).decode())
        assert number < service.AGAIN
    found = house.inside(house.tables.store.read(reports))
    assert [(report.kind, report.name) for report in found] == [("rating", "Ada")]
    assert "100%" in found[0].words


# Solo


def test_a_solo_match_without_hints_is_compared_with_par(begin: Starter) -> None:
    house = begin(rated_reviews="0")
    (ada,) = rivals(house, "Ada")

    def play(**more: Any) -> str:
        made = ada.post("/api/tables", game="kingdom_maps", seats=[{"kind": "me"}], **more)
        ada.post("/api/player/seats", secrets=[made["keys"][0]["secret"]])
        finish(house, made["table"])
        wait_until(lambda: house.tables.live[made["table"]].row.rated != 1)
        return str(made["table"])

    hinted, plain, repeated = play(), play(hints=False), play(hints=False, seed="known")
    assert [rating_of(house, one).get("rated", False) for one in (hinted, plain, repeated)] == [False, True, False]
    daily = play(challenge="today", device="this-one-telephone")
    again = play(challenge="today", device="this-one-telephone")
    assert [rating_of(house, one).get("rated", False) for one in (daily, again)] == [True, False]
    profile = ada.browser("/api/profile/Ada")[1]
    (rating,) = profile["ratings"]
    assert (rating["group"], rating["plain"]["matches"]) == ("1", 2)
    assert rating["plain"]["mean"] < 0  # played at random, far below par
    assert len(profile["best"]) == 2


def test_solo_matches_of_guests_leave_no_result(begin: Starter) -> None:
    house = begin()
    made = Browser(house)("/api/tables", {"game": GAME, "seats": [{"kind": "me"}], "hints": False})[1]
    finish(house, made["table"])
    wait_until(lambda: house.tables.live[made["table"]].row.rated == rating_rows.SETTLED)
    assert not rating_of(house, made["table"]).get("rated")


# Leaderboards and profiles


def fill_ratings(house: Nearby, names: list[str], pool: str = f"{GAME}/2", season: str = "", error: float = 80) -> None:
    """Players with ratings, the first the best."""
    ids = {name: house.inside(house.tables.store.read(partial(_id, name=name))) for name in names}

    def work(connection: Connection) -> None:
        for number, name in enumerate(names):
            mean = 2000.0 - number * 50
            row = rating_rows.RatingRow(
                ids[name], pool, season, mean, error, 40, 1500.0, 200.0, 0, mean, error <= 150, time()
            )
            rating_rows.put_rating(connection, row)

    house.inside(house.tables.store.write(work))


def _id(connection: Connection, name: str) -> str:
    return str(connection.execute("select id from players where name = ?", (name,)).fetchone()[0])


@pytest.mark.parametrize("kind", KINDS)
def test_the_leaderboard_has_certain_ratings_only(
    begin: Starter, new_database: Callable[[str], str], kind: str
) -> None:
    house = begin(new_database(kind))
    ada, _, _, _ = rivals(house, "Ada", "Ben", "Cem", "Dag")
    fill_ratings(house, ["Cem", "Ada", "Ben"])
    fill_ratings(house, ["Dag"], error=300)
    fill_ratings(house, ["Ben"], season="2026-4")
    status, found = ada.browser(f"/api/leaderboard?game={GAME}&group=2")
    assert status == 200
    assert [(entry["place"], entry["name"]) for entry in found["entries"]] == [(1, "Cem"), (2, "Ada"), (3, "Ben")]
    assert found["mine"]["place"] == 2
    assert found["seasons"] == ["2026-4"]
    season = Browser(house)(f"/api/leaderboard?game={GAME}&season=2026-4")[1]
    assert [entry["name"] for entry in season["entries"]] == ["Ben"]
    assert "mine" not in season


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("game=nothing", 404),
        ("", 400),
        (f"game={GAME}&group=5", 400),
        (f"game={GAME}&season=2026", 400),
        (f"game={GAME}&season=2026-9%27--", 400),
    ],
)
def test_bad_questions_for_a_leaderboard(begin: Starter, query: str, status: int) -> None:
    assert Browser(begin())(f"/api/leaderboard?{query}")[0] == status


def test_the_leaderboard_is_read_by_its_index(begin: Starter) -> None:
    """Without a sort of all ratings, whatever their number."""
    house = begin()

    def work(connection: Connection) -> str:
        plan = connection.execute(f"explain query plan {rating_rows.BOARD}", (f"{GAME}/2", "", True, 100))
        return "\n".join(str(tuple(row)) for row in plan)

    plan = house.inside(house.tables.store.read(work))
    assert "ratings_by_headline" in plan
    assert "TEMP B-TREE" not in plan
    assert "SCAN" not in plan


def test_a_player_chooses_what_a_profile_shows(begin: Starter) -> None:
    house = begin(rated_reviews="0")
    ada, ben = rivals(house, "Ada", "Ben")
    played_match(house, ada, ben)
    parts = ("ratings", "matches", "opponents", "averages")

    def shown(browser: Browser) -> set[str]:
        found = browser("/api/profile/ADA")[1]
        assert found["name"] == "Ada"
        return {part for part in parts if found.get(part)}

    assert shown(Browser(house)) == shown(ben.browser) == {"ratings"}
    assert shown(ada.browser) == set(parts)
    assert ada.post("/api/player/public", show=["matches", "opponents"])["public"] == ["matches", "opponents"]
    assert shown(Browser(house)) == {"matches", "opponents"}
    ada.post("/api/player/public", show=[])
    assert shown(Browser(house)) == set()
    assert ada.refused("/api/player/public", show=["secrets"])[0] == 400
    assert Browser(house)("/api/profile/Nobody")[1]["key"] == "no-such-player"
    assert Browser(house)(f"/api/profile/{'x' * 300}")[0] == 404


def test_a_profile_has_an_address_whatever_the_name(begin: Starter, tmp_path: Path) -> None:
    house = begin()
    rivals(house, "Anna M. B.", "A/B test")
    for asked, name in (("Anna%20M.%20B.", "Anna M. B."), ("A%20B%20test", "A/B test")):  # the page leaves out slashes
        assert Browser(house)(f"/api/profile/{asked}")[1]["name"] == name
    (tmp_path / "index.html").write_text("the page")
    files = PageFiles(tmp_path)
    for path in ("/player/Anna M. B.", "/player/A/B.test", "/player"):
        found = files.file(path)
        assert found is not None
        assert found.content == b"the page"
    assert files.file("/assets/old.js") is None


def test_a_deleted_player_has_no_ratings_and_the_others_keep_theirs(begin: Starter) -> None:
    house = begin(rated_reviews="0")
    ada, ben = rivals(house, "Ada", "Ben")
    played_match(house, ada, ben)
    before = ben.browser("/api/profile/Ben")[1]["ratings"]
    status, found = ada.browser("/api/player/download")
    assert status == 200
    assert len(found["ratings"]) == 2  # of all time and of this quarter
    assert [match["pool"] for match in found["rated"]] == [f"{GAME}/2"]
    assert ada.browser("/api/player/delete", {"name": "Ada"})[0] == 204
    assert Browser(house)("/api/profile/Ada")[0] == 404
    assert ben.browser("/api/profile/Ben")[1]["ratings"] == before
    once = dump(house)
    house.inside(house.tables.store.write(rate_matches.rerate))
    assert dump(house) == once


def test_a_server_without_players_has_no_ratings(begin: Starter) -> None:
    house = begin(players="off")
    for path in (f"/api/leaderboard?game={GAME}", "/api/profile/Ada", "/api/tables/any/rating"):
        assert Browser(house)(path)[1]["key"] == "players-off"
    assert table_rows.TableRow("t", GAME, 1, {}, [], "").rated == 0


def test_the_operator_computes_ratings_anew_and_merges_players(
    begin: Starter, capsys: pytest.CaptureFixture[str]
) -> None:
    from farshore.cli import main

    house = begin(rated_reviews="0")
    ada, ben, _ = rivals(house, "Ada", "Ben", "Cem")
    played_match(house, ada, ben)
    where = ["--database", house.app.settings.database]
    before = dump(house)
    assert main(["players", "rerate", *where]) == 0
    assert "1 match" in capsys.readouterr().out
    assert dump(house) == before
    assert main(["players", "ratings", "Ada", *where]) == 0
    assert f"{GAME}/2" in capsys.readouterr().out
    assert main(["players", "ratings", "Ada", "--json", *where]) == 0
    mean = json.loads(capsys.readouterr().out)[0]["mean"]
    assert main(["players", "merge", "Ada", "Cem", *where]) == 0
    capsys.readouterr()
    assert main(["players", "ratings", "Cem", "--json", *where]) == 0
    assert json.loads(capsys.readouterr().out)[0]["mean"] == mean
    assert main(["players", "merge", "Ben", "Cem", *where]) == 0  # the match was between the two
    assert dump(house) == [[], []]
