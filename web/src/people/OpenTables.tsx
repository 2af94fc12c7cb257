/** Tables that anybody may sit down at, and the way to a quick match. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { TableStamp } from "../parts/Picture";
import { SeatShape } from "../parts/SeatShape";
import { seatName } from "../parts/seatName";
import { go } from "../route";
import { language, myName } from "../store/kept";
import { findOpenTables, openTables, sitDown } from "../store/meeting";
import { ago, say } from "../store/words";
import type { OpenTable } from "../wire";
import { QuickMatch } from "./QuickMatch";
import "./people.css";

/** Milliseconds after which the list is asked for again. */
const AGAIN = 15_000;
const SHOWN = 4;

export function OpenTables() {
  const quick = useSignal(false);
  const problem = useSignal("");
  useEffect(() => {
    const look = () => void (document.hidden || findOpenTables().catch(() => {}));
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [language.value]);
  const sit = async (table: OpenTable) => {
    problem.value = "";
    try {
      await sitDown(table.table, myName.value || say("guest"));
      go(`/t/${table.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
      void findOpenTables().catch(() => {});
    }
  };
  return (
    <section class="panel open-tables" aria-label={say("open-tables")}>
      <div class="line">
        <h2 class="serif t20 grow">{say("open-tables")}</h2>
        <button type="button" class="button" onClick={() => (quick.value = true)}>
          <Icon name="user" size={18} />
          {say("quick-match")}
        </button>
      </div>
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
      {openTables.value.length ? (
        <ul class="open-list">
          {openTables.value.slice(0, SHOWN).map((table) => (
            <OpenLine key={table.table} table={table} sit={() => void sit(table)} />
          ))}
        </ul>
      ) : (
        <p class="muted none-yet">{say("no-open-tables")}</p>
      )}
      <a class="quiet to-code" href="/join">
        {say("enter-code")}
      </a>
      {quick.value && <QuickMatch close={() => (quick.value = false)} />}
    </section>
  );
}

function OpenLine({ table, sit }: { table: OpenTable; sit: () => void }) {
  const free = table.seats.filter((seat) => seat.kind === "person" && !seat.taken).length;
  const facts = [say("free-seats", { count: free }), say(`pace-${table.pace ?? 0}`), table.language.toUpperCase()];
  return (
    <li>
      <TableStamp table={table} />
      <div class="grow open-words">
        <span class="line">
          <strong>{table.title}</strong>
          <span class="t12 muted">{ago(table.created)}</span>
        </span>
        <span class="t12 who">
          {table.seats.map((seat, i) =>
            seat.kind === "bot" || seat.taken ? (
              <span key={i} class="seat-name">
                <SeatShape seat={i} size={12} />
                {seatName(seat, i, table.seats)}
              </span>
            ) : null,
          )}
        </span>
        <span class="t12 muted">{facts.join(" · ")}</span>
      </div>
      <button type="button" class="button" onClick={sit} aria-label={`${say("sit-down")}: ${table.title}`}>
        {say("sit-down")}
      </button>
    </li>
  );
}
