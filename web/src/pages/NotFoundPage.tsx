/** The page for an unknown address. */

import { translate } from "../store/translations";
import { Logo } from "../ui/Logo";

export function NotFoundPage() {
  return (
    <main class="empty-page">
      <Logo size={56} />
      <h1 class="serif t28">{translate("no-such-page")}</h1>
      <a class="button primary" href="/">
        {translate("to-first-page")}
      </a>
    </main>
  );
}
