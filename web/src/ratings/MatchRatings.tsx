/** After a rated match: how it changed the ratings, or why it did not. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../store/api";
import { useTableInfo } from "../store/tableContext";
import { hasMessage, needTranslations, translate } from "../store/translations";
import type { MatchRating } from "../wire";
import { ratingText } from "./ratingText";

/** Milliseconds between two looks, until the result is stored. */
const AGAIN = 1000;

export function MatchRatings({ table, seats }: { table: string; seats: number }) {
  needTranslations("ratings");
  const { names } = useTableInfo();
  const found = useSignal<MatchRating | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      found.value = await ask<MatchRating>(`/api/tables/${table}/rating`);
      if (!found.value.rated) timer = setTimeout(() => void look().catch(() => {}), AGAIN);
    };
    void look().catch(() => {});
    return () => clearTimeout(timer);
  }, [table]);
  const rating = found.value;
  if (!rating?.rated || !hasMessage("rated-result")) return null;
  return (
    <section class="panel stack g8" aria-label={translate("rated-result")}>
      <h2 class="caption">{translate("rated-result")}</h2>
      {rating.refused && <p>{translate(`rated-refused-${rating.refused}`)}</p>}
      {rating.seats?.map(({ seat, rating: after, change = 0 }) => (
        <p key={seat} class="line g12">
          <span class="grow">{names[seat]}</span>
          <span class="strong">{ratingText(after, seats === 1 ? "1" : "2")}</span>
          <span class="muted">
            {change < 0 ? "−" : "+"}
            {Math.abs(Math.round(change))}
          </span>
        </p>
      ))}
    </section>
  );
}
