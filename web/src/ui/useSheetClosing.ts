/** Hooks that close a sheet over the page: with Back, or on a phone by swiping it down. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { goBack, isOverlay, OVERLAY } from "../route";

/** Pixels that a finger moves down to close a sheet. */
const ENOUGH = 90;

const open: { close: () => void }[] = [];
/** The entry of the history that Back takes away in place of the page. */
let hasEntry = false;

function addEntry(): void {
  if (hasEntry) return;
  history.pushState(OVERLAY, "");
  hasEntry = true;
}

/** After a moment: one sheet may open as another one closes. */
function dropEntry(): void {
  setTimeout(() => {
    if (open.length || !hasEntry) return;
    hasEntry = false;
    if (isOverlay()) goBack();
  });
}

addEventListener("popstate", () => {
  if (!hasEntry) return;
  hasEntry = false;
  open.at(-1)?.close();
});

/** Back closes the sheet first. */
export function useBack(close: () => void): void {
  useEffect(() => {
    const sheet = { close };
    open.push(sheet);
    addEntry();
    return () => {
      open.splice(open.indexOf(sheet), 1);
      if (open.length) addEntry();
      else dropEntry();
    };
  }, []);
}

/** Dragging the header of the sheet down moves the sheet, and closes it. */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    const grip = head.current!;
    let from: number | null = null;
    const move = (by: number) => (sheet.current!.style.transform = by > 0 ? `translateY(${by}px)` : "");
    const start = (event: TouchEvent) => (from = event.touches.length === 1 ? event.touches[0]!.clientY : null);
    const drag = (event: TouchEvent) => from !== null && move(event.touches[0]!.clientY - from);
    const end = (event: TouchEvent) => {
      const by = from === null ? 0 : event.changedTouches[0]!.clientY - from;
      from = null;
      move(0);
      if (by > ENOUGH) close();
    };
    grip.addEventListener("touchstart", start, { passive: true });
    grip.addEventListener("touchmove", drag, { passive: true });
    grip.addEventListener("touchend", end);
    return () => {
      grip.removeEventListener("touchstart", start);
      grip.removeEventListener("touchmove", drag);
      grip.removeEventListener("touchend", end);
    };
  }, []);
}
