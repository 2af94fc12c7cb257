/** No table to show: it is loading, the server is unreachable, or it does not exist. */

import type { ConnectionState } from "../store/connection";
import { lastSnapshot } from "../store/lastPosition";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { Logo } from "../ui/Logo";

export function NoTable({ reason, waiting }: { reason?: string; waiting?: ConnectionState }) {
  const stored = waiting === "lost" && lastSnapshot();
  return (
    <main class="empty-page">
      <Logo size={56} />
      <h1 class="serif t28">
        {reason ? translate("no-table") : waiting === "lost" ? translate("offline-title") : translate("fetching")}
      </h1>
      {reason && <p class="muted">{reason}</p>}
      {waiting === "lost" && <p class="muted">{translate("reconnecting")}</p>}
      {stored && (
        <a class="button" href="/offline">
          <Icon name="eye" size={18} />
          {translate("offline-last", { title: stored.title })}
        </a>
      )}
      {(reason || waiting === "lost") && (
        <a class="button" href="/">
          {translate("to-first-page")}
        </a>
      )}
    </main>
  );
}
