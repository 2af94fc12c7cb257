/** After a finished match, once: Farshore can be kept on this device like an app. */
import { stored } from "../store/deviceStorage";
import { installPrompt } from "../store/installPrompt";
import { translate } from "../store/translations";

/** Whether it was answered on this device. */
const answered = stored<boolean>("install-answered", false);

/** Safari has no install prompt: players add the page by hand. `standalone` says whether they have done so. */
const isByHand = () => (navigator as { standalone?: boolean }).standalone === false;

export function InstallOffer() {
  const prompt = installPrompt.value;
  if (answered.value || !(prompt || isByHand())) return null;
  const install = async () => {
    await prompt!.prompt();
    installPrompt.value = null; // it can be used once
    answered.value = true;
  };
  return (
    <section class="panel line g12 wrap" aria-label={translate("install-title")}>
      <div class="grow" style={{ flexBasis: "260px" }}>
        <strong>{translate("install-title")}</strong>
        <p class="t12 muted">{translate(prompt ? "install-how" : "install-by-hand")}</p>
      </div>
      <span class="line g8">
        <button type="button" class="button small" onClick={() => (answered.value = true)}>
          {translate("install-later")}
        </button>
        {prompt && (
          <button type="button" class="button small primary" onClick={() => void install()}>
            {translate("install-go")}
          </button>
        )}
      </span>
    </section>
  );
}
