/** Somebody has opened the rematch: everybody who is still here is invited. */
import { go } from "../route";
import { secretsOf } from "../store/api";
import { keepKeys } from "../store/kept";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import "./people.css";

export function RematchInvite({ table }: { table: LiveTable }) {
  const next = table.state.value?.next;
  if (!next || table.view.value === null) return null;
  const come = () => {
    keepKeys(next, secretsOf(table.id));
    go(`/t/${next}`);
  };
  return (
    <div class="rematch-invite" role="status">
      <span class="grow">{say("rematch-invited")}</span>
      <button type="button" class="button primary" onClick={come}>
        {say("to-rematch")}
      </button>
    </div>
  );
}
