/** A code that is short enough to be typed, where the camera does not help. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function TypedCode({ code }: { code: () => Promise<string> }) {
  const told = useSignal("");
  useEffect(
    () =>
      void code().then(
        (found) => (told.value = found),
        () => {},
      ),
    [],
  );
  return <span class="typed-code">{told.value}</span>;
}
