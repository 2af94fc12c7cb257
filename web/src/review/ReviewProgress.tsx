/** The progress of a review, or why there is none. */
import { translate } from "../store/translations";
import type { ReviewRequest } from "./ReviewRequest";

export function ReviewProgress({ reviewing }: { reviewing: ReviewRequest }) {
  const review = reviewing.review.value;
  if (reviewing.refused.value)
    return (
      <p class="banner" role="status">
        <span class="grow">{reviewing.refused.value}</span>
        <button type="button" class="button small" onClick={() => reviewing.ask()}>
          {translate("try-again")}
        </button>
      </p>
    );
  if (review?.done) return review.kind === "points" ? <p class="t12 muted">{translate("review-plain")}</p> : null;
  const share = Math.floor((review?.share ?? 0) * 100);
  return (
    <div class="review-growing line t12 muted">
      <span>{translate("review-growing", { share })}</span>
      <progress max={100} value={share} aria-label={translate("review-tab")} />
    </div>
  );
}
