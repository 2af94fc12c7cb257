/** Presses Done when nothing else is left to do, if the setting is on. It shows an explanation before the first time. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Scene } from "../scene";
import { autoDone, autoDoneTold } from "../store/preferences";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { onlyDone } from "./pressableRows";

/** Long enough to see what I did, and to take it back. */
const MOMENT = 900;

export function AutoDone({ table, scene }: { table: LiveTable; scene: Scene }) {
  const telling = useSignal(false);
  const done = autoDone.value && !table.state.value?.lesson ? onlyDone(scene) : null;
  const waits = !!done && !done.warning && !table.pending.value.length;
  useEffect(() => {
    if (!waits) return;
    if (!autoDoneTold.value) {
      telling.value = true;
      return;
    }
    const timer = setTimeout(() => table.press(done), MOMENT);
    return () => clearTimeout(timer);
  }, [waits, table.version.value, autoDoneTold.value]);
  if (!telling.value) return null;
  const answer = (goOn: boolean) => () => {
    telling.value = false;
    autoDone.value = goOn;
    autoDoneTold.value = goOn;
  };
  return (
    <Dialog title={translate("setting-auto-done")} close={() => telling.peek() && answer(false)()}>
      <div class="stack g12">
        <p>{translate("auto-done-notice")}</p>
        <button type="button" class="button primary big" onClick={answer(true)}>
          {translate("auto-done-yes")}
        </button>
        <button type="button" class="button big" onClick={answer(false)}>
          {translate("auto-done-no")}
        </button>
      </div>
    </Dialog>
  );
}
