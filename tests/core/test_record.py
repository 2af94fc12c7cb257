"""Records: what was written is read, and what was forged is refused with its line and the reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.core.text import Text
from farshore.games import find
from farshore.translations import LANGUAGES, app_translator


def whole() -> str:
    """The record of a match of Skerries, played to the end."""
    match: AnyMatch = Match(find("skerries"), ["Ada", "bot:random"])
    dealer = SeededDealer("record")
    match.deal(dealer)
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[3 * seat])
        match.deal(dealer)
    return record.dump(match)


WHOLE = whole()


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_file_of_any_editor_is_read(mark: str, end: str) -> None:
    assert record.decode((mark + WHOLE.replace("\n", end)).encode()) == WHOLE


def test_a_file_that_is_not_utf_8_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError) as refused:
        record.decode(WHOLE.replace('"Ada"', '"Jürgen"').encode("latin-1"))
    assert (refused.value.line, refused.value.reason.key) == (line_of('"Ada"'), "not-utf-8")


def test_what_was_hidden_from_the_reader_is_told_as_the_reason() -> None:
    reason = dict(refusal(WHOLE.replace('"0 land b1"', '"0 land ?"')).reason.args)["reason"]
    assert isinstance(reason, Text)
    assert reason.key == "hidden-event"


def line_of(words: str, whole: str = WHOLE) -> int:
    return whole[: whole.index(words)].count("\n") + 1


def refusal(words: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record.load(words, find)
    for language in LANGUAGES:
        assert not app_translator().problems(refused.value.reason, language)
        assert app_translator().knows(refused.value.reason.key, language)
    return refused.value


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"0 land a1"', '"0 land z9"', "bad-event"),
        ('"1 land d1"', '"0 land d1"', "bad-event"),
        ('"0 land b1"', '"5 land b1"', "bad-event"),
        ('"0 land b1"', '"0 land ?"', "bad-event"),
        ('"0 land b1"', '"- tide 3"', "bad-event"),
        ('"0 land b1"', "17", "not-texts"),
        ('game = "skerries"', 'game = "chess"', "unknown-game"),
        ("farshore = 1", "farshore = 2", "unknown-format"),
        ("edition = 1", "edition = 7", "other-edition"),
        ("reefs = false", 'reefs = "many"', "bad-option-value"),
        ("reefs = false", "rocks = false", "bad-option"),
        ("options = { reefs = false }", "options = 3", "not-a-table"),
        ('seats = ["Ada", "bot:random"]', 'seats = "Ada"', "not-a-list"),
        ('seats = ["Ada", "bot:random"]', 'seats = ["a", "b", "c", "d", "e"]', "bad-seats"),
        ("winners = [0]", "winners = [1]", "wrong-winners"),
        ("winners = [0]", "winners = 0", "not-a-list"),
        ("winners = [0]", "victors = [0]", "unknown-key"),
        ("winners = [0]", 'winners = [0]\ndata = "mine"', "not-a-table"),
    ],
)
def test_edited_by_hand_is_refused_with_its_line(old: str, new: str, key: str) -> None:
    assert old in WHOLE
    error = refusal(WHOLE.replace(old, new, 1))
    extra = new.count("\n")
    assert (error.line, error.reason.key) == (line_of(old) + extra, key)


def test_wrong_scores_are_refused_with_the_seat_and_both_numbers() -> None:
    right = next(line for line in WHOLE.splitlines() if "total = " in line)
    error = refusal(WHOLE.replace(right, right.replace("total = ", "total = 1"), 1))
    assert (error.line, error.reason.key, dict(error.reason.args)["seat"]) == (line_of(right), "wrong-scores", 0)
    error = refusal(WHOLE.replace(right + "\n", "", 1))
    assert (error.line, error.reason.key) == (line_of("scores = ["), "wrong-count")


def test_scores_of_a_match_that_is_not_over_are_refused() -> None:
    events = [line for line in WHOLE.splitlines() if line.startswith('  "')]
    error = refusal(WHOLE.replace("\n".join(events[-3:]) + "\n", "", 1))
    assert error.reason.key == "scores-too-early"


@pytest.mark.parametrize("broken", ["events = [", 'game = "skerries', "= 3"])
def test_broken_toml_is_refused_with_its_line(broken: str) -> None:
    error = refusal(f"farshore = 1\n\n{broken}\nseats = []\n")
    assert error.reason.key == "broken-toml"
    assert error.line >= 3


def test_missing_keys_are_named() -> None:
    for key in ("farshore", "game", "seats", "events"):
        lines = 'farshore = 1\ngame = "skerries"\nseats = ["Ada"]\nevents = []\n'.splitlines()
        error = refusal("\n".join(line for line in lines if not line.startswith(key)))
        assert (error.reason.key, dict(error.reason.args)) == ("missing-key", {"key": key})


def test_the_reason_inside_a_bad_event_is_the_rules_own() -> None:
    error = refusal(WHOLE.replace('"0 land b1"', '"0 land a1"', 1))
    reason = dict(error.reason.args)["reason"]
    assert isinstance(reason, Text)
    assert reason.key == "is-taken"


def test_totals_alone_are_enough() -> None:
    match = record.load(WHOLE, find).match
    totals = [score.total for score in match.game.scores(match.state)]
    start, end = WHOLE.index("scores = ["), WHOLE.index("winners")
    assert record.load(f"{WHOLE[:start]}scores = {totals}\n{WHOLE[end:]}", find).match.over


TEXTS = st.text(st.characters(exclude_characters="\0"))


@given(st.lists(TEXTS, min_size=1, max_size=4), TEXTS)
def test_any_names_survive(names: list[str], secret: str) -> None:
    match: AnyMatch = Match(find("skerries"), [name.encode("utf-8", "replace").decode() for name in names])
    written = record.dump(match, secret=secret.encode("utf-8", "replace").decode())
    again = record.load(written, find)
    assert again.match.header == match.header
    assert record.dump(again.match, secret=again.secret) == written
