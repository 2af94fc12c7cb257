/** Keys that work anywhere on a table: U, H, D, L, B, N, O, R, ?, Escape. Arrows and Enter belong to the board. */
import { useEffect } from "preact/hooks";
import { LessonTable } from "../learn/LessonTable";
import { awaitsMove } from "../learn/stepNeeds";
import { reading, toggleRules } from "../store/openRule";
import type { LiveTable } from "../store/table";
import type { HintState } from "./hints";

export function useKeys(
  table: LiveTable,
  hints: HintState,
  showKeys: () => void,
  leaf: (by: 1 | -1) => void,
  off: boolean,
): void {
  useEffect(() => {
    if (off) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).matches?.("input, select, textarea")) return;
      if (document.querySelector("dialog[open], .pass-device")) return; // keys do nothing beneath
      if (event.key === "o" || event.key === "O") {
        leaf(event.key === "o" ? 1 : -1);
        event.preventDefault();
        return;
      }
      const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      action(table, hints, showKeys);
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Everything that can be used now, in the order of the page. */
const USABLE = ".hit.usable, button.usable, .button[data-node]:not(.waiting)";

const KEYS: Record<string, (table: LiveTable, hints: HintState, showKeys: () => void) => void> = {
  u: (table) => table.undo(),
  h: (_, hints) => {
    if (hints.offered) void hints.ask();
  },
  d: (table) => {
    if (table instanceof LessonTable && table.step && !awaitsMove(table.step)) return table.next();
    const done = table.scene.peek()?.buttons?.find((button) => button.primary && button.do);
    if (done) table.press(done);
  },
  l: () => document.getElementById("log")?.focus(),
  b: () => document.querySelector<SVGElement>('.board [role="gridcell"][tabindex="0"]')?.focus(),
  n: () => {
    const all = [...document.querySelectorAll<HTMLElement>(USABLE)];
    all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
  },
  "?": (_, __, showKeys) => showKeys(),
  r: toggleRules,
  Escape: (table, hints) => {
    reading.value = null;
    table.picked.value = null;
    table.remark.value = null;
    hints.end();
  },
};
