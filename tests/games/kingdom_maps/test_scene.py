"""What a seat sees, why something cannot be used, what a hex would bring, and what the log says."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Seat
from farshore.core.scene import Button, Field, Layer, Piece, Player, Track
from farshore.core.text import SeatName, Text, literal, seat_name, text
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.actions import Roll, criteria_outcomes
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.state import State
from farshore.translations import LANGUAGES, translator
from games.kingdom_maps.positions import HEXES, fill, holes, parse, play, position


def own_map(state: State, seat: Seat | None = 0) -> Field:
    return game.scene(state, seat).board


def layer(field: Field, kind: str, fill: str | None = None) -> Layer:
    """The one layer of this kind, or that of a territory."""
    return next(layer for layer in field.layers if layer.kind == kind and (fill is None or layer.fill == fill))


def hexes(layer: Layer) -> list[str]:
    return HEXES.cell_names(layer.cells)


def pressed(state: State, seat: Seat | None, node: str) -> str:
    """What pressing a node does; nothing if it cannot be pressed."""
    return next((press.do for press in game.scene(state, seat).click_targets() if press.node == node), "")


def spoken(field: Field, name: str, language: str = "en") -> str:
    return translator(game).translate(field.space_text(field.ground.shape.names.index(name)), language)


def piece(state: State, seat: Seat | None, id_: str) -> Piece:
    return next(node for node in game.scene(state, seat).nodes() if isinstance(node, Piece) and node.id == id_)


def button(state: State, seat: Seat, id_: str) -> Button:
    return next(node for node in game.scene(state, seat).nodes() if isinstance(node, Button) and node.id == id_)


def drawing(ready: int = 0) -> State:
    """Seat 0 draws four swamps, two of them drawn; seat 1 chooses."""
    state = play(position("..... ...... ..mm...", "mmmm.", ready=ready), "- roll 3 4 5", "0 announce swamp", "0 take 4")
    return fill(state, 0, "C5", "C6")


# The map


def test_each_territory_is_a_layer_with_fill_and_icon() -> None:
    drawn = [layer for layer in own_map(drawing()).layers if layer.kind == "drawn"]
    assert [(layer.fill, layer.icon, layer.seat) for layer in drawn] == [(name, name, 0) for name in TERRITORIES]
    assert hexes(drawn[0]) == ["C3", "C4"]
    assert hexes(drawn[5]) == ["C5", "C6"]


def test_hexes_of_this_turn_can_still_be_taken_back() -> None:
    assert hexes(layer(own_map(drawing()), "new")) == ["C5", "C6"]


def test_legal_hexes_have_the_tint_of_the_announced_territory() -> None:
    legal = layer(own_map(drawing()), "legal")
    assert (legal.fill, legal.do) == ("swamp", "draw")
    assert "C7" in hexes(legal)
    assert pressed(drawing(), 0, "map/C7") == "draw C7"
    assert pressed(drawing(), 0, "map/A1") == ""


def test_tags_are_printed_on_the_ground() -> None:
    ground = own_map(drawing()).ground
    tags = {name: ground.kinds[kind].tag for name, kind in zip(ground.shape.names, ground.spaces, strict=True)}
    assert {name: tag for name, tag in tags.items() if tag} == {
        **dict.fromkeys(("B4", "C2", "D7", "F2", "G6", "H3"), "±1"),
        "E5": "?",
    }


def test_the_bits_of_a_hex_on_the_ground_are_those_of_the_map() -> None:
    ground = own_map(drawing()).ground
    assert ground.cell_names(1 << HEXES.index["E5"]) == ["E5"]
    assert [ground.place(index) for index in range(61)] == list(bits(HEXES.all))


def test_a_hex_is_spoken_with_what_is_drawn_and_printed_there() -> None:
    state = fill(play(position("", seats=2), "- roll 1 1 1", "0 announce lake", "0 take 1"), 0, "B4")
    field = own_map(state)
    assert spoken(field, "A1") == "A1, empty"
    assert spoken(field, "C2") == "C2, empty, ±1"
    assert spoken(field, "B4") == "B4, Lake, ±1"
    assert spoken(field, "B4", "de") == "B4, See, ±1"


def test_everybody_has_a_small_map_without_anything_to_press() -> None:
    scene = game.scene(drawing(), 1)
    boards = [player.board for player in scene.players]
    assert [board.id for board in boards if board] == ["seat0", "seat1"]
    assert not any(list(board.click_targets()) for board in boards if board)
    assert boards[0] is not None
    assert hexes(layer(boards[0], "drawn", "swamp")) == ["C5", "C6"]


def test_what_did_not_change_is_the_same_object() -> None:
    state = drawing()
    before, after = game.scene(state, 0), game.scene(fill(state, 0, "C7"), 0)
    assert before.board.ground is after.board.ground
    assert before.players[1] is after.players[1]
    assert before.hand[0] is after.hand[0]  # the powers
    assert before.hand[2].items[0] is after.hand[2].items[0]  # a die
    assert before.players[0] is not after.players[0]


def test_what_everybody_sees_is_made_once() -> None:
    state = drawing()
    assert game.scene(state, 0).players[0] is game.scene(state, 1).players[0]
    assert game.shared_scene(state) == game.shared_scene(state.clone())


def test_spectators_can_press_nothing_and_see_the_first_map() -> None:
    assert list(game.scene(drawing(ready=3), None).click_targets()) == []
    assert own_map(drawing(), None).seat == 0


# Dice, territories, powers, criteria, buttons


def test_dice_show_mine_and_what_can_be_chosen() -> None:
    state = drawing()
    assert [piece(state, 0, f"die/{i}").state for i in range(3)] == ["", "chosen", ""]
    assert [piece(state, 1, f"die/{i}").do for i in range(3)] == ["take 3", "", "take 5"]
    assert piece(play(state, "1 take 5"), 1, "die/2").state == "chosen"


def test_territories_are_announced_by_a_click_and_show_uses() -> None:
    state = play(position("", seats=2, uses={"lake": 0, "farm": 2}), "- roll 1 2 3")
    assert piece(state, 0, "territory/forest").do == "announce forest"
    assert (piece(state, 0, "territory/lake").do, piece(state, 0, "territory/lake").state) == ("", "off")
    assert [glyph.state for glyph in piece(state, 0, "territory/farm").foot] == ["", "", "spent"]
    assert piece(play(state, "0 announce farm"), 0, "territory/farm").state == "now"


def test_powers_have_a_box_each_and_one_for_the_question() -> None:
    state = play(position("", seats=2, ready=2), "- roll 1 2 3", "0 announce lake", "0 take 2", "0 plus")
    track = next(node for node in game.scene(state, 0).nodes() if isinstance(node, Track) and node.id == "powers")
    assert [step.state for step in track.steps] == ["spent", "mine", "off", "off", "off", "off", "off"]


def test_criteria_show_live_points() -> None:
    state = position("mmm..", "", seats=2)
    assert piece(state, 0, "criterion/A1").corner == "3"
    state = play(state, "- roll 1 1 1", "0 announce mountain", "0 take 1")
    assert piece(fill(state, 0, "A4"), 0, "criterion/A1").corner == "6"


def test_question_can_be_scored_by_buttons_and_by_criteria() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce lake", "0 take 1", "0 draw E5")
    assert button(state, 0, "score/B2").do == piece(state, 0, "criterion/B2").do == "score B2"
    assert button(state, 0, "done").waits == Text("done-score")


def test_power_buttons_and_done_say_what_follows() -> None:
    state = play(position("", seats=2, ready=1), "- roll 3 4 5", "0 announce lake", "0 take 4")
    assert button(state, 0, "plus").note == text("many-lake", count=5)
    assert button(state, 0, "done").waits == text("done-after", left=4)
    assert button(fill(state, 0, "A1"), 0, "done").waits == text("done-after", left=3)


def test_powers_keep_their_place_whether_they_can_be_used_or_not() -> None:
    state = play(position("", seats=2, ready=1), "- roll 3 4 5")
    steps = [state, play(state, "0 announce lake"), play(state, "0 announce lake", "0 take 4")]
    means = [game.scene(step, 0).hand[0] for step in (*steps, fill(steps[-1], 0, "A1"))]
    assert [[(item.id, bool(item.do)) for item in row.items if isinstance(item, Button)] for row in means] == [
        [("plus", False), ("minus", False)],
        [("plus", False), ("minus", False)],
        [("plus", True), ("minus", True)],
        [("plus", False), ("minus", False)],
    ]
    assert means[0].note == text("powers-ready", ready=1)


def test_the_number_i_draw_stands_beside_the_dice_and_counts_down() -> None:
    def number(state: State, seat: Seat = 0) -> tuple[str, str]:
        box = piece(state, seat, "number")
        return translator(game).translate(box.title, "en") if box.title else "", box.name.key

    state = play(position("", seats=2, ready=1), "- roll 3 4 5", "0 announce lake")
    assert (number(state), number(state, 1)) == (("", "number-choose"), ("", "number-later"))
    state = play(state, "0 take 4", "0 plus")
    assert number(state) == ("5", "number-draw")
    assert piece(state, 0, "number").lines == (literal("4 + 1"),)
    state = fill(state, 0, "A1", "A2")
    assert number(state) == ("3", "number-left")
    assert number(fill(state, 0, "A3", "A4", "A5")) == ("5", "number-drawn")


def test_a_die_says_who_took_it() -> None:
    state = play(position("", seats=2), "- roll 3 4 5", "0 announce lake", "0 take 4", "1 take 5")
    answer = [(die.seat, die.state, die.caption) for die in (piece(state, 1, f"die/{at}") for at in range(3))]
    assert answer == [(None, "", Text("die-left")), (0, "off", Text("taken")), (1, "chosen", Text("yours"))]


def test_solo_pairs_of_dice_are_offered_as_territory_and_number() -> None:
    state = play(position("mmm..", turn=1), "- roll 3 5")
    assert piece(state, 0, "assign/3-5").title == text("many-farm", count=5)
    assert piece(state, 0, "assign/5-3").do == "assign 5 3"


def test_header_shows_the_round_with_its_order() -> None:
    state = position("", seats=3, first=1, turn=1)
    track = game.scene(state, 0).header[0]
    assert isinstance(track, Track)
    assert [(step.seats, step.state) for step in track.steps] == [((1,), "done"), ((2,), "now"), ((0,), "")]


def test_pad_says_where_the_points_are_on_every_map() -> None:
    pad = game.scene(position("mmm..", "mm...", criteria="A1 A2 B1 B2"), 1).pad
    assert pad.lines[0].points == (3, 1)
    assert [(where.kind, where.seat, hexes(where)) for where in pad.lines[0].where] == [
        ("points", 0, ["A1", "A2", "A3"]),
        ("points", 1, ["A1", "A2"]),
    ]
    assert pad.lines[-1].points == (None, None)
    assert pad.totals == (3, 1)


def test_players_show_what_they_are_doing() -> None:
    def status(state: State, seat: int) -> Text | None:
        shown = game.scene(state, 0).players[seat]
        assert isinstance(shown, Player)
        return shown.status

    assert status(drawing(), 0) == text("status-draws", what=text("many-swamp", count=4))
    assert status(drawing(), 1) == Text("status-chooses")
    over = play(position(holes("A1"), seats=2), "- roll 2 3 4", "0 announce lake", "0 take 2")
    assert status(over, 1) == Text("status-failed")


def test_players_are_said_by_their_names() -> None:
    state = play(position("", seats=2), "- roll 1 2 3")
    assert [shown.name for shown in game.scene(state, 0).players] == [seat_name(0), seat_name(1)]
    assert game.scene(state, 1).prompt.name == text("prompt-wait-active", seat=SeatName(0))
    assert game.scene(state, 1).board.name == text("map-of", seat=SeatName(1))
    said = translator(game).translate(game.scene(state, 1).prompt.name, "en", ("Ada", "Ben"))
    assert said == "Ada is choosing"


# Why not


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("map/A1", "touch-group"),
        ("map/C3", "hex-taken"),
        ("map/C7", "can-be-done"),
        ("territory/lake", "already-announced"),
        ("die/0", "number-chosen"),
        ("plus", "power-too-late"),
        ("powers", "power-too-late"),
        ("done", "draw-first"),
        ("criterion/A1", "question-not-drawn"),
        ("criterion/A6", "criterion-not-in-play"),
        ("seat1/A1", "not-your-map"),
        ("pad/A1", "nothing-to-press"),
        ("map/Z9", "nothing-to-press"),
        ("die/99", "nothing-to-press"),
        ("die/٠", "nothing-to-press"),
        ("", "nothing-to-press"),
    ],
)
def test_why_not(target: str, reason: str) -> None:
    assert game.why_not(drawing(ready=1), 0, target).key == reason


def test_why_not_for_what_does_not_fit() -> None:
    state = play(position(holes("A1", "I1", "I2"), "", seats=2), "- roll 1 2 6", "0 announce lake")
    assert game.why_not(state, 0, "die/2") == text("die-does-not-fit", number=6, room=2)
    state = play(state, "0 take 2")
    assert game.why_not(state, 0, "map/A1") == text("pocket-too-small", size=1, number=2)
    assert game.why_not(state, 0, "plus").key == "no-power-ready"


def test_why_not_when_it_is_not_my_turn() -> None:
    state = play(position("", seats=2, uses={"lake": 0}), "- roll 1 2 6")
    assert game.why_not(state, 0, "territory/lake") == text("no-use-left", territory=Text("lake"))
    assert game.why_not(state, 1, "map/A1").key == "wait-for-active"
    assert game.why_not(state, 1, "territory/farm").key == "wait-for-active"
    state = play(state, "0 announce farm", "0 take 1", "0 draw A1", "0 done")
    assert game.why_not(state, 0, "map/A2").key == "wait-for-others"


# Previews and the log


def test_preview_says_the_points_of_each_criterion_after_the_hex() -> None:
    state = play(position("mmm..", "", seats=2), "- roll 1 1 1", "0 announce mountain", "0 take 1")
    shown = game.preview(state, 0, parse("draw A4"))
    assert shown.points == 3
    assert shown.lines == (text("preview-line", criterion=Text("score-A1"), now=3, then=6),)
    assert game.preview(state, 0, parse("draw B1")).lines == (Text("preview-nothing"),)


def test_preview_can_be_a_loss() -> None:
    state = position("tt.t.", "", criteria="A2 A1 B1 B2")
    state = play(state, "- roll 1 1 1", "0 announce forest", "0 take 1")
    assert game.preview(state, 0, parse("draw A3")).points == -3


def test_preview_of_printed_hexes() -> None:
    state = play(position("", seats=2), "- roll 1 1 1", "0 announce lake", "0 take 1")
    assert Text("preview-power") in game.preview(state, 0, parse("draw B4")).lines
    assert Text("preview-asks") in game.preview(state, 0, parse("draw E5")).lines
    state = play(position("mm...", "", seats=2), "- roll 1 1 1", "0 announce lake", "0 take 1")
    assert game.preview(state, 0, parse("score A1")).points == 1


def test_the_log_names_hexes_territories_and_numbers() -> None:
    state = drawing()
    assert game.log_text(state, 1, 0, parse("draw C5")) == text(
        "log-draw", hex=Text("plain", (("words", "C5"),)), territory=Text("swamp")
    )
    assert game.log_text(state, 1, 0, parse("done")) is None
    assert game.log_text(state, None, CHANCE, Roll((1, 2, 3))) is not None
    assert game.log_text(state, None, CHANCE, criteria_outcomes()[0][0]) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_preview_and_log_line_has_words(language: str) -> None:
    words = translator(game)
    rng = Random(7)
    for seats in (1, 3):
        state = game.start(seats, {})
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            actions = [a for a, _ in game.chance_outcomes(state)] if seat == CHANCE else list(game.legal(state, seat))
            action = rng.choice(actions)
            said: list[Text | None] = []
            if seat != CHANCE:
                said += [game.preview(state, seat, action).title, *game.preview(state, seat, action).lines]
                said += [
                    game.why_not(state, seat, id_) for id_ in ("map/E5", "die/0", "plus", "territory/lake", "done")
                ]
            game.step(state, seat, action)
            said.append(game.log_text(state, None, seat, action))
            for text_ in filter(None, said):
                for key in text_.keys():  # noqa: SIM118
                    assert words.knows(key, language), key


def test_picture_shows_map_and_table() -> None:
    picture = game.text_board(drawing(), 0)
    assert "m m S S" in picture
    assert "swamp 4" in picture
    assert "?" in picture
