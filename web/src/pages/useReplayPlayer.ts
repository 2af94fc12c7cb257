/** Plays a replay automatically, at several speeds. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TablePosition } from "../wire";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 700;
/** Milliseconds that a whole match takes at most, at the usual speed. */
const WHOLE_MATCH = 90_000;

export interface Player {
  running: Signal<boolean>;
  speed: Signal<number>;
  toggle: () => void;
}

export function usePlayer(now: TablePosition | null, first: number, to: (event: number) => void): Player {
  const running = useSignal(false);
  const speed = useSignal(1);
  /** The position that comes next, and when. */
  const due = useRef<{ at: number; time: number } | null>(null);
  useEffect(() => void (due.current = null), [running.value, speed.value]);
  useEffect(() => {
    if (!running.value || !now) return;
    if (now.at >= now.last) {
      running.value = false;
      return;
    }
    // By the clock, not from answer to answer: over a slow connection positions are left out instead.
    const step = Math.min(STEP, WHOLE_MATCH / Math.max(1, now.last - first)) / speed.value;
    const wait = (due.current?.at === now.at ? due.current.time : performance.now()) + step - performance.now();
    const next = now.at + 1 + Math.floor(Math.max(0, -wait) / step);
    due.current = { at: next, time: performance.now() + Math.max(0, wait) };
    const timer = setTimeout(() => to(next), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [running.value, speed.value, now]);
  const toggle = () => {
    if (!running.value && now && now.at >= now.last) to(first);
    running.value = !running.value;
  };
  return { running, speed, toggle };
}
