/** Parts of the player's pages. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Refusal } from "../store/api";
import { translate } from "../store/translations";

interface BusyButtonProps {
  run: () => Promise<unknown>;
  children: ComponentChildren;
  kind?: string;
  problem: Signal<string>;
  /** The message if the browser did not finish what was asked of it. */
  unfinished?: string;
}

/** A button that is busy until its work is done, and shows why it failed. */
export function BusyButton({ run, children, kind = "", problem, unfinished = "offline-words" }: BusyButtonProps) {
  const busy = useSignal(false);
  const press = async () => {
    busy.value = true;
    problem.value = "";
    try {
      await run();
    } catch (error) {
      problem.value = error instanceof Refusal ? error.message : translate(unfinished);
    }
    busy.value = false;
  };
  return (
    <button type="button" class={`button ${kind}`} disabled={busy.value} onClick={() => void press()}>
      {children}
    </button>
  );
}

export function Problem({ problem }: { problem: Signal<string> }) {
  return problem.value ? (
    <p class="banner bad" role="alert">
      {problem.value}
    </p>
  ) : null;
}

export function Field({ label, value, maxLength }: { label: string; value: Signal<string>; maxLength: number }) {
  return (
    <label>
      <span class="field-label">{translate(label)}</span>
      <input
        class="input"
        maxLength={maxLength}
        autocomplete="off"
        spellcheck={false}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}
