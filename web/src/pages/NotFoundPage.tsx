/** An address that leads nowhere. */
import { Logo } from "../parts/Logo";
import { say } from "../store/words";

export function NotFoundPage() {
  return (
    <main class="empty-page">
      <Logo size={56} />
      <h1 class="serif t28">{say("no-such-page")}</h1>
      <a class="button primary" href="/">
        {say("to-first-page")}
      </a>
    </main>
  );
}
