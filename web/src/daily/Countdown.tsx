/** The time until the next deal, second by second. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function Countdown({ seconds }: { seconds: number }) {
  const left = useSignal(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const show = () => (left.value = Math.max(0, Math.round((end - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return <strong role="timer">{clockText(left.value)}</strong>;
}

const two = (number: number) => String(number).padStart(2, "0");

/** Hours, minutes and seconds. */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
