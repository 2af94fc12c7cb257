/** The browser's offer to install the page. It comes once, early, and is kept until a good moment. */
import { signal } from "@preact/signals";

export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installPrompt = signal<InstallPrompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt.value = event as InstallPrompt;
});
