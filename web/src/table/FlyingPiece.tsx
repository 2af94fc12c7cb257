/** Animates a piece that was moved by two clicks: a copy flies, the piece itself is already in place. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../store/table";
import { isStill } from "../ui/media";

const TIME = 180;

const find = (node: string) => document.querySelector<HTMLElement>(`.tray [data-node="${CSS.escape(node)}"]`);

export function FlyingPiece({ table }: { table: LiveTable }) {
  const start = useRef<DOMRect | null>(null);
  const carried = table.carried.value;
  useLayoutEffect(() => {
    start.current = (carried && find(carried.from)?.getBoundingClientRect()) ?? null;
  }, [carried]);
  useEffect(() => {
    if (!carried || !start.current || table.pending.peek().length) return;
    const piece = find(carried.to);
    if (piece && !isStill.peek()) fly(piece, start.current);
    table.carried.value = null;
  }, [table.version.value, table.pending.value.length]);
  return null;
}

/** It receives no clicks. */
function fly(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-node");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  Object.assign(copy.style, {
    ...{
      position: "fixed",
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
    },
    ...{ margin: "0", zIndex: "9", pointerEvents: "none" },
  });
  piece.parentElement!.append(copy);
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = copy.animate([{ transform: away }, { transform: "none" }], { duration: TIME, easing: "ease-out" });
  void flight.finished.finally(() => copy.remove());
}
