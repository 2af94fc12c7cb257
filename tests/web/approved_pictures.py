"""Compare every decision of every game at six window sizes with approved pictures, which are small and kept here.

    python tests/web/approved_pictures.py                      # compare all, write differences to artefacts/approved
    python tests/web/approved_pictures.py --approve            # after looking at them: these are right
    python tests/web/approved_pictures.py --only la_isla       # states whose names contain a word

A file of `approved/` shows one state at all sizes. Pictures are reduced so far that single letters are a blur: fonts
and the edges of curves may differ between machines, the layout may not. A picture differs if more than `MOST_CHANGED`
of its squares do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from web import compare_pictures  # noqa: E402
from web.compare_pictures import GAMES, Running, State, moment, new_visit, running, take  # noqa: E402
from web.conftest import ARTEFACTS, DRAWN  # noqa: E402
from web.positions import moments_by_prompt  # noqa: E402

APPROVED = HERE / "approved"
SIZES = {
    "phone": (390, 664),
    "small-phone": (375, 553),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1440, 789),
    "desk": (1920, 969),
}
TOUCH = ("phone", "small-phone", "landscape", "tablet")
REDUCED = 150
"""Pixels of the longer side of an approved picture."""
SQUARE = 6
"""Pixels of the squares that are compared, in an approved picture."""
CHANGED = 28
"""Of 255: how far the mean colour of a square may be off."""
MOST_CHANGED = 0.2
"""The share of squares that may be off: a sentence, a number or a highlight is other, the layout is not."""
GAP = 4
QUALITY = 60


def game_states() -> list[State]:
    """Return one state for each prompt of each game."""
    return [State(f"{game}-{prompt}", moment(game, prompt)) for game in GAMES for prompt in moments_by_prompt(game)]


def reduce_picture(picture: Image.Image) -> Image.Image:
    """Return the picture in the size in which it is kept."""
    scale = REDUCED / max(picture.size)
    return picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.BOX)


def changed_share(old: Image.Image, new: Image.Image) -> float:
    """Return the share of squares whose mean colour differs."""
    soft = [image.convert("RGB").filter(ImageFilter.BoxBlur(1)) for image in (old, new)]
    places = max(1, old.width // SQUARE), max(1, old.height // SQUARE)
    difference = ImageChops.difference(*(image.resize(places, Image.Resampling.BOX) for image in soft))
    worst: list[int] = [max(pixel) for pixel in zip(*(band.tobytes() for band in difference.split()), strict=True)]
    return sum(value > CHANGED for value in worst) / len(worst)


def pictures_of(browser: Browser, address: str, state: State) -> Iterator[tuple[str, Image.Image]]:
    """Yield the reduced pictures of a state by size."""
    for kind in (TOUCH, tuple(name for name in SIZES if name not in TOUCH)):
        compare_pictures.WINDOWS |= {name: SIZES[name] for name in kind}
        visit = new_visit(browser, address, kind[0], state)
        state.open(visit)
        visit.page.wait_for_load_state("networkidle")
        for name in kind:
            show_at(visit.page, SIZES[name])
            yield name, reduce_picture(take(visit.page))
        visit.page.context.close()


def show_at(page: Page, size: tuple[int, int]) -> None:
    """Give the window a size, and wait until the page is drawn for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    page.evaluate(DRAWN)


@dataclass(frozen=True)
class Sheet:
    """The pictures of one state, side by side in the order of `SIZES`."""

    pictures: dict[str, Image.Image]

    def save(self, path: Path) -> None:
        width = sum(picture.width + GAP for picture in self.pictures.values())
        sheet = Image.new("RGB", (width, REDUCED), "white")
        at = 0
        for name in SIZES:
            sheet.paste(self.pictures[name], (at, 0))
            at += self.pictures[name].width + GAP
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.save(path, "WEBP", quality=QUALITY, method=6)

    @classmethod
    def load(cls, path: Path) -> Sheet:
        sheet, at, found = Image.open(path).convert("RGB"), 0, {}
        for name, (width, height) in SIZES.items():
            scale = REDUCED / max(width, height)
            size = round(width * scale), round(height * scale)
            found[name] = sheet.crop((at, 0, at + size[0], size[1]))
            at += size[0] + GAP
        return cls(found)


def path_of(state: State) -> Path:
    return APPROVED / f"{state.name}.webp"


def differences(state: State, sheet: Sheet) -> dict[str, float]:
    """Return the share of changed squares by size, where it is too large."""
    old = Sheet.load(path_of(state)).pictures
    shares = {name: changed_share(old[name], new) for name, new in sheet.pictures.items()}
    return {name: share for name, share in shares.items() if share > MOST_CHANGED}


def approve(only: str) -> Callable[[Running], int]:
    def use(running: Running) -> int:
        for state in game_states():
            if only in state.name:
                Sheet(dict(pictures_of(running.browser, running.address, state))).save(path_of(state))
        return 0

    return use


def compare(only: str) -> Callable[[Running], int]:
    def use(running: Running) -> int:
        bad = 0
        for state in game_states():
            if only not in state.name:
                continue
            sheet = Sheet(dict(pictures_of(running.browser, running.address, state)))
            found = differences(state, sheet) if path_of(state).exists() else dict.fromkeys(SIZES, 1.0)
            for name, share in found.items():
                print(f"{state.name}, {name}: {share:.0%} of the picture is other", flush=True)
            if found:
                bad += 1
                sheet.save(ARTEFACTS / "approved" / f"{state.name}.webp")
        print(f"{bad} states differ")
        return 1 if bad else 0

    return use


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--approve", action="store_true", help="keep the pictures as they are now")
    parser.add_argument("--only", default="", metavar="WORD")
    options = parser.parse_args()
    return running((approve if options.approve else compare)(options.only))


if __name__ == "__main__":
    sys.exit(main())
