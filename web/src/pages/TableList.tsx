/** Tables as lines: their boards, who plays, what happened, what is to be done. */
import { TableStamp } from "../parts/Picture";
import { SeatShape } from "../parts/SeatShape";
import { seenNames } from "../parts/seatName";
import { seen } from "../store/kept";
import { ago, list, say } from "../store/words";
import type { TableEntry } from "../wire";
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
          <span class="t12 grow happened">{happened(table)}</span>
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

/** A seat that waits for somebody has no name yet. */
export const namesAt = ({ seats, over }: TableEntry) =>
  seenNames(seats, (seat) => !!seat.mine).map((name, i) =>
    !over && seats[i]!.kind === "person" && !seats[i]!.taken && !seats[i]!.name ? say("sits-free") : name,
  );

/** What happened, not when it started. */
export function happened(table: TableEntry): string {
  const names = namesAt(table);
  if (table.over) {
    const totals = table.totals ?? [];
    if (totals.length === 1) return say("result-solo", { points: totals[0]! });
    return totals.map((points, seat) => `${names[seat]} ${points}`).join(" · ");
  }
  const looked = seen.value[table.table];
  const news = looked ? table.version - looked : 0;
  const waits = (table.busy ?? []).filter((seat) => !table.seats[seat]?.mine).map((seat) => names[seat]!);
  const parts = [];
  if (news > 0) parts.push(say("moves-since", { count: news }));
  if (waits.length && !table.waiting) parts.push(say("waiting-for", { names: list(waits) }));
  return parts.join(" ");
}
