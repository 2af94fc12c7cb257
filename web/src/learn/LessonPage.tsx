/** A lesson at its own table. */
import { useEffect, useMemo } from "preact/hooks";
import { reading } from "../rules/reading";
import { aim } from "../store/aim";
import { language } from "../store/kept";
import { TableView } from "../table/TablePage";
import { LessonTable } from "./LessonTable";
import { useLitInSight } from "./lessonTab";
import { isPractice, markDone, markTried } from "./progress";
import { asking } from "./WhyPanel";

export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const table = useMemo(() => new LessonTable(game, lesson), [game, lesson]);
  useEffect(
    () => () => {
      aim.value = null;
      reading.value = null;
      asking.value = false;
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
  return <TableView table={table} />;
}
