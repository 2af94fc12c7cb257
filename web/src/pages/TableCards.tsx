/** Running tables as cards, each with a board large enough to show the last turns. */

import { TableStamp } from "../board/GameThumbnail";
import { presenceOf } from "../people/presence";
import { presenceLabel } from "../people/presenceLabel";
import { RemoveTable } from "../people/RemoveTable";
import { waitingLabel } from "../people/tableStatus";
import { WaitingActions } from "../people/WaitingActions";
import { formatDuration, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { namesAt } from "../ui/seatName";
import type { SeatState, TableEntry } from "../wire";
import { roundOf, TableNews } from "./TableNews";
import "../people/people.css";
import "./TableCards.css";

interface Props {
  title: string;
  tables: TableEntry[];
  /** Said beside the title. */
  note?: string;
}

export function TableCards({ title, tables, note }: Props) {
  return (
    <section class="table-cards stack g10" aria-label={title}>
      <div class="line">
        <h2 class="serif t20 grow">
          {title} <span class="chip">{tables.length}</span>
        </h2>
        {note && <span class="t12 muted wide-only">{note}</span>}
      </div>
      {tables.map((table, i) => (
        <TableCard key={table.table} table={table} first={i === 0} />
      ))}
    </section>
  );
}

function TableCard({ table, first }: { table: TableEntry; first: boolean }) {
  const names = namesAt(table);
  const address = `/t/${table.table}`;
  return (
    <article class={table.waiting ? "panel table-card waits" : "panel table-card"}>
      <TableStamp table={table} />
      <div class="stack grow">
        <div class="table-card-head">
          <div class="grow">
            <div class="line table-card-title">
              <h3 class="serif t20">
                <a href={address}>{table.title}</a>
              </h3>
              <span class="t12 muted">{roundOf(table)}</span>
            </div>
            <span class="t12 who">
              {table.seats.map((seat, i) => (
                <span key={i} class={table.busy?.includes(i) || seat.mine ? "seat-name strong" : "seat-name"}>
                  <SeatShape seat={i} state={seat} size={12} />
                  {names[i]}
                  <Presence seat={seat} />
                </span>
              ))}
            </span>
          </div>
          <p class="t12 whose-turn stack muted">
            <span>{table.waiting ? translate("your-turn") : waitingLabel(table)}</span>{" "}
            <span>{translate("for-so-long", { time: formatDuration(table.changed ?? 0) })}</span>
          </p>
        </div>
        <div class="grow table-card-news">
          <TableNews table={table} most={3} />
        </div>
        <div class="line table-card-foot">
          <RemoveTable table={table} />
          {table.waiting ? (
            <a class={first ? "button primary" : "button"} href={address}>
              <Icon name="play" size={16} />
              {translate("play")}
              <span class="unseen">{table.title}</span>
            </a>
          ) : (
            <WaitingActions table={table} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Whether another player is present. */
function Presence({ seat }: { seat: SeatState }) {
  const presence = !seat.mine && presenceOf(seat);
  if (!presence) return null;
  return (
    <span class={`presence ${presence}`} title={presenceLabel(seat)}>
      <span class="unseen">{presenceLabel(seat)}</span>
    </span>
  );
}
