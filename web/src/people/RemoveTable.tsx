/** Takes a table out of my list: it is deleted if nobody else plays there, given up while others play, or archived. */
import { useSignal } from "@preact/signals";
import { refreshTables } from "../store/api";
import { archived, player } from "../store/deviceStorage";
import { leaveTable } from "../store/lobby";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { TableEntry } from "../wire";

type Way = "delete" | "give-up" | "archive";

function wayOf({ seats, over, challenge }: TableEntry): Way {
  if (challenge) return "archive"; // the first attempt counts
  if (seats.every((seat) => seat.mine || seat.kind === "bot" || !seat.taken)) return "delete";
  return over ? "archive" : "give-up";
}

export function RemoveTable({ table }: { table: TableEntry }) {
  const asked = useSignal(false);
  const problem = useSignal("");
  const way = wayOf(table);
  const remove = async () => {
    try {
      if (way !== "archive") await leaveTable(table.table);
      if (way !== "delete") archived.value = [...archived.peek(), table.table];
      asked.value = false;
      await refreshTables();
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <>
      <button type="button" class="button small square" onClick={() => (asked.value = true)}>
        <Icon name="close" size={16} />
        <span class="unseen">
          {translate("remove")} {table.title}
        </span>
      </button>
      {asked.value && (
        <Dialog title={translate("remove-title", { title: table.title })} close={() => (asked.value = false)}>
          <p>{translate(`remove-${way}`)}</p>
          {player.value && way === "delete" && !table.over && table.seats.length === 1 && (
            <p>{translate("remove-solo")}</p>
          )}
          {problem.value && (
            <p class="banner bad" role="alert">
              {problem.value}
            </p>
          )}
          <button type="button" class="button primary big" onClick={() => void remove()}>
            {translate(`do-${way}`)}
          </button>
        </Dialog>
      )}
    </>
  );
}
