"""Playing in a terminal: the table in letters and words, everything by number, and what can be asked."""

from __future__ import annotations

import json
import re
import socket
import subprocess
from argparse import Namespace
from io import StringIO
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from farshore.api import new, play
from farshore.cli import commands, main
from farshore.cli.new_game import write_game_files
from farshore.cli.play_screen import TerminalScreen
from farshore.cli.serve import durability_notice
from farshore.cli.terminal_board import TerminalBoard
from farshore.cli.translate_text import translate
from farshore.core.cells import SquareGrid
from farshore.core.defaults import ground_of, text_of_board
from farshore.core.match import AnyMatch
from farshore.core.scene import Field, Layer, Space
from farshore.core.text import text
from farshore.games.la_isla.game import LaIsla
from farshore.server.http.translation_files import translation_file
from farshore.translations import app_fluent
from farshore.translations.terminal_language import language


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    assert main(["play", *words, "--seed", "3"]) == 0
    return capsys.readouterr().out


def test_cards_are_told_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = played(monkeypatch, capsys, "quit\n", "la_isla")
    assert "Place on steppe: 3 points; white resource; animal: giant fossa" in out
    assert re.search(r"1 assign a c003 +Assign to A: Place on steppe: 3 points", out)
    assert "T9 steppe, hat" in out
    assert "Otter" in out


def test_what_can_be_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "help\nwhy\nwhy 1\nwhy mark a1\nwhy nonsense\nhint\nscore\nlist\n1\nundo\n3\nmark p16\nquit\n"
    out = played(monkeypatch, capsys, typed, "explorers", "--seats", "1")
    assert "hint: a good move, and why." in out
    assert "Type a number or an action (“terrain prairie”) to play it." in out
    assert "why a1: whether you can play there, and why not." in out
    assert "Why what? Try: why 3, or why terrain prairie." in out
    assert "Prairie: 3 marks, 1 space to mark there" in out
    assert "p16 isn’t next to any of your marks." in out
    assert "“nonsense” is not an action of this game." in out
    assert "A good player would start with" in out
    assert "Total" in out
    assert out.count("1 terrain prairie") == 3, "shown, listed, and shown again after the undo"


def test_what_lies_around_and_a_space_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played(monkeypatch, capsys, "why Z0\nlook\nquit\n", "la_isla")
    answer = out.splitlines()
    assert any("2 explorers missing: " in line for line in answer)
    assert "  owlet moth: worth 0, step 0 of 12" in answer
    assert "End of the match: 0 of 7" in answer
    assert "  Slot 1, free" in answer
    assert any(line.startswith("Otter: 0, ") for line in answer)


def test_case_does_not_matter_and_a_near_action_is_suggested(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played(monkeypatch, capsys, "why z0\nquit\n", "la_isla")
    assert "is not an action" not in out
    out = played(monkeypatch, capsys, "E4\nquit\n", "explorers")
    assert "is not an action" in out, "there is nothing to do there yet"
    out = played(monkeypatch, capsys, "anounce lake\nLake\nquit\n", "kingdom_maps")
    assert "“anounce lake” is not an action of this game." in out
    assert "Did you mean “announce lake”?" in out
    assert out.count("is not an action") == 1, "a name is enough where one action has it"


@pytest.mark.parametrize(("others", "reader"), [("casual", 0), ("none", None)])
def test_friends_at_one_keyboard_read_what_all_may_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], others: str, reader: int | None
) -> None:
    readers: set[int | None] = set()
    shown = LaIsla.log_text

    def log_text(self: LaIsla, view: Any, reader: int | None, actor: int, action: Any) -> Any:
        readers.add(reader)
        return shown(self, view, reader, actor, action)

    monkeypatch.setattr(LaIsla, "log_text", log_text)
    played(monkeypatch, capsys, "1\nquit\n", "la_isla", "--seats", "2", "--bots", others)
    assert readers == {reader}


def test_german_terminals_are_spoken_to_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FARSHORE_LANGUAGE", "de")
    language.cache_clear()
    try:
        out = played(monkeypatch, capsys, "help\nquit\n", "explorers", "--seats", "1")
    finally:
        monkeypatch.undo()
        language.cache_clear()
    assert "Gib eine Aktion oder ihre Nummer ein" in out
    assert "D Wüste" in out
    assert "ein guter Zug und warum" in out


def test_the_beginning_of_a_command_is_recognised(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new"]) == 2
    assert "did you mean “new-game”?" in capsys.readouterr().err


@pytest.mark.parametrize(("spoken", "said"), [("de", "es gibt keinen Befehl"), ("fr", "il n’y a pas de commande")])
def test_refusals_are_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], spoken: str, said: str
) -> None:
    monkeypatch.setenv("FARSHORE_LANGUAGE", spoken)
    language.cache_clear()
    try:
        assert main(["pley"]) == 2
    finally:
        monkeypatch.undo()
        language.cache_clear()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spoken", "address", "port", "cut"),
    [
        (
            "de",
            "schreib sqlite:///DATEI oder",
            "ist belegt; nimm einen anderen",
            "letzten zwei Sekunden",
        ),
        ("fr", "écrivez sqlite:///FICHIER ou", "est occupé\u202f; choisissez-en un autre", "peut faire perdre les"),
        ("it", "scrivi sqlite:///FILE o", "è occupata; scegline un’altra: --port", "può far perdere gli ultimi due"),
    ],
)
def test_a_server_starts_and_refuses_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    spoken: str,
    address: str,
    port: str,
    cut: str,
) -> None:
    monkeypatch.setenv("FARSHORE_LANGUAGE", spoken)
    monkeypatch.delenv("FARSHORE_DURABLE", raising=False)
    language.cache_clear()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        try:
            assert main(["serve", "--port", "0", "--database", "foo://"]) == 1
            assert address in capsys.readouterr().err
            assert main(["serve", "--port", str(taken.getsockname()[1])]) == 1
            assert port in capsys.readouterr().err
            assert cut in durability_notice(Namespace(host="127.0.0.1", database="sqlite:///x.db"))
        finally:
            monkeypatch.undo()
            language.cache_clear()


def test_pages_do_not_fetch_what_only_terminals_say() -> None:
    assert b"cmd-unknown" not in translation_file("", "en")
    assert b"cmd-unknown" in app_fluent("en").encode()


def board(match: AnyMatch, *, colour: bool) -> TerminalBoard:
    scene = match.game.scene(match.game.view(match.state, 0), 0)
    return TerminalBoard(scene.board, match.game.info.id, lambda words: translate(words, match.game), colour=colour)


def test_colours_are_those_of_the_page_and_letters_say_the_same() -> None:
    match: Any = new("explorers", 1, seed=3)
    match.play(0, match.legal()[0])
    plain, painted = (board(match, colour=colour).lines(80) for colour in (False, True))
    assert re.search(r" P\* ", "\n".join(plain)), "the terrain of a legal space is seen"
    assert "\x1b[48;2;" in "\n".join(painted)
    assert [re.sub(r"\x1b\[[\d;]*m", "", line).split() for line in painted] == [line.split() for line in plain]
    assert "D desert" in board(match, colour=False).legend(80)


def test_hexes_are_indented_and_drawn_land_has_letters() -> None:
    match: Any = new("kingdom_maps", 1, seed=3)
    while not any(layer.cells for layer in board(match, colour=False).field.layers if layer.kind == "drawn"):
        match.play(0, match.legal()[-1] if len(match.legal()) > 6 else match.legal()[0])
    lines = board(match, colour=False).lines(80)
    assert len(lines) == 9
    assert lines[0].index(".") > lines[4].index(".")
    letters = {letter for line in lines for letter in line[3:] if letter.isupper()}
    assert letters
    assert letters <= set(board(match, colour=False).words)
    assert "".join(lines).count("±") == 6, "what is printed on a hex is seen"
    assert "".join(lines).count("?") == 1
    assert "± ±1" in board(match, colour=False).legend(80)
    assert "X yours" not in board(match, colour=False).legend(80), "nothing is marked with an X here"


def test_what_a_seat_wrote_on_its_board_is_seen() -> None:
    ground = ground_of(SquareGrid(3, 1), Space())
    layers = Layer("drawn", 1, 0, tag="12"), Layer("claim", 2, 1, tag="5"), Layer("legal", 4)
    field = Field("board", text("board"), ground, layers)
    assert TerminalBoard(field, "explorers", str, colour=False).lines(80)[1].split() == ["1", "12", "25", "*"]
    assert text_of_board(field) == "15."


def test_the_legend_explains_the_numbers_of_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_game_files("legendary", tmp_path / "legendary")
    out = played(monkeypatch, capsys, "claim c3\nquit\n", str(tmp_path / "legendary"))
    assert re.search(r"^ 3 .*1", out, re.MULTILINE)
    assert "1, 2 … taken by this seat · * possible now" in out
    assert "X yours" not in out


def test_seats_have_the_same_names_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_game_files("nameable", tmp_path / "nameable")
    out = played(monkeypatch, capsys, "score\n" + "1\n" * 5, str(tmp_path / "nameable"), "--bots", "random")
    assert len(re.findall(r"  Seat 1  Butterfly$", out, re.MULTILINE)) == 2, "when asked for, and at the end"
    assert re.fullmatch(r"after 10 events; won by (Seat 1|Butterfly|Seat 1, Butterfly)", out.splitlines()[-1])


def test_a_living_terminal_is_drawn_over(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen = TerminalScreen(["You"])
    screen.add_line("something happened")
    screen.show(new("explorers", 1, seed=3), 0)
    out = capsys.readouterr().out
    assert out.startswith("\x1b[H\x1b[2J")
    assert out.count("something happened") == 1
    assert not TerminalScreen(["You"], plain=True).alive


# For programs


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    main([*words, "--json"])
    return json.loads(capsys.readouterr().out)


def test_commands_speak_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    games = {game["id"]: game for game in as_json(capsys, "games")}
    assert games["la_isla"]["options"]["deck"]["choices"] == [120, 180]
    assert as_json(capsys, "games", "explorers")[0]["max_chances"] == 36
    simulated = as_json(capsys, "simulate", "kingdom_maps", "--games", "2", "--out", str(tmp_path))
    assert len(simulated["matches"]) == 2
    replayed = as_json(capsys, "replay", str(next(tmp_path.glob("*-0001.toml"))))
    assert [sum(pad.values()) for pad in replayed["scores"]] == simulated["matches"][0]["points"]
    assert len(replayed["events"]) == simulated["matches"][0]["events"]
    assert as_json(capsys, "count", "explorers", "--seats", "1", "--depth", "2") == [4, 5]
    contest = as_json(capsys, "arena", "kingdom_maps", "--bots", "random", "--games", "1")
    assert contest["matches"] == 1


# For authors of games


def test_english_alone_is_enough_and_breaks_are_traced(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_game_files("sketchy", tmp_path / "sketchy")
    folder = tmp_path / "sketchy" / "sketchy"
    monkeypatch.syspath_prepend(str(tmp_path / "sketchy"))
    assert main(["check", "sketchy", "--matches", "1"]) == 0
    assert capsys.readouterr().out.count("No translation for de, fr, it: English is shown there.") == 1
    found = as_json(capsys, "check", "sketchy", "--matches", "1")
    assert found["languages"] == ["en"]
    assert set(found["laws"].values()) == {None}
    (folder / "de.ftl").write_text("title = Skizze\n")
    assert main(["check", "sketchy", "--matches", "1", "--trace"]) == 1
    out = capsys.readouterr().out
    assert "BROKEN" in out
    assert re.search(r"laws/translations\.py:\d+ in languages_have_the_same_messages", out), out


def test_an_error_in_a_game_is_shown_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_game_files("faulty", tmp_path / "faulty")
    module = tmp_path / "faulty" / "faulty" / "game.py"
    module.write_text(module.read_text("utf-8").replace("state.phase += 1", "state.phase += 1 // 0"), "utf-8")
    assert main(["check", str(tmp_path / "faulty"), "--matches", "1"]) == 1
    out = capsys.readouterr().out
    assert "ZeroDivisionError" in out
    assert re.search(r"faulty/game\.py:\d+ in claim: state\.phase \+= 1 // 0", out), out
    assert "farshore/laws" not in out


def test_actions_with_the_same_text_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_game_files("twins", tmp_path / "twins")
    module = tmp_path / "twins" / "twins" / "game.py"
    words = module.read_text("utf-8")
    module.write_text(words.replace("claim {BOARD.names[self.square]}", "claim {BOARD.names[self.square][0]}"), "utf-8")
    assert main(["check", str(tmp_path / "twins"), "--matches", "0"]) == 1
    assert "Claim(square=0) and Claim(square=20) have the same text: 'claim a'" in capsys.readouterr().out


@pytest.mark.skipif(which("bash") is None, reason="no bash here")
def test_bash_completes_commands_options_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in ("zsh", "fish"):
        assert main(["completion", shell]) == 0
        assert all(name in capsys.readouterr().out for name in ["simulate"])
    main(["completion", "bash"])
    script = capsys.readouterr().out

    def completed(*words: str) -> set[str]:
        line = (
            f'COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}; _farshore; printf "%s " "${{COMPREPLY[@]}}"'
        )
        done = subprocess.run(["bash", "-c", f"{script}\n{line}"], capture_output=True, text=True, check=True)
        return set(done.stdout.split())

    assert completed("farshore", "re") == {name for name in commands() if name.startswith("re")}
    assert completed("farshore", "play", "la") == {"la_isla"}
    assert "--seed" in completed("farshore", "check", "--s")


def test_boards_of_all_players_are_shown_on_request_and_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played(monkeypatch, capsys, "look\nquit\n", "kingdom_maps")
    assert re.search(r"Otter: 0\n(  .*\n)* A  +\.", out), "beside my own map, which stands over the question"
    match = play("kingdom_maps", ["random", "random"], seed=5)
    ending = TerminalScreen(["Ada", "Bo"], plain=True).final_boards(match)
    for name, score in zip(("Ada", "Bo"), match.scores, strict=True):
        assert re.search(rf"^{name}: {score.total}\b.*\n A  +[A-Z]", ending, re.MULTILINE)
