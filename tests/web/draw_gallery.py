"""Draw the gallery of the scene vocabulary from the real page: `python tests/web/draw_gallery.py`.

Writes `docs/pictures/gallery-panels.png`, `gallery-tray.png` and `gallery-tracks.png`: each kind of row with pieces of
each look, and each kind of track, with all contents that `farshore.laws.drawable_nodes` lists. Prints what is missing
or overlaps, and exits with 1 if there is anything.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from farshore.core.match import AnyMatch, Match
from farshore.core.scene import Glyph, Piece, Scene, Track, walk
from farshore.core.text import Text
from farshore.translations import translator

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from chromium import find_chromium  # noqa: E402
from server.conftest import Server  # noqa: E402
from walkthrough import install  # noqa: E402
from web.gallery.vocabulary.game import COMBINATIONS, Combination, Next, game  # noqa: E402
from web.positions import BRANCH, record_of  # noqa: E402

FOLDER = HERE.parents[1] / "docs" / "pictures"
DESK: ViewportSize = {"width": 1440, "height": 900}
PLACES = {"l": "panels", "h": "tray"}
"""Prefixes of node ids, and the pictures that show them."""
GAP = 12
"""Between the cells of a picture."""

# All texts inside a node that nothing covers or cuts, and its pictures, each with its box.
TEXTS = """node => {
  const sight = (box, element) => {
    let {left, top, right, bottom} = box
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.visibility === 'hidden' || style.opacity === '0') return null
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const cut = at.getBoundingClientRect()
      ;[left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)]
      ;[right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)]
    }
    if ((right - left) * (bottom - top) < 0.75 * box.width * box.height || right < left) return null
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return over && (over.contains(element) || element.contains(over)) ? [left, top, right, bottom] : null
  }
  const found = []
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects()) {
      const seen = sight(box, texts.currentNode.parentElement)
      if (seen) found.push({text: texts.currentNode.data.trim(), box: seen})
    }
  }
  for (const art of node.querySelectorAll('svg.art')) {
    const {left, top, right, bottom} = art.getBoundingClientRect()
    found.push({text: '', box: [left, top, right, bottom]})
  }
  return found
}"""


@dataclass
class Cell:
    """One combination at one place: its picture, and what is wrong with it."""

    at: Combination
    place: str
    picture: Image.Image
    problems: list[str] = field(default_factory=list)


def match_of_all() -> AnyMatch:
    """Return a match that goes through all combinations."""
    match: AnyMatch = Match(game, ["Ada"])
    for _ in COMBINATIONS:
        match.play(0, Next(0))
    return match


def expected_texts(scene: Scene, root: str) -> list[str]:
    """Return the numbers that stand in the nodes below a root: each text of the vocabulary has one of its own."""
    found: list[str] = []
    nodes = [node for top in (*scene.left, *scene.hand) if top.id == root for node in walk(top)]
    for node in nodes:
        if isinstance(node, Piece):
            texts: list[Text | None] = [node.title, *node.lines, node.caption]
            glyphs: tuple[Glyph, ...] = (*node.glyphs, *node.foot)
            found += [node.corner] if node.corner and node.kind != "die" else []
        elif isinstance(node, Track):
            texts = [node.title, node.note, *(step.caption for step in node.steps if not step.seats)]
            glyphs = ()
            found += [] if node.points is None else [str(node.points)]
        else:
            continue
        found += [said(each) for each in texts if each is not None]
        found += [str(glyph.count) for glyph in glyphs if glyph.count is not None]
    return found


def said(words: Text) -> str:
    return translator(game).translate(words, "en")


def problems_of(page: Page, root: str, expected: list[str]) -> list[str]:
    """Return what cannot be read below a node: missing, cut or overlapping texts."""
    page.locator(f'[data-node="{root}"]').scroll_into_view_if_needed()
    found: list[dict[str, Any]] = page.locator(f'[data-node="{root}"]').evaluate(TEXTS)
    seen = " ".join(str(each["text"]) for each in found).replace("\u2068", "").replace("\u2069", "").split()
    missing = [f"'{words}' is missing" for words in expected if not set(words.split()) <= set(seen)]
    return missing + list(overlaps(found))


def overlaps(found: list[dict[str, Any]]) -> Iterator[str]:
    for at, one in enumerate(found):
        for other in found[at + 1 :]:
            left, top = max(one["box"][0], other["box"][0]), max(one["box"][1], other["box"][1])
            right, bottom = min(one["box"][2], other["box"][2]), min(one["box"][3], other["box"][3])
            if (
                one["text"] != other["text"] and right - left > 3 and bottom - top > 5
            ):  # boxes of lines are a little higher than their letters
                yield f"'{one['text'] or 'picture'}' and '{other['text'] or 'picture'}' overlap"


def cells(
    browser: Browser, address: str, window: ViewportSize, combinations: Sequence[Combination] = COMBINATIONS
) -> Iterator[Cell]:
    """Show these combinations in a window, and yield what is seen of each at each place."""
    context = browser.new_context(viewport=window, reduced_motion="reduce", color_scheme="light", locale="en")
    page, match = context.new_page(), match_of_all()
    page.goto(f"{address}/manifest.webmanifest")
    for at in combinations:
        number = COMBINATIONS.index(at)
        table = page.evaluate(BRANCH, [record_of(match), number, "random"])
        page.goto(f"{address}/t/{table}")
        page.locator('[data-node^="h/"]').first.wait_for()
        scene = game.scene(game.view(match.states[number], 0), 0)
        for place in PLACES:
            root = f"{place}/track" if at.row == "track" and place == "l" else f"{place}/row"
            node = page.locator(f'[data-node="{root}"]')
            if not node.count() or not node.is_visible():
                continue
            problems = problems_of(page, root, expected_texts(scene, root))
            box = node.bounding_box()
            assert box is not None
            clip = {"x": box["x"] - 10, "y": box["y"] - 8, "width": box["width"] + 20, "height": box["height"] + 16}
            shot = page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
            yield Cell(at, place, Image.open(BytesIO(shot)).convert("RGB"), problems)
    context.close()


def sheet(found: list[Cell]) -> Image.Image:
    """Return one picture of cells: a line for each kind of row, a column for each look."""
    lines: dict[str, list[Cell]] = {}
    for cell in found:
        lines.setdefault(cell.at.row, []).append(cell)
    width = max(sum(cell.picture.width + GAP for cell in line) for line in lines.values()) + GAP
    heights = [max(cell.picture.height for cell in line) + 16 + GAP for line in lines.values()]
    whole = Image.new("RGB", (width, sum(heights) + GAP), "white")
    draw, y = ImageDraw.Draw(whole), GAP
    for line, height in zip(lines.values(), heights, strict=True):
        x = GAP
        for cell in line:
            draw.text((x, y), f"{cell.at.row} / {cell.at.look}", fill="black")
            whole.paste(cell.picture, (x, y + 14))
            x += cell.picture.width + GAP
        y += height
    return whole


def serve_vocabulary(folder: Path) -> Server:
    """Start a server that knows the vocabulary."""
    shutil.copytree(HERE / "gallery", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    path = os.pathsep.join(filter(None, [str(install(folder / "game")), os.environ.get("PYTHONPATH")]))
    return Server(f"sqlite:///{folder / 'tables.db'}", {"PYTHONPATH": path}).start(folder)


def main() -> int:
    wrong = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        server = serve_vocabulary(Path(name))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        try:
            drawn = list(cells(browser, f"http://{server.address}", DESK))
        finally:
            browser.close()
            server.stop()
    for place, picture in PLACES.items():
        sheet([cell for cell in drawn if cell.place == place and cell.at.row != "track"]).save(
            FOLDER / f"gallery-{picture}.png", optimize=True
        )
    sheet([cell for cell in drawn if cell.at.row == "track"]).save(FOLDER / "gallery-tracks.png", optimize=True)
    for cell in drawn:
        wrong += bool(cell.problems)
        if cell.problems:
            print(f"{cell.at} in {PLACES[cell.place]}: {'; '.join(cell.problems)}")
    print(f"{len(drawn)} combinations, {wrong} with problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
