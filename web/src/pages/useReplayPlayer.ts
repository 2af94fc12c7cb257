/** Lets a replay run by itself, at several speeds. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TablePosition } from "../wire";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 700;

export interface Player {
  running: Signal<boolean>;
  speed: Signal<number>;
  toggle: () => void;
}

export function usePlayer(now: TablePosition | null, to: (event: number) => void): Player {
  const running = useSignal(false);
  const speed = useSignal(1);
  useEffect(() => {
    if (!running.value || !now) return;
    if (now.at >= now.last) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => to(now.at + 1), STEP / speed.value);
    return () => clearTimeout(timer);
  }, [running.value, speed.value, now]);
  const toggle = () => {
    if (!running.value && now && now.at >= now.last) to(0);
    running.value = !running.value;
  };
  return { running, speed, toggle };
}
