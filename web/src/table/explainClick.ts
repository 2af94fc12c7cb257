/** Whoever presses what cannot be used now, a resting die or a track, hears why, if the rules have a word on it. */
import { signal } from "@preact/signals";
import { placeOf } from "../store/rulebook";
import type { LiveTable } from "../store/table";

const ANSWERS_ITSELF = "button, a, input, label, summary, .hit, .diagram";

/** The lines of the tray are shown whole, however long they are: pressed once, and until they say something else. */
export const readWhole = signal(false);

export function explainClick(pressed: EventTarget | null, table: LiveTable, game: string): void {
  const at = pressed as Element;
  readWhole.value = !readWhole.value && !!at.closest(".tray-lines") && !at.closest(ANSWERS_ITSELF);
  const node = at.closest("[data-node]");
  if (!node || at.closest(ANSWERS_ITSELF)) return;
  void table.why(node.getAttribute("data-node") ?? "", (key) => !!placeOf(game, key));
}
