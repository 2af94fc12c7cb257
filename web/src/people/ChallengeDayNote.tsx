/** At the table of a day's challenge: which day's deal it is, and whether this attempt counts. */
import { day, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { TableState } from "../wire";

/** By the day at which the page was opened: a table of an earlier day that counts was begun in time. */
export function dailyText({ challenge = "", counted }: TableState, today = new Date().toISOString().slice(0, 10)) {
  const key = counted ? "daily-counts" : challenge === today ? "daily-again" : "daily-past";
  return translate(key, { day: day(challenge) });
}

export function ChallengeDayNote({ state }: { state: TableState }) {
  return (
    <p class="daily-note panel line g8 t12">
      <Icon name="calendar" size={16} />
      <span>{dailyText(state)}</span>
    </p>
  );
}
