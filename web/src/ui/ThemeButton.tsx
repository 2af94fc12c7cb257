/** Switches between light and dark; at first the theme is that of the system. */
import { isDark, theme } from "../store/deviceStorage";
import { translate } from "../store/translations";
import { Icon } from "./Icon";

export function ThemeButton() {
  const dark = isDark();
  return (
    <button
      type="button"
      class="button small square theme-button"
      aria-label={translate(dark ? "theme-light" : "theme-dark")}
      onClick={() => (theme.value = dark ? "light" : "dark")}
    >
      <Icon name={dark ? "sun" : "moon"} size={16} />
    </button>
  );
}
