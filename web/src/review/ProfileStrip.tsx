/** What reviewed matches on this device say about my choices, game by game. */
import { gameOf } from "../store/api";
import { canSay, say, speaker } from "../store/words";
import { signed } from "./numbers";
import { profileOf } from "./profile";
import { reviewed } from "./reviewed";
import "./ProfileStrip.css";

export function ProfileStrip() {
  const games = [...new Set(reviewed.value.map((one) => one.game))];
  if (!games.length) return null;
  return (
    <section class="panel profile-strip" aria-label={say("review-profile")} tabIndex={0}>
      <h2 class="serif t20">{say("review-profile")}</h2>
      <table>
        <thead>
          <tr class="caption">
            <th>
              <span class="unseen">{say("game")}</span>
            </th>
            {["matches", "wins", "mean", "trend", "par", "lines"].map((what) => (
              <th key={what}>{say(`review-profile-${what}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <Row key={game} game={game} />
          ))}
        </tbody>
      </table>
      <p class="t11 muted">{say("review-profile-sense")}</p>
    </section>
  );
}

function Row({ game }: { game: string }) {
  const { matches, choices, trend, par, lines, wins } = profileOf(reviewed.value, game);
  const tell = speaker(game, []);
  const named = (level: string) => (canSay(`level-${level}`) ? say(`level-${level}`) : level);
  const shown = (points: number | null) => (points === null ? "–" : signed(points));
  return (
    <tr>
      <th scope="row">{gameOf(game)?.title ?? game}</th>
      <td>{matches}</td>
      <td>
        {wins.map(([level, won, all]) => say("review-profile-won", { level: named(level), won, all })).join(" · ")}
      </td>
      <td class="strong">{signed(choices)}</td>
      <td class={trend === null ? "" : trend < 0 ? "bad" : "good"}>{shown(trend)}</td>
      <td>{shown(par)}</td>
      <td>{tell && lines.map(([line, lost]) => `${tell([`score-${line}`, []])} ${signed(-lost)}`).join(" · ")}</td>
    </tr>
  );
}
