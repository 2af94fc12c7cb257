"""What a seat sees of Explorers, what is said to it, and what a click would bring."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, Preview
from farshore.core.scene import AnyNode, Layer, Piece, Row, Scene, Space, Track
from farshore.core.text import Text
from farshore.core.toml_data import read_packaged
from farshore.games.explorers import game
from farshore.games.explorers.actions import DONE, Bonus, Done, LayTile, Mark, Start
from farshore.games.explorers.board import GRID, QUADRANT_OF
from farshore.games.explorers.components import Achievement
from farshore.games.explorers.names import goal_text
from farshore.games.explorers.panels import goal_panel
from farshore.games.explorers.state import State
from farshore.translations import LANGUAGES, translator
from games.explorers.positions import TEST, finish_turn, fresh, next_turn, play, position

WORDS = translator(game)
ROAD = "Dx D D D D D \n W W W W W W \n P P P P P P"


def test_terrains_without_a_free_space_say_so_before_they_are_chosen() -> None:
    state = play(position(ROAD, seats=2), "- reveal desert/mountain", "0 choose desert")
    scene = game.scene(state, 1)
    assert said(piece(scene, "card/0").caption) == "2 marks"
    assert said(piece(scene, "card/1").caption) == "no free space"
    assert said(piece(scene, "card/1").name).endswith("no free space")
    assert not play(state, "1 take mountain").seats[1].open
    assert play(state, "1 take desert").seats[1].open


def said(words: Text | None, language: str = "en") -> str:
    assert words is not None
    return WORDS.translate(words, language)


def node(scene: Scene, wanted: str) -> AnyNode:
    return next(node for node in scene.nodes() if node.id == wanted)


def row(scene: Scene, wanted: str) -> Row:
    found = node(scene, wanted)
    assert isinstance(found, Row)
    return found


def track(scene: Scene, wanted: str) -> Track:
    found = node(scene, wanted)
    assert isinstance(found, Track)
    return found


def piece(scene: Scene, wanted: str) -> Piece:
    found = node(scene, wanted)
    assert isinstance(found, Piece)
    return found


def space(scene: Scene, name: str) -> Space:
    """What is printed on a space of the large map."""
    ground = scene.board.ground
    return ground.kinds[ground.spaces[GRID.index[name]]]


def spoken(scene: Scene, name: str, language: str = "en") -> str:
    return said(scene.board.space_text(GRID.index[name]), language)


def lies_on(scene: Scene, name: str) -> set[str]:
    """The kinds of the layers that a space of the large map is in."""
    return {layer.kind for layer in scene.board.layers if layer.cells >> GRID.index[name] & 1}


def prompt(state: State, seat: int | None = 0, language: str = "en") -> tuple[str, str]:
    note = game.scene(state, seat).prompt
    return said(note.name, language), said(note.detail, language) if note.detail else ""


def preview(state: State, action: str, seat: int = 0) -> Preview:
    return game.preview(state, seat, TEST.notation.parse(action))


def brings(state: State, action: str) -> tuple[str, list[str], int]:
    shown = preview(state, action)
    return said(shown.title), [said(line) for line in shown.lines], shown.points


# Clicks


def clicks(state: State, seat: int | None) -> list[str]:
    return sorted(press.do for press in game.scene(state, seat).click_targets())


def test_a_tile_is_picked_up_and_then_turned() -> None:
    match = fresh(2, "laid", {"map": "choose"})
    first = match.state.first
    scene = game.scene(match.state, first)
    tile = piece(scene, "tile/3")
    assert [(then.target, then.do) for then in tile.then][1] == ("turn/e", "tile A 3e")
    assert len(list(scene.click_targets())) == 32
    match.play_text(first, "tile A 3e")
    scene = game.scene(match.state, first)
    assert {"tile/1", "tile/2", "tile/4"} <= {item.id for item in row(scene, "tiles").items}
    assert "tile/3" not in {item.id for item in row(scene, "tiles").items}
    assert space(scene, "a1").fill
    assert not space(scene, "p16").fill


def test_a_spectator_sees_everything_and_can_click_nothing() -> None:
    state = play(position(ROAD, seats=2), "- reveal desert/mountain", "0 choose desert")
    scene = game.scene(state, None)
    assert not list(scene.click_targets())
    assert not scene.buttons
    assert all(player.board for player in scene.players)


# The map


def test_what_did_not_change_is_the_same_object() -> None:
    before = play(position(ROAD, seats=2), "- reveal desert/mountain", "0 choose desert", "1 take desert")
    after = play(before, "0 mark b1")
    old, new = game.scene(before, 0), game.scene(after, 0)
    assert old.board.ground is new.board.ground is new.players[0].board.ground  # type: ignore[union-attr]
    changed = {
        b.kind: GRID.cell_names(a.cells ^ b.cells) for a, b in zip(old.board.layers, new.board.layers, strict=True)
    }
    assert changed == {"cross": ["b1"], "new": ["b1"], "start": [], "blocked": [], "legal": ["b1", "c1"]}
    assert old.players[1] is new.players[1]
    assert game.scene(before, 1).board is game.scene(after, 1).board
    assert (old.header, old.left) == (new.header, new.left)
    assert all(one is other for one, other in zip(old.right, new.right, strict=True))


def test_a_space_tells_what_it_is_and_what_can_be_done() -> None:
    state = play(position("Dx Dg Wa \n Da W W"), "- reveal desert/mountain", "0 take desert")
    scene = game.scene(state, 0)
    assert spoken(scene, "b1") == "b1, desert, gemstone, can be marked"
    assert "mark b1" in clicks(state, 0)
    assert space(scene, "b1").badge == "disc"
    scene = game.scene(play(state, "0 mark a2"), 0)
    assert lies_on(scene, "a2") == {"cross", "new"}
    assert lies_on(scene, "a1") == {"cross"}
    assert lies_on(scene, "c1") == {"blocked"}  # this round's apple is found
    assert spoken(scene, "c1") == "c1, water, apple, blocked"
    assert spoken(scene, "a2") == "a2, desert, apple, marked, just now"


def test_every_space_is_spoken_in_four_languages() -> None:
    scene = game.scene(play(position("Dx Dg"), "- reveal desert/mountain", "0 take desert"), 0)
    assert {language: spoken(scene, "b1", language) for language in LANGUAGES} == {
        "en": "b1, desert, gemstone, can be marked",
        "de": "b1, Wüste, Edelstein, kann angekreuzt werden",
        "fr": "b1, sable, Gemme, peut être cochée",
        "it": "b1, deserto, gemma, puoi metterci una X",
    }


def test_others_maps_are_called_by_their_players() -> None:
    board = game.scene(position(ROAD, seats=2), 0).players[1].board
    assert board
    assert [WORDS.translate(board.name, language, ["Ada", "Ben"]) for language in LANGUAGES] == [
        "Map of Ben",
        "Landschaft von Ben",
        "Paysage de Ben",
        "Paesaggio di Ben",
    ]


# Panels


def test_card_shows_who_took_which_side_for_how_many() -> None:
    state = play(position(ROAD, seats=3), "- reveal desert/mountain", "0 choose desert", "1 take desert")
    scene = game.scene(state, 2)
    desert, mountain = piece(scene, "card/0"), piece(scene, "card/1")
    assert (desert.state, desert.do, said(desert.caption)) == ("chosen", "take desert", "2 marks")
    assert (mountain.state, mountain.do, said(mountain.caption)) == ("", "take mountain", "no free space")
    assert [glyph.seat for glyph in desert.foot] == [0, 1]
    assert said(row(game.scene(state, 0), "card").note) == "You chose desert"


def test_a_scroll_takes_no_side() -> None:
    state = play(position("Dsx D D D D D", seats=2), "- reveal desert/mountain", "0 choose desert", "0 scroll desert")
    assert piece(game.scene(state, 1), "card/0").foot == ()
    assert prompt(state) == ("Mark 4 more desert spaces", "0 of 4 placed · 1 space to choose from")


def test_a_temple_bonus_changes_no_side() -> None:
    picture = "Pkx Px PT P P \n W W W W W"
    state = play(position(picture, seats=2, temples="expert"), "- reveal prairie/water", "0 choose prairie")
    state = play(state, "0 mark c1", "0 mark d1", "0 mark e1", "0 bonus water")
    scene = game.scene(state, 1)
    assert [glyph.seat for glyph in piece(scene, "card/0").foot] == [0]
    assert piece(scene, "card/1").foot == ()


def test_what_a_short_track_cannot_hold_is_not_shown_as_had() -> None:
    words = read_packaged("farshore.games.explorers", "scoring.toml")
    short = game.with_data({"scoring.toml": words.replace("keys = 4\nscrolls = 4", "keys = 1\nscrolls = 1")})
    state = short.start(1, {"map": "1n 2e 3s 4w"})
    sheet, having = state.edit(0), state.map.having
    state.start, state.stage = state.map.village_in[0], "mark"
    sheet.marked = sheet.before = sheet.before_round = having["key"] | having["scroll"] | 1 << state.start
    counts = [
        item.glyphs[0].count for item in row(short.scene(state, 0), "player/0/things").items if isinstance(item, Piece)
    ]
    assert counts == [1, 1, 0]


def test_cards_still_to_come() -> None:
    state = position(ROAD, turn=6)
    state.unseen = 0b111
    scene = game.scene(play(state, "- reveal water/prairie"), 0)
    assert [item.state for item in row(scene, "deck").items if isinstance(item, Piece)] == ["now", "", "", *["off"] * 5]
    assert said(row(scene, "deck").note) == "1 of these 2 is still to come"


def test_in_the_last_turn_the_card_set_aside_is_known() -> None:
    state = position(ROAD, turn=7)
    state.unseen = 0b11
    scene = game.scene(play(state, "- reveal water/prairie"), 0)
    assert said(piece(scene, "deck/1").name) == "Prairie or Desert, set aside"
    assert row(scene, "deck").note is None


def test_a_tile_is_picked_before_the_way_it_is_turned() -> None:
    scene = game.scene(game.start(1, {"map": "choose"}), 0)
    assert [panel.id for panel in (*scene.hand, *scene.left)] == ["tiles", "turns"]
    assert [said(piece(scene, f"tile/{number}").title) for number in (1, 8)] == ["1", "8"]
    assert said(piece(scene, "tile/1").name) == "Tile 1"


def test_rounds_are_dots() -> None:
    scene = game.scene(play(position(ROAD, round=2, turn=3), "- reveal water/prairie"), 0)
    tracks = [part for part in scene.header if isinstance(part, Track)]
    assert [[step.state for step in one.steps].count("done") for one in tracks] == [7, 2, 0, 0]
    assert tracks[1].steps[2].state == "now"
    assert said(tracks[1].name) == "Round 2, turn 3 of 7"


def test_keys_scrolls_and_gems_are_boxes() -> None:
    state = play(position("Pkx Px PT Ps Pg P"), "- reveal prairie/water", "0 take prairie", "0 mark c1", "0 mark d1")
    scene = game.scene(state, 0)
    assert [step.state for step in track(scene, "keys").steps] == ["spent", "off", "off", "off"]
    assert said(track(scene, "scrolls").note) == "0 ready, 1 from next turn on"
    scene = game.scene(play(state, "0 mark e1"), 0)
    assert [step.state for step in track(scene, "gems").steps].count("mine") == 1


def test_villages_show_which_sides_are_marked() -> None:
    state = position("P Px P \n Px V P \n P P P")
    assert piece(game.scene(state, 0), "villages/A").glyphs[0].art == "around-9"  # north and west
    assert said(piece(game.scene(state, 0), "villages/A").caption) == "5 → 7"


def test_a_temple_explored_in_this_turn_is_still_to_be_had_for_the_same() -> None:
    state = play(position("Pkx Px PT P P", seats=2), "- reveal prairie/water", "0 choose prairie", "0 mark c1")
    first = track(game.scene(state, 1), "temples/A").steps[0]
    assert (first.state, first.seats, first.glyphs[0].words) == ("now", (0,), "12")


def test_temple_race_shows_whose_places_are_taken() -> None:
    state = play(position("Pkx Px PT P P", seats=4), "- reveal prairie/water", "0 choose prairie", "1 take prairie")
    state = finish_turn(play(state, "0 mark c1", "1 mark c1", "2 take water", "3 take water"))
    steps = track(game.scene(state, 2), "temples/A").steps
    assert [(said(step.caption), step.state, step.seats) for step in steps] == [
        ("12", "done", (0, 1)),
        ("10", "struck", ()),
        ("8", "now", ()),
        ("6", "", ()),
    ]


def test_expert_temples_show_the_marks_that_each_place_brings() -> None:
    scene = game.scene(position("Px P", temples="expert"), 0)
    assert [said(step.caption) for step in track(scene, "temples/A").steps] == ["+3", "+2", "+1", "+0"]
    assert said(track(scene, "temples/A").name) == "Temple A, next in line: 8 +3"
    assert said(row(scene, "temples").note) == "8 points each, plus bonus marks"
    assert row(game.scene(position("Px P"), 0), "temples").note is None


@pytest.mark.parametrize("goal", game.components.achievements.values(), ids=lambda goal: goal.id)
def test_every_achievement_has_words_and_a_picture(goal: Achievement) -> None:
    panel = goal_panel(goal, 0, 4, 0, 0, (-1,))
    assert panel.glyphs if isinstance(panel, (Piece, Track)) else False
    for language in LANGUAGES:
        words = said(goal_text(goal), language)
        assert goal.kind == "race" or str(goal.points[0]) in words
        assert "goal-" not in words


def test_what_must_not_be_marked_is_named_in_four_languages() -> None:
    assert [said(goal_text(game.components.achievements["avoid-horse"]), language) for language in LANGUAGES] == [
        "No horses marked: 8 points",
        "Kein Kreuz auf Pferde gesetzt: 8 Punkte",
        "Aucune coche sur les Chevaux\u202f: 8 points",
        "Nessuna X su cavalli: 8 punti",
    ]


def test_own_achievement_to_leave_the_temples_alone_has_words() -> None:
    goal = Achievement("alone", "avoid", "temple", (5,))
    assert [said(goal_text(goal), language) for language in LANGUAGES] == [
        "No temple explored: 5 points",
        "Kein Tempel erkundet: 5 Punkte",
        "Aucun Temple visité\u202f: 5 points",
        "Nessun tempio esplorato: 5 punti",
    ]


def test_an_achievement_shows_how_far_i_am() -> None:
    state = position("Dx Dx Dx", achievements=("line-horizontal", "race-horses"))
    scene = game.scene(state, 0)
    line = piece(scene, "goal/line-horizontal")
    assert (line.corner, [said(words) for words in line.lines][1]) == ("3", "3 so far")
    assert said(track(scene, "goal/race-horses").note) == "0 of 4 so far"


def test_score_pad_says_where_the_points_lie() -> None:
    state = play(position("Dx Dg Da D", seats=2), "- reveal desert/mountain", "0 choose desert", "0 mark b1")
    pad = {line.id: line for line in game.scene(state, 0).pad.lines}
    assert pad["pad/gems"].points == (1, 0)
    assert pad["pad/gems"].where == (Layer("points", 1 << GRID.index["b1"], 0),)


def test_longest_line_and_square_are_pointed_at() -> None:
    picture = "Dx Dx Dx D \n Dx Dx D D \n D D D Dx"
    for goal, cells in (("line-horizontal", {"a1", "b1", "c1"}), ("square", {"a1", "b1", "a2", "b2"})):
        scene = game.scene(position(picture, achievements=(goal,)), 0)
        (where,) = next(line for line in scene.pad.lines if line.id == "pad/achievements").where
        assert set(GRID.cell_names(where.cells)) == cells


# The prompt


def test_prompt_says_what_is_left() -> None:
    state = play(position(ROAD), "- reveal desert/mountain", "0 take desert", "0 mark b1")
    assert prompt(state) == ("Mark 2 more desert spaces", "1 of 3 placed · 1 space to choose from")
    assert prompt(state, language="de")[0] == "Setz noch 2 Kreuze auf Wüste"
    assert prompt(state, language="fr")[0] == "Cochez encore 2 cases de sable"
    assert prompt(state, language="it")[0] == "Metti ancora 2 X su deserto"
    assert prompt(play(state, "0 mark c1"))[0] == "Mark 1 more desert space"


def test_prompt_for_two_terrains_in_french() -> None:
    state = play(position(ROAD), "- reveal water+desert/prairie+mountain", "0 take water+desert")
    assert prompt(state, language="fr")[0] == "Cochez encore 3 cases d’eau ou de sable"


def test_prompt_before_taking_a_side_offers_the_scroll() -> None:
    state = play(position("Dsx D D"), "- reveal desert/mountain")
    assert prompt(state) == ("Choose a side: 3 desert or 2 mountain", "Each side shows how many spaces you mark")


def test_prompt_rides_on_and_names_the_bonus() -> None:
    state = play(position("Dx Dh D W"), "- reveal desert/mountain", "0 take desert", "0 mark b1")
    assert prompt(state) == ("Horse: mark 1 space of any terrain", "Then 2 more desert spaces")
    state = play(
        position("Pkx Px PT P \n W W W W", temples="expert"), "- reveal prairie/water", "0 take prairie", "0 mark c1"
    )
    assert prompt(play(state, "0 mark d1"))[0] == "Temple bonus: choose a terrain for 3 marks"


def test_done_says_what_is_missing_and_what_comes_next() -> None:
    state = play(position(ROAD, seats=2, turn=7), "- reveal desert/mountain", "0 choose desert", "1 take desert")
    (button,) = game.scene(state, 0).buttons
    assert (button.do, said(button.waits)) == ("", "3 more marks")
    state = play(state, "0 mark b1", "0 mark c1", "0 mark d1")
    (button,) = game.scene(state, 0).buttons
    assert (button.do, said(button.note)) == ("done", "then you wait for the others")
    state = play(state, "1 mark b1", "1 mark c1", "0 done")
    (button,) = game.scene(state, 1).buttons
    assert (button.do, said(button.note)) == ("done", "then the round is scored")
    assert prompt(state, 0) == ("Waiting for Seat 2", "You’re done. You can undo until everybody is.")


def test_done_warns_of_marks_for_which_no_space_is_left() -> None:
    chosen = play(position(ROAD, seats=2), "- reveal desert/mountain", "0 choose desert")
    (button,) = game.scene(play(chosen, "1 take mountain"), 1).buttons
    assert said(button.warning) == "3 marks will be lost. Press Done again, or Undo."
    (button,) = game.scene(play(chosen, "1 take desert", "1 mark b1", "1 mark c1"), 1).buttons
    assert button.warning is None


@pytest.mark.parametrize("seats", [1, 3])
def test_the_warning_counts_every_mark_that_was_granted_and_not_placed(seats: int) -> None:
    match, rng = fresh(seats, "lost marks", {"temples": "expert"}), Random(1)
    due, warned = [0] * seats, 0
    while not match.over:
        before = match.state
        seat = game.to_act(before)[-1]
        action = rng.choice(game.legal(before, seat))
        match.play(seat, action)
        if isinstance(action, Mark):
            thing = before.map.object_at[action.cell]
            due[seat] += (thing == "horse") - 1
            if thing == "temple":
                place = match.state.seats[seat].temples[QUADRANT_OF[action.cell]]
                due[seat] += before.box.temples.bonus[place]
        elif isinstance(action, Done):
            (button,) = game.scene(before, seat).buttons
            assert (dict(button.warning.args)["marks"] if button.warning else 0) == due[seat]
            warned += due[seat] > 0
        elif not isinstance(action, (Bonus, LayTile, Start)):
            due[seat] = match.state.seats[seat].granted
        match.deal(SeededDealer("lost marks"))
    assert warned > 0


def test_solo_ends_with_a_rank() -> None:
    state = position(ROAD, round=4, turn=7)
    state = next_turn(state, card="desert/mountain")
    assert prompt(state)[0] == "The journey is over"
    assert prompt(state)[1].startswith("Newcomer")


# Why not


def why(state: State, target: str, seat: int = 0) -> str:
    return said(game.why_not(state, seat, target))


def test_every_reason_against_a_space() -> None:
    state = position("Dx Da PT Wa W \n D D D V D", marked_too="c2")
    state = play(state, "- reveal desert/mountain", "0 take desert", "0 mark b1")
    reasons = {
        "map/a1": "You’ve already marked this space.",
        "map/d2": "You never mark a village; the spaces around it count.",
        "map/c1": "You need an unused key for a temple.",
        "map/d1": "There’s no room for another apple in round 1.",
        "map/p9": "p9 isn’t next to any of your marks.",
    }
    assert {target: why(state, target) for target in reasons} == reasons


def test_reasons_of_terrain_and_order() -> None:
    state = play(position("Dx W \n Dsx W"), "- reveal desert/mountain")
    assert why(state, "map/b1") == "Choose a side of the card first."
    state = play(position(ROAD), "- reveal desert/mountain", "0 take desert")
    assert why(state, "map/a2") == "This is water. Right now you mark desert."
    assert why(state, "done") == "You still have 3 marks to place."
    assert why(state, "scrolls") == "You have no scroll from an earlier turn."
    assert why(state, "card/1") == "The choice for this turn has been made."
    state = play(state, "0 mark b1", "0 mark c1", "0 mark d1")
    assert why(state, "map/e1") == "You have no marks left this turn."


def test_reasons_while_others_act() -> None:
    state = play(position(ROAD, seats=2), "- reveal desert/mountain")
    assert why(state, "map/b1") == "Choose a side of the card first."
    assert why(state, "map/b1", seat=1) == "The active player chooses a side first."
    state = play(state, "0 choose desert", "0 mark b1", "0 mark c1", "0 mark d1", "0 done")
    assert why(state, "map/e1") == "You’re done. Undo if you want to change something."
    assert why(state, "board/1/e1") == "This is another player’s map."


def test_expert_provisions_have_their_rounds() -> None:
    state = play(position("Dx Df", provisions="expert"), "- reveal desert/mountain", "0 take desert")
    assert why(state, "map/b1") == "You can’t collect this in round 1: fish."


def test_reasons_while_the_start_village_is_chosen() -> None:
    state = play(game.start(2, {"map": "1n 2e 3e 4n"}), "- first 1")
    assert len(state.map.starts) > 1
    far = next(village for village in state.map.village_in if village not in state.map.starts)
    assert why(state, f"map/{GRID.names[far]}", seat=1) == "Another village is closer to the centre."
    assert why(state, "map/a1", seat=1) == "Choose the start village first."
    assert why(state, "map/a1", seat=0) == "It’s not your turn."
    state = play(state, f"1 start {GRID.names[state.map.starts[0]]}")
    assert why(state, "map/a1") == "Choose a terrain first."


def test_reasons_before_a_bonus_and_after_the_end() -> None:
    state = play(position("Pkx Px PT \n W W W", temples="expert", round=4, turn=7), "- reveal prairie/desert")
    state = play(state, "0 take prairie", "0 mark c1")
    assert why(state, "map/a2") == "Choose the terrain of your 3 bonus marks first."
    assert why(state, "done") == "Choose the terrain of your 3 bonus marks first."
    state = play(state, "0 bonus desert", "0 done")
    assert why(state, "map/a2") == "The match is over."


def test_reasons_before_the_journey() -> None:
    state = game.start(1, {"map": "choose"})
    assert why(state, "map/a1") == "The map isn’t laid out yet."
    assert why(state, "turn/n") == "Pick a tile first."


# What a click would bring


def test_gem_counts_at_every_round_end_to_come() -> None:
    state = play(position("Dx Dg", round=2), "- reveal desert/mountain", "0 take desert")
    assert brings(state, "mark b1") == ("Gemstone", ["scores in rounds 2, 3 and 4"], 3)
    state = play(position("Dx Dg", round=4), "- reveal desert/mountain", "0 take desert")
    assert brings(state, "mark b1") == ("Gemstone", ["scores in round 4"], 1)


def test_expert_gem_lifts_every_round_to_come() -> None:
    state = play(position("Dx Dg", gems="expert", round=3), "- reveal desert/mountain", "0 take desert")
    assert preview(state, "mark b1").points == 6  # -8 becomes -5 in two rounds


def test_provision_village_and_temple_bring_their_points() -> None:
    state = play(position("Dx Da \n V D"), "- reveal desert/mountain", "0 take desert")
    assert brings(state, "mark b1") == ("Apple", ["Provisions: 0 → 2"], 2)
    state = play(state, "0 mark b1")
    assert brings(state, "mark b2") == ("Desert", ["Villages: 3 → 5"], 2)
    state = play(position("Pkx Px PT"), "- reveal prairie/water", "0 take prairie")
    assert brings(state, "mark c1") == ("Temple A", ["12 points; costs a key"], 12)
    state = play(position("Pkx Px PT", temples="expert"), "- reveal prairie/water", "0 take prairie")
    assert brings(state, "mark c1") == ("Temple A", ["8 points and 3 bonus marks; costs a key"], 8)


def test_objects_say_what_they_do() -> None:
    state = play(position("Dh Dx Dk \n D Ds D"), "- reveal desert/mountain", "0 take desert")
    assert brings(state, "mark a1") == ("Horse", ["1 bonus mark right away, on any terrain"], 0)
    assert brings(state, "mark c1") == ("Key", ["opens a temple, even this turn"], 0)
    assert brings(state, "mark b2") == ("Scroll", ["4 marks on one terrain of your choice, in a later turn"], 0)


def test_a_race_that_would_be_won() -> None:
    state = position("Dkx Dkx Dx Dk", achievements=("race-keys",))
    state = play(state, "- reveal desert/mountain", "0 take desert")
    assert brings(state, "mark d1") == ("Key", ["opens a temple, even this turn", "Race won: 10 points"], 10)


def test_a_side_shows_its_marks_and_spaces() -> None:
    state = play(position(ROAD), "- reveal desert/mountain")
    assert brings(state, "take desert") == ("Desert", ["3 marks", "1 space to mark there"], 0)
    assert brings(state, "take mountain")[1] == ["2 marks", "no space to mark there"]


# The log


def test_log_tells_in_a_players_words() -> None:
    state = position("Pkx Px PT Pg P P \n W W W W W W", seats=2)
    log = []
    for event in ("- reveal prairie/water", "0 choose prairie", "0 mark c1", "0 mark d1", "0 mark e1", "0 done"):
        state = play(state, event)
        actor, _, words = event.partition(" ")
        if actor == "-":
            assert state.card
            line = game.log_text(state, 1, CHANCE, state.card)
        else:
            line = game.log_text(state, 1, int(actor), TEST.notation.parse(words))
        log.append(said(line) if line else "")
    assert log == [
        "Round 1, turn 1: Prairie or Water",
        "chose prairie",
        "explored temple A on c1 for 12 points",
        "marked d1 and found a gemstone",
        "marked e1",
        "",
    ]


def test_log_tells_the_end_of_a_round_and_of_the_game() -> None:
    state = next_turn(position(ROAD, round=2, turn=7), card="desert/mountain")
    assert said(game.log_text(state, 0, 0, DONE)) == "finished last; round 2 was scored"
    state = next_turn(position(ROAD, round=4, turn=7), card="desert/mountain")
    assert said(game.log_text(state, 0, 0, DONE)) == "finished last; the journey is over"
    assert game.log_text(next_turn(position(ROAD, turn=3), card="desert/mountain"), 0, 0, DONE) is None
