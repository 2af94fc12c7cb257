/** The menu of a replayed position: continue it in a seat, view it from another seat, copy its link, download the record. */
import { signal, useSignal } from "@preact/signals";
import { go } from "../route";
import { branch, catalogue } from "../store/api";
import { myName } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { translate } from "../store/translations";
import { downloadRecord } from "../table/saveFile";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { LinkLine } from "../ui/ShareLink";
import type { TablePosition } from "../wire";

const level = signal("");

interface Props {
  id: string;
  now: TablePosition;
  names: string[];
  look: (seat: number | null) => void;
  close: () => void;
}

export function ReplayMenu({ id, now, names, look, close }: Props) {
  const problem = useSignal("");
  const play = async (seat: number) => {
    try {
      const opened = await branch(id, now.at, seat, level.value || middleLevel(), myName.value || translate("guest"));
      go(`/t/${opened.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const over = !!now.turn.over;
  return (
    <Dialog title={translate("play-on")} close={close}>
      <div class="menu stack g10">
        {!over && (
          <>
            <label>
              <span class="field-label">{translate("bot-level")}</span>
              <select
                class="select"
                value={level.value || middleLevel()}
                onChange={(event) => (level.value = event.currentTarget.value)}
              >
                {catalogue.value?.levels.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.title}
                  </option>
                ))}
              </select>
            </label>
            {names.map((name, seat) => (
              <button type="button" class="button" key={seat} onClick={() => void play(seat)}>
                <SeatShape seat={seat} />
                {translate("play-on-as", { name })}
              </button>
            ))}
          </>
        )}
        {problem.value && (
          <p class="bad" role="alert">
            {problem.value}
          </p>
        )}
        {names.length > 1 && (
          <div>
            <span class="field-label">{translate("look-from")}</span>
            <div class="line look-from">
              {names.map((name, seat) => (
                <button
                  type="button"
                  class="button small"
                  key={seat}
                  aria-pressed={now.view === seat}
                  onClick={() => {
                    look(seat);
                    close();
                  }}
                >
                  <SeatShape seat={seat} size={12} />
                  {name}
                </button>
              ))}
            </div>
          </div>
        )}
        <div>
          <span class="field-label">{translate("link-position")}</span>
          <LinkLine address={`${location.origin}/replay/${id}?at=${now.at}`} />
        </div>
        <button type="button" class="button" onClick={() => void downloadRecord(id, now.table.game)}>
          <Icon name="download" size={18} />
          {translate("download-record")}
        </button>
        <a class="button" href={`/t/${id}`}>
          {translate("to-table")}
        </a>
      </div>
    </Dialog>
  );
}
