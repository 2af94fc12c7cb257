/** Learn: a first game for each game, one thing at a time. */
import { Icon } from "../parts/Icon";
import { Stamp } from "../parts/Picture";
import { catalogue } from "../store/api";
import { learned } from "../store/kept";
import { say } from "../store/words";
import { Frame } from "./Frame";
import { facts } from "./HomePage";
import { playNow } from "./play";
import "./LearnPage.css";

export function LearnPage() {
  return (
    <Frame title={say("nav-learn")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{say("nav-learn")}</h1>
        <p class="muted">{say("learn-how")}</p>
        {catalogue.value?.games.map((game) => (
          <section class="panel learn-card" key={game.id} aria-label={game.title}>
            <Stamp game={game.id} />
            <div class="stack grow">
              <h2 class="serif t20">{game.title}</h2>
              <span class="t12 muted">{facts(game)}</span>
              <p>{game.summary}</p>
            </div>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                learned.value = { ...learned.value, [game.id]: 1 };
                void playNow(game.id, true);
              }}
            >
              <Icon name="book" size={18} />
              {say("first-game")}
            </button>
          </section>
        ))}
      </main>
    </Frame>
  );
}
