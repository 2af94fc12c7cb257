"""Boards on paper: the end of a match and an empty sheet are downloaded, as PDF where the server can make one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator

from farshore.printing import can_render
from web.conftest import PHONE, NewDevice
from web.labels import say
from web.positions import match_of, record_of


def download(one_click: Locator, folder: Path) -> tuple[str, bytes]:
    """Click, and return the name and the content of the file that the page downloads."""
    with one_click.page.expect_download() as download:
        one_click.click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.name, file.read_bytes()


def test_the_end_of_a_match_and_an_empty_sheet_are_printed(new_device: NewDevice, tmp_path: Path) -> None:
    one = new_device(PHONE, touch=True)
    table = one.upload(record_of(match_of("kingdom_maps", 2)))
    one.go(f"/t/{table}")
    ending = "pdf" if can_render() else "svg"
    boards = download(one.page.get_by_role("button", name=say("print-boards")), tmp_path)
    one.go("/learn")
    game = one.page.get_by_role("region", name="Kingdom Maps")
    sheet = download(game.get_by_role("link", name=say("print-sheet")), tmp_path)
    assert (boards[0], sheet[0]) == (f"kingdom_maps-{table}.{ending}", f"kingdom_maps.{ending}")
    for _, content in (boards, sheet):
        assert content.startswith(b"%PDF-" if ending == "pdf" else b"<svg")
        assert content.rstrip().endswith(b"%%EOF" if ending == "pdf" else b"</svg>")
    assert len(boards[1]) > len(sheet[1]), "two boards with what lies on them"
