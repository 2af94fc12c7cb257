"""What commands tell of matches, contests, reviews, laws and measures is said in the language of the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.cli import main
from farshore.core.strategy import LearnedTable
from farshore.core.text import text
from farshore.laws import THE_END, titles
from farshore.translations import LANGUAGES, app_fluent, app_translator
from farshore.translations.terminal_language import language
from farshore_research.ab_test import AbTest
from farshore_research.bench import rl_speed
from farshore_research.train import TrainingRound

ROOT = Path(__file__).resolve().parents[2]
WORDS = {
    "simulate": {"en": "mean", "de": "Mittel", "fr": "moyenne", "it": "media"},
    "arena": {"en": "2 matches on 1 deal", "de": "2 Partien mit 1 Ziehung", "fr": "sur 1 donne", "it": "2 partite su"},
    "review": {"en": "Expected", "de": "Erwartet", "fr": "Attendu", "it": "Atteso"},
    "check": {"en": "keeps every law", "de": "hält jedes Gesetz ein", "fr": "toutes les lois", "it": "tutte le leggi"},
    "replay": {"en": "won by", "de": "gewonnen:", "fr": "victoire", "it": "vittoria"},
    "games": {"en": "about 5 minutes", "de": "etwa 5 Minuten", "fr": "environ 5 minutes", "it": "circa 5 minuti"},
}


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("FARSHORE_LANGUAGE", request.param)
    language.cache_clear()
    yield request.param
    monkeypatch.undo()
    language.cache_clear()


def out(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_tables_have_their_headings_in_every_language(
    spoken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {
        "simulate": out(capsys, "simulate", "skerries", "--bots", "greedy", "--out", str(tmp_path)),
        "arena": out(capsys, "arena", "skerries", "--bots", "greedy,random", "--games", "1", "--jobs", "1"),
        "check": out(capsys, "check", "skerries", "--matches", "1"),
        "games": out(capsys, "games", "skerries"),
    }
    record = str(next(tmp_path.glob("*.toml")))
    said["replay"] = out(capsys, "replay", record)
    said["review"] = out(capsys, "review", record, "--futures", "2")
    for command, words in WORDS.items():
        assert words[spoken] in said[command], command
        for other in LANGUAGES:
            assert other == spoken or words[other] not in said[command], command
        assert not re.findall(r"\b(?:head|bench|trial|review|law|laws|bot|match|game)-[a-z]+", said[command]), command


def test_every_heading_in_the_sources_has_words(spoken: str) -> None:
    """Also those of commands whose output no test reads."""
    called = re.compile(r"column_headings\(([^)]*)\)")
    folders = (ROOT / "src" / "farshore" / "cli", ROOT / "research")
    texts = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    names = {name for words in texts for call in called.findall(words) for name in re.findall(r'"([a-z-]+)"', call)}
    assert {"name", "details", "seconds"} < names
    assert [name for name in sorted(names) if f"\nhead-{name} = " not in app_fluent(spoken)] == []


def test_what_programs_read_is_the_same_in_every_language(spoken: str, capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(out(capsys, "arena", "skerries", "--bots", "greedy,random", "--games", "1", "--json"))
    assert {"name", "elo", "mean", "lines"} <= set(answer["bots"][0])
    laws = json.loads(out(capsys, "check", "skerries", "--matches", "1", "--json"))["laws"]
    assert "`phase` never falls." in laws


def test_what_is_written_down_of_a_tuning_is_english_whoever_tunes(spoken: str) -> None:
    proof = AbTest.of([1.0, 3.0], [2.0, 6.0], 4)
    assert str(proof) == "2.0 -> 4.0 (+2.0, 95 % +0.0..+4.0) on 2 other deals, width 4"
    assert (app_translator().translate(proof.describe(), spoken) == str(proof)) == (spoken == "en")
    answer = app_translator().translate(TrainingRound(LearnedTable(), 1234, 0.125).describe(), spoken)
    assert "1234" in answer
    assert "12.5" in answer


def test_every_row_of_the_measures_has_words(spoken: str) -> None:
    rows = [rl_speed.row_name(who) for who in (*rl_speed.WORDS, f"OpenSpiel{rl_speed.NO_FEATURES}", "RLCard uno")]
    assert not [row for row in rows if row.startswith("bench-")]
    assert rows[-1] == "RLCard uno"
    assert (rows[0] == rl_speed.CONTRACT) == (spoken == "en")


def test_a_law_is_called_in_english_as_its_function_says_it() -> None:
    assert {title: app_translator().translate(text(key), "en") for title, key in titles().items()} == {
        law: law for law in titles()
    }


def test_laws_have_a_name_in_every_language(spoken: str) -> None:
    names = [app_translator().translate(text(key), spoken) for key in titles().values()]
    assert len(set(names)) == len(names)
    assert (names[0] == THE_END) == (spoken == "en")
