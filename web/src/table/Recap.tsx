/** What happened since the player was last here: the moves of each of the others, turn by turn. */
import { type Signal, signal, useSignal } from "@preact/signals";
import type { LogLine } from "../scene";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { LogList } from "./Log";
import "./Recap.css";

interface Arrival {
  /** The version that I came back to. */
  until: number;
  read: Signal<boolean>;
}

const arrivals = new WeakMap<LiveTable, Arrival>();

/** The one of this table, wherever it is asked for. */
function arrivalAt(table: LiveTable): Arrival {
  let known = arrivals.get(table);
  if (!known) arrivals.set(table, (known = { until: 0, read: signal(false) }));
  known.until ||= table.version.value;
  return known;
}

/** The lines of the turns in which others did something while I was away; none once they are read. */
export function recapOf(table: LiveTable): LogLine[] {
  const { until, read } = arrivalAt(table);
  const since = table.lastSeen;
  if (!since || read.value) return [];
  const isNew = ({ seat, at }: LogLine) => seat >= 0 && at > since && at <= until && seat !== table.view.value;
  const turns = new Set(table.log.value.filter(isNew).map((line) => line.turn));
  return table.log.value.filter((line) => turns.has(line.turn) && (line.seat < 0 || isNew(line)));
}

export function Recap({ table }: { table: LiveTable }) {
  const open = useSignal(false);
  const news = recapOf(table);
  if (!news.length) return null;
  return (
    <div class="news">
      <button type="button" class="button small" onClick={() => (open.value = true)}>
        <Icon name="log" size={16} />
        {translate("news", { count: new Set(news.map((line) => line.turn)).size })}
      </button>
      {open.value && (
        <Dialog title={translate("since-last")} close={() => (arrivalAt(table).read.value = true)}>
          <LogList lines={news} past />
          <a class="button" href={`/replay/${table.id}?at=${table.lastSeen}`}>
            <Icon name="replay" size={18} />
            {translate("replay-from-there")}
          </a>
        </Dialog>
      )}
    </div>
  );
}
