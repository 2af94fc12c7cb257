/** A click on something that cannot be used now, a die or a track, asks why, if the rules explain it. */
import { placeOf } from "../store/rulebook";
import type { LiveTable } from "../store/table";
import type { TableInfo } from "../store/tableContext";

const ANSWERS_ITSELF = "button, a, input, label, summary, .hit, .diagram";

export function explainClick(pressed: EventTarget | null, table: LiveTable, { game, view }: TableInfo): void {
  const at = pressed as Element;
  // A click on the lines of the tray shows them in full, until they say something else.
  view.showsAllText.value = !view.showsAllText.value && !!at.closest(".tray-lines") && !at.closest(ANSWERS_ITSELF);
  const node = at.closest("[data-node]");
  if (!node || at.closest(ANSWERS_ITSELF)) return;
  void table.why(node.getAttribute("data-node") ?? "", (key) => !!placeOf(game, key));
}
