/** Dragging cards: a card is picked up as by a click, follows the pointer, and is played where it is dropped. */
import type { Pressable } from "../store/pendingMove";
import type { LiveTable } from "../store/table";
import type { ViewState } from "../store/tableContext";
import "./dragCard.css";

/** A shorter move is a click. */
const FAR = 8;

export function dragCard(event: PointerEvent, node: Pressable, table: LiveTable, hover: ViewState["hover"]): void {
  if (event.button !== 0 || !event.isPrimary || table.use(node) !== "pick") return;
  const card = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  let over = "";

  const follow = (move: PointerEvent) => {
    if (move.pointerId !== event.pointerId) return;
    const [x, y] = [move.clientX - start.x, move.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!ghost) {
      table.picked.value = node;
      ghost = lifted(card);
    }
    ghost.style.translate = `${x}px ${y}px`;
    over = targetAt(move, table);
    const action = over && table.action({ id: over });
    if ((hover.peek()?.id ?? "") !== over) hover.value = over ? { id: over, action } : null;
  };
  const end = (up: PointerEvent) => {
    if (up.pointerId !== event.pointerId) return;
    for (const [name, listener] of listeners) removeEventListener(name, listener);
    if (!ghost) return;
    ghost.remove();
    hover.value = null;
    swallowClick();
    if (up.type === "pointerup" && over) table.press({ id: over });
    else table.picked.value = null;
  };
  const listeners = [
    ["pointermove", follow],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener);
}

/** The card at the pointer; its place does not change. */
function lifted(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ["data-node", "aria-label", "id"]) ghost.removeAttribute(name);
  ghost.classList.add("carried");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  card.parentElement!.append(ghost);
  return ghost;
}

/** The place under the pointer that accepts the dragged card. */
function targetAt(at: PointerEvent, table: LiveTable): string {
  const under = document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-node]");
  const id = under?.getAttribute("data-node") ?? "";
  return id && table.use({ id }) === "target" ? id : "";
}

/** The end of a drag is not a click. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
