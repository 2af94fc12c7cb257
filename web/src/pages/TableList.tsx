/** Tables as lines: boards, players, last events, and what to do next. */
import { TableStamp } from "../board/GameThumbnail";
import { RemoveTable } from "../people/RemoveTable";
import { ending, myPoints, pointsOfAll, waitingLabel } from "../people/tableStatus";
import { ago, list, nearDay, translate } from "../store/translations";
import { SeatShape } from "../ui/SeatShape";
import { namesAt } from "../ui/seatName";
import type { TableEntry } from "../wire";
import { TableNews } from "./TableNews";
import "./TableList.css";

export function TableList({ tables }: { tables: TableEntry[] }) {
  if (!tables.length) return <p class="muted none-yet">{translate("no-tables")}</p>;
  return (
    <ul class="table-list">
      {tables.map((table, i) =>
        table.over ? (
          <FinishedLine key={table.table} table={table} />
        ) : (
          <GoingLine key={table.table} table={table} first={i === 0} />
        ),
      )}
    </ul>
  );
}

function GoingLine({ table, first }: { table: TableEntry; first: boolean }) {
  const address = `/t/${table.table}`;
  return (
    <li>
      <TableStamp table={table} />
      <div class="table-who stack">
        <a href={address} class="strong">
          {table.title}
        </a>
        <span class="t12 muted who">
          {table.seats.map((seat, i) => (
            <span key={i} class="seat-name">
              <SeatShape seat={i} state={seat} size={12} />
              {namesAt(table)[i]}
            </span>
          ))}
        </span>
      </div>
      <div class="t12 grow happened">
        {!table.waiting && waitingLabel(table)}
        <TableNews table={table} most={1} />
      </div>
      {table.waiting ? (
        <a class={first ? "button primary" : "button"} href={address}>
          {translate("your-turn")}
          <span class="unseen">{table.title}</span>
        </a>
      ) : (
        <span class="t12 muted when nowrap">{ago(table.changed ?? 0)}</span>
      )}
    </li>
  );
}

function FinishedLine({ table }: { table: TableEntry }) {
  const others = table.seats.flatMap((seat, i) => (seat.mine ? [] : [namesAt(table)[i]!]));
  const when = nearDay(table.changed ?? 0);
  const points = myPoints(table);
  const names = list(others);
  return (
    <li class="finished">
      <TableStamp table={table} />
      <div class="table-who stack">
        <a href={`/t/${table.table}`} class="strong">
          {table.title}
        </a>
        <span class="t12 muted">{others.length ? `${when}, ${translate("with", { names })}` : when}</span>
      </div>
      <div class="grow happened">
        {ending(table)}
        <span class="t12 muted">{pointsOfAll(table)}</span>
      </div>
      {points !== undefined && (
        <strong class="serif t20 my-points">
          <span aria-hidden="true">{points}</span>
          <span class="unseen">{translate("result-solo", { points })}</span>
        </strong>
      )}
      <div class="line finished-links">
        {["review", "replay"].map((page) => (
          <a key={page} class="button small" href={`/${page}/${table.table}`}>
            {translate(page === "review" ? "review-tab" : "replay")}
            <span class="unseen">{table.title}</span>
          </a>
        ))}
        <RemoveTable table={table} />
      </div>
    </li>
  );
}
