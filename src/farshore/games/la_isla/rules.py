"""The sequence of play, and what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Evenly, Info, Option, Options, Score, Seat
from farshore.games.la_isla import placing, scoring
from farshore.games.la_isla.actions import A_CARD, B_CARD, D_CARD, LETTERS, Action, Actions, Subsets, T, by_fives
from farshore.games.la_isla.components import Components
from farshore.games.la_isla.functions import ANIMALS, ANY_B_TRACK, B_TRACK, D_FREE, DRAW, EXPLORER, INCOME, SLOT
from farshore.games.la_isla.state import ASSIGN, CLOSED, HIDDEN, NONE, A, B, C, D, Stage, State

INFO = Info(id="la_isla", seats=(2, 3, 4), minutes=45, options=(Option("deck", 120, (120, 180)),), hidden=True)


class Rules:
    """Explorers on an island of ten teeth, cards with three uses, five animals thought extinct."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        self.slot_count = len(self.actions.slot)
        self._places = by_fives(self.actions.place)
        self._lifts = by_fives(self.actions.lift)

    # Set-up

    def setup(self, seats: int, options: Options) -> State:
        """Before the first piece of the island is laid; everything random follows as chance."""
        INFO.check_seats(seats)
        parts, deck = self.parts, INFO.complete(options)["deck"]
        room = [NONE] * parts.slots + [CLOSED] * parts.more_slots
        return State(
            seats=seats,
            stage=Stage.TEETH,
            layout=parts.layout(()),
            deck=parts.deck(int(str(deck))),
            resources=[parts.resources] * (5 * seats),
            supply=[parts.explorers] * seats,
            reserve=[parts.reserve] * seats,
            slots=room * seats,
            owned=[0] * (5 * seats),
            points=[0] * (3 * seats),
            visible=[0] * seats,
            standing=[0] * seats,
            claimed=[0] * seats,
            large=(),
            hand=[0] * seats,
            held=[0] * seats,
            assigned=[NONE] * (3 * seats),
            markers=[0] * len(ANIMALS),
            picks=[0] * seats,
        )

    # Whose turn, and what may be done

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """A and B are played at once, C clockwise; in D only those with a choice act, clockwise."""
        stage = state.stage
        if stage is C:
            return _SEATS[1 << state.turn]
        if stage is ASSIGN or stage is A or stage is B:
            return _SEATS[state.busy]
        if stage is D:
            return tuple(seat for seat in state.clockwise() if state.busy >> seat & 1)[:1]
        return () if stage is Stage.OVER else _CHANCE

    def phase(self, state: State) -> int:
        return state.barrier

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What this seat may do now."""
        stage = state.stage
        if stage is C:
            return self._legal_c(state, seat) if seat == state.turn else ()
        if seat < 0 or not state.busy >> seat & 1:
            return ()
        if stage is ASSIGN:
            return self._legal_assign(state, seat)
        if stage is A:
            return self._legal_a(state, seat)
        return self._legal_b(state, seat) if stage is B else self._legal_d(state, seat)

    def _legal_assign(self, state: State, seat: Seat) -> Sequence[Action]:
        """Each card of the hand to each letter without one; the last of three needs no choice."""
        letters = self.open_letters(state, seat)
        if not letters or len(letters) == state.held[seat] == 1:
            return (self.actions.done,)
        cards = tuple(bits(state.hand[seat]))
        return [self.actions.assign[letter][card] for letter in letters for card in cards]

    def _legal_a(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.must >> seat & 1:
            return [self.actions.slot[k] for k in self.slot_choices(state, seat, state.assigned[3 * seat + A_CARD])]
        return (self.actions.recruit, self.actions.done) if state.offered >> seat & 1 else (self.actions.done,)

    def _legal_b(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.must >> seat & 1:
            card, visible = self.parts.cards[state.assigned[3 * seat + B_CARD]], state.visible[seat]
            tracks = [self.actions.move[a] for a, bit in enumerate(B_TRACK) if visible & bit]
            return [self.actions.take[card.resource], *tracks]
        return (*self.actions.take, self.actions.done) if state.picks[seat] else (self.actions.done,)

    def _legal_d(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        return self.actions.move if state.must >> seat & 1 else (self.actions.done,)

    def _legal_c(self, state: State, seat: Seat) -> Sequence[Action]:
        """Place, or take one instead; then what functions offer, in any order, until done."""
        actions = self.actions
        if state.target != NONE:
            return [actions.pay[colour] for colour in bits(placing.payable(state, seat))]
        if state.lifted != NONE:
            return _chosen(self._places, placing.targets(self.parts, state, seat))
        found: list[Action] = []
        if placing.may_place(state, seat):
            if state.supply[seat]:
                found = _chosen(self._places, placing.targets(self.parts, state, seat))
            else:
                found = _chosen(self._lifts, placing.liftable(self.parts, state, seat))
        started = state.placed or state.took
        if state.picks[seat] or not started:
            found += actions.take
        if state.moves:
            found += actions.move
        if started:
            found.append(actions.done)
        return found

    # Chance

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        """Tooth by tooth, animal by animal, card by card."""
        stage, actions = state.stage, self.actions
        if stage == Stage.DEAL:
            return Evenly(_chosen(actions.deal[state.turn], state.deck))
        if stage == Stage.TEETH:
            return Evenly([action for action in actions.tooth[len(state.teeth)] if action.thing not in state.teeth])
        if stage == Stage.ANIMALS:
            left = [self.parts.tiles - state.animals.count(animal) for animal in range(len(ANIMALS))]
            return [(action, left[action.thing]) for action in actions.animal[len(state.animals)] if left[action.thing]]
        if stage == Stage.LARGE:
            return [(a, 1) for a in actions.large[len(state.large)] if a.thing not in state.large]
        return [(action, 1) for action in actions.first[: state.seats]] if stage == Stage.FIRST else []

    def in_deck(self, state: State, action: Action) -> bool:
        """Whether this deals a card that the deck holds to the seat that is due one."""
        dealt = state.stage == Stage.DEAL and action.verb == "deal" and action.place == state.turn
        return dealt and bool(state.deck >> action.thing & 1)

    # Doing it

    def step(self, state: State, seat: Seat, action: Action) -> None:
        state.news = ()
        _STEPS[action.verb](self, state, seat, action)

    def _tooth(self, state: State, seat: Seat, action: Action) -> None:
        state.teeth += (action.thing,)
        if len(state.teeth) == len(self.parts.tooth_looks):
            state.layout = self.parts.layout(state.teeth)
            state.stage = Stage.ANIMALS

    def _animal(self, state: State, seat: Seat, action: Action) -> None:
        state.free |= 1 << len(state.animals)
        state.animals += (action.thing,)
        if len(state.animals) == len(self.parts.regions):
            state.stage = Stage.LARGE

    def _large(self, state: State, seat: Seat, action: Action) -> None:
        state.large += (action.thing,)
        state.owned[5 * action.place + action.thing] += self.parts.large
        if len(state.large) == state.seats:
            state.stage = Stage.FIRST

    def _first(self, state: State, seat: Seat, action: Action) -> None:
        state.first = action.thing
        self.begin_round(state)

    # Card phase

    def hand_size(self, state: State, seat: Seat) -> int:
        """Three cards, four with the function for it."""
        return self.parts.hand + bool(state.visible[seat] & DRAW)

    def begin_round(self, state: State) -> None:
        """Cards for everybody; without enough of them the match is over."""
        state.barrier += 1
        state.assigned = [NONE] * (3 * state.seats)
        needed = sum(self.hand_size(state, seat) for seat in range(state.seats))
        if (state.deck | state.discard).bit_count() < needed:
            state.stage = Stage.OVER
            return
        state.round += 1
        state.stage, state.turn = Stage.DEAL, state.first
        state.due = self.hand_size(state, state.turn)
        self.reshuffle_if_empty(state)

    def reshuffle_if_empty(self, state: State) -> None:
        """The discards become the deck; cards in cardholders stay there."""
        if not state.deck:
            state.deck, state.discard = state.discard, 0

    def _deal(self, state: State, seat: Seat, action: Action) -> None:
        holder, bit = action.place, 1 << action.thing
        state.deck &= ~bit
        state.hand[holder] |= bit
        state.held[holder] += 1
        state.due -= 1
        if not state.due:
            state.turn = (holder + 1) % state.seats
            if state.turn == state.first:
                state.stage, state.busy = Stage.ASSIGN, (1 << state.seats) - 1
                return
            state.due = self.hand_size(state, state.turn)
        self.reshuffle_if_empty(state)

    def open_letters(self, state: State, seat: Seat) -> list[int]:
        """Letters that have no card yet."""
        return [letter for letter in range(len(LETTERS)) if state.assigned[3 * seat + letter] == NONE]

    def _assign(self, state: State, seat: Seat, action: Action) -> None:
        """Puts a card face down at a letter."""
        state.hand[seat] &= ~(1 << action.thing)
        state.held[seat] -= 1
        state.assigned[3 * seat + action.place] = action.thing

    def assign_last(self, state: State, seat: Seat) -> None:
        """The card that is left goes to the letter that is left."""
        for letter in self.open_letters(state, seat):
            state.assigned[3 * seat + letter] = state.hand[seat].bit_length() - 1
            state.hand[seat] = state.held[seat] = 0

    # Phases A, B and D

    def _done(self, state: State, seat: Seat, action: Action) -> None:
        """This seat is ready; the last one opens the next phase."""
        state.picks[seat] = state.moves = 0
        state.offered &= ~(1 << seat)
        if state.stage == Stage.C:
            self.next_turn(state)
            return
        state.busy ^= 1 << seat
        if state.stage == Stage.ASSIGN:
            self.assign_last(state, seat)
        if state.stage == Stage.D:
            state.barrier += 1
        if not state.busy:
            _NEXT[state.stage](self, state)

    def ask(self, state: State, seat: Seat) -> None:
        """This seat has a choice that it must make before it is done."""
        state.busy |= 1 << seat
        state.must |= 1 << seat

    def open_a(self, state: State) -> None:
        """Everybody turns the A card; where there is no choice of a slot, it goes in by itself."""
        state.stage, state.barrier = Stage.A, state.barrier + 1
        for seat in range(state.seats):
            self.discard_hand(state, seat)
            card = state.assigned[3 * seat + A_CARD]
            if card == HIDDEN:
                continue
            choices = self.slot_choices(state, seat, card)
            if len(choices) == 1:
                self.put_in(state, seat, choices[0])
                state.busy |= state.offered
            else:
                self.ask(state, seat)
        if not state.busy:
            self.open_b(state)

    def discard_hand(self, state: State, seat: Seat) -> None:
        """A fourth card that was drawn and not assigned, face up."""
        for card in bits(state.hand[seat]):
            state.add(seat, "discard", card)
        state.discard |= state.hand[seat]
        state.hand[seat] = state.held[seat] = 0

    def slot_choices(self, state: State, seat: Seat, card: int) -> list[int]:
        """The next free slot or a card to cover; a card with the same function must be covered."""
        first = self.slot_count * seat
        slots = state.slots[first : first + self.slot_count]
        function = self.parts.cards[card].function
        if state.visible[seat] & function.bit:
            return [k for k, top in enumerate(slots) if top >= 0 and self.parts.cards[top].function is function]
        free = slots.index(NONE) if NONE in slots else NONE
        return [k for k, top in enumerate(slots) if top >= 0 or k == free]

    def put_in(self, state: State, seat: Seat, slot: int) -> None:
        """The A card into a slot: its function works from now on, the covered one no more."""
        card, at = state.assigned[3 * seat + A_CARD], self.slot_count * seat + slot
        covered, function = state.slots[at], self.parts.cards[card].function.bit
        if covered != NONE:
            state.visible[seat] &= ~self.parts.cards[covered].function.bit
        state.slots[at] = card
        state.visible[seat] |= function
        state.add(seat, "slot", card)
        if function == SLOT:
            self.open_slot(state, seat)
        elif function == EXPLORER:
            state.offered |= (state.reserve[seat] > 0) << seat

    def open_slot(self, state: State, seat: Seat) -> None:
        """One more slot, if there is one left to open."""
        first = self.slot_count * seat
        slots = state.slots[first : first + self.slot_count]
        if CLOSED in slots:
            state.slots[first + slots.index(CLOSED)] = NONE

    def _slot(self, state: State, seat: Seat, action: Action) -> None:
        state.must ^= 1 << seat
        self.put_in(state, seat, action.thing)

    def _recruit(self, state: State, seat: Seat, action: Action) -> None:
        """An explorer of the general supply joins for good."""
        state.offered ^= 1 << seat
        state.reserve[seat] -= 1
        state.supply[seat] += 1

    def open_b(self, state: State) -> None:
        """Everybody discards the B card and takes its resource, unless a function asks first."""
        state.stage, state.barrier = Stage.B, state.barrier + 1
        for seat in range(state.seats):
            card = state.assigned[3 * seat + B_CARD]
            if card == HIDDEN:
                continue
            state.discard |= 1 << card
            if state.visible[seat] & ANY_B_TRACK:
                self.ask(state, seat)
            else:
                self.take_income(state, seat)
                state.busy |= (state.picks[seat] > 0) << seat
        if not state.busy:
            self.open_c(state)

    def take_income(self, state: State, seat: Seat) -> None:
        """The B card's resource, and one of choice where a function rewards its colour."""
        resource = self.parts.cards[state.assigned[3 * seat + B_CARD]].resource
        placing.gain(state, seat, resource)
        if state.visible[seat] & INCOME[resource]:
            state.picks[seat] = 1

    def open_d(self, state: State) -> None:
        """Everybody discards the D card and moves its animal; with a free choice, start player first."""
        state.stage, state.barrier = Stage.D, state.barrier + 1
        for seat in state.clockwise():
            card = state.assigned[3 * seat + D_CARD]
            if card == HIDDEN:
                continue
            state.discard |= 1 << card
            if state.visible[seat] & D_FREE:
                self.ask(state, seat)
            else:
                placing.move_marker(self.parts, state, seat, self.parts.cards[card].animal)
        if not state.busy:
            self.end_round(state)

    def end_round(self, state: State) -> None:
        """The end check; else the start player changes and cards are dealt."""
        if scoring.zone_sum(self.parts, state) >= self.parts.end[state.seats]:
            state.barrier += 1
            state.stage, state.assigned = Stage.OVER, [NONE] * (3 * state.seats)
            return
        state.first = (state.first + 1) % state.seats
        self.begin_round(state)

    # Phase C

    def open_c(self, state: State) -> None:
        """The start player begins."""
        state.stage, state.barrier, state.turn = Stage.C, state.barrier + 1, state.first
        state.placed, state.last, state.took = 0, NONE, False

    def next_turn(self, state: State) -> None:
        state.barrier += 1
        state.placed, state.last, state.took = 0, NONE, False
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.first:
            self.open_d(state)

    def _place(self, state: State, seat: Seat, action: Action) -> None:
        placing.aim(self.parts, state, seat, action.thing)

    def _pay(self, state: State, seat: Seat, action: Action) -> None:
        placing.pay(self.parts, state, seat, action.thing)

    def _lift(self, state: State, seat: Seat, action: Action) -> None:
        """Takes up one of the explorers on the island; it no longer counts where it stood."""
        state.lifted = action.thing
        state.standing[seat] &= ~(1 << action.thing)

    def _take(self, state: State, seat: Seat, action: Action) -> None:
        """The B card's resource, one instead of placing, or one of choice by a function."""
        if state.stage == Stage.B and state.must >> seat & 1:
            state.must ^= 1 << seat
            self.take_income(state, seat)
        elif state.stage == Stage.C and not (state.placed or state.took):
            placing.take_instead(state, seat, action.thing)
        else:
            state.picks[seat] -= 1
            placing.gain(state, seat, action.thing)

    def _move(self, state: State, seat: Seat, action: Action) -> None:
        """Instead of the B resource, by a placement's function, or freely in D."""
        if state.must >> seat & 1:
            state.must ^= 1 << seat
        else:
            state.moves -= 1
        placing.move_marker(self.parts, state, seat, action.thing)

    # Points

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(scoring.score(self.parts, state, seat) for seat in range(state.seats))

    # What a seat may know

    def view(self, state: State, seat: Seat | None) -> State:
        """Others' hands and cards that are still face down lie, for this seat, somewhere in the deck."""
        seen = state.clone()
        for other in range(state.seats):
            if other != seat:
                seen.deck |= seen.hand[other]
                seen.hand[other] = 0
                self._hide_face_down(seen, other)
        return seen

    def _hide_face_down(self, seen: State, other: Seat) -> None:
        for letter, turned in ((A_CARD, Stage.A), (B_CARD, Stage.B), (D_CARD, Stage.D)):
            at = 3 * other + letter
            if seen.stage < turned and seen.assigned[at] >= 0:
                seen.deck |= 1 << seen.assigned[at]
                seen.assigned[at] = HIDDEN

    def guess(self, view: State, rng: Random) -> State:
        """Deals the cards that the view hides from those that it has not shown."""
        state = view.clone()
        holes = [at for at, card in enumerate(state.assigned) if card == HIDDEN]
        missing = [state.held[seat] - state.hand[seat].bit_count() for seat in range(state.seats)]
        drawn = rng.sample(list(bits(state.deck)), len(holes) + sum(missing))
        for card in drawn:
            state.deck &= ~(1 << card)
        for at in holes:
            state.assigned[at] = drawn.pop()
        for seat, count in enumerate(missing):
            for _ in range(count):
                state.hand[seat] |= 1 << drawn.pop()
        return state

    def conceal(self, actor: Seat, action: Action, reader: Seat | None) -> str:
        """Cards dealt to others and put face down by others stay hidden."""
        if action.verb == "deal" and reader != action.place:
            return f"deal {action.place} ?"
        if action.verb == "assign" and reader != actor:
            return f"assign {LETTERS[action.place]} ?"
        return action.words


def _chosen(tables: Subsets[T], chosen: int) -> list[T]:
    """What belongs to a set of spaces or cards, by the tables of every five."""
    found: list[T] = []
    for table in tables:
        found += table[chosen & 31]
        chosen >>= 5
    return found


_CHANCE = (CHANCE,)
_SEATS = tuple(tuple(bits(seats)) for seats in range(16))
_STEPS = {
    "tooth": Rules._tooth,
    "animal": Rules._animal,
    "large": Rules._large,
    "first": Rules._first,
    "deal": Rules._deal,
    "assign": Rules._assign,
    "slot": Rules._slot,
    "recruit": Rules._recruit,
    "take": Rules._take,
    "move": Rules._move,
    "lift": Rules._lift,
    "place": Rules._place,
    "pay": Rules._pay,
    "done": Rules._done,
}
_NEXT = {Stage.ASSIGN: Rules.open_a, Stage.A: Rules.open_b, Stage.B: Rules.open_c, Stage.D: Rules.end_round}
