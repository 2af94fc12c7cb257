"""Texts of previews and of the log. Both are made from the news of the step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from farshore.core import defaults
from farshore.core.cells import bits
from farshore.core.game import Preview, Seat, VerbTable
from farshore.core.state import News
from farshore.core.text import Arg, SeatName, Text, text
from farshore.games.la_isla import placing, refusals
from farshore.games.la_isla.actions import (
    PAYS,
    Action,
    Assign,
    Deal,
    Done,
    GiveLargeAnimal,
    LayAnimal,
    LayTooth,
    Lift,
    Move,
    Pay,
    Place,
    Slot,
    Take,
)
from farshore.games.la_isla.card_functions import FUNCTIONS
from farshore.games.la_isla.names import ANIMAL_TEXTS, card_function_text, function_text, resources_text, space_text
from farshore.games.la_isla.rules import step
from farshore.games.la_isla.state import LETTERS, NONE, A, B, State

# News


Tense: TypeAlias = Literal["news", "gain"]
"""The log says what happened (`news-claim`), a preview what would happen (`gain-claim`)."""


def news_texts(view: State, news: Sequence[News], tense: Tense = "news") -> list[Text]:
    """Return what happened, or would happen, item by item; resources of one colour together."""
    paid = Counter(item.thing for item in news if item.what == "pay")
    texts = [text(f"{tense}-pay", what=resources_text(colour, count)) for colour, count in sorted(paid.items())]
    return texts + [_NEWS[item.what](view, item, tense) for item in news if item.what != "pay"]


def _news_claim(view: State, item: News, tense: Tense) -> Text:
    return text(f"{tense}-claim", animal=ANIMAL_TEXTS[view.animals[item.thing]], points=item.points)


def _news_function(view: State, item: News, tense: Tense) -> Text:
    return text("news-function", function=function_text(view.box, FUNCTIONS[item.thing]), points=item.points)


def _news_marker(view: State, item: News, tense: Tense) -> Text:
    return text(f"{tense}-marker", animal=ANIMAL_TEXTS[item.thing], points=item.points)


def _news_take(view: State, item: News, tense: Tense) -> Text:
    return text(f"{tense}-take", what=resources_text(item.thing, 1))


def _news_card(view: State, item: News, tense: Tense) -> Text:
    return text(f"news-{item.what}", function=card_function_text(view.box, item.thing))


_NEWS: Final[Mapping[str, Callable[[State, News, Tense], Text]]] = {
    "claim": _news_claim,
    "function": _news_function,
    "marker": _news_marker,
    "take": _news_take,
    "slot": _news_card,
    "discard": _news_card,
}


# Previews


def preview_assign(view: State, seat: Seat, action: Assign) -> Preview:
    """Return what the card would do at this letter now."""
    card = view.box.cards[action.card]
    title = text("do-assign", letter=LETTERS[action.letter].upper())
    if action.letter == A:
        return Preview(title, (function_text(view.box, card.function),))
    if action.letter == B:
        return Preview(title, (text("gain-take", what=resources_text(card.resource, 1)),))
    after = _without_news(view)
    placing.move_marker(after, seat, card.animal)
    return Preview(title, tuple(news_texts(after, after.news, "gain")), sum(item.points for item in after.news))


def preview_slot(view: State, seat: Seat, action: Slot) -> Preview:
    """Return the new function, and the one it covers."""
    camp = view.seats[seat]
    covered = camp.slots[action.slot]
    lines = [card_function_text(view.box, camp.cards[A])]
    if covered >= 0:
        lines.append(text("preview-covers", function=card_function_text(view.box, covered)))
    return Preview(text("do-slot", slot=action.slot + 1), tuple(lines))


def preview_take(view: State, seat: Seat, action: Take) -> Preview:
    return _preview_gain(view, seat, action, text("do-take", what=resources_text(action.colour, 1)), action.colour)


def preview_move(view: State, seat: Seat, action: Move) -> Preview:
    return _preview_gain(view, seat, action, text("do-move", animal=ANIMAL_TEXTS[action.animal]), action.animal)


def _preview_gain(view: State, seat: Seat, action: Take | Move, title: Text, thing: int) -> Preview:
    """Return what the resource brings, and what is still offered after it."""
    after = view.clone()
    step(after, seat, action)
    mine = [item for item in after.news if item.seat == seat]
    more = news_texts(after, _new_items(mine, "take" if type(action) is Take else "marker", thing), "gain")
    return Preview(title, (*more, *_offers(after, seat)), sum(item.points for item in mine))


def preview_place(view: State, seat: Seat, action: Place) -> Preview:
    return _preview_placing(view, seat, action, action.space)


def preview_pay(view: State, seat: Seat, action: Pay) -> Preview:
    return _preview_placing(view, seat, action, view.target)


def _preview_placing(view: State, seat: Seat, action: Place | Pay, space: int) -> Preview:
    """Return cost, claims and functions; also the payment, if it is fixed and of other colours than the space."""
    after, colour = view.clone(), view.island.colours[space]
    step(after, seat, action)
    open_payment = after.target != NONE
    news = after.news
    while after.target != NONE:
        step(after, seat, PAYS.at(next(bits(placing.payable(after, seat)))))
        news += after.news
    in_cost_line = open_payment or all(item.thing == colour for item in news if item.what == "pay")
    gains = [item for item in news if item.seat == seat and not (in_cost_line and item.what == "pay")]
    cost = _cost_text(placing.cost(view, seat, space), colour)
    lines = (
        *news_texts(after, gains, "gain"),
        *_offers(after, seat),
        *refusals.missing_for_regions_text(after, seat, space),
    )
    return Preview(cost, lines, sum(item.points for item in gains))


def _cost_text(cost: int, colour: int) -> Text:
    return text("preview-cost", cost=cost, what=resources_text(colour, cost))


def _offers(after: State, seat: Seat) -> list[Text]:
    """Return the choices that functions offer."""
    offers, picks = [], after.seats[seat].picks
    if picks:
        offers.append(text("offer-resources", count=picks))
    if after.moves:
        offers.append(text("offer-markers", count=after.moves))
    return offers


PREVIEWS: Final[VerbTable] = {
    Assign: preview_assign,
    Slot: preview_slot,
    Take: preview_take,
    Move: preview_move,
    Pay: preview_pay,
    Place: preview_place,
}


def _without_news(view: State) -> State:
    """Return a copy to try actions on."""
    after = view.clone()
    after.news = ()
    return after


# Spaces where nothing can be placed now


def with_prospect(view: State, seat: Seat, space: int, reason: Text) -> Text:
    """Return why a space cannot be used; if it waits for my turn or my resources, also what it costs and brings."""
    if view.stage not in ("assign", "a", "b", "c", "d"):
        return reason
    my_turn = view.stage == "c" and view.turn == seat
    if view.seats[seat].standing >> space & 1 or (my_turn and reason.key != "why-cost"):
        return reason
    return _prospect(view if my_turn else _before_my_turn(view), seat, space, reason)


def _before_my_turn(view: State) -> State:
    """Return the position without the unfinished turn of another seat."""
    after = view.clone()
    after.placed, after.last, after.lifted, after.target = 0, NONE, NONE, NONE
    return after


def _prospect(view: State, seat: Seat, space: int, reason: Text) -> Text:
    """Return reason, cost and gains; with an empty supply gains are left out, because any explorer could be moved."""
    if reason.key != "why-cost":
        costs = _cost_text(placing.cost(view, seat, space), view.island.colours[space])
        reason = text("prospect-cost", reason=reason, cost=costs)
    if not view.seats[seat].supply and view.lifted == NONE:
        return reason
    after = _without_news(view)
    after.target, after.moves, after.edit(seat).picks = space, 0, 0
    placing.put_down(after, seat)
    if points := sum(item.points for item in after.news):
        reason = text("prospect-points", reason=reason, points=points)
    offers = _offers(after, seat)
    return text("prospect-offers", reason=reason, offers=tuple(offers)) if offers else reason


# The log


def message_args(view: State, actor: Seat, action: Action) -> Mapping[str, Arg]:
    """Return the arguments of `log-VERB` and `do-VERB`."""
    if isinstance(action, (Take, Pay)):
        return {"what": resources_text(action.colour, 1)}
    if isinstance(action, (Place, Lift)):
        return {"space": space_text(view, action.space)}
    if isinstance(action, GiveLargeAnimal):
        return {"seat": SeatName(action.seat), "animal": ANIMAL_TEXTS[action.animal]}
    return defaults.message_args(action)


def log_nothing(view: State, reader: Seat | None, actor: Seat, action: Action) -> None:
    """Return None: the log has no line for this action."""
    return


def log_deal(view: State, reader: Seat | None, actor: Seat, action: Deal) -> Text | None:
    """Return a line once everybody has a hand."""
    return text("log-round", round=view.round, seat=SeatName(view.first)) if view.stage == "assign" else None


def log_slot(view: State, reader: Seat | None, actor: Seat, action: Slot) -> Text:
    card: int = next(item.thing for item in view.news if item.what == "slot")
    said = text("log-slot", function=card_function_text(view.box, card), slot=action.slot + 1)
    return _with_news(view, said, "slot", card)


def log_take(view: State, reader: Seat | None, actor: Seat, action: Take) -> Text:
    return _with_news(view, text("log-take", **message_args(view, actor, action)), "take", action.colour)


def log_pay(view: State, reader: Seat | None, actor: Seat, action: Pay) -> Text:
    return _with_news(view, text("log-pay", **message_args(view, actor, action)), "pay", action.colour)


def log_move(view: State, reader: Seat | None, actor: Seat, action: Move) -> Text:
    moved = next(item for item in view.news if item.what == "marker")
    said = text("log-move", animal=ANIMAL_TEXTS[action.animal], points=moved.points)
    return _with_news(view, said, "marker", action.animal)


def log_place(view: State, reader: Seat | None, actor: Seat, action: Place) -> Text:
    return _with_news(view, text("log-place", **message_args(view, actor, action)))


def log_done(view: State, reader: Seat | None, actor: Seat, action: Done) -> Text:
    """Report what everybody's cards did, if this seat was the last to be ready."""
    texts: list[Text] = []
    for seat in range(len(view.seats)):
        own = [item for item in view.news if item.seat == seat]
        if own:
            texts.append(text("news-of", seat=SeatName(seat), news=tuple(news_texts(view, own))))
    return text("log-done-then", news=tuple(texts)) if texts else text("log-done")


def _with_news(view: State, said: Text, what: str = "", thing: int = NONE) -> Text:
    """Return what was done, and what happened by itself through it."""
    happened = _new_items(view.news, what, thing)
    return text("log-and", line=said, news=tuple(news_texts(view, happened))) if happened else said


def _new_items(news: Sequence[News], what: str, thing: int) -> list[News]:
    """Return the news without items that only repeat what the seat did."""
    return [item for item in news if item.what != what or item.thing != thing]


LOG_TEXTS: Final[VerbTable] = {
    LayTooth: log_nothing,
    LayAnimal: log_nothing,
    Assign: log_nothing,
    Deal: log_deal,
    Slot: log_slot,
    Take: log_take,
    Move: log_move,
    Pay: log_pay,
    Place: log_place,
    Done: log_done,
}
