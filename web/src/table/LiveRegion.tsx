/** One polite voice: what others did, what was refused, and what is asked of me now. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../scene";
import { useAround } from "../scene/context";
import { signed } from "../store/log";
import { whoIn } from "../store/speech";
import type { LiveTable } from "../store/table";

const MOST = 4;

export function LiveRegion({ table }: { table: LiveTable }) {
  const { names, tell } = useAround();
  const spoken = useSignal("");
  const heard = useRef<Set<LogLine> | null>(null);
  const log = table.log.value;
  const prompt = tell(table.scene.value?.prompt.name);
  useEffect(() => {
    const known = heard.current;
    const news = known ? log.filter((line) => !known.has(line) && line.seat !== table.view.peek()) : [];
    heard.current = new Set(log);
    const said = news
      .slice(-MOST)
      .map((line) =>
        line.seat < 0
          ? tell(line.words, whoIn(line.words) === table.view.peek())
          : [`${names[line.seat]}:`, tell(line.words), signed(line.gain)].filter(Boolean).join(" "),
      );
    spoken.value = [...said, prompt].join(". ");
  }, [log, prompt]);
  const remark = table.remark.value?.words;
  return (
    <p class="unseen" role="status" aria-live="polite" id="voice">
      {remark ?? spoken.value}
    </p>
  );
}
