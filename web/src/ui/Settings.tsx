/** Preferences: appearance, text, pace. They stay on this device. */

import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { type Theme, theme } from "../store/deviceStorage";
import {
  autoDone,
  autoDoneTold,
  largeText,
  leftHanded,
  letters,
  MOTIONS,
  motion,
  PACES,
  pace,
  strongPatterns,
  vibration,
} from "../store/preferences";
import { translate } from "../store/translations";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { LanguageButton } from "./LanguageButton";
import "./Settings.css";

const THEMES: Theme[] = ["system", "light", "dark"];

export function Settings({ close }: { close: () => void }) {
  return (
    <Dialog title={translate("settings")} close={close}>
      <div class="settings stack">
        <h3 class="caption">{translate("settings-look")}</h3>
        <Choice name="theme" value={theme} among={THEMES} />
        <div class="line setting">
          <span class="grow">{translate("language")}</span>
          <LanguageButton />
        </div>
        <Switch name="large-text" value={largeText} />
        <Switch name="letters" value={letters} />
        <Switch name="strong-patterns" value={strongPatterns} />
        <h3 class="caption">{translate("settings-play")}</h3>
        <Choice name="pace" value={pace} among={Object.keys(PACES) as (keyof typeof PACES)[]} />
        <Choice name="motion" value={motion} among={Object.keys(MOTIONS) as (keyof typeof MOTIONS)[]} />
        <Switch
          name="auto-done"
          value={autoDone}
          changed={() => (autoDoneTold.value = false)} // explained again when it is switched on again
        />
        <Switch name="left-handed" value={leftHanded} />
        {"vibrate" in navigator && <Switch name="vibration" value={vibration} />}
        <p class="t11 muted">{translate("settings-kept")}</p>
      </div>
    </Dialog>
  );
}

interface SwitchProps {
  name: string;
  value: Signal<boolean>;
  changed?: () => void;
}

export function Switch({ name, value, changed }: SwitchProps) {
  return (
    <label class="line setting">
      <span class="grow">
        {translate(`setting-${name}`)}
        <span class="t12 muted how">{translate(`setting-${name}-how`)}</span>
      </span>
      <input
        type="checkbox"
        class="switch"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
          changed?.();
        }}
      />
    </label>
  );
}

function Choice<T extends string>({ name, value, among }: { name: string; value: Signal<T>; among: T[] }) {
  return (
    <fieldset class="line setting">
      <legend class="unseen">{translate(`setting-${name}`)}</legend>
      <span class="grow" aria-hidden="true">
        {translate(`setting-${name}`)}
      </span>
      <span class="choice">
        {among.map((one) => (
          <label key={one}>
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={value.value === one}
              onChange={() => (value.value = one)}
            />
            <span>{translate(`setting-${name}-${one}`)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

export function SettingsButton() {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button small square"
        aria-label={translate("settings")}
        onClick={() => (open.value = true)}
      >
        <Icon name="settings" size={16} />
      </button>
      {open.value && <Settings close={() => (open.value = false)} />}
    </>
  );
}
