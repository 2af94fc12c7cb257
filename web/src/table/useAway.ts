/** While the page is hidden, moves of the others wait; afterwards they are shown within two seconds. */
import { useEffect } from "preact/hooks";
import type { LiveTable } from "../store/table";

export const RECAP_TIME = 2000;

export function useAway(table: LiveTable): void {
  useEffect(() => {
    let before = document.hidden ? table.log.peek() : null;
    const change = () => {
      if (document.hidden) {
        before = table.log.peek();
        table.others.hold();
        return;
      }
      table.others.release(RECAP_TIME);
      if (before) table.reportMissed(before);
      before = null;
    };
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, [table]);
}
