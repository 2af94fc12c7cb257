/** The list of keys. */
import { Dialog } from "../parts/Dialog";
import { say } from "../store/words";
import "./KeyList.css";

const KEYS: [string, string][] = [
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["N", "key-next"],
  ["B", "key-board"],
  ["U", "key-undo"],
  ["H", "key-hint"],
  ["D", "key-done"],
  ["L", "key-log"],
  ["R", "key-rules"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

export function KeyList({ close }: { close: () => void }) {
  return (
    <Dialog title={say("keys-title")} close={close}>
      <dl class="key-list">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd class="key">{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
