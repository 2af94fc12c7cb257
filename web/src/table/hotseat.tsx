/** Several seats on one device: it shows the seat to act. With hidden hands, a screen covers the table between turns. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { catalogue, gameOf } from "../store/api";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { SeatShape } from "../ui/SeatShape";
import "./hotseat.css";

export function useHotSeat(table: LiveTable): { passTo: number | null; take: () => void } {
  const passTo = useSignal<number | null>(null);
  /** The player who opens this page again may be another than the one who closed it. */
  const seen = useSignal(false);
  const state = table.state.value;
  const view = table.view.value;
  const busy = table.turn.value.busy ?? [];
  const mine = state?.seats.flatMap((seat, i) => (seat.mine && seat.kind === "person" ? [i] : [])) ?? [];
  const hidden = !!state && (gameOf(state.game)?.hidden ?? !catalogue.value);
  const first = !seen.value && hidden && mine.length > 1 ? (mine.find((seat) => busy.includes(seat)) ?? view) : null;
  useEffect(() => {
    if (mine.length < 2 || view === null || busy.includes(view)) {
      passTo.value = null;
      return;
    }
    const after = [...mine.filter((seat) => seat > view), ...mine];
    const next = after.find((seat) => busy.includes(seat));
    if (next === undefined) return;
    if (hidden) passTo.value = next;
    else table.look(next);
  }, [table.version.value, view, busy.join()]);
  return {
    passTo: first ?? passTo.value,
    take: () => {
      const next = first ?? passTo.value;
      if (next !== view) table.look(next);
      passTo.value = null;
      seen.value = true;
    },
  };
}

export function PassDevice({ name, seat, go }: { name: string; seat: number; go: () => void }) {
  const words = translate("pass-device", { name: name || translate("seat", { number: seat + 1 }) });
  return (
    <div class="pass-device stack justify" role="dialog" aria-modal="true" aria-label={words}>
      <SeatShape seat={seat} size={96} />
      <h2 class="serif t28">{words}</h2>
      <p class="muted">{translate("pass-device-why")}</p>
      <button type="button" class="button primary big" autofocus onClick={go} ref={(button) => button?.focus()}>
        {translate("i-have-it")}
      </button>
    </div>
  );
}
