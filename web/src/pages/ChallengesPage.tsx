/** Today's deals, one a game; or one that somebody offered by link. */
import { Stamp } from "../parts/Picture";
import { place } from "../route";
import { say } from "../store/words";
import { dayOf, Results, takeUp, useChallenges } from "./ChallengeCard";
import { Frame } from "./Frame";

export function ChallengesPage() {
  const all = useChallenges(place.value.query.get("name") ?? "");
  const when = all[0] && dayOf(all[0]);
  return (
    <Frame title={say("nav-challenges")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{when ? say("challenge-of", { day: when }) : say("nav-challenges")}</h1>
        <p class="muted">{say("challenge-how")}</p>
        {all.map((challenge) => (
          <section class="panel challenge-card" key={challenge.game} aria-label={challenge.title}>
            <div class="challenge-body">
              <Stamp game={challenge.game} />
              <div class="stack grow">
                <h2 class="serif t20">{challenge.title}</h2>
                <Results challenge={challenge} most={10} />
              </div>
            </div>
            <button type="button" class="button primary" onClick={() => void takeUp(challenge)}>
              {say("take-up")}
            </button>
          </section>
        ))}
      </main>
    </Frame>
  );
}
