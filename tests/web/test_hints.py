"""The hint button in every game: where to look, which move, why, and enough."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.conftest import PHONE, NewDevice, picture, settled, version
from web.labels import say, saying

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "random", "name": "Ben"}
SEATS = {"explorers": [ME], "kingdom_maps": [ME], "la_isla": [ME, BOT]}
FITS = """() => {
  const [why, lines] = ['.hint-why', '.tray-lines'].map(at => document.querySelector(at).getBoundingClientRect())
  return why.bottom <= lines.bottom + 1
}"""


def ask(page: Page, step: str) -> None:
    """Presses the hint button, which says what it offers next."""
    page.get_by_role("button", name=step, exact=True).click()


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_hint_tells_where_which_and_why(new_device: NewDevice, game: str) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table(game, SEATS[game], hints=True)}")
    title, pointed = one.page.locator(".prompt-title"), one.page.locator(".pointers path, .pointed")
    expect(title).to_be_visible()
    asked = title.inner_text()
    expect(pointed).to_have_count(0)

    ask(one.page, say("hint"))
    expect(title).to_contain_text(re.compile("Look here|Look at the buttons"))
    expect(pointed).not_to_have_count(0)

    ask(one.page, f"{say('hint')}: {say('hint-which')}")
    expect(title).to_contain_text(saying("hint-what", "action"))
    move = title.inner_text()

    ask(one.page, f"{say('hint')}: {say('hint-why')}")
    reasons = one.page.locator(".hint-why")
    expect(reasons).to_contain_text(re.compile(rf"[+-]\d+ \w|{saying('hint-prepares-next', 'what').pattern}"))
    if game == "la_isla":
        expect(reasons).to_contain_text(say("do-assign", letter="B", game="la_isla"))  # what the turn reaches, in words
    expect(title).to_have_text(move)
    assert one.page.evaluate(FITS), "no line is cut through"
    picture(one.page, f"hint-{game}")
    reasons.click()
    expect(one.page.locator(".tray-lines.whole")).to_be_visible()
    assert reasons.evaluate("why => why.scrollHeight <= why.clientHeight"), "a click shows all of it"

    ask(one.page, f"{say('hint')}: {say('hint-end')}")
    expect(title).to_have_text(asked)
    expect(pointed).to_have_count(0)


def test_a_hint_on_a_phone_in_german(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True, language="de")
    one.go(f"/t/{one.open_table('la_isla', SEATS['la_isla'], hints=True)}")
    title = one.page.locator(".prompt-title")
    hint = say("hint", language="de")
    for step in ("", ": " + say("hint-which", language="de"), ": " + say("hint-why", language="de")):
        ask(one.page, hint + step)
    expect(title).to_contain_text(saying("hint-what", "action", language="de"))
    expect(one.page.locator(".hint-why")).to_contain_text(saying("do-assign", "letter", game="la_isla", language="de"))


def test_a_phone_shows_the_first_place_to_look_at(new_device: NewDevice) -> None:
    one = new_device(PHONE, touch=True)
    table = one.open_table("kingdom_maps", SEATS["kingdom_maps"], hints=True, seed="low")
    one.go(f"/t/{table}")
    ask(one.page, say("hint"))
    ring = one.page.locator('.pointed[data-node^="territory/"]')
    expect(ring).to_be_in_viewport(ratio=1)


def test_a_hint_that_comes_after_my_move_is_not_shown(new_device: NewDevice) -> None:
    one = new_device()
    hints = HeldHints(one.page)
    one.go(f"/t/{one.open_table('explorers', SEATS['explorers'], hints=True)}")
    before = version(one.page)
    ask(one.page, say("hint"))
    expect(one.page.locator("[aria-busy=true]")).to_have_count(1)
    one.page.locator(".hit.usable, button.usable").first.click()
    settled(one.page)
    expect(one.page.locator("[data-version]")).not_to_have_attribute("data-version", f"{before}")
    hints.release()
    expect(one.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(one.page.get_by_role("button", name=say("hint"), exact=True)).to_be_visible()
    expect(one.page.locator(".hint-title, .pointed, .pointers path")).to_have_count(0)


def test_no_hints_where_the_table_says_so(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SEATS['explorers'], hints=False)}")
    expect(one.page.get_by_role("button", name=say("undo"))).to_be_visible()
    expect(one.page.get_by_role("button", name=say("hint"))).to_have_count(0)


def test_a_hint_that_cannot_be_had_is_told(new_device: NewDevice) -> None:
    one = new_device()
    one.page.route_web_socket(re.compile("/socket"), refusing_hints)
    one.go(f"/t/{one.open_table('explorers', SEATS['explorers'], hints=True)}")
    ask(one.page, say("hint"))
    expect(one.page.locator(".tray-lines .remark")).to_have_text("No hint just now.")
    expect(one.page.get_by_role("button", name=say("hint"), exact=True)).to_be_visible()


class HeldHints:
    """A connection on which the answers to requests for hints wait until they are released."""

    def __init__(self, page: Page) -> None:
        """Before the page opens a table."""
        self.asked: set[int | str] = set()
        self.held: list[str | bytes] | None = []
        page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._send = page.send

        def from_page(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent["type"] == "hint":
                self.asked.add(sent["id"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if self.held is not None and json.loads(message).get("id") in self.asked:
                self.held.append(message)
            else:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    def release(self) -> None:
        """Let through what was held back, and whatever comes from now on."""
        held, self.held = self.held or [], None
        for message in held:
            self._send(message)


def refusing_hints(page: WebSocketRoute) -> None:
    """A line to the server on which every hint is refused."""
    server = page.connect_to_server()

    def from_page(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hint":
            page.send(
                json.dumps({"type": "refused", "id": said["id"], "key": "no-hint", "reason": "No hint just now."})
            )
        else:
            server.send(message)

    page.on_message(from_page)
