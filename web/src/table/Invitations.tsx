/** Links for the seats that are still open: to copy, to share, and one for those who want to watch. */
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { SeatShape } from "../parts/SeatShape";
import { links } from "../store/kept";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import "./Invitations.css";

export function Invitations({ table }: { table: LiveTable }) {
  const open = (links.value[table.id] ?? []).filter(({ seat }) => !table.state.value?.seats[seat]?.taken);
  if (!open.length || table.turn.value.over) return null;
  return (
    <section class="panel invitations" aria-label={say("invite")}>
      <h2 class="caption">{say("invite")}</h2>
      {open.map(({ seat, secret }) => (
        <LinkLine key={seat} address={`${location.origin}/t/${table.id}#${secret}`} seat={seat} />
      ))}
    </section>
  );
}

export function LinkLine({ address, seat }: { address: string; seat?: number }) {
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
        aria-label={seat === undefined ? say("link-watch") : say("link-seat", { number: seat + 1 })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button small" onClick={() => void give()}>
        <Icon name={copied.value ? "check" : "link"} size={16} />
        {copied.value ? say("copied") : say("copy-link")}
      </button>
    </div>
  );
}
