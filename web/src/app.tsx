/** Which page is shown. The first one has what it needs; the script of the others is fetched when there is time. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LessonOffer } from "./learn/LessonOffer";
import { HomePage } from "./pages/HomePage";
import { place } from "./route";
import { haveWords } from "./store/words";

type Others = typeof import("./pages/others");

const others = signal<Others | null>(null);
let asked: Promise<void> | undefined;

/** Without a line it is asked for again when it is needed again. */
function fetchOthers(): void {
  asked ??= import("./pages/others").then(
    (found) => void (others.value = found),
    () => void (asked = undefined),
  );
}

/** So long after the first page is shown the others are fetched: they open at once then, and without a line. */
const QUIET = 4000;

export function App() {
  useFocusOnTitle(place.value.path);
  useEffect(() => {
    const timer = setTimeout(fetchOthers, QUIET);
    return () => clearTimeout(timer);
  }, []);
  if (!haveWords()) return null;
  return (
    <>
      {place.value.path === "/" ? <HomePage /> : <Other />}
      <LessonOffer />
    </>
  );
}

function Other() {
  const pages = others.value;
  if (!pages) {
    fetchOthers();
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
    case "learn":
      return third ? <pages.LessonPage key={`${second}/${third}`} game={second} lesson={third} /> : <pages.LearnPage />;
    case "rules":
      return <pages.RulesPage key={second} game={second} />;
    case "t":
      return <pages.TablePage key={second} id={second} />;
    case "replay":
      return <pages.ReplayPage key={second} id={second} />;
    case "stop":
      return <pages.StopPage />;
    case "offline":
      return <pages.OfflinePage />;
    default:
      return <pages.NotFoundPage />;
  }
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
