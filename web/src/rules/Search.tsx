/** Looking for words in the rules. */
import type { Signal } from "@preact/signals";
import { say } from "../store/words";

export function Search({ query }: { query: Signal<string> }) {
  return (
    <input
      class="input rule-search"
      type="search"
      aria-label={say("rules-search")}
      placeholder={say("rules-search")}
      value={query.value}
      onInput={(event) => (query.value = event.currentTarget.value)}
    />
  );
}
