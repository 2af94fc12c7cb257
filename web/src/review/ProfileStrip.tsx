/** What reviewed matches on this device say about my choices, game by game. */
import { gameOf } from "../store/api";
import { formatterFor, hasMessage, translate } from "../store/translations";
import { isWide } from "../ui/media";
import { signed } from "./formatNumbers";
import { profileOf } from "./profile";
import { reviewed } from "./storedReviews";
import "./ProfileStrip.css";

const COLUMNS = ["matches", "wins", "mean", "trend", "par", "lines"] as const;
type Column = (typeof COLUMNS)[number];

export function ProfileStrip() {
  const games = [...new Set(reviewed.value.map((one) => one.game))];
  if (!games.length) return null;
  return (
    <section
      class="panel profile-strip stack g8"
      aria-label={translate("review-profile")}
      tabIndex={isWide.value ? 0 : undefined}
    >
      <h2 class="serif t20">{translate("review-profile")}</h2>
      {isWide.value ? <Overview games={games} /> : games.map((game) => <Card key={game} game={game} />)}
      <p class="t11 muted">{translate("review-profile-sense")}</p>
    </section>
  );
}

const columnTitle = (column: string) => translate(`review-profile-${column}`);

function Overview({ games }: { games: string[] }) {
  return (
    <table>
      <thead>
        <tr class="caption">
          <th>
            <span class="unseen">{translate("game")}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column}>{columnTitle(column)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const figures = figuresOf(game);
          return (
            <tr key={game}>
              <th scope="row">{gameOf(game)?.title ?? game}</th>
              {COLUMNS.map((column) => (
                <td key={column} class={column === "mean" ? "strong" : ""}>
                  {figures[column] || "–"}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** On a phone: one figure below the other. */
function Card({ game }: { game: string }) {
  const figures = figuresOf(game);
  return (
    <>
      <h3 class="strong">{gameOf(game)?.title ?? game}</h3>
      <dl class="stack g4 t12">
        {COLUMNS.filter((column) => figures[column]).map((column) => (
          <div key={column} class="line between">
            <dt class="muted">{columnTitle(column)}</dt>
            <dd class="strong">{figures[column]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What each column says about a game; empty where nothing is known. */
function figuresOf(game: string): Record<Column, string> {
  const { matches, choices, trend, par, lines, wins } = profileOf(reviewed.value, game);
  const format = formatterFor(game, []);
  const named = (level: string) => (hasMessage(`level-${level}`) ? translate(`level-${level}`) : level);
  const shown = (points: number | null) => (points === null ? "" : signed(points));
  const won = wins.map(([level, count, all]) =>
    translate("review-profile-won", { level: named(level), won: count, all }),
  );
  const costs = format ? lines.map(([line, lost]) => `${format([`score-${line}`, []])} ${signed(-lost)}`) : [];
  return {
    matches: `${matches}`,
    wins: won.join(" · "),
    mean: signed(choices),
    trend: shown(trend),
    par: shown(par),
    lines: costs.join(" · "),
  };
}
