/** Practice positions of a game by theme, with my rating and how many I found in a row. */
import { triedIn } from "../store/lessonProgress";
import { positionsOf, practicePath } from "../store/practicePositions";
import { formatterFor, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { GameState } from "../wire";
import { foundInRow, practiceThemes, ratingOf } from "./practiceRating";

export function PracticeThemes({ game }: { game: GameState }) {
  const format = formatterFor(game.id, []);
  const positions = positionsOf(game.id);
  const tried = triedIn(game.id);
  const themes = practiceThemes(positions, tried);
  if (!format || !themes.length) return null;
  const row = foundInRow(tried);
  return (
    <div class="themes stack g8" role="group" aria-label={translate("coach-practice")}>
      <div class="line g12 wrap">
        <h3 class="caption grow">{translate("coach-practice")}</h3>
        {Object.keys(tried).length > 0 && (
          <>
            <span class="t12 strong">{translate("coach-rating", { rating: ratingOf(positions, tried) })}</span>
            {row > 0 && (
              <span class="t12 line g4">
                <Icon name="flame" size={14} />
                {translate("coach-row", { count: row })}
              </span>
            )}
          </>
        )}
      </div>
      <ul class="line wrap g8">
        {themes.map(({ line, ids, found }) => (
          <li key={line}>
            <a class="button" href={practicePath(game, line)}>
              {translate("coach-theme", { line: format([`score-${line}`, []]), found, all: ids.length })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
