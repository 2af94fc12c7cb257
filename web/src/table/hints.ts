/** Hints come in three steps: where to look, which action, why. A move of mine or Escape ends them. */
import { type Signal, signal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { LiveTable } from "../store/table";
import type { Told } from "../wire";

export interface HintState {
  offered: boolean;
  step: Signal<number>;
  told: Signal<Told | null>;
  /** The answer to the last step is still thought about. */
  thinking: Signal<boolean>;
  ask: () => Promise<void>;
  end: () => void;
}

/** The first place to look at may lie below what a phone shows. */
function show(node = ""): void {
  requestAnimationFrame(() =>
    document.querySelector(`[data-node="${CSS.escape(node)}"]`)?.scrollIntoView({ block: "nearest" }),
  );
}

export function useHints(table: LiveTable): HintState {
  const step = useMemo(() => signal(0), [table]);
  const told = useMemo(() => signal<Told | null>(null), [table]);
  const thinking = useMemo(() => signal(false), [table]);
  const ended = useMemo(() => ({ times: 0 }), [table]);
  const end = () => {
    ended.times += 1;
    step.value = 0;
    told.value = null;
  };
  const prompt = table.scene.value?.prompt;
  // Others may move while I read: only what changes my own decision ends the hint. At once, not after the next picture:
  // a hint that is asked for in between would be taken for one of before.
  useLayoutEffect(end, [prompt?.name, prompt?.detail, table.wishes.value.length > 0, table.view.value]);
  const seat = table.view.value;
  return {
    offered: !!table.state.value?.hints && seat !== null && !table.turn.value.over,
    step,
    told,
    end,
    thinking,
    ask: async () => {
      if (thinking.peek()) return;
      if (step.peek() === 3) return end();
      thinking.value = true;
      const next = (step.peek() + 1) as 1 | 2 | 3;
      const before = ended.times;
      const answer = await table.hint(next);
      thinking.value = false;
      if (ended.times !== before) return; // I have moved meanwhile: this is about what was
      if (!answer) return end();
      step.value = next;
      told.value = answer;
      show(answer.where?.[0]);
    },
  };
}
