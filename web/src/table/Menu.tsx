/** The menu of a table: links, appearance, record, leaving. */

import { ChallengeDayNote } from "../people/ChallengeDayNote";
import { TableChatButton } from "../people/TableChat";
import { TurnNotices } from "../people/TurnNotices";
import { myName, promises } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { isDay } from "../store/streak";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { LanguageButton } from "../ui/LanguageButton";
import { LinkLine } from "../ui/ShareLink";
import { seatName } from "../ui/seatName";
import { ThemeButton } from "../ui/ThemeButton";
import type { TableState } from "../wire";
import { MoveSeat } from "./MoveSeat";
import { downloadRecord } from "./saveFile";
import "./Menu.css";

interface Props {
  table: LiveTable;
  state: TableState;
  close: () => void;
  keys: () => void;
  settings: () => void;
}

export function Menu({ table, state, close, keys, settings }: Props) {
  const me = table.view.value;
  const seat = state.seats[me ?? -1];
  return (
    <Dialog title={state.title} close={close}>
      <div class="menu stack g10">
        {isDay(state.challenge) && <ChallengeDayNote state={state} />}
        <div class="line">
          <LanguageButton />
          <ThemeButton />
          <button
            type="button"
            class="button small grow"
            onClick={() => {
              close();
              settings();
            }}
          >
            <Icon name="settings" size={16} />
            {translate("settings")}
          </button>
        </div>
        {seat && (
          <label>
            <span class="field-label">{translate("your-name")}</span>
            <input
              class="input"
              maxLength={40}
              value={seat.name}
              onChange={(event) => {
                myName.value = event.currentTarget.value.trim();
                table.rename(myName.value);
              }}
            />
          </label>
        )}
        <TableChatButton done={close} />
        {seat && <TurnNotices table={table.id} />}
        {seat && me !== null && !state.lesson && <MoveSeat table={table} seat={me} />}
        <div>
          <span class="field-label">{translate("link-watch")}</span>
          <LinkLine address={`${location.origin}/t/${table.id}`} />
        </div>
        <a class="button" href={`/replay/${table.id}`}>
          <Icon name="replay" size={18} />
          {translate("replay-so-far")}
        </a>
        <button type="button" class="button" onClick={() => void downloadRecord(table.id, state.game)}>
          <Icon name="download" size={18} />
          {translate("download-record")}
        </button>
        <button
          type="button"
          class="button wide-only"
          onClick={() => {
            close();
            keys();
          }}
        >
          {translate("keys-title")} <kbd class="key">?</kbd>
        </button>
        {seat && !table.turn.value.over && (
          <button
            type="button"
            class="button"
            onClick={() => {
              if (seat.kind === "bot") table.sit();
              else table.leave(middleLevel());
              close();
            }}
          >
            <Icon name="bot" size={18} />
            {translate(seat.kind === "bot" ? "sit-again" : "leave-to-bot")}
          </button>
        )}
        {state.secret && (
          <p class="t11 muted promise">
            {translate("promise-kept", { secret: [state.secret, state.salt].filter(Boolean).join(" · ") })}
          </p>
        )}
        {state.promise && <p class="t11 muted promise">{translate("promise", { hash: state.promise.slice(0, 16) })}</p>}
        {state.promise && promises.value[table.id] !== undefined && promises.value[table.id] !== state.promise && (
          <p class="banner bad">{translate("promise-other")}</p>
        )}
        {!!state.mixed?.length && (
          <p class="t11 muted">
            {translate("promise-mixed", {
              names: state.mixed.map((each) => seatName(state.seats[each]!, each, state.seats)).join(", "),
            })}
          </p>
        )}
        {state.chosen && <p class="t11 muted">{translate("deal-chosen")}</p>}
        <a class="button" href="/">
          {translate("to-first-page")}
        </a>
      </div>
    </Dialog>
  );
}
