"""What an action brings, said before it is done and in the log after it. Both read the news of the step itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from farshore.core.cells import bits
from farshore.core.game import Preview, Seat
from farshore.core.state import News
from farshore.core.text import Text, Who, text
from farshore.games.la_isla import placing, refusals
from farshore.games.la_isla.actions import (
    PAYS,
    Action,
    Animal,
    Assign,
    Deal,
    Done,
    First,
    Large,
    Lift,
    Move,
    Pay,
    Place,
    Recruit,
    Slot,
    Take,
    Tooth,
)
from farshore.games.la_isla.box import SPACES
from farshore.games.la_isla.functions import FUNCTIONS
from farshore.games.la_isla.names import ANIMAL_TEXTS, COLOUR_TEXTS, card_function_text, function_text, space_text
from farshore.games.la_isla.rules import step
from farshore.games.la_isla.state import LETTERS, NONE, A, B, State

# News


def news_texts(view: State, news: Sequence[News]) -> list[Text]:
    """What happened, thing by thing; resources of one colour in one go."""
    paid = Counter(item.thing for item in news if item.what == "pay")
    told = [text("news-pay", count=count, colour=COLOUR_TEXTS[colour]) for colour, count in sorted(paid.items())]
    return told + [_NEWS[item.what](view, item) for item in news if item.what != "pay"]


def _news_claim(view: State, item: News) -> Text:
    return text("news-claim", animal=ANIMAL_TEXTS[view.animals[item.thing]], points=item.points)


def _news_function(view: State, item: News) -> Text:
    return text("news-function", function=function_text(view.box, FUNCTIONS[item.thing]), points=item.points)


def _news_marker(view: State, item: News) -> Text:
    return text("news-marker", animal=ANIMAL_TEXTS[item.thing], points=item.points)


def _news_take(view: State, item: News) -> Text:
    return text("news-take", colour=COLOUR_TEXTS[item.thing])


def _news_card(view: State, item: News) -> Text:
    return text(f"news-{item.what}", function=card_function_text(view.box, item.thing))


_NEWS: Final[Mapping[str, Callable[[State, News], Text]]] = {
    "claim": _news_claim,
    "function": _news_function,
    "marker": _news_marker,
    "take": _news_take,
    "slot": _news_card,
    "discard": _news_card,
}


# Before


def preview_assign(view: State, seat: Seat, action: Assign) -> Preview:
    """The card's use under this letter, as things stand."""
    card = view.box.cards[action.card]
    title = text("preview-assign", letter=LETTERS[action.letter].upper())
    if action.letter == A:
        return Preview(title, (function_text(view.box, card.function),))
    if action.letter == B:
        return Preview(title, (text("news-take", colour=COLOUR_TEXTS[card.resource]),))
    after = _without_news(view)
    placing.move_marker(after, seat, card.animal)
    return Preview(title, tuple(news_texts(after, after.news)), sum(item.points for item in after.news))


def preview_slot(view: State, seat: Seat, action: Slot) -> Preview:
    """The new function, and what it covers."""
    camp = view.seats[seat]
    covered = camp.slots[action.slot]
    lines = [card_function_text(view.box, camp.cards[A])]
    if covered >= 0:
        lines.append(text("preview-covers", function=card_function_text(view.box, covered)))
    return Preview(text("preview-slot", slot=action.slot + 1), tuple(lines))


def preview_take(view: State, seat: Seat, action: Take) -> Preview:
    return _preview_gain(view, seat, action, text("preview-take", colour=COLOUR_TEXTS[action.colour]), action.colour)


def preview_move(view: State, seat: Seat, action: Move) -> Preview:
    return _preview_gain(view, seat, action, text("preview-move", animal=ANIMAL_TEXTS[action.animal]), action.animal)


def _preview_gain(view: State, seat: Seat, action: Take | Move, title: Text, thing: int) -> Preview:
    """What comes with it, and what is still offered after it."""
    after = view.clone()
    step(after, seat, action)
    mine = [item for item in after.news if item.seat == seat]
    more = news_texts(after, _besides(mine, "take" if type(action) is Take else "marker", thing))
    return Preview(title, (*more, *_offers(after, seat)), sum(item.points for item in mine))


def preview_place(view: State, seat: Seat, action: Place) -> Preview:
    return _preview_placing(view, seat, action, action.space)


def preview_pay(view: State, seat: Seat, action: Pay) -> Preview:
    return _preview_placing(view, seat, action, view.target)


def _preview_placing(view: State, seat: Seat, action: Place | Pay, space: int) -> Preview:
    """Cost, claims and functions; the payment too, where it is settled and of other colours than the space."""
    after, colour = view.clone(), view.island.colours[space]
    step(after, seat, action)
    open_payment = after.target != NONE
    news = after.news
    while after.target != NONE:
        step(after, seat, PAYS.at(next(bits(placing.payable(after, seat)))))
        news += after.news
    told_by_cost = open_payment or all(item.thing == colour for item in news if item.what == "pay")
    gains = [item for item in news if item.seat == seat and not (told_by_cost and item.what == "pay")]
    cost = text("preview-cost", cost=placing.cost(view, seat, space), colour=COLOUR_TEXTS[colour])
    lines = (*news_texts(after, gains), *_offers(after, seat), *refusals.space_regions_text(after, seat, space))
    return Preview(cost, lines, sum(item.points for item in gains))


def preview_lift(view: State, seat: Seat, action: Lift) -> Preview:
    return Preview(text("preview-lift", space=space_text(view, action.space)))


def preview_by_name(view: State, seat: Seat, action: Recruit | Done) -> Preview:
    """Where there is nothing more to say."""
    return Preview(text(f"preview-{action}"))


def _offers(after: State, seat: Seat) -> list[Text]:
    """Choices that functions open."""
    offers, picks = [], after.seats[seat].picks
    if picks:
        offers.append(text("offer-resources", count=picks))
    if after.moves:
        offers.append(text("offer-markers", count=after.moves))
    return offers


PREVIEWS: Final[Mapping[type, Callable[[State, Seat, Any], Preview]]] = {
    Assign: preview_assign,
    Slot: preview_slot,
    Recruit: preview_by_name,
    Take: preview_take,
    Move: preview_move,
    Pay: preview_pay,
    Lift: preview_lift,
    Place: preview_place,
    Done: preview_by_name,
}


def _without_news(view: State) -> State:
    """A copy to try something on."""
    after = view.clone()
    after.news = ()
    return after


# Of a space where nothing can be placed now


def why_not(view: State, seat: Seat, target: str) -> Text:
    """Why this cannot be used; of a space that waits for my turn or my purse, also what it costs and brings."""
    reason = refusals.why_not(view, seat, target)
    name = target.removeprefix("island/")
    if name not in SPACES or view.stage not in ("assign", "a", "b", "c", "d"):
        return reason
    space, my_turn = SPACES.index(name), view.stage == "c" and view.turn == seat
    if view.seats[seat].standing >> space & 1 or (my_turn and reason.key != "why-cost"):
        return reason
    return _prospect(view if my_turn else _before_my_turn(view), seat, space, reason)


def _before_my_turn(view: State) -> State:
    """The same table without what somebody else's turn has under way."""
    after = view.clone()
    after.placed, after.last, after.lifted, after.target = 0, NONE, NONE, NONE
    return after


def _prospect(view: State, seat: Seat, space: int, reason: Text) -> Text:
    """The reason, the cost, the gains; without a supply, which explorer would be moved is open, and so the gains."""
    if reason.key != "why-cost":
        colour = COLOUR_TEXTS[view.island.colours[space]]
        costs = text("preview-cost", cost=placing.cost(view, seat, space), colour=colour)
        reason = text("prospect-cost", reason=reason, cost=costs)
    if not view.seats[seat].supply and view.lifted == NONE:
        return reason
    after = _without_news(view)
    after.target, after.moves, after.own(seat).picks = space, 0, 0
    placing.put_down(after, seat)
    if points := sum(item.points for item in after.news):
        reason = text("prospect-points", reason=reason, points=points)
    offers = _offers(after, seat)
    return text("prospect-offers", reason=reason, offers=tuple(offers)) if offers else reason


# After


def tell_nothing(view: State, reader: Seat | None, actor: Seat, action: Action) -> None:
    """Not worth a line, or nobody else's business."""
    return


def tell_first(view: State, reader: Seat | None, actor: Seat, action: First) -> Text:
    return text("told-first", seat=Who(action.seat))


def tell_large(view: State, reader: Seat | None, actor: Seat, action: Large) -> Text:
    return text("told-large", seat=Who(action.seat), animal=ANIMAL_TEXTS[action.animal])


def tell_deal(view: State, reader: Seat | None, actor: Seat, action: Deal) -> Text | None:
    """Once everybody has a hand."""
    return text("told-round", round=view.round, seat=Who(view.first)) if view.stage == "assign" else None


def tell_slot(view: State, reader: Seat | None, actor: Seat, action: Slot) -> Text:
    card: int = next(item.thing for item in view.news if item.what == "slot")
    said = text("told-slot", function=card_function_text(view.box, card), slot=action.slot + 1)
    return _with_news(view, said, "slot", card)


def tell_recruit(view: State, reader: Seat | None, actor: Seat, action: Recruit) -> Text:
    return text("told-recruit")


def tell_take(view: State, reader: Seat | None, actor: Seat, action: Take) -> Text:
    return _with_news(view, text("told-take", colour=COLOUR_TEXTS[action.colour]), "take", action.colour)


def tell_pay(view: State, reader: Seat | None, actor: Seat, action: Pay) -> Text:
    return _with_news(view, text("told-pay", colour=COLOUR_TEXTS[action.colour]), "pay", action.colour)


def tell_move(view: State, reader: Seat | None, actor: Seat, action: Move) -> Text:
    moved = next(item for item in view.news if item.what == "marker")
    return _with_news(view, _news_marker(view, moved), "marker", action.animal)


def tell_place(view: State, reader: Seat | None, actor: Seat, action: Place) -> Text:
    return _with_news(view, text("told-place", space=space_text(view, action.space)))


def tell_lift(view: State, reader: Seat | None, actor: Seat, action: Lift) -> Text:
    return text("told-lift", space=space_text(view, action.space))


def tell_done(view: State, reader: Seat | None, actor: Seat, action: Done) -> Text:
    """Ready; and if this was the last one, what everybody's cards then did."""
    told: list[Text] = []
    for seat in range(len(view.seats)):
        own = [item for item in view.news if item.seat == seat]
        if own:
            told.append(text("news-of", seat=Who(seat), news=tuple(news_texts(view, own))))
    return text("told-done-then", news=tuple(told)) if told else text("told-done")


def _with_news(view: State, said: Text, what: str = "", thing: int = NONE) -> Text:
    """What was done, and what happened by itself through it."""
    happened = _besides(view.news, what, thing)
    return text("told-and", told=said, news=tuple(news_texts(view, happened))) if happened else said


def _besides(news: Sequence[News], what: str, thing: int) -> list[News]:
    """The news without those that only repeat what the seat did."""
    return [item for item in news if item.what != what or item.thing != thing]


TELLINGS: Final[Mapping[type, Callable[[State, Seat | None, Seat, Any], Text | None]]] = {
    Tooth: tell_nothing,
    Animal: tell_nothing,
    Large: tell_large,
    First: tell_first,
    Deal: tell_deal,
    Assign: tell_nothing,
    Slot: tell_slot,
    Recruit: tell_recruit,
    Take: tell_take,
    Move: tell_move,
    Pay: tell_pay,
    Lift: tell_lift,
    Place: tell_place,
    Done: tell_done,
}
