// Keeps the page on the device, so that it opens without a connection, and what was learned with: rules, lessons and
// practice positions. Nothing else of the API is kept.
// Shows what the server pushes while no page is open.
const KEPT = "farshore-1";
const PATIENCE = 1500;
const LEARNING = ["/api/rules/", "/api/lessons/", "/api/practice/"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname === "/metrics") return;
  if (pathname.startsWith("/api") && !LEARNING.some((folder) => pathname.startsWith(folder))) return;
  const key = mode === "navigate" ? "/" : event.request;
  event.respondWith(fromLineOrKept(event.request, key, pathname.startsWith("/assets/")));
});

async function fromLineOrKept(request, key, lasting) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(key, { ignoreVary: true });
  if (lasting && known) return known;
  const told = fetch(request).then(async (answer) => {
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  });
  // A line that is silent is as good as none: what is kept is shown, and the rest comes when it comes.
  const late = known && new Promise((give) => setTimeout(() => give(known), PATIENCE));
  return Promise.race([told, ...(late ? [late] : [])]).catch(() => known ?? Response.error());
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(show(told));
});

async function show({ title, url, tag, stop, open, end }) {
  const actions = [
    { action: "open", title: open },
    { action: "end", title: end },
  ];
  await self.registration.showNotification(title, { tag, icon: "/icon-192.png", data: { url, stop }, actions });
  await self.navigator.setAppBadge?.();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, stop } = event.notification.data;
  event.waitUntil(event.action === "end" ? endNotices(stop) : toTable(url));
});

async function toTable(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

// One press, and this device is told nothing more; pages that are open forget it too.
async function endNotices(stop) {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("notices-ended");
  if (!stop) return;
  const body = JSON.stringify({ stop });
  await fetch("/api/notices/stop", { method: "POST", headers: { "content-type": "application/json" }, body });
}
