/** Chooses the page to show. The script of all pages but the first is loaded when the browser is idle. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LessonOffer } from "../learn/LessonOffer";
import { HomePage } from "../pages/HomePage";
import { place } from "../route";
import { player } from "../store/deviceStorage";
import { OFFLINE_CACHE } from "../store/offlineCache";
import { loadTranslations, translate, translationsAreLoaded } from "../store/translations";

type Others = typeof import("./laterPages");

const others = signal<Others | null>(null);
const missing = signal(false);
let asked: Promise<void> | undefined;

/** Without a connection it is requested again when it is needed again. */
function fetchOthers(): Promise<void> {
  asked ??= Promise.all([import("./laterPages"), loadTranslations("later")]).then(
    ([found]) => {
      others.value = found;
      found.keepPlayerInSync();
    },
    () => {
      missing.value = true;
      asked = undefined;
    },
  );
  return asked;
}

/** Milliseconds without requests after which the other pages are loaded, so that they open at once and offline. */
const QUIET = 3000;

function isQuiet(): boolean {
  const last = performance.getEntriesByType("resource").map((one) => (one as PerformanceResourceTiming).responseEnd);
  return performance.now() - Math.max(0, ...last) > QUIET;
}

/** Keep files for a time without a connection: on a first visit the service worker saw none of what came before it. */
async function cacheFiles(): Promise<void> {
  if (!("caches" in window) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const stored = await caches.open(OFFLINE_CACHE);
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name);
    const ours = origin === location.origin && !/^\/(api(?!\/(rules|lessons|practice)\/)|socket)/.test(pathname);
    if (ours && !(await stored.match(name, { ignoreVary: true }))) await stored.add(name).catch(() => {});
  }
}

export function App() {
  useFocusOnTitle(place.value.path);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isQuiet()) return;
      clearInterval(timer);
      void fetchOthers().then(cacheFiles);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  if (!translationsAreLoaded()) return null;
  return (
    <>
      <SkipButton />
      {place.value.path === "/" ? <HomePage>{player.value && <Notices />}</HomePage> : <Other />}
      <LessonOffer />
    </>
  );
}

/** The first thing that Tab reaches: over the header to the content of the page. */
function SkipButton() {
  const skip = () => {
    const content = document.querySelector("main");
    content?.setAttribute("tabindex", "-1");
    content?.focus();
  };
  return (
    <button type="button" class="unseen skip-link" onClick={skip}>
      {translate("skip-to-content")}
    </button>
  );
}

/** Players see on the first page who invites them. Guests do not load the script for it. */
function Notices() {
  const pages = others.value;
  if (!pages) void fetchOthers();
  return pages && <pages.InvitationNotices gap="16px" />;
}

function Other() {
  const pages = others.value;
  if (!pages) {
    if (missing.value) return <NotHere />;
    void fetchOthers();
    return null;
  }
  const [, first = "", second = "", third = ""] = place.value.path.split("/");
  switch (first) {
    case "new":
      return <pages.NewTablePage key={place.value.query.get("game")} />;
    case "tables":
      return <pages.TablesPage />;
    case "challenges":
      return <pages.ChallengesPage />;
    case "cup":
      return <pages.CupPage />;
    case "clubs":
      return <pages.ClubsPage />;
    case "club":
      return second === "join" ? <pages.JoinClubPage /> : <pages.ClubPage key={second} id={second} />;
    case "people":
      return <pages.PeoplePage />;
    case "tournaments":
      return <pages.TournamentsPage />;
    case "tournament":
      return <pages.TournamentPage key={second} id={second} />;
    case "learn":
      return third ? <pages.LessonPage key={`${second}/${third}`} game={second} lesson={third} /> : <pages.LearnPage />;
    case "rules":
      return <pages.RulesPage key={second} game={second} />;
    case "t":
      return <pages.TablePage key={second} id={second} />;
    case "replay":
      return <pages.ReplayPage key={second} id={second} />;
    case "review":
      return <pages.ReviewPage key={second} id={second} />;
    case "join":
      return <pages.JoinPage />;
    case "player":
      return second ? <pages.ProfilePage key={second} name={decodeURIComponent(second)} /> : <pages.PlayerPage />;
    case "leaderboard":
      return <pages.LeaderboardPage />;
    case "stop":
      return <pages.UnsubscribePage />;
    case "notices":
      return <pages.NoticesPage />;
    case "offline":
      return <pages.OfflinePage />;
    default:
      return <pages.NotFoundPage />;
  }
}

/** Its script could not be loaded: there is no connection, or the server was updated after this page was opened. */
function NotHere() {
  return (
    <main class="empty-page">
      <h1 class="serif t28">{translate("offline-title")}</h1>
      <p class="muted">{translate("offline-words")}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {translate("try-again")}
      </button>
    </main>
  );
}

/** On another page the reading starts at its title, as soon as it has one. */
function useFocusOnTitle(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    const title = document.querySelector("h1");
    if (first.current === path || !title) return;
    first.current = path;
    title.setAttribute("tabindex", "-1");
    title.focus({ preventScroll: true });
  }, [path, others.value]);
}
