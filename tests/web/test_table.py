"""At the table: reasons, previews, taking back, hints, the score pad, company, a line that breaks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from web.conftest import PHONE, NewDevice, drawn, picture, settled, some_sizes, version
from web.labels import say
from web.player import Player
from web.positions import match_of, own_moves
from web.test_dialogs import Walk

SOLO = [{"kind": "me", "name": "Ada"}]


def can_act(page: Page) -> bool:
    """Something is lit for me."""
    settled(page)
    return page.locator(".hit.usable, button.usable, .prompt-buttons .primary:not(.waiting)").count() > 0


def until_marking(*players: Player) -> None:
    """Start village and first ground are chosen: spaces are lit for everybody."""
    for _ in range(12):
        for player in players:
            if "Mark" not in player.page.locator(".prompt-title").inner_text() and can_act(player.page):
                player.play(1)
        same_position(*(player.page for player in players))
        if all("Mark" in player.page.locator(".prompt-title").inner_text() for player in players):
            return
    raise AssertionError("nobody got as far as marking")


def same_position(*pages: Page) -> None:
    """All clicks are answered, and everybody has seen the answers."""
    for page in pages:
        settled(page)
    latest = f"{max(version(page) for page in pages)}"
    for page in pages:
        expect(page.locator("[data-version]")).to_have_attribute("data-version", latest)


def test_what_is_not_legal_says_why_not(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    until_marking(Player(one.page, "mouse"))
    cells = one.page.locator(".hit:not(.usable):not(.marked)")
    before = version(one.page)
    cells.first.click()
    expect(one.page.locator(".bubble")).to_be_visible()
    expect(one.page.locator("#voice")).to_have_text(one.page.locator(".bubble").inner_text())
    assert version(one.page) == before, "nothing was done"


def test_a_preview_a_press_and_taking_it_back(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    until_marking(Player(one.page, "mouse"))
    target = one.page.locator(".hit.usable").first
    node = target.get_attribute("data-node")
    target.hover()
    expect(one.page.locator(".bubble strong")).to_be_visible()
    picture(one.page, "preview")
    before = version(one.page)
    target.click()
    expect(one.page.locator(f'.hit[data-node="{node}"]')).to_have_class(re.compile("marked"))
    settled(one.page)
    assert version(one.page) > before
    one.page.keyboard.press("u")
    expect(one.page.locator(f'.hit[data-node="{node}"]')).not_to_have_class(re.compile("marked"))


def test_arrows_walk_over_the_board_and_focus_is_seen(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    one.page.locator(".board").wait_for()
    drawn(one.page)  # keys are heard after the first frame
    one.page.keyboard.press("b")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        one.page.keyboard.press(key)
    expect(one.page.locator(":focus")).to_have_attribute("data-node", "map/b2")
    expect(one.page.locator(".aim")).to_have_count(1)
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("dialog", name=say("keys-title"))).to_be_visible()


def test_a_hint_in_three_steps(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO, hints=True)}")
    title = one.page.locator(".prompt-title")
    expect(title).to_be_visible()
    asked = title.inner_text()
    one.page.get_by_role("button", name=say("hint")).click()
    expect(title).not_to_have_text(asked)
    one.page.keyboard.press("Escape")
    expect(title).to_have_text(asked)


def test_a_line_of_the_score_pad_shows_where_its_points_are(new_device: NewDevice) -> None:
    one = new_device()
    match = match_of("kingdom_maps", 1)
    one.go(f"/t/{one.take_up(match, own_moves(match)[40])}")
    line = one.page.locator(".pad tbody button").first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator(".pad tr.open")).to_have_count(1)
    expect(one.page.locator(".pointers path")).not_to_have_count(0)


def test_the_language_changes_without_a_reload(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO)}")
    prompt = one.page.locator(".prompt-title")
    expect(prompt).to_be_visible()
    english = prompt.inner_text()
    one.page.evaluate("() => { window.still = true }")
    one.page.get_by_label(say("language")).select_option("de")
    expect(prompt).not_to_have_text(english)
    expect(one.page.get_by_role("button", name=say("hint", language="de"))).to_be_visible()
    assert one.page.evaluate("() => window.still && document.documentElement.lang") == "de"


def test_two_browsers_and_a_spectator_one_of_them_offline_for_a_while(new_device: NewDevice) -> None:
    """Nothing is lost, nothing is done twice, everybody ends up seeing the same."""
    ada, ben, watcher = new_device(name="Ada"), new_device(PHONE, touch=True, name="Ben"), new_device(name="Eve")
    table = ada.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    ada.go(f"/t/{table}")
    link = ada.page.locator(".invitations input").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name=say("join-as")).click()
    expect(ben.page.locator(".board")).to_be_visible()
    assert "#" not in ben.page.url, "the secret does not stay in the address"
    watcher.go(f"/t/{table}")
    expect(watcher.page.locator(".board")).to_be_visible()
    expect(watcher.page.locator(".hit.usable, button.usable")).to_have_count(0)
    expect(ada.page.get_by_text(say("watching", count=1))).to_be_visible()
    mine, other = Player(ada.page, "mouse"), Player(ben.page, "touch", seed=3)
    until_marking(mine, other)
    ben.context.set_offline(True)
    ben.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    for _ in range(3):
        if can_act(ada.page):
            mine.play(1)
    ben.page.locator(".hit.usable").first.evaluate(
        "cell => cell.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    ben.context.set_offline(False)
    same_position(ada.page, ben.page, watcher.page)
    picture(watcher.page, "spectator")
    points = [one.page.locator(".seat-tabs strong, .pad tfoot td").all_inner_texts() for one in (ada, watcher)]
    assert points[0] == points[1]


@some_sizes()
def test_back_after_an_absence_it_says_what_happened(new_device: NewDevice, size: tuple[int, int]) -> None:
    ada, ben = new_device(size, touch=size == PHONE, name="Ada"), new_device(name="Ben")
    table = ada.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".seat-tabs, .column").get_by_text(say("free-seat")).first).to_be_attached()
    assert "Seat 2" not in ada.page.locator("body").inner_text(), "nobody is a number"
    expect(ada.page.locator(".invitations")).to_be_visible()
    (link,) = ada.page.evaluate("table => JSON.parse(localStorage['farshore.links'])[table]", table)
    ben.page.goto(f"{ada.house}/t/{table}#{link['secret']}")
    ben.page.get_by_role("button", name=say("join-as")).click()
    expect(ben.page.locator(".board")).to_be_visible()
    ada.go("/tables")
    player = Player(ben.page, "mouse")
    for _ in range(12):
        if can_act(ben.page):
            player.play(1)
    assert player.pressed
    ada.go("/tables")
    waiting = ada.page.get_by_role("region", name=say("tables-waiting"))
    expect(waiting).to_contain_text(say("tables-waiting"))
    news = waiting.locator(".table-news li").first
    expect(news).to_contain_text(re.compile(r"^Ben:\d (prairie|water|desert|mountain)"))
    expect(news).not_to_have_class("muted")  # not seen yet
    assert "event" not in waiting.inner_text(), "in sentences, without a count of events"
    waiting.get_by_role("link", name="Play Explorers").click()
    if size == PHONE:
        ada.page.get_by_role("button", name=say("at-the-table")).click()
    ada.page.get_by_role("button", name="while you were away").click()
    dialog = ada.page.get_by_role("dialog", name=say("since-last"))
    expect(dialog).to_contain_text("Ben")
    walk = Walk(ada)
    walk.look("news", "dialog[open]")
    assert walk.found == {}


def test_the_card_says_how_many_marks_each_side_brings(new_device: NewDevice) -> None:
    one = new_device()
    one.go(f"/t/{one.open_table('explorers', SOLO, options={'map': '2n 4e 7n 1s'})}")
    player = Player(one.page, "mouse")
    for _ in range(9):
        if one.page.locator(".split.big").count():
            break
        player.play(1)
        settled(one.page)
    expect(one.page.locator(".half .brings")).to_have_text(
        [say("marks-count", count=count, game="explorers") for count in (3, 2)]
    )  # the facing side first


def test_two_people_at_one_device_are_not_both_called_by_its_name(new_device: NewDevice) -> None:
    one = new_device()
    one.page.evaluate("() => localStorage.setItem('farshore.name', '\"Ada\"')")
    options = {"map": "2n 4e 7n 1s"}
    table = one.open_table("explorers", [{"kind": "me", "name": "Ada"}, {"kind": "here"}], options=options)
    one.go(f"/t/{table}")
    player = Player(one.page, "mouse")
    player.play(12)  # the first three marks of both
    settled(one.page)
    asked = one.page.request.post(f"{one.house}/api/tables/{table}/record", data={})
    assert re.findall(r"seats = .*", asked.text()) == ['seats = ["Ada", ""]']


def test_rematch_replay_and_play_on_from_here(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table(
        "la_isla", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]
    )
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(12)
    settled(one.page)
    one.go(f"/replay/{table}?at=4")
    slider = one.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "4")
    one.page.get_by_role("button", name=say("step-on")).click()
    expect(slider).to_have_attribute("aria-valuenow", "5")
    expect(one.page).to_have_url(re.compile(r"\?at=5$"))
    picture(one.page, "replay")
    one.page.get_by_role("button", name=say("play-on")).click()
    one.page.get_by_role("button", name=say("play-on-as", name=say("you"))).click()
    one.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(one.page.locator(".board")).to_be_visible()


def test_a_replay_shows_the_position_that_was_asked_for_last(new_device: NewDevice) -> None:
    """Answers may overtake each other while the slider is drawn along."""
    one = new_device()
    table = one.open_table("explorers", SOLO)
    one.go(f"/replay/{table}?at=0")
    slider, held = one.page.get_by_role("slider"), list[Route]()
    expect(slider).to_have_attribute("aria-valuenow", "0")

    def hold_the_first(route: Route) -> None:
        asked = route.request.post_data_json or {}
        if asked.get("at") == 1:
            held.append(route)
        else:
            route.continue_()

    one.page.route("**/position*", hold_the_first)
    with one.page.expect_request("**/position*"):  # two presses within one frame ask for the second position alone
        one.page.keyboard.press("ArrowRight")
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator(".event-count")).to_contain_text("2 of")
    with one.page.expect_response("**/position*") as late:
        held[0].continue_()
    late.value.finished()
    drawn(one.page)
    expect(one.page.locator(".event-count")).to_contain_text("2 of")
    expect(slider).to_have_attribute("aria-valuenow", "2")


def test_a_record_goes_out_and_comes_in_again(new_device: NewDevice) -> None:
    one = new_device()
    table = one.open_table("kingdom_maps", SOLO)
    one.go(f"/t/{table}")
    Player(one.page, "mouse").play(6)
    settled(one.page)
    one.page.get_by_role("button", name=say("menu")).click()
    with one.page.expect_download() as download:
        one.page.get_by_role("button", name=say("download-record")).click()
    text = download.value.path().read_text("utf-8")
    assert 'game = "kingdom_maps"' in text
    one.go("/tables")
    one.page.locator("input[type=file]").set_input_files(
        {"name": "match.toml", "mimeType": "text/plain", "buffer": text.encode()}
    )
    one.page.wait_for_url("**/replay/**")
    expect(one.page.get_by_role("slider")).to_be_visible()


def test_villages_are_crossed_in_the_colour_of_my_seat(new_device: NewDevice) -> None:
    one = new_device()
    seats = [{"kind": "bot", "level": "random"}, *SOLO]
    one.go(f"/t/{one.open_table('explorers', seats, options={'map': '2n 4e 7n 1s'})}")
    Player(one.page, "mouse").play(2)  # the start village is chosen
    village = one.page.locator('[data-node^="villages/"] svg.art').first
    village.wait_for()
    colour = "(at, name) => getComputedStyle(at).getPropertyValue(name).trim()"
    mine = one.page.locator(".pen").evaluate(colour, "--s2")
    assert mine
    assert village.evaluate(colour, "--pictogram") == mine
