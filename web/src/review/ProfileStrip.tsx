/** What reviewed matches on this device say about my choices, game by game. */
import { gameOf } from "../store/api";
import { formatterFor, hasMessage, translate } from "../store/translations";
import { signed } from "./formatNumbers";
import { profileOf } from "./profile";
import { reviewed } from "./storedReviews";
import "./ProfileStrip.css";

export function ProfileStrip() {
  const games = [...new Set(reviewed.value.map((one) => one.game))];
  if (!games.length) return null;
  return (
    <section class="panel profile-strip" aria-label={translate("review-profile")} tabIndex={0}>
      <h2 class="serif t20">{translate("review-profile")}</h2>
      <table>
        <thead>
          <tr class="caption">
            <th>
              <span class="unseen">{translate("game")}</span>
            </th>
            {["matches", "wins", "mean", "trend", "par", "lines"].map((what) => (
              <th key={what}>{translate(`review-profile-${what}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Row key={game} game={game} />
          ))}
        </tbody>
      </table>
      <p class="t11 muted">{translate("review-profile-sense")}</p>
    </section>
  );
}

function Row({ game }: { game: string }) {
  const { matches, choices, trend, par, lines, wins } = profileOf(reviewed.value, game);
  const format = formatterFor(game, []);
  const named = (level: string) => (hasMessage(`level-${level}`) ? translate(`level-${level}`) : level);
  const shown = (points: number | null) => (points === null ? "–" : signed(points));
  return (
    <tr>
      <th scope="row">{gameOf(game)?.title ?? game}</th>
      <td>{matches}</td>
      <td>
        {wins
          .map(([level, won, all]) => translate("review-profile-won", { level: named(level), won, all }))
          .join(" · ")}
      </td>
      <td class="strong">{signed(choices)}</td>
      <td class={trend === null ? "" : trend < 0 ? "bad" : "good"}>{shown(trend)}</td>
      <td>{shown(par)}</td>
      <td>{format && lines.map(([line, lost]) => `${format([`score-${line}`, []])} ${signed(-lost)}`).join(" · ")}</td>
    </tr>
  );
}
