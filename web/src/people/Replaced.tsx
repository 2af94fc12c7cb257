/** A bot plays my seat: the tray says so, and I take it back with one press. */
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import "./people.css";

export function isReplaced(table: LiveTable): boolean {
  return !table.turn.value.over && table.state.value?.seats[table.view.value ?? -1]?.kind === "bot";
}

export function ReplacedLines({ table }: { table: LiveTable }) {
  return (
    <div class="tray-lines replaced">
      <h2 class="serif prompt-title cut">{say("bot-plays-for-you")}</h2>
      <p class="second cut">{say("bot-plays-until")}</p>
      <button type="button" class="button primary" onClick={() => table.sit()}>
        {say("take-seat-back")}
      </button>
    </div>
  );
}
