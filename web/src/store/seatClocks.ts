/** Clocks of a table with a pace: since when each seat is waited for, by the server's time. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveTable } from "./table";
import { timeLeft, waitedSince } from "./time";

interface Running {
  pace: number;
  /** By seat, in seconds since 1970. */
  since: Record<number, number>;
}

const NONE: Running = { pace: 0, since: {} };
export const running = signal<Running>(NONE);
const now = signal(0);
let skew = 0;

/** Sets the server's time, which may differ from ours. */
export function setClock(server: number): void {
  skew = server ? server - Date.now() / 1000 : 0;
  now.value = Date.now() / 1000 + skew;
}

/** Keeps the clocks of this table going. */
export function useClocks(table: LiveTable): void {
  const pace = table.state.value?.pace ?? 0;
  const since = waitedSince(table.turn.value, table.state.value?.seats ?? []);
  useEffect(() => {
    running.value = pace && Object.keys(since).length ? { pace, since } : NONE;
  }, [pace, JSON.stringify(since)]);
  useEffect(() => {
    if (!pace) return;
    const timer = setInterval(() => (now.value = Date.now() / 1000 + skew), 1000);
    return () => {
      clearInterval(timer);
      running.value = NONE;
    };
  }, [pace]);
}

/** Seconds that a seat has left, fewer than none when it is late; null: no clock runs for it. */
export function leftOf(seat: number): number | null {
  const { pace, since } = running.value;
  const began = since[seat];
  return began ? timeLeft(began, pace, now.value) : null;
}

export const hasClock = (seat: number) => seat in running.value.since;
