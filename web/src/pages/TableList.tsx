/** Tables as lines: their boards, who plays, what happened, what is to be done. */
import { TableStamp } from "../parts/Picture";
import { SeatShape } from "../parts/SeatShape";
import { namesAt } from "../parts/seatName";
import { ago, list, say } from "../store/words";
import type { TableEntry } from "../wire";
import { TableNews } from "./TableNews";
import "./TableList.css";

export function TableList({ tables }: { tables: TableEntry[] }) {
  if (!tables.length) return <p class="muted none-yet">{say("no-tables")}</p>;
  return (
    <ul class="table-list">
      {tables.map((table) => (
        <li key={table.table}>
          <TableStamp table={table} />
          <div class="table-who">
            <a href={`/t/${table.table}`} class="strong">
              {table.title}
            </a>
            <span class="t12 muted who">
              {table.seats.map((_, i) => (
                <span key={i} class="seat-name">
                  <SeatShape seat={i} size={12} />
                  {namesAt(table)[i]}
                </span>
              ))}
            </span>
          </div>
          <div class="t12 grow happened">
            {happened(table)}
            {!table.over && <TableNews table={table} most={1} />}
          </div>
          {table.waiting ? (
            <a class="button primary" href={`/t/${table.table}`}>
              {say("your-turn")}
            </a>
          ) : (
            <span class="t12 muted when">
              {table.over ? <a href={`/replay/${table.table}`}>{say("replay")}</a> : ago(table.changed ?? 0)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How it ended, or for whom it waits. */
export function happened(table: TableEntry): string {
  const names = namesAt(table);
  if (table.over) {
    const totals = table.totals ?? [];
    if (totals.length === 1) return say("result-solo", { points: totals[0]! });
    return totals.map((points, seat) => `${names[seat]} ${points}`).join(" · ");
  }
  const waits = (table.busy ?? []).filter((seat) => !table.seats[seat]?.mine).map((seat) => names[seat]!);
  return waits.length && !table.waiting ? say("waiting-for", { names: list(waits) }) : "";
}
