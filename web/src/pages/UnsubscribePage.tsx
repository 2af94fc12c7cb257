/** The page behind the link in a webhook's message: ends its notices. */
import { useSignal } from "@preact/signals";
import { stopNotices } from "../people/notify";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";

export function UnsubscribePage() {
  const done = useSignal(false);
  const problem = useSignal("");
  const stop = location.hash.slice(1);
  const end = async () => {
    try {
      await stopNotices(stop);
      done.value = true;
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <Frame title={translate("notices-end")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("notices-end")}</h1>
        <p class="muted" role="status">
          {problem.value || translate(done.value ? "notices-ended" : "notices-end-how")}
        </p>
        {!done.value && (
          <button type="button" class="button primary big" onClick={() => void end()}>
            {translate("notices-end")}
          </button>
        )}
      </main>
    </Frame>
  );
}
