/** The tray of a lesson: the text of the step, the reason, and the button to the next step. */

import { go, place } from "../route";
import { RichText } from "../rules/RichText";
import type { Scene } from "../scene";
import { ActionButton } from "../scene/ActionButton";
import { gameOf } from "../store/api";
import { isPractice, lessonPath, nextLesson, practiceScore } from "../store/lessonProgress";
import { practicePath } from "../store/practicePositions";
import { playNow } from "../store/quickPlay";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { LessonState } from "../wire";
import type { LessonTable } from "./LessonTable";
import { awaitsMove, needsTray } from "./stepNeeds";
import "./LessonTray.css";

export function LessonLines({ table, step }: { table: LessonTable; step: LessonState }) {
  const remark = table.remark.value;
  const at = isPractice(step.id)
    ? !step.over && step.title // the answer takes its place: the header names the position as well
    : step.over
      ? translate("lesson-well-done")
      : translate("lesson-step", { step: step.step + 1, steps: step.steps });
  const what = step.over ? "" : translate(awaitsMove(step) ? "lesson-move" : "lesson-read");
  const offline = table.offline.value && translate("lesson-offline");
  return (
    <div class={step.over ? "tray-lines lesson-lines lesson-over" : "tray-lines lesson-lines"}>
      <p class={remark ? "lesson-caption t12 strong remark" : "lesson-caption t12 strong"} role="status">
        {remark ? remark.words : [offline, at, what].filter(Boolean).join(" · ")}
      </p>
      <h2 class="serif lesson-words">
        <RichText words={step.words} />
      </h2>
      {step.sense && (
        <p class="lesson-sense">
          <RichText words={step.sense} />
        </p>
      )}
      {!!step.answer?.length && <Answer step={step} />}
    </div>
  );
}

/** The best turn, action by action, and what it brings. */
function Answer({ step }: { step: LessonState }) {
  return (
    <>
      <ol class="lesson-answer wrap strong" aria-label={translate("practice-best")}>
        {step.answer!.map((action, i) => (
          <li key={i}>{action}</li>
        ))}
      </ol>
      <p class="lesson-sense">{step.why?.join(" · ")}</p>
    </>
  );
}

interface Props {
  table: LessonTable;
  step: LessonState;
  scene: Scene;
  game: string;
}

export function LessonButtons({ table, step, scene, game }: Props) {
  const { showsReason } = useTableInfo().view;
  if (step.over && isPractice(step.id)) return <AfterPractice table={table} step={step} game={game} />;
  if (step.over) return <AfterLesson game={game} lesson={step.id} />;
  const waits = awaitsMove(step);
  const own = needsTray(step, scene);
  const undo = waits && table.canUndo.value && step.wait !== "do";
  return (
    <div class="prompt-buttons lesson-buttons">
      {step.rule && (
        <button
          type="button"
          class="button tool"
          aria-expanded={showsReason.value}
          onClick={() => (showsReason.value = !showsReason.value)}
        >
          <Icon name="why" size={18} />
          <span>{translate("lesson-why")}</span>
        </button>
      )}
      {!!step.show?.length && !undo && (
        <button type="button" class="button tool" onClick={() => showMe(step)}>
          <Icon name="eye" size={18} />
          <span>{translate("lesson-show")}</span>
        </button>
      )}
      {undo && (
        <button type="button" class="button tool" aria-label={translate("undo")} onClick={() => table.undo()}>
          <Icon name="undo" size={18} />
          <span>{translate("undo")}</span>
        </button>
      )}
      {own && scene.buttons?.map((button) => <ActionButton key={button.id} button={button} main={button.primary} />)}
      {!(own && waits) && (
        <button
          type="button"
          class={waits ? "button main waiting" : "button main primary"}
          data-node="lesson-next"
          aria-disabled={waits}
          onClick={() => table.next()}
        >
          <span>
            {translate("lesson-next")}
            {waits && <span class="under">{translate("lesson-after-move")}</span>}
          </span>
        </button>
      )}
    </div>
  );
}

/** Scrolls to what is highlighted and animates it once. */
function showMe(step: LessonState): void {
  for (const id of step.show ?? [])
    for (const node of document.querySelectorAll<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)) {
      node.scrollIntoView({ block: "nearest", inline: "nearest" });
      node.focus({ preventScroll: true });
    }
  for (const light of document.querySelectorAll(".spotlight, .pointed")) {
    light.classList.remove("shown-again");
    light.getBoundingClientRect(); // restarts the animation
    light.classList.add("shown-again");
  }
}

function AfterLesson({ game, lesson }: { game: string; lesson: string }) {
  const next = nextLesson(gameOf(game), lesson) ?? nextLesson(gameOf(game));
  const isSolo = lesson.endsWith("-solo"); // it leads to a match of its kind
  const isMain = isSolo || !next;
  const play = (
    <button
      type="button"
      class={isMain ? "button main primary" : "button"}
      data-node="lesson-play"
      onClick={() => void playNow(game, isSolo)}
    >
      <span>{translate(isSolo ? "play-solo" : "play-now")}</span>
    </button>
  );
  return (
    <div class="prompt-buttons lesson-buttons">
      {!isMain && play}
      {next && (
        <button
          type="button"
          class={isMain ? "button" : "button main primary"}
          onClick={() => go(lessonPath(game, next.id))}
        >
          <span>
            {translate("lesson-following")}
            <span class="under">{next.title}</span>
          </span>
        </button>
      )}
      {isMain && play}
    </div>
  );
}

function AfterPractice({ table, game, step }: Omit<Props, "scene">) {
  return (
    <div class="prompt-buttons lesson-buttons">
      {!step.found && (
        <button type="button" class="button" onClick={() => table.again()}>
          <span>{translate("practice-again")}</span>
        </button>
      )}
      <button
        type="button"
        class="button main primary"
        onClick={() => go(practicePath(gameOf(game), place.value.query.get("theme") ?? "", step.id))}
      >
        <span>
          {translate("practice-next")}
          <span class="under">{translate("practice-score", practiceScore(gameOf(game)))}</span>
        </span>
      </button>
    </div>
  );
}
