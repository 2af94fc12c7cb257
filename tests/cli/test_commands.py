"""The command `farshore`, as people type it."""

from __future__ import annotations

import socket
import subprocess
import sys
import tomllib
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest

from farshore.cli import commands, main
from farshore.cli.serve import durability_notice
from farshore.cli.simulate import MatchOutcome, rank_shares, summary
from farshore.games import find


def run(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    try:
        code = main(list(words))
    except SystemExit as end:
        code = int(end.code or 0)
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("--help", capsys=capsys)
    assert code == 0
    assert all(f"  {name} " in out for name in commands())


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(name, "--help", capsys=capsys)
    assert code == 0
    assert out.startswith(f"usage: farshore {name}")


def test_a_slip_of_the_keyboard_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run("simulat", capsys=capsys)
    assert (code, "did you mean “simulate”?" in err) == (2, True)
    code, _, err = run("simulate", "skeries", capsys=capsys)
    assert (code, "did you mean “skerries”?" in err) == (1, True)


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("games", capsys=capsys)
    assert code == 0
    assert "skerries: Skerries." in out
    assert "--option reefs=false | true" in out
    assert "--option criteria=chance | ... (or two from A and two from B: A1,A4,B2,B5)" in out
    assert all(f"{game}: " in out for game in ("explorers", "kingdom_maps", "la_isla"))


def test_a_game_that_is_not_there_is_not_listed_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run("games", "chess", capsys=capsys)
    assert (code, out) == (1, "")
    assert "there is no game “chess”" in err


def test_whoever_has_read_enough_hears_no_complaint(tmp_path: Path) -> None:
    assert main(simulate(tmp_path)) == 0
    words = [sys.executable, "-m", "farshore", "replay", "--all", str(next(tmp_path.iterdir()))]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def simulate(out: Path, *more: str) -> list[str]:
    return ["simulate", "skerries", "--seats", "3", "--seed", "4", "--games", "3", "--out", str(out), *more]


def test_the_same_seed_gives_the_same_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(simulate(tmp_path / "one")) == 0
    assert main(simulate(tmp_path / "two", "--jobs", "2")) == 0
    assert "3 matches" in capsys.readouterr().out
    one, two = ({p.name: p.read_bytes() for p in (tmp_path / n).iterdir()} for n in ("one", "two"))
    assert len(one) == 3
    assert one == two


def test_summary_tells_the_spread_and_the_share_of_each_rank() -> None:
    points = [*range(60, 80), 80, 85, 99, 150]
    ranks = ["", *["courtyard"] * 3, "marco-polo"]
    outcomes = [MatchOutcome((total,), (0,), 100, (ranks[(total >= 80) + 3 * (total == 150)],)) for total in points]
    seat = summary(("bot:greedy",), outcomes).splitlines()[1].split()
    assert seat == ["0", "greedy", f"{sum(points) / 24:.1f}", "60", "61", "99", "150", "24"]
    assert rank_shares(find("kingdom_maps"), outcomes).splitlines() == [
        " 4.2%  Marco Polo",
        "12.5%  Courtyard explorer",
        "83.3%  no rank",
    ]
    assert rank_shares(find("kingdom_maps"), [MatchOutcome((70, 80), (1,), 200, ("", ""))]) == ""


def test_options_reach_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(simulate(tmp_path, "--option", "reefs=true")) == 0
    record = tomllib.loads((tmp_path / "skerries-4-0001.toml").read_text("utf-8"))
    assert record["options"] == {"reefs": True}
    assert record["seats"] == ["bot:random"] * 3
    for words, said in [("reefs=some", "not a value"), ("reefs", "NAME=VALUE"), ("rocks=1", "no option")]:
        code, _, err = run(*simulate(tmp_path, "--option", words), capsys=capsys)
        assert (code, said in err) == (1, True)


def test_simulate_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in [
        (["--seats", "9"], "not 9"),
        (["--bots", "genius"], "no bot “genius”"),
        (["--games", "0"], "1 or more"),
        (["--data", str(tmp_path)], "no TOML files"),
    ]:
        code, _, err = run("simulate", "skerries", *words, capsys=capsys)
        assert (code, said in err, err.count("\n")) == (1, True, 1)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'cards = [\n  ["prairie", "caf\xe9"],\n]', "cards.toml, line 2: is not UTF-8 text"),
        (
            b'\xef\xbb\xbfcards = [\r\n  ["prairie", "snow"],\r\n]',
            "cards.toml, line 2: cards.0.1: 'snow' is not one of",
        ),
    ],
)
def test_own_files_of_any_editor_are_read_or_named(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cards.toml").write_bytes(content)
    code, _, err = run("simulate", "explorers", "--data", str(tmp_path), capsys=capsys)
    assert (code, said in err, err.count("\n")) == (1, True, 1)


def test_replay_shows_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(simulate(tmp_path))
    file = tmp_path / "skerries-4-0001.toml"
    capsys.readouterr()
    code, out, _ = run("replay", str(file), capsys=capsys)
    assert code == 0
    assert "Longest chain" in out
    assert "won by" in out
    code, out, _ = run("replay", str(file), "--at", "3", "--seat", "1", capsys=capsys)
    assert (code, "not over" in out, "....." in out) == (0, True, True)
    code, out, _ = run("replay", str(file), "--all", capsys=capsys)
    assert out.count(".") > 25 * 6


def test_replay_prints_no_commands_for_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(simulate(tmp_path))
    file = tmp_path / "skerries-4-0001.toml"
    words = file.read_text("utf-8")
    seats = next(line for line in words.splitlines() if line.startswith("seats"))
    names = 'seats = ["\\u001b]0;owned\\u0007Ada", "\\u009b2JBo", "Cy\\u202e"]'
    file.write_text(words.replace(seats, names, 1), "utf-8")
    capsys.readouterr()
    code, out, _ = run("replay", str(file), capsys=capsys)
    assert code == 0
    assert "\\x1b]0;owned\\x07Ada" in out, "one sees what is there"
    assert all(sign.isprintable() or sign == "\n" for sign in out)
    for command in (("replay", str(file), "--json"), ("verify", str(file))):
        _, out, err = run(*command, capsys=capsys)
        assert all(sign.isprintable() or sign == "\n" for sign in out + err), command


def test_replay_refuses_a_forged_record_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(simulate(tmp_path))
    file = tmp_path / "skerries-4-0001.toml"
    words = file.read_text("utf-8")
    event = next(line for line in words.splitlines() if '"1 land' in line)
    file.write_text(words.replace(event, '  "1 land x1",', 1), "utf-8")
    capsys.readouterr()
    code, _, err = run("replay", str(file), capsys=capsys)
    line = words[: words.index(event)].count("\n") + 1
    assert (code, err) == (1, f"farshore: line {line}: “1 land x1”: “land x1” is not an action of this game.\n")


def test_a_missing_file_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run("replay", "nowhere.toml", capsys=capsys)
    assert (code, err) == (1, "farshore: nowhere.toml: No such file or directory\n")


def test_count_counts_sequences(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("count", "skerries", "--depth", "3", capsys=capsys)
    # Two seats on 25 squares each, then two or three tides, whichever is not used up.
    assert (code, out.split()) == (0, ["1", "25", "2", "625", "3", "1,875"])


def test_check_passes_an_honest_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("check", "skerries", "--matches", "2", capsys=capsys)
    assert (code, out.splitlines()[-1]) == (0, "skerries keeps every law")


SPOILT = """
from skerries.game import Skerries
class Spoilt(Skerries):
    def phase(self, state): return -super().phase(state)
Spoilt.__module__ = Skerries.__module__
game = Spoilt()
"""


def test_check_names_the_law_that_a_package_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "spoilt_skerries.py").write_text(SPOILT)
    monkeypatch.syspath_prepend(str(tmp_path))
    code, out, _ = run("check", "spoilt_skerries", "--matches", "2", capsys=capsys)
    assert code == 1
    assert "BROKEN `phase` never falls." in out


def test_play_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(f"land z9\nundo\n{'9' * 5000}\n\u0661\nlist\n" + "1\n" * 20))
    code, out, _ = run("play", "skerries", "--bots", "random", "--seed", "3", capsys=capsys)
    assert code == 0
    assert "is not an action of this game" in out
    assert "nothing to undo" in out
    assert "won by" in out


def test_the_terminal_calls_seats_by_their_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("land a1\nland b1\nland b1\nquit\n"))
    _, out, _ = run("play", "skerries", "--bots", "none", "--seats", "2", capsys=capsys)
    assert "b1 belongs to Seat 2." in out


def test_a_place_where_nothing_can_be_kept_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("This is no database, and longer than the first page of one would be. " * 99)
    nowhere = {
        f"sqlite:///{tmp_path}/gone/x.db": "is this place read-only?",
        f"sqlite:///{tmp_path}/notes.txt": "file is not a database",
        "postgresql://127.0.0.1:1/x": "the database can’t be reached",
    }
    for url, reason in nowhere.items():
        code, out, err = run("serve", "--port", "0", "--database", url, capsys=capsys)
        assert (code, out) == (1, "")
        assert err.startswith("farshore: ")
        assert err.count("\n") == 1
        assert reason in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--port", "99999"], "--port 99999: ports go from 0 to 65535"),
        (["serve", "--port", "0", "--database", "foo://"], "--database foo://: write sqlite:///FILE or"),
        (["serve", "--port", "0", "--workers", "2"], "several workers need PostgreSQL"),
        (["play", "skerries", "--bots", "nosuch"], "There is no bot “nosuch”"),
    ],
)
def test_what_cannot_start_is_said_before_anything_else(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(*words, capsys=capsys)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert said in err


def test_a_database_is_exported_whatever_comes_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file = f"sqlite:///{tmp_path}/a.db", str(tmp_path / "out")
    assert run("db", "upgrade", "--database", url, capsys=capsys)[0] == 0
    for words in (["export", "--database", url, file], ["export", file, "--database", url]):
        assert run("db", *words, capsys=capsys)[:2] == (0, "0 rows exported\n")


BEING_WRITTEN = """
class Last:
    name = "last"

    def choose(self, game, view, seat, budget, rng):
        return game.legal(view, seat)[-1:]
"""


def test_simulate_takes_a_bot_that_is_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lastbot.py").write_text(BEING_WRITTEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    code, out, _ = run("simulate", "skerries", "--bots", "lastbot:Last,random@5", capsys=capsys)
    assert code == 0
    assert "lastbot:Last" in out


def test_criteria_are_written_with_commas_and_seats_that_are_not_there_do_not_start(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "kingdom_maps", "--games", "1", "--option"]
    assert run(*words, "criteria=A1,A2,B1,B2", capsys=capsys)[0] == 0
    code, _, err = run(*words, "criteria=A1,A2", capsys=capsys)
    assert (code, "two different criteria from A and two from B" in err) == (1, True)
    code, _, err = run(*words, "first=seat2", "--seats", "1", capsys=capsys)
    assert (code, "Seat 2 can’t start" in err) == (1, True)


def test_a_port_in_use_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, err = run("serve", "--port", str(port), capsys=capsys)
    assert (code, err) == (1, f"farshore: port {port} is in use; choose another: --port {port + 1}\n")


def test_rules_are_printed_in_any_language_whole_or_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    code, whole, _ = run("rules", "explorers", "--language", "fr", capsys=capsys)
    assert (code, whole.startswith("Explorers\u202f: les règles\n")) == (0, True)
    code, one, _ = run("rules", "explorers", "--language", "fr", "--section", "adjacent", capsys=capsys)
    assert (code, one.startswith("Cocher des cases\n"), one.strip() in whole) == (0, True, True)
    code, listed, _ = run("rules", "explorers", "--language", "it", "--sections", capsys=capsys)
    assert (code, "marking             Mettere le X" in listed.splitlines()) == (0, True)


def test_what_rules_do_not_have_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run("rules", "explorers", "--section", "checkmate", capsys=capsys)
    assert (code, out) == (1, "")
    assert err.startswith("farshore: There’s no section “checkmate”. Choose from: goal, glance, setup,")
    code, _, err = run("rules", "explorers", "--language", "la", capsys=capsys)
    assert (code, err) == (1, "farshore: There is no language “la”. Choose from: en, de, fr, it.\n")
    code, _, err = run("rules", "skerries", capsys=capsys)
    assert (code, err) == (1, "farshore: There’s no rulebook for Skerries yet.\n")


@pytest.mark.parametrize(
    ("host", "database", "durable", "said"),
    [
        ("127.0.0.1", "sqlite:///x.db", "", "can lose the last two seconds"),
        ("0.0.0.0", "sqlite:///x.db", "", "a power cut loses nothing"),
        ("127.0.0.1", "sqlite:///x.db", "on", "a power cut loses nothing"),
        ("0.0.0.0", "sqlite:///x.db", "off", "can lose the last two seconds"),
        ("0.0.0.0", "postgresql://x/y", "", "as safe as your PostgreSQL settings make them"),
    ],
)
def test_a_start_tells_what_a_power_cut_costs(
    monkeypatch: pytest.MonkeyPatch, host: str, database: str, durable: str, said: str
) -> None:
    monkeypatch.delenv("FARSHORE_DURABLE", raising=False)
    if durable:
        monkeypatch.setenv("FARSHORE_DURABLE", durable)
    assert said in durability_notice(Namespace(host=host, database=database))


WITHOUT_SERVER = """
import sys
from farshore.cli import main

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("uvicorn", "litestar", "sqlalchemy", "websockets"):
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
raise SystemExit(main(sys.argv[1:]))
"""


def test_help_on_the_server_needs_no_extra() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", WITHOUT_SERVER, "serve", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    helped = run("--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "--workers" in helped.stdout
    started = run("--port", "0")
    assert (started.returncode, started.stdout) == (1, "")
    assert "farshore[server]" in started.stderr
