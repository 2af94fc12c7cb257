/** One polite voice: what others did, what was refused, and what is asked of me now. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../store/table";

export function LiveRegion({ table, names }: { table: LiveTable; names: string[] }) {
  const spoken = useSignal("");
  const heard = useRef(-1);
  const log = table.log.value;
  const prompt = table.scene.value?.prompt.name ?? "";
  useEffect(() => {
    const last = log.at(-1)?.at ?? 0;
    const news =
      heard.current < 0 ? [] : log.filter((line) => line.at > heard.current && line.seat !== table.view.peek());
    heard.current = last;
    const said = news.slice(-4).map((line) => (line.seat < 0 ? line.words : `${names[line.seat]}: ${line.words}`));
    spoken.value = [...said, prompt].join(". ");
  }, [log, prompt]);
  const remark = table.remark.value?.words;
  return (
    <p class="unseen" role="status" aria-live="polite" id="voice">
      {remark ?? spoken.value}
    </p>
  );
}
