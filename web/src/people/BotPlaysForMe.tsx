/** The tray while a bot plays my seat; one click takes the seat back. */
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import "./people.css";

export function isPlayedByBot(table: LiveTable): boolean {
  return !table.turn.value.over && table.state.value?.seats[table.view.value ?? -1]?.kind === "bot";
}

export function BotPlaysForMe({ table }: { table: LiveTable }) {
  return (
    <div class="tray-lines replaced">
      <h2 class="serif prompt-title cut">{translate("bot-plays-for-you")}</h2>
      <p class="second cut">{translate("bot-plays-until")}</p>
      <button type="button" class="button primary" onClick={() => table.sit()}>
        {translate("take-seat-back")}
      </button>
    </div>
  );
}
