/** The list of keyboard shortcuts. */

import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
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
  ["O", "key-others"],
  ["R", "key-rules"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
];

export function KeyList({ close }: { close: () => void }) {
  return (
    <Dialog title={translate("keys-title")} close={close}>
      <dl class="key-list">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd class="key">{key}</kbd>
            </dt>
            <dd>{translate(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
