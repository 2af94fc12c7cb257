/** What my reviewed matches have in common: where I lose most, with those positions to play again. */
import { over } from "../review/formatNumbers";
import { themesOf } from "../review/profile";
import { reviewed } from "../review/storedReviews";
import { turnLabelOf } from "../review/turnLabel";
import { formatFor } from "../store/textFormatter";
import { formatterFor, translate } from "../store/translations";
import { tryPath } from "./CoachCard";

/** The number of positions that are offered. */
const MOST = 6;

export function OwnThemes({ game }: { game: string }) {
  const format = formatterFor(game, []);
  const [first] = themesOf(reviewed.value, game);
  if (!first || !format) return null;
  const { line, lost, matches } = first;
  const turns = [...first.turns].sort((a, b) => a.loss - b.loss).slice(0, MOST);
  return (
    <div class="themes stack g8" role="group" aria-label={translate("coach-themes")}>
      <h3 class="caption">{translate("coach-themes")}</h3>
      <p>{translate("coach-lose-most", { line: format([`score-${line}`, []]), points: lost, matches })}</p>
      <ul class="line wrap g8">
        {turns.map((turn) => (
          <li key={`${turn.table}/${turn.turn}`}>
            <a class="button" href={tryPath(turn)}>
              {translate("coach-position", {
                when: turnLabelOf(turn, formatFor(format, turn.seat)),
                points: over(turn.loss),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
