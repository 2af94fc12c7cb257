/** Hints come in three steps: where to look, which action, why. A move or Escape ends them. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { LiveTable } from "../store/table";
import type { Told } from "../wire";

export interface HintState {
  offered: boolean;
  step: Signal<number>;
  told: Signal<Told | null>;
  ask: () => Promise<void>;
  end: () => void;
}

export function useHints(table: LiveTable): HintState {
  const step = useMemo(() => signal(0), [table]);
  const told = useMemo(() => signal<Told | null>(null), [table]);
  const end = () => {
    step.value = 0;
    told.value = null;
  };
  useEffect(end, [table.version.value]);
  const seat = table.view.value;
  return {
    offered: !!table.state.value?.hints && seat !== null && !table.turn.value.over,
    step,
    told,
    end,
    ask: async () => {
      const next = (step.value % 3) + 1;
      step.value = next;
      told.value = await table.hint(next as 1 | 2 | 3);
    },
  };
}
