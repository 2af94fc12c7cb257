/** Time that is left, as a clock shows it. */
import type { SeatState, TurnState } from "../wire";

export const timeLeft = (since: number, pace: number, now: number) => Math.round(since + pace - now);

/** The share of a turn's time, after it is up, until others may let a bot play. The server decides. */
const PATIENCE = 0.25;
export const mayReplace = (left: number, pace: number) => left < -pace * PATIENCE;

/** The key of a message for a time: minutes and seconds below an hour, otherwise whole hours or days. */
export function clockParts(left: number): { key: string; count: number } | string {
  if (left >= 2 * 86400) return { key: "clock-days", count: Math.floor(left / 86400) };
  if (left >= 3600) return { key: "clock-hours", count: Math.floor(left / 3600) };
  const seconds = Math.max(0, left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When the clock of each seat started. Bots have no clock, not even those that play for a player. */
export function waitedSince({ busy = [], since = [] }: TurnState, seats: SeatState[]): Record<number, number> {
  const clocks = busy.map((seat, n) => [seat, since[n] ?? 0] as const);
  return Object.fromEntries(clocks.filter(([seat, began]) => began && seats[seat]?.kind !== "bot"));
}
