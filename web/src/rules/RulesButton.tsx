/** Opens and closes the rules beside the table. */

import { reading, toggleRules } from "../store/openRule";
import { bookOf } from "../store/rulebook";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";

export function RulesButton() {
  const { game } = useTableInfo();
  if (!bookOf(game)) return null;
  return (
    <button type="button" class="button small" aria-pressed={!!reading.value} onClick={toggleRules}>
      <Icon name="book" size={16} />
      {translate("rules")}
      <kbd class="key" aria-hidden="true">
        R
      </kbd>
    </button>
  );
}

export function BareRulesButton({ size }: { size: number }) {
  const { game } = useTableInfo();
  if (!bookOf(game)) return null;
  return (
    <button
      type="button"
      class="bare-button"
      aria-label={translate("rules")}
      aria-pressed={!!reading.value}
      onClick={toggleRules}
    >
      <Icon name="book" size={size} />
    </button>
  );
}
