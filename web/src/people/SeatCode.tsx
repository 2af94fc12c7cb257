/** A code that is short enough to be typed, where the camera does not help. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

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
