/** Whether the server is reachable, by the last requests of this page. */
import { signal } from "@preact/signals";

export const unreachable = signal(!navigator.onLine);

addEventListener("offline", () => (unreachable.value = true));
