/** Links for the seats that are still open: to copy, to share, and one for spectators. */
import { useSignal } from "@preact/signals";
import { QrCode } from "../people/QrCode";
import { SeatCode } from "../people/SeatCode";
import { links } from "../store/deviceStorage";
import { codeOf } from "../store/lobby";
import { middleLevel } from "../store/quickPlay";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import type { SeatState } from "../wire";
import "./Invitations.css";

const isFree = (seat?: SeatState) => seat?.kind === "person" && !seat.taken;

/** Links that nobody has used yet. */
export const openLinks = (table: LiveTable) =>
  (links.value[table.id] ?? []).filter(({ seat }) => isFree(table.state.value?.seats[seat]));

export function Invitations({ table }: { table: LiveTable }) {
  const open = openLinks(table);
  if (!open.length || table.turn.value.over) return null;
  return (
    <section class="panel invitations" aria-label={translate("invite")}>
      <h2 class="caption">{translate("invite")}</h2>
      {open.map(({ seat, secret }) => {
        const address = `${location.origin}/t/${table.id}#${secret}`;
        return (
          <div key={seat} class="link-seat">
            <LinkLine address={address} seat={seat} />
            <div class="line">
              <CodeButton address={address} seat={seat} code={() => codeOf(table.id, secret)} />
              <button type="button" class="button small" onClick={() => table.substitute(seat, middleLevel())}>
                <Icon name="bot" size={16} />
                {translate("seat-bot-there")}
              </button>
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** The code of a link, large enough for another player's camera. */
function CodeButton({ address, seat, code }: { address: string; seat: number; code: () => Promise<string> }) {
  const shown = useSignal(false);
  const label = translate("code-for-seat", { number: seat + 1 });
  return (
    <>
      <button type="button" class="button small" aria-label={label} onClick={() => (shown.value = true)}>
        {translate("show-code")}
      </button>
      {shown.value && (
        <Dialog title={label} close={() => (shown.value = false)}>
          <figure class="qr-sheet">
            <QrCode text={address} label={label} />
            <figcaption>
              <SeatCode code={code} />
            </figcaption>
          </figure>
        </Dialog>
      )}
    </>
  );
}

export function LinkLine({ address, seat, label }: { address: string; seat?: number; label?: string }) {
  const copied = useSignal(false);
  const give = async () => {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
      else await navigator.clipboard.writeText(address);
      copied.value = true;
      setTimeout(() => (copied.value = false), 2000);
    } catch {
      // Closed without sharing: the address stays there to be copied by hand.
    }
  };
  return (
    <div class="line link-line">
      {seat === undefined ? <Icon name="eye" size={16} /> : <SeatShape seat={seat} size={14} />}
      <input
        class="grow"
        readOnly
        value={address}
        aria-label={
          label ?? (seat === undefined ? translate("link-watch") : translate("link-seat", { number: seat + 1 }))
        }
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button small" onClick={() => void give()}>
        <Icon name={copied.value ? "check" : "link"} size={16} />
        {copied.value ? translate("copied") : translate("copy-link")}
      </button>
    </div>
  );
}
