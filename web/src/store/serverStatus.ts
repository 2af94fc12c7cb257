/** Whether the server can be reached, as far as anybody on this page noticed. */
import { signal } from "@preact/signals";

export const unreachable = signal(!navigator.onLine);

addEventListener("offline", () => (unreachable.value = true));
