"""The fast rules against plain ones: sets of places instead of bits, everything worked out anew each time."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.lazy_actions import LegalActions
from farshore.core.match import Match
from farshore.games.explorers import game
from farshore.games.explorers.actions import DONE, MARKS, SCROLLS, Action
from farshore.games.explorers.board import GRID
from farshore.games.explorers.components import TERRAINS
from farshore.games.explorers.refusals import refuse_mark
from farshore.games.explorers.state import State
from games.explorers.make_fixtures import SIDED, sensible
from games.explorers.positions import letters

Place = tuple[int, int]
PROVISION_LETTERS = {"a": "apple", "c": "carrot", "f": "fish"}


def beside(place: Place) -> list[Place]:
    row, column = place
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [(r, c) for r, c in around if 0 <= r < 16 and 0 <= c < 16]


class PlainMap:
    """A seat's map as two tables of letters and a list of places in the order in which they were marked."""

    def __init__(self, state: State) -> None:
        self.terrain = {divmod(cell, 16): letters(state.map, cell)[0] for cell in range(256)}
        self.object = {divmod(cell, 16): letters(state.map, cell)[1] for cell in range(256)}
        self.marked = [divmod(state.start, 16)]
        self.expert = dict(state.box.sides)["provisions"] == "expert"
        self.this_round: list[Place] = []

    def have(self, letter: str, places: list[Place]) -> int:
        return sum(self.object[place] == letter for place in places)

    def may_mark(self, place: Place, terrains: set[str], round: int) -> bool:
        letter = self.object[place]
        if place in self.marked or self.terrain[place] not in terrains:
            return False
        if not any(other in self.marked for other in beside(place)):
            return False
        if letter == "T" and self.have("k", self.marked) <= self.have("T", self.marked):
            return False
        if letter in PROVISION_LETTERS:
            taken = self.have(letter, self.this_round)
            if self.expert:
                return letter == " acf"[round - 1] and taken < 4
            return taken < 1
        return True


@pytest.mark.parametrize("seed", range(8))
def test_marks_are_what_plain_rules_allow(seed: int) -> None:
    rng, dealer = Random(seed), SeededDealer(str(seed))
    options = {name: rng.choice(("basic", "expert")) for name in SIDED}
    match: Match[State, Action] = Match(game, ["x"] * (seed % 4 + 1), options)
    match.deal(dealer)
    maps: list[PlainMap] = []
    round = 1
    while not match.over:
        state = match.state
        if state.start >= 0 and not maps:
            maps = [PlainMap(state) for _ in match.header.seats]
        if state.round != round:
            round = state.round
            for plain in maps:
                plain.this_round = []
        seat = rng.choice(state.acting)
        if maps and state.stage == "mark" and state.seats[seat].doing == "mark":
            compare(state, seat, maps[seat])
        action = sensible(state, seat, rng)
        if str(action).startswith("mark"):
            place = divmod(GRID.index[str(action).split()[1]], 16)
            maps[seat].marked.append(place)
            maps[seat].this_round.append(place)
        match.play(seat, action)
        match.deal(dealer)
    for plain, sheet, score in zip(maps, match.state.seats, game.scores(match.state), strict=True):
        assert {divmod(GRID.index[name], 16) for name in GRID.cell_names(sheet.marked)} == set(plain.marked)
        assert {line.name: line.points for line in score.lines}["villages"] == villages(plain, options)


def compare(state: State, seat: int, plain: PlainMap) -> None:
    sheet = state.seats[seat]
    terrains = {"PWDM"[t] for t in range(len(TERRAINS)) if sheet.horse or sheet.terrains >> t & 1}
    allowed = {place for place in plain.terrain if plain.may_mark(place, terrains, state.round)}
    open_now = {divmod(GRID.index[name], 16) for name in GRID.cell_names(sheet.open)}
    assert open_now == allowed
    for cell in range(256):
        assert (refuse_mark(state, seat, MARKS[cell]).key == "why-nothing-against") == (divmod(cell, 16) in allowed)


def villages(plain: PlainMap, options: dict[str, str]) -> int:
    centres = [place for place, letter in plain.terrain.items() if letter == "V"]
    counts = [sum(place in plain.marked for place in beside(centre)) for centre in centres]
    if options["villages"] == "expert":
        return (0, 12, 18, 26, 40)[min(counts)]
    return sum((0, 3, 5, 7, 10)[number] for number in counts)


# States as values


def test_clone_shares_nothing_that_is_written_on() -> None:
    match: Match[State, Action] = Match(game, ["a", "b"], {"map": "3e 5n 1s 8w", "achievements": 2})
    rng, dealer = Random(5), SeededDealer("clones")
    match.deal(dealer)
    for _ in range(200):
        before, copy = match.state.clone(), match.state.clone()
        seat = rng.choice(match.state.acting)
        action = rng.choice(game.legal(match.state, seat))
        game.step(copy, seat, action)
        assert match.state == before
        match.play(seat, action)
        assert match.state == copy
        match.deal(dealer)


def test_state_survives_pickling() -> None:
    match: Match[State, Action] = Match(game, ["a", "b"], {"achievements": 2})
    match.deal(SeededDealer("pickle"))
    state = pickle.loads(pickle.dumps(match.state))
    assert state == match.state
    seat = state.acting[0]
    assert seat != CHANCE
    assert list(game.legal(state, seat)) == list(game.legal(match.state, seat))
    assert len(pickle.dumps(match.state)) < 6000


def test_cards_to_come_are_a_set_so_the_state_holds_no_order() -> None:
    """Two rounds in which the same cards came in another order leave the same state behind."""
    states = []
    for cards in (("prairie/water", "desert/mountain"), ("desert/mountain", "prairie/water")):
        match: Match[State, Action] = Match(game, ["a"], {"map": "3e 5n 1s 8w"})
        if match.state.stage == "start":
            match.play(0, game.legal(match.state, 0)[0])
        match.replay(["0 terrain prairie"])
        while match.state.turn == 0:
            match.play(0, game.legal(match.state, 0)[0])
        for card in cards:
            match.replay([f"- reveal {card}"])
            turn = match.state.turn
            match.play(0, game.legal(match.state, 0)[0])
            while match.state.turn == turn:
                match.play(0, game.legal(match.state, 0)[-1])
        states.append(match.state)
    assert states[0].unseen == states[1].unseen


# Legal actions without listing them


@pytest.mark.parametrize("cells", [0, 1, 0b1011, 1 << 255, (1 << 255) | 0b1110, 0x8421 << 100])
def test_choices_are_a_sequence_like_any_other(cells: int) -> None:
    choices = LegalActions(MARKS, cells, SCROLLS.actions)
    listed = [*(MARKS[cell] for cell in range(256) if cells >> cell & 1), *SCROLLS]
    assert list(choices) == listed
    assert [choices[index] for index in range(len(choices))] == listed
    assert [choices[-index - 1] for index in range(len(choices))] == listed[::-1]
    assert list(choices[1:3]) == listed[1:3]
    assert choices == tuple(listed)
    assert all((action in choices) == (action in listed) for action in (*MARKS, *SCROLLS, DONE))
    with pytest.raises(IndexError):
        choices[len(listed)]
