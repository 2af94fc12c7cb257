// Keeps the page itself on the device, so that it opens without a line. Never keeps what the API says.
const KEPT = "farshore-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api") || pathname === "/metrics") return;
  const key = mode === "navigate" ? "/" : event.request;
  event.respondWith(fromLineOrKept(event.request, key, pathname.startsWith("/assets/")));
});

async function fromLineOrKept(request, key, lasting) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(key, { ignoreVary: true });
  if (lasting && known) return known;
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  } catch {
    return known ?? Response.error();
  }
}
