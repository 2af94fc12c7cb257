/** A notice that the server is unreachable, and that nothing is lost. */
import { unreachable } from "../store/serverStatus";
import { translate } from "../store/translations";
import { Icon } from "./Icon";

/** In the tray, in place of the second line: always in sight, and nothing moves for it. */
export function UnreachableLine({ pending }: { pending: number }) {
  return (
    <p class="second cut lost" role="status">
      <Icon name="cloud" size={14} />
      {pending
        ? translate("offline-pending", { count: pending })
        : translate(navigator.onLine ? "reconnecting" : "offline-now")}
    </p>
  );
}

/** A banner over a page. */
export function UnreachableBanner() {
  if (!unreachable.value) return null;
  return (
    <p class="banner unreachable" role="status">
      <Icon name="cloud" size={16} />
      <span>{translate("offline-known")}</span>
    </p>
  );
}
