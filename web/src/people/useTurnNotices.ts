/** Detects when it becomes my turn at this table, and notifies me in all ways I have allowed. */
import { useEffect, useRef } from "preact/hooks";
import { setAppBadge } from "../store/appBadge";
import { vibration } from "../store/preferences";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { announce, notify, sounds, tellThisDevice } from "./notify";
import { play } from "./sound";

/** Milliseconds. */
const VIBRATION = 30;

export function useTurnNotices(table: LiveTable, title: string, mine: boolean): void {
  const was = useRef<boolean | null>(null);
  useEffect(() => {
    if (!title) return;
    setAppBadge(mine ? 1 : 0);
    if (mine && was.current === false) {
      if (sounds.peek()) play("turn");
      if (vibration.peek()) navigator.vibrate?.(VIBRATION);
      void announce(translate("your-turn-in", { title }), table.id);
    }
    was.current = mine;
  }, [mine, title]);
  useEffect(() => {
    if (title) void tellThisDevice(table.id);
  }, [table.id, title, notify.value]);
}
