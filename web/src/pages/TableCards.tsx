/** Tables that go on, each with its board large enough to see what happened there. */
import { Icon } from "../parts/Icon";
import { TableStamp } from "../parts/Picture";
import { SeatShape } from "../parts/SeatShape";
import { namesAt } from "../parts/seatName";
import { ago, say } from "../store/words";
import type { TableEntry } from "../wire";
import { happened } from "./TableList";
import { roundOf, TableNews } from "./TableNews";
import "./TableCards.css";

export function TableCards({ title, tables }: { title: string; tables: TableEntry[] }) {
  return (
    <section class="table-cards" aria-label={title}>
      <h2 class="serif t20">
        {title} <span class="chip">{tables.length}</span>
      </h2>
      {tables.map((table, i) => (
        <TableCard key={table.table} table={table} first={i === 0} />
      ))}
    </section>
  );
}

function TableCard({ table, first }: { table: TableEntry; first: boolean }) {
  const names = namesAt(table);
  return (
    <article class={table.waiting ? "panel table-card waits" : "panel table-card"}>
      <TableStamp table={table} />
      <div class="stack grow">
        <div class="line table-card-title">
          <h3 class="serif t20">{table.title}</h3>
          <span class="t12 muted">{roundOf(table)}</span>
        </div>
        <span class="t12 who">
          {table.seats.map((seat, i) => (
            <span key={i} class={table.busy?.includes(i) || seat.mine ? "seat-name strong" : "seat-name"}>
              <SeatShape seat={i} size={12} />
              {names[i]}
            </span>
          ))}
        </span>
        <div class="grow table-card-news">
          <TableNews table={table} most={3} />
          <p class="t12 muted">{happened(table)}</p>
        </div>
        <div class="line table-card-foot">
          <span class="t12 muted grow">
            {[table.waiting && say("your-turn"), ago(table.changed ?? 0)].filter(Boolean).join(" · ")}
          </span>
          <a class={table.waiting && first ? "button primary" : "button"} href={`/t/${table.table}`}>
            {table.waiting && <Icon name="play" size={16} />}
            {say(table.waiting ? "play" : "look-at-table")}
            <span class="unseen">{table.title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
