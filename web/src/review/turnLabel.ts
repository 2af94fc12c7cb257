/** The label of a turn, as in the log: "Round 3 · Turn 4: desert or water". */
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import type { TurnLabel } from "../wire";

export function turnLabelOf({ when: { round, name } }: { when: TurnLabel }, format: Format): string {
  return round ? `${translate("round-number", { round })} · ${format(name)}` : format(name);
}
