/** Shares a review: its link, and a file to save. */
import type { Signal } from "@preact/signals";
import { translate } from "../store/translations";
import { download } from "../table/saveFile";
import { Icon } from "../ui/Icon";
import { LinkLine } from "../ui/ShareLink";
import type { Review } from "../wire";

interface Props {
  table: string;
  review: Review;
  sharing: Signal<boolean>;
}

export function ShareReview({ table, review, sharing }: Props) {
  const save = () =>
    download(JSON.stringify(review, null, 2), `${review.game}-${table}-review.json`, "application/json");
  return (
    <span class="line review-giving">
      <button
        type="button"
        class="button small"
        aria-expanded={sharing.value}
        onClick={() => (sharing.value = !sharing.value)}
      >
        <Icon name="share" size={16} />
        {translate("share")}
      </button>
      <button type="button" class="button small" disabled={!review.done} onClick={save}>
        <Icon name="download" size={16} />
        {translate("review-save")}
      </button>
    </span>
  );
}

/** The link opens the review at the current turn. */
export const SharedReview = ({ path }: { path: string }) => (
  <div class="panel share-panel" role="status">
    <span class="field-label">{translate("review-share")}</span>
    <LinkLine address={location.origin + path} label={translate("review-share")} />
  </div>
);
