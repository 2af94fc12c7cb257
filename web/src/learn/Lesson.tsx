/** A first game that explains one thing at a time: short steps beside a real table. */
import { Icon } from "../parts/Icon";
import { place } from "../route";
import { learned } from "../store/kept";
import type { LiveTable } from "../store/table";
import { canSay, say } from "../store/words";
import "./Lesson.css";

/** Words of the steps: `learn-GAME-1`, `learn-GAME-2`, …, or of any game: `learn-any-1`, … */
function stepKey(game: string, step: number): string {
  const own = `learn-${game.replaceAll("_", "-")}-`;
  return canSay(`${own}1`) ? `${own}${step}` : `learn-any-${step}`;
}

export function Lesson({ game, table }: { game: string; table: LiveTable }) {
  if (!place.value.query.has("learn") || table.view.value === null || table.turn.value.over) return null;
  const step = learned.value[game] ?? 1;
  const key = stepKey(game, step);
  if (!canSay(key)) return null;
  const last = !canSay(stepKey(game, step + 1));
  const to = (next: number) => (learned.value = { ...learned.value, [game]: next });
  return (
    <section class="lesson" aria-label={say("learn")}>
      <p class="grow">{say(key)}</p>
      <div class="line g4">
        {step > 1 && (
          <button type="button" class="button small square" aria-label={say("step-back")} onClick={() => to(step - 1)}>
            <Icon name="back" size={16} />
          </button>
        )}
        <button type="button" class="button small" onClick={() => to(step + 1)}>
          {say(last ? "lesson-done" : "lesson-next")}
        </button>
      </div>
    </section>
  );
}
