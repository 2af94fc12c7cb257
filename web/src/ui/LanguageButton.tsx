/** Changes the language without a reload. */
import { LANGUAGES, type Language, language } from "../store/deviceStorage";
import { translate } from "../store/translations";
import "./LanguageButton.css";

const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

export function LanguageButton() {
  return (
    <span class="button small language">
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={translate("language")}
        value={language.value}
        onChange={(event) => (language.value = event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
