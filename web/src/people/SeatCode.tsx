/** The code of a seat: short enough to be typed, and large enough for another player's camera. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../ui/Dialog";
import { QrCode } from "./QrCode";

export function SeatCode({ code }: { code: () => Promise<string> }) {
  const shown = useSignal("");
  useEffect(
    () =>
      void code().then(
        (found) => (shown.value = found),
        () => {},
      ),
    [],
  );
  return <span class="typed-code">{shown.value}</span>;
}

interface SeatCodeDialogProps {
  address: string;
  label: string;
  code: () => Promise<string>;
  close: () => void;
}

export function SeatCodeDialog({ address, label, code, close }: SeatCodeDialogProps) {
  return (
    <Dialog title={label} close={close}>
      <figure class="qr-sheet">
        <QrCode text={address} label={label} />
        <figcaption>
          <SeatCode code={code} />
        </figcaption>
      </figure>
    </Dialog>
  );
}
