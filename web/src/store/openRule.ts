/** Whether the rules are open beside the table, and at which section. */
import { signal } from "@preact/signals";

export const reading = signal<{ at: string } | null>(null);

export function toggleRules(): void {
  reading.value = reading.peek() ? null : { at: "" };
}

/** Goes to a section or to a rule inside an opened book. */
export function showPlace(inside: ParentNode, at: string): void {
  const place =
    inside.querySelector(`[data-section="${CSS.escape(at)}"]`) ??
    inside.querySelector(`[data-rules~="${CSS.escape(at)}"]`);
  if (!place) return;
  const fold = place.closest("details");
  if (fold) fold.open = true;
  place.scrollIntoView({ block: "start" });
  for (const old of inside.querySelectorAll(".rule-here")) old.classList.remove("rule-here");
  place.classList.add("rule-here");
}
