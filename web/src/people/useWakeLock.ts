/** Keeps the screen on while the player waits for others, if the browser can. */
import { useEffect } from "preact/hooks";

export function useWakeLock(waiting: boolean): void {
  useEffect(() => {
    if (!waiting || !("wakeLock" in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> | undefined;
    // The browser takes the lock back while the page is hidden.
    const request = () => {
      if (!document.hidden) lock = navigator.wakeLock.request("screen").catch(() => null);
    };
    request();
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      void lock?.then((held) => held?.release());
    };
  }, [waiting]);
}
