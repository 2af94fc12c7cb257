/** Whoever presses what cannot be used now, a resting die or a track, hears why, if the rules have a word on it. */
import { placeOf } from "../rules/book";
import type { LiveTable } from "../store/table";

const ANSWERS_ITSELF = "button, a, input, label, summary, .hit, .diagram";

export function wonder(pressed: EventTarget | null, table: LiveTable, game: string): void {
  const at = pressed as Element;
  const node = at.closest("[data-node]");
  if (!node || at.closest(ANSWERS_ITSELF)) return;
  void table.why(node.getAttribute("data-node") ?? "", (key) => !!placeOf(game, key));
}
