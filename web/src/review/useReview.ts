/** The review of a table's match while something shows it; what is mine goes into the profile when it is done. */
import { useEffect, useMemo } from "preact/hooks";
import type { LiveTable } from "../store/table";
import { lineOf, withLine } from "./profile";
import { ReviewRequest } from "./ReviewRequest";
import { reviewed } from "./storedReviews";

export function useReview(table: LiveTable): ReviewRequest {
  const reviewing = useMemo(() => new ReviewRequest(table), [table]);
  useEffect(() => () => reviewing.close(), [reviewing]);
  const review = reviewing.review.value;
  const mine = (table.state.value?.seats ?? []).flatMap((seat, i) => (seat.mine && seat.kind === "person" ? [i] : []));
  useEffect(() => {
    if (!review?.done) return;
    for (const seat of mine)
      reviewed.value = withLine(reviewed.peek(), lineOf(table.id, review, seat, table.state.peek()?.seats));
  }, [review?.done, mine.join()]);
  return reviewing;
}
