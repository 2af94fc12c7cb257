/** Opens and closes the rules beside the table. */
import { Icon } from "../parts/Icon";
import { useAround } from "../scene/context";
import { say } from "../store/words";
import { bookOf } from "./book";
import { reading, toggleRules } from "./reading";

export function RulesButton() {
  const { game } = useAround();
  if (!bookOf(game)) return null;
  return (
    <button type="button" class="button small" aria-pressed={!!reading.value} onClick={toggleRules}>
      <Icon name="book" size={16} />
      {say("rules")}
      <kbd class="key" aria-hidden="true">
        R
      </kbd>
    </button>
  );
}

export function BareRulesButton({ size }: { size: number }) {
  const { game } = useAround();
  if (!bookOf(game)) return null;
  return (
    <button
      type="button"
      class="bare-button"
      aria-label={say("rules")}
      aria-pressed={!!reading.value}
      onClick={toggleRules}
    >
      <Icon name="book" size={size} />
    </button>
  );
}
