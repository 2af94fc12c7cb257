/** Presence as text. */
import { ago, translate } from "../store/translations";
import type { SeatState } from "../wire";
import { presenceOf } from "./presence";

/** In words: "away, 3 minutes ago". */
export function presenceLabel(seat: SeatState): string {
  const presence = presenceOf(seat);
  if (!presence) return "";
  const since = presence === "away" || presence === "gone" ? seat.away : 0;
  return since
    ? translate("presence-since", { what: translate(`presence-${presence}`), when: ago(since) })
    : translate(`presence-${presence}`);
}
