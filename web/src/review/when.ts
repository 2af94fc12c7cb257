/** When a turn was, as the log says it: "Round 3 · Turn 4: desert or water". */
import type { Tell } from "../store/speech";
import { say } from "../store/words";
import type { When } from "../wire";

export function whenOf({ when: { round, name } }: { when: When }, tell: Tell): string {
  return round ? `${say("round-number", { round })} · ${tell(name)}` : tell(name);
}
