/** Players who are missing or over time, and what the others can do about it. */
import { middleLevel } from "../store/quickPlay";
import { leftOf, running } from "../store/seatClocks";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { mayReplace } from "../store/time";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { isInviting } from "./InvitationTray";
import "./people.css";

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

/** Free seats of an open table. */
export function openSeats(table: LiveTable): number[] {
  const { open, seats = [] } = table.state.value ?? {};
  return open ? seats.flatMap((seat, i) => (seat.kind === "person" && !seat.taken ? [i] : [])) : [];
}

/** Who is over time. */
export const lateSeats = (): number[] =>
  Object.keys(running.value.since)
    .map(Number)
    .filter((seat) => (leftOf(seat) ?? 0) < 0);

/** At an open table, once I have begun: a bot is offered. */
function ForSomebody({ table }: { table: LiveTable }) {
  const free = openSeats(table);
  if (!free.length || isInviting(table)) return null;
  return (
    <section class="panel stack g8 waiting" aria-label={translate("waiting-for-somebody")}>
      <h2 class="caption line">
        <i class="pulse" />
        {translate("waiting-for-somebody")}
      </h2>
      <p class="t12 muted">{translate("waiting-how")}</p>
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
