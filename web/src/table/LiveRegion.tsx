/** One polite live region for screen readers: moves of others, refusals, and the prompt. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../scene";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { whoIn } from "../store/textFormatter";
import { signed } from "../store/turnLog";

const MOST = 4;

export function LiveRegion({ table }: { table: LiveTable }) {
  const { names, format } = useTableInfo();
  const spaceLabel = useSignal("");
  const heard = useRef<Set<LogLine> | null>(null);
  const log = table.log.value;
  const prompt = format(table.scene.value?.prompt.name);
  useEffect(() => {
    const known = heard.current;
    const news = known ? log.filter((line) => !known.has(line) && line.seat !== table.view.peek()) : [];
    heard.current = new Set(log);
    const said = news
      .slice(-MOST)
      .map((line) =>
        line.seat < 0
          ? format(line.words, whoIn(line.words) === table.view.peek())
          : [`${names[line.seat]}:`, format(line.words), signed(line.gain)].filter(Boolean).join(" "),
      );
    spaceLabel.value = [...said, prompt].join(". ");
  }, [log, prompt]);
  const warning = table.warning.value;
  const remark = table.remark.value?.words ?? (warning && format(warning));
  return (
    <p class="unseen" role="status" aria-live="polite" id="voice">
      {remark ?? spaceLabel.value}
    </p>
  );
}
