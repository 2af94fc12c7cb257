/** Light or dark; at first as the system has it. */
import { isDark, theme } from "../store/kept";
import { say } from "../store/words";
import { Icon } from "./Icon";

export function ThemeButton() {
  const dark = isDark();
  return (
    <button
      type="button"
      class="button small square"
      aria-label={say(dark ? "theme-light" : "theme-dark")}
      onClick={() => (theme.value = dark ? "light" : "dark")}
    >
      <Icon name={dark ? "sun" : "moon"} size={16} />
    </button>
  );
}
