/** One sentence: what I may do now and how much is left. Under it or beside it the buttons. */

import { Icon } from "../parts/Icon";
import type { Scene } from "../scene";
import { ActionButton } from "../scene/ActionButton";
import { useAround } from "../scene/context";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import type { Told } from "../wire";
import type { HintState } from "./hints";
import "./Prompt.css";

export function PromptWords({ scene, hint }: { scene: Scene; hint: Told | null }) {
  const { tell } = useAround();
  if (hint)
    return (
      <div class="prompt-words">
        <p class="serif prompt-title hint-title">{hint.title}</p>
        {!!hint.lines?.length && (
          <ul class="t12 muted hint-why">
            {hint.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    );
  return (
    <div class="prompt-words">
      <h2 class="serif prompt-title">{tell(scene.prompt.name)}</h2>
      {scene.prompt.detail && <p class="t12 muted">{tell(scene.prompt.detail)}</p>}
    </div>
  );
}

interface Props {
  scene: Scene;
  table: LiveTable;
  hints: HintState;
  big?: boolean;
}

/** What the hint button offers next: where to look, which move, why, and enough. */
const HINT_STEPS = ["hint", "hint-which", "hint-why", "hint-end"];

/** Undo and hint are the table's; the rest is the game's. The main one stands last, under the thumb. */
export function PromptButtons({ scene, table, hints, big = false }: Props) {
  const buttons = [...(scene.buttons ?? [])].sort((a, b) => Number(a.primary ?? false) - Number(b.primary ?? false));
  const size = big ? "button big" : "button";
  const many = big && buttons.length > 1;
  const next = hints.thinking.value ? say("fetching") : say(HINT_STEPS[hints.step.value]!);
  const asking = hints.step.value || hints.thinking.value ? `${say("hint")}: ${next}` : say("hint");

  return (
    <div class="prompt-buttons">
      <button
        type="button"
        class={many ? `${size} square` : size}
        aria-label={say("undo")}
        disabled={!table.canUndo.value && !table.picked.value}
        onClick={() => table.undo()}
      >
        <Icon name="undo" size={18} />
        {!many && <span>{say("undo")}</span>}
        <kbd class="key wide-only" aria-hidden="true">
          U
        </kbd>
      </button>
      {hints.offered && (
        <button
          type="button"
          class={many ? `${size} square` : size}
          aria-label={asking}
          aria-busy={hints.thinking.value}
          onClick={() => void hints.ask()}
        >
          <Icon name="hint" size={18} />
          {!many && <span>{next}</span>}
          <kbd class="key wide-only" aria-hidden="true">
            H
          </kbd>
        </button>
      )}
      {buttons.map((button) => (
        <ActionButton
          key={button.id}
          button={button}
          hotkey={button.primary ? "D" : undefined}
          big={button.primary || big}
        />
      ))}
    </div>
  );
}
