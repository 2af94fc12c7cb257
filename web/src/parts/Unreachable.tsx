/** Says quietly that the server is out of reach, and that nothing is lost. */
import { unreachable } from "../store/reach";
import { say } from "../store/words";
import { Icon } from "./Icon";

/** In the tray, in place of the second line: always in sight, and nothing moves for it. */
export function UnreachableLine({ pending }: { pending: number }) {
  return (
    <p class="second cut lost" role="status">
      <Icon name="cloud" size={14} />
      {pending ? say("offline-pending", { count: pending }) : say(navigator.onLine ? "reconnecting" : "offline-now")}
    </p>
  );
}

/** Over a page of the house. */
export function UnreachableBanner() {
  if (!unreachable.value) return null;
  return (
    <p class="banner unreachable" role="status">
      <Icon name="cloud" size={16} />
      <span>{say("offline-known")}</span>
    </p>
  );
}
