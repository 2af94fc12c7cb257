/** What a spent link shows: who sits there, a way to watch, and how the holder of the seat gets in. */
import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { seatName } from "../ui/seatName";
import type { Invitation } from "../wire";

export function TakenSeat({ found, watch }: { found: Invitation; watch: () => void }) {
  const asked = useSignal(false);
  const seat = found.seat ?? 0;
  const name = seatName(found.seats[seat]!, seat, found.seats);
  const title = translate("seat-of", { name });
  return (
    <Frame title={title}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title line">
          <SeatShape seat={seat} state={found.seats[seat]} size={28} />
          <span class="grow">{title}</span>
        </h1>
        <div class="panel stack g12">
          <p>{translate("link-spent", { title: found.title })}</p>
          <button type="button" class="button primary big" onClick={watch}>
            <Icon name="eye" size={18} />
            {translate("only-watch")}
          </button>
          <button type="button" class="button" aria-expanded={asked.value} onClick={() => (asked.value = true)}>
            <Icon name="user" size={18} />
            {translate("i-am", { name })}
          </button>
          {asked.value && <p role="status">{translate("own-means")}</p>}
        </div>
      </main>
    </Frame>
  );
}
