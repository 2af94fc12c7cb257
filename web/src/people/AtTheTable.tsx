/** What is to be done about those who are still to come or late, and what happened while I was away. */
import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import { Invitations, openLinks } from "../table/Invitations";
import { News, newsAt } from "../table/News";
import { lateSeats, openSeats, useLongWait, Waiting } from "./Waiting";
import "./people.css";

export function AtTheTable({ table }: { table: LiveTable }) {
  return (
    <>
      <Waiting table={table} />
      <Invitations table={table} />
      <News table={table} />
    </>
  );
}

/** Where little room is: the same behind a button, in sight as long as there is something of it. */
export function AtTheTableButton({ table }: { table: LiveTable }) {
  const shown = useSignal(false);
  useLongWait(table);
  const calls = [openSeats(table), lateSeats(), openLinks(table), newsAt(table)].some((some) => some.length);
  if (!calls || table.view.value === null || table.turn.value.over) return null;
  const words = say("at-the-table");
  return (
    <>
      <button type="button" class="bare-button calls" aria-label={words} onClick={() => (shown.value = true)}>
        <Icon name="user" size={22} />
        <i class="pulse" />
      </button>
      {shown.value && (
        <Dialog title={words} close={() => (shown.value = false)}>
          <AtTheTable table={table} />
        </Dialog>
      )}
    </>
  );
}
