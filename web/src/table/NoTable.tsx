/** No table to show: it is being fetched, there is no line, or it does not exist. */
import { Icon } from "../parts/Icon";
import { Logo } from "../parts/Logo";
import type { LineState } from "../store/line";
import { lastSnapshot } from "../store/snapshot";
import { say } from "../store/words";

export function NoTable({ reason, waiting }: { reason?: string; waiting?: LineState }) {
  const kept = waiting === "lost" && lastSnapshot();
  return (
    <main class="empty-page">
      <Logo size={56} />
      <h1 class="serif t28">
        {reason ? say("no-table") : waiting === "lost" ? say("offline-title") : say("fetching")}
      </h1>
      {reason && <p class="muted">{reason}</p>}
      {waiting === "lost" && <p class="muted">{say("reconnecting")}</p>}
      {kept && (
        <a class="button" href="/offline">
          <Icon name="eye" size={18} />
          {say("offline-last", { title: kept.title })}
        </a>
      )}
      {(reason || waiting === "lost") && (
        <a class="button" href="/">
          {say("to-first-page")}
        </a>
      )}
    </main>
  );
}
