/** Hints in three steps: where to look, which action, why. The next move or Escape ends them; if others change the decision, they restart. */
import { type Signal, signal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { LiveTable } from "../store/table";
import type { Explanation } from "../wire";

export interface HintState {
  offered: boolean;
  step: Signal<number>;
  hint: Signal<Explanation | null>;
  /** The answer to the last step is pending. */
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
  const hint = useMemo(() => signal<Explanation | null>(null), [table]);
  const thinking = useMemo(() => signal(false), [table]);
  const asked = useMemo(() => ({ about: 0, wanted: false }), [table]);
  /** Forgets the hint: the decision it was about is over. */
  const forget = () => {
    asked.about += 1;
    step.value = 0;
    hint.value = null;
  };
  const end = () => {
    asked.wanted = false;
    forget();
  };
  const prompt = table.scene.value?.prompt;
  // At once, not after the next render: a hint requested in between would count as an old one.
  useLayoutEffect(forget, [prompt?.name, prompt?.detail]);
  useLayoutEffect(end, [table.pending.value.length > 0, table.view.value]);
  const seat = table.view.value;
  return {
    offered: !!table.state.value?.hints && seat !== null && !table.turn.value.over,
    step,
    hint,
    end,
    thinking,
    ask: async () => {
      if (thinking.peek()) return;
      if (step.peek() === 3) return end();
      asked.wanted = thinking.value = true;
      let next: 1 | 2 | 3;
      let about: number;
      let answer: Explanation | null;
      do {
        next = (step.peek() + 1) as 1 | 2 | 3;
        about = asked.about;
        answer = await table.hint(next);
      } while (asked.wanted && asked.about !== about); // others moved: what I have to decide is another now
      thinking.value = false;
      if (!asked.wanted) return; // I moved myself, or want it no more
      if (!answer) return end();
      step.value = next;
      hint.value = answer;
      show(answer.where?.[0]);
    },
  };
}
