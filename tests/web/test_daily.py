"""The challenge of the day: what its table says, its end with everybody's boards, the card to share, past deals."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Route, expect

from farshore.client import TableClient, post
from server.sit_down import run
from web.conftest import DESK, PHONE, Device, NewDevice, some_sizes
from web.labels import say, saying
from web.test_people import nothing_wrong


def begin(house: str, name: str, device: str) -> dict[str, Any]:
    body = {
        "game": "explorers",
        "seats": [{"kind": "me", "name": name}],
        "challenge": "today",
        "device": device.zfill(32),
    }
    opened: dict[str, Any] = post(house.removeprefix("http://"), "/api/tables", body)
    return opened


def finish(house: str, opened: dict[str, Any], choice: int) -> None:
    """Play the match without a page."""

    async def play() -> None:
        guest = await TableClient.join(house.removeprefix("http://"), opened["table"], opened["keys"][0]["secret"])
        while not guest.over:
            actions = guest.scene_actions()
            await guest.act(0, actions[choice % len(actions)])
        await guest.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's library has an event loop of its own here
        thread.submit(lambda: run(play())).result()


def with_yesterday(route: Route) -> None:
    """Let the answer name a winner of the day before, when this server was not running yet."""
    winner = {"table": "t", "names": ["Mira"], "bots": [False], "totals": [131], "winners": [0], "place": 1}
    route.fulfill(json={**route.fetch().json(), "winner": winner})


# What is written on canvases, and how many pictures are copied onto them.
NOTE_DRAWING = """
window.written = []
window.images = 0
const {fillText} = CanvasRenderingContext2D.prototype
CanvasRenderingContext2D.prototype.fillText = function (words, ...more) {
  if (this.canvas.width === 1200) window.written.push(words)
  fillText.call(this, words, ...more)
}
for (const name of ['drawImage', 'putImageData', 'stroke', 'fill'])
  CanvasRenderingContext2D.prototype[name] = () => { window.images += 1 }
"""


def give(device: Device, opened: dict[str, Any]) -> None:
    """Keep the key of a table on the device, as the page does."""
    keys = {opened["table"]: [opened["keys"][0]["secret"]]}
    device.page.evaluate("keys => localStorage.setItem('farshore.keys', JSON.stringify(keys))", keys)


@some_sizes()
def test_a_day_ends_with_a_place_everybodys_boards_and_a_card(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE)
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mine, others = begin(one.house, "Ada", f"1{size[0]}"), begin(one.house, "Ben", f"2{size[0]}")
    give(one, mine)
    page, today = one.page, datetime.now(UTC)
    one.go(f"/t/{mine['table']}")
    expect(page.locator(".daily-note")).to_have_text(say("daily-counts", day=f"{today.day} {today:%B}"))
    for opened, choice in ((mine, 0), (others, -1)):
        finish(one.house, opened, choice)
    own = {"secrets": [mine["keys"][0]["secret"]]}
    answer = post(one.house.removeprefix("http://"), f"/api/tables/{mine['table']}/standing", own)
    one.page.route("**/standing", with_yesterday)
    one.page.add_init_script(NOTE_DRAWING)
    one.go(f"/t/{mine['table']}")
    assert answer["counted"]
    assert answer["players"] >= 2
    if size == DESK:  # the day before the month, as everywhere else
        expect(page.locator("header").first).to_contain_text(re.compile(r", \d{1,2} [A-Z]"))
    end = page.locator(".daily-end")
    expect(end).to_contain_text(say("daily-par", par=round(answer["par"])))
    beyond = round(answer["points"] - answer["par"])
    assert beyond < 0, "the first action of each list"
    expect(end).to_contain_text(say("review-under-par", points=-beyond))
    expect(end).to_contain_text(say("daily-yesterday", name="Mira", points=131))
    expect(end).to_contain_text(say("daily-place", place=answer["place"], players=answer["players"]))
    ahead = round(100 * answer["beaten"] / (answer["players"] - 1))
    expect(end).to_contain_text(say("daily-better", percent=ahead))
    expect(end).to_contain_text(say("streak", count=1))
    left = end.get_by_role("timer")
    expect(left).to_have_text(re.compile(r"^\d+:\d\d:\d\d$"))
    page.wait_for_function(
        "([timer, then]) => timer.textContent !== then", arg=[left.element_handle(), left.inner_text()]
    )
    boards = end.get_by_role("region", name=say("daily-maps"))
    title = boards.get_by_role("heading")
    expect(title).to_have_text(say("daily-map-mine", points=answer["points"]))
    outline = boards.locator(".leaf .ghost-line")
    expect(outline).to_have_count(1)
    assert len(outline.get_attribute("d") or "") > 20, "it goes round what the best has marked"
    boards.get_by_role("checkbox").click()
    expect(outline).to_have_count(0)
    boards.get_by_role("button", name=say("daily-map-after")).press("ArrowRight")
    best = next(result for result in answer["results"] if result["table"] != mine["table"])
    points = best["totals"][0]
    place = 1 + sum(result["totals"][0] > points for result in answer["results"])  # equal points share a place
    shown = say("daily-map-of", name=best["names"][0], place=place, points=points)
    expect(title).to_have_text(shown)
    expect(boards.locator(".leaf svg")).to_be_visible()
    nothing_wrong(page)
    end.get_by_role("button", name=say("daily-share")).click()
    picture = end.get_by_role("img")
    assert picture.evaluate("img => img.decode().then(() => [img.naturalWidth, img.naturalHeight])") == [1200, 630]
    expect(picture).to_have_attribute("alt", re.compile(str(answer["points"])))
    expect(end.get_by_role("link", name=say("daily-share-save"))).to_have_attribute("download", re.compile("png$"))
    drawn, boards_drawn = page.evaluate("[window.written, window.images]")
    assert boards_drawn == 0, "the picture shows nothing of the deal"
    lines = [words for words in drawn if words != str(answer["points"]) and not words.startswith("Farshore · ")]
    end.get_by_role("button", name=say("daily-share-copy")).click()
    expect(end.get_by_role("button", name=say("copied"))).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == "\n".join((*lines, f"{one.house}/challenges")), "the same words, and where to play"
    assert str(answer["points"]) in text
    assert mine["table"] not in text, "nothing leads to my board"
    nothing_wrong(page)


@some_sizes(2)
def test_only_the_first_attempt_of_a_day_counts_and_the_table_says_so(
    new_device: NewDevice, size: tuple[int, int]
) -> None:
    one = new_device(size, touch=size == PHONE)
    first, again = (begin(one.house, "Ada", f"5{size[0]}") for _ in range(2))
    finish(one.house, first, 0)
    give(one, again)
    page, today = one.page, datetime.now(UTC)
    one.go(f"/t/{again['table']}")
    expect(page.locator(".daily-note")).to_have_text(say("daily-again", day=f"{today.day} {today:%B}"))
    nothing_wrong(page)
    finish(one.house, again, 0)
    one.go(f"/t/{again['table']}")
    end = page.locator(".daily-end")
    expect(end).to_contain_text(saying("daily-would-be", "place", players=2))
    expect(end).to_contain_text(say("daily-again", day=f"{today.day} {today:%B}"))


@some_sizes(1)
def test_past_deals_are_played_without_counting(new_device: NewDevice, size: tuple[int, int]) -> None:
    one = new_device(size, touch=size == PHONE)
    page, before = one.page, datetime.now(UTC) - timedelta(days=1)
    one.go("/challenges")
    day = f"{before.day} {before:%B}"
    page.get_by_role("link", name=say("daily-archive-day", day=day)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("challenge-of", day=day))
    nothing_wrong(page)
    page.get_by_role("button", name=say("challenge-past")).first.click()
    expect(page.locator(".daily-note")).to_have_text(say("daily-past", day=day))
