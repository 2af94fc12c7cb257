/** What happened since I was last here: what each of the others did, turn by turn. */
import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import { LogList } from "./Log";
import "./News.css";

export function News({ table }: { table: LiveTable }) {
  const open = useSignal(false);
  const done = useSignal(false);
  const until = useSignal(0);
  if (!until.value && table.version.value) until.value = table.version.value;
  const since = table.lastSeen;
  const news = table.log.value.filter(
    (line) => line.seat < 0 || (line.at > since && line.at <= until.value && line.seat !== table.view.value),
  );
  const turns = new Set(news.filter((line) => line.seat >= 0).map((line) => line.turn));
  if (!since || done.value || !turns.size) return null;
  return (
    <div class="news">
      <button type="button" class="button small" onClick={() => (open.value = true)}>
        <Icon name="log" size={16} />
        {say("news", { count: turns.size })}
      </button>
      {open.value && (
        <Dialog title={say("since-last")} close={() => (done.value = true)}>
          <LogList lines={news.filter((line) => turns.has(line.turn))} past />
          <a class="button" href={`/replay/${table.id}?at=${since}`}>
            <Icon name="replay" size={18} />
            {say("replay-from-there")}
          </a>
        </Dialog>
      )}
    </div>
  );
}
