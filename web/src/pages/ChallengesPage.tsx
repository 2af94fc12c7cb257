/** Today's deals, one a game; or one that somebody offered by link. */
import { Archive } from "../daily/Archive";
import { place } from "../route";
import { catalogue } from "../store/api";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Deal, dayOf, isPast, Results, Streak, TakeUp, useChallenges } from "./ChallengeCard";

export function ChallengesPage() {
  const all = useChallenges(place.value.query.get("name") ?? "");
  const when = all[0] && dayOf(all[0]);
  return (
    <Frame title={translate("nav-challenges")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">
          {when ? translate("challenge-of", { day: when }) : translate("nav-challenges")}
        </h1>
        <div class="line">
          <p class="muted grow">{translate(all[0] && isPast(all[0]) ? "daily-archive-how" : "challenge-how")}</p>
          <Streak />
        </div>
        {(catalogue.value?.players ?? "off") !== "off" && (
          <div class="line g12 wrap">
            <a class="button" href="/cup">
              {translate("cup-title")}
            </a>
            <a class="button" href="/tournaments">
              {translate("tournaments-title")}
            </a>
            <a class="button" href="/clubs">
              {translate("clubs-title")}
            </a>
            <a class="button" href="/people">
              {translate("people-title")}
            </a>
            <a class="button" href="/leaderboard">
              {translate("leaderboard-link")}
            </a>
          </div>
        )}
        {all.map((challenge) => (
          <section class="panel challenge-card stack g12" key={challenge.game} aria-label={challenge.title}>
            <div class="challenge-body">
              <Deal challenge={challenge} />
              <div class="stack grow">
                <h2 class="serif t20">{challenge.title}</h2>
                <Results challenge={challenge} most={10} />
              </div>
            </div>
            <TakeUp challenge={challenge} primary />
          </section>
        ))}
        <Archive />
      </main>
    </Frame>
  );
}
