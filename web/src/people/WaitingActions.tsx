/** Actions for a table that waits for another player: open it, remind them, let a bot play. */
import { useSignal } from "@preact/signals";
import { refreshTables } from "../store/api";
import { botInstead, remind } from "../store/lobby";
import { middleLevel } from "../store/quickPlay";
import { list, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { namesAt } from "../ui/seatName";
import type { ReminderResult, TableEntry } from "../wire";
import { GONE } from "./presence";
import { waitsFor } from "./tableStatus";

export function WaitingActions({ table }: { table: TableEntry }) {
  const answer = useSignal("");
  const late = table.late ?? [];
  const trying = (work: () => Promise<void>) => () =>
    void work().catch((problem: Error) => (answer.value = problem.message));
  const takeOver = trying(async () => {
    for (const seat of late) await botInstead(table.table, seat, middleLevel());
    await refreshTables();
  });
  const sendWord = trying(async () => {
    answer.value = reached(table, await remind(table.table));
  });
  return (
    <>
      <span class="t12 grow nudged" role="status">
        {answer.value}
      </span>
      {late.length ? (
        <NudgeButton table={table} icon="bot" words="let-bot-play" press={takeOver} />
      ) : isGone(table) && !answer.value ? (
        <NudgeButton table={table} icon="bell" words="remind" press={sendWord} />
      ) : (
        <a class="button" href={`/t/${table.table}`}>
          {translate("look-at-table")}
          <span class="unseen">{table.title}</span>
        </a>
      )}
    </>
  );
}

interface ButtonProps {
  table: TableEntry;
  icon: "bot" | "bell";
  words: string;
  press: () => void;
}

function NudgeButton({ table, icon, words, press }: ButtonProps) {
  return (
    <button type="button" class="button" onClick={press}>
      <Icon name={icon} size={16} />
      {translate(words)}
      <span class="unseen">{table.title}</span>
    </button>
  );
}

/** Whether the table has waited for an absent player for a while. */
function isGone(table: TableEntry): boolean {
  const absent = ({ seats }: TableEntry, seat: number) => seats[seat]?.taken && !seats[seat]?.online;
  return Date.now() / 1000 - (table.changed ?? 0) > GONE && waitsFor(table).some((seat) => absent(table, seat));
}

function reached(table: TableEntry, { told: reminded = [], silent = [] }: ReminderResult): string {
  const names = (seats: number[]) => list(seats.map((seat) => namesAt(table)[seat]!));
  const said = [
    reminded.length && translate("reminded", { names: names(reminded) }),
    silent.length && translate("reminded-silent", { names: names(silent) }),
  ].filter(Boolean);
  return said.length ? said.join(" ") : translate("reminded-before");
}
