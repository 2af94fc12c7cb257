/** The lessons of the game, which are done, and the way out. */
import { Icon } from "../parts/Icon";
import { gameOf } from "../store/api";
import { say } from "../store/words";
import { isDone, lessonPath } from "./progress";
import "./LessonPanel.css";

export function LessonList({ game, now }: { game: string; now?: string }) {
  return (
    <ol class="lesson-list">
      {gameOf(game)?.lessons?.map((lesson, i) => (
        <li key={lesson.id} class={lesson.id === now ? "now" : ""}>
          <a href={lessonPath(game, lesson.id)} aria-current={lesson.id === now ? "step" : undefined}>
            <span class={isDone(game, lesson.id) ? "lesson-number done" : "lesson-number"}>
              {isDone(game, lesson.id) ? <Icon name="check" size={14} /> : i + 1}
            </span>
            <span class="stack">
              <strong>{lesson.title}</strong>
              <span class="t12 muted">
                {isDone(game, lesson.id) ? say("lesson-is-done") : say("minutes", { count: lesson.minutes })}
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
    <section class="panel" aria-label={say("lessons")}>
      <div class="track-head">
        <h2 class="caption">{say("lessons")}</h2>
        <span class="grow" />
        <a class="t12" href="/learn">
          {say("lesson-leave")}
        </a>
      </div>
      <LessonList game={game} now={now} />
    </section>
  );
}
