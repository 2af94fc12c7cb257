/** The challenge of the day: one deal, the same for everybody, and how it went. */
import { useEffect } from "preact/hooks";
import { BoardStamp, TableStamp } from "../board/GameThumbnail";
import { go } from "../route";
import { catalogue, challenges, gameOf, myTables, openTable } from "../store/api";
import { best, days, isoDay, today, who } from "../store/challenges";
import { deviceName, keys, language, myName } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { unreachable } from "../store/serverStatus";
import { isDay, streak } from "../store/streak";
import { day, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { Challenge, ChallengeResult } from "../wire";
import "./ChallengeCard.css";

export function useChallenges(name = ""): Challenge[] {
  useEffect(() => {
    challenges(name)
      .then((answer) => {
        today.value = answer.challenges;
        days.value = answer.days ?? [];
      })
      .catch(() => {});
  }, [language.value, name]);
  return today.value.filter((one) => one.name === (name || isoDay()));
}

/** The challenge's deal with the fewest seats: alone where the game has it, else against bots. */
export async function takeUp(challenge: Challenge): Promise<void> {
  const seats = Math.min(...(gameOf(challenge.game)?.seats ?? [2]));
  const me = { kind: "me" as const, name: myName.value || translate("guest") };
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level: middleLevel() }));
  const name = challenge.name === isoDay() ? "today" : challenge.name;
  const opened = await openTable({
    game: challenge.game,
    seats: [me, ...bots],
    challenge: name,
    device: deviceName(),
    hints: false,
  });
  go(`/t/${opened.table}`);
}

export const ranked = (challenge: Challenge) => [...(challenge.results ?? [])].sort((a, b) => best(b) - best(a));
const mine = (result: ChallengeResult) => result.table in keys.value;

/** The best results, and the player's own best. */
export function Results({ challenge, most }: { challenge: Challenge; most: number }) {
  const all = ranked(challenge).map((result, i) => ({ result, place: i + 1 }));
  if (!all.length) return <p class="t12 muted">{translate("no-results")}</p>;
  const my = all.find(({ result }) => mine(result));
  const shown = !my || my.place <= most ? all.slice(0, most) : [...all.slice(0, most - 1), my];
  return (
    <ol class="results">
      {shown.map(({ result, place }) => (
        <li key={result.table} class={mine(result) ? "mine" : ""}>
          <span class="muted">{place}</span>
          <span class="grow cut">
            {mine(result) ? translate("you") : who(result)}
            {result.again && <span class="muted"> · {translate("result-again")}</span>}
          </span>
          <strong>{best(result)}</strong>
        </li>
      ))}
    </ol>
  );
}

/** The deal itself: what it lays on the table, and once I am at it my own table. */
export function Deal({ challenge }: { challenge: Challenge }) {
  const my = myTables.value?.find((table) => table.challenge === challenge.name && table.game === challenge.game);
  if (my) return <TableStamp table={my} />;
  return challenge.board ? <BoardStamp game={challenge.game} field={challenge.board} /> : null;
}

export function Streak() {
  const count = streak();
  if (count < 2) return null;
  return (
    <span class="chip streak">
      <Icon name="flame" size={14} /> {translate("streak", { count })}
    </span>
  );
}

/** One game a day in turn: the first page shows that one. */
function gameOfTheDay(all: Challenge[]): Challenge | undefined {
  const number = Math.floor(Date.now() / 86400000);
  return all.length ? all[number % all.length] : undefined;
}

export const dayOf = (challenge: Challenge) => (isDay(challenge.name) ? day(challenge.name) : "");

export function ChallengeCard() {
  const challenge = gameOfTheDay(useChallenges());
  if (!challenge || !catalogue.value) return null;
  return (
    <section class="panel challenge-card stack g12" aria-label={translate("challenge-of-day")}>
      <div class="line">
        <h2 class="serif t20 grow">{translate("challenge-of-day")}</h2>
        <span class="chip">
          <Icon name="calendar" size={14} /> {dayOf(challenge)}
        </span>
      </div>
      <div class="challenge-body">
        <Deal challenge={challenge} />
        <div class="stack grow">
          <div class="line">
            <strong class="grow">{challenge.title}</strong>
            <Streak />
          </div>
          <span class="t12 muted">{translate("same-for-all")}</span>
          <Results challenge={challenge} most={3} />
        </div>
      </div>
      <TakeUp challenge={challenge} />
    </section>
  );
}

interface TakeUpProps {
  challenge: Challenge;
  primary?: boolean;
  /** One button at most. */
  brief?: boolean;
}

/** Starts the challenge or continues it; after that it leads to everybody's boards, or plays the deal again. */
export function TakeUp({ challenge, primary = false, brief = false }: TakeUpProps) {
  const all = ranked(challenge).filter(mine);
  const my = all.find(({ again }) => !again) ?? all[0];
  const begun = myTables.value?.find(
    (table) => table.challenge === challenge.name && table.game === challenge.game && !table.over,
  );
  const look = primary ? "button primary" : "button";
  if (begun)
    return (
      <a class={look} href={`/t/${begun.table}`}>
        {translate("challenge-go-on")}
      </a>
    );
  const past = isPast(challenge);
  const again = (
    <button
      type="button"
      class={my ? "button" : look}
      disabled={unreachable.value}
      onClick={() => void takeUp(challenge)}
    >
      {translate(past ? "challenge-past" : my ? "challenge-again" : "take-up")}
    </button>
  );
  if (!my || !isDay(challenge.name)) return again;
  return (
    <div class="line wrap" style={{ justifyContent: "flex-end" }}>
      {!brief && again}
      <a class={look} href={`/t/${my.table}`}>
        {translate("daily-maps")}
      </a>
    </div>
  );
}

export const isPast = ({ name }: Challenge) => isDay(name) && name !== isoDay();

export function ChallengeLine() {
  const challenge = gameOfTheDay(useChallenges());
  if (!challenge) return null;
  const my = ranked(challenge).find(mine);
  return (
    <section class="panel challenge-line line g12" aria-label={translate("challenge-of-day")}>
      <Deal challenge={challenge} />
      <div class="stack grow">
        <strong>{translate("challenge-of-day")}</strong>
        <span class="t12 muted">
          {challenge.title}
          {my && ` · ${translate("result-solo", { points: best(my) })}`}
        </span>
        <Streak />
      </div>
      <TakeUp challenge={challenge} brief />
    </section>
  );
}
