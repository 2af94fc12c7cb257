"""What Farshore derives for a game of one file: the tutorial's game, and smaller ones."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from farshore.bots.default_strategy import OUTLOOK, strategy_for
from farshore.core.cells import HexGrid, SquareGrid
from farshore.core.defaults import actions_on, ground_of, text_of_board
from farshore.core.game import Game
from farshore.core.lazy_actions import Verb
from farshore.core.scene import Field, Hexes, Layer, Space
from farshore.core.text import literal, text
from farshore.testing import Tester
from walkthrough import write_tutorial


@pytest.fixture(scope="module")
def atoll(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The tutorial's game."""
    folder = write_tutorial(tmp_path_factory.mktemp("tutorial"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        for name in ("atoll", "atoll.game"):  # another test may have imported a game of this name from its own folder
            patch.delitem(sys.modules, name, raising=False)
        return import_module("atoll.game").game


@pytest.fixture
def played(atoll: Any) -> Any:
    """Two corners are claimed, and the first seat is to act in the last column."""
    test = Tester(atoll)
    return test.play(atoll.start(2), "- wind a", "0 claim a1", "- wind a", "1 claim a5", "- wind e")


def test_players_and_pad_follow_from_the_scores(atoll: Any, played: Any) -> None:
    scene = atoll.scene(played, 0)
    assert [(player.points, player.busy) for player in scene.players] == [(3, True), (3, False)]
    assert {line.id: line.points for line in scene.pad.lines} == {"pad/group": (1, 1), "pad/corners": (2, 2)}
    assert [(layer.seat, layer.cells) for layer in scene.pad.lines[1].where] == [(0, 1), (1, 1 << 20)]
    assert [note.name for note in scene.header] == [text("turn-number", turn=3)]


def test_a_game_may_say_more_of_a_player(atoll: Any, played: Any) -> None:
    assert [player.status for player in atoll.scene(played, 0).players] == [None, None]
    counted = type("Counted", (type(atoll),), {"player_status": lambda game, view, seat: literal(f"{seat} jars")})()
    assert [player.status for player in counted.scene(played, 0).players] == [literal("0 jars"), literal("1 jars")]


def test_the_prompt_follows_from_who_acts(atoll: Any, played: Any) -> None:
    assert atoll.prompt(played, 0).name == text("prompt-claim", column=literal("e"))
    assert atoll.prompt(played, 1).name.key == atoll.prompt(played, None).name.key == "prompt-wait"
    assert atoll.prompt(atoll.start(2), 0).name.key == "prompt-chance"
    over = played.clone()
    over.acting = ()
    assert atoll.prompt(over, 0).name.key == "match-over"
    unnamed = played.clone()
    unnamed.stage = ""
    assert atoll.prompt(unnamed, 0).name.key == "prompt-turn"


def test_the_board_follows_from_the_cells_of_the_seats(atoll: Any, played: Any) -> None:
    assert atoll.text_board(played, 0).splitlines() == ["Assss", "sssss", "sssss", "sssss", "Bssss"]
    presses = [press.do for press in atoll.scene(played, 0).click_targets()]
    assert presses == [f"claim e{row}" for row in range(1, 6)]
    assert list(atoll.scene(played, 1).click_targets()) == []


def test_a_node_stands_for_the_action_that_names_it(atoll: Any, played: Any) -> None:
    assert str(atoll.action_for_node(played, 0, "board/e5")) == "claim e5"
    assert atoll.why_not(played, 0, "board/e5").key == "can-be-done"
    assert atoll.why_not(played, 0, "board/a1").key == "is-taken"
    assert atoll.why_not(played, 0, "player/0").key == atoll.why_not(played, 0, "pad").key == "nothing-to-press"


def test_a_preview_is_the_difference_of_two_pads(atoll: Any, played: Any) -> None:
    corner = atoll.preview(played, 0, atoll.action_for_node(played, 0, "board/e1"))
    assert (corner.title, corner.points) == (text("do-claim", what=literal("e1")), 2)
    assert corner.lines == (text("score-change", line=text("score-corners"), points="+2"),)
    assert atoll.preview(played, 0, atoll.action_for_node(played, 0, "board/e2")).lines == ()


def test_the_log_names_the_verb_and_hides_what_is_concealed(atoll: Any, played: Any) -> None:
    claim = atoll.all_actions[0]
    assert atoll.log_text(played, 0, 0, claim) == text("log-claim", what=literal("a1"))
    secret = type("Secret", (type(atoll),), {"notation_for": lambda game, actor, action, reader: "claim ?"})()
    assert secret.log_text(played, 1, 0, claim) == text("log-claim-hidden", what=literal("?"))


def test_bots_go_by_worth(atoll: Any, played: Any) -> None:
    strategy = strategy_for(atoll)
    assert strategy.estimate(played, 0) == pytest.approx(3 + 0.2 * 2)
    assert dict(strategy.estimate_by_line(played, 0)) == pytest.approx({"group": 1, "corners": 2, OUTLOOK: 0.4})
    best = strategy.plans(played, 0, 5)[0]
    assert str(best.actions[0]) in ("claim e1", "claim e5")


@dataclass(frozen=True)
class Deed:
    """An action with a text."""

    words: str

    def __str__(self) -> str:
        return self.words


def test_actions_that_name_no_space_become_buttons() -> None:
    legal = [Deed(words) for words in ("mark a1", "mark b1", "dig b1", "take 3", "pass")]
    layers, buttons = actions_on(SquareGrid(2, 2), legal)
    assert [(layer.do, layer.cells) for layer in layers] == [("mark", 0b11)]
    assert {button.id: button.do for button in buttons} == {
        "do/dig b1": "dig b1",
        "do/take 3": "take 3",
        "do/pass": "pass",
    }
    assert buttons[1].name == text("do-take", what=literal("3"))
    assert [button.primary for button in actions_on(SquareGrid(2, 2), legal[-1:])[1]] == [True]


def test_a_hexagonal_grid_has_a_picture_too() -> None:
    grid = HexGrid((2, 3, 2))
    ground = ground_of(grid, Space())
    assert isinstance(ground.shape, Hexes)
    field = Field("board", text("board"), ground, (Layer("claim", 1 << grid.index["B2"], 1),))
    assert text_of_board(field).splitlines() == [" . .", ". B .", " . ."]


def test_a_game_without_a_board_is_refused() -> None:
    class Blank(Game[Any, Any]):
        def setup(self, seats: int, options: Any) -> Any: ...
        def legal(self, state: Any, seat: int) -> Sequence[Any]:
            return ()

        def scores(self, state: Any) -> Any: ...

    with pytest.raises(TypeError, match="Blank must set `grid`"):
        Blank()


def test_the_page_of_the_tutorial_shows_whole_messages(tmp_path: Path) -> None:
    folder = write_tutorial(tmp_path)
    assert "log-wind = The wind blows" in (folder / "atoll" / "en.ftl").read_text("utf-8")


def test_single_spaces_may_look_different() -> None:
    sea, isle = Space(fill="sea"), Space(fill="sand", icon="palm")
    ground = ground_of(SquareGrid(2, 2), sea, (("b1", isle),))
    assert [ground.kinds[number] for number in ground.spaces] == [sea, isle, sea, sea]
    with pytest.raises(ValueError, match="'c9', which is no cell of the grid: a1 to b2"):
        ground_of(SquareGrid(2, 2), sea, (("c9", isle),))


def test_a_verb_needs_a_field() -> None:
    @dataclass(frozen=True)
    class Pass:
        pass

    with pytest.raises(TypeError, match=r"use Pass\(\) itself"):
        Verb([Pass()])
