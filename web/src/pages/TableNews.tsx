/** Recent events of a table, newest first; those already seen are dimmed. */

import { seen } from "../store/deviceStorage";
import { boardOf } from "../store/savedBoards";
import { formatterFor, translate } from "../store/translations";
import { signed } from "../store/turnLog";
import { SeatShape } from "../ui/SeatShape";
import { namesAt } from "../ui/seatName";
import type { TableEntry } from "../wire";
import "./TableNews.css";

export function TableNews({ table, most }: { table: TableEntry; most: number }) {
  const names = namesAt(table);
  const format = formatterFor(table.game, names);
  const lines = (boardOf(table)?.log ?? []).filter((line) => line.seat >= 0).sort((a, b) => b.at - a.at);
  if (!format || !lines.length) return null;
  return (
    <ul class="table-news t12">
      {lines.slice(0, most).map((line) => (
        <li key={`${line.turn}/${line.seat}`} class={line.at > (seen.value[table.table] ?? 0) ? "" : "muted"}>
          <SeatShape seat={line.seat} state={table.seats[line.seat]} size={12} />
          <span class="unseen">{names[line.seat]}:</span>
          <span class="cut">{format(line.words, !!table.seats[line.seat]?.mine)}</span>
          <strong>{signed(line.gain)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Which round it is there, and which turn of it. */
export function roundOf(table: TableEntry): string {
  const { round, number: turn } = boardOf(table)?.log?.findLast((line) => line.seat < 0) ?? {};
  return round ? translate(turn ? "round-turn" : "round-number", { round, turn: turn ?? 0 }) : "";
}
