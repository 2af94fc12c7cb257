/** Says that the line is lost, and that nothing is lost with it. */
import { Icon } from "../parts/Icon";
import type { Line } from "../store/line";
import { say } from "../store/words";

export function ConnectionBanner({ line }: { line: Line }) {
  if (line.state.value !== "lost") return null;
  return (
    <p class="banner" role="status">
      <Icon name="cloud" size={16} />
      <span>{say(navigator.onLine ? "reconnecting" : "offline-now")}</span>
    </p>
  );
}
