/** Several seats at one device: the one to act sits before it. Where hands are hidden, it is passed on behind a screen. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SeatShape } from "../parts/SeatShape";
import { gameOf } from "../store/api";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import "./hotseat.css";

export function useHotSeat(table: LiveTable): { passTo: number | null; take: () => void } {
  const passTo = useSignal<number | null>(null);
  const state = table.state.value;
  const view = table.view.value;
  const busy = table.turn.value.busy ?? [];
  const mine = state?.seats.flatMap((seat, i) => (seat.mine && seat.kind === "person" ? [i] : [])) ?? [];
  useEffect(() => {
    if (mine.length < 2 || view === null || busy.includes(view)) {
      passTo.value = null;
      return;
    }
    const after = [...mine.filter((seat) => seat > view), ...mine];
    const next = after.find((seat) => busy.includes(seat));
    if (next === undefined) return;
    if (gameOf(state!.game)?.hidden) passTo.value = next;
    else table.look(next);
  }, [table.version.value, view, busy.join()]);
  return {
    passTo: passTo.value,
    take: () => {
      table.look(passTo.value);
      passTo.value = null;
    },
  };
}

export function PassDevice({ name, seat, go }: { name: string; seat: number; go: () => void }) {
  return (
    <div class="pass-device" role="dialog" aria-modal="true" aria-label={say("pass-device", { name })}>
      <SeatShape seat={seat} size={96} />
      <h2 class="serif t28">{say("pass-device", { name: name || say("seat", { number: seat + 1 }) })}</h2>
      <p class="muted">{say("pass-device-why")}</p>
      <button type="button" class="button primary big" autofocus onClick={go} ref={(button) => button?.focus()}>
        {say("i-have-it")}
      </button>
    </div>
  );
}
