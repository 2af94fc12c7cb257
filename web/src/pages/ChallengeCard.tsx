/** The challenge of the day: one deal, the same for everybody, and how it went. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { Stamp } from "../parts/Picture";
import { go } from "../route";
import { catalogue, challenges, gameOf, openTable } from "../store/api";
import { deviceName, keys, language, myName } from "../store/kept";
import { canSay, day, say } from "../store/words";
import type { Challenge, Result } from "../wire";
import { middleLevel } from "./play";
import "./ChallengeCard.css";

export const today = signal<Challenge[]>([]);

export function useChallenges(name = ""): Challenge[] {
  useEffect(() => {
    challenges(name)
      .then((answer) => (today.value = answer.challenges))
      .catch(() => {});
  }, [language.value, name]);
  return today.value;
}

/** The challenge's deal with the fewest seats: alone where the game has it, else against bots. */
export async function takeUp(challenge: Challenge): Promise<void> {
  const seats = Math.min(...(gameOf(challenge.game)?.seats ?? [2]));
  const me = { kind: "me" as const, name: myName.value || say("guest") };
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level: middleLevel() }));
  const name = /^\d{4}-/.test(challenge.name) ? "today" : challenge.name;
  const opened = await openTable({
    game: challenge.game,
    seats: [me, ...bots],
    challenge: name,
    device: deviceName(),
    hints: false,
  });
  go(`/t/${opened.table}`);
}

const best = (result: Result) => Math.max(...result.totals.filter((_, i) => !result.bots[i]), 0);
const who = (result: Result) => result.names.filter((_, i) => !result.bots[i]).join(", ");
export const ranked = (challenge: Challenge) => [...(challenge.results ?? [])].sort((a, b) => best(b) - best(a));
const mine = (result: Result) => result.table in keys.value;

export function Results({ challenge, most }: { challenge: Challenge; most: number }) {
  const all = ranked(challenge).slice(0, most);
  if (!all.length) return <p class="t12 muted">{say("no-results")}</p>;
  return (
    <ol class="results">
      {all.map((result, i) => (
        <li key={result.table} class={mine(result) ? "mine" : ""}>
          <span class="muted">{i + 1}</span>
          <span class="grow cut">
            {mine(result) ? say("you") : who(result)}
            {result.again && <span class="muted"> · {say("result-again")}</span>}
          </span>
          <strong>{best(result)}</strong>
        </li>
      ))}
    </ol>
  );
}

/** One game a day in turn: the first page shows that one. */
function gameOfTheDay(all: Challenge[]): Challenge | undefined {
  const number = Math.floor(Date.now() / 86400000);
  return all.length ? all[number % all.length] : undefined;
}

export const dayOf = (challenge: Challenge) => (/^\d{4}-/.test(challenge.name) ? day(challenge.name) : "");

export function ChallengeCard() {
  const challenge = gameOfTheDay(useChallenges());
  if (!challenge || !catalogue.value) return null;
  const my = ranked(challenge).find(mine);
  return (
    <section class="panel challenge-card" aria-label={say("challenge-of-day")}>
      <div class="line">
        <h2 class="serif t20 grow">{say("challenge-of-day")}</h2>
        <span class="chip">
          <Icon name="calendar" size={14} /> {dayOf(challenge)}
        </span>
      </div>
      <div class="challenge-body">
        <Stamp game={challenge.game} />
        <div class="stack grow">
          <strong>{challenge.title}</strong>
          <span class="t12 muted">{say("same-for-all")}</span>
          <Results challenge={challenge} most={3} />
        </div>
      </div>
      <button type="button" class="button" onClick={() => void takeUp(challenge)}>
        {my && canSay("beat-yours") ? say("beat-yours", { points: best(my) }) : say("take-up")}
      </button>
    </section>
  );
}

export function ChallengeLine() {
  const challenge = gameOfTheDay(useChallenges());
  if (!challenge) return null;
  return (
    <section class="panel challenge-line" aria-label={say("challenge-of-day")}>
      <span class="round-icon">
        <Icon name="calendar" size={22} />
      </span>
      <div class="stack grow">
        <strong>{say("challenge-of-day")}</strong>
        <span class="t12 muted">{challenge.title}</span>
      </div>
      <button type="button" class="button" onClick={() => void takeUp(challenge)}>
        {say("take-up")}
      </button>
    </section>
  );
}
