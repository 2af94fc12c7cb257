/** A link to copy, or to share if the device can. */
import { type Signal, useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { Icon } from "./Icon";
import { SeatShape } from "./SeatShape";
import "./ShareLink.css";

/** `done`: it was shared or copied just now. */
export function useShare(address: string): { done: Signal<boolean>; share: () => Promise<void> } {
  const done = useSignal(false);
  const share = async () => {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
      else await navigator.clipboard.writeText(address);
      done.value = true;
      setTimeout(() => (done.value = false), 2000);
    } catch {
      // Closed without sharing: the address stays there to be copied by hand.
    }
  };
  return { done, share };
}

export function LinkLine({ address, seat, label }: { address: string; seat?: number; label?: string }) {
  const { done, share } = useShare(address);
  return (
    <div class="line link-line">
      {seat === undefined ? <Icon name={label ? "link" : "eye"} size={16} /> : <SeatShape seat={seat} size={14} />}
      <input
        class="grow"
        readOnly
        value={address}
        aria-label={
          label ?? (seat === undefined ? translate("link-watch") : translate("link-seat", { number: seat + 1 }))
        }
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button small" onClick={() => void share()}>
        <Icon name={done.value ? "check" : "link"} size={16} />
        {done.value ? translate("copied") : translate("copy-link")}
      </button>
    </div>
  );
}
