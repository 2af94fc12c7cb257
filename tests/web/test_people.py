"""People on the page: invitations, open tables, who is there, clocks. On a desk and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from farshore.translations import LANGUAGES
from sampling import sample
from web.axe import complaints
from web.conftest import DESK, PHONE, Device, NewDevice, drawn, some_sizes
from web.labels import say, saying
from web.player import Player
from web.reach import out_of_reach
from web.test_pages import WRONG, speak
from web.test_table import can_act, same_position

CONTROLS = ".prompt-buttons .tool >> nth=0"
"""A button that only the holder of a seat has."""
BOARD = "() => JSON.stringify(document.querySelector('.board').getBoundingClientRect())"


# Lines over the page are gone after five seconds, and a busy machine may look too late: all of them are noted.
NOTE_LINES = """() => {
  const place = document.querySelector('.arrivals')
  window.lines = []
  const note = () => window.lines.push(place.textContent)
  new MutationObserver(note).observe(place, {childList: true, subtree: true, characterData: true})
}"""


def note_lines(page: Page) -> None:
    """Notes from now on who joins, leaves or says something, as the page shows it."""
    page.evaluate(NOTE_LINES)


def saw_line(page: Page, words: str) -> None:
    """Waits until the page has shown this line."""
    page.wait_for_function("words => window.lines.some(line => line.includes(words))", arg=words)


class Clock:
    """The server's clock as a device receives it: it can be put forward."""

    def __init__(self, one: Device) -> None:
        """Before the device opens a table."""
        self.page, self.ahead = one.page, 0
        one.page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(self._shifted(str(message))))

    def _shifted(self, message: str) -> str:
        return re.sub(r'"now":(\d+)', lambda found: f'"now":{int(found[1]) + self.ahead}', message, count=1)

    def put_forward(self, seconds: int) -> None:
        """Move the clock forward by this number of seconds."""
        self.ahead = seconds
        self.page.reload()
        self.page.locator(".board").wait_for()


def invited(host: Device, game: str = "explorers", **more: Any) -> str:
    """The path of a link to the second seat of a new table."""
    table = host.open_table(game, [{"kind": "me", "name": "Ada"}, {"kind": "link"}], **more)
    (link,) = host.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    host.go(f"/t/{table}")
    host.page.locator(".board").wait_for()
    note_lines(host.page)
    return f"/t/{table}#{link['secret']}"


def nothing_wrong(page: Page) -> None:
    drawn(page)
    assert page.evaluate(WRONG) == []
    assert complaints(page) == []


@some_sizes()
def test_a_friend_is_invited_joins_and_everybody_sees_who_is_there(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = new_device(), new_device(size, touch=size == PHONE, name="Ben")
    path = invited(ada)
    ben.go(path)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(say("invites-you", name="Ada", title="Explorers"))
    expect(ben.page.locator(".invitation-seats .mine")).to_contain_text(say("sits-yours"))
    expect(ben.page.locator(".invitation-seats li").first).to_contain_text(say("presence-here"))
    expect(ben.page.locator(".sentences li")).to_have_count(3)
    expect(ben.page.locator(".invitation-picture svg")).to_be_visible()
    assert ben.page.locator(".qr").count() == (size == DESK)
    assert ada.page.locator(".invite-seats .presence.free").count() == 1, "looking is not sitting down"
    for language in sample(LANGUAGES):
        speak(ben.page, language)
        nothing_wrong(ben.page)
        cut = "all => all.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
        assert ben.page.locator(".invitation-seats strong").evaluate_all(cut) == [], language
    assert not ben.page.locator(".foot-nav").is_visible()
    speak(ben.page, "en")
    place = ada.page.evaluate(BOARD)
    ben.page.get_by_role("button", name=f"{say('join-as')} Ben").click()
    ben.page.locator(".board").wait_for()
    assert "#" not in ben.page.url
    saw_line(ada.page, say("person-joined", name="Ben"))
    assert ada.page.evaluate(BOARD) == place, "nothing moves when somebody comes"
    expect(ada.page.locator(".presence.here").first).to_be_visible()
    ben.page.goto(ben.house + "/learn")
    saw_line(ada.page, say("person-left", name="Ben"))
    expect(ada.page.locator(".presence.away").first).to_have_attribute("title", re.compile("away, "))


@some_sizes()
def test_a_spent_link_says_who_sits_there_and_the_holder_takes_the_seat_along(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben, phone = new_device(), new_device(name="Ben"), new_device(size, touch=size == PHONE, name="Ben")
    path = invited(ada, "la_isla", seed="")
    table, link = path.removeprefix("/t/").split("#")
    ben.go(path)
    ben.page.get_by_role("button", name=f"{say('join-as')} Ben").click()
    ben.page.locator(".board").wait_for()
    saw_line(ada.page, say("person-joined", name="Ben"))
    assert link not in ben.keys(table)
    phone.go(path)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(say("seat-of", name="Ben"))
    phone.page.get_by_role("button", name=say("i-am", name="Ben")).click()
    expect(phone.page.get_by_role("status")).to_have_text(say("own-means"))
    for language in sample(LANGUAGES, shift=2):
        speak(phone.page, language)
        nothing_wrong(phone.page)
    speak(phone.page, "en")
    ben.page.get_by_role("button", name=say("menu")).click()
    own = ben.page.get_by_label(say("link-own"))
    expect(own).to_have_value(re.compile(f"/t/{table}#"))
    phone.page.goto(own.input_value())
    phone.page.locator(".board").wait_for()
    expect(phone.page.locator(CONTROLS)).to_be_visible()
    ben.page.get_by_role("button", name=say("end-links")).click()
    expect(ben.page.get_by_text(say("links-ended"))).to_be_visible()
    nothing_wrong(ben.page)
    expect(phone.page.locator(CONTROLS)).to_have_count(0)
    ben.page.reload()
    ben.page.locator(".board").wait_for()
    expect(ben.page.locator(CONTROLS)).to_be_visible()


@some_sizes(1)
def test_a_code_is_typed_on_another_device_in_place_of_the_link(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada, ben, phone = new_device(), new_device(name="Ben"), new_device(size, touch=size == PHONE, name="Ben")
    path = invited(ada)
    ben.go(path)
    code = ben.page.locator(".qr-card .typed-code")
    expect(code).to_have_text(re.compile(r"^[2-9A-Z]{4}-[2-9A-Z]{4}$"))
    ada.page.get_by_role("button", name=say("code-for-seat", number=2)).click()
    expect(ada.page.get_by_role("dialog").locator(".typed-code")).to_have_text(code.inner_text())
    nothing_wrong(ada.page)
    ada.page.keyboard.press("Escape")
    phone.go("/")
    phone.page.get_by_role("link", name=say("enter-code")).click()
    field = phone.page.get_by_label(say("code-label"))
    phone.go("/join#%")  # no code, and nothing that breaks
    expect(field).to_be_visible()
    field.fill("2222-2222")
    field.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text(say("no-such-code"))
    for language in sample(LANGUAGES, shift=1):
        speak(phone.page, language)
        nothing_wrong(phone.page)
    speak(phone.page, "en")
    phone.complaints.clear()  # the browser writes down that a request was refused
    field.fill(code.inner_text().lower())
    field.press("Enter")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(say("invites-you", name="Ada", title="Explorers"))
    nothing_wrong(phone.page)
    phone.page.get_by_role("button", name=f"{say('join-as')} Ben").click()
    phone.page.locator(".board").wait_for()
    saw_line(ada.page, say("person-joined", name="Ben"))


def with_size(new_device: NewDevice, size: tuple[int, int], name: str = "Ada") -> Device:
    return new_device(size, touch=size == PHONE, name=name)


def at_the_table(one: Device) -> Locator:
    """What waits there is in sight on a desk; on a phone it lies behind a button that is."""
    if one.page.evaluate("() => innerWidth >= 900"):
        return one.page.locator(".column.right")
    button = one.page.get_by_role("button", name=say("at-the-table"))
    expect(button).to_be_in_viewport()
    button.click()
    return one.page.get_by_role("dialog", name=say("at-the-table"))


@some_sizes(2)
def test_a_stranger_finds_an_open_table_on_the_first_page_and_sits_down(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, size, "Ben")
    table = ada.open_table(
        "kingdom_maps", [{"kind": "me", "name": "Ada"}, {"kind": "link"}], open=True, pace=600, seed="", language="de"
    )
    ada.go(f"/t/{table}")
    ada.page.locator(".board").wait_for()
    note_lines(ada.page)
    waiting = ada.page.get_by_role("heading", name=say("invite-friend"))
    expect(waiting).to_be_in_viewport()
    ben.go("/")
    line = ben.page.locator(".open-list li").filter(has_text="Kingdom Maps").first
    expect(line).to_contain_text("1 free seat · 10 minutes per turn · DE")
    expect(line.locator(".stamp[data-version] svg")).to_be_visible()  # the table's own board
    nothing_wrong(ben.page)
    line.get_by_role("button", name=say("sit-down")).click()
    ben.page.locator(".board").wait_for()
    saw_line(ada.page, say("person-joined", name="Ben"))
    expect(waiting).to_have_count(0)
    expect(ada.page.locator(".clock, .seat-tabs .clock").first).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))


@some_sizes(3)
def test_strangers_who_want_the_same_meet_in_a_quick_match(new_device: NewDevice, size: tuple[int, int]) -> None:
    both = [with_size(new_device, size, name) for name in ("Ada", "Ben")]
    for one in both:
        one.go("/")
        one.page.get_by_role("button", name=say("quick-match")).click()
        one.page.get_by_label(say("game")).select_option("explorers")
        one.page.get_by_label(say("pace")).select_option("600")
        one.page.get_by_role("button", name=say("quick-go")).click()
        one.page.locator(".board").wait_for()
        note_lines(one.page)
    assert both[0].page.url == both[1].page.url
    saw_line(both[0].page, say("person-joined", name="Ben"))
    expect(both[0].page.get_by_text(say("waiting-for-somebody"))).to_have_count(0)


@some_sizes(4)
def test_in_a_quick_match_one_can_take_a_bot_or_cancel(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada = with_size(new_device, size)
    for button in ("seat-a-bot", "cancel-table"):
        ada.go("/")
        ada.page.get_by_role("button", name=say("quick-match")).click()
        ada.page.get_by_label(say("game")).select_option("la_isla")
        ada.page.get_by_role("group", name=say("players-wanted")).get_by_role("button", name="3").click()
        ada.page.get_by_label(say("pace")).select_option("180")
        nothing_wrong(ada.page)
        ada.page.get_by_role("button", name=say("quick-go")).click()
        waiting = ada.page.get_by_role("heading", name=say("waiting-for-somebody"))
        expect(waiting).to_be_in_viewport()
        nothing_wrong(ada.page)
        ada.page.get_by_role("button", name=say(button)).click()
        expect(waiting).to_have_count(0)
    ada.page.wait_for_url(ada.house + "/")
    assert len(ada.page.evaluate("() => Object.keys(JSON.parse(localStorage['farshore.keys']))")) == 2
    ada.go("/tables")
    expect(ada.page.locator(".table-card")).to_have_count(1)


INVITING = {"low": (390, 664), "lowest": (375, 553), "across": (844, 390), "tablet": (820, 1180), "laptop": (1440, 789)}


@some_sizes(5, **INVITING)
def test_the_tray_of_a_waiting_host_is_the_invitation(new_device: NewDevice, size: tuple[int, int]) -> None:
    touch = size[0] < 900
    ada, ben = new_device(size, touch=touch), new_device(name="Ben")
    ada.context.add_init_script(NOTE_SHARING)
    path = invited(ada, "kingdom_maps")
    tray = ada.page.locator(".invitations")
    place = ada.page.evaluate(BOARD)
    expect(ada.page.get_by_role("heading", name=say("invite-friend"))).to_be_in_viewport(ratio=1)
    expect(tray.locator(".typed-code")).to_have_text(re.compile(r"^[A-Z0-9]{4}-[A-Z0-9]{4}$"))
    for part in (".qr", ".typed-code", ".invite-link .button"):
        expect(tray.locator(part)).to_be_in_viewport(ratio=1)
    for words in ("seat-a-bot", "cancel-table"):
        expect(tray.get_by_role("button", name=say(words))).to_be_in_viewport(ratio=1)
    assert out_of_reach(ada.page, size, touch=touch) == []
    nothing_wrong(ada.page)
    tray.locator(".invite-link .button").click()
    assert ada.page.evaluate("window.sent") == ada.house + path, "the button gives the link away"
    ben.go(path)
    ben.page.get_by_role("button", name=say("join-as")).click()
    expect(ada.page.locator(".prompt-title")).to_contain_text("Ben is choosing")
    assert ada.page.evaluate(BOARD) == place


# What the page shares, where the device can, or copies.
NOTE_SHARING = """
navigator.share = async ({url}) => { window.sent = url }
if (navigator.clipboard) navigator.clipboard.writeText = async text => { window.sent = text }
"""


OVERLAPS = """() => {
  const parts = [".invite-seats", ".invite-qr", ".typed-code", ".invite-link .button", ".invite-buttons"]
  const boxes = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()])
  const shown = boxes.filter(([, box]) => box?.width)
  const apart = (one, two) => one.right <= two.left + 0.5 || one.bottom <= two.top + 0.5
  return shown.flatMap(([name, one], at) =>
    shown.slice(at + 1).filter(([, two]) => !apart(one, two) && !apart(two, one)).map(([other]) => `${name} ${other}`))
}"""


@some_sizes(3, low=(390, 664), narrow=(360, 700), lowest=(375, 553))
def test_the_parts_of_the_invitation_do_not_overlap(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada = new_device(size, touch=True, language="fr")
    invited(ada, "explorers", options={"map": "8n 2s 7e 1e"})
    expect(ada.page.get_by_role("button", name=say("play-meanwhile", language="fr"))).to_be_in_viewport(ratio=1)
    drawn(ada.page)
    assert ada.page.evaluate(OVERLAPS) == []
    nothing_wrong(ada.page)


def test_friends_appear_in_the_invitation_as_they_come(new_device: NewDevice) -> None:
    ada, ben = new_device(), new_device(name="Ben")
    table = ada.open_table("kingdom_maps", [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}])
    (link, _) = ada.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    ada.go(f"/t/{table}")
    seats = ada.page.get_by_role("list", name=say("invite-seats"))
    expect(seats.get_by_role("button")).to_have_count(2)
    ben.go(f"/t/{table}#{link['secret']}")
    ben.page.get_by_role("button", name=say("join-as")).click()
    expect(seats).to_contain_text("Ben")
    expect(ada.page.locator(".invitations input")).not_to_have_value(re.compile(link["secret"]))
    ada.page.get_by_role("button", name=say("seat-a-bot")).click()
    expect(seats).to_have_count(0)


@some_sizes(6)
def test_who_is_over_time_is_told_and_the_others_may_let_a_bot_play(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, size, "Ben")
    clocks = {one.page: Clock(one) for one in (ada, ben)}
    ben.go(invited(ada, pace=60))
    ben.page.get_by_role("button", name=say("join-as")).click()
    ben.page.locator(".board").wait_for()
    for one in (ada, ben):
        expect(one.page.locator(".clock").first).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    late, waits = (ada, ben) if can_act(ada.page) else (ben, ada)
    place = waits.page.evaluate(BOARD)
    for one, words in ((late, say("over-time-you")), (waits, saying("over-time-soon", "name"))):
        clocks[one.page].put_forward(62)
        expect(one.page.locator(".clock.late").first).to_be_visible()
        expect(at_the_table(one).locator(".over-time", has_text=words)).to_be_in_viewport()
    replace = waits.page.get_by_role("button", name=say("let-bot-play"))
    assert replace.count() == 0
    clocks[waits.page].put_forward(142)
    at_the_table(waits)
    expect(replace).to_be_visible()
    assert waits.page.evaluate(BOARD) == place
    nothing_wrong(waits.page)


@some_sizes(7)
def test_a_bot_that_plays_for_me_is_named_in_the_tray_and_gives_the_seat_back(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, size, "Ben")
    join(ada, ben, pace=60)
    me, other = (ada, ben) if can_act(ada.page) else (ben, ada)
    place = me.page.evaluate(BOARD)
    me.page.get_by_role("button", name=say("menu")).click()
    me.page.get_by_role("button", name=say("leave-to-bot")).click()
    expect(me.page.locator(".prompt-title")).to_have_text(say("bot-plays-for-you"))
    expect(other.page.locator(".presence")).to_have_count(0)  # a bot, and nobody waits for it by the clock
    assert me.page.evaluate(BOARD) == place
    for language in sample(LANGUAGES, shift=2):
        speak(me.page, language)
        nothing_wrong(me.page)
    speak(me.page, "en")
    me.page.get_by_role("button", name=say("take-seat-back")).click()
    expect(me.page.locator(".prompt-title")).not_to_have_text("A bot is playing for you")
    expect(other.page.locator(".presence.here").first).to_be_visible()


def join(host: Device, guest: Device, **more: Any) -> None:
    guest.go(invited(host, **more))
    guest.page.get_by_role("button", name=say("join-as")).click()
    guest.page.locator(".board").wait_for()


@some_sizes(8)
def test_the_menu_says_whose_values_were_mixed_and_that_a_promise_was_changed(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, size, "Ben")
    join(ada, ben, seed="")
    for one in (ada, ben):
        one.page.get_by_role("button", name=say("menu")).click()
        expect(one.page.get_by_text(say("promise-mixed", names="Ada, Ben"))).to_be_visible()
        expect(one.page.get_by_text(say("promise-other"))).to_have_count(0)
    table = ada.page.url.rsplit("/", 1)[-1]
    ben.page.evaluate("table => localStorage.setItem('farshore.promises', JSON.stringify({[table]: 'another'}))", table)
    ben.page.reload()
    ben.page.get_by_role("button", name=say("menu")).click()
    expect(ben.page.get_by_text(say("promise-other"))).to_be_visible()
    assert complaints(ben.page) == []


@some_sizes(8)
def test_a_rematch_invites_everybody_who_is_still_there(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, size, "Ben")
    join(ada, ben, game="skerries", seed="")
    for one in (ada, ben):
        one.page.get_by_role("button", name=say("menu")).click()
        one.page.get_by_role("button", name=say("leave-to-bot")).click()
    for one in (ada, ben):
        one.page.locator(".end-page").wait_for()
    ended = ada.page.url
    ada.page.get_by_role("button", name=say("rematch"), exact=True).click()
    invite = ben.page.locator(".rematch-invite")
    expect(invite).to_contain_text(say("rematch-invited"))
    title = ben.page.locator(".end-page h1, .end-page h2").first.bounding_box()
    box = invite.bounding_box()
    assert title
    assert box
    assert box["y"] > title["y"] + title["height"] or box["y"] + box["height"] < title["y"], "the winner is seen"
    for button in ben.page.get_by_role("button", name=say("to-rematch")).all():
        button.click(trial=True)  # and nothing lies over the buttons
    nothing_wrong(ben.page)
    invite.get_by_role("button", name=say("to-rematch")).click()
    expect(ben.page).to_have_url(ada.page.url)
    assert ada.page.url != ended
    for one in (ada, ben):  # bots have ended the match for them; the next one is theirs
        one.page.locator(".board").wait_for()
        expect(one.page.locator(".replaced")).to_have_count(0)
    for one in (ada, ben):
        one.complaints.clear()  # a game of another package brings no lessons, and the browser notes it


def talk(one: Device) -> None:
    """In the header on a desk, in the menu on a phone."""
    button = one.page.get_by_role("button", name=say("talk"), exact=True)
    if not button.count():
        one.page.get_by_role("button", name=say("menu")).click()
    button.click()


@some_sizes(9)
def test_signs_and_words_reach_the_others_and_can_be_reported_and_muted(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = with_size(new_device, size), with_size(new_device, DESK if size == PHONE else PHONE, "Ben")
    join(ada, ben, chat=True)
    note_lines(ben.page)
    talk(ada)
    nothing_wrong(ada.page)
    ada.page.get_by_role("button", name=say("sign-hello")).click()
    saw_line(ben.page, "Ada" + say("sign-hello"))
    talk(ben)
    words = ben.page.get_by_role("textbox", name=say("talk-say"))
    words.fill("Well played")
    words.press("Enter")
    saw_line(ada.page, "Ben" + "Well played")
    nothing_wrong(ben.page)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)  # a sign is given, and the menu is gone too
    unread = ada.page.get_by_role("button", name=f"{say('talk')}: {say('talk-unread', count=1)}")
    expect(unread).to_be_visible()
    unread.click()
    expect(ada.page.locator(".unread")).to_have_count(0)
    line = ada.page.locator(".talk li")
    expect(line).to_contain_text("Well played")
    line.get_by_role("button", name=say("talk-report")).click()
    expect(line).to_contain_text(say("talk-report-ask"))
    line.get_by_role("button", name=say("cancel-table")).click()
    for _ in range(2):  # the second time it is sent
        line.get_by_role("button", name=say("talk-report")).click()
    expect(line.get_by_role("button", name=say("talk-reported"))).to_be_disabled()
    line.get_by_role("button", name=say("talk-mute")).click()
    expect(line).to_have_count(0)
    ada.page.get_by_text(say("talk-report-name"), exact=True).click()
    ada.page.get_by_role("button", name=f"{say('talk-report-name')}: Ben").click()
    ada.page.locator(".report-names").get_by_role("button", name=say("talk-report"), exact=True).click()
    expect(ada.page.get_by_role("button", name=f"{say('talk-reported')}: Ben")).to_be_disabled()
    nothing_wrong(ada.page)
    refusals = [say("too-fast")]  # as long as he has just said something
    while refusals[-1] == say("too-fast"):
        words.fill("More of them")
        with ben.sockets[-1].expect_event("framereceived", lambda frame: '"refused"' in str(frame)) as refused:
            words.press("Enter")
        refusals.append(json.loads(refused.value)["reason"])
    assert refusals[-1] == say("words-ended")
    expect(ben.page.locator("#voice")).to_contain_text(say("words-ended"))


# The page is in the background, as far as it can see.
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# What is asked to be shown: a browser without windows may refuse, and keeps no list of it.
KEEP_SHOWN = """() => {
  const {prototype} = ServiceWorkerRegistration
  const show = prototype.showNotification
  globalThis.shown = []
  prototype.showNotification = function (title, more) {
    shown.push([title, more.tag, more.actions.map(one => one.title)])
    return show.call(this, title, more).catch(() => {})
  }
}"""
SHOWN = """async () => {
  for (const until = Date.now() + 20_000; Date.now() < until; await new Promise(go => setTimeout(go, 20)))
    if (shown.length) break
  return shown
}"""
COUNT_NOTES = """
  const Note = OscillatorNode
  window.notes = 0
  window.OscillatorNode = function (...given) { window.notes++; return new Note(...given) }
"""


@some_sizes(10)
def test_my_turn_is_told_in_the_background_once_with_a_sound_if_i_want_it(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    ada, ben = new_device(), new_device(size, touch=size == PHONE, name="Ben", worker=True)
    ben.context.grant_permissions(["notifications"], origin=ben.house)
    ben.context.add_init_script(COUNT_NOTES)
    # A browser without windows says no to every page, whatever leave it was given.
    ben.context.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'granted'})")
    join(ada, ben)
    ben.page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
    ben.page.evaluate(KEEP_SHOWN)
    ben.page.get_by_role("button", name=say("menu")).click()
    sounds, notices = ben.page.get_by_label(say("sounds")), ben.page.get_by_label(say("notices-allow"))
    expect(sounds).not_to_be_checked()
    expect(notices).not_to_be_checked()
    sounds.check()
    notices.check()
    expect(notices).to_be_checked()
    ben.page.keyboard.press("Escape")
    mine, other = Player(ben.page, "touch" if size == PHONE else "mouse"), Player(ada.page, "mouse", seed=3)
    while can_act(ben.page):
        mine.play(1)
        same_position(ada.page, ben.page)
    notes = ben.page.evaluate("notes")
    assert ben.page.title().startswith("Explorers")
    ben.page.evaluate(HIDE, True)
    expect(ada.page.locator(".presence.away")).to_have_count(1)
    while not can_act(ben.page):
        other.play(1)
        same_position(ada.page, ben.page)
    expect(ben.page).to_have_title(re.compile("^● "))
    table = ben.page.url.rpartition("/")[2]
    assert ben.page.evaluate(SHOWN) == [["Your turn in Explorers", table, ["Open", "Turn these off"]]]
    assert ben.page.evaluate("notes") == notes + 2, "two soft notes"
    ben.page.evaluate(HIDE, False)
    ben.page.get_by_role("button", name=say("menu")).click()
    notices.uncheck()
    assert ben.page.evaluate("localStorage['farshore.notify']") == "false", "one click ends it"
    assert all("Push API in incognito" in words for words in ben.complaints)
    ben.complaints.clear()


def test_a_program_is_told_nothing_more_after_one_press_on_its_link(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    one.go("/stop#" + "a" * 24)
    one.page.get_by_role("button", name=say("notices-end")).click()
    expect(one.page.get_by_role("status")).to_have_text(say("notices-ended"))
    nothing_wrong(one.page)
    table = one.open_table("explorers", [{"kind": "me", "name": "Ada"}])
    one.go(f"/t/{table}")
    one.page.get_by_role("button", name=say("menu")).click()
    one.page.get_by_role("button", name=say("hook-add")).click()
    one.page.get_by_label(say("hook-how")).fill("https://127.0.0.1/")
    one.page.get_by_role("button", name=say("hook-go")).click()
    expect(one.page.get_by_role("alert")).to_have_text(say("bad-address"))
    one.complaints.clear()  # the browser writes down that a request was refused
