/** Which page is shown. */
import { useEffect, useRef } from "preact/hooks";
import { LessonOffer } from "./learn/LessonOffer";
import { LessonPage } from "./learn/LessonPage";
import { ChallengesPage } from "./pages/ChallengesPage";
import { HomePage } from "./pages/HomePage";
import { LearnPage } from "./pages/LearnPage";
import { NewTablePage } from "./pages/NewTablePage";
import { NotFoundPage } from "./pages/NotFoundPage";
import { OfflinePage } from "./pages/OfflinePage";
import { ReplayPage } from "./pages/ReplayPage";
import { TablesPage } from "./pages/TablesPage";
import { place } from "./route";
import { RulesPage } from "./rules/RulesPage";
import { haveWords } from "./store/words";
import { TablePage } from "./table/TablePage";

export function App() {
  useFocusOnTitle(place.value.path);
  if (!haveWords()) return null;
  return (
    <>
      <Shown />
      <LessonOffer />
    </>
  );
}

function Shown() {
  const [, first = "", second = "", third = ""] = place.value.path.split("/");
  switch (first) {
    case "":
      return <HomePage />;
    case "new":
      return <NewTablePage key={place.value.query.get("game")} />;
    case "tables":
      return <TablesPage />;
    case "challenges":
      return <ChallengesPage />;
    case "learn":
      return third ? <LessonPage key={`${second}/${third}`} game={second} lesson={third} /> : <LearnPage />;
    case "rules":
      return <RulesPage key={second} game={second} />;
    case "t":
      return <TablePage key={second} id={second} />;
    case "replay":
      return <ReplayPage key={second} id={second} />;
    case "offline":
      return <OfflinePage />;
    default:
      return <NotFoundPage />;
  }
}

/** On another page the reading starts at its title. */
function useFocusOnTitle(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = path;
    const title = document.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
  }, [path]);
}
