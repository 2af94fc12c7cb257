/** Learn: the lessons, rules and practice positions of each game, and the player’s progress. */

import { useEffect, useRef } from "preact/hooks";
import { Stamp } from "../board/GameThumbnail";
import { OwnThemes } from "../coach/OwnThemes";
import { PracticeThemes } from "../coach/PracticeThemes";
import { LessonList } from "../learn/LessonList";
import { place } from "../route";
import { catalogue } from "../store/api";
import { lessonPath, nextLesson, practiceScore } from "../store/lessonProgress";
import { practicePath } from "../store/practicePositions";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import type { GameState } from "../wire";
import { facts } from "./HomePage";
import "./LearnPage.css";

export function LearnPage() {
  return (
    <Frame title={translate("nav-learn")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("nav-learn")}</h1>
        <p class="muted">{translate("learn-how")}</p>
        {catalogue.value?.games.map((game) => (
          <LearnCard key={game.id} game={game} />
        ))}
      </main>
    </Frame>
  );
}

function LearnCard({ game }: { game: GameState }) {
  const next = nextLesson(game) ?? game.lessons?.[0];
  const card = useRef<HTMLElement>(null);
  const asked = place.value.query.get("game") === game.id;
  useEffect(() => (asked ? keepInView(card.current!) : undefined), [asked]);
  return (
    <section ref={card} class="panel learn-card stack g12" aria-label={game.title}>
      <div class="line g16">
        <Stamp game={game.id} />
        <div class="stack grow">
          <h2 class="serif t20">{game.title}</h2>
          <span class="t12 muted">{facts(game)}</span>
          <p>{game.summary}</p>
        </div>
      </div>
      <LessonList game={game.id} />
      <OwnThemes game={game.id} />
      {!!game.practice && <PracticeThemes game={game} />}
      <div class="line g8 learn-buttons wrap">
        {next && (
          <a class="button primary" href={lessonPath(game.id, next.id)}>
            <Icon name="play" size={18} />
            {translate("lesson-begin", { lesson: next.title })}
          </a>
        )}
        {!!game.practice && (
          <a class="button" href={practicePath(game, "")}>
            <Icon name="hint" size={18} />
            {translate("practice")}
            <span class="t12 muted">{translate("practice-score", practiceScore(game))}</span>
          </a>
        )}
        <a class="button" href={`/api/print/${game.id}?format=${catalogue.value?.pdf ? "pdf" : "svg"}`} download>
          <Icon name="print" size={18} />
          {translate("print-sheet")}
        </a>
        {game.rules && (
          <a class="button" href={`/rules/${game.id}`}>
            <Icon name="book" size={18} />
            {translate("rules")}
          </a>
        )}
      </div>
    </section>
  );
}

/** What a hand does to go on by itself. */
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to a card, again whenever cards above it grow by what is loaded later, until the reader scrolls. */
function keepInView(card: HTMLElement): () => void {
  const growth = new ResizeObserver(() => card.scrollIntoView({ block: "start" }));
  growth.observe(card.parentElement!);
  const stop = () => {
    growth.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
  return stop;
}
