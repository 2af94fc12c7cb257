/** The days on which the challenge of the day was finished: stored on the device, because tables are deleted after a time. */
import { effect } from "@preact/signals";
import { myTables } from "./api";
import { stored } from "./deviceStorage";

export const days = stored<string[]>("challenge-days", []);
const DAY = 86_400_000;
/** The longest streak that is shown. */
const MOST = 400;

export const isDay = (name: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(name ?? "");
const written = (time: number) => new Date(time).toISOString().slice(0, 10);

effect(() => {
  const played = (myTables.value ?? []).filter((table) => table.over && !table.past && isDay(table.challenge));
  const all = [...new Set([...days.peek(), ...played.map((table) => table.challenge!)])].sort().slice(-MOST);
  if (all.length !== days.peek().length) days.value = all;
});

/** The last days, oldest first, and whether I played on each. */
export function lastDays(count: number, now = Date.now()): { day: string; played: boolean }[] {
  return Array.from({ length: count }, (_, i) => written(now - (count - 1 - i) * DAY)).map((day) => ({
    day,
    played: days.value.includes(day),
  }));
}

/** Days in a row until today; until yesterday, while today is still to be played. */
export function streak(now = Date.now()): number {
  const first = days.value.includes(written(now)) ? 0 : 1;
  let count = 0;
  while (days.value.includes(written(now - (first + count) * DAY))) count += 1;
  return count;
}
