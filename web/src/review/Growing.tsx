/** How much of a review is worked out, or why there is none. */
import { say } from "../store/words";
import type { Reviewing } from "./Reviewing";

export function Growing({ reviewing }: { reviewing: Reviewing }) {
  const review = reviewing.review.value;
  if (reviewing.refused.value)
    return (
      <p class="banner" role="status">
        <span class="grow">{reviewing.refused.value}</span>
        <button type="button" class="button small" onClick={() => reviewing.ask()}>
          {say("try-again")}
        </button>
      </p>
    );
  if (review?.done) return review.kind === "points" ? <p class="t12 muted">{say("review-plain")}</p> : null;
  const share = Math.floor((review?.share ?? 0) * 100);
  return (
    <div class="review-growing">
      <span>{say("review-growing", { share })}</span>
      <progress max={100} value={share} aria-label={say("review-tab")} />
    </div>
  );
}
