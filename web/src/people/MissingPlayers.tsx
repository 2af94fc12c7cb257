/** Who is still to come, and who is over time: what those at the table can do about it. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { leftOf, running } from "../store/clock";
import { middleLevel } from "../store/quickPlay";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { mayReplace } from "../store/time";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import "./people.css";

/** Milliseconds after which a waiting player is offered a bot. */
const LONG = 60_000;

export function Waiting({ table }: { table: LiveTable }) {
  const me = table.view.value;
  if (me === null || table.turn.value.over) return null;
  return (
    <>
      <ForSomebody table={table} />
      <ForTheLate table={table} me={me} />
    </>
  );
}

/** Seats of an open table that somebody may take at any moment. */
export function openSeats(table: LiveTable): number[] {
  const { open, seats = [] } = table.state.value ?? {};
  return open ? seats.flatMap((seat, i) => (seat.kind === "person" && !seat.taken ? [i] : [])) : [];
}

/** The table waits until a player sits down who is to act. */
export function waitsForNobody(table: LiveTable): boolean {
  const { busy = [] } = table.turn.value;
  const seats = table.state.value?.seats ?? [];
  return busy.length > 0 && busy.every((seat) => seats[seat]?.kind === "person" && !seats[seat]?.taken);
}

/** Who is over time. */
export const lateSeats = (): number[] =>
  Object.keys(running.value.since)
    .map(Number)
    .filter((seat) => (leftOf(seat) ?? 0) < 0);

const waits = new WeakMap<LiveTable, Signal<boolean>>();

/** Whether a table has waited long by now, wherever that is asked. */
export function useLongWait(table: LiveTable): boolean {
  let long = waits.get(table);
  if (!long) waits.set(table, (long = signal(false)));
  const waiting = openSeats(table).length > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => (long.value = true), LONG);
    return () => clearTimeout(timer);
  }, [waiting]);
  return long.value;
}

/** At an open table: after a minute a bot is offered. */
function ForSomebody({ table }: { table: LiveTable }) {
  const long = useLongWait(table);
  const free = openSeats(table);
  if (!free.length) return null;
  return (
    <section class="panel stack g8 waiting" aria-label={translate("waiting-for-somebody")}>
      <h2 class="caption line">
        <i class="pulse" />
        {translate("waiting-for-somebody")}
      </h2>
      <p class="t12 muted">{translate("waiting-how")}</p>
      {long && (
        <button
          type="button"
          class="button"
          onClick={() => {
            for (const seat of free) table.substitute(seat, middleLevel());
          }}
        >
          <Icon name="bot" size={18} />
          {translate("bot-instead")}
        </button>
      )}
    </section>
  );
}

function ForTheLate({ table, me }: { table: LiveTable; me: number }) {
  const { names } = useTableInfo();
  const { pace } = running.value;
  return (
    <>
      {lateSeats().map((seat) => (
        <section class="panel stack g8 over-time" key={seat} aria-label={translate("clock-up")}>
          <p class="t12 line">
            <SeatShape seat={seat} size={14} />
            <span class="grow">
              {seat === me
                ? translate("over-time-you")
                : translate(mayReplace(leftOf(seat) ?? 0, pace) ? "over-time" : "over-time-soon", {
                    name: names[seat] ?? "",
                  })}
            </span>
          </p>
          {seat !== me && mayReplace(leftOf(seat) ?? 0, pace) && (
            <button type="button" class="button" onClick={() => table.substitute(seat, middleLevel())}>
              <Icon name="bot" size={18} />
              {translate("let-bot-play")}
            </button>
          )}
        </section>
      ))}
    </>
  );
}
