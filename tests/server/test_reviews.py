"""Reviews through the socket: computed by workers, sent as they grow, stored once, and continued after a stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

import farshore as fs
from farshore.bots.review import schema
from farshore.client import RequestRefused, TableClient, post
from farshore.core import record
from farshore.core.match import AnyMatch
from farshore.core.text import text
from farshore.server import wire
from farshore.server.bots import reviews as under_test
from farshore.server.store import reviews as stored
from farshore.server.store.reviews import StoredReview
from farshore.server.workers.bot_worker import BotRequest, FinishedMatch, continue_review
from server.in_process_server import Nearby, in_process
from server.sit_down import make, run


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    """Somebody's match that is over."""
    return fs.play("skerries", ["casual", "greedy"], seed="review")


@contextmanager
def opened(database: str, rollouts: int = 2, **settings: str) -> Iterator[Nearby]:
    """A server that makes quick reviews."""
    with in_process(database, review_futures=str(rollouts), rate_review="0", **settings) as server:
        yield server


def upload(server: Nearby, match: AnyMatch) -> str:
    """The table of a record that somebody brought."""
    table: str = post(server.address, "/api/records", {"record": record.dump(match)})["table"]
    return table


async def review_messages(guest: TableClient) -> list[dict[str, Any]]:
    """Return all messages about the review, up to its end."""
    first = await guest.request(wire.ReviewRequest)
    reviews = [review_in(first)]
    while not reviews[-1]["done"]:
        reviews.append(review_in(await guest.wait_for_answer(first.id)))
    return reviews


def review_in(message: object) -> dict[str, Any]:
    assert isinstance(message, wire.ReviewMessage)
    review: dict[str, Any] = msgspec.json.decode(message.review)
    return review


async def try_turns(guest: TableClient, turns: list[dict[str, Any]]) -> None:
    """The best turn tried is as good as the best; what is not allowed is said, with the rules' own words."""
    number = max(range(len(turns)), key=lambda at: len(turns[at]["best"]))
    tried = (await guest.request(wire.TryTurn, seat=0, turn=number, do=turns[number]["best"])).attempt
    assert tried.same == "best"
    assert tried.tried == schema.Estimate()
    with pytest.raises(RequestRefused, match="unknown-action"):
        await guest.request(wire.TryTurn, seat=0, turn=number, do=["land z99"])
    with pytest.raises(RequestRefused, match="no-such-turn"):
        await guest.request(wire.TryTurn, seat=0, turn=99, do=["done"])


def tell_turns(server: Nearby, table: str, turns: list[dict[str, Any]]) -> None:
    """A turn of the review in words and on the board; what the rules do not allow is refused."""
    turn = max(turns, key=lambda one: len(one["best"]))
    asked = {"at": turn["at"], "seat": 0, "do": turn["best"]}
    reply = post(server.address, f"/api/tables/{table}/turn", asked)
    assert reply["words"]
    assert reply["where"]
    for wrong in ({"do": ["land z99"]}, {"seat": 7}, {"at": 100_000}):
        with pytest.raises(HTTPError, match=r"40[04]"):
            post(server.address, f"/api/tables/{table}/turn", {**asked, **wrong})


def kept(server: Nearby, table: str) -> StoredReview | None:
    """The review as it is stored."""
    return server.inside(
        server.tables.store.read(lambda connection: stored.find(connection, table, under_test.EDITION))
    )


def test_the_first_figures_are_sent_at_once(match: AnyMatch) -> None:
    """They do not wait for the play-outs of the baseline, which may take seconds in pure Python."""
    options = tuple(match.header.options.items())
    played = FinishedMatch(match.header.seats, options, tuple(map(str, match.events)), 2)
    request = BotRequest("review", match.header.game, {}, seat=0, level="", seconds=3600.0, played=played)
    reviews: list[schema.Review] = []
    while not (reviews and reviews[-1].done):
        answer = continue_review(request, played)
        reviews.append(decode(answer.review, type=schema.Review))
        played = replace(played, notes=bytes(answer.notes))
    empty, first, whole = reviews
    assert not any(turn.known for seat in empty.seats for turn in seat.turns)
    assert all(seat.turns[-1].known and not seat.baseline.known for seat in first.seats)
    assert all(seat.baseline.known for seat in whole.seats)


def test_a_review_is_charged_to_who_asks_for_it(match: AnyMatch, tmp_path: Path) -> None:
    """The bytes of reviews count for the daily quota."""
    with opened(f"sqlite:///{tmp_path}/tables.db", day_mb="50") as server:
        charged: list[tuple[str, int]] = []
        assert server.app.sockets is not None
        server.app.sockets.reviews.charge = lambda address, size: charged.append((address, size))
        table = upload(server, match)

        async def ask() -> None:
            guest = await TableClient.join(server.address, table)
            await review_messages(guest)
            await guest.close()

        run(ask())
        ((address, size),) = charged
    assert (address, size > 500) == ("127.0.0.1", True)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_review_grows_is_stored_once_and_told_to_everybody(
    kind: str, new_database: Callable[[str], str], match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_test, "SLICE", 0.0)  # one piece of work at a time
    with opened(new_database(kind)) as server:
        table = upload(server, match)

        async def look() -> list[dict[str, Any]]:
            guest = await TableClient.join(server.address, table)
            growing = await review_messages(guest)
            other = await TableClient.join(server.address, table)
            assert await review_messages(other) == growing[-1:]
            await try_turns(other, growing[-1]["seats"][0]["turns"])
            await guest.close()
            await other.close()
            return growing

        growing = run(look())
        tell_turns(server, table, growing[-1]["seats"][0]["turns"])
        shares = [review["share"] for review in growing]
        assert shares == sorted(shares)
        assert len(shares) > 2
        assert shares[0] == 0.0
        assert growing[0]["seats"][0]["turns"][-1]["points"] > 0
        seat = growing[-1]["seats"][0]
        made_of = seat["baseline"]["mean"] + seat["choices"]["mean"] + seat["luck"]["mean"]
        assert seat["result"] == match.scores[0].total == pytest.approx(made_of, abs=0.05)
        known = kept(server, table)
        assert known is not None
        assert known.done
        assert not known.notes


@pytest.mark.slow
def test_a_worker_that_dies_and_a_house_that_stops_lose_nothing(
    new_database: Callable[[str], str], match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_test, "SLICE", 0.0)
    monkeypatch.setattr(under_test, "KEPT_EVERY", 0.0)
    database, rollouts = new_database("sqlite"), 12  # enough that none is done before the server stops
    with opened(database, rollouts, bot_workers="1") as server:
        table = upload(server, match)

        async def break_it() -> None:
            guest = await TableClient.join(server.address, table)
            review = review_in(await guest.request(wire.ReviewRequest))
            assert server.app.sockets is not None
            process = server.app.sockets.reviews.workers.workers[0].process
            assert process is not None
            process.kill()
            while (later := review_in(await guest.receive()))["share"] <= review["share"]:
                pass
            assert not later["done"]
            await guest.close()

        run(break_it())
    monkeypatch.setattr(under_test, "SLICE", 5.0)
    with opened(database, rollouts) as server:
        begun = kept(server, table)
        assert begun is not None
        assert begun.notes
        assert not begun.done

        async def go_on() -> dict[str, Any]:
            guest = await TableClient.join(server.address, table)
            reviews = await review_messages(guest)
            assert reviews[0]["share"] >= decode(begun.words, type=schema.Review).share > 0
            await guest.close()
            return reviews[-1]

        alone = fs.review(match, rollouts=rollouts)
        assert run(go_on()) == decode(encode(alone))


def test_a_stored_review_of_an_older_edition_is_computed_again(
    new_database: Callable[[str], str], match: AnyMatch
) -> None:
    """It may name messages that were renamed since."""
    with opened(new_database("sqlite")) as server:
        table = upload(server, match)
        review = fs.review(match, rollouts=1)
        renamed = replace(review.seats[0].turns[0], did=text("preview-assign", letter="B"))
        seat = replace(review.seats[0], turns=(renamed, *review.seats[0].turns[1:]))
        old = StoredReview(encode(replace(review, seats=(seat, *review.seats[1:]))).decode(), done=True)
        server.inside(
            server.tables.store.write(lambda connection: stored.keep(connection, table, under_test.EDITION - 1, old))
        )

        async def look() -> dict[str, Any]:
            guest = await TableClient.join(server.address, table)
            (*_, last) = await review_messages(guest)
            await guest.close()
            return last

        assert "preview-assign" in old.words
        assert "preview-assign" not in encode(run(look())).decode()
        known = kept(server, table)
        assert known is not None
        assert known.done


def test_what_cannot_be_reviewed_is_said(new_database: Callable[[str], str], match: AnyMatch) -> None:
    with in_process(new_database("sqlite"), review_futures="2", rate_review="4") as server:  # one at once
        going_on = make(server, "skerries", "p")
        with pytest.raises(HTTPError, match="409"):
            post(server.address, f"/api/tables/{going_on.table}/turn", {"at": 0, "seat": 0, "do": []})
        tables = [upload(server, match) for _ in range(2)]

        async def ask() -> None:
            guest = await going_on.guest(0)
            with pytest.raises(RequestRefused, match="review-not-over"):
                await guest.request(wire.ReviewRequest)
            first = await TableClient.join(server.address, tables[0])
            await first.request(wire.ReviewRequest)
            await first.close()
            second = await TableClient.join(server.address, tables[1])
            with pytest.raises(RequestRefused, match="too-many-reviews"):
                await second.request(wire.ReviewRequest)
            lesson = await TableClient.connect(server.address, wire.StartLesson(game="explorers", lesson="practice-1"))
            with pytest.raises(RequestRefused, match="no-review-here"):
                await lesson.request(wire.ReviewRequest)
            for each in (guest, second, lesson):
                await each.close()

        run(ask())


def test_a_review_that_keeps_failing_is_said_and_can_be_asked_for_again(
    new_database: Callable[[str], str], match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(new_database("sqlite")) as server:
        table = upload(server, match)
        question = under_test.ReviewService._next_question

        async def ask() -> None:
            guest = await TableClient.join(server.address, table)
            monkeypatch.setattr(
                under_test.ReviewService, "_next_question", lambda self, job: _unreadable(question(self, job))
            )
            with pytest.raises(RequestRefused, match="review-failed"):
                await guest.request(wire.ReviewRequest)
            monkeypatch.setattr(under_test.ReviewService, "_next_question", question)
            assert review_in(await guest.request(wire.ReviewRequest))["seats"]
            await guest.close()

        run(ask())


def _unreadable(question: Any) -> Any:
    question.game = "no such game"
    return question
