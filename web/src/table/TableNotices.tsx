/** Notices at the table: players who are missing or late, and what happened while I was away. */
import { useSignal } from "@preact/signals";
import { isInviting, openLinks } from "../people/InvitationTray";
import { lateSeats, Waiting } from "../people/MissingPlayers";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Invitations } from "./Invitations";
import { Recap, recapOf } from "./Recap";
import "../people/people.css";

export function TableNotices({ table }: { table: LiveTable }) {
  return (
    <>
      <Waiting table={table} />
      {!isInviting(table) && <Invitations table={table} />}
      <Recap table={table} />
    </>
  );
}

/** Where little room is: the same behind a button, in sight as long as there is something of it. */
export function TableNoticesButton({ table }: { table: LiveTable }) {
  const shown = useSignal(false);
  const calls = [lateSeats(), isInviting(table) ? [] : openLinks(table), recapOf(table)].some((some) => some.length);
  if (!calls || table.view.value === null || table.turn.value.over) return null;
  const words = translate("at-the-table");
  return (
    <>
      <button type="button" class="bare-button calls" aria-label={words} onClick={() => (shown.value = true)}>
        <Icon name="user" size={22} />
        <i class="pulse" />
      </button>
      {shown.value && (
        <Dialog title={words} close={() => (shown.value = false)}>
          <TableNotices table={table} />
        </Dialog>
      )}
    </>
  );
}
