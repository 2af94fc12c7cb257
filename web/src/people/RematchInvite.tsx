/** Somebody has opened the rematch: everybody who is still here is invited. */
import { go } from "../route";
import { secretsOf } from "../store/api";
import { keepKeys } from "../store/deviceStorage";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import "./people.css";

export function RematchInvite({ table }: { table: LiveTable }) {
  const next = table.state.value?.next;
  if (!next || table.view.value === null) return null;
  const come = () => {
    keepKeys(next, secretsOf(table.id));
    go(`/t/${next}`);
  };
  return (
    <div class="rematch-invite line g12" role="status">
      <span class="grow">{translate("rematch-invited")}</span>
      <button type="button" class="button primary" onClick={come}>
        {translate("to-rematch")}
      </button>
    </div>
  );
}
