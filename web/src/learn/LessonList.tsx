/** The lessons of the game, which are done, and the way out. */

import { useEffect } from "preact/hooks";
import { gameOf } from "../store/api";
import { language } from "../store/deviceStorage";
import { isDone, lessonPath } from "../store/lessonProgress";
import { findSavedLessons, isSaved } from "../store/savedLessons";
import { unreachable } from "../store/serverStatus";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import "./LessonList.css";

export function LessonList({ game, now }: { game: string; now?: string }) {
  useEffect(() => void findSavedLessons(), [unreachable.value, language.value]);
  /** Without a connection only lessons that this device has kept can be opened. */
  const isMissing = (lesson: string) => unreachable.value && !isSaved(game, lesson);
  return (
    <ol class="lesson-list stack g2">
      {gameOf(game)?.lessons?.map((lesson, i) => (
        <li key={lesson.id} class={lesson.id === now ? "now" : isMissing(lesson.id) ? "missing" : ""}>
          <a href={lessonPath(game, lesson.id)} aria-current={lesson.id === now ? "step" : undefined}>
            <span
              class={
                isDone(game, lesson.id) ? "lesson-number center rigid strong done" : "lesson-number center rigid strong"
              }
            >
              {isDone(game, lesson.id) ? <Icon name="check" size={14} /> : i + 1}
            </span>
            <span class="stack">
              <strong>{lesson.title}</strong>
              <span class="t12 muted">
                {isMissing(lesson.id)
                  ? translate("needs-connection")
                  : isDone(game, lesson.id)
                    ? translate("lesson-is-done")
                    : translate("minutes", { count: lesson.minutes })}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

export function LessonPanel({ game, now }: { game: string; now: string }) {
  return (
    <section class="panel lesson-panel" aria-label={translate("lessons")}>
      <div class="track-head">
        <h2 class="caption">{translate("lessons")}</h2>
        <span class="grow" />
        <a class="t12" href="/learn">
          {translate("lesson-leave")}
        </a>
      </div>
      <LessonList game={game} now={now} />
    </section>
  );
}
