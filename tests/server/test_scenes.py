"""Patches of scenes: applied to the old scene, the changed fields of nodes give the new scene."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from farshore.client import nodes, patch_node
from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.core.scene import (
    Button,
    Field,
    Glyph,
    Ground,
    Layer,
    Note,
    OwnScene,
    Piece,
    Player,
    Row,
    SharedScene,
    Sheet,
    SheetLine,
    Space,
    Squares,
    Step,
    Track,
)
from farshore.core.text import Text, literal, seat_name, text
from farshore.games import find
from farshore.server.scenes.diff import scene_changes
from farshore.server.wire.encoding import encode

SMALL = Squares(3, 2, tuple("abcdef"))
PLAIN = Ground.of(SMALL, [Space(fill="sand")] * 6)
HILLY = Ground.of(SMALL, [Space(fill="hill", words=(text("hill"),))] * 6, areas=True)


class Making:
    """Scenes drawn at random from few values, so that two of them have much in common."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def some(self, *values: Any) -> Any:
        return self.rng.choice(values)

    def words(self) -> Text:
        words: Text = self.some(literal("e7"), text("marks", left=self.some(1, 2)), text("by", who=seat_name(1)))
        return words

    def many(self, make: Any) -> tuple[Any, ...]:
        return tuple(make(number) for number in range(self.some(0, 1, 1, 2)))

    def board(self, name: str) -> Field:
        layers = [Layer("cross", self.rng.getrandbits(6), 0), Layer("new", self.some(0, 1, 2), 0)]
        if self.some(True, True, False):
            layers.append(Layer("legal", self.rng.getrandbits(6), do="mark", name=self.some(None, text("free"))))
        return Field(name, self.words(), self.some(PLAIN, PLAIN, HILLY), tuple(layers), self.some(None, 0))

    def piece(self, name: str, deep: int = 2) -> Piece:
        parts = self.many(lambda number: self.piece(f"{name}/{number}", deep - 1)) if deep else ()
        do, glyphs = self.some("", "take 1"), self.some((), (Glyph(art="gem", count=self.some(1, 2)),))
        return Piece(name, self.words(), title=self.some(None, self.words()), glyphs=glyphs, parts=parts, do=do)

    def row(self, name: str) -> Row:
        items: Any = self.many(lambda number: self.piece(f"{name}/piece{number}"))
        track = Track(f"{name}/track", self.words(), "dots", (Step(state=self.some("", "done")),))
        return Row(name, self.words(), (*items, track), points=self.some(None, 3))

    def player(self, seat: int) -> Player:
        board = self.some(None, self.board(f"board/{seat}"), self.board(f"board/{seat}"))
        rows = self.many(lambda number: self.row(f"player{seat}/{number}"))
        return Player(
            f"player{seat}", seat_name(seat), seat, self.some(0, 7), None, self.some(True, False), rows, board
        )

    def shared(self) -> SharedScene:
        where = self.some((), (Layer("points", self.rng.getrandbits(6), 0),))
        lines = self.many(lambda number: SheetLine(f"pad/{number}", self.words(), (self.some(None, 4),), where))
        pad = Sheet("pad", text("pad"), lines, (self.some(0, 4),), text("total"))
        return SharedScene(self.many(self.player), pad, self.some((), (Note("round", self.words()),)))

    def own(self) -> OwnScene:
        prompt = Note("prompt", self.words(), self.some(None, self.words()))
        buttons = self.many(lambda number: Button(f"button{number}", self.words(), self.some("", "done")))
        rows = self.many(lambda number: self.row(f"left{number}"))
        return OwnScene(
            self.board("map"), prompt, rows, right=self.some((), (self.row("right"),)), buttons=self.some((), buttons)
        )


def as_told(scene: SharedScene | OwnScene) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(encode(scene))
    return answer


def patched(old: SharedScene | OwnScene, new: SharedScene | OwnScene) -> dict[str, Any]:
    """Return the old scene with all changes applied."""
    scene = as_told(old)
    for node_id, fields in json.loads(encode(scene_changes(old, new))):
        patch_node({"": scene, **dict(nodes(scene))}[node_id], fields)
    return scene


@pytest.mark.parametrize("seed", range(300))
def test_what_changed_makes_of_the_old_scene_the_new_one(seed: int) -> None:
    old, new = Making(2 * seed), Making(2 * seed + 1)
    assert patched(before := old.shared(), after := new.shared()) == as_told(after)
    assert not scene_changes(before, before)
    own, other = old.own(), new.own()
    assert patched(own, other) == as_told(other)
    assert scene_changes(own, Making(2 * seed).own()) != [] or own == Making(2 * seed).own()


def test_a_board_is_told_by_the_sets_that_are_others() -> None:
    def board(*cells: int) -> Field:
        layers = Layer("cross", cells[0], 0), Layer("new", cells[1], 0), Layer("legal", cells[2], do="mark")
        return Field("map", text("map"), PLAIN, layers)

    old, new, prompt = board(0b11, 0b10, 8), board(0b111, 0b10, 0), Note("prompt", text("mark"))
    assert scene_changes(OwnScene(old, prompt), OwnScene(new, prompt)) == [("map", {"cells": {"0": "7", "2": "0"}})]
    lit = Layer("legal", 3, do="place")
    other = Field("map", text("map"), PLAIN, (*new.layers[:2], lit, lit))
    answer = {"cells": {"0": "7"}, "above": (2, (lit, lit))}
    assert scene_changes(OwnScene(old, prompt), OwnScene(other, prompt)) == [("map", answer)]
    bare = Field("map", text("map"), HILLY, ())
    assert scene_changes(OwnScene(old, prompt), OwnScene(bare, prompt)) == [("map", {"ground": HILLY, "layers": None})]


def test_a_ground_that_is_made_again_is_not_told_again() -> None:
    again = Ground.of(Squares(3, 2, tuple("abcdef")), [Space(fill="sand")] * 6)
    prompt = Note("prompt", text("mark"))
    old, new = (OwnScene(Field("map", text("map"), ground), prompt) for ground in (PLAIN, again))
    assert scene_changes(old, new) == []
    assert again.key == PLAIN.key != Ground.of(Squares(2, 3, tuple("abcdef")), [Space()] * 6).key


def test_few_of_many_are_told_by_their_places() -> None:
    def own(cells: int, *counts: int) -> OwnScene:
        row = Piece("row", text("row"), glyphs=tuple(Glyph(fill="sand", count=count) for count in counts))
        board = Field("map", text("map"), PLAIN, (Layer("cross", cells, 0),))
        return OwnScene(board, Note("prompt", text("mark")), left=(row,))

    many = 1 << 140 | 1 << 90
    answer = dict(scene_changes(own(many, 1, 2, 3), own(many | 1 << 7, 1, 2, 4)))
    assert answer == {"map": {"cells": {"0": [7]}}, "row": {"glyphs": {"2": Glyph(fill="sand", count=4)}}}
    answer = dict(scene_changes(own(many, 1, 2, 3), own(0, 1, 1, 4)))
    assert answer["map"] == {"cells": {"0": "0"}}
    assert isinstance(answer["row"]["glyphs"], tuple)


def test_kinds_that_lie_in_the_shapes_file_are_not_said_in_a_message() -> None:
    sand, hill = Space(fill="sand"), Space(fill="hill")
    shape = Squares(3, 1, tuple("abc"), kinds=(hill, sand))
    ground = Ground.of(shape, [sand, hill, sand])
    assert ground.to_wire() == {"shape": ground.key, "spaces": (1, 0, 1)}
    strange = Ground.of(shape, [sand, Space(fill="marsh"), sand])
    assert strange.to_wire()["kinds"] == (hill, sand, Space(fill="marsh"))
    assert strange.spaces == (1, 2, 1)


def test_what_is_ones_own_is_kept_while_others_move() -> None:
    for name in ("explorers", "kingdom_maps", "la_isla"):
        match: AnyMatch = Match(find(name), ["", ""], dealer=SeededDealer("kept"))
        rng, kept = Random(7), 0
        while len(match.events) < 90 and len(match.to_act):
            owns = [match.game.own_scene(match.game.view(match.state, seat), seat) for seat in (0, 1)]
            acting = rng.choice(match.to_act)
            match.play(acting, rng.choice(match.legal(acting)))
            other = 1 - acting
            kept += match.game.own_scene(match.game.view(match.state, other), other) is owns[other]
        assert kept, name


def test_parents_come_before_children_and_a_change_deep_inside_is_told_alone() -> None:
    def own(title: str, note: str) -> OwnScene:
        inner = Piece("card/a", literal("a"), title=literal(title))
        row = Row("hand", literal("hand"), (Piece("card", literal("card"), parts=(inner,)),), note=literal(note))
        return OwnScene(Field("map", text("map"), PLAIN), Note("prompt", text("mark")), hand=(row,))

    assert scene_changes(own("one", "x"), own("two", "x")) == [("card/a", {"title": {"words": "two"}})]
    assert [node for node, _ in scene_changes(own("one", "x"), own("two", "y"))] == ["hand", "card/a"]


def test_of_a_text_whose_message_stays_only_the_changed_arguments_are_sent() -> None:
    def change(old: Text, new: Text) -> object:
        scenes = [OwnScene(Field("map", text("map"), PLAIN), Note("prompt", name)) for name in (old, new)]
        return scene_changes(*scenes)[0][1]["name"]

    def marks(left: int, **inner: int) -> Text:
        return text("mark-more", left=left, terrain=text("deserts", **inner))

    assert change(marks(2, count=1), marks(1, count=1)) == {"left": 1}
    assert change(marks(2, count=1), marks(1, count=3)) == {"left": 1, "terrain": {"count": 3}}
    assert change(marks(2, count=1), marks(2)) == {"terrain": text("deserts")}, "other arguments"
    assert change(text("mark", left=1), text("mark", right=1)) == text("mark", right=1)
    assert change(text("mark", left=1), text("done", left=1)) == text("done", left=1)


def test_nodes_that_stay_while_others_come_and_go_are_named_by_their_ids() -> None:
    def own(*items: Piece) -> OwnScene:
        hand = (Row("hand", literal("hand"), items),)
        return OwnScene(Field("map", text("map"), PLAIN), Note("prompt", text("mark")), hand=hand)

    one, two, three = (Piece(name, literal(name)) for name in ("one", "two", "three"))
    renamed = Piece("two", literal("2"))
    assert scene_changes(own(one, two), own(two, three)) == [("hand", {"items": ("two", three)})]
    answer = [("hand", {"items": ("two", "one")}), ("two", {"name": {"words": "2"}})]
    assert scene_changes(own(one, two), own(renamed, one)) == answer
    assert patched(own(one, two, three), own(three, renamed)) == as_told(own(three, renamed))


def test_other_nodes_in_a_place_are_told_as_a_field_of_the_scene() -> None:
    board, prompt = Field("map", text("map"), PLAIN), Note("prompt", text("mark"))
    done = Button("done", text("done"), "done")
    assert scene_changes(OwnScene(board, prompt), OwnScene(board, prompt, buttons=(done,))) == [
        ("", {"buttons": (done,)})
    ]
    assert scene_changes(OwnScene(board, prompt, buttons=(done,)), OwnScene(board, prompt)) == [("", {"buttons": None})]
