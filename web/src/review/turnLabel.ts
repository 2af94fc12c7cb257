/** When a turn was, as the log says it: "Round 3 · Turn 4: desert or water". */
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { TurnLabel } from "../wire";

export function turnLabelOf({ when: { round, name } }: { when: TurnLabel }, format: Format): string {
  return round ? `${translate("round-number", { round })} · ${format(name)}` : format(name);
}
