/** The results on this device in one strip: matches, best and mean points of each game, the last days of the challenge. */

import { gameOf } from "../store/api";
import { language, myName } from "../store/deviceStorage";
import { lastDays, streak } from "../store/streak";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import type { TableEntry } from "../wire";
import "./Profile.css";

export function Profile({ finished }: { finished: TableEntry[] }) {
  const results = finished.flatMap(resultOf);
  if (!results.length) return null;
  const against = results.filter(({ alone }) => !alone); // solo matches have no winner
  const games = [...new Set(results.map(({ game }) => game))].slice(0, 3);
  return (
    <section class="panel profile line wrap" aria-label={translate("profile")}>
      <div class="profile-who line g12">
        <SeatShape seat={0} size={36} />
        <strong class="serif t20 cut">{myName.value || translate("guest")}</strong>
      </div>
      <Figures
        title={translate("profile-matches")}
        number={results.length}
        under={against.length ? translate("profile-won", { count: against.filter(({ won }) => won).length }) : ""}
      />
      {games.map((game) => {
        const points = results.filter((one) => one.game === game).map((one) => one.points);
        const mean = Math.round(points.reduce((sum, each) => sum + each, 0) / points.length);
        return (
          <Figures
            key={game}
            title={translate("profile-best", { title: gameOf(game)?.title ?? game })}
            number={Math.max(...points)}
            under={translate("profile-mean", { points: mean })}
          />
        );
      })}
      <Days />
    </section>
  );
}

function Figures({ title, number, under }: { title: string; number: number; under: string }) {
  return (
    <div class="figures stack">
      <span class="caption">{title}</span>
      <strong class="serif t28">{number}</strong>
      <span class="t12 muted">{under}</span>
    </div>
  );
}

/** Fourteen days, and how many in a row. */
function Days() {
  const short = new Intl.DateTimeFormat(language.value, { weekday: "narrow", timeZone: "UTC" });
  const count = streak();
  return (
    <div class="days">
      <div class="line">
        <span class="caption grow">{translate("challenge-of-day")}</span>
        <strong class="t12 line g4">
          {count > 1 && <Icon name="flame" size={14} />}
          {translate("streak", { count })}
        </strong>
      </div>
      <ol aria-hidden="true">
        {lastDays(14).map(({ day, played }) => (
          <li key={day} class={played ? "played" : ""}>
            <i>{played && <Icon name="check" size={12} />}</i>
            {short.format(new Date(day))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How I did at a finished table, if one seat there was mine. */
function resultOf(table: TableEntry): { game: string; points: number; won: boolean; alone: boolean }[] {
  const seat = table.seats.findIndex((one) => one.mine);
  const points = table.totals?.[seat];
  if (points === undefined) return [];
  return [{ game: table.game, points, won: !!table.winners?.includes(seat), alone: table.seats.length === 1 }];
}
