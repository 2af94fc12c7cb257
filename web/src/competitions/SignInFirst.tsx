/** Competitions show names that stay: a guest becomes a player first, and comes back here. */
import { place } from "../route";
import { translate } from "../store/translations";

export function SignInFirst() {
  const here = place.value.path + location.search + location.hash;
  return (
    <p class="banner line g12 wrap">
      <span class="grow">{translate("tournament-sign-in")}</span>
      <a class="button small" href={`/player?back=${encodeURIComponent(here)}`}>
        {translate("tournament-to-player")}
      </a>
    </p>
  );
}
