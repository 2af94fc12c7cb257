/** Files for a time without a line: on a first visit the service worker saw none of what came before it. */

/** The same name as in service.js. */
const KEPT = "farshore-1";

export async function cacheFiles(): Promise<void> {
  if (!("caches" in window) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const stored = await caches.open(KEPT);
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name);
    const ours = origin === location.origin && !pathname.startsWith("/api") && !pathname.startsWith("/socket");
    if (ours && !(await stored.match(name, { ignoreVary: true }))) await stored.add(name).catch(() => {});
  }
}
