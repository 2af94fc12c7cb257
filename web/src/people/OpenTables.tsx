/** Tables that anybody may sit down at, and the way to a quick match. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { TableStamp } from "../board/GameThumbnail";
import { go } from "../route";
import { language, myName } from "../store/deviceStorage";
import { findOpenTables, openTables, sitDown } from "../store/lobby";
import { ago, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { seatName } from "../ui/seatName";
import type { OpenTable } from "../wire";
import { QuickMatch } from "./QuickMatch";
import "./people.css";

/** Milliseconds after which the list is asked for again. */
const AGAIN = 15_000;
const SHOWN = 4;

export function OpenTables() {
  const quick = useSignal(false);
  useEffect(() => {
    const look = () => void (document.hidden || findOpenTables().catch(() => {}));
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [language.value]);
  return (
    <section class="panel open-tables" aria-label={translate("open-tables")}>
      <div class="line">
        <h2 class="serif t20 grow">{translate("open-tables")}</h2>
        <button type="button" class="button" onClick={() => (quick.value = true)}>
          <Icon name="user" size={18} />
          {translate("quick-match")}
        </button>
      </div>
      {openTables.value.length ? (
        <OpenTableList tables={openTables.value.slice(0, SHOWN)} />
      ) : (
        <p class="muted none-yet">{translate("no-open-tables")}</p>
      )}
      <a class="quiet to-code" href="/join">
        {translate("enter-code")}
      </a>
      {quick.value && <QuickMatch close={() => (quick.value = false)} />}
    </section>
  );
}

/** Open tables with a button to sit down at each. */
export function OpenTableList({ tables }: { tables: OpenTable[] }) {
  const problem = useSignal("");
  const sit = async (table: OpenTable) => {
    problem.value = "";
    try {
      await sitDown(table.table, myName.value || translate("guest"));
      go(`/t/${table.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
      void findOpenTables().catch(() => {});
    }
  };
  return (
    <>
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
      <ul class="open-list">
        {tables.map((table) => (
          <OpenLine key={table.table} table={table} sit={() => void sit(table)} />
        ))}
      </ul>
    </>
  );
}

function OpenLine({ table, sit }: { table: OpenTable; sit: () => void }) {
  const free = table.seats.filter((seat) => seat.kind === "person" && !seat.taken).length;
  const facts = [
    translate("free-seats", { count: free }),
    translate(`pace-${table.pace ?? 0}`),
    table.language.toUpperCase(),
    ...(table.programs ? [translate("programs-allowed")] : []),
  ];
  return (
    <li>
      <TableStamp table={table} />
      <div class="grow open-words stack">
        <span class="line">
          <strong>{table.title}</strong>
          <span class="t12 muted">{ago(table.created)}</span>
        </span>
        <span class="t12 who">
          {table.seats.map((seat, i) =>
            seat.kind === "bot" || seat.taken ? (
              <span key={i} class="seat-name">
                <SeatShape seat={i} state={seat} size={12} />
                {seatName(seat, i, table.seats)}
              </span>
            ) : null,
          )}
        </span>
        <span class="t12 muted">{facts.join(" · ")}</span>
      </div>
      <button type="button" class="button" onClick={sit} aria-label={`${translate("sit-down")}: ${table.title}`}>
        {translate("sit-down")}
      </button>
    </li>
  );
}
