"""The walk-through game plays on the page, and nobody wrote a line of JavaScript for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from walkthrough import files


def test_the_walkthrough_brings_no_script() -> None:
    assert not [path for path in files() if path.endswith((".js", ".ts", ".tsx", ".html"))]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_walkthrough_plays_on_the_page(page: Page, house: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{house}/new")
    page.get_by_text("Skerries", exact=True).first.click()
    page.get_by_role("button", name="Open the table").click()
    for round_number in range(1, 7):
        expect(page.get_by_text("Where do you land?").first).to_be_visible()
        expect(page.get_by_role("group", name=f"{6 - round_number} in the bag").first).to_be_attached()
        page.get_by_role("gridcell", name="open sea").nth(5 * round_number % 7).click()
    expect(page.get_by_text("The match is over.").first).to_be_attached()
    expect(page.get_by_role("row", name="Longest chain").first).to_be_visible()
