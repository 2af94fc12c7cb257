/** Presence, said. */
import { ago, say } from "../store/words";
import type { SeatState } from "../wire";
import { presenceOf } from "./presence";

/** In words: "away, 3 minutes ago". */
export function presenceWords(seat: SeatState): string {
  const presence = presenceOf(seat);
  if (!presence) return "";
  const since = presence === "away" || presence === "gone" ? seat.away : 0;
  return since
    ? say("presence-since", { what: say(`presence-${presence}`), when: ago(since) })
    : say(`presence-${presence}`);
}
