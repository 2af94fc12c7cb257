"""Untrusted TOML: a text that is too large is refused quickly, before it is parsed."""

from __future__ import annotations

import contextlib
import sys
import tracemalloc
from random import Random
from time import process_time

import pytest

from farshore.core import record, toml_limits
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.core.text import Text
from farshore.core.toml_data import DataError, read_toml
from farshore.games import find, installed
from farshore.translations import LANGUAGES, app_translator

TOO_MUCH = {
    "bytes": ("# " + "x" * toml_limits.FILE_BYTES, "too-many-bytes"),
    "dotted key": ("a." * 5_000 + "a = 1", "too-many-key-parts"),
    "dotted key with blanks": ("a . " * 5_000 + "a = 1", "too-many-key-parts"),
    "dotted heading": ("[" + "a." * 5_000 + "a]", "too-many-key-parts"),
    "nested lists": ("x = " + "[" * 5_000 + "]" * 5_000, "too-deep"),
    "nested tables": ("x = " + "{a = " * 5_000 + "1" + "}" * 5_000, "too-deep"),
    "digits": ("x = " + "9" * 5_000, "too-many-digits"),
    "digits behind the point": ("x = 0." + "9" * 5_000, "too-many-digits"),
    "digits with lines between": ("x = " + "1_" * 2_000 + "1", "too-many-digits"),
    "entries": ("x = [" + "1," * 2_000 + "]", "too-many-entries"),
    "tables": ("[[card]]\na = 1\n" * 2_000, "too-many-entries"),
    "tables set in": ("  [[card]]\n  a = 1\n" * 2_000, "too-many-entries"),
    "keys": ("".join(f"k{number} = 1\n" for number in range(2_000)), "too-many-entries"),
    "text": (f'x = "{"y" * 5_000}"', "too-long-text"),
    "text without end": ('x = """\n' + '\\"""\n' * 9_000, "too-long-text"),
    "nul": ('x = "a\\u0000"', "no-nul"),
    "long nul": ('x = "a\\U00000000"', "no-nul"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_is_too_much_is_refused_at_once(what: str) -> None:
    words, key = TOO_MUCH[what]
    tracemalloc.start()
    began = process_time()
    with pytest.raises(DataError) as found:
        read_toml(words, "cards.toml")
    took, (_, most) = process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    reason = dict(found.value.words.args)["reason"]
    assert isinstance(reason, Text)
    assert reason.key == key
    assert took < 0.5
    assert most < 2_000_000
    for language in LANGUAGES:
        assert not app_translator().problems(found.value.words, language)


def test_counting_is_as_long_as_the_text_whatever_stands_in_it() -> None:
    for words in ("'''" * 20_000, '"\\"' * 20_000, "x = " + " " * 60_000, "a 1 " * 15_000, '"""\n' + '\\"""\n' * 9_000):
        began = process_time()
        with contextlib.suppress(toml_limits.LimitExceeded):
            toml_limits.check_limits(words, toml_limits.FILE_BYTES, texts=toml_limits.FILE_BYTES)
        assert process_time() - began < 0.5, words[:20]


def test_keys_are_counted_table_by_table() -> None:
    cards = read_toml("[[card]]\na = 1\nb = 2\nc = 3\n" * 900, "cards.toml")["card"]
    assert len(cards.entries()) == 900


def test_a_backslash_before_u_is_no_nul() -> None:
    assert read_toml('x = "a\\\\u0000"', "own.toml")["x"].text() == "a\\u0000"


@pytest.mark.parametrize("number", ["inf", "-inf", "nan", "1e400", "1e9"])
def test_numbers_end_somewhere(number: str) -> None:
    with pytest.raises(DataError, match="not between"):
        read_toml(f"x = {number}", "own.toml")["x"].decimal()


def test_a_whole_number_without_bounds_has_some() -> None:
    with pytest.raises(DataError, match="not between"):
        read_toml("x = 99999999", "own.toml")["x"].number(0)
    with pytest.raises(DataError, match="not between"):
        read_toml("x = -99999999", "own.toml")["x"].number()


@pytest.mark.parametrize("game", sorted(installed().games))
def test_a_file_that_the_game_does_not_have_is_refused(game: str) -> None:
    with pytest.raises(Exception, match=r"tabel.toml|no-own-data") as refused:
        Match(find(game), ["Ada"] * find(game).info.seats[0], data={"tabel.toml": ""})
    assert type(refused.value).__name__ in ("DataError", "BadOption")


def test_all_files_together_have_a_limit_too() -> None:
    each = {f"{name}.toml": "#" * 50_000 for name in ("cards", "island", "table")}
    with pytest.raises(DataError) as refused:
        Match(find("la_isla"), ["Ada", "Bea"], data=each)
    assert dict(refused.value.words.args)["reason"] == Text("too-many-bytes", (("most", toml_limits.DATA_BYTES),))


def refused_record(more: str, **changes: str) -> RecordError:
    lines = {"farshore": "1", "game": '"la_isla"', "seats": '["a", "b"]', "events": "[]"} | changes
    with pytest.raises(RecordError) as refused:
        record.load("".join(f"{key} = {value}\n" for key, value in lines.items()) + more, find)
    for language in LANGUAGES:
        assert not app_translator().problems(refused.value.reason, language)
    return refused.value


def test_a_table_where_a_text_belongs_is_refused() -> None:
    assert refused_record('[data]\n"cards.toml" = { a = 1 }\n').reason.key == "not-a-text"
    assert refused_record("promise = 7\n").reason.key == "not-a-text"
    assert refused_record(f'promise = "{"x" * 5000}"\n').reason.key == "not-a-text"


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ("x = " + "[" * 5_000, "too-deep"),
        ("x." * 5_000 + "x = 1", "too-many-key-parts"),
        ("x = " + "9" * 5_000, "too-many-digits"),
        ("x = [" + "1," * 8_000 + "]", "too-many-entries"),
        ('secret = "\\u0000"', "no-nul"),
        ("# " + "x" * toml_limits.RECORD_BYTES, "too-many-bytes"),
    ],
)
def test_records_have_the_same_limits(more: str, key: str) -> None:
    assert refused_record(more).reason.key == key


def test_what_is_told_of_a_wrong_record_is_short() -> None:
    error = refused_record(f"{'k' * 100_000} = 1\n")
    assert error.reason.key == "unknown-key"
    assert len(str(error)) < 1_000


def test_the_longest_match_is_a_record_that_can_be_read() -> None:
    match: AnyMatch = Match(find("skerries"), ["Ada", "Bea"])
    match.replay(["- tide 1", *["0 land a1", "0 undo"] * 1_000])
    assert record.load(record.dump(match), find).match.state == match.state


def test_tokens_are_the_same_on_every_python() -> None:
    """Before Python 3.11.5 groups must not be possessive: strings ended too early, and no game could be read."""
    rng, marks = Random(3), ("+", "") if sys.version_info >= (3, 11, 5) else ("",)
    patterns = [toml_limits._token_pattern(once) for once in marks]
    for _ in range(2_000):
        words = "".join(rng.choice("\"\"''\\\n ab.=[]{},#") for _ in range(rng.randrange(25)))
        tokens = [[(found.lastgroup, found[0]) for found in pattern.finditer(words)] for pattern in patterns]
        assert tokens[0] == tokens[-1]
        assert "".join(token for _, token in tokens[-1]) == words, "nothing is left out"
