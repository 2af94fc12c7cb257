/** Whether the players of the seats are there. */
import type { SeatState } from "../wire";

export type Presence = "here" | "away" | "gone" | "free";

/** Seconds after which a player who is away counts as gone. */
export const GONE = 300;

/** Of a person's seat; a bot is always there and has none. */
export function presenceOf(seat: SeatState, now = Date.now() / 1000): Presence | null {
  if (seat.kind === "bot") return null;
  if (seat.online) return "here";
  if (!seat.taken) return "free";
  return seat.away && now - seat.away < GONE ? "away" : "gone";
}

/** What changed between two moments, of seats that are not mine: who came, who came back, who left. */
export function comings(before: SeatState[], now: SeatState[]): { seat: number; what: "joined" | "back" | "left" }[] {
  return now.flatMap((seat, i) => {
    const was = before[i];
    if (!was || seat.mine || seat.kind === "bot" || !!was.online === !!seat.online) return [];
    const what = !seat.online ? "left" : was.away ? "back" : "joined";
    return [{ seat: i, what }];
  });
}
