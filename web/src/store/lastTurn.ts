/** What each seat did last: ringed on its board and described in one sentence, until its next action. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { LogLine } from "../scene";
import { lastOf } from "./turnLog";

export interface Last {
  line?: LogLine;
  /** Places of the spaces it got, in order. */
  places: number[];
}

const STEP = 350;

/** By seat. `again` shows how it was done, one space after the other. */
export function useLastTurns(log: LogLine[], seats: number): { last: Last[]; again: () => void } {
  const shown = useSignal<number | null>(null);
  const all = useMemo(
    () =>
      Array.from({ length: seats }, (_, seat): Last => {
        const { line, drawn } = lastOf(log, seat);
        return { line, places: drawn?.cells ?? [] };
      }),
    [log, seats],
  );
  const longest = Math.max(0, ...all.map(({ places }) => places.length));
  useSteps(shown, longest);
  const last = useMemo(
    () =>
      shown.value === null ? all : all.map(({ line, places }) => ({ line, places: places.slice(0, shown.value!) })),
    [all, shown.value],
  );
  return { last, again: () => (shown.value = 0) };
}

function useSteps(shown: Signal<number | null>, longest: number): void {
  useEffect(() => {
    if (shown.value === null) return;
    const timer = setTimeout(() => (shown.value = shown.value! >= longest ? null : shown.value! + 1), STEP);
    return () => clearTimeout(timer);
  }, [shown.value, longest]);
}
