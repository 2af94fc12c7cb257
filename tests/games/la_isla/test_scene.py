"""What a seat sees: the island, the hand, previews, reasons, the log."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.scene import LayerKind, Piece, Polygons, Scene, Space, Track, cells_in
from farshore.core.text import Text
from farshore.games.la_isla import game
from farshore.games.la_isla.card_functions import FUNCTIONS
from farshore.games.la_isla.components import REGIONS, SPACES
from farshore.games.la_isla.names import function_glyphs, function_text
from farshore.games.la_isla.state import State
from farshore.translations import LANGUAGES, translator
from games.la_isla.positions import BOX, NOTATION, assigned, card, deal, do, island, name, placing, plain_cards
from games.la_isla.test_hidden import wander

SAY = translator(game)


def seen(state: State, seat: int | None = 0) -> Scene:
    return game.scene(game.view(state, seat), seat)


def at(name: str) -> int:
    """The number of a space or region in the shape."""
    return (*SPACES, *REGIONS).index(name)


def printed(scene: Scene, name: str) -> Space:
    """What the ground shows there."""
    return scene.board.ground.kinds[scene.board.ground.spaces[at(name)]]


def seats_at(scene: Scene, kind: LayerKind, name: str) -> list[int | None]:
    """Whose layers of this kind lie there."""
    return [layer.seat for layer in scene.board.layers if layer.kind == kind and layer.cells >> at(name) & 1]


def piece(scene: Scene, node: str) -> Piece:
    return next(found for found in scene.nodes() if isinstance(found, Piece) and found.id == node)


def english(words: Text) -> str:
    return SAY.translate(words, "en")


# Nodes


def test_the_island_has_its_sixty_cells_in_the_order_of_the_shape() -> None:
    scene = seen(placing())
    shape = scene.board.ground.shape
    assert isinstance(shape, Polygons)
    assert shape.names == (*SPACES, *REGIONS)
    assert len(scene.board.ground.spaces) == len(shape.outlines) == 60
    assert all(abs(x) <= 106 and abs(y) <= 106 for o in shape.outlines for x, y in (*o.points, *o.icons))


def test_a_space_shows_colour_symbol_and_everybody_who_stands_there() -> None:
    scene = seen(placing(at="A0", others="A0"))
    assert (printed(scene, "A0").fill, printed(scene, "A0").icon) == ("yellow", "tent")
    assert seats_at(scene, "figure", "A0") == [0, 1]
    assert english(scene.board.space_text(at("A0"))) == "A0, desert, tent, explorer of Seat 1, explorer of Seat 2"


def test_y_points_down() -> None:
    """S1 lies above the middle: positions go counter-clockwise from the east."""
    outline = seen(placing()).board.ground.shape
    assert isinstance(outline, Polygons)
    above = outline.outlines[SPACES.index("S1")]
    assert all(y < 0 for _, y in above.points)


def test_a_region_shows_animal_and_value_until_it_is_claimed() -> None:
    state = placing(resources="yy", at="A4", animals="Z0 moth")
    shown = printed(seen(state), "Z0")
    assert (shown.icon, shown.tag, shown.fill) == ("moth", "2", "jungle")
    assert english(seen(state).board.space_text(at("Z0"))) == "Z0, owlet moth, worth 2"
    after = seen(do(state, 0, "place A0"))
    (claim,) = (layer for layer in after.board.layers if layer.kind == "claim" and layer.cells >> at("Z0") & 1)
    assert (claim.seat, claim.fill, claim.icon, claim.tag) == (0, "jungle-empty", "", "")
    assert english(after.board.space_text(at("Z0"))) == "Z0, claimed: Seat 1"


def test_a_new_explorer_is_pending_until_done() -> None:
    state = do(placing(resources="yy"), 0, "place A0")
    assert seats_at(seen(state), "new", "A0") == [0]
    assert cells_in(seen(do(state, 0, "done")).board.layers, "new") == []


def test_an_explorer_that_is_not_paid_yet_stands_there_and_can_be_taken_back() -> None:
    scene = seen(do(placing("JOKER yellow", resources="yygg"), 0, "place S1"))
    assert seats_at(scene, "figure", "S1") == seats_at(scene, "new", "S1") == [0]


def test_what_is_on_the_island_keeps_its_layers() -> None:
    """From turn to turn only sets of spaces change, so only they are sent."""
    state = placing("SECOND", resources="ggyyy", at="A1 A2 A3 A4")
    frames = [[layer.frame for layer in seen(one).board.layers] for one in (state, do(state, 0, "place S1"))]
    assert frames[0] == frames[1]


def test_cards_are_put_on_letters_in_two_steps() -> None:
    mine = plain_cards(3)
    state = deal(island(), {0: mine})
    then = piece(seen(state), f"hand/{name(mine[0])}").then
    assert [(step.target, step.do) for step in then] == [
        (f"place/{letter}", f"assign {letter} {name(mine[0])}") for letter in "abd"
    ]
    state = do(state, 0, f"assign b {name(mine[0])}")
    assert piece(seen(state), "place/b").kind == "card"
    row = next(row for row in seen(state).hand if row.id == "hand")
    assert [node.id for node in row.items].index("given-0") == 3, "a given card leaves its place empty"
    assert [step.target for step in piece(seen(state), f"hand/{name(mine[1])}").then] == ["place/a", "place/d"]


def test_the_last_card_shows_itself_on_its_letter() -> None:
    mine = plain_cards(3)
    state = do(deal(island(), {0: mine}), 0, f"assign b {name(mine[0])}", f"assign a {name(mine[1])}")
    assert piece(seen(state), "place/d").kind == "card"
    assert not any(node.id.startswith("hand/") for node in seen(state).nodes())


def test_the_end_meter_counts_the_zones() -> None:
    state = placing(seats=4)
    state.markers = [12, 6, 4, 0, 0]
    meter = next(node for node in seen(state).nodes() if isinstance(node, Track) and node.id == "end")
    assert meter.note is not None
    assert english(meter.note) == "8 of 11"
    assert (meter.at, len(meter.steps)) == (8, 11)


def test_a_column_says_how_far_its_marker_has_come() -> None:
    state = placing()
    state.markers = [6, 0, 0, 0, 12]
    columns = [node for node in seen(state).nodes() if isinstance(node, Track) and node.kind == "column"]
    reached = [(column.at, column.zones[column.at]) for column in columns if column.at is not None]
    assert reached == [(6, 2), (0, 0), (0, 0), (0, 0), (12, 5)]
    assert {column.zones for column in columns} == {BOX.zones}


def test_done_says_what_is_missing() -> None:
    (button,) = seen(placing()).buttons
    assert button.do == ""
    assert button.waits is not None
    (button,) = seen(do(placing(), 0, "take grey")).buttons
    assert (button.do, button.waits) == ("done", None)


def test_opponents_show_animals_resources_and_functions() -> None:
    state = placing("VP_COL green", "DRAW")
    rows = {row.id: row for row in seen(state, 1).players[0].rows}
    assert len(rows["functions/0"].items) == 2
    assert {"animals/0", "resources/0"} <= set(rows)


def test_what_did_not_change_is_the_same_object() -> None:
    one, other = (seen(state) for state in (placing(resources="y"), placing(resources="g")))
    assert one.board.ground is other.board.ground
    assert one.header[0] is other.header[0]
    assert one.players[1] is other.players[1]
    assert one.pad.lines[0] is other.pad.lines[0]


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_has_words_and_a_picture_sentence_of_its_own(language: str) -> None:
    said = [SAY.translate(function_text(BOX, function), language) for function in FUNCTIONS]
    assert len(set(said)) == 88
    assert not any("function-" in words or "{" in words for words in said)
    assert len({function_glyphs(BOX, function) for function in FUNCTIONS}) == 88


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_said_along_the_way_is_known_in_all_languages(seats: int) -> None:
    rng, said = Random(seats), set[Text]()
    states = wander(seats, 180, rng)
    for _ in range(120):
        state = next(states)
        for _ in range(9):
            next(states)
        seat = rng.randrange(seats)
        view = game.view(state, seat)
        scene = game.scene(view, seat)
        nodes = [node.id for node in scene.nodes()]
        said |= {game.why_not(view, seat, rng.choice(nodes)) for _ in range(5)}
        for action in list(game.legal(view, seat))[:6]:
            preview = game.preview(view, seat, action)
            said |= {preview.title, *preview.lines}
        said |= {game.refusal(view, seat, action) for action in rng.sample(game.all_actions, 6)}
    keys = {key for words in said for key in Text.keys(words)}
    assert [key for key in keys for language in LANGUAGES if not SAY.knows(key, language)] == []
    assert len(keys) > 50


# Previews and reasons


def preview(state: State, words: str, seat: int = 0) -> tuple[str, list[str], int]:
    answer = game.preview(game.view(state, seat), seat, NOTATION.parse(words))
    return english(answer.title), [english(line) for line in answer.lines], answer.points


def test_preview_of_a_placement_names_cost_claims_and_functions() -> None:
    state = placing("CHEAP_COL grey", "CLAIM", "MULTI", resources="r", at="A1 S3 S4", animals="Z2 moth,I4 pika")
    title, lines, points = preview(state, "place A2")
    assert title == "Costs 1 grey"
    assert "Claim the owlet moth: 2 points" in lines
    assert "Claim the Sardinian pika: 3 points" in lines
    assert points == 5 + 4 + 6


def test_preview_of_a_placement_names_choices_that_follow_and_regions_that_come_nearer() -> None:
    state = placing("RES_COL yellow", "MARK_COL yellow", resources="yy", at="S9", animals="I0 toad")
    _, lines, points = preview(state, "place A0")
    assert "1 resource of your choice" in lines
    assert "Move any marker" in lines
    assert "golden toad (3): still needs desert with hat" in lines
    assert points == 0


def test_preview_with_an_open_payment_names_the_cost_alone() -> None:
    state = placing("JOKER yellow", resources="yygg")
    title, lines, _ = preview(state, "place S1")
    assert title == "Costs 2 green"
    assert not any(line.startswith("Pay") for line in lines)


def test_preview_names_a_payment_of_another_colour() -> None:
    title, lines, _ = preview(placing("JOKER yellow", resources="yy"), "place S1")
    assert (title, lines[0]) == ("Costs 2 green", "Pay 2 yellow")


def test_preview_changes_nothing() -> None:
    state = placing("JOKER yellow", resources="yygg")
    before = state.clone()
    preview(state, "place S1")
    assert state == before


def test_preview_of_a_card_says_its_use_under_the_letter() -> None:
    mine = [card("VP_COL yellow", animal="dodo"), *plain_cards(2)]
    state = deal(island(), {0: mine})
    assert preview(state, f"assign a {name(mine[0])}")[1] == ["Place on desert: 3 points"]
    assert preview(state, f"assign b {name(mine[0])}")[1] == ["Take 1 yellow"]
    assert preview(state, f"assign d {name(mine[0])}")[1:] == (["Move the dodo: 2 points"], 2)


def test_preview_of_a_slot_says_what_is_covered() -> None:
    state = do(assigned("DRAW", a=card("CLAIM")), 0, "done")
    assert preview(state, "slot 1")[1] == ["Each animal you claim: 2 points", "Covers “Draw 4 cards, use 3”"]
    assert preview(state, "slot 2")[1] == ["Each animal you claim: 2 points"]


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ("A4", "owlet moth, worth 2: 1 explorer missing: desert with tent"),
        ("", "owlet moth, worth 2: 2 explorers missing: desert with tent and marsh with backpack"),
    ],
)
def test_a_region_says_which_spaces_are_missing(at: str, words: str) -> None:
    state = placing(at=at, animals="Z0 moth")
    assert english(game.why_not(game.view(state, 0), 0, "island/Z0")) == words


@pytest.mark.parametrize(
    ("node", "words"),
    [
        ("island/A0", "This costs 2 yellow; you can pay 1. You’d score 2 points here."),
        ("island/A1", "You already have an explorer here."),
        ("track/dodo", "You can’t move the dodo right now."),
        ("slot/1", "That’s part of phase A."),
        ("slot/١", "There’s nothing to do here."),
        ("done", "place or take first"),
        ("pad", "There’s nothing to do here."),
        ("what/ever", "There’s nothing to do here."),
    ],
)
def test_reasons_by_node(node: str, words: str) -> None:
    state = placing(resources="y", at="A1")
    assert english(game.why_not(game.view(state, 0), 0, node)) == words


@pytest.mark.parametrize(
    ("node", "words"),
    [
        ("island/A0", "This costs 2 yellow; you can pay 1. You’d score 5 points here."),
        ("island/A2", "This costs 2 grey; you can pay 0."),
        ("island/A1", "This costs 2 green; you can pay 0. Move any marker."),
    ],
)
def test_a_space_too_dear_says_what_it_would_bring(node: str, words: str) -> None:
    state = placing("VP_COL yellow", "MARK_COL green", resources="y", at="A4", animals="Z0 moth")
    assert english(game.why_not(game.view(state, 0), 0, node)) == words


def test_a_space_says_cost_and_points_before_my_turn() -> None:
    state = do(placing("CHEAP_COL yellow", "CLAIM", resources="gg", at="A4", animals="Z0 moth"), 0, "take grey", "done")
    assert state.turn == 1
    state = do(state, 1, "take grey")
    said = english(game.why_not(game.view(state, 0), 0, "island/A0"))
    assert said.endswith("Costs 1 yellow. You’d score 4 points here.")


def test_somebody_elses_placement_does_not_make_mine_dearer() -> None:
    state = do(placing(resources="gg"), 0, "place A1")
    assert english(game.why_not(game.view(state, 1), 1, "island/A0")).endswith("Costs 2 yellow.")


def test_a_region_and_the_spaces_around_it_know_each_other() -> None:
    shape = seen(placing()).board.ground.shape
    assert isinstance(shape, Polygons)
    names = shape.names
    near = {name: [names[index] for index in o.near] for name, o in zip(names, shape.outlines, strict=True)}
    assert sorted(near["N9"]) == ["S0", "S9", "T0", "T9"]
    assert sorted(near["A0"]) == ["I0", "I1", "Z0", "Z1"]
    assert all(one in near[other] for one in names for other in near[one])


# The log


def answer(state: State, seat: int, words: str) -> str | None:
    action = NOTATION.parse(words)
    after = game.apply(state, seat, action)
    line = game.log_text(game.view(after, 1), 1, seat, action)
    return english(line) if line else None


def test_the_log_tells_what_a_placement_brought() -> None:
    state = placing("CLAIM", resources="yy", at="A4", animals="Z0 moth")
    line = "placed on desert with tent; paid 2 yellow, claimed the owlet moth: 2 points"
    assert answer(state, 0, "place A0") == f"{line} and “Each animal you claim: 2 points”: +2"


def test_the_log_tells_what_cards_did_when_the_last_is_ready() -> None:
    line = answer(assigned(a=card("CLAIM"), b=card("SLOT", resource="grey")), 0, "done")
    assert line is not None
    assert line.startswith("finished. Seat 1: added “Each animal you claim: 2 points” and took 1 grey")


def test_the_log_is_silent_about_face_down_cards() -> None:
    mine = plain_cards(3)
    state = deal(island(), {0: mine})
    assert answer(state, 0, f"assign a {name(mine[0])}") is None


@pytest.mark.parametrize(
    ("words", "line"),
    [("take grey", "took 1 grey"), ("place A0", "placed on desert with tent; paid 2 yellow")],
)
def test_plain_lines_of_the_log(words: str, line: str) -> None:
    assert answer(placing(resources="yy"), 0, words) == line


def test_the_picture_shows_spaces_regions_tracks_and_seats() -> None:
    lines = game.text_board(game.view(placing("VP_COL green", resources="yy", at="A0", others="A0"), 0), 0).splitlines()
    assert "A0:yell-t01" in lines[1]
    assert "sum 0 of 7" in lines[3]
    assert "[VP_COL:green]" in lines[4]
