/** How I am notified of my turns: notifications, sounds, a webhook. Each ends with one click. */
import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { addHook, allowNotices, endHook, endNotices, hooks, notify, sounds } from "./notify";
import { play } from "./sound";

export function TurnNotices({ table }: { table: string }) {
  return (
    <fieldset class="turn-notices stack g8">
      <legend class="field-label">{translate("notices")}</legend>
      <DeviceNotices tables={[table]} label={translate("notices-allow")} />
      <Webhook table={table} />
      <a class="button small" href="/notices">
        {translate("notices-page")}
      </a>
    </fieldset>
  );
}

/** Notifications and sounds of this device, for these tables and those that I open later. */
export function DeviceNotices({ tables, label }: { tables: string[]; label: string }) {
  const refused = useSignal(false);
  const change = async (wanted: boolean) => {
    if (!wanted) await endNotices();
    else refused.value = !(await allowNotices(tables));
  };
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={notify.value}
          onChange={(event) => {
            const box = event.currentTarget;
            void change(box.checked).then(() => (box.checked = notify.peek()));
          }}
        />
        {label}
      </label>
      {refused.value && <p class="t12 muted">{translate("notices-refused")}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={sounds.value}
          onChange={(event) => {
            sounds.value = event.currentTarget.checked;
            if (sounds.value) play("turn");
          }}
        />
        {translate("sounds")}
      </label>
    </>
  );
}

/** A chat program or anything else that takes a message. */
export function Webhook({ table }: { table: string }) {
  const open = useSignal(false);
  const address = useSignal("");
  const secret = useSignal("");
  const problem = useSignal("");
  const hook = hooks.value[table];
  if (hook)
    return (
      <div class="stack g8">
        <div class="line">
          <span class="t12 grow cut" title={hook.address}>
            {translate("hook-active", { host: new URL(hook.address).host })}
          </span>
          <button type="button" class="button small" onClick={() => void endHook(table)}>
            {translate("hook-end")}
          </button>
        </div>
        {secret.value && (
          <label>
            <span class="t12 muted">{translate("hook-secret")}</span>
            <input class="input" readOnly value={secret.value} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
    );
  if (!open.value)
    return (
      <button type="button" class="quiet" onClick={() => (open.value = true)}>
        {translate("hook-add")}
      </button>
    );
  const add = async (event: Event) => {
    event.preventDefault();
    try {
      secret.value = await addHook(table, address.value.trim());
      problem.value = "";
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <form class="stack g8" onSubmit={(event) => void add(event)}>
      <label>
        <span class="t12 muted">{translate("hook-how")}</span>
        <input
          class="input"
          type="url"
          required
          placeholder="https://"
          value={address.value}
          onInput={(event) => (address.value = event.currentTarget.value)}
        />
      </label>
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
      <button type="submit" class="button small">
        {translate("hook-go")}
      </button>
    </form>
  );
}
