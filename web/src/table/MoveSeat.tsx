/** In the menu: take my seat to another device of mine, or leave this device alone with it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { secretOf } from "../store/lobby";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { LinkLine } from "../ui/ShareLink";

export function MoveSeat({ table, seat }: { table: LiveTable; seat: number }) {
  const ended = useSignal(false);
  const secret = useSignal("");
  const find = () =>
    secretOf(table.id, seat)
      .then((found) => (secret.value = found))
      .catch(() => {});
  useEffect(() => void find(), [table, seat]);
  if (!secret.value) return null;
  return (
    <div class="stack g8">
      <div>
        <span class="field-label">{translate("link-own")}</span>
        <LinkLine
          address={`${location.origin}/t/${table.id}#${secret.value}`}
          seat={seat}
          label={translate("link-own")}
        />
        <p class="t12 muted">{translate("link-own-how")}</p>
      </div>
      <button
        type="button"
        class="button"
        onClick={() =>
          void table.endOtherLinks().then(async () => {
            await find();
            ended.value = true;
          })
        }
      >
        <Icon name="link" size={18} />
        {translate("end-links")}
      </button>
      {ended.value && (
        <p class="t12 muted" role="status">
          {translate("links-ended")}
        </p>
      )}
    </div>
  );
}
