/** Search in the rules. */
import type { Signal } from "@preact/signals";
import { translate } from "../store/translations";

export function Search({ query }: { query: Signal<string> }) {
  return (
    <input
      class="input rule-search"
      type="search"
      aria-label={translate("rules-search")}
      placeholder={translate("rules-search")}
      value={query.value}
      onInput={(event) => (query.value = event.currentTarget.value)}
    />
  );
}
