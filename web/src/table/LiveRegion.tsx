/** One polite voice: what others did, what was refused, and what is asked of me now. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useAround } from "../scene/context";
import type { LiveTable } from "../store/table";

export function LiveRegion({ table }: { table: LiveTable }) {
  const { names, tell } = useAround();
  const spoken = useSignal("");
  const heard = useRef(-1);
  const log = table.log.value;
  const prompt = tell(table.scene.value?.prompt.name);
  useEffect(() => {
    const last = log.at(-1)?.at ?? 0;
    const news =
      heard.current < 0 ? [] : log.filter((line) => line.at > heard.current && line.seat !== table.view.peek());
    heard.current = last;
    const said = news
      .slice(-4)
      .map((line) => (line.seat < 0 ? tell(line.words) : `${names[line.seat]} ${tell(line.words)}`));
    spoken.value = [...said, prompt].join(". ");
  }, [log, prompt]);
  const remark = table.remark.value?.words;
  return (
    <p class="unseen" role="status" aria-live="polite" id="voice">
      {remark ?? spoken.value}
    </p>
  );
}
