/** A lesson at its own table. */
import { useEffect, useMemo } from "preact/hooks";
import { LessonTable } from "../learn/LessonTable";
import { language } from "../store/deviceStorage";
import { isPractice, markDone, markTried } from "../store/lessonProgress";
import { reading } from "../store/openRule";
import { translate } from "../store/translations";
import { useLitInSight } from "../table/useLessonTab";
import { TableView } from "./TablePage";

export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const table = useMemo(() => new LessonTable(game, lesson), [game, lesson]);
  useEffect(
    () => () => {
      reading.value = null;
      table.close();
    },
    [table],
  );
  useEffect(() => {
    if (table.scene.peek()) table.speak();
  }, [language.value]);
  useLitInSight(table.step);
  const over = !!table.step?.over;
  useEffect(() => {
    if (!over) return;
    if (isPractice(lesson)) markTried(game, lesson, !!table.step?.found);
    else markDone(game, lesson);
  }, [over]);
  if (table.notSaved.value) return <NotSaved />;
  return <TableView table={table} />;
}

/** Without a connection, and this lesson was never opened here. */
function NotSaved() {
  return (
    <main class="empty-page">
      <h1 class="serif t28">{translate("offline-title")}</h1>
      <p class="muted">{translate("lesson-not-saved")}</p>
      <a class="button primary" href="/learn">
        {translate("nav-learn")}
      </a>
    </main>
  );
}
